/** One player of several (`anyPlayer`), and other plain questions of effects. */
import { say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask } from '../../../../engine/index.ts'
import type { Decider, PlayerSel } from '../../content/effects/selectors.ts'
import { clockwise } from '../phases/turn-order.ts'
import type { Role } from '../table/state.ts'
import type { Context } from './context.ts'
import { decide } from './decide.ts'
import { deciderOf, playersOf } from './which-players.ts'

interface PlayerArgs {
  readonly source: number
  readonly of: number
  /** Who is not meant, or NONE. */
  readonly except: number
}

export const choosePlayer: QuestionOf<PlayerArgs> = {
  name: 'choosePlayer',
  kind: 'option',
  rule: 'UP-RUL-05',
  options(t, { arg }, out) {
    for (const role of clockwise(t.state)) if (role !== arg.except) out.push(role)
  },
  key: (_t, role) => `role:${role}`,
  prompt: (_t, { arg: { source, of } }) => say('card.playerPrompt', { source, of }),
  describe: (_t, role) => ({ label: say('card.player', { role }), targets: [`role:${role}`] }),
}

/** The players of a selector; `anyPlayer` is chosen by `by` (default `you`, else the first player). */
export function* chosenPlayers(play: Play, sel: PlayerSel, c: Context, by?: Decider): Procedure<readonly Role[]> {
  if (sel !== 'anyPlayer') return playersOf(play, sel, c)
  return [yield* decide(play, choosePlayer, deciderOf(play, by, c), { source: c.source, of: c.of, except: -1 })]
}

interface YesNoArgs {
  readonly source: number
  readonly of: number
  readonly about: 'may' | 'again' | 'pay' | 'bottom'
}

export const YES = 1
const NO = 0

export const mayDo: QuestionOf<YesNoArgs> = {
  name: 'mayDo',
  kind: 'option',
  rule: 'UP-RUL-05',
  options: (_t, _ask, out) => void out.push(YES, NO),
  key: (_t, option) => (option === YES ? 'yes' : 'no'),
  prompt: (_t, { arg: { source, of, about } }) => say('card.mayPrompt', { source, of, about }),
  describe: (_t, option) => ({ label: option === YES ? say('card.yes') : say('card.no') }),
}

export function* isWanted(play: Play, role: Role, c: Context, about: YesNoArgs['about']): Procedure<boolean> {
  return (yield* ask(play, mayDo, role, { source: c.source, of: c.of, about })) === YES
}
