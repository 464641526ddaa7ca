import { count, counted, joined, numbersIn, type Noun } from '../../../kit/counting.ts'
import type { Language, NamesOf } from '../../module.ts'
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
import { LIGHT, nameOf, REGIONS, SPACES, worldOf } from '../content/names.ts'
import { spaceWords } from '../content/space-words.ts'
import { playerBoard, NONE, type Table } from '../rules/table/state.ts'
import type { Words } from './types.ts'

/** Of two: Shadow, Light. */
const NOUNS = {
  player: { en: 'Player', de: 'Spieler' },
  and: { en: 'and', de: 'und' },
  nothing: { en: 'nothing', de: 'nichts' },
  gold: { en: 'gold', de: 'Gold' },
  energy: { en: 'energy', de: 'Energie' },
  world: { en: ['Shadow world', 'Light world'], de: ['Schattenwelt', 'Lichtwelt'] },
  inWorld: { en: ['Shadow', 'Light'], de: ['Schatten', 'Licht'] },
  limbo: { en: ['Shadow limbo', 'Light limbo'], de: ['Schatten-Limbus', 'Licht-Limbus'] },
  army: { en: ['army', 'armies'], de: ['Armee', 'Armeen'] },
  resident: { en: ['resident', 'residents'], de: ['Bewohner', 'Bewohner'] },
  point: { en: ['victory point', 'victory points'], de: ['Siegpunkt', 'Siegpunkte'] },
  conflictCard: { en: ['conflict card', 'conflict cards'], de: ['Konfliktkarte', 'Konfliktkarten'] },
  landCard: { en: 'land card', de: 'Länderkarte' },
  magicCard: { en: 'magic card', de: 'Magiekarte' },
  joker: { en: 'joker', de: 'Joker' },
  blank: { en: 'blank card', de: 'Blankokarte' },
  space: { en: 'space', de: 'Feld' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string | Noun>>>>

/** Names of things at this table. */
export function wordsIn(language: Language, t: Table, names?: NamesOf): Words {
  const list = (parts: readonly string[]): string => joined(parts, NOUNS.and[language])
  const player = (role: number): string => names?.(role) ?? `${NOUNS.player[language]} ${role + 1}`
  const gold = (n: number): string => `${n} ${NOUNS.gold[language]}`
  const energy = (n: number): string => `${n} ${NOUNS.energy[language]}`
  return {
    player,
    players: (roles) => list(numbersIn(roles).map(player)),
    ...placeWords(language, t),
    ...cardWords(language, t),
    space: (role, space) => spaceName(language, t, role, space),
    spaceInList: (role, space) => spaceInList(language, t, role, space),
    lightRace: (race) => t.content.lightRaces[race]?.name[language] ?? '',
    shadowRace: (race) => t.content.shadowRaces[race]?.name[language] ?? '',
    building: (building) => t.content.buildings[building].name[language],
    gold,
    energy,
    price: (e, g) => list([...(e > 0 ? [energy(e)] : []), ...(g > 0 ? [gold(g)] : [])]) || NOUNS.nothing[language],
    armies: counted(NOUNS.army[language]),
    residents: counted(NOUNS.resident[language]),
    points: counted(NOUNS.point[language]),
    conflictCards: counted(NOUNS.conflictCard[language]),
    count,
    list,
  }
}

type PlaceWords = Pick<Words, 'land' | 'name' | 'world' | 'limbo' | 'region'>

function placeWords(language: Language, { content: { map } }: Table): PlaceWords {
  const name = (of: number): string => map.landNames[of][language]
  return {
    name,
    land: (land) => `${name(nameOf(land))} (${NOUNS.inWorld[language][worldOf(land)]})`,
    world: (world) => NOUNS.world[language][world],
    limbo: (world) => NOUNS.limbo[language][world],
    region: (region) =>
      `${map.regionNames[region % REGIONS][language]} (${NOUNS.inWorld[language][region < regionIn(LIGHT, 0) ? 0 : 1]})`,
  }
}

function cardWords(language: Language, t: Table): Pick<Words, 'card' | 'cardName'> {
  const places = placeWords(language, t)
  const magic = (card: number): string => t.content.magic[magicOfCard(card)].name[language]
  const joker = (card: number): string => places.region(regionIn(worldOfConflictCard(card), regionOfJoker(card)))
  return {
    card(card) {
      if (card === BLANK_CARD) return NOUNS.blank[language]
      if (isMagicCard(card)) return `${NOUNS.magicCard[language]} ${magic(card)}`
      if (isLandCard(card)) return `${NOUNS.landCard[language]} ${places.name(nameOfCard(card))}`
      if (isJoker(card)) return `${NOUNS.joker[language]} ${joker(card)}`
      return `${NOUNS.conflictCard[language][0]} ${places.land(card)}`
    },
    cardName(card) {
      if (card === BLANK_CARD) return NOUNS.blank[language]
      if (isMagicCard(card)) return magic(card)
      if (isLandCard(card)) return `${NOUNS.landCard[language]} ${places.name(nameOfCard(card))}`
      return isJoker(card) ? `${NOUNS.joker[language]} ${joker(card)}` : places.land(card)
    },
  }
}

/** What is printed above the space; before the races are dealt there are only numbers. */
function spaceName(language: Language, t: Table, role: number, space: number): string {
  const { lightRace, shadowRace } = t.state
  if (lightRace[role] === NONE || shadowRace[role] === NONE) return `${NOUNS.space[language]} ${space + 1}`
  return spaceWords(t.content, playerBoard(t, role), space).name[language]
}

function spaceInList(language: Language, t: Table, role: number, space: number): string {
  const name = spaceName(language, t, role, space)
  for (let other = 0; other < SPACES; other++)
    if (other !== space && spaceName(language, t, role, other) === name)
      return `${name} (${NOUNS.space[language]} ${space + 1})`
  return name
}
