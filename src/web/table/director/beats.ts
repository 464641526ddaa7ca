import type { GameEvent, Role } from '../../../engine/index.ts'
import type { Beat } from '../../../protocol/board.ts'
import type { Mirror, NumberedEvent } from '../../../protocol/mirror.ts'
import type { Part } from '../../../protocol/views.ts'

/** How far each audience had been told after something. */
interface Counts {
  readonly open: number
  readonly own: ReadonlyMap<Role, number>
}

/** One step of the host: what changed, and how much was told by then. */
export interface Step {
  readonly parts: readonly Part[]
  readonly told: Counts
}

/** One thing to look at. */
export interface Act {
  readonly step: Step
  readonly beat: Beat
  /** The event that is looked at, and those without words around it. */
  readonly caption: GameEvent | undefined
  readonly events: readonly NumberedEvent[]
  readonly isFirst: boolean
  /** With it the board stands as after the whole step. */
  readonly isLast: boolean
}

export const stepOf = (parts: readonly Part[], after: Mirror): Step => ({
  parts,
  told: {
    open: after.public.events.length,
    own: new Map([...after.roles].map(([role, { events }]) => [role, events.length])),
  },
})

/** How many events whoever looks with these eyes had been told after a step. */
export const toldAfter = ({ told }: Step, eyes: Role | undefined): number =>
  told.open + (eyes === undefined ? 0 : (told.own.get(eyes) ?? 0))

/** A step as one act after the other. What has no beat of its own is shown with what follows, at the end with what was before. */
export function actsOf(step: Step, events: readonly NumberedEvent[], beatOf: (event: GameEvent) => Beat): Act[] {
  const groups: { beat: Beat; caption: GameEvent | undefined; events: NumberedEvent[] }[] = []
  let waiting: NumberedEvent[] = []
  for (const told of events) {
    waiting.push(told)
    const beat = beatOf(told.event)
    if (beat === 'none') continue
    groups.push({ beat, caption: told.event, events: waiting })
    waiting = []
  }
  const last = groups.at(-1)
  if (last === undefined) groups.push({ beat: 'none', caption: undefined, events: waiting })
  else last.events.push(...waiting)
  return groups.map((group, i) => ({ ...group, step, isFirst: i === 0, isLast: i === groups.length - 1 }))
}

/** Whose act an event is that came with an own answer; with a heading begins what nobody does. */
export type Whose = 'own' | 'heading' | 'others'

/** How many of the events that came with an own answer are that act's; headings alone are nothing to watch. */
export function lengthOfOwn(
  events: readonly NumberedEvent[],
  whose: (event: GameEvent) => Whose,
  beatOf: (event: GameEvent) => Beat,
): number {
  const end = events.findIndex(({ event }) => whose(event) !== 'own')
  const isToWatch = events.some(({ event }, i) => i >= end && whose(event) !== 'heading' && beatOf(event) !== 'none')
  return end < 0 || !isToWatch ? events.length : end
}

/** An own act as one: it is all there at once, and seen before others go on. */
export function ownAct(step: Step, events: readonly NumberedEvent[], beatOf: (event: GameEvent) => Beat): Act {
  const seen = events.filter(({ event }) => beatOf(event) !== 'none')
  const beat = seen.some(({ event }) => beatOf(event) === 'result') ? 'result' : 'glance'
  return { step, beat, caption: seen.at(-1)?.event, events, isFirst: true, isLast: false }
}
