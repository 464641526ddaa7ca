import type { Hex } from '../../../kit/hex.ts'
import type { Battlefield } from '../content/battlefield.ts'
import type {
  BattlefieldSource,
  LayoutSource,
  RuinSource,
  SpaceSource,
  TileSource,
} from '../content/battlefield-schema.ts'
import { compileBattlefield } from '../content/compile-battlefield.ts'
import type { ScenarioSource } from '../content/scenario-schema.ts'
import { cellsOf } from '../content/tile-shapes.ts'
import type { VirtualscapeSource } from '../content/virtualscape-schema.ts'
import type { Refusal } from './text.ts'

/** `standsFor`: the Virtualscape type of the piece this tile replaces. */
export type PlanTile = TileSource & { readonly standsFor?: number }

/** What a Virtualscape map had besides a battlefield; pieces that no battlefield can hold are in `foreign`. */
export type Kept = Omit<VirtualscapeSource, 'standsFor'>

/** The builder's document: one battlefield with its layouts and scenarios. Never changed, only replaced. */
export interface Plan {
  readonly id: string
  readonly name: BattlefieldSource['name']
  readonly note?: string
  readonly provenance: BattlefieldSource['provenance']
  readonly tiles: readonly PlanTile[]
  readonly ruins: readonly RuinSource[]
  readonly noRoom: BattlefieldSource['noRoom']
  readonly layouts: readonly LayoutSource[]
  readonly scenarios: readonly ScenarioSource[]
  readonly kept: Kept
}

export type Edited = { readonly ok: true; readonly plan: Plan } | { readonly ok: false; readonly refusal: Refusal }

export const refused = (refusal: Refusal): Edited => ({ ok: false, refusal })
export const edited = (plan: Plan): Edited => ({ ok: true, plan })

export const NOTHING_KEPT: Kept = { zones: [], glyphs: [], foreign: [] }
export const FIRST_LAYOUT = 'own'

export const emptyLayout = (id: string): LayoutSource => ({ id, zones: [], glyphs: [], figures: [] })

export function newPlan(id: string, name: Plan['name']): Plan {
  return {
    id,
    name,
    provenance: { tiles: 'recreated' },
    tiles: [],
    ruins: [],
    noRoom: [],
    layouts: [emptyLayout(FIRST_LAYOUT)],
    scenarios: [],
    kept: NOTHING_KEPT,
  }
}

export function planOf(field: BattlefieldSource, scenarios: readonly ScenarioSource[]): Plan {
  const { id, name, note, provenance, tiles, ruins, noRoom } = field
  const layouts = field.layouts.length === 0 ? [emptyLayout(FIRST_LAYOUT)] : field.layouts
  return {
    id,
    name,
    ...(note === undefined ? {} : { note }),
    provenance,
    tiles,
    ruins,
    noRoom,
    layouts,
    scenarios: scenarios.filter(({ battlefield }) => battlefield === id),
    kept: NOTHING_KEPT,
  }
}

export function tileSource({ level, terrain, size, q, r, rotation }: PlanTile): TileSource {
  return { level, terrain, size, q, r, rotation }
}

/** The battlefield as content packs hold it. */
export function fieldOf(plan: Plan): BattlefieldSource {
  const { id, name, note, provenance } = plan
  return {
    id,
    name,
    ...(note === undefined ? {} : { note }),
    provenance,
    tiles: plan.tiles.map(tileSource),
    ruins: [...plan.ruins],
    noRoom: plan.noRoom,
    layouts: [...plan.layouts],
  }
}

const compiled = new WeakMap<Plan, Map<number, Battlefield>>()

/** As board and rules read it; undefined while nothing is built. Compiled once per plan. */
export function battlefieldOf(plan: Plan, ruinLevels: number): Battlefield | undefined {
  if (plan.tiles.length === 0) return undefined
  const byLevels = compiled.get(plan) ?? new Map<number, Battlefield>()
  compiled.set(plan, byLevels)
  const field = byLevels.get(ruinLevels) ?? compileBattlefield(fieldOf(plan), ruinLevels)
  byLevels.set(ruinLevels, field)
  return field
}

export const hexKey = (q: number, r: number): string => `${q},${r}`

/** By hex: the tiles there with their index. */
export type Stacks = ReadonlyMap<string, readonly { readonly index: number; readonly tile: PlanTile }[]>

export function stacksOf(tiles: readonly PlanTile[]): Stacks {
  const stacks = new Map<string, { index: number; tile: PlanTile }[]>()
  tiles.forEach((tile, index) => {
    for (const { q, r } of cellsOf(tile)) {
      const key = hexKey(q, r)
      const stack = stacks.get(key)
      if (stack === undefined) stacks.set(key, [{ index, tile }])
      else stack.push({ index, tile })
    }
  })
  return stacks
}

export function tileAt(stacks: Stacks, { q, r }: Hex, level: number): { index: number; tile: PlanTile } | undefined {
  return stacks.get(hexKey(q, r))?.find(({ tile }) => tile.level === level)
}

/** By stack. A hostile map may pile up a thousand tiles on one hex and ask for it as often. */
const known = new WeakMap<readonly object[], readonly SpaceSource[]>()

/** The spaces of a hex from bottom to top: on every tile that has none directly on it (HS-SET-03, HS-SET-07). */
export function spacesAt(stacks: Stacks, hex: Hex): readonly SpaceSource[] {
  const stack = stacks.get(hexKey(hex.q, hex.r))
  if (stack === undefined) return []
  const found = known.get(stack)
  if (found !== undefined) return found
  const levels = new Set(stack.map(({ tile }) => tile.level))
  const spaces = stack
    .filter(({ tile }) => !levels.has(tile.level + 1))
    .map(({ tile }): SpaceSource => [hex.q, hex.r, tile.terrain === 'water' ? tile.level - 1 : tile.level])
    .sort((a, b) => a[2] - b[2])
  known.set(stack, spaces)
  return spaces
}

export const isSpace = (stacks: Stacks, [q, r, level]: SpaceSource): boolean =>
  spacesAt(stacks, { q, r }).some((space) => space[2] === level)

/** Takes away zones, glyphs, figures and pairs on spaces that are no more. */
export function tidy(plan: Plan): Plan {
  const stacks = stacksOf(plan.tiles)
  const isThere = (space: SpaceSource): boolean => isSpace(stacks, space)
  const layouts = plan.layouts.map((layout) => ({
    id: layout.id,
    zones: layout.zones
      .map((zone) => ({ id: zone.id, spaces: zone.spaces.filter(isThere) }))
      .filter((zone) => zone.spaces.length > 0),
    glyphs: layout.glyphs.filter(({ at }) => isThere(at)),
    figures: layout.figures.filter(({ at }) => at.every(isThere)),
  }))
  return { ...plan, layouts, noRoom: plan.noRoom.filter(({ front, rear }) => isThere(front) && isThere(rear)) }
}
