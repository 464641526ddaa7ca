/** What can be done with a revealed card, as numbers: one meaning, one number, whatever the action. */
import { LANDS } from '../../content/names.ts'
import type { Land } from '../table/state.ts'

/** Instead of the action (IM-ACT-03, IM-ACT-04). */
export const COMPENSATION_GOLD = 0
export const COMPENSATION_ENERGY = 1

/** The action of the space in a land: gold, energy, awaken, the Demons' shrine. */
const IN_LAND = 100
const BUILD_IN = 200
const SHRINE_IN = 400
const TAKE_OVER = 500
const MOVE = 1000
const ATTACK = 4000
const AWAKEN_IN = 10
export const DRAW = 20
export const MARKER = 21

export const isCompensation = (option: number): boolean => option <= COMPENSATION_ENERGY

export const inLand = (land: Land): number => IN_LAND + land
export const buildIn = (building: number, land: Land): number => BUILD_IN + building * LANDS + land
/** Magic: a shrine in any land, the land card of a land, armies from the limbo of a world. */
export const shrineIn = (land: Land): number => SHRINE_IN + land
export const takeOver = (land: Land): number => TAKE_OVER + land
export const awakenIn = (world: number): number => AWAKEN_IN + world
export const moveFrom = (origin: Land, destination: Land): number => MOVE + origin * LANDS + destination
export const attackFrom = (origin: Land, target: Land): number => ATTACK + origin * LANDS + target

export type Meaning =
  | { readonly is: 'compensation'; readonly gold: boolean }
  | { readonly is: 'awaken'; readonly world: number }
  | { readonly is: 'draw' | 'marker' }
  | { readonly is: 'land'; readonly land: Land }
  | { readonly is: 'shrine' | 'takeOver'; readonly land: Land }
  | { readonly is: 'build'; readonly building: number; readonly land: Land }
  | { readonly is: 'move' | 'attack'; readonly from: Land; readonly to: Land }

const pair = (is: 'move' | 'attack', code: number): Meaning => ({
  is,
  from: Math.trunc(code / LANDS),
  to: code % LANDS,
})

export function meaningOf(option: number): Meaning {
  if (option >= ATTACK) return pair('attack', option - ATTACK)
  if (option >= MOVE) return pair('move', option - MOVE)
  if (option >= TAKE_OVER) return { is: 'takeOver', land: option - TAKE_OVER }
  if (option >= SHRINE_IN) return { is: 'shrine', land: option - SHRINE_IN }
  if (option >= BUILD_IN) {
    const code = option - BUILD_IN
    return { is: 'build', building: Math.trunc(code / LANDS), land: code % LANDS }
  }
  if (option >= IN_LAND) return { is: 'land', land: option - IN_LAND }
  if (option === DRAW) return { is: 'draw' }
  if (option === MARKER) return { is: 'marker' }
  if (option >= AWAKEN_IN) return { is: 'awaken', world: option - AWAKEN_IN }
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
