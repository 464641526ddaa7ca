/** Chomp: before attacking, one adjacent figure that is small enough (HS-POW-01). It is no attack, but may break a truce. */
import { say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask, faced } from '../../../../engine/index.ts'
import { isMeant } from '../../content/card.ts'
import { POWER_IDS } from '../../content/powers.ts'
import { destroyFigures } from '../life/life.ts'
import { noticePower } from '../scenarios/truce.ts'
import { rollD20 } from '../table/dice.ts'
import { chompFace } from '../table/faces.ts'
import { cardOf, powerOf, printedOf } from '../table/figures.ts'
import type { Figure, Table } from '../table/state.ts'
import { appendAdjacent, isBeforeAttack, percentOf } from './before-attack.ts'
import { keep } from './keep.ts'

export const CHOMP = POWER_IDS.indexOf('chomp')

/** Friends are not excepted, but nobody has to chomp them (HS-RUL-05). */
export function chompTargets(t: Table, figure: Figure, out: Figure[]): Figure[] {
  const power = powerOf(t, cardOf(t, figure), 'chomp')
  if (power === undefined) return out
  return keep(appendAdjacent(t, figure, out), (other) => isMeant(printedOf(t, other), power.refers))
}

const scratch: Figure[] = []

export function canChomp(t: Table, figure: Figure): boolean {
  if (!isBeforeAttack(t, CHOMP)) return false
  scratch.length = 0
  return chompTargets(t, figure, scratch).length > 0
}

const isHero = (t: Table, figure: Figure): boolean => printedOf(t, figure).kind === 'hero'

export const chompWhom: QuestionOf<{ figure: Figure }> = faced(chompFace)({
  kind: 'figure',
  rule: 'HS-POW-01',
  options(t, { arg }, out) {
    chompTargets(t, arg.figure, out)
  },
  key: (_t, target) => `figure:${target}`,
  prompt: (_t, { arg }) => say('power.chompAsk', { figure: arg.figure }),
  describe(t, target, { arg }) {
    const { d20 } = powerOf(t, cardOf(t, arg.figure), 'chomp')!
    const detail = isHero(t, target) ? say('power.chance', { d20, percent: percentOf(d20) }) : say('power.chompSure')
    return { label: say('power.target', { figure: target }), targets: [`figure:${target}`], detail }
  },
  closes: () => true,
})

export function* chomp(play: Play, figure: Figure): Procedure {
  const turn = play.state.turn!
  const target = yield* ask(play, chompWhom, turn.role, { figure })
  turn.powers.push(CHOMP)
  noticePower(play, turn.role, target)
  const { d20 } = powerOf(play, cardOf(play, figure), 'chomp')!
  const roll = isHero(play, target) ? rollD20(play) : 0
  const isCaught = roll === 0 || roll >= d20
  play.tell({ type: 'chomped', figure, target, roll, d20, success: isCaught ? 1 : 0 })
  if (isCaught) yield* destroyFigures(play, [target], 'chomp')
}
