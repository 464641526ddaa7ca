import type { Example } from '../../../../lessons/lesson.ts'
import type { UnitName } from '../../content/units.ts'
import type { Scene } from '../scene.ts'

/* What tiles are, and what an army begins with: BS-EX-01 to BS-EX-03. */

const swordsmen: Scene = {
  map: 'twin-ford',
  factions: ['horseLords', 'hillFolk'],
  units: { 0: [['citadel', 23]], 1: [['citadel', 38]] },
  hands: { 0: ['swordsman', 'swordsman', 'shieldGuard', 'archer', 'blank'] },
  begins: 'actions',
}

const oneTileTwoUses: Example = {
  id: 'BS-EX-01',
  scene: swordsmen,
  role: 0,
  seed: 'one tile, two uses',
  habits: [{ question: 'action', key: 'end' }, { key: 'none' }],
  task: {
    en: 'You hold two swordsmen: place one, and build a village with the points of the other.',
    de: 'Du hast zwei Schwertkämpfer: Platziere einen, und errichte mit den Punkten des anderen ein Dorf.',
  },
  line: [
    { key: 'place:swordsman' },
    {
      question: 'payTiles',
      key: 'archer',
    },
    { key: 'end' },
    { question: 'buildTile', key: 'swordsman' },
  ],
  expect: [
    { offered: { key: 'shieldGuard' }, after: 1 },
    { offered: { key: 'blank' }, after: 1 },
    { notOffered: { starts: ['archer+', 'swordsman+', 'shieldGuard+'] }, after: 1 },
    { told: { type: 'paidTiles', unit: 1, tiles: '0*1' } },
    { told: { type: 'buildTile', unit: 1, value: 4 } },
    { asked: 'buildVillage' },
    { cell: 'role:0', path: ['hand'], is: 2 },
  ],
  result: {
    en: 'On the map the swordsman cost exactly one other tile; from the hand he brought 4 points.',
    de: 'Auf der Karte kostete der Schwertkämpfer genau ein anderes Plättchen, aus der Hand brachte er 4 Punkte.',
  },
}

const OPPONENT = { 1: [['citadel', 7] as const] }

/** Each of the last three costs 1. */
const NINE_OF_HILLS: readonly UnitName[] = [
  'giant',
  'leader',
  'shieldGuard',
  'raider',
  'raider',
  'archer',
  'swordsman',
  'siegeEngine',
  'castle',
]

const startOfCost5: Example = {
  id: 'BS-EX-02',
  scene: {
    map: 'twin-ford',
    factions: ['hillFolk', 'horseLords'],
    units: OPPONENT,
    hands: { 0: NINE_OF_HILLS },
    begins: { deploy: 0 },
  } satisfies Scene,
  role: 0,
  seed: 'starting units of cost 5',
  point: ['area:40'],
  task: {
    en: 'Put your citadel into Hop Garden and deploy giant, leader, shield guard, both raiders and the archer.',
    de: 'Stell deine Zitadelle in den Hopfengarten und dazu Riese, Anführer, Schildwache, beide Räuber und den Schützen auf.',
  },
  line: [
    { question: 'placeCitadel', key: '40' },
    { key: 'giant' },
    { key: 'leader' },
    { key: 'shieldGuard' },
    { key: 'raider' },
    { key: 'raider' },
    { key: 'archer' },
  ],
  expect: [
    { offered: { key: 'swordsman' }, after: 2 },
    { offered: { key: 'castle' }, after: 2 },
    { offered: { key: 'swordsman' }, after: 3 },
    { notOffered: { key: ['swordsman', 'siegeEngine', 'castle'] }, after: 4 },
    { offered: { key: 'done' } },
    { notOffered: { key: ['swordsman', 'siegeEngine', 'castle'] } },
    { cell: 'discard:0', is: {} },
    { cell: 'role:0', path: ['hand'], is: 3 },
  ],
  result: {
    en: '2 + 2 + 1 + 0 + 0 + 0 = 5, and nothing is discarded; a seventh unit that costs 1 would make 6 and is refused.',
    de: '2 + 2 + 1 + 0 + 0 + 0 = 5, abgeworfen wird nichts; eine weitere Einheit zu 1 ergäbe 6 und ist nicht erlaubt.',
  },
}

const allNine: Example = {
  id: 'BS-EX-03',
  scene: {
    map: 'twin-ford',
    factions: ['necromancers', 'horseLords'],
    units: OPPONENT,
    hands: { 0: [...Array<UnitName>(8).fill('goblin'), 'leader'] },
    begins: { deploy: 0 },
  } satisfies Scene,
  role: 0,
  seed: 'all nine tiles',
  point: ['area:40'],
  task: {
    en: 'Put your citadel into Hop Garden, deploy the leader and all eight goblins, then finish.',
    de: 'Stell deine Zitadelle in den Hopfengarten und den Anführer und alle acht Kobolde dazu, dann bist du fertig.',
  },
  line: [
    { question: 'placeCitadel', key: '40' },
    { question: 'deployUnit', key: 'leader' },
    ...Array.from({ length: 8 }, () => ({ question: 'deployUnit', key: 'goblin' })),
    { question: 'deployUnit', key: 'done' },
  ],
  expect: [
    { cell: 'role:0', path: ['hand'], is: 0, after: 10 },
    { told: { type: 'drew', role: 0, count: 6 } },
    { cell: 'role:0', path: ['hand'], is: 6 },
    { cell: 'discard:0', is: {} },
  ],
  result: {
    en: 'All nine begin on the map for a cost of 2, and you draw a full hand of 6 (the Horse Lords would draw 7).',
    de: 'Alle neun beginnen für Kosten von 2 auf der Karte, und du ziehst eine volle Hand von 6 (die Pferdeherren zögen 7).',
  },
}

export const tiles: readonly Example[] = [oneTileTwoUses, startOfCost5, allNine]
