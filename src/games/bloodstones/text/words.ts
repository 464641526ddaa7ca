import {
  FACTION_IDS,
  TERRAIN_NAMES,
  UNIT_NAMES,
  type FactionId,
  type TerrainName,
  type UnitName,
} from '../content/units.ts'
import { factionOf, mapOf, NONE, type Phase, type Table } from '../rules/state.ts'
import type { Words } from './types.ts'

type Forms = Readonly<Record<UnitName, readonly [one: string, many: string]>>

const UNITS_EN: Forms = {
  archer: ['archer', 'archers'],
  swordsman: ['swordsman', 'swordsmen'],
  shieldGuard: ['shield guard', 'shield guards'],
  cavalry: ['cavalry', 'cavalry'],
  siegeEngine: ['siege engine', 'siege engines'],
  leader: ['leader', 'leaders'],
  ship: ['ship', 'ships'],
  castle: ['castle', 'castles'],
  lizardman: ['lizardman', 'lizardmen'],
  goblin: ['goblin', 'goblins'],
  raider: ['raider', 'raiders'],
  horde: ['horde', 'hordes'],
  axeThrower: ['axe thrower', 'axe throwers'],
  dragon: ['dragon', 'dragons'],
  giant: ['giant', 'giants'],
  necromancer: ['necromancer', 'necromancers'],
  blank: ['blank tile', 'blank tiles'],
  undead: ['undead', 'undead'],
  citadel: ['citadel', 'citadels'],
  cutiecorn: ['cutiecorn', 'cutiecorns'],
}

const UNITS_DE: Forms = {
  archer: ['Schütze', 'Schützen'],
  swordsman: ['Schwertkämpfer', 'Schwertkämpfer'],
  shieldGuard: ['Schildwache', 'Schildwachen'],
  cavalry: ['Reiterei', 'Reitereien'],
  siegeEngine: ['Belagerungsgerät', 'Belagerungsgeräte'],
  leader: ['Anführer', 'Anführer'],
  ship: ['Schiff', 'Schiffe'],
  castle: ['Burg', 'Burgen'],
  lizardman: ['Echsenmensch', 'Echsenmenschen'],
  goblin: ['Kobold', 'Kobolde'],
  raider: ['Räuber', 'Räuber'],
  horde: ['Schar', 'Scharen'],
  axeThrower: ['Axtwerfer', 'Axtwerfer'],
  dragon: ['Drache', 'Drachen'],
  giant: ['Riese', 'Riesen'],
  necromancer: ['Nekromant', 'Nekromanten'],
  blank: ['Blanko-Plättchen', 'Blanko-Plättchen'],
  undead: ['Untoter', 'Untote'],
  citadel: ['Zitadelle', 'Zitadellen'],
  cutiecorn: ['Cutiecorn', 'Cutiecorns'],
}

/** One of them, as the object of a sentence: what a player places, pays or loses. */
const ONE_DE: Readonly<Record<UnitName, string>> = {
  archer: 'einen Schützen',
  swordsman: 'einen Schwertkämpfer',
  shieldGuard: 'eine Schildwache',
  cavalry: 'eine Reiterei',
  siegeEngine: 'ein Belagerungsgerät',
  leader: 'einen Anführer',
  ship: 'ein Schiff',
  castle: 'eine Burg',
  lizardman: 'einen Echsenmenschen',
  goblin: 'einen Kobold',
  raider: 'einen Räuber',
  horde: 'eine Schar',
  axeThrower: 'einen Axtwerfer',
  dragon: 'einen Drachen',
  giant: 'einen Riesen',
  necromancer: 'einen Nekromanten',
  blank: 'ein Blanko-Plättchen',
  undead: 'einen Untoten',
  citadel: 'eine Zitadelle',
  cutiecorn: 'das Cutiecorn',
}

const FACTIONS_EN: Readonly<Record<FactionId, string>> = {
  dragonRiders: 'Dragon Riders',
  horseLords: 'Horse Lords',
  hillFolk: 'Hill Folk',
  necromancers: 'Necromancers',
  chaosHorde: 'Chaos Horde',
  corsairs: 'Corsairs',
}

const FACTIONS_DE: Readonly<Record<FactionId, string>> = {
  dragonRiders: 'Drachenreiter',
  horseLords: 'Pferdeherren',
  hillFolk: 'Hügelvolk',
  necromancers: 'Totenbeschwörer',
  chaosHorde: 'Chaoshorde',
  corsairs: 'Freibeuter',
}

const TERRAIN_DE: Readonly<Record<TerrainName, string>> = {
  plains: 'Ebene',
  forest: 'Wald',
  hills: 'Hügel',
  mountains: 'Gebirge',
  desert: 'Wüste',
  sea: 'See',
}

const PHASES_EN: Readonly<Record<Phase, string>> = {
  setup: 'Setup',
  capture: 'Capture villages',
  undead: 'Move undead',
  actions: 'Actions',
  build: 'Build villages',
  draw: 'Draw tiles',
  final: 'Final battles',
  over: 'Game over',
}

const PHASES_DE: Readonly<Record<Phase, string>> = {
  setup: 'Spielaufbau',
  capture: 'Dörfer erobern',
  undead: 'Untote bewegen',
  actions: 'Aktionen',
  build: 'Dörfer errichten',
  draw: 'Plättchen ziehen',
  final: 'Letzte Kämpfe',
  over: 'Spielende',
}

const TERRAIN_EN: Readonly<Record<TerrainName, string>> = {
  plains: 'plains',
  forest: 'forest',
  hills: 'hills',
  mountains: 'mountains',
  desert: 'desert',
  sea: 'sea',
}

/** The bare names of things, for whoever has no table at hand. */
export const names = {
  en: { units: UNITS_EN, factions: FACTIONS_EN, terrain: TERRAIN_EN, phases: PHASES_EN },
  de: { units: UNITS_DE, factions: FACTIONS_DE, terrain: TERRAIN_DE, phases: PHASES_DE },
} as const

const isFaction = (id: string): id is FactionId => (FACTION_IDS as readonly string[]).includes(id)
const isTerrain = (name: string): name is TerrainName => (TERRAIN_NAMES as readonly string[]).includes(name)

const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 || n === -1 ? one : many}`

/** `type*count` joined by commas; a bare type counts once. */
function eachTile(list: string, write: (type: number, count: number) => string): string[] {
  if (list === '') return []
  return list.split(',').map((item) => {
    const [type, count = '1'] = item.split('*')
    return write(Number(type), Number(count))
  })
}

const eachArea = (list: string, area: (id: number) => string): string[] =>
  list === '' ? [] : list.split(',').map((id) => area(Number(id)))

function anyOf(name: string): string {
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`
}

function english(t: Table): Words {
  const { areaNames } = mapOf(t)
  const unit = (type: number, count = 1): string => UNITS_EN[UNIT_NAMES[type]][count === 1 ? 0 : 1]
  const faction = (id: string): string => (isFaction(id) ? FACTIONS_EN[id] : id)
  const area = (id: number): string => areaNames[id].en
  const one = (type: number): string =>
    UNIT_NAMES[type] === 'cavalry' || UNIT_NAMES[type] === 'undead' ? `1 ${unit(type)}` : anyOf(unit(type))
  const units = (type: number, count: number): string => (count === 1 ? one(type) : `${count} ${unit(type, count)}`)
  return {
    area,
    areas: (list) => eachArea(list, area).join(', '),
    unit,
    units,
    tiles: (list) => eachTile(list, units).join(', ') || 'nothing',
    faction,
    player: (role) => (t.state.faction[role] === NONE ? `Player ${role + 1}` : faction(factionOf(t, role).id)),
    terrain: (name) => name,
    phase: (phase) => PHASES_EN[phase as Phase] ?? phase,
    points: (n) => counted(n, 'point', 'points'),
    vp: (n) => `${n} VP`,
    villages: (n) => counted(n, 'village', 'villages'),
  }
}

function german(t: Table): Words {
  const { areaNames } = mapOf(t)
  const unit = (type: number, count = 1): string => UNITS_DE[UNIT_NAMES[type]][count === 1 ? 0 : 1]
  const faction = (id: string): string => (isFaction(id) ? FACTIONS_DE[id] : id)
  const area = (id: number): string => areaNames[id].de
  const units = (type: number, count: number): string =>
    count === 1 ? ONE_DE[UNIT_NAMES[type]] : `${count} ${unit(type, count)}`
  return {
    area,
    areas: (list) => eachArea(list, area).join(', '),
    unit,
    units,
    tiles: (list) => eachTile(list, units).join(', ') || 'nichts',
    faction,
    player: (role) => (t.state.faction[role] === NONE ? `Spieler ${role + 1}` : faction(factionOf(t, role).id)),
    terrain: (name) => (isTerrain(name) ? TERRAIN_DE[name] : name),
    phase: (phase) => PHASES_DE[phase as Phase] ?? phase,
    points: (n) => counted(n, 'Punkt', 'Punkte'),
    vp: (n) => `${n} SP`,
    villages: (n) => counted(n, 'Dorf', 'Dörfer'),
  }
}

export const wordsIn = { en: english, de: german } as const
