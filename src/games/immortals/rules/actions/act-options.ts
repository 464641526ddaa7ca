/** What can be done with a revealed card, as numbers: one meaning, one number, whatever the action. */
import { LANDS } from '../../content/names.ts'
import type { Land } from '../table/state.ts'

/** Instead of the action (IM-ACT-03, IM-ACT-04). */
export const COMPENSATION_GOLD = 0
export const COMPENSATION_ENERGY = 1

/** Where the numbers of a meaning begin; `land` is the action of the space in a land: gold, energy, awaken, the Demons' shrine. */
const FIRST = { awaken: 10, land: 100, build: 200, shrine: 400, takeOver: 500, move: 1000, attack: 4000 } as const
export const DRAW = 20
export const MARKER = 21

export const isCompensation = (option: number): boolean => option <= COMPENSATION_ENERGY

export const inLand = (land: Land): number => FIRST.land + land
export const buildIn = (building: number, land: Land): number => FIRST.build + building * LANDS + land
/** Magic: a shrine in any land, the land card of a land, armies from the limbo of a world. */
export const shrineIn = (land: Land): number => FIRST.shrine + land
export const takeOver = (land: Land): number => FIRST.takeOver + land
export const awakenIn = (world: number): number => FIRST.awaken + world
export const moveFrom = (origin: Land, destination: Land): number => FIRST.move + origin * LANDS + destination
export const attackFrom = (origin: Land, target: Land): number => FIRST.attack + origin * LANDS + target

export type Meaning =
  | { readonly is: 'compensation'; readonly gold: boolean }
  | { readonly is: 'awaken'; readonly world: number }
  | { readonly is: 'draw' | 'marker' }
  | { readonly is: 'land'; readonly land: Land }
  | { readonly is: 'shrine' | 'takeOver'; readonly land: Land }
  | { readonly is: 'build'; readonly building: number; readonly land: Land }
  | { readonly is: 'move' | 'attack'; readonly from: Land; readonly to: Land }

function pair(is: 'move' | 'attack', option: number): Meaning {
  const code = option - FIRST[is]
  return { is, from: Math.trunc(code / LANDS), to: code % LANDS }
}

export function meaningOf(option: number): Meaning {
  if (option >= FIRST.attack) return pair('attack', option)
  if (option >= FIRST.move) return pair('move', option)
  if (option >= FIRST.takeOver) return { is: 'takeOver', land: option - FIRST.takeOver }
  if (option >= FIRST.shrine) return { is: 'shrine', land: option - FIRST.shrine }
  if (option >= FIRST.build) {
    const code = option - FIRST.build
    return { is: 'build', building: Math.trunc(code / LANDS), land: code % LANDS }
  }
  if (option >= FIRST.land) return { is: 'land', land: option - FIRST.land }
  if (option === DRAW) return { is: 'draw' }
  if (option === MARKER) return { is: 'marker' }
  if (option >= FIRST.awaken) return { is: 'awaken', world: option - FIRST.awaken }
  return { is: 'compensation', gold: option === COMPENSATION_GOLD }
}

/** The keys that files and clients know. */
export function actKey(option: number): string {
  const meaning = meaningOf(option)
  switch (meaning.is) {
    case 'compensation':
      return meaning.gold ? 'compensation:gold' : 'compensation:energy'
    case 'awaken':
      return `awaken:${meaning.world}`
    case 'draw':
    case 'marker':
      return meaning.is
    case 'land':
    case 'shrine':
    case 'takeOver':
      return `${meaning.is}:${meaning.land}`
    case 'build':
      return `build:${meaning.building}@${meaning.land}`
    case 'move':
    case 'attack':
      return `${meaning.is}:${meaning.from}>${meaning.to}`
  }
}
