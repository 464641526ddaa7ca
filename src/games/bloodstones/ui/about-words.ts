import type { FactionId, TerrainName, UnitName } from '../content/units.ts'

export interface Told {
  readonly rule: string
  readonly en: string
  readonly de: string
}

type Thing = Told & { readonly name: { readonly en: string; readonly de: string } }

/** What a unit is besides its bonus in battle. */
export const UNITS: Readonly<Record<UnitName, Told>> = {
  archer: { rule: 'BS-TIL-19', en: 'At its best among trees.', de: 'Am besten zwischen Bäumen.' },
  swordsman: { rule: 'BS-TIL-20', en: 'Strong everywhere.', de: 'Überall stark.' },
  shieldGuard: {
    rule: 'BS-TIL-21',
    en: 'Made to hold: with one of them the defender wins ties.',
    de: 'Zum Halten gemacht: Mit ihr gewinnt der Verteidiger Gleichstände.',
  },
  cavalry: {
    rule: 'BS-TIL-22',
    en: 'Strong in plains; whoever has less of it cannot retreat.',
    de: 'Stark in der Ebene; wer weniger davon hat, darf sich nicht zurückziehen.',
  },
  siegeEngine: { rule: 'BS-TIL-23', en: 'Breaks castles and citadels.', de: 'Bricht Burgen und Zitadellen.' },
  leader: {
    rule: 'BS-TIL-24',
    en: 'Takes another unit along for free when it moves.',
    de: 'Nimmt beim Ziehen eine andere Einheit kostenlos mit.',
  },
  ship: {
    rule: 'BS-TIL-25',
    en: 'Stays at sea and carries your other units across.',
    de: 'Bleibt auf See und bringt deine anderen Einheiten hinüber.',
  },
  castle: { rule: 'BS-TIL-26', en: 'Guards an area and never moves.', de: 'Bewacht ein Gebiet und zieht nie.' },
  lizardman: {
    rule: 'BS-TIL-28',
    en: 'Attacks, and may stay in deserts.',
    de: 'Greift an und darf in Wüsten bleiben.',
  },
  goblin: { rule: 'BS-TIL-28', en: 'Attacks, and may stay in deserts.', de: 'Greift an und darf in Wüsten bleiben.' },
  raider: { rule: 'BS-TIL-29', en: 'Made to attack.', de: 'Zum Angreifen gemacht.' },
  horde: { rule: 'BS-TIL-29', en: 'Made to attack.', de: 'Zum Angreifen gemacht.' },
  axeThrower: { rule: 'BS-TIL-30', en: 'Strong everywhere.', de: 'Überall stark.' },
  dragon: {
    rule: 'BS-TIL-31',
    en: 'Flies over everything, and nobody retreats from it; after an attack that it won it leaves.',
    de: 'Fliegt über alles, und niemand zieht sich vor ihm zurück; nach einem gewonnenen Angriff verlässt er dich.',
  },
  giant: {
    rule: 'BS-TIL-32',
    en: 'Lets you draw four battle tiles, of which the best three count.',
    de: 'Lässt dich vier Kampfplättchen ziehen, von denen die besten drei zählen.',
  },
  necromancer: { rule: 'BS-TIL-33', en: 'Raises the fallen as undead.', de: 'Erweckt Gefallene als Untote.' },
  blank: {
    rule: 'BS-TIL-04',
    en: 'No unit: it pays, builds, captures and replaces a battle tile.',
    de: 'Keine Einheit: Es zahlt, baut, erobert und ersetzt ein Kampfplättchen.',
  },
  undead: { rule: 'BS-TIL-34', en: 'Moves for free before the actions.', de: 'Zieht kostenlos vor den Aktionen.' },
  citadel: {
    rule: 'BS-TIL-27',
    en: 'The heart of a side. Who captures it scores for it at the end.',
    de: 'Das Herz einer Seite. Wer sie erobert, bekommt am Ende Punkte dafür.',
  },
  cutiecorn: {
    rule: 'BS-CUT-01',
    en: 'Anybody may bring it in and leads it until another wins it; in company it moves for free.',
    de: 'Jeder darf es ins Spiel bringen und führt es, bis ein anderer es gewinnt; in Gesellschaft zieht es kostenlos.',
  },
}

/** What a kind of land means besides its costs. */
export const TERRAINS: Readonly<Record<TerrainName, Told>> = {
  plains: { rule: 'BS-MAP-01', en: 'Open land, quick to cross.', de: 'Offenes Land, schnell durchquert.' },
  forest: {
    rule: 'BS-MAP-01',
    en: 'Slow to cross; archers like it.',
    de: 'Langsam zu durchqueren; Schützen mögen ihn.',
  },
  hills: { rule: 'BS-MAP-01', en: 'Slow and dear to build on.', de: 'Langsam und teuer zu bebauen.' },
  mountains: {
    rule: 'BS-MAP-11',
    en: 'Only dragons, undead and Hill Folk get in.',
    de: 'Nur Drachen, Untote und das Hügelvolk kommen hinein.',
  },
  desert: {
    rule: 'BS-DRW-02',
    en: 'Most units that end your turn here are lost.',
    de: 'Die meisten Einheiten, die deinen Zug hier beenden, gehen verloren.',
  },
  sea: { rule: 'BS-MAP-10', en: 'For ships and dragons only.', de: 'Nur für Schiffe und Drachen.' },
}

export const FACTION_RULES: Readonly<Record<FactionId, string>> = {
  dragonRiders: 'BS-FAC-DRA-01',
  horseLords: 'BS-FAC-HOR-01',
  hillFolk: 'BS-FAC-HIL-01',
  necromancers: 'BS-FAC-NEC-01',
  chaosHorde: 'BS-FAC-CHA-01',
  corsairs: 'BS-FAC-COR-01',
}

/** Numbers, signs and buttons. */
export const THINGS = {
  'number:vp': {
    rule: 'BS-END-08',
    name: { en: 'Victory points', de: 'Siegpunkte' },
    en: 'Points scored so far. Most of them win.',
    de: 'Was bisher gezählt hat. Die meisten gewinnen.',
  },
  'number:hand': {
    rule: 'BS-SET-21',
    name: { en: 'Tiles in hand', de: 'Plättchen auf der Hand' },
    en: 'How many tiles this player holds; which ones is a secret.',
    de: 'Wie viele Plättchen dieser Spieler hält; welche, ist geheim.',
  },
  'number:bag': {
    rule: 'BS-DRW-06',
    name: { en: 'Tiles in the bag', de: 'Plättchen im Beutel' },
    en: 'When it is empty and a tile must be drawn, the discard pile goes back in; the villages score as long as the supply marker still moves.',
    de: 'Ist er leer und muss gezogen werden, kommt der Abwurfstapel hinein; die Dörfer zählen, solange der Nachschubmarker noch vorrückt.',
  },
  'number:worth': {
    rule: 'BS-TIL-03',
    name: { en: 'Points in hand', de: 'Punkte auf der Hand' },
    en: 'What all tiles of your hand together can pay.',
    de: 'Was alle Plättchen deiner Hand zusammen bezahlen können.',
  },
  'number:total': {
    rule: 'BS-BAT-16',
    name: { en: 'Total strength', de: 'Gesamtstärke' },
    en: 'The best three battle tiles and the bonus of all units there. The higher total wins.',
    de: 'Die besten drei Kampfplättchen und der Bonus aller Einheiten dort. Die höhere Summe gewinnt.',
  },
  'number:bonus': {
    rule: 'BS-TIL-18',
    name: { en: 'Bonus of the units', de: 'Bonus der Einheiten' },
    en: 'What these units add here; all of it adds up.',
    de: 'Was diese Einheiten hier dazugeben; alles zählt zusammen.',
  },
  'tile:drawn': {
    rule: 'BS-BAT-15',
    name: { en: 'Battle tile', de: 'Kampfplättchen' },
    en: 'Drawn blindly for this battle; the three highest count.',
    de: 'Blind für diesen Kampf gezogen; die drei höchsten zählen.',
  },
  'tile:hidden': {
    rule: 'BS-BAT-11',
    name: { en: 'Hidden battle tile', de: 'Verdecktes Kampfplättchen' },
    en: 'Only its owner has seen it until both sides reveal.',
    de: 'Nur sein Besitzer kennt es, bis beide Seiten aufdecken.',
  },
  'tile:replacement': {
    rule: 'BS-BAT-12',
    name: { en: 'Replaced from the hand', de: 'Aus der Hand ersetzt' },
    en: 'A tile of the hand that counts instead of a drawn one.',
    de: 'Ein Plättchen der Hand, das statt eines gezogenen zählt.',
  },
  'button:pay': {
    rule: 'BS-MOV-03',
    name: { en: 'Pay', de: 'Zahlen' },
    en: 'Discards these tiles. What they are worth too much is lost.',
    de: 'Wirft diese Plättchen ab. Was sie zu viel wert sind, verfällt.',
  },
  'button:otherwise': {
    rule: 'BS-MOV-01',
    name: { en: 'Pay otherwise', de: 'Anders zahlen' },
    en: 'You choose the tiles in your hand yourself.',
    de: 'Du wählst die Plättchen deiner Hand selbst.',
  },
  'button:others': {
    rule: 'BS-MOV-01',
    name: { en: 'Move another army as well', de: 'Noch eine Armee bewegen' },
    en: 'Further units march in the same action and are paid together.',
    de: 'Weitere Einheiten ziehen in derselben Aktion und werden zusammen bezahlt.',
  },
  'button:march': {
    rule: 'BS-MOV-01',
    name: { en: 'Who marches', de: 'Wer zieht' },
    en: 'A click takes all of this kind along or leaves them; + and − take single ones.',
    de: 'Ein Klick nimmt alle dieser Art mit oder lässt sie da; + und − nehmen einzelne.',
  },
  'button:cancel': {
    rule: 'BS-MOV-01',
    name: { en: 'Cancel the march', de: 'Marsch abbrechen' },
    en: 'Nobody goes, and nothing is paid.',
    de: 'Niemand zieht, und nichts wird bezahlt.',
  },
} as const satisfies Readonly<Record<string, Thing>>

export type ThingId = keyof typeof THINGS
