import type { Example } from '../../../../lessons/lesson.ts'
import type { Scene } from '../scene.ts'

/* Villages, borders and the end: BS-EX-28 to BS-EX-30, BS-EX-32. */

const HABITS = [{ question: 'action', key: 'end' }, { key: 'none' }] as const

const fourBuilt: Example = {
  id: 'BS-EX-28',
  scene: {
    map: 'tyrants-lament',
    factions: ['hillFolk', 'horseLords'],
    round: 2,
    units: {
      0: [
        ['citadel', 41],
        ['ship', 33],
        ['raider', 39],
        ['giant', 38],
      ],
      1: [['citadel', 43]],
    },
    hands: { 0: ['blank', 'ship', 'archer'] },
    begins: 'build',
  } satisfies Scene,
  role: 0,
  seed: 'building four villages',
  habits: HABITS,
  point: ['area:49', 'area:24', 'area:30'],
  task: {
    en: 'Build two villages in Plover Marsh, one in Charcoal Wood across the bay, and one on Gallows Hill at the end of the chain.',
    de: 'Errichte zwei Dörfer im Regenpfeifermoor, eins im Köhlerwald jenseits der Bucht und eins auf dem Galgenberg am Ende der Kette.',
  },
  line: [
    { question: 'buildTile', key: 'blank' },
    { question: 'buildVillage', key: '49' },
    { question: 'buildVillage', key: '49' },
    { question: 'buildVillage', key: '24' },
    { question: 'buildVillage', key: '30' },
  ],
  expect: [
    { offered: { key: '24' }, after: 1 },
    { offered: { key: '30' }, after: 1 },
    { notOffered: { key: ['49', '41', '33'] }, after: 3 },
    { told: { type: 'buildTile', value: 5 } },
    { told: { type: 'villageBuilt', area: 49, cost: 1 } },
    { told: { type: 'villageBuilt', area: 24, cost: 1 } },
    { told: { type: 'villageBuilt', area: 30, cost: 2 } },
    { cell: 'villages:49', is: [0, 2] },
    { cell: 'villages:24', is: [0, 1] },
    { cell: 'villages:30', is: [0, 1] },
    { cell: 'role:0', path: ['villages'], is: 16 },
  ],
  result: {
    en: '2 points in the plains, 1 in the forest across the ship’s sea, 2 in the distant hills: 4 villages for 5 points.',
    de: '2 Punkte in der Ebene, 1 im Wald jenseits des Schiffs, 2 in den entfernten Hügeln: 4 Dörfer für 5 Punkte.',
  },
}

const fiveBuilt: Example = {
  id: 'BS-EX-29',
  scene: {
    map: 'twin-ford',
    factions: ['horseLords', 'hillFolk'],
    round: 3,
    units: { 0: [['citadel', 23]], 1: [['citadel', 40]] },
    villages: { 0: [[33, 1]] },
    hands: { 0: ['blank', 'ship', 'archer'] },
    begins: 'build',
  } satisfies Scene,
  role: 0,
  seed: 'building five at most',
  habits: HABITS,
  point: ['area:17', 'area:24', 'area:39'],
  task: {
    en: 'Plains and forest all around: build as many villages as the best tile pays for.',
    de: 'Ebenen und Wälder ringsum: Errichte so viele Dörfer, wie das beste Plättchen bezahlt.',
  },
  line: [
    { question: 'buildTile', key: 'blank' },
    { question: 'buildVillage', key: '17' },
    { question: 'buildVillage', key: '17' },
    { question: 'buildVillage', key: '24' },
    { question: 'buildVillage', key: '39' },
    { question: 'buildVillage', key: '39' },
  ],
  expect: [
    { offered: { key: '32' }, after: 5 },
    { offered: { key: '33' }, after: 5 },
    { cell: 'role:0', path: ['villages'], is: 14 },
    { notOffered: { question: ['buildVillage', 'buildTile'] } },
    { told: { type: 'drew', role: 0 } },
  ],
  result: {
    en: 'Five villages for five points, and there is no tile worth more, though places are left.',
    de: 'Fünf Dörfer für fünf Punkte, und mehr ist kein Plättchen wert, obwohl noch Platz ist.',
  },
}

const borders: Example = {
  id: 'BS-EX-30',
  scene: {
    map: 'tyrants-lament',
    factions: ['dragonRiders', 'horseLords'],
    round: 2,
    units: {
      0: [
        ['citadel', 28],
        ['dragon', 12],
        ['dragon', 11],
      ],
      1: [['citadel', 43]],
    },
    hands: { 0: ['swordsman'] },
    begins: 'actions',
  } satisfies Scene,
  role: 0,
  seed: "borders of Tyrant's Lament",
  habits: HABITS,
  point: ['area:13', 'area:12', 'area:21', 'area:19', 'area:11', 'area:10', 'area:18'],
  task: {
    en: 'A dragon pays 1 point for each border. Fly from Watch Hill (B) to Sheaf Field (C) and from Birch Grove (E) to Clover Lea (G), and look at the costs.',
    de: 'Ein Drache zahlt 1 Punkt je Grenze. Flieg vom Wachthügel (B) zum Garbenfeld (C) und vom Birkenhain (E) zur Kleeau (G) und sieh dir die Kosten an.',
  },
  line: [
    { key: 'move:12' },
    { question: 'moveTo', key: '21' },
    { question: 'moveMore', key: '11' },
    { question: 'moveTo', key: '18' },
    { question: 'moveMore', key: 'pay' },
  ],
  expect: [
    { cell: 'move', is: 2, after: 2 },
    { cell: 'move', is: 4, after: 4 },
    { told: { type: 'moved', cost: 2 } },
    { told: { type: 'paidPoints', points: 4, cost: 4 } },
    { cell: 'units:21', is: [[0, 13, 1]] },
    { cell: 'units:18', is: [[0, 13, 1]] },
  ],
  result: {
    en: 'Both flights cost 2: B and C do not touch, nor do E and G. Among the seven areas there are exactly the 11 borders of the rule.',
    de: 'Beide Flüge kosten 2: B und C berühren sich nicht, E und G auch nicht. Unter den sieben Gebieten gibt es genau die 11 Grenzen der Regel.',
  },
}

const endForTwo: Example = {
  id: 'BS-EX-32',
  scene: {
    map: 'twin-ford',
    factions: ['horseLords', 'hillFolk'],
    round: 11,
    units: {
      0: [
        ['citadel', 23],
        ['castle', 23, 2],
        ['siegeEngine', 23, 2],
        ['shieldGuard', 23, 4],
        ['castle', 30],
        ['cavalry', 30, 6],
        ['castle', 36],
        ['swordsman', 36, 6],
        ['leader', 36, 2],
        ['ship', 22, 3],
        ['ship', 29, 2],
      ],
      1: [
        ['citadel', 10],
        ['castle', 10, 3],
        ['siegeEngine', 10, 2],
        ['shieldGuard', 10, 4],
        ['castle', 26, 3],
        ['giant', 26, 2],
        ['leader', 26],
        ['raider', 20, 4],
        ['cavalry', 20, 4],
        ['swordsman', 20, 2],
        ['ship', 21, 5],
      ],
    },
    villages: {
      0: [
        [17, 2],
        [33, 2],
        [30, 2],
      ],
      1: [
        [20, 2],
        [4, 2],
      ],
    },
    hands: { 1: ['archer', 'archer', 'archer', 'archer', 'blank', 'blank'] },
    bags: { 0: [], 1: [] },
    vp: { 0: 24, 1: 22 },
    supply: { 0: 1, 1: 2 },
    begins: 'draw',
  } satisfies Scene,
  role: 0,
  seed: 'end with two players',
  habits: [{ question: 'action', key: 'end' }, { question: 'buildTile', key: 'blank' }, { key: 'none' }],
  task: {
    en: 'Both markers stood on field 2, and the game went on; the Hill Folk are on 3 by now. End your actions and build with a blank tile, so that you must draw.',
    de: 'Beide Marker standen auf Feld 2, und das Spiel ging weiter; das Hügelvolk steht nun auf 3. Beende deine Aktionen und bau mit einem Blanko, damit du ziehen musst.',
  },
  line: [
    {
      question: 'action',
      key: 'end',
    },
    { question: 'buildTile', key: 'blank' },
    ...['24', '32', '36', '39', '39'].map((key) => ({ question: 'buildVillage', key })),
  ],
  expect: [
    { told: { type: 'resupply', role: 0, field: 2 }, after: 0 },
    { told: { type: 'turnBegan', role: 1 }, after: 0 },
    { told: { type: 'resupply', role: 1, field: 3 }, after: 0 },
    { cell: 'role:0', path: ['supply'], is: 2, after: 0 },
    { cell: 'role:1', path: ['supply'], is: 3, after: 0 },
    { told: { type: 'resupply', role: 0, field: 3 } },
    { told: { type: 'endTriggered', role: 0, by: 'supply' } },
    { over: true },
  ],
  result: {
    en: 'With both markers on field 3 the game is over. With three to six players it ends as soon as all are on field 2.',
    de: 'Mit beiden Markern auf Feld 3 ist das Spiel aus. Zu dritt bis zu sechst endet es, sobald alle auf Feld 2 stehen.',
  },
}

export const land: readonly Example[] = [fourBuilt, fiveBuilt, borders, endForTwo]
