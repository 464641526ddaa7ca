import { oneOf, type OptionView, type QuestionView } from '../../../engine/index.ts'
import type { UnitName } from '../content/units.ts'
import {
  actionFace,
  buildVillageFace,
  captureVillageFace,
  deployShipFace,
  finalBattleFace,
  loseFace,
  moveCountFace,
  moveMoreFace,
  moveToFace,
  moveWhichFace,
  placeWhereFace,
  raiseFace,
  reenterAreaFace,
  reenterUnitFace,
  retreatFace,
  undeadFromFace,
  undeadToFace,
  type Deed,
} from '../rules/table/faces.ts'
import { readTarget } from '../rules/table/targets.ts'

/** What a question offers, by the thing on the board that its options point at. */
export interface Offers {
  /** Options by area; the first is what a plain click means. */
  readonly areas: ReadonlyMap<number, readonly OptionView[]>
  /** Options by hand tile. */
  readonly tiles: ReadonlyMap<UnitName, readonly OptionView[]>
  /** If the whole question is about one area: that area. What can be chosen then stands beside the question. */
  readonly about: number | undefined
  /** What an option does on the map. */
  deedOf(option: OptionView): Deed
}

/** Questions about what happens in one area. */
export const ABOUT_ONE_AREA = [moveWhichFace, moveCountFace, retreatFace, loseFace, raiseFace]

/** Something that was taken up before goes to an area. */
const DESTINATIONS = [moveToFace, placeWhereFace, undeadToFace, reenterAreaFace, deployShipFace]

const DEEDS = [
  ...DESTINATIONS,
  actionFace,
  moveMoreFace,
  undeadFromFace,
  reenterUnitFace,
  finalBattleFace,
  captureVillageFace,
  buildVillageFace,
]

const NOTHING: Deed = {}

function add<K>(map: Map<K, OptionView[]>, key: K, option: OptionView): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [option])
  else if (!list.includes(option)) list.push(option)
}

export function offersOf(question: QuestionView | undefined): Offers {
  const areas = new Map<number, OptionView[]>()
  const tiles = new Map<UnitName, OptionView[]>()
  const one = oneOf(question, ABOUT_ONE_AREA)
  for (const option of one === undefined ? (question?.options ?? []) : []) {
    for (const target of option.targets ?? []) {
      const { area, tile } = readTarget(target)
      if (area !== undefined) add(areas, area, option)
      if (tile !== undefined) add(tiles, tile, option)
    }
  }
  const deeds = new Map(oneOf(question, DEEDS)?.options.map(({ key, data }) => [key, data]))
  return {
    areas,
    tiles,
    about: one?.about.area,
    deedOf: ({ key }) => deeds.get(key) ?? NOTHING,
  }
}
