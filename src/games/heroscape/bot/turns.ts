/** Which cards act: order markers, and the card of a turn in the Basic game. */
import { endFigure, firstFigure, isStanding } from '../rules/table/figures.ts'
import { MARKERS, X, type ArmyCard } from '../rules/table/state.ts'
import { turnWorth } from './moves.ts'
import type { Scene } from './scene.ts'

/** What a turn of this card is worth now. Cards that still wait for their figures can do nothing. */
export function cardTurn(scene: Scene, card: ArmyCard): number {
  const { t } = scene
  let sum = 0
  let standing = 0
  for (let figure = firstFigure(t, card); figure < endFigure(t, card); figure++) {
    if (!isStanding(t, figure)) continue
    standing++
    sum += turnWorth(scene, figure)
  }
  return standing === 0 ? -1 : sum
}

/** Scores of the cards for a marker. The X lies where an enemy would expect a number. */
export function markerScores(scene: Scene, marker: number, cards: readonly ArmyCard[]): number[] {
  const { plan } = scene.t.state
  const first = scene.role * MARKERS
  const laid = plan.slice(first, first + marker)
  return cards.map((card) => {
    const times = laid.filter((one) => one === card).length
    const worth = cardTurn(scene, card)
    if (marker === X) return times > 0 ? worth / 100 - 1 : worth
    return worth * scene.weights.again ** times
  })
}
