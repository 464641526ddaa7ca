import { isAsked, type AnyAsk, type Play } from '../../../engine/index.ts'
import type { Content } from '../content/content.ts'
import { UNIT_TYPES } from '../content/units.ts'
import { ALL, marchers, moveCount, moveMoreQuestion, moveTo, moveWhich, PICK } from '../rules/actions/move.ts'
import { payPoints, payTiles } from '../rules/actions/pay.ts'
import type { Role, State } from '../rules/table/state.ts'
import { ACTION_SPAN, chooseAction, MOVE } from '../rules/turn/turn.ts'
import { Actions, NEVER, type Judged } from './actions.ts'
import type { March } from './marches.ts'
import type { Weights } from './worth.ts'

type Ask = AnyAsk<State, Content>
type Options = readonly number[]

/** A march that was thought of when its first question came, to be answered without thinking again. */
interface Meant {
  readonly role: Role
  readonly checkpoint: number
  readonly march: March
}

/** Ways and places that are looked at more closely. */
const BREADTH = 3
/** Payments are listed with the least waste first. */
const PAYMENTS = 4

/** Answers quickly, to play on with: actions by fewer tries, and a march as a whole. */
export function nextWith(weights: Weights, judge: (play: Play<State, Content>, ask: Ask, options: Options) => number) {
  const meant = new WeakMap<Play<State, Content>, Meant>()

  function act(play: Play<State, Content>, role: Role, options: Options, isMore: boolean): number {
    const actions = new Actions(play, role, weights, BREADTH)
    let best = options[0]
    let most = -Infinity
    let way: Judged | undefined
    for (const option of options) {
      const from = isMore ? option : Math.floor(option / ACTION_SPAN) === MOVE ? option % ACTION_SPAN : -1
      const judged = from < 0 ? undefined : actions.bestMarch(from)
      const gain = from < 0 ? (isMore ? actions.more(option) : actions.score(option)) : (judged?.gain ?? NEVER)
      if (gain > most) [best, most, way] = [option, gain, judged]
    }
    if (way !== undefined) meant.set(play, { role, checkpoint: play.state.checkpoint, march: way.march })
    return best
  }

  function asMeant(play: Play<State, Content>, ask: Ask, options: Options): number | undefined {
    const plan = meant.get(play)
    if (plan?.role !== ask.role || plan.checkpoint !== play.state.checkpoint) return undefined
    const answer = answerTo(play, ask, plan.march)
    return answer !== undefined && options.includes(answer) ? answer : undefined
  }

  return (play: Play<State, Content>, ask: Ask, options: Options): number => {
    if (isAsked(ask, chooseAction)) return act(play, ask.role, options, false)
    if (isAsked(ask, moveMoreQuestion)) return act(play, ask.role, options, true)
    const isPayment = isAsked(ask, payPoints) || isAsked(ask, payTiles)
    return asMeant(play, ask, options) ?? judge(play, ask, isPayment ? options.slice(0, PAYMENTS) : options)
  }
}

function answerTo(play: Play<State, Content>, ask: Ask, { group, to }: March): number | undefined {
  if (isAsked(ask, moveWhich)) {
    const all = marchers(play, ask.role, ask.arg.from, new Array<number>(UNIT_TYPES))
    return all.every((n, type) => n === group[type]) ? ALL : PICK
  }
  if (isAsked(ask, moveCount)) return group[ask.arg.type]
  return isAsked(ask, moveTo) ? to : undefined
}
