/** Which card to reveal next: income first, then what brings most, before the lands of the cards are lost; attacks last. */
import { isBlank, isLandCard } from '../content/cards.ts'
import { BUILD_SHRINE, ENERGY, GOLD } from '../content/names.ts'
import { isCompensation, meaningOf } from '../rules/actions/act-options.ts'
import { PASS } from '../rules/round/execution.ts'
import { at, playerBoard, type Card, type Space } from '../rules/table/state.ts'
import { bestAct, compensation, type Act } from './acts.ts'
import type { Scene } from './scene.ts'
import { survival, threatTo } from './worth.ts'

/** Whatever brings something comes before what brings nothing, late as it may be. */
const USEFUL = 100
/** Cards that bring a compensation only come last, blank cards before them: alone they end the turn (IM-ACT-05). */
const BLANK = -1
const IDLE = -2
/** After the last scoring money is of no use: then passing is as good. */
const PASSING = -1000
const WORTHLESS = -2000

export function turnScore(scene: Scene, space: Space): number {
  if (space === PASS) return PASSING
  const { t, role } = scene
  const card = t.state.planned[at(role, space)]
  if (isBlank(card)) return BLANK
  const act = bestAct(scene, space, card)
  if (isCompensation(act.option)) return scene.left === 1 ? WORTHLESS : IDLE
  const action = playerBoard(t, role).action[space]
  const first = action === GOLD || action === ENERGY ? scene.w.incomeFirst : 0
  return USEFUL + first + orderOf(scene, act, action) + act.value - compensation(scene).value + hurry(scene, card, act)
}

/** What is better done early or late in a round, whatever it brings. */
function orderOf({ w }: Scene, { option }: Act, action: number): number {
  const { is } = meaningOf(option)
  if (is === 'attack') return -w.lateAttack
  return is === 'build' || is === 'shrine' || action === BUILD_SHRINE ? -w.lateBuilding : 0
}

/** The land of the card may be lost to an enemy before the card's turn comes. */
function hurry(scene: Scene, card: Card, { option }: Act): number {
  const meaning = meaningOf(option)
  if (!isLandCard(card) || !('land' in meaning)) return 0
  return (
    scene.w.hurry *
    (1 - survival(scene, scene.t.state.armies[meaning.land], threatTo(scene, meaning.land, scene.role, true)))
  )
}
