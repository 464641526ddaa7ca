/** Why a magic card cannot do this (IM-MAG). */
import { say } from '../table/rules.ts'
import type { Reason } from '../../../../engine/index.ts'
import {
  AWAKEN_ARMIES,
  BUILD_SHRINE_ANYWHERE,
  DRAW_CONFLICT_CARDS,
  LANDS,
  LIGHT,
  nameOf,
  SHADOW,
  SHRINE,
  TAKE_MARKER,
  TAKE_OVER_LAND_CARD,
  worldOf,
} from '../../content/names.ts'
import { magicCard } from '../magic/magic-cards.ts'
import { cardsLeft } from '../magic/magic.ts'
import { isPresent, isPresentIn } from '../table/lands.ts'
import { limboAt, type Land, type Role, type Table } from '../table/state.ts'
import { buildingReason, presenceReason, priceReason } from './refusals.ts'

/** What is tried: an effect, a shrine anywhere, or anything in a land. */
export type MagicWhat = 'awaken' | 'draw' | 'marker' | 'shrine' | 'takeOver' | 'shrines' | 'land'

const EFFECT_OF = {
  awaken: AWAKEN_ARMIES,
  draw: DRAW_CONFLICT_CARDS,
  marker: TAKE_MARKER,
  shrine: BUILD_SHRINE_ANYWHERE,
  shrines: BUILD_SHRINE_ANYWHERE,
  takeOver: TAKE_OVER_LAND_CARD,
} as const

/** Undefined: the card says nothing about it. `of` is a world or a land. */
export function magicReasons(t: Table, role: Role, what: MagicWhat, of = 0): Reason[] | undefined {
  const { energy, gold, options } = magicCard(t, t.state.action!.card)
  const has = (effect: number): boolean => options.some((option) => option.effect === effect)
  const price = priceReason(t, role, energy, gold)
  if (what === 'land') return magicLandReasons(t, role, of, has, price)
  if (!has(EFFECT_OF[what])) return undefined
  if (what === 'awaken') return of === SHADOW || of === LIGHT ? [...awakenReasons(t, role, of), ...price] : []
  if (what === 'draw') return [...drawReason(t), ...price]
  if (what === 'marker') return [...markerReason(t, role), ...price]
  if (what === 'shrines') return canBuildShrine(t, role) ? price : [...shrineNowhere(t, role), ...price]
  if (!(of >= 0 && of < LANDS)) return []
  return [...(what === 'shrine' ? shrineReasons(t, role, of) : takeOverReasons(t, role, of)), ...price]
}

export function emptyLimboReason({ state }: Table, role: Role, world: number, rule: string): Reason[] {
  if (state.limbo[limboAt(role, world)] > 0) return []
  return [{ rule, message: say('refuse.actLimboEmpty', { world }) }]
}

function awakenReasons(t: Table, role: Role, world: number): Reason[] {
  const reasons = emptyLimboReason(t, role, world, 'IM-RUL-44')
  if (isPresentIn(t.state, role, world)) return reasons
  return [{ rule: 'IM-RUL-79', message: say('refuse.actNotInWorld', { world }) }, ...reasons]
}

const drawReason = (t: Table): Reason[] =>
  cardsLeft(t.state) > 0 ? [] : [{ rule: 'IM-RUL-27', message: say('refuse.actNoCards') }]

const markerReason = (t: Table, role: Role): Reason[] =>
  t.state.marker === role ? [{ rule: 'IM-RUL-69', message: say('refuse.actOwnMarker') }] : []

function shrineReasons(t: Table, role: Role, land: Land): Reason[] {
  const reasons = presenceReason(t, role, land, 'IM-MAG-08')
  return reasons.length > 0 ? reasons : buildingReason(t, SHRINE, land)
}

function canBuildShrine(t: Table, role: Role): boolean {
  for (let land = 0; land < LANDS; land++) if (shrineReasons(t, role, land).length === 0) return true
  return false
}

/** Every own land has its building, or there is no own land. */
const shrineNowhere = (t: Table, role: Role): Reason[] => [
  {
    rule: 'IM-MAG-08',
    message:
      isPresentIn(t.state, role, SHADOW) || isPresentIn(t.state, role, LIGHT)
        ? say('refuse.actNoRoomForShrine')
        : say('refuse.actNoLand'),
  },
]

function takeOverReasons(t: Table, role: Role, land: Land): Reason[] {
  const reasons = presenceReason(t, role, land, 'IM-MAG-09')
  if (reasons.length > 0 || t.state.holder[nameOf(land)] !== role) return reasons
  return [{ rule: 'IM-MAG-09', message: say('refuse.actOwnLandCard', { name: nameOf(land) }) }]
}

type Has = (effect: number) => boolean

function magicLandReasons(t: Table, role: Role, land: Land, has: Has, price: Reason[]): Reason[] | undefined {
  const awakens = has(AWAKEN_ARMIES)
  const shrine = has(BUILD_SHRINE_ANYWHERE)
  const takesOver = has(TAKE_OVER_LAND_CARD)
  if (!awakens && !shrine && !takesOver) return undefined
  if (!isPresent(t.state, role, land))
    return presenceReason(t, role, land, awakens ? 'IM-RUL-44' : shrine ? 'IM-MAG-08' : 'IM-MAG-09')
  const all: Reason[][] = []
  if (awakens) all.push(emptyLimboReason(t, role, worldOf(land), 'IM-RUL-44'))
  if (shrine) all.push(shrineReasons(t, role, land))
  if (takesOver) all.push(takeOverReasons(t, role, land))
  if (all.every((reasons) => reasons.length > 0)) return [...all.flat(), ...price]
  // What one of the effects could do is a matter of the price alone; to awaken, the limbo is chosen first.
  if (price.length > 0 || !awakens) return price
  return [{ rule: 'IM-RUL-44', message: say('refuse.actLimboFirst', { world: worldOf(land) }) }]
}
