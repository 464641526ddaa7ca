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

/** A number from 0 to 1 for a marker on a card: whoever always did what looks best would be read. */
export type Lots = (marker: number, card: ArmyCard) => number

/** Whatever lies on the table decides: the same position gives the same, and nobody at the table sees through it. */
export function lotsOf({ t, role }: Scene): Lots {
  const { round, front, wounds } = t.state
  let position = mixed(role, round)
  for (let figure = 0; figure < front.length; figure++)
    position = mixed(position, front[figure] * MARKERS + wounds[figure])
  return (marker, card) => (mixed(mixed(position, marker), card) >>> 8) / (1 << 24)
}

const mixed = (hash: number, value: number): number => {
  const one = Math.imul(hash ^ value, 0x9e3779b1)
  return Math.imul(one ^ (one >>> 15), 0x85ebca6b) ^ (one >>> 13)
}

/** Where the X leads astray, by how many numbers lie there: it should not tell which card comes first. */
const COVER = [0.6, 1, 0.7, 0.9]

/** Scores of the cards for a marker after those that have been laid. */
export function markerScores(
  scene: Scene,
  marker: number,
  cards: readonly ArmyCard[],
  laid: readonly ArmyCard[],
  lots: Lots,
): number[] {
  const { again, bluff } = scene.weights
  const worths = cards.map((card) => cardTurn(scene, card))
  const stray = bluff * Math.max(0, ...worths)
  return cards.map((card, i) => {
    const times = laid.filter((one) => one === card).length
    const lot = lots(marker, card)
    if (marker !== X) return worths[i] * again ** times + (worths[i] > 0 ? stray * lot : 0)
    return lot + (worths[i] > 0 ? COVER[times] : 0)
  })
}

export function laidBy({ t, role }: Scene, marker: number): ArmyCard[] {
  const first = role * MARKERS
  return t.state.plan.slice(first, first + marker)
}

/** All markers that are still to be laid. */
export function markerPlan(scene: Scene, marker: number, cards: readonly ArmyCard[], lots: Lots): ArmyCard[] {
  const laid = laidBy(scene, marker)
  for (let next = marker; next < MARKERS; next++) {
    const scores = markerScores(scene, next, cards, laid, lots)
    laid.push(cards[scores.indexOf(Math.max(...scores))])
  }
  return laid.slice(marker)
}
