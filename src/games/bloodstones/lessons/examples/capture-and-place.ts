import type { Example } from '../../../../lessons/lesson.ts'
import type { UnitName } from '../../content/units.ts'
import type { Scene } from '../scene.ts'

/* Capturing and placing: BS-EX-04 to BS-EX-08. */

const HABITS = [{ question: 'action', key: 'end' }, { key: 'none' }] as const

const fourVillages: Example = {
  id: 'BS-EX-04',
  scene: {
    map: 'tyrants-lament',
    factions: ['dragonRiders', 'horseLords'],
    round: 4,
    units: {
      0: [
        ['citadel', 28],
        ['archer', 11],
        ['swordsman', 19],
        ['lizardman', 12],
      ],
      1: [['citadel', 15]],
    },
    villages: {
      1: [
        [11, 1],
        [19, 2],
        [12, 1],
      ],
    },
    hands: { 0: ['leader', 'ship', 'archer'] },
  } satisfies Scene,
  role: 0,
  seed: 'capturing four villages',
  habits: HABITS,
  point: ['area:11', 'area:19', 'area:12'],
  task: {
    en: 'Capture all four villages with one tile.',
    de: 'Erobere alle vier Dörfer mit einem einzigen Plättchen.',
  },
  line: [
    { question: 'captureTile', key: 'leader' },
    { question: 'captureVillage', key: '11' },
    { question: 'captureVillage', key: '19' },
    { question: 'captureVillage', key: '19' },
    { question: 'captureVillage', key: '12' },
  ],
  expect: [
    { offered: { key: 'ship' }, after: 0 },
    { offered: { key: 'archer' }, after: 0 },
    { notOffered: { key: ['11', '19'] }, after: 4 },
    { told: { type: 'captureTile', unit: 5, value: 5 } },
    { told: { type: 'villageCaptured', area: 11, cost: 1 } },
    { told: { type: 'villageCaptured', area: 19, cost: 1 } },
    { told: { type: 'villageCaptured', area: 12, cost: 2 } },
    { cell: 'role:0', path: ['capturedVillages'], is: 4 },
    { cell: 'role:0', path: ['vp'], is: 0 },
    { asked: 'action' },
  ],
  result: {
    en: '1 + 2 × 1 + 2 = 5 points: the leader pays exactly. With the ship, worth 4, one village would have stayed.',
    de: '1 + 2 × 1 + 2 = 5 Punkte: Der Anführer reicht genau. Mit dem Schiff, 4 wert, wäre ein Dorf übrig geblieben.',
  },
}

const fiveAtMost: Example = {
  id: 'BS-EX-05',
  scene: {
    map: 'tyrants-lament',
    factions: ['dragonRiders', 'horseLords'],
    round: 5,
    units: {
      0: [
        ['citadel', 28],
        ['archer', 10],
        ['archer', 11],
        ['swordsman', 19],
        ['lizardman', 20],
      ],
      1: [['citadel', 15]],
    },
    villages: {
      1: [
        [10, 1],
        [11, 1],
        [19, 2],
        [20, 2],
      ],
    },
    hands: { 0: ['blank', 'ship', 'archer'] },
  } satisfies Scene,
  role: 0,
  seed: 'five captures at most',
  habits: HABITS,
  point: ['area:10', 'area:11', 'area:19', 'area:20'],
  task: {
    en: 'Six villages lie at your units’ feet: take as many as the best tile pays for.',
    de: 'Sechs Dörfer liegen deinen Einheiten zu Füßen: Nimm so viele, wie das beste Plättchen bezahlt.',
  },
  line: [
    { question: 'captureTile', key: 'blank' },
    { question: 'captureVillage', key: '19' },
    { question: 'captureVillage', key: '19' },
    { question: 'captureVillage', key: '20' },
    { question: 'captureVillage', key: '20' },
    { question: 'captureVillage', key: '11' },
  ],
  expect: [
    { offered: { key: '10' }, after: 5 },
    { cell: 'role:0', path: ['capturedVillages'], is: 5 },
    { cell: 'villages:10', is: [1, 1] },
    { notOffered: { question: ['captureVillage', 'captureTile'] } },
    { asked: 'action' },
  ],
  result: {
    en: 'No tile is worth more than 5, so five villages a turn are the most; the sixth stays.',
    de: 'Kein Plättchen ist mehr als 5 wert, also sind fünf Dörfer je Zug das Höchste; das sechste bleibt.',
  },
}

const forFree: Example = {
  id: 'BS-EX-06',
  scene: {
    map: 'twin-ford',
    factions: ['horseLords', 'hillFolk'],
    units: { 0: [['citadel', 23]], 1: [['citadel', 38]] },
    villages: { 0: [[17, 1]] },
    hands: { 0: ['archer', 'shieldGuard'] },
    begins: 'actions',
  } satisfies Scene,
  role: 0,
  seed: 'placing for free',
  habits: HABITS,
  point: ['area:17'],
  task: {
    en: 'Place the archer at your village in Sorrel Lea.',
    de: 'Platziere den Schützen bei deinem Dorf in der Sauerampferau.',
  },
  line: [{ key: 'place:archer' }, { question: 'placeWhere', key: '17' }],
  expect: [
    { offered: { key: '23' }, after: 1 },
    { told: { type: 'placed', unit: 0, area: 17 } },
    { cell: 'discard:0', is: {} },
    { cell: 'role:0', path: ['hand'], is: 1 },
    { notOffered: { question: 'payTiles' } },
    { asked: 'action' },
  ],
  result: {
    en: 'Nothing was asked for and nothing discarded: no blocks, no cost.',
    de: 'Nichts wurde verlangt und nichts abgeworfen: keine Klötzchen, keine Kosten.',
  },
}

const lords = (units: NonNullable<Scene['units']>[0], hand: readonly UnitName[], begins?: Scene['begins']): Scene => ({
  map: 'twin-ford',
  factions: ['horseLords', 'hillFolk'],
  round: 2,
  units: { 0: units, 1: [['citadel', 38]] },
  villages: { 0: [[30, 1]] },
  hands: { 0: hand },
  begins,
})

const castle: Example = {
  id: 'BS-EX-07',
  scene: lords([['citadel', 23]], ['castle', 'castle', 'ship', 'archer', 'shieldGuard'], 'actions'),
  role: 0,
  seed: 'placing a castle',
  habits: HABITS,
  point: ['area:30'],
  task: {
    en: 'Place a castle at your village in Cornflower Mead and discard the ship and the archer.',
    de: 'Platziere eine Burg bei deinem Dorf in der Kornblumenau und wirf Schiff und Schützen ab.',
  },
  line: [
    { key: 'place:castle' },
    { question: 'placeWhere', key: '30' },
    {
      question: 'payTiles',
      key: 'archer+ship',
    },
  ],
  expect: [
    { offered: { key: 'shieldGuard+ship' }, after: 2 },
    { notOffered: { key: ['ship', 'archer', 'shieldGuard'] }, after: 2 },
    { told: { type: 'paidTiles', unit: 7, tiles: '0*1,6*1' } },
    { told: { type: 'placed', unit: 7, area: 30 } },
    { cell: 'discard:0', is: { archer: 1, ship: 1 } },
    { offered: { key: 'place:shieldGuard' } },
    { notOffered: { key: 'place:castle' } },
  ],
  result: {
    en: 'Two tiles, whatever they are worth, pay for two blocks. For the second castle there is now only one other tile, which is too few.',
    de: 'Zwei Plättchen, gleich welchen Werts, zahlen zwei Klötzchen. Für die zweite Burg ist jetzt nur ein anderes Plättchen da, das ist zu wenig.',
  },
}

const shipPlaced: Example = {
  id: 'BS-EX-08',
  scene: lords(
    [
      ['citadel', 23],
      ['castle', 30],
    ],
    ['ship', 'shieldGuard'],
    'actions',
  ),
  role: 0,
  seed: 'placing a ship',
  habits: HABITS,
  point: ['area:22'],
  task: {
    en: 'Place your ship in East Pool, between the citadel and the village.',
    de: 'Platziere dein Schiff im Ostbecken, zwischen Zitadelle und Dorf.',
  },
  line: [
    { key: 'place:ship' },
    {
      question: 'placeWhere',
      key: '22',
    },
  ],
  expect: [
    { offered: { key: '29' }, after: 1 },
    { notOffered: { key: ['23', '30', '9', '14', '21', '34'] }, after: 1 },
    { told: { type: 'placed', unit: 6, area: 22 } },
    { cell: 'discard:0', is: { shieldGuard: 1 } },
    { cell: 'role:0', path: ['hand'], is: 0 },
  ],
  result: {
    en: 'The ship lies in the sea beside the citadel, and the shield guard paid for it.',
    de: 'Das Schiff liegt auf See neben der Zitadelle, und die Schildwache hat dafür bezahlt.',
  },
}

export const captureAndPlace: readonly Example[] = [fourVillages, fiveAtMost, forFree, castle, shipPlaced]
