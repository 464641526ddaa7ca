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
