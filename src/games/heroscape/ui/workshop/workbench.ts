import type { Hex } from '../../../../kit/hex.ts'
import type { ContentSource } from '../../content/schema.ts'
import { MAX_LEVEL } from '../../content/battlefield-schema.ts'
import { record, redo, startHistory, undo } from '../../../../boardkit/workshop/history.ts'
import type { History } from '../../../../boardkit/workshop/history.ts'
import { removeRuin, removeTile, replaceRuin, rotateTile } from '../../builder/place.ts'
import { edited } from '../../builder/plan.ts'
import type { Edited, Plan } from '../../builder/plan.ts'
import type { Refusal } from '../../builder/text.ts'
import { copyPieces, middleOf, mirrorClip, mirrorPlan, rotatePlan } from '../../builder/turn.ts'
import type { Clip, Unlike } from '../../builder/turn.ts'
import { clipFrom, pieceAt, whatIf } from './hand.ts'
import type { Hand, Level, Piece, Tool } from './hand.ts'

/** What the builder says back. */
export type Word =
  | { readonly kind: 'refusal'; readonly refusal: Refusal }
  /** What mirroring could not keep. */
  | ({ readonly kind: 'unlike'; readonly loose: number } & Unlike)

/** Everything on the builder's desk. Never changed, only replaced. */
export interface Desk {
  readonly history: History<Plan>
  readonly hand: Hand
  readonly cursor: Hex
  readonly chosen: readonly Piece[]
  readonly clip: Clip | undefined
  readonly word: Word | undefined
}

const layoutOf = (plan: Plan): string => plan.layouts[0]?.id ?? ''

export function openDesk(plan: Plan, tool: Tool = { kind: 'tile', terrain: 'grass', size: 7 }): Desk {
  return {
    history: startHistory(plan),
    hand: { tool, rotation: 0, level: 'top', layout: layoutOf(plan), sets: 1 },
    cursor: middleOf(plan),
    chosen: [],
    clip: undefined,
    word: undefined,
  }
}

/** Another plan; what was there before can be had back. */
export function reopen(desk: Desk, plan: Plan): Desk {
  const fresh = { ...openDesk(plan, desk.hand.tool), clip: desk.clip }
  return desk.history.present.tiles.length === 0 ? fresh : { ...fresh, history: record(desk.history, plan) }
}

export const planOn = ({ history }: Desk): Plan => history.present
export const highestOf = (plan: Plan): number => Math.max(0, ...plan.tiles.map(({ level }) => level))

/** Pieces that are chosen have numbers: they are forgotten when the plan changes. */
function withPlan(desk: Desk, plan: Plan): Desk {
  const { hand } = desk
  const layout = plan.layouts.some(({ id }) => id === hand.layout) ? hand.layout : layoutOf(plan)
  const history = record(desk.history, plan)
  return { ...desk, history, hand: { ...hand, layout }, chosen: [], word: undefined }
}

export function apply(desk: Desk, edit: Edited): Desk {
  return edit.ok ? withPlan(desk, edit.plan) : { ...desk, word: { kind: 'refusal', refusal: edit.refusal } }
}

export const change = (desk: Desk, plan: Plan): Desk => apply(desk, edited(plan))

function timeTravel(desk: Desk, history: History<Plan>): Desk {
  return { ...withPlan(desk, history.present), history }
}
export const undone = (desk: Desk): Desk => timeTravel(desk, undo(desk.history))
export const redone = (desk: Desk): Desk => timeTravel(desk, redo(desk.history))

export const pointAt = (desk: Desk, cursor: Hex): Desk =>
  cursor.q === desk.cursor.q && cursor.r === desk.cursor.r ? desk : { ...desk, cursor, word: undefined }

export const take = (desk: Desk, tool: Tool): Desk => ({
  ...desk,
  hand: { ...desk.hand, tool, rotation: tool.kind === 'paste' ? 0 : desk.hand.rotation },
  chosen: [],
  word: undefined,
})

export const holding = (desk: Desk, part: Partial<Hand>): Desk => ({
  ...desk,
  hand: { ...desk.hand, ...part },
  word: undefined,
})

/** One level up or down; above the highest tile everything is shown. */
export function levelBy(desk: Desk, step: number): Desk {
  const highest = highestOf(planOn(desk))
  const now = desk.hand.level === 'top' ? highest + 1 : desk.hand.level
  const next = Math.min(MAX_LEVEL, Math.max(1, now + step))
  const level: Level = next > highest + 1 ? 'top' : next
  return holding(desk, { level: desk.hand.level === 'top' && step > 0 ? 'top' : level })
}

/** Puts down what is in hand, or chooses what lies there. `more`: beside what is chosen already. */
export function act(desk: Desk, hex: Hex, box: ContentSource, more = false): Desk {
  const there = { ...desk, cursor: hex }
  if (desk.hand.tool.kind === 'select') return choose(there, hex, more)
  const trial = whatIf(planOn(desk), desk.hand, hex, box)
  return trial === undefined ? there : apply(there, trial.edit)
}

function choose(desk: Desk, hex: Hex, more: boolean): Desk {
  const piece = pieceAt(planOn(desk), hex, desk.hand.level)
  const isSame = (one: Piece): boolean => one.kind === piece?.kind && one.index === piece.index
  const others = more ? desk.chosen.filter((one) => !isSame(one)) : []
  const isAdded = piece !== undefined && !(more && desk.chosen.some(isSame))
  return { ...desk, chosen: isAdded ? [...others, piece] : others, word: undefined }
}

export function chooseAll(desk: Desk): Desk {
  const { tiles, ruins } = planOn(desk)
  const chosen: Piece[] = [
    ...tiles.map((_, index) => ({ kind: 'tile' as const, index })),
    ...ruins.map((_, index) => ({ kind: 'ruin' as const, index })),
  ]
  return { ...take(desk, { kind: 'select' }), chosen }
}

const numbers = (desk: Desk, kind: Piece['kind']): number[] =>
  desk.chosen.filter((piece) => piece.kind === kind).map(({ index }) => index)

/** All or nothing, ruins first, then from the top down. */
export function removeChosen(desk: Desk, box: ContentSource): Desk {
  const plan = planOn(desk)
  const byHeight = numbers(desk, 'tile')
    .map((index) => plan.tiles[index])
    .sort((a, b) => b.level - a.level)
  const ruins = numbers(desk, 'ruin').map((index) => plan.ruins[index])
  let result: Edited = edited(plan)
  for (const ruin of ruins) if (result.ok) result = removeRuin(result.plan, result.plan.ruins.indexOf(ruin))
  for (const tile of byHeight) if (result.ok) result = removeTile(result.plan, result.plan.tiles.indexOf(tile), box)
  return apply(desk, result)
}

/** Erases with the eraser, whatever is in hand. */
export function remove(desk: Desk, box: ContentSource): Desk {
  if (desk.chosen.length > 0) return removeChosen(desk, box)
  const trial = whatIf(planOn(desk), { ...desk.hand, tool: { kind: 'erase' } }, desk.cursor, box)
  return trial === undefined ? desk : apply(desk, trial.edit)
}

/** Turns the one piece that is chosen where it lies, otherwise what is in hand. */
export function turn(desk: Desk, steps: number, box: ContentSource): Desk {
  const [piece] = desk.chosen
  const rotation = (((desk.hand.rotation + steps) % 6) + 6) % 6
  if (desk.chosen.length !== 1) return holding(desk, { rotation })
  const plan = planOn(desk)
  const ruin = plan.ruins[piece.index]
  const edit =
    piece.kind === 'tile'
      ? rotateTile(plan, piece.index, steps, box)
      : replaceRuin(plan, piece.index, { rotation: (((ruin.rotation + steps) % 6) + 6) % 6 }, box)
  const after = apply(desk, edit)
  return edit.ok ? { ...after, chosen: desk.chosen } : after
}

export function copy(desk: Desk): Desk {
  if (desk.chosen.length === 0) return desk
  return { ...desk, clip: clipFrom(copyPieces(planOn(desk), numbers(desk, 'tile'), numbers(desk, 'ruin'))) }
}

export function cut(desk: Desk, box: ContentSource): Desk {
  const copied = copy(desk)
  const after = removeChosen(copied, box)
  return after.word === undefined && after.clip !== undefined ? paste(after) : { ...after, clip: desk.clip }
}

export const paste = (desk: Desk): Desk =>
  desk.clip === undefined ? desk : take(desk, { kind: 'paste', clip: desk.clip })

/** Left for right: what is in hand to be pasted, otherwise the whole plan. */
export function mirrored(desk: Desk): Desk {
  const { tool } = desk.hand
  if (tool.kind === 'paste') {
    const { split, bent, ...clip } = mirrorClip(tool.clip, { q: 0, r: 0 })
    return { ...take(desk, { kind: 'paste', clip }), word: unlike(split, bent, 0) }
  }
  const { plan, split, bent, loose } = mirrorPlan(planOn(desk))
  return { ...change(desk, plan), word: unlike(split, bent, loose) }
}

const unlike = (split: number, bent: number, loose: number): Word | undefined =>
  split + bent + loose === 0 ? undefined : { kind: 'unlike', split, bent, loose }

export const turnedPlan = (desk: Desk): Desk => change(desk, rotatePlan(planOn(desk), 1))

type PlainAct = 'remove' | 'undo' | 'redo' | 'copy' | 'cut' | 'paste' | 'all' | 'mirror' | 'select' | 'top' | 'let-go'

/** What buttons and keys do alike. */
export const PLAIN_ACTS: Readonly<Record<PlainAct, (desk: Desk, box: ContentSource) => Desk>> = {
  remove,
  undo: undone,
  redo: redone,
  copy,
  cut,
  paste,
  all: chooseAll,
  mirror: mirrored,
  select: (desk) => take(desk, { kind: 'select' }),
  top: (desk) => holding(desk, { level: 'top' }),
  'let-go': (desk) => (desk.chosen.length > 0 ? { ...desk, chosen: [] } : take(desk, { kind: 'select' })),
}
