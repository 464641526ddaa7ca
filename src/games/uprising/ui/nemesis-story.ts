/** What the Nemesis did in its Phase, and what Production and Scoring made of it: a page to read when it is over. */
import type { GameEvent } from '../../../engine/index.ts'
import type { PHASES } from '../content/names.ts'
import type { Event } from '../rules/words/words.ts'
import { NONE } from '../rules/table/state.ts'

type Phase = (typeof PHASES)[number]

/** One Activation, or what happened in a later Phase. */
export interface Deed {
  /** The card that was activated, NONE: Skeletons, or nobody in particular. */
  readonly card: number
  readonly phase: Phase
  readonly lines: readonly Event[]
}

export interface NemesisStory {
  readonly kind: 'nemesis'
  readonly chapter: number
  readonly deeds: readonly Deed[]
  /** By side: what was gained and lost altogether. */
  readonly points: Readonly<Record<number, number>>
  /** There is something to read. */
  readonly isTold: boolean
  /** The Nemesis Phase is over: the whole of it is what came last. */
  readonly isWhole: boolean
  readonly isOver: boolean
}

const TOLD: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'nemesisMoved',
  'nemesisStays',
  'skeletonsMoved',
  'garrisonPlaced',
  'skeletonPlaced',
  'skeletonsBecomeHorde',
  'skeletonsDispersed',
  'cursePlaced',
  'nemesisPlaced',
  'threatChanged',
  'targetMoved',
  'targetOnCapital',
  'havenRemoved',
  'nemesisDestroyed',
  'nemesisUnderDeck',
  'capitalUndefended',
  'capitalFlipped',
  'combatBegan',
  'combatWonBy',
  'combatLeft',
  'combatUndecided',
  'combatBothFell',
  'unitDestroyed',
  'garrisonDestroyed',
  'vpGained',
  'vpLost',
  'produced',
  'graveyardEmptied',
])

/** Of an Event besides: what everybody gets and loses by it. */
const OF_EVENTS: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'targetPlaced',
  'unitPlaced',
  'resourceGained',
  'resourceLost',
  'cardFlipped',
  'cardDiscarded',
])

/** Worth a line on the stage; the log has everything. */
export const isTold = ({ type }: Event): boolean => TOLD.has(type) || OF_EVENTS.has(type)

const LATER: readonly Phase[] = ['production', 'scoring']

const UNTOLD = { isTold: false, isWhole: false, isOver: false }
const WHOLE = { isTold: true, isWhole: true }

function begun(tale: NemesisStory | undefined, phase: Phase, chapter: number): NemesisStory | undefined {
  if (phase === 'nemesis') return { kind: 'nemesis', chapter, deeds: [deed(NONE, phase)], points: {}, ...UNTOLD }
  if (tale === undefined || tale.isOver) return tale
  if (!LATER.includes(phase)) return { ...tale, ...WHOLE, isOver: true }
  return { ...tale, ...WHOLE, deeds: [...tale.deeds, deed(NONE, phase)] }
}

const deed = (card: number, phase: Phase): Deed => ({ card, phase, lines: [] })

function withPoints(tale: NemesisStory, event: Event): NemesisStory {
  if (event.type !== 'vpGained' && event.type !== 'vpLost') return tale
  const change = event.type === 'vpGained' ? event.points : -event.points
  return { ...tale, points: { ...tale.points, [event.side]: (tale.points[event.side] ?? 0) + change } }
}

function told(tale: NemesisStory, event: Event): NemesisStory {
  const { phase, card } = tale.deeds[tale.deeds.length - 1]
  if (event.type === 'activated') return { ...tale, deeds: [...tale.deeds, deed(event.card, phase)] }
  if (!TOLD.has(event.type)) return tale
  // Skeletons move after the cards, all together.
  const isSkeletons = event.type === 'skeletonsMoved' && card !== NONE
  const deeds = isSkeletons ? [...tale.deeds, deed(NONE, phase)] : tale.deeds
  const last = deeds[deeds.length - 1]
  const lines = [...last.lines, event]
  return withPoints({ ...tale, isTold: true, deeds: [...deeds.slice(0, -1), { ...last, lines }] }, event)
}

/** The tale of this Chapter with these events. */
export function taleWith(tale: NemesisStory | undefined, events: readonly GameEvent[]): NemesisStory | undefined {
  let now = tale
  for (const event of events as readonly Event[]) {
    if (event.type === 'phaseBegan') now = begun(now, event.phase as Phase, event.chapter)
    else if (event.type === 'gameWon' || event.type === 'gameLost')
      now = now === undefined ? undefined : { ...now, ...WHOLE, isOver: true }
    else if (now !== undefined && !now.isOver) now = told(now, event)
  }
  return now
}

/** Activations one after the other of the same card are one; those without anything to tell are left out. */
export function deedsOf({ deeds }: NemesisStory): Deed[] {
  const list: Deed[] = []
  for (const one of deeds) {
    const last = list[list.length - 1]
    if (one.lines.length === 0) continue
    if (last !== undefined && last.card === one.card && last.phase === one.phase)
      list[list.length - 1] = { ...last, lines: [...last.lines, ...one.lines] }
    else list.push(one)
  }
  return list
}
