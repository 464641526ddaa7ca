import { completeOptions, fastSource, Match, inSteps } from '../../../engine/index.ts'
import type { AnyAsk, ChanceSource, Game, GameEvent, Options, Problem } from '../../../engine/index.ts'
import { defaultContent, type Content, type Scenario } from '../content/content.ts'
import { heroscape } from '../index.ts'
import { checkOptions } from '../rules/setup/options.ts'
import { roster } from '../rules/table/roster.ts'
import type { Play, Procedure } from '../rules/table/rules.ts'
import type { ArmyCard, Role, State } from '../rules/table/state.ts'
import { beginTurn, endTurn } from '../rules/rounds/turn.ts'
import type { TurnArgs } from '../rules/rounds/turn-args.ts'
import { tableOf, type HeroscapeMatch, type Position } from './position.ts'

function* nothing(_play: Play, _args: TurnArgs): Procedure {}

/** The game in which turns begin and end, but nobody moves or attacks. */
const quiet: Game<State, Content> = {
  ...heroscape,
  procedures: {
    ...heroscape.procedures,
    turn: inSteps<State, Content, TurnArgs>('turn', [beginTurn, nothing, nothing, endTurn]),
  },
}

export interface Quiet {
  readonly match: HeroscapeMatch
  readonly events: GameEvent[]
}

/** The built-in content with one scenario changed. */
export function withScenario(id: string, change: (scenario: Scenario) => Partial<Scenario>): Content {
  const content = defaultContent()
  const scenarios = content.scenarios.map((one) => (one.id === id ? { ...one, ...change(one) } : one))
  return { ...content, scenarios }
}

export function allOptions(roles: number, options: object): Options {
  const complete = completeOptions(heroscape.options, options, roles)
  if (!complete.ok) throw new Error(JSON.stringify(complete.problems))
  return complete.value
}

/** What is wrong with these options. */
export const problemsOf = (roles: number, options: object, content: Content = defaultContent()): Problem[] =>
  checkOptions(content, roles, allOptions(roles, options))

/** A whole quiet game from its setup. */
export function quietGame(
  roles: number,
  options: object = {},
  source: ChanceSource = fastSource('quiet'),
  content: Content = defaultContent(),
): Quiet {
  const problems = problemsOf(roles, options, content)
  if (problems.length > 0) throw new Error(JSON.stringify(problems))
  return begin(content, heroscape.setup(content, roles, allOptions(roles, options)), source)
}

/** A quiet game that goes on from a position with this frame; default: a new round. */
export function quietPosition(
  position: Position,
  source: ChanceSource = fastSource('quiet'),
  frame: { procedure: string; args: object } = { procedure: 'round', args: { step: 0 } },
): Quiet {
  const { state, content } = tableOf(position)
  state.next.push(frame)
  return begin(content, state, source)
}

function begin(content: Content, state: State, source: ChanceSource): Quiet {
  const match = new Match(quiet, content, state.roles, state, source)
  const events: GameEvent[] = []
  match.listener = (event) => events.push(event)
  return { match: match.begin(), events }
}

/** The question that waits for this role. */
export function askedOf(match: HeroscapeMatch, role: Role): AnyAsk<State, Content> {
  const ask = match.play.pending.find((one) => one.role === role)
  if (ask === undefined) throw new Error(`nobody asks player ${role}`)
  return ask
}

export const offeredTo = (match: HeroscapeMatch, role: Role): string[] => {
  const ask = askedOf(match, role)
  return match.play.options(ask).map((option) => ask.question.key(match.play, option, ask))
}

/** Who is asked what: `marker@0`. */
export const waiting = (match: HeroscapeMatch): string[] =>
  match.play.pending.map(({ question, role }) => `${question.name}@${role}`)

/** Answers for a role; a refusal is a failed test. */
export function pick(match: HeroscapeMatch, role: Role, ...keys: string[]): void {
  for (const option of keys) {
    const ask = askedOf(match, role)
    const accepted = match.answer({ role, question: match.idOf(ask), option })
    if (!accepted.ok) throw new Error(`${option} is not offered: ${offeredTo(match, role).join(' ')}`)
  }
}

/** The number of a card, or of one of its further copies. */
export function cardNumber(match: HeroscapeMatch, id: string, copy = 0): ArmyCard {
  const found = roster(match).cards.flatMap((card, number) => (card.id === id ? [number] : []))
  return found[copy]
}

export const cardKey = (match: HeroscapeMatch, id: string, copy = 0): string => `card:${cardNumber(match, id, copy)}`

/** Keys of cards as their ids, everything else as it is. */
export const named = (match: HeroscapeMatch, keys: readonly string[]): string[] =>
  keys.map((key) => (key.startsWith('card:') ? roster(match).cards[Number(key.slice(5))].id : key))

/** The ids of the cards that a role has brought. */
export const armyOf = (match: HeroscapeMatch, role: Role): string[] =>
  match.state.broughtBy.flatMap((one, card) => (one === role ? [roster(match).cards[card].id] : []))

/** Takes the first option as long as this question is asked. */
export function whileAsked(match: HeroscapeMatch, name: string): void {
  for (let ask = match.play.pending[0]; ask?.question.name === name; ask = match.play.pending[0])
    pick(match, ask.role, offeredTo(match, ask.role)[0])
}

/** Takes cards, each with its figures put somewhere, or completes the army. */
export function take(match: HeroscapeMatch, role: Role, ...ids: string[]): void {
  for (const id of ids) {
    const key = offeredTo(match, role).find((one) => named(match, [one])[0] === id)
    pick(match, role, key ?? id)
    if (id !== 'done') whileAsked(match, 'place')
  }
}

/** The events of one kind, without the kind. */
export const toldAs = (events: readonly GameEvent[], type: string): object[] =>
  events.filter((event) => event.type === type).map(({ type: _, ...rest }) => rest)
