import type { GameEvent } from '../../../../engine/index.ts'
import type { Event } from '../../rules/words/words.ts'
import { CHAOS, EMPIRE, NONE } from '../../rules/table/state.ts'

/** What goes over the map. */
export type Walker =
  | { readonly is: 'hero'; readonly role: number }
  | { readonly is: 'unit'; readonly role: number; readonly type: number }
  | { readonly is: 'card'; readonly card: number }
  | { readonly is: 'skeletons'; readonly count: number }
  | { readonly is: 'garrison'; readonly level: number }

/** What the board shows of an event. */
export type Happening =
  | { readonly kind: 'walk'; readonly who: Walker; readonly from: number; readonly to: number }
  /** Something new. */
  | { readonly kind: 'ring'; readonly side: number; readonly space: number }
  | { readonly kind: 'flip'; readonly space: number; readonly tile: number }
  | { readonly kind: 'curse'; readonly space: number }
  | { readonly kind: 'fall'; readonly side: number; readonly space: number }
  | { readonly kind: 'clash'; readonly space: number }

const ring = (side: number, space: number): Happening[] => (space < 0 ? [] : [{ kind: 'ring', side, space }])
const fall = (side: number, space: number): Happening[] => (space < 0 ? [] : [{ kind: 'fall', side, space }])
const walk = (who: Walker, from: number, to: number): Happening[] =>
  from < 0 || to < 0 || from === to ? [] : [{ kind: 'walk', who, from, to }]

type Of<T extends Event['type']> = Extract<Event, { type: T }>

function moved(event: Of<'piecesMoved'>): Happening[] {
  const { kind, role, unit, n, from, to } = event
  if (kind === 'hero') return walk({ is: 'hero', role }, from, to)
  if (kind === 'unit') return walk({ is: 'unit', role, type: unit }, from, to)
  if (kind === 'skeleton') return walk({ is: 'skeletons', count: n }, from, to)
  return walk({ is: 'garrison', level: n }, from, to)
}

function walksIn(event: Event): Happening[] | undefined {
  switch (event.type) {
    case 'heroMoved':
      return walk({ is: 'hero', role: event.role }, event.from, event.space)
    case 'unitMoved':
      return walk({ is: 'unit', role: event.role, type: event.unit }, event.from, event.space)
    case 'piecesMoved':
      return moved(event)
    case 'nemesisMoved':
      return walk({ is: 'card', card: event.card }, event.from, event.to)
    case 'skeletonsMoved':
      return walk({ is: 'skeletons', count: event.count }, event.from, event.to)
    default:
      return undefined
  }
}

function newIn(event: Event): Happening[] | undefined {
  switch (event.type) {
    case 'unitPlaced':
    case 'unitBuilt':
    case 'wallBuilt':
    case 'towerBuilt':
    case 'havenBuilt':
    case 'defensePlaced':
    case 'hexOriented':
      return ring(event.role, event.space)
    case 'garrisonPlaced':
    case 'targetPlaced':
      return ring(EMPIRE, event.space)
    case 'skeletonPlaced':
      return ring(CHAOS, event.space)
    case 'nemesisPlaced':
      return ring(event.card < 9 ? EMPIRE : CHAOS, event.space)
    case 'hexExplored':
      return [{ kind: 'flip', space: event.space, tile: event.tile }]
    case 'cursePlaced':
    case 'extraCurse':
      return [{ kind: 'curse', space: event.space }]
    default:
      return undefined
  }
}

function fallsIn(event: Event): Happening[] {
  switch (event.type) {
    case 'unitDestroyed':
    case 'havenRemoved':
      return fall(event.role, event.space)
    case 'garrisonDestroyed':
      return fall(EMPIRE, event.space)
    case 'skeletonDestroyed':
    case 'skeletonsDispersed':
      return fall(CHAOS, event.space)
    case 'piecesRemoved':
      return event.space === NONE ? [] : fall(event.role === NONE ? CHAOS : event.role, event.space)
    case 'combatBegan':
      return [{ kind: 'clash', space: event.space }]
    default:
      return []
  }
}

const MOST = 14

/** The newest of what can be seen on the map. */
export const happeningsOf = (events: readonly GameEvent[]): Happening[] =>
  (events as readonly Event[]).flatMap((event) => walksIn(event) ?? newIn(event) ?? fallsIn(event)).slice(-MOST)
