/** What everything on the table is, by the id that it carries. */
import { about as marked, toldAbout } from '../../../boardkit/papers/about.ts'
import type { About, BoardProps, Language } from '../../../protocol/board.ts'
import { CARDS, isMagicCard, magicOfCard } from '../content/cards.ts'
import type { Content, PlayerBoard } from '../content/content.ts'
import {
  ACTIONS,
  BUILDING_IDS,
  LANDS,
  LANDS_PER_REGION,
  LIGHT_RACE_IDS,
  MAGIC,
  nameOf,
  REGION_IDS,
  SHADOW_RACE_IDS,
  SPACE_IDS,
  worldOf,
  type BuildingId,
  type CardKind,
  type LightRaceId,
  type MagicId,
  type ShadowRaceId,
  type SpaceId,
} from '../content/names.ts'
import type { Attitude } from '../rules/table/state.ts'
import { withNumbers } from './about-numbers.ts'
import { ABOUT } from './about-strings.ts'
import { PHASES, THINGS } from './about-words.ts'
import { BOARD_STRINGS } from './board-strings.ts'
import { cardLabel, factsOf, incomeLabel } from './cards-facts.ts'
import { contentOf } from './cells.ts'
import { STRINGS } from './strings.ts'

type ThingId = keyof typeof THINGS
type Region = (typeof REGION_IDS)[number]
type RaceId = LightRaceId | ShadowRaceId

export type AboutId =
  | ThingId
  | `phase:${keyof typeof PHASES}`
  | `space:${Exclude<SpaceId, 'race'>}`
  | `building:${BuildingId}`
  | `region:${Region}`
  | `race:${RaceId}`
  | `card:${number}`
  | `land:${number}`

/** Marks what explains itself. */
export const about: (id: AboutId) => { readonly 'data-about': string } = marked

/** The same where the board itself says something more urgent when it is pointed at. */
export const quietAbout: (id: AboutId) => ReturnType<typeof toldAbout> = toldAbout

/** The action space as it is explained; that of the Shadow race with its people. */
export function spaceAbout(board: PlayerBoard, space: number): AboutId {
  if (space === board.raceSpace) return `race:${SHADOW_RACE_IDS[board.shadow]}`
  const action = board.action[space]
  return action === MAGIC ? 'space:magic' : `space:${ACTIONS[action] as Exclude<SpaceId, 'race'>}`
}

const ATTITUDES = ['attitude:against', 'attitude:neutral', 'attitude:for'] as const

/** Whose side the residents take, as the rules count it: -1, 0, 1. */
export const attitudeAbout = (attitude: Attitude): AboutId => ATTITUDES[attitude + 1]

const numbered = <T extends string>(kind: T, n: number): `${T}:${number}`[] =>
  Array.from({ length: n }, (_, at) => `${kind}:${at}` as const)

/** Everything that is explained. */
export const ABOUT_IDS: readonly AboutId[] = [
  ...(Object.keys(THINGS) as ThingId[]),
  ...(Object.keys(PHASES) as (keyof typeof PHASES)[]).map((phase) => `phase:${phase}` as const),
  ...SPACE_IDS.filter((id) => id !== 'race').map((id) => `space:${id}` as const),
  ...BUILDING_IDS.map((id) => `building:${id}` as const),
  ...REGION_IDS.map((id) => `region:${id}` as const),
  ...[...LIGHT_RACE_IDS, ...SHADOW_RACE_IDS].map((id) => `race:${id}` as const),
  ...numbered('card', CARDS),
  ...numbered('land', LANDS),
]

type Seen = Pick<BoardProps, 'content' | 'language'>

export function aboutOf(id: string, board: Seen): About | undefined {
  if (Object.hasOwn(THINGS, id)) return ofThing(id as ThingId, board)
  const at = id.indexOf(':')
  const [kind, what] = [id.slice(0, at), id.slice(at + 1)]
  return Object.hasOwn(KINDS, kind) ? KINDS[kind as keyof typeof KINDS](what, contentOf(board), board.language) : undefined // prettier-ignore
}

function ofThing(id: ThingId, board: Seen): About {
  const { rule, name, text } = THINGS[id]
  return { name: name[board.language], text: withNumbers(contentOf(board), text)[board.language], rule }
}

type Teller = (what: string, content: Content, language: Language) => About | undefined

const KINDS = {
  phase: ofPhase,
  space: ofSpace,
  building: ofBuilding,
  region: ofRegion,
  race: ofRace,
  card: ofCard,
  land: ofLand,
} as const satisfies Readonly<Record<string, Teller>>

function ofPhase(what: string, content: Content, language: Language): About | undefined {
  if (!Object.hasOwn(PHASES, what)) return undefined
  const phase = what as keyof typeof PHASES
  const { rule, text } = PHASES[phase]
  return { name: STRINGS[language].phases[phase], text: withNumbers(content, text)[language], rule }
}

const SPACE_RULES: Readonly<Record<SpaceId, string>> = {
  gold: 'IM-GLD-01',
  energy: 'IM-ENE-01',
  awaken: 'IM-AWK-01',
  build: 'IM-BLD-02',
  attack: 'IM-ATT-01',
  attackOrMove: 'IM-MOV-01',
  race: 'IM-RAC-01',
  magic: 'IM-MAG-01',
}

function ofSpace(what: string, { spaces }: Content, language: Language): About | undefined {
  if (!Object.hasOwn(spaces, what)) return undefined
  const { name, text } = spaces[what as SpaceId]
  return { name: name[language], text: text[language], rule: SPACE_RULES[what as SpaceId] }
}

const BUILDING_RULES: Readonly<Record<BuildingId, string>> = {
  portal: 'IM-BLD-07',
  shrine: 'IM-SCO-03',
  capital: 'IM-SCO-04',
}

function ofBuilding(what: string, { buildings }: Content, language: Language): About | undefined {
  const building = buildings.find(({ id }) => id === what)
  if (building === undefined) return undefined
  return { name: building.name[language], text: building.text[language], rule: BUILDING_RULES[building.id] }
}

function ofRegion(what: string, { map, regionPoints }: Content, language: Language): About | undefined {
  const region = REGION_IDS.indexOf(what as Region)
  if (region < 0) return undefined
  const least = regionPoints.findIndex((points) => points > 0)
  const text = ABOUT[language].region(LANDS_PER_REGION, least, regionPoints[least], regionPoints[LANDS_PER_REGION])
  return { name: map.regionNames[region][language], text, rule: 'IM-SCO-05' }
}

const RACE_RULES: Readonly<Record<ShadowRaceId, string>> = {
  demons: 'IM-RAC-02',
  orcs: 'IM-RAC-03',
  necromancers: 'IM-RAC-04',
  nightElves: 'IM-RAC-05',
  trolls: 'IM-RAC-06',
}

function ofRace(what: string, content: Content, language: Language): About | undefined {
  const s = ABOUT[language]
  const shadow = content.shadowRaces.find(({ id }) => id === what)
  if (shadow !== undefined) {
    const text = s.shadow(shadow.actionName[language], shadow.actionText[language])
    return { name: shadow.name[language], text, rule: RACE_RULES[shadow.id] }
  }
  const light = content.lightRaces.find(({ id }) => id === what)
  if (light === undefined) return undefined
  const prices = content.buildings.map(({ name }, building) => {
    const price = STRINGS[language].price(light.buildEnergy[building], light.buildGold[building])
    return `${name[language]} ${price}`
  })
  const text = s.light(content.map.landNames[light.startLand][language], prices.join('; '))
  return { name: light.name[language], text, rule: 'IM-RUL-06' }
}

/** A number in an id, below a limit. */
function numberIn(what: string, limit: number): number | undefined {
  const n = /^\d+$/.test(what) ? Number(what) : limit
  return n < limit ? n : undefined
}

const CARD_RULES: Readonly<Record<Exclude<CardKind, 'magic'>, string>> = {
  conflict: 'IM-CRD-04',
  joker: 'IM-CRD-05',
  land: 'IM-CRD-02',
  blank: 'IM-PLN-08',
}

const MAGIC_RULES: Readonly<Record<MagicId, string>> = {
  awaken: 'IM-MAG-02',
  conflictOrMarker: 'IM-MAG-03',
  shrineOrTakeover: 'IM-MAG-07',
  conflictsOrAwaken: 'IM-MAG-12',
}

function ofCard(what: string, content: Content, language: Language): About | undefined {
  const card = numberIn(what, CARDS)
  if (card === undefined) return undefined
  const name = cardLabel(content, card, language)
  const facts = factsOf(content, card, language)
  if (isMagicCard(card)) {
    const { id, options } = content.magic[magicOfCard(card)]
    const text = options.map((option) => option.text[language]).join(` ${ABOUT[language].or} `)
    return { name, text, rule: MAGIC_RULES[id] }
  }
  const income = incomeLabel(facts, language)
  const text = content.cards[facts.kind].text[language]
  return {
    name,
    text: income === '' ? text : `${income}. ${text}`,
    rule: CARD_RULES[facts.kind as keyof typeof CARD_RULES],
  }
}

function ofLand(what: string, { map }: Content, language: Language): About | undefined {
  const land = numberIn(what, LANDS)
  if (land === undefined) return undefined
  const s = BOARD_STRINGS[language]
  const region = map.regionNames[map.regionOf[nameOf(land)]][language]
  return {
    name: `${map.landNames[nameOf(land)][language]} · ${s.worlds[worldOf(land)]}`,
    text: ABOUT[language].land(s.income(map.gold[land], map.energy[land]), region),
    rule: 'IM-RUL-74',
  }
}
