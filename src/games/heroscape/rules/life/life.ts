/** Wounds, Life, destruction (LIF). */
import { canChangeCards, putBack } from '../armies/put-back.ts'
import { checkVictory } from '../end/victory.ts'
import { afterDestruction } from '../powers/powers.ts'
import { showScout } from '../scenarios/scout.ts'
import { cardOf, controllerOf, isInPlay, isStanding, lifeOf, takeOff } from '../table/figures.ts'
import type { Play, Procedure } from '../table/rules.ts'
import { DESTROYED, isBasic, type Figure, type Role } from '../table/state.ts'

export interface Hit {
  readonly figure: Figure
  readonly wounds: number
}

export type Cause = 'attack' | 'specialAttack' | 'counterStrike' | 'strike' | 'fall' | 'mist' | 'curse' | 'chomp'

/** Wounds figures at the same time, destroys those whose Life is used up, settles what follows, checks for victory. */
export function* woundFigures(play: Play, hits: readonly Hit[], cause: Cause): Procedure {
  const { wounds } = play.state
  const destroyed: Figure[] = []
  for (const hit of hits) {
    const { figure } = hit
    if (hit.wounds <= 0 || !isStanding(play, figure)) continue
    const life = lifeOf(play, figure)
    const total = Math.min(life, wounds[figure] + hit.wounds)
    // HS-BAS-24: no wounds in the Basic game, whatever the number of hits.
    if (!isBasic(play))
      play.tell({ type: 'wounded', figure, wounds: hit.wounds, total, life, space: play.state.front[figure], cause })
    wounds[figure] = total
    if (total >= life) destroyed.push(figure)
  }
  if (destroyed.length > 0) yield* destroyFigures(play, destroyed, cause)
}

/**
 * Destroys figures at the same time whatever their Life (HS-LIF-09); what follows as above. A scout may be shown here, so
 * what a figure does at its end is asked from a frame of its own, and so is anything a caller asks afterwards.
 */
export function* destroyFigures(play: Play, figures: readonly Figure[], cause: Cause): Procedure {
  const owners: Role[] = []
  for (const figure of figures) {
    owners.push(controllerOf(play, figure))
    removeFigure(play, figure, cause)
  }
  for (const figure of figures) yield* showScout(play, figure)
  yield* checkVictory(play)
  for (let i = 0; i < figures.length; i++) {
    if (canChangeCards(play, figures[i], owners[i])) play.push(putBack, { figure: figures[i], role: owners[i] })
    yield* afterDestruction(play, figures[i], owners[i])
  }
}

/** Back to its card, without its wounds (HS-LIF-04). Order markers on the card stay where they are (HS-LIF-06). */
function removeFigure(play: Play, figure: Figure, cause: Cause): void {
  const { state } = play
  const card = cardOf(play, figure)
  const [space, rear, role] = [state.front[figure], state.rear[figure], state.owner[card]]
  takeOff(play, figure, DESTROYED)
  state.wounds[figure] = 0
  play.tell({ type: 'destroyed', figure, role, space, rear, cause })
  if (!isInPlay(play, card)) play.tell({ type: 'cardOutOfPlay', card, role })
}
