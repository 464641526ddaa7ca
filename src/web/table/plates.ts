import type { Rect } from '../../protocol/board.ts'

/** Where every plate has its place, whatever is on it: nothing jumps when one of them comes or goes. */
export interface Slots {
  readonly isSmall: boolean
  /** Round and phase. */
  readonly where: Rect
  readonly tools: Rect
  readonly players: Rect
  /** How high a player's plate is. */
  readonly player: number
  /** "Since your last turn": a plate, or one line on a phone. */
  readonly since: Rect
  /** So far it may rise, where the column is free, and beside a whole stage. */
  readonly sinceMost: Rect
  readonly sinceBeside: Rect
  /** In a lesson the coach is there instead, with more to say. */
  readonly coach: Rect
  /** Hand and cards: the strip they have for themselves; an open tray rises over the board. */
  readonly tray: Rect
  readonly ribbon: Rect
  /** Dice, battles, fights, in brief; on a phone the line of their result, beside what happened since my last turn. */
  readonly stage: Rect
  /** The same in full, over the board. */
  readonly wholeStage: Rect
  /** The log and what else is opened over the board. */
  readonly drawer: Rect
}

export interface Wanted {
  readonly players: number
  /** How large one rem is against the 16 pixels everything is measured for. */
  readonly scale: number
}

const GAP = 8
const EDGE = 12
/** Below this the window is a phone's. */
const WIDE = 900
/** Below this, as on a phone with large text, title, players and tools have a line each. */
const NARROW = 260
/** How wide the tools are with their words. */
const TOOLS = 372
/** Lower windows have no room for a hand of its own: it is opened. */
const HIGH = 560

/** How wide and high the stage is in brief; below, on a phone while something goes on. */
const briefStage = (width: number, most: number): [width: number, height: number] =>
  width >= 1200 ? [300, Math.min(156, most)] : [276, Math.min(140, most)]
const SMALL_BRIEF = 104
/** What looks nearer and farther, in the corner at the right, or over a ribbon that reaches so far: at most four buttons. */
const ZOOM = { width: 40, height: 172 }
/** How high the coach is at most, on wide screens and on a phone. */
const COACH = 340
const SMALL_COACH = 176
/** How wide the best options are; on a phone the board stays visible above them. */
const HINT = 320
const HINT_BELOW = 0.45
/** How much of it a sentence or two and a button take. */
const SHORT = 0.75

interface Measures {
  readonly bar: number
  readonly ribbon: number
  readonly tray: number
}

/** From the left, the top, and how wide and high. */
const rect = (left: number, top: number, width: number, height: number): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

function wide(width: number, height: number, players: number): Slots {
  const { bar, ribbon, tray }: Measures = { bar: 48, ribbon: 64, tray: 88 }
  const [left, right] = width >= 1200 ? [300, 236] : [236, 196]
  const top = EDGE + bar + GAP
  const foot = height - EDGE - ribbon
  const list = foot - GAP - top
  const player = Math.max(44, Math.min(60, (list - 150) / players - GAP))
  const hand = rect(EDGE + left + EDGE, foot - GAP - tray, width - left - right - 4 * EDGE, tray)
  const since = Math.min(width >= 1200 ? 172 : 116, list / 3)
  const coach = Math.max(since, Math.min(COACH, list - briefStage(width, list)[1] - GAP))
  // The more players, the less room there is for it.
  const most =
    width >= 1200
      ? Math.max(since, Math.min(320, list / 2, 440 - 40 * players))
      : Math.max(since, Math.min(230, list * 0.4))
  const beside = Math.min(most, width >= 1200 ? Math.max(since, Math.min(236, list / 3)) : since)
  const strip = Math.min(width - 2 * EDGE, 1080)
  const whole = list - beside - GAP
  const isUnder = (width + strip) / 2 > width - EDGE - ZOOM.width
  const corner = (isUnder ? foot - GAP : height - EDGE) - ZOOM.height
  return {
    isSmall: false,
    where: rect(EDGE, EDGE, Math.min(420, width - TOOLS - 3 * EDGE), bar),
    tools: rect(width - EDGE - TOOLS, EDGE, TOOLS, bar),
    players: rect(width - EDGE - right, top, right, Math.min(list, players * (player + GAP) - GAP)),
    player,
    since: rect(EDGE, foot - GAP - since, left, since),
    sinceMost: rect(EDGE, foot - GAP - most, left, most),
    sinceBeside: rect(EDGE, foot - GAP - beside, left, beside),
    coach: rect(EDGE, foot - GAP - coach, left, coach),
    tray: hand,
    ribbon: rect((width - strip) / 2, foot, strip, ribbon),
    stage: rect(EDGE, top, ...briefStage(width, whole)),
    wholeStage: rect(EDGE, top, 300, whole),
    drawer: rect(width - EDGE - 380, top, 380, Math.max(list * 0.6, corner - GAP - top)),
  }
}

function small(width: number, height: number): Slots {
  const { bar, ribbon, tray }: Measures = { bar: 44, ribbon: 108, tray: height >= HIGH ? 84 : 0 }
  const all = width - 2 * GAP
  const isNarrow = width < NARROW
  const tools = Math.min(148, all / 2)
  const top = GAP + bar + GAP
  const beside = all - tools - GAP
  const foot = height - GAP - ribbon
  const hand = foot - GAP - tray
  const since = height >= HIGH ? 40 : 0
  const under = top + (isNarrow ? 2 : 1) * (bar + GAP)
  return {
    isSmall: true,
    where: rect(GAP, GAP, isNarrow ? all : beside, bar),
    tools: rect(width - GAP - tools, isNarrow ? top + bar + GAP : GAP, tools, bar),
    players: rect(GAP, top, all, bar),
    player: bar,
    since: rect(GAP, under, all, since),
    sinceMost: rect(GAP, under, all, since),
    sinceBeside: rect(GAP, under, all, since),
    coach: rect(GAP, under, all, Math.min(SMALL_COACH, (hand - under) * 0.4)),
    tray: rect(GAP, hand, all, tray),
    ribbon: rect(GAP, foot, all, ribbon),
    stage: rect(GAP, under, all, Math.min(SMALL_BRIEF, hand - under)),
    wholeStage: rect(GAP, under, all, (hand - under) * 0.6),
    drawer: rect(0, GAP + bar, width, height - GAP - bar),
  }
}

const scaled = ({ left, top, right, bottom }: Rect, by: number): Rect => ({
  left: left * by,
  top: top * by,
  right: right * by,
  bottom: bottom * by,
})

/** All places for a window. Text of another size makes other plates: everything is measured in rem. */
export function slotsFor(width: number, height: number, { players, scale }: Wanted): Slots {
  const [w, h] = [width / scale, height / scale]
  const { isSmall, player, ...rects } = w < WIDE ? small(w, h) : wide(w, h, Math.max(1, players))
  const out = Object.fromEntries(Object.entries(rects).map(([name, one]) => [name, scaled(one, scale)]))
  return { ...(out as Omit<Slots, 'isSmall' | 'player'>), isSmall, player: player * scale }
}

/** How wide it must be to stand beside the tray, and how high it is where it would lie on the first answers there. */
const BESIDE_TRAY = 280
const ABOVE_TRAY = 0.62

/** Where the goal is told, over the board: beside the plates at the left, on a phone as a sheet over all but the question. */
export function goalSlot({ isSmall, where, ribbon, players, tray }: Slots, isAsked: boolean): Rect {
  const { left, right } = where
  const [top, bottom] = [where.bottom + GAP, ribbon.top - GAP]
  if (isSmall) return { left, top, right: players.right, bottom }
  if (isAsked) return { left, top, right, bottom }
  const beside = Math.min(right, tray.left - GAP)
  return beside - left >= BESIDE_TRAY
    ? { left, top, right: beside, bottom }
    : { left, top, right, bottom: top + (bottom - top) * ABOVE_TRAY }
}

/** Where the best options are told: over what happened since the last turn, on a phone right above the question. */
export function hintSlot({ isSmall, where, ribbon, since, stage }: Slots): Rect {
  if (isSmall)
    return {
      left: ribbon.left,
      top: where.bottom + (ribbon.top - where.bottom) * HINT_BELOW,
      right: ribbon.right,
      bottom: ribbon.top - GAP,
    }
  return { left: since.left, top: stage.top, right: since.left + HINT, bottom: since.bottom }
}

/** Who takes the place of what happened since the last turn. */
export type Coaching = 'lesson' | 'example'

/** What they take on a phone: what is said is mostly short; below what came of an example the newest result has its line. */
function coachFree({ isSmall, coach, since }: Slots, coaching: Coaching): Rect {
  const { top, bottom } = coach
  if (!isSmall) return coach
  if (coaching === 'lesson') return { ...coach, bottom: top + (bottom - top) * SHORT }
  return since.bottom > since.top ? { ...coach, bottom: bottom + GAP + (since.bottom - since.top) } : coach
}

/** What the board leaves free by default; in a lesson for the coach. Stage and drawer come and go: they lie over it. */
export const keptFree = (slots: Slots, hasHand: boolean, coaching?: Coaching): Rect[] => [
  slots.where,
  slots.tools,
  slots.players,
  coaching === undefined ? slots.since : coachFree(slots, coaching),
  slots.ribbon,
  ...(hasHand ? [slots.tray] : []),
]
