/** What is asked in step 2 of a turn: which figure, and where to. */
import { faced, type Described } from '../../../../engine/index.ts'
import { say, type QuestionOf } from '../table/rules.ts'
import { moveOnFace, moveToFace, type Way } from '../table/faces.ts'
import { endFigure, firstFigure } from '../table/figures.ts'
import { roster } from '../table/roster.ts'
import { fieldOf, isBasic, OFF, STANDING, type Figure, type Space, type Table } from '../table/state.ts'
import { EXTREME } from './falls.ts'
import { placeKey, placeTargets } from './fit.ts'
import { searchAgain, searchFirst, startOfRest } from './plan.ts'
import { endsOf } from './search/ends.ts'
import { movementOf } from './search/mover.ts'
import { canMove, pathOf, startOfMove, strikersOn, VARIANTS, type Found, type Start } from './search/paths.ts'

/** Ends the step. */
export const END_MOVES = -1
/** Goes back to the choice of a figure. */
export const STAY = -1

// Who

/** Appends the figures that this turn may move (HS-MOV-01); those of common cards until enough are chosen (HS-DRF-22). */
export function movable(t: Table, out: Figure[]): Figure[] {
  const { fate, owner, turn } = t.state
  const { role, card, moved, acting } = turn!
  const { cards, cardCount } = roster(t)
  const isCommon = cards[card].rarity === 'common'
  const isFull = isCommon && acting.length >= cards[card].figures
  for (let one = isCommon ? 0 : card; one < (isCommon ? cardCount : card + 1); one++) {
    if (cards[one] !== cards[card] || owner[one] !== role) continue
    const end = endFigure(t, one)
    for (let figure = firstFigure(t, one); figure < end; figure++) {
      if (fate[figure] !== STANDING || moved.includes(figure) || (isFull && !acting.includes(figure))) continue
      if (canMove(t, figure)) out.push(figure)
    }
  }
  return out
}

export const moveWho: QuestionOf<undefined> = {
  name: 'move',
  kind: 'figure',
  rule: 'HS-MOV-01',
  options(t, _ask, out) {
    movable(t, out)
    out.push(END_MOVES)
  },
  key: (_t, option) => (option === END_MOVES ? 'done' : `figure:${option}`),
  prompt: (t) => say('move.who', { card: t.state.turn!.card }),
  describe(t, option) {
    if (option === END_MOVES) {
      const { card, moved } = t.state.turn!
      return { label: say('move.done', { card, moved: moved.length }), rule: isBasic(t) ? 'HS-BAS-09' : 'HS-RND-17' }
    }
    return {
      label: say('move.figure', { figure: option }),
      targets: [`figure:${option}`],
      detail: say('move.upTo', { movement: movementOf(t, option) }),
    }
  },
}

// Where to

interface FigureArg {
  readonly figure: Figure
}

/** The spaces of an option: front and rear. */
function spacesOfOption(t: Table, figure: Figure, option: number): [front: Space, rear: Space] {
  const place = Math.floor(option / VARIANTS)
  if (t.state.rear[figure] === OFF) return [place, OFF]
  const field = fieldOf(t)
  return [field.links.to[place], endsOf(field).from[place]]
}

/** `space:12`, `space:12/13`, and `space:12~1` for another way to the same place. */
function keyOf(t: Table, figure: Figure, option: number): string {
  const [front, rear] = spacesOfOption(t, figure, option)
  const variant = option % VARIANTS
  return `${placeKey(front, rear)}${variant === 0 ? '' : `~${variant}`}`
}

function describePlace(t: Table, start: Start, option: number): Described & { data: Way } {
  const found = searchAgain(t, start)
  const at = found.option.indexOf(option)
  const front = found.front[at]
  const rear = found.rear[at]
  const path = pathOf(found.path[at])
  const label =
    rear === OFF
      ? say('move.to', { space: front })
      : path.length === 1
        ? say('move.turn', { front, rear })
        : say('move.toBoth', { front, rear })
  const targets = [...placeTargets(front, rear), `line:${path.join('-')}`]
  const isRisky = found.strikes[at] + found.fallDice[at] > 0
  const data = { front, rear, cost: found.cost[at], isRisky }
  return { label, targets, ...(path.length === 1 ? { rule: 'HS-RUL-29' } : {}), detail: detailOf(found, at), data }
}

function detailOf(found: Found, at: number): ReturnType<typeof say> {
  return say('move.detail', {
    cost: found.cost[at],
    strikers: strikersOn(found.path[at]).join(),
    strikes: found.strikes[at],
    fallDice: found.fallDice[at] % EXTREME,
    extreme: Math.floor(found.fallDice[at] / EXTREME),
    way: found.way[at],
  })
}

function appendOptions(found: Found, out: number[]): void {
  for (let i = 0; i < found.count; i++) out.push(found.option[i])
}

export const moveTo: QuestionOf<FigureArg> = faced(moveToFace)({
  kind: 'hex',
  rule: 'HS-MOV-02',
  options(t, { arg }, out) {
    appendOptions(searchFirst(t, startOfMove(t, arg.figure)), out)
    out.push(STAY)
  },
  key: (t, option, { arg }) => (option === STAY ? 'stay' : keyOf(t, arg.figure, option)),
  about: (_t, { arg }) => ({ figure: arg.figure }),
  prompt: (t, { arg }) => say('move.where', { figure: arg.figure, movement: movementOf(t, arg.figure) }),
  describe(t, option, { arg }) {
    if (option === STAY) return { label: say('move.stay', { figure: arg.figure }), rule: 'HS-RND-17' }
    return describePlace(t, startOfMove(t, arg.figure), option)
  },
})

/** After a strike the way may be chosen anew (HS-RUL-40). */
export const moveOn: QuestionOf<FigureArg> = faced(moveOnFace)({
  kind: 'hex',
  rule: 'HS-RUL-40',
  options: (t, _ask, out) => appendOptions(searchFirst(t, startOfRest(t)), out),
  key: (t, option, { arg }) => keyOf(t, arg.figure, option),
  about: (_t, { arg }) => ({ figure: arg.figure }),
  prompt: (t, { arg }) => say('move.onAsk', { figure: arg.figure, movement: t.state.move!.left }),
  describe: (t, option) => describePlace(t, startOfRest(t), option),
})
