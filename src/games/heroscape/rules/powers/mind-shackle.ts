/** Mind Shackle: before attacking, the card of an adjacent unique figure may change sides (HS-POW-01). It is no
 * attack, but may break a truce. */
import { say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask, faced } from '../../../../engine/index.ts'
import { POWER_IDS } from '../../content/powers.ts'
import { checkVictory } from '../end/victory.ts'
import { showScout } from '../scenarios/scout.ts'
import { noticePower } from '../scenarios/truce.ts'
import { rollD20 } from '../table/dice.ts'
import { mindShackleFace } from '../table/faces.ts'
import { cardOf, controllerOf, powerOf, printedOf } from '../table/figures.ts'
import type { Figure, Table } from '../table/state.ts'
import { appendAdjacent, isBeforeAttack, percentOf } from './before-attack.ts'
import { keep } from './keep.ts'

export const MIND_SHACKLE = POWER_IDS.indexOf('mindShackle')

export function shackleTargets(t: Table, figure: Figure, out: Figure[]): Figure[] {
  if (powerOf(t, cardOf(t, figure), 'mindShackle') === undefined) return out
  const role = controllerOf(t, figure)
  const isInReach = (other: Figure): boolean =>
    controllerOf(t, other) !== role && printedOf(t, other).rarity === 'unique'
  return keep(appendAdjacent(t, figure, out), isInReach)
}

const scratch: Figure[] = []

export function canShackle(t: Table, figure: Figure): boolean {
  if (!isBeforeAttack(t, MIND_SHACKLE)) return false
  scratch.length = 0
  return shackleTargets(t, figure, scratch).length > 0
}

export const shackleWhom: QuestionOf<{ figure: Figure }> = faced(mindShackleFace)({
  kind: 'figure',
  rule: 'HS-POW-01',
  options(t, { arg }, out) {
    shackleTargets(t, arg.figure, out)
  },
  key: (_t, target) => `figure:${target}`,
  prompt: (_t, { arg }) => say('power.shackleAsk', { figure: arg.figure }),
  describe(t, target, { arg }) {
    const { d20 } = powerOf(t, cardOf(t, arg.figure), 'mindShackle')!
    return {
      label: say('power.shackle', { figure: target, card: cardOf(t, target) }),
      targets: [`figure:${target}`],
      detail: say('power.chance', { d20, percent: percentOf(d20) }),
    }
  },
  closes: () => true,
})

export function* shackle(play: Play, figure: Figure): Procedure {
  const turn = play.state.turn!
  const target = yield* ask(play, shackleWhom, turn.role, { figure })
  turn.powers.push(MIND_SHACKLE)
  noticePower(play, turn.role, target)
  const { d20 } = powerOf(play, cardOf(play, figure), 'mindShackle')!
  const roll = rollD20(play)
  const card = cardOf(play, target)
  const isTaken = roll >= d20
  play.tell({ type: 'shackled', figure, target, card, roll, d20, success: isTaken ? 1 : 0 })
  if (isTaken) yield* takeOver(play, target)
}

/** For good, with all its figures; the order markers on it are lost, and nobody learns which they were. */
function* takeOver(play: Play, target: Figure): Procedure {
  const { state } = play
  const card = cardOf(play, target)
  const { role } = state.turn!
  const from = state.owner[card]
  state.owner[card] = role
  state.takenOver[card] = 1
  play.tell({ type: 'takenOver', card, role, from })
  yield* showScout(play, target)
  yield* checkVictory(play)
}
