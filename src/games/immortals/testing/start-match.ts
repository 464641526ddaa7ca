import { completeOptions, EVERYONE, fastSource, gameOver, Match } from '../../../engine/index.ts'
import type { ChanceSource, Game, GameEvent, Options, Problem, Roles } from '../../../engine/index.ts'
import { conflictCardsOf, worldOfConflictCard } from '../content/cards.ts'
import { defaultContent, type Content } from '../content/content.ts'
import { LIGHT, SHADOW } from '../content/names.ts'
import { immortals } from '../index.ts'
import { checkOptions, optionSpecs } from '../rules/setup/options.ts'
import { setup } from '../rules/setup/setup.ts'
import type { Play, Procedure } from '../rules/table/rules.ts'
import { NONE, type Card, type Role, type State } from '../rules/table/state.ts'
import { tableOf, type ImmortalsMatch, type Position } from './position.ts'

function* stop(_play: Play, _args: object): Procedure {
  yield* gameOver({ kind: 'nobody' })
}

/** The game that ends where the first game round would begin. */
export const startOnly: Game<State, Content> = { ...immortals, procedures: { ...immortals.procedures, round: stop } }

export interface Told {
  readonly match: ImmortalsMatch
  readonly events: { readonly event: GameEvent; readonly to: Roles }[]
}

export function allOptions(roles: number, options: object = {}): Options {
  const complete = completeOptions(optionSpecs, options, roles)
  if (!complete.ok) throw new Error(JSON.stringify(complete.problems))
  return complete.value
}

export const problemsOf = (roles: number, options: object, content: Content = defaultContent()): Problem[] =>
  checkOptions(content, roles, allOptions(roles, options))

function told(state: State, content: Content, source: ChanceSource): Told {
  const match = new Match(startOnly, content, state.roles, state, source)
  const events: Told['events'] = []
  match.listener = (event, to) => void events.push({ event, to })
  match.begin()
  return { match, events }
}

/** From the very beginning. */
export function startMatch(
  roles: number,
  source: ChanceSource = fastSource('start'),
  content = defaultContent(),
): Told {
  return told(setup(content, roles, allOptions(roles)), content, source)
}

/** A position in the draft; cards that are not named lie in the stacks. */
export interface DraftPosition extends Omit<Position, 'cards' | 'planned' | 'phase' | 'arrange'> {
  /** By role: sizes of the groups on the player board. */
  readonly groups: readonly (readonly number[])[]
  /** By role: cards of one world. */
  readonly hands: readonly (readonly Card[])[]
  /** By role: land cards (as names) that were taken already. */
  readonly holders?: Readonly<Record<number, Role>>
  /** By role: conflict cards that were kept. */
  readonly kept?: Readonly<Record<Role, readonly Card[]>>
  /** What is left in the stacks; the other cards are out of the test. */
  readonly stacks?: readonly Card[]
  /** Of the start round. Default: choosing. */
  readonly step?: number
  readonly draftRound?: number
}

export function draftMatch(position: DraftPosition, source: ChanceSource = fastSource('draft')): Told {
  const { state, content } = tableOf({
    ...position,
    phase: 'draft',
    round: 0,
    ...(position.kept === undefined ? {} : { cards: position.kept }),
    arrange: (s) => layDraft(s, position),
  })
  state.supply = state.box
  state.box = state.supply.map(() => 0)
  state.next.push({ procedure: 'startRound', args: { step: position.step ?? 4 } })
  return told(state, content, source)
}

function layDraft(s: State, position: DraftPosition): void {
  s.groups = position.groups.map((sizes) => sizes.slice())
  for (const [name, role] of Object.entries(position.holders ?? {})) s.holder[Number(name)] = role
  const out = new Set([...position.hands.flat(), ...s.conflict.flat(), ...s.discard])
  const inStack = (card: Card): boolean => !out.has(card) && (position.stacks?.includes(card) ?? true)
  s.drawPile = []
  s.draft = {
    round: position.draftRound ?? 1,
    stacks: [SHADOW, LIGHT].map((world) => conflictCardsOf(world).filter(inStack)),
    hands: position.hands.map((hand) => hand.slice().sort((a, b) => a - b)),
    world: position.hands.map((hand, role) => (hand.length > 0 ? worldOfConflictCard(hand[0]) : role % 2)),
    chosen: position.hands.map(() => NONE),
    isOpen: 0,
    placed: 0,
  }
}

/** Answers everything by the first option (or by `pick`) until nothing waits or `until` says so. */
export function playOn(
  match: ImmortalsMatch,
  until: (state: State) => boolean = () => false,
  pick: (n: number) => number = () => 0,
): number {
  let answers = 0
  while (!match.over && !until(match.state)) {
    const [ask] = match.play.pending
    const options = match.play.options(ask)
    const option = ask.question.key(match.play, options[pick(options.length)], ask)
    const accepted = match.answer({ role: ask.role, question: match.idOf(ask), option })
    if (!accepted.ok) throw new Error(`${option} was offered and refused`)
    if (++answers > 2000) throw new Error('the start round does not end')
  }
  return answers
}

/** The events of one kind that everybody was told, or that a set of roles alone was told. */
export const toldAs = (events: Told['events'], type: string, to: Roles = EVERYONE): GameEvent[] =>
  events.filter((one) => one.event.type === type && one.to === to).map((one) => one.event)
