import type { Language } from '../../module.ts'
import {
  BLANK_CARD,
  isJoker,
  isLandCard,
  isMagicCard,
  magicOfCard,
  nameOfCard,
  regionOfJoker,
  worldOfConflictCard,
} from '../content/cards.ts'
import { regionIn } from '../content/content.ts'
import { ACTIONS, LIGHT, MAGIC, nameOf, REGIONS, SPACES, worldOf, type SpaceId } from '../content/names.ts'
import { playerBoard, NONE, type Table } from '../rules/table/state.ts'
import type { Words } from './types.ts'

type Noun = readonly [one: string, many: string]

interface Nouns {
  readonly player: string
  readonly and: string
  readonly nothing: string
  readonly gold: string
  readonly energy: string
  /** Shadow, Light. */
  readonly world: readonly [string, string]
  readonly inWorld: readonly [string, string]
  readonly limbo: readonly [string, string]
  readonly army: Noun
  readonly resident: Noun
  readonly point: Noun
  readonly conflictCard: Noun
  readonly landCard: string
  readonly magicCard: string
  readonly joker: string
  readonly blank: string
  readonly space: string
}

const NOUNS: Readonly<Record<Language, Nouns>> = {
  en: {
    player: 'Player',
    and: 'and',
    nothing: 'nothing',
    gold: 'gold',
    energy: 'energy',
    world: ['Shadow world', 'Light world'],
    inWorld: ['Shadow', 'Light'],
    limbo: ['Shadow limbo', 'Light limbo'],
    army: ['army', 'armies'],
    resident: ['resident', 'residents'],
    point: ['victory point', 'victory points'],
    conflictCard: ['conflict card', 'conflict cards'],
    landCard: 'land card',
    magicCard: 'magic card',
    joker: 'joker',
    blank: 'blank card',
    space: 'space',
  },
  de: {
    player: 'Spieler',
    and: 'und',
    nothing: 'nichts',
    gold: 'Gold',
    energy: 'Energie',
    world: ['Schattenwelt', 'Lichtwelt'],
    inWorld: ['Schatten', 'Licht'],
    limbo: ['Schatten-Limbus', 'Licht-Limbus'],
    army: ['Armee', 'Armeen'],
    resident: ['Bewohner', 'Bewohner'],
    point: ['Siegpunkt', 'Siegpunkte'],
    conflictCard: ['Konfliktkarte', 'Konfliktkarten'],
    landCard: 'Länderkarte',
    magicCard: 'Magiekarte',
    joker: 'Joker',
    blank: 'Blankokarte',
    space: 'Feld',
  },
}

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

/** Names of things at this table. */
export function wordsIn(language: Language, t: Table): Words {
  const nouns = NOUNS[language]
  const list = (parts: readonly string[]): string =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${nouns.and} ${parts[parts.length - 1]}`
  const counted =
    ([one, many]: Noun) =>
    (n: number): string =>
      count(n, one, many)
  const player = (role: number): string => `${nouns.player} ${role + 1}`
  const gold = (n: number): string => `${n} ${nouns.gold}`
  const energy = (n: number): string => `${n} ${nouns.energy}`
  return {
    player,
    players: (roles) => list(roles === '' ? [] : roles.split(',').map((role) => player(Number(role)))),
    ...placeWords(language, t),
    ...cardWords(language, t),
    space: (role, space) => spaceName(language, t, role, space),
    spaceInList: (role, space) => spaceInList(language, t, role, space),
    lightRace: (race) => t.content.lightRaces[race]?.name[language] ?? '',
    shadowRace: (race) => t.content.shadowRaces[race]?.name[language] ?? '',
    building: (building) => t.content.buildings[building].name[language],
    gold,
    energy,
    price: (e, g) => list([...(e > 0 ? [energy(e)] : []), ...(g > 0 ? [gold(g)] : [])]) || nouns.nothing,
    armies: counted(nouns.army),
    residents: counted(nouns.resident),
    points: counted(nouns.point),
    conflictCards: counted(nouns.conflictCard),
    count,
    list,
  }
}

type PlaceWords = Pick<Words, 'land' | 'name' | 'world' | 'limbo' | 'region'>

function placeWords(language: Language, { content: { map } }: Table): PlaceWords {
  const nouns = NOUNS[language]
  const name = (of: number): string => map.landNames[of][language]
  return {
    name,
    land: (land) => `${name(nameOf(land))} (${nouns.inWorld[worldOf(land)]})`,
    world: (world) => nouns.world[world],
    limbo: (world) => nouns.limbo[world],
    region: (region) =>
      `${map.regionNames[region % REGIONS][language]} (${nouns.inWorld[region < regionIn(LIGHT, 0) ? 0 : 1]})`,
  }
}

function cardWords(language: Language, t: Table): Pick<Words, 'card' | 'cardName'> {
  const nouns = NOUNS[language]
  const places = placeWords(language, t)
  const magic = (card: number): string => t.content.magic[magicOfCard(card)].name[language]
  const joker = (card: number): string => places.region(regionIn(worldOfConflictCard(card), regionOfJoker(card)))
  return {
    card(card) {
      if (card === BLANK_CARD) return nouns.blank
      if (isMagicCard(card)) return `${nouns.magicCard} ${magic(card)}`
      if (isLandCard(card)) return `${nouns.landCard} ${places.name(nameOfCard(card))}`
      if (isJoker(card)) return `${nouns.joker} ${joker(card)}`
      return `${nouns.conflictCard[0]} ${places.land(card)}`
    },
    cardName(card) {
      if (card === BLANK_CARD) return nouns.blank
      if (isMagicCard(card)) return magic(card)
      if (isLandCard(card)) return `${nouns.landCard} ${places.name(nameOfCard(card))}`
      return isJoker(card) ? `${nouns.joker} ${joker(card)}` : places.land(card)
    },
  }
}

/** What is printed above the space; before the races are dealt there are only numbers. */
function spaceName(language: Language, t: Table, role: number, space: number): string {
  const { spaces, shadowRaces } = t.content
  const race = t.state.shadowRace[role]
  if (t.state.lightRace[role] === NONE || race === NONE) return `${NOUNS[language].space} ${space + 1}`
  const board = playerBoard(t, role)
  if (space === board.raceSpace) return shadowRaces[race].actionName[language]
  const action = board.action[space]
  return (action === MAGIC ? spaces.magic : spaces[ACTIONS[action] as SpaceId]).name[language]
}

function spaceInList(language: Language, t: Table, role: number, space: number): string {
  const name = spaceName(language, t, role, space)
  for (let other = 0; other < SPACES; other++)
    if (other !== space && spaceName(language, t, role, other) === name)
      return `${name} (${NOUNS[language].space} ${space + 1})`
  return name
}
