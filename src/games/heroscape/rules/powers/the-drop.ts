/** The Drop: at the start of a round the waiting figures of a card may land (HS-POW-17, HS-RUL-74). */
import { say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask, faced } from '../../../../engine/index.ts'
import { checkVictory } from '../end/victory.ts'
import { adjacentAt } from '../engagement/adjacent.ts'
import { glyphAt } from '../glyphs/glyph-bonus.ts'
import { fitsOn } from '../movement/fit.ts'
import { rollD20 } from '../table/dice.ts'
import { dropToFace } from '../table/faces.ts'
import { cardOf, endFigure, firstFigure, isTwoSpace, powerOf, put } from '../table/figures.ts'
import { fieldOf, NONE, OFF, WAITING } from '../table/state.ts'
import type { ArmyCard, Figure, Role, Space, Table } from '../table/state.ts'

const scratch: Figure[] = []

/** Empty, without a glyph, and not adjacent to any figure: those that have just landed are among them. */
export function canDropOn(t: Table, figure: Figure, space: Space): boolean {
  if (t.state.occupant[space] !== NONE || !fitsOn(t, figure, space, OFF) || glyphAt(t, space) !== NONE) return false
  scratch.length = 0
  return adjacentAt(t, figure, space, scratch).length === 0
}

/** The first figure of a card that is still in the air, or NONE. Two-space figures cannot drop: no card has such. */
export function waitingFigure(t: Table, card: ArmyCard): Figure {
  for (let figure = firstFigure(t, card); figure < endFigure(t, card); figure++)
    if (t.state.fate[figure] === WAITING && !isTwoSpace(t, figure)) return figure
  return NONE
}

export interface DropArg {
  readonly figure: Figure
  /** 1 before the first figure of the card has landed: they may also stay in the air. */
  readonly first: number
}

const wait = (t: Table): number => fieldOf(t).spaces.count

export const dropTo: QuestionOf<DropArg> = faced(dropToFace)({
  kind: 'hex',
  rule: 'HS-RUL-74',
  options(t, { arg }, out) {
    const { count } = fieldOf(t).spaces
    for (let space = 0; space < count; space++) if (canDropOn(t, arg.figure, space)) out.push(space)
    if (arg.first === 1) out.push(wait(t))
  },
  key: (t, space) => (space === wait(t) ? 'wait' : `space:${space}`),
  about: (_t, { arg }) => ({ figure: arg.figure }),
  prompt: (_t, { arg }) => say('power.dropAsk', { figure: arg.figure }),
  describe(t, space, { arg }) {
    if (space === wait(t)) return { label: say('power.dropWait', { card: cardOf(t, arg.figure) }), rule: 'HS-RUL-05' }
    return { label: say('power.space', { space }), targets: [`space:${space}`], data: { front: space, rear: OFF } }
  },
})

function canLandAnywhere(t: Table, figure: Figure): boolean {
  const { count } = fieldOf(t).spaces
  for (let space = 0; space < count; space++) if (canDropOn(t, figure, space)) return true
  return false
}

/** Rolled for, and all of them placed if the player wants it. Who finds no room stays in the air. */
export function* theDrop(play: Play, role: Role, card: ArmyCard): Procedure {
  const power = powerOf(play, card, 'theDrop')
  if (power === undefined || waitingFigure(play, card) === NONE) return
  const roll = rollD20(play)
  const isSuccess = roll >= power.d20
  play.tell({ type: 'dropRolled', role, card, roll, d20: power.d20, success: isSuccess ? 1 : 0 })
  if (isSuccess) yield* land(play, role, card)
}

function* land(play: Play, role: Role, card: ArmyCard): Procedure {
  for (let first = 1; ; first = 0) {
    const figure = waitingFigure(play, card)
    if (figure === NONE) break
    if (!canLandAnywhere(play, figure)) {
      play.tell({ type: 'dropNoRoom', role, card })
      break
    }
    const space = yield* ask(play, dropTo, role, { figure, first })
    if (space === wait(play)) return play.tell({ type: 'dropPutOff', role, card })
    put(play, figure, space)
    play.tell({ type: 'dropped', figure, role, space })
  }
  yield* checkVictory(play)
}
