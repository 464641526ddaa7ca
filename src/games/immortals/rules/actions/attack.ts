/** Attack (IM-ATT): origin, target, armies, and whom the card wins over; then the fight. */
import { say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask, faced, type Described } from '../../../../engine/index.ts'
import { ATTACK, ATTACK_OR_MOVE, LANDS } from '../../content/names.ts'
import { fightOdds, percent } from '../fight/fight-odds.ts'
import { fight } from '../fight/fight.ts'
import { finishAction } from '../round/execution.ts'
import { attackArmiesFace, attitudeFace, type Way } from '../table/faces.ts'
import { throughPortal } from '../table/lands.ts'
import { canPaySpace, paySpace } from '../table/prices.ts'
import { AGAINST, NONE, playerBoard } from '../table/state.ts'
import type { Attitude, Land, Role, Space, Table } from '../table/state.ts'
import { landTarget } from '../table/targets.ts'
import { attackFrom } from './act-options.ts'
import { bestAttitude, attitudes } from './residents.ts'

export const isAttackSpace = (t: Table, role: Role, space: Space): boolean => {
  const action = playerBoard(t, role).action[space]
  return action === ATTACK || action === ATTACK_OR_MOVE
}

/** Next to each other on the board, or twins with a portal on the attacking land (IM-ATT-10, IM-RUL-49, IM-RUL-53). */
export const isInReach = ({ state, content: { map } }: Table, origin: Land, target: Land): boolean =>
  map.isAdjacent[origin * LANDS + target] === 1 || target === throughPortal(state, origin)

/** Every lawful pair for the action under way whose price can be paid, as `attackFrom` options. */
export function attackOffers(t: Table, out: number[]): void {
  const { role, space } = t.state.action!
  // A normal attack costs nothing, those of the races do (IM-ATT-09, IM-RAC-05, IM-RAC-06).
  if (isAttackSpace(t, role, space) && canPaySpace(t)) attackPairs(t, role, out)
}

/** Every pair, whatever the card and the price (IM-ATT-01 to IM-ATT-03, IM-ATT-08). */
export function attackPairs(t: Table, role: Role, out: number[]): void {
  const { possessor, armies } = t.state
  const { adjacent } = t.content.map
  for (let origin = 0; origin < LANDS; origin++) {
    if (possessor[origin] !== role || armies[origin] < 2) continue
    for (const target of adjacent[origin]) if (possessor[target] !== role) out.push(attackFrom(origin, target))
    const beyond = throughPortal(t.state, origin)
    if (beyond !== NONE && possessor[beyond] !== role) out.push(attackFrom(origin, beyond))
  }
}

/** What an attack is and what may come of it: for the question that offers the pairs. */
export function describeAttack(t: Table, origin: Land, target: Land): Described {
  const { card } = t.state.action!
  const { possessor, armies } = t.state
  const best = bestAttitude(t, card, origin, target)
  const sent = armies[origin] - 1
  const { wins } = fightOdds(t, origin, target, sent, best)
  const args = { sent, attitude: best, percent: percent(wins) }
  const isEmpty = armies[target] === 0
  return {
    label: isEmpty
      ? say('attack.enter', { origin, target })
      : say('attack.pair', { origin, target, role: possessor[target], armies: armies[target] }),
    detail: isEmpty ? say('attack.enterDetail', args) : say('attack.pairDetail', args),
    targets: [landTarget.of(origin), landTarget.of(target)],
    rule: RULE_OF_ATTITUDE[best + 1],
  }
}

export interface AttackArgs {
  readonly origin: Land
  readonly target: Land
}

const wayOf = ({ origin, target }: AttackArgs): Way => ({ from: origin, to: target })

const RULE_OF_ATTITUDE = ['IM-ATT-06', 'IM-ATT-05', 'IM-ATT-04'] as const
const KEY_OF = ['against', 'neutral', 'for'] as const

export const attitudeKey = (attitude: Attitude): string => KEY_OF[attitude + 1]
export const armiesKey = (armies: number): string => `armies:${armies}`

/** Options of the question: the attitude plus one, so that none is negative. */
const attitudeIn = (option: number): Attitude => (option - 1) as Attitude

/** For which world a land card of a land possessed in both worlds is meant (IM-CRD-03). */
export const attitudeQuestion: QuestionOf<AttackArgs> = faced(attitudeFace)({
  kind: 'option',
  rule: 'IM-CRD-03',
  options(t, { role, arg }, out) {
    const first = out.length
    attitudes(t, role, t.state.action!.card, arg.origin, arg.target, out)
    for (let i = first; i < out.length; i++) out[i]++
  },
  key: (_t, option) => attitudeKey(attitudeIn(option)),
  prompt: (t, { arg }) => say('attack.attitudeAsk', { card: t.state.action!.card, ...arg }),
  about: (_t, { arg }) => wayOf(arg),
  describe(t, option, { arg }) {
    const { card } = t.state.action!
    const { wins } = fightOdds(t, arg.origin, arg.target, t.state.armies[arg.origin] - 1, attitudeIn(option))
    const isAgainst = attitudeIn(option) === AGAINST
    const isOccupied = t.state.armies[arg.target] > 0 ? 1 : 0
    return {
      label: isAgainst
        ? say('attack.against', { occupied: isOccupied })
        : say('attack.neutral', { origin: arg.origin }),
      targets: isAgainst ? [`card:${card}`] : [landTarget.of(arg.origin)],
      detail: say('attack.chance', { sent: t.state.armies[arg.origin] - 1, percent: percent(wins) }),
      rule: isAgainst ? 'IM-CRD-03' : RULE_OF_ATTITUDE[option],
      data: { attitude: attitudeIn(option) },
    }
  },
})

export interface ArmiesArgs extends AttackArgs {
  readonly attitude: Attitude
}

/** At least one goes, at least one stays (IM-ATT-08, IM-INV-09). */
export const attackArmies: QuestionOf<ArmiesArgs> = faced(attackArmiesFace)({
  kind: 'number',
  rule: 'IM-ATT-08',
  options(t, { arg }, out) {
    const most = t.state.armies[arg.origin] - 1
    for (let n = 1; n <= most; n++) out.push(n)
  },
  key: (_t, option) => armiesKey(option),
  prompt: (t, { arg: { origin, target } }) =>
    say('attack.armiesAsk', { origin, target, role: t.state.possessor[target], armies: t.state.armies[target] }),
  about: (_t, { arg }) => ({ ...wayOf(arg), attitude: arg.attitude }),
  describe(t, option, { arg }) {
    const { wins } = fightOdds(t, arg.origin, arg.target, option, arg.attitude)
    const stay = t.state.armies[arg.origin] - option
    return {
      label: say('attack.armies', { n: option }),
      targets: [landTarget.of(arg.origin), landTarget.of(arg.target)],
      detail: say('attack.armiesDetail', { stay, percent: percent(wins) }),
      data: { armies: option },
    }
  },
  // The cubes are thrown.
  closes: () => true,
})

const possible: number[] = []

/** From the chosen pair to the end of the action (`finishAction` included). */
export function* attack(play: Play, origin: Land, target: Land): Procedure {
  const { role, card } = play.state.action!
  possible.length = 0
  attitudes(play, role, card, origin, target, possible)
  let chosen = possible[0] as Attitude
  if (possible.length > 1) chosen = attitudeIn(yield* ask(play, attitudeQuestion, role, { origin, target }))
  const sent = yield* ask(play, attackArmies, role, { origin, target, attitude: chosen })
  paySpace(play) // Before the throw, and not given back (IM-RUL-72).
  const defender = play.state.possessor[target]
  play.tell({ type: 'attacked', role, card, origin, target, defender, sent, attitude: chosen })
  fight(play, origin, target, sent, chosen)
  finishAction(play, true)
}
