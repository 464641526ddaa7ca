import { useSyncExternalStore } from 'react'
import type { Area } from '../rules/table/state.ts'
import type { Group } from './march.ts'

/** A march under way in somebody's head. Map and hand are drawn far apart, so it lives here. */
export interface Plan {
  /** The question it was made at: with that it is over. */
  readonly question: string
  readonly from: Area
  readonly group: Group
  readonly to?: Area
}

let current: Plan | undefined
const listeners = new Set<() => void>()

export function setPlan(plan: Plan | undefined): void {
  current = plan
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function usePlan(question: string | undefined): Plan | undefined {
  const plan = useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  )
  return plan?.question === question ? plan : undefined
}
