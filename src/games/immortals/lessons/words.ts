/** The words in which lessons name lands, cards and spaces, and the keys and targets that they stand for. */
import type { Words } from '../../../lessons/lesson.ts'
import { BLANK_CARD, jokerOf, landCardOf, magicCardOf } from '../content/cards.ts'
import {
  BUILDING_IDS,
  CAPITAL,
  LAND_IDS,
  landOf,
  MAGIC_IDS,
  REGION_IDS,
  SHRINE,
  WORLDS,
  type BuildingId,
  type LandId,
  type MagicId,
} from '../content/names.ts'
import {
  actKey,
  attackFrom,
  awakenIn,
  buildIn,
  inLand,
  moveFrom,
  shrineIn,
  takeOver,
} from '../rules/actions/act-options.ts'
import { backKey, placeKey } from '../rules/table/faces.ts'
import { landTarget, limboTarget } from '../rules/table/targets.ts'
import type { Card, Land, Space } from '../rules/table/state.ts'

export type World = (typeof WORLDS)[number]
export type LandWord = `${World}.${LandId}`
export type CardWord =
  | `land.${LandId}`
  | `conflict.${LandWord}`
  | `joker.${World}.${(typeof REGION_IDS)[number]}`
  | `magic.${MagicId}`
  | 'blank'

/** The spaces of every player board, as long as the eighth is a second attack (IM-RUL-04). */
export const SPACE_WORDS = [
  'gold',
  'energy',
  'awaken',
  'build',
  'attack',
  'attack2',
  'move',
  'race',
  'magic',
  'magic2',
] as const
export type SpaceWord = (typeof SPACE_WORDS)[number]

const landWords = new Map<LandWord, Land>()
const cardWords = new Map<CardWord, Card>([['blank', BLANK_CARD]])
WORLDS.forEach((world, w) => {
  LAND_IDS.forEach((id, name) => {
    landWords.set(`${world}.${id}`, landOf(w, name))
    cardWords.set(`conflict.${world}.${id}`, landOf(w, name))
    cardWords.set(`land.${id}`, landCardOf(name))
  })
  REGION_IDS.forEach((region, r) => cardWords.set(`joker.${world}.${region}`, jokerOf(w, r)))
})
MAGIC_IDS.forEach((id, magic) => cardWords.set(`magic.${id}`, magicCardOf(magic)))

export const LAND_WORDS: readonly LandWord[] = [...landWords.keys()]
export const CARD_WORDS: readonly CardWord[] = [...cardWords.keys()]

export const land = (word: LandWord): Land => landWords.get(word)!
export const card = (word: CardWord): Card => cardWords.get(word)!
export const space = (word: SpaceWord): Space => SPACE_WORDS.indexOf(word)
export const worldOfWord = (world: World): number => WORLDS.indexOf(world)

/** What the coach points at. */
export const at = {
  land: (word: LandWord): string => landTarget.of(land(word)),
  limbo: (world: World): string => limboTarget.of(worldOfWord(world)),
  card: (word: CardWord): string => `card:${card(word)}`,
  space: (word: SpaceWord): string => `space:${space(word)}`,
}

/** Cells of the views. */
export const cells = {
  land: (word: LandWord): string => `land:${land(word)}`,
  player: (role: number): string => `player:${role}`,
  limbo: (role: number, world: World): { readonly cell: string; readonly path: readonly (string | number)[] } => ({
    cell: `player:${role}`,
    path: ['limbo', worldOfWord(world)],
  }),
  holder: (id: LandId): { readonly cell: string; readonly path: readonly number[] } => ({
    cell: 'holder',
    path: [LAND_IDS.indexOf(id)],
  }),
}

const NOBODY = -1
const TILES = { shrine: SHRINE, capital: CAPITAL } as const

/** What stands in a land, as its cell says it. */
export const standing = (
  role: number,
  n: number,
  built?: { readonly building?: keyof typeof TILES; readonly portal?: true },
): readonly number[] => [
  role,
  n,
  built?.building === undefined ? NOBODY : TILES[built.building],
  built?.portal === true ? 1 : 0,
]
/** Unoccupied, but something is built there. */
export const deserted = (building: keyof typeof TILES): readonly number[] => standing(NOBODY, 0, { building })
/** Who holds a land card when it lies in the stack. */
export const STACK = NOBODY

/** Answers. */
export const lay = (word: CardWord, on: SpaceWord): string => placeKey(card(word), space(on))
export const takeBack = (from: SpaceWord): string => backKey(space(from))
export const reveal = (on: SpaceWord): string => `space:${space(on)}`
export const use = (word: LandWord): string => actKey(inLand(land(word)))
export const attack = (from: LandWord, to: LandWord): string => actKey(attackFrom(land(from), land(to)))
export const move = (from: LandWord, to: LandWord): string => actKey(moveFrom(land(from), land(to)))
export const build = (building: BuildingId, word: LandWord): string =>
  actKey(buildIn(BUILDING_IDS.indexOf(building), land(word)))
export const magicShrine = (word: LandWord): string => actKey(shrineIn(land(word)))
export const takeOverIn = (word: LandWord): string => actKey(takeOver(land(word)))
export const awakenFrom = (world: World): string => actKey(awakenIn(worldOfWord(world)))
export const into = (word: LandWord): string => `land:${land(word)}`
export const choose = (word: CardWord): string => `card:${card(word)}`
export const armies = (n: number): string => `armies:${n}`
export const group = (n: number): string => `group:${n}`

/** What is said, in both languages. */
export const w = (en: string, de: string): Words => ({ en, de })
