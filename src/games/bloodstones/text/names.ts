import type { FactionId, TerrainName, UnitName } from '../content/units.ts'
import type { Phase } from '../rules/table/state.ts'

type Forms = Readonly<Record<UnitName, readonly [one: string, many: string]>>

const UNITS_EN: Forms = {
  archer: ['archer', 'archers'],
  swordsman: ['swordsman', 'swordsmen'],
  shieldGuard: ['shield guard', 'shield guards'],
  cavalry: ['cavalry', 'cavalry units'],
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
  cavalry: ['Reiterei', 'Reiterei-Einheiten'],
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
  reenter: 'Return to the map',
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
  reenter: 'Rückkehr auf die Karte',
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
