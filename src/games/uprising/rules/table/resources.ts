/** Salt, Plunder, Food and AP of a player (UP-HEX-25, UP-RUL-11, UP-RUL-23). */
import { RESOURCES } from '../../content/names.ts'
import type { Play } from './rules.ts'
import type { Role, State } from './state.ts'

const KINDS = RESOURCES.length

export const resourceAt = (role: Role, kind: number): number => role * KINDS + kind
export const has = (s: State, role: Role, kind: number, n: number): boolean => s.resources[resourceAt(role, kind)] >= n

export function totalOf(s: State, role: Role): number {
  const first = resourceAt(role, 0)
  return s.resources[first] + s.resources[first + 1] + s.resources[first + 2]
}

/** From the reserve; with a limited supply only what is left in the box (UP-SET-09). Returns what was gained. */
export function gainResource(play: Play, role: Role, kind: number, n: number): number {
  const { state } = play
  let gained = n
  if (state.options.resourceSupply === 'limited') {
    let owned = 0
    for (const count of state.resources) owned += count
    gained = Math.max(0, Math.min(n, play.content.setup.resourceSupply - owned))
  }
  if (gained === 0) return 0
  state.resources[resourceAt(role, kind)] += gained
  play.tell({ type: 'resourceGained', role, kind, n: gained })
  return gained
}

/** As much as is there (UP-RUL-13). Returns what was lost. */
export function loseResource(play: Play, role: Role, kind: number, n: number): number {
  const lost = Math.min(n, play.state.resources[resourceAt(role, kind)])
  if (lost === 0) return 0
  play.state.resources[resourceAt(role, kind)] -= lost
  play.tell({ type: 'resourceLost', role, kind, n: lost })
  return lost
}

/** An AP that was to spend is spent (UP-ACT-03); extra ones first, they vanish anyway. */
export function spendAp(s: State, role: Role, n = 1): void {
  const extra = Math.min(n, s.extraAp[role])
  s.extraAp[role] -= extra
  s.ap[role] -= n
  s.spentAp[role] += n - extra
}

/** A spent AP comes back; without one an extra AP until the next Refresh (UP-RUL-23). */
export function gainAp(play: Play, role: Role, n: number): void {
  const { state } = play
  const back = Math.min(n, state.spentAp[role])
  state.spentAp[role] -= back
  state.extraAp[role] += n - back
  state.ap[role] += n
  play.tell({ type: 'apGained', role, n })
}
