import type { Language } from '../../module.ts'

interface Labels {
  readonly chapter: (n: number, of: number) => string
  readonly points: string
  readonly turn: (player: string) => string
  readonly first: (player: string) => string
  readonly nobody: string
  readonly resources: string
  readonly ap: (text: string, spent: number, locked: number) => string
  readonly heroAt: string
  readonly attributes: string
  readonly havens: string
  readonly feats: string
  readonly items: string
  readonly quests: string
  readonly drawn: string
  readonly faceDown: string
  readonly reserve: string
  readonly map: string
  readonly haven: (player: string) => string
  readonly wall: string
  readonly tower: string
  readonly curse: string
  readonly hero: (player: string) => string
  readonly units: (player: string) => string
  readonly nemesis: string
  readonly none: string
  readonly threat: (n: number) => string
  readonly tokens: (n: number) => string
  readonly target: (hex: string) => string
  readonly decks: (legions: number, hordes: number) => string
  readonly cards: string
  readonly market: string
  readonly openQuests: string
  readonly druids: string
  readonly hiddenDruid: string
  readonly event: string
  readonly next: string
  readonly graveyards: string
  readonly imperial: string
  readonly chaos: string
  readonly combat: (hex: string, a: string, b: string) => string
  readonly archery: string
  readonly clash: (n: number) => string
}

const en: Labels = {
  chapter: (n, of) => (n === 0 ? `${of} Chapters` : `Chapter ${n} of ${of}`),
  points: 'Victory points',
  turn: (player) => `Turn of ${player}`,
  first: (player) => `First player: ${player}`,
  nobody: 'nothing',
  resources: 'Resources',
  ap: (text, spent, locked) => `${text} to spend, ${spent} spent${locked > 0 ? `, ${locked} locked on cards` : ''}`,
  heroAt: 'Hero on',
  attributes: 'Attributes',
  havens: 'Havens',
  feats: 'Feats',
  items: 'Items',
  quests: 'Quests',
  drawn: 'Feats to choose from',
  faceDown: 'face-down',
  reserve: 'Reserve',
  map: 'Map',
  haven: (player) => `Haven of ${player}`,
  wall: 'Wall',
  tower: 'Tower',
  curse: 'Curse',
  hero: (player) => `Hero ${player}`,
  units: (player) => `Units of ${player}`,
  nemesis: 'Legions and Hordes',
  none: 'none',
  threat: (n) => `Threat ${n}`,
  tokens: (n) => `${n} Activation ${n === 1 ? 'Token' : 'Tokens'}`,
  target: (hex) => `Target ${hex}`,
  decks: (legions, hordes) => `Still in the decks: Legions ${legions}, Hordes ${hordes}`,
  cards: 'Cards on the table',
  market: 'Market',
  openQuests: 'Available Quests',
  druids: 'Druids',
  hiddenDruid: 'face-down Druid',
  event: 'Event',
  next: 'Known to come',
  graveyards: 'Graveyards',
  imperial: 'Imperial Graveyard',
  chaos: 'Chaos Graveyard',
  combat: (hex, a, b) => `Combat on ${hex}: ${a} against ${b}`,
  archery: 'Archery Round',
  clash: (n) => `Clash Round ${n}`,
}

const de: Labels = {
  chapter: (n, of) => (n === 0 ? `${of} Kapitel` : `Kapitel ${n} von ${of}`),
  points: 'Siegpunkte',
  turn: (player) => `Am Zug: ${player}`,
  first: (player) => `Startspieler: ${player}`,
  nobody: 'nichts',
  resources: 'Ressourcen',
  ap: (text, spent, locked) =>
    `${text} verfügbar, ${spent} ausgegeben${locked > 0 ? `, ${locked} auf Karten gebunden` : ''}`,
  heroAt: 'Held auf',
  attributes: 'Attribute',
  havens: 'Zufluchten',
  feats: 'Fähigkeiten',
  items: 'Items',
  quests: 'Quests',
  drawn: 'Fähigkeiten zur Auswahl',
  faceDown: 'verdeckt',
  reserve: 'Reserve',
  map: 'Spielfeld',
  haven: (player) => `Zuflucht von ${player}`,
  wall: 'Wall',
  tower: 'Turm',
  curse: 'Fluch',
  hero: (player) => `Held ${player}`,
  units: (player) => `Einheiten von ${player}`,
  nemesis: 'Legionen und Horden',
  none: 'keine',
  threat: (n) => `Bedrohung ${n}`,
  tokens: (n) => `${n} Aktivierungsmarker`,
  target: (hex) => `Ziel ${hex}`,
  decks: (legions, hordes) => `Noch in den Decks: Legionen ${legions}, Horden ${hordes}`,
  cards: 'Ausliegende Karten',
  market: 'Markt',
  openQuests: 'Ausliegende Quests',
  druids: 'Druiden',
  hiddenDruid: 'verdeckter Druide',
  event: 'Ereignis',
  next: 'Kommt bekanntermaßen',
  graveyards: 'Friedhöfe',
  imperial: 'Imperialer Friedhof',
  chaos: 'Chaos-Friedhof',
  combat: (hex, a, b) => `Kampf auf ${hex}: ${a} gegen ${b}`,
  archery: 'Fernkampfrunde',
  clash: (n) => `Nahkampfrunde ${n}`,
}

export type BoardLabels = Labels
export const LABELS: Readonly<Record<Language, Labels>> = { en, de }
