import { completeOptions, EVERYONE, fastSource, gameOver, Match } from '../../../engine/index.ts'
import type { ChanceSource, Game, GameEvent, Options, Problem, Roles } from '../../../engine/index.ts'
import { defaultContent, type Content } from '../content/content.ts'
import { immortals } from '../index.ts'
import { layWithDraft, type LaidDraft } from '../lessons/lay.ts'
import { checkOptions, optionSpecs } from '../rules/setup/options.ts'
import { setup } from '../rules/setup/setup.ts'
import type { Play, Procedure } from '../rules/table/rules.ts'
import type { Card, Role, State } from '../rules/table/state.ts'
import type { ImmortalsMatch, Position } from './position.ts'

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
export interface DraftPosition extends Omit<Position, 'cards' | 'planned' | 'phase' | 'arrange'>, LaidDraft {
  /** By role: conflict cards that were kept. */
  readonly kept?: Readonly<Record<Role, readonly Card[]>>
}

export function draftMatch(position: DraftPosition, source: ChanceSource = fastSource('draft')): Told {
  const content = position.content?.(defaultContent()) ?? defaultContent()
  const { kept: cards, ...laid } = position
  return told(layWithDraft(content, cards === undefined ? laid : { ...laid, cards }, position), content, source)
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
