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

/** Everything on the builder's workbench. Never changed, only replaced. */
export interface Workbench {
  readonly history: History<Plan>
  readonly hand: Hand
  readonly cursor: Hex
  readonly chosen: readonly Piece[]
  readonly clip: Clip | undefined
  readonly word: Word | undefined
}

const layoutOf = (plan: Plan): string => plan.layouts[0]?.id ?? ''

export function openWorkbench(plan: Plan, tool: Tool = { kind: 'tile', terrain: 'grass', size: 7 }): Workbench {
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
export function reopen(workbench: Workbench, plan: Plan): Workbench {
  const fresh = { ...openWorkbench(plan, workbench.hand.tool), clip: workbench.clip }
  return workbench.history.present.tiles.length === 0 ? fresh : { ...fresh, history: record(workbench.history, plan) }
}

export const planOn = ({ history }: Workbench): Plan => history.present
export const highestOf = (plan: Plan): number => Math.max(0, ...plan.tiles.map(({ level }) => level))

/** Pieces that are chosen have numbers: they are forgotten when the plan changes. */
function withPlan(workbench: Workbench, plan: Plan): Workbench {
  const { hand } = workbench
  const layout = plan.layouts.some(({ id }) => id === hand.layout) ? hand.layout : layoutOf(plan)
  const history = record(workbench.history, plan)
  return { ...workbench, history, hand: { ...hand, layout }, chosen: [], word: undefined }
}

export function apply(workbench: Workbench, edit: Edited): Workbench {
  return edit.ok ? withPlan(workbench, edit.plan) : { ...workbench, word: { kind: 'refusal', refusal: edit.refusal } }
}

export const change = (workbench: Workbench, plan: Plan): Workbench => apply(workbench, edited(plan))

function timeTravel(workbench: Workbench, history: History<Plan>): Workbench {
  return { ...withPlan(workbench, history.present), history }
}
export const undone = (workbench: Workbench): Workbench => timeTravel(workbench, undo(workbench.history))
export const redone = (workbench: Workbench): Workbench => timeTravel(workbench, redo(workbench.history))

export const pointAt = (workbench: Workbench, cursor: Hex): Workbench =>
  cursor.q === workbench.cursor.q && cursor.r === workbench.cursor.r
    ? workbench
    : { ...workbench, cursor, word: undefined }

export const take = (workbench: Workbench, tool: Tool): Workbench => ({
  ...workbench,
  hand: { ...workbench.hand, tool, rotation: tool.kind === 'paste' ? 0 : workbench.hand.rotation },
  chosen: [],
  word: undefined,
})

export const holding = (workbench: Workbench, part: Partial<Hand>): Workbench => ({
  ...workbench,
  hand: { ...workbench.hand, ...part },
  word: undefined,
})

/** One level up or down; above the highest tile everything is shown. */
export function levelBy(workbench: Workbench, step: number): Workbench {
  const highest = highestOf(planOn(workbench))
  const now = workbench.hand.level === 'top' ? highest + 1 : workbench.hand.level
  const next = Math.min(MAX_LEVEL, Math.max(1, now + step))
  const level: Level = next > highest + 1 ? 'top' : next
  return holding(workbench, { level: workbench.hand.level === 'top' && step > 0 ? 'top' : level })
}

/** Puts down what is in hand, or chooses what lies there. `more`: beside what is chosen already. */
export function act(workbench: Workbench, hex: Hex, box: ContentSource, more = false): Workbench {
  const there = { ...workbench, cursor: hex }
  if (workbench.hand.tool.kind === 'select') return choose(there, hex, more)
  const trial = whatIf(planOn(workbench), workbench.hand, hex, box)
  return trial === undefined ? there : apply(there, trial.edit)
}

function choose(workbench: Workbench, hex: Hex, more: boolean): Workbench {
  const piece = pieceAt(planOn(workbench), hex, workbench.hand.level)
  const isSame = (one: Piece): boolean => one.kind === piece?.kind && one.index === piece.index
  const others = more ? workbench.chosen.filter((one) => !isSame(one)) : []
  const isAdded = piece !== undefined && !(more && workbench.chosen.some(isSame))
  return { ...workbench, chosen: isAdded ? [...others, piece] : others, word: undefined }
}

export function chooseAll(workbench: Workbench): Workbench {
  const { tiles, ruins } = planOn(workbench)
  const chosen: Piece[] = [
    ...tiles.map((_, index) => ({ kind: 'tile' as const, index })),
    ...ruins.map((_, index) => ({ kind: 'ruin' as const, index })),
  ]
  return { ...take(workbench, { kind: 'select' }), chosen }
}

const numbers = (workbench: Workbench, kind: Piece['kind']): number[] =>
  workbench.chosen.filter((piece) => piece.kind === kind).map(({ index }) => index)

/** All or nothing, ruins first, then from the top down. */
export function removeChosen(workbench: Workbench, box: ContentSource): Workbench {
  const plan = planOn(workbench)
  const byHeight = numbers(workbench, 'tile')
    .map((index) => plan.tiles[index])
    .sort((a, b) => b.level - a.level)
  const ruins = numbers(workbench, 'ruin').map((index) => plan.ruins[index])
  let result: Edited = edited(plan)
  for (const ruin of ruins) if (result.ok) result = removeRuin(result.plan, result.plan.ruins.indexOf(ruin))
  for (const tile of byHeight) if (result.ok) result = removeTile(result.plan, result.plan.tiles.indexOf(tile), box)
  return apply(workbench, result)
}

/** Erases with the eraser, whatever is in hand. */
export function remove(workbench: Workbench, box: ContentSource): Workbench {
  if (workbench.chosen.length > 0) return removeChosen(workbench, box)
  const trial = whatIf(planOn(workbench), { ...workbench.hand, tool: { kind: 'erase' } }, workbench.cursor, box)
  return trial === undefined ? workbench : apply(workbench, trial.edit)
}

/** Turns the one piece that is chosen where it lies, otherwise what is in hand. */
export function turn(workbench: Workbench, steps: number, box: ContentSource): Workbench {
  const [piece] = workbench.chosen
  const rotation = (((workbench.hand.rotation + steps) % 6) + 6) % 6
  if (workbench.chosen.length !== 1) return holding(workbench, { rotation })
  const plan = planOn(workbench)
  const ruin = plan.ruins[piece.index]
  const edit =
    piece.kind === 'tile'
      ? rotateTile(plan, piece.index, steps, box)
      : replaceRuin(plan, piece.index, { rotation: (((ruin.rotation + steps) % 6) + 6) % 6 }, box)
  const after = apply(workbench, edit)
  return edit.ok ? { ...after, chosen: workbench.chosen } : after
}

export function copy(workbench: Workbench): Workbench {
  if (workbench.chosen.length === 0) return workbench
  return {
    ...workbench,
    clip: clipFrom(copyPieces(planOn(workbench), numbers(workbench, 'tile'), numbers(workbench, 'ruin'))),
  }
}

export function cut(workbench: Workbench, box: ContentSource): Workbench {
  const copied = copy(workbench)
  const after = removeChosen(copied, box)
  return after.word === undefined && after.clip !== undefined ? paste(after) : { ...after, clip: workbench.clip }
}

export const paste = (workbench: Workbench): Workbench =>
  workbench.clip === undefined ? workbench : take(workbench, { kind: 'paste', clip: workbench.clip })

/** Left for right: what is in hand to be pasted, otherwise the whole plan. */
export function mirrored(workbench: Workbench): Workbench {
  const { tool } = workbench.hand
  if (tool.kind === 'paste') {
    const { split, bent, ...clip } = mirrorClip(tool.clip, { q: 0, r: 0 })
    return { ...take(workbench, { kind: 'paste', clip }), word: unlike(split, bent, 0) }
  }
  const { plan, split, bent, loose } = mirrorPlan(planOn(workbench))
  return { ...change(workbench, plan), word: unlike(split, bent, loose) }
}

const unlike = (split: number, bent: number, loose: number): Word | undefined =>
  split + bent + loose === 0 ? undefined : { kind: 'unlike', split, bent, loose }

export const turnedPlan = (workbench: Workbench): Workbench => change(workbench, rotatePlan(planOn(workbench), 1))

type PlainAct = 'remove' | 'undo' | 'redo' | 'copy' | 'cut' | 'paste' | 'all' | 'mirror' | 'select' | 'top' | 'let-go'

/** What buttons and keys do alike. */
export const PLAIN_ACTS: Readonly<Record<PlainAct, (workbench: Workbench, box: ContentSource) => Workbench>> = {
  remove,
  undo: undone,
  redo: redone,
  copy,
  cut,
  paste,
  all: chooseAll,
  mirror: mirrored,
  select: (workbench) => take(workbench, { kind: 'select' }),
  top: (workbench) => holding(workbench, { level: 'top' }),
  'let-go': (workbench) =>
    workbench.chosen.length > 0 ? { ...workbench, chosen: [] } : take(workbench, { kind: 'select' }),
}
