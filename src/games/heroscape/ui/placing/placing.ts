import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Role } from '../../../../engine/index.ts'
import type { BoardProps } from '../../../../protocol/board.ts'
import { placeFace, type Place } from '../../rules/table/faces.ts'
import { WAITING } from '../../rules/table/state.ts'
import { allFigures, figureIn, ownerOf, type Seen } from '../seen.ts'
import { placeOf, type FieldOption } from '../board/offers.ts'
import { standingFigures } from '../board/pieces.ts'
import { bestPlace, planFor, plannedOn, replanned, type Ground, type PlacingPlan, type Waiting } from './plan.ts'

/** The plan for the army that is being placed; tray and battlefield share it. */
interface Planned {
  /** Whose army: whoever looks at the same table with other eyes places another. */
  readonly role: Role | undefined
  readonly plan: PlacingPlan
  /** Picked up, to stand somewhere else; -1: nobody. */
  readonly held: number
  /** Figure by figure is answered as planned. */
  readonly isRunning: boolean
}

let planned: Planned | undefined
const listeners = new Set<() => void>()

function set(next: Planned | undefined): void {
  planned = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function usePlanned({ role }: Seen): Planned | undefined {
  const now = useSyncExternalStore(subscribe, () => planned)
  return now?.role === role ? now : undefined
}

const wait = (seen: Seen, figure: number): Waiting => {
  const card = seen.roster.cards[seen.roster.cardOf[figure]]
  return { figure, isTwoSpace: card.spaces === 2, height: card.height, range: card.master.range }
}

/** Who still has to be placed, the one that is asked about among them; those who drop from the sky are not. */
export function waitingFor(seen: Seen): Waiting[] {
  return allFigures(seen)
    .filter(({ id, fate }) => fate === WAITING && ownerOf(seen, id) === seen.role)
    .filter(({ id }) => seen.roster.cards[seen.roster.cardOf[id]].powers.theDrop === undefined)
    .map(({ id }) => wait(seen, id))
}

function middle(seen: Seen, spaces: readonly number[]): { x: number; y: number } {
  const { columns, spaces: all } = seen.field
  const mean = (list: readonly number[]): number =>
    spaces.reduce((sum, space) => sum + list[all.column[space]], 0) / Math.max(1, spaces.length)
  return { x: mean(columns.x), y: mean(columns.y) }
}

export function groundOf(seen: Seen): Ground | undefined {
  const { scenario, options, role, field } = seen
  const zones = scenario.setups[options.setup]?.zone ?? []
  const own = role === undefined ? undefined : scenario.layout.zones[zones[role]]
  if (own === undefined) return undefined
  const taken = new Set(standingFigures(seen).flatMap(({ front, rear }) => [front, rear]))
  const foes = zones
    .filter((zone) => zone !== zones[role!])
    .flatMap((zone) => scenario.layout.zones[zone]?.spaces ?? [])
  const everywhere = Array.from({ length: field.spaces.count }, (_, space) => space)
  return {
    field,
    spaces: own.spaces.filter((space) => !taken.has(space)),
    foe: middle(seen, foes.length > 0 ? foes : everywhere),
  }
}

/** What the tray does with the plan. */
export function placingTools(seen: Seen) {
  return {
    propose: () => {
      const ground = groundOf(seen)
      if (ground === undefined) return
      set({ role: seen.role, plan: planFor(ground, waitingFor(seen)), held: -1, isRunning: false })
    },
    run: () => planned !== undefined && set({ ...planned, held: -1, isRunning: true }),
    drop: () => set(undefined),
  }
}

/** What is answered for the figure that is asked about: as planned, or else the best that is offered; `undefined`: the player decides. */
export function answerFor(
  seen: Seen,
  question: BoardProps['question'],
  { role, plan }: Pick<Planned, 'role' | 'plan'>,
): string | undefined {
  const asked = placeFace.of(question)
  const ground = groundOf(seen)
  if (asked === undefined || ground === undefined || role !== seen.role) return undefined
  const { figure } = asked.about
  const wanted = plan.get(figure)
  const options: readonly FieldOption[] = asked.options
  const isAt = (place: Place | undefined, at: Place | undefined): boolean =>
    place !== undefined && place.front === at?.front && place.rear === at.rear
  const meant = options.find((option) => isAt(placeOf(option), wanted))
  if (meant !== undefined || wanted === undefined) return meant?.key
  const places = options.flatMap((option) => placeOf(option) ?? [])
  const best = bestPlace(ground, wait(seen, figure), places)
  return options.find((option) => isAt(placeOf(option), best))?.key
}

export interface Placing {
  readonly plan: PlacingPlan
  readonly held: number
  /** True if the click was about the plan. */
  click(space: number): boolean
}

/** The plan on the battlefield: drawn, changed by clicks, and answered figure by figure. */
export function usePlacing(board: BoardProps, seen: Seen): Placing | undefined {
  const now = usePlanned(seen)
  const { question, answer } = board
  const isAsked = placeFace.is(question)
  const isWaiting = question === undefined
  const isIdle = now === undefined
  useEffect(() => {
    if (planned !== undefined && (isIdle || !(isAsked || isWaiting))) set(undefined)
  }, [isIdle, isAsked, isWaiting])
  useEffect(() => () => set(undefined), [])
  const isRunning = now?.isRunning === true
  useEffect(() => {
    if (!isRunning || !isAsked || planned === undefined) return
    const key = answerFor(seen, question, planned)
    if (key === undefined) set(undefined)
    else answer(key)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each question
  }, [isRunning, isAsked, question?.id])
  const click = useCallback(
    (space: number): boolean => {
      const ground = groundOf(seen)
      if (planned === undefined || planned.isRunning || ground === undefined) return false
      const { plan, held } = planned
      if (held < 0) set({ ...planned, held: plannedOn(plan, space) })
      else set({ ...planned, plan: replanned(ground, plan, wait(seen, held), space), held: -1 })
      return true
    },
    [seen],
  )
  return useMemo(
    () => (now === undefined || now.isRunning || !isAsked ? undefined : { plan: now.plan, held: now.held, click }),
    [now, isAsked, click],
  )
}

/** The figures of a plan as they would stand. */
export const isStillWaiting = (seen: Seen, figure: number): boolean => figureIn(seen, figure)?.fate === WAITING
