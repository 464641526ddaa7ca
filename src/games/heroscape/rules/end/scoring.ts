/** Point scoring (HS-END-03 to HS-END-06, HS-TEAM-08). */
import { endFigure, firstFigure, isStanding, printed } from '../table/figures.ts'
import { NONE, setupOf, type ArmyCard, type Role, type Table } from '../table/state.ts'

/** HS-END-04, HS-END-05, HS-RUL-75: the full points as long as one figure stands on the battlefield. */
function scoreOfCard(t: Table, card: ArmyCard): number {
  for (let figure = firstFigure(t, card); figure < endFigure(t, card); figure++)
    if (isStanding(t, figure)) return printed(t, card).master.points
  return 0
}

/** The points of the cards that a player controls. */
export function scoreOf(t: Table, role: Role): number {
  const { owner } = t.state
  let sum = 0
  for (let card = 0; card < owner.length; card++) if (owner[card] === role) sum += scoreOfCard(t, card)
  return sum
}

export const scoreOfSide = (t: Table, side: number): number =>
  setupOf(t).teams[side].reduce((sum, role) => sum + scoreOf(t, role), 0)

/** The side with the most points; NONE: a draw (HS-RUL-10). */
export function bestSide(t: Table): number {
  let best = NONE
  let most = -1
  for (let side = 0; side < setupOf(t).teams.length; side++) {
    const points = scoreOfSide(t, side)
    if (points === most) best = NONE
    if (points <= most) continue
    best = side
    most = points
  }
  return best
}
