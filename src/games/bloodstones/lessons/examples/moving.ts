import type { Answers, Example } from '../../../../lessons/lesson.ts'
import { battleTiles } from '../draws.ts'
import type { Scene } from '../scene.ts'

/* Actions and movement: BS-EX-09 to BS-EX-14. */

const HABITS = [{ question: 'action', key: 'end' }, { key: 'none' }] as const

const march = (from: string, to: string): readonly Answers[] => [
  { key: `move:${from}` },
  { question: 'moveWhich', key: 'all' },
  { question: 'moveTo', key: to },
  { question: 'moveMore', key: 'pay' },
]

const mixing: Example = {
  id: 'BS-EX-09',
  scene: {
    map: 'twin-ford',
    factions: ['horseLords', 'hillFolk'],
    units: {
      0: [
        ['citadel', 23],
        ['leader', 23],
      ],
      1: [
        ['citadel', 38],
        ['archer', 24],
      ],
    },
    hands: { 0: ['swordsman', 'archer', 'archer', 'shieldGuard', 'ship'], 1: ['archer'] },
    begins: 'actions',
  } satisfies Scene,
  role: 0,
  seed: 'mixing actions',
  habits: HABITS,
  draws: battleTiles([5, 4, 3, 2], [4, 3, 2]),
  task: {
    en: 'Place the swordsman, march with the leader to Beech Hall, win the battle there – and then place an archer at your citadel.',
    de: 'Platziere den Schwertkämpfer, zieh mit dem Anführer zur Buchenhalle, gewinn dort den Kampf – und platziere dann einen Schützen bei deiner Zitadelle.',
  },
  line: [
    { key: 'place:swordsman' },
    { question: 'payTiles', key: 'archer' },
    ...march('23', '24'),
    { question: 'payPoints', key: 'shieldGuard' },
    { key: 'fight:24@1' },
    { question: 'replace', key: 'none' },
    { key: 'place:archer' },
  ],
  expect: [
    { notOffered: { key: 'end' }, after: 7 },
    { offered: { key: 'place:archer' }, after: 7 },
    { told: { type: 'battleWon', role: 0, vp: 1 } },
    { told: { type: 'placed', unit: 0, area: 23 } },
    { cell: 'phase', is: 'actions' },
    { offered: { key: 'end' } },
  ],
  result: {
    en: 'Placing, moving, fighting, placing again: all in one action phase, in any order.',
    de: 'Platzieren, bewegen, kämpfen, wieder platzieren: alles in einer Aktionsphase, in beliebiger Reihenfolge.',
  },
}

const lostSurplus: Example = {
  id: 'BS-EX-10',
  scene: {
    map: 'twin-ford',
    factions: ['horseLords', 'hillFolk'],
    units: {
      0: [
        ['citadel', 23],
        ['swordsman', 23, 3],
        ['archer', 23],
      ],
      1: [['citadel', 38]],
    },
    hands: { 0: ['shieldGuard', 'cavalry', 'siegeEngine'] },
    begins: 'actions',
  } satisfies Scene,
  role: 0,
  seed: 'lost surplus',
  habits: HABITS,
  task: {
    en: 'March with all four units into the forest of Beech Hall: 4 × 2 = 8 points.',
    de: 'Zieh mit allen vier Einheiten in den Wald der Buchenhalle: 4 × 2 = 8 Punkte.',
  },
  line: [
    ...march('23', '24'),
    {
      question: 'payPoints',
      key: 'shieldGuard+cavalry+siegeEngine',
    },
  ],
  expect: [
    { cell: 'move', is: 8, after: 4 },
    { notOffered: { key: ['shieldGuard+cavalry', 'shieldGuard+siegeEngine', 'cavalry+siegeEngine'] }, after: 4 },
    { told: { type: 'paidPoints', points: 9, cost: 8 } },
    { cell: 'role:0', path: ['hand'], is: 0 },
  ],
  result: {
    en: 'Three tiles of 3 points each make 9: the action is paid, 1 point is lost.',
    de: 'Drei Plättchen zu je 3 Punkten ergeben 9: Die Aktion ist bezahlt, 1 Punkt verfällt.',
  },
}

const ledByLeader: Scene = {
  map: 'tyrants-lament',
  factions: ['dragonRiders', 'horseLords'],
  round: 2,
  units: {
    0: [
      ['citadel', 28],
      ['leader', 9],
      ['swordsman', 9],
      ['archer', 9],
    ],
    1: [['citadel', 15]],
  },
  hands: { 0: ['castle', 'cavalry', 'archer', 'blank'] },
  begins: 'actions',
}

const withLeader: Example = {
  id: 'BS-EX-11',
  scene: ledByLeader,
  role: 0,
  seed: 'moving with a leader',
  habits: HABITS,
  task: {
    en: 'March with all three from Badger Wood to Fogwood and, in the same action, on to Clover Lea, and look what each step costs.',
    de: 'Zieh mit allen dreien vom Dachswald in den Nebelwald und in derselben Aktion weiter zur Kleeau und sieh dir an, was jeder Schritt kostet.',
  },
  line: [
    ...march('9', '10').slice(0, -1),
    { question: 'moveMore', key: '10' },
    { question: 'moveWhich', key: 'all' },
    { question: 'moveTo', key: '18' },
    { question: 'moveMore', key: 'pay' },
  ],
  expect: [
    { cell: 'move', is: 4, after: 3 },
    { told: { type: 'moved', units: '0*1,1*1,5*1', path: [9, 10], cost: 4 }, after: 3 },
    { told: { type: 'moved', units: '0*1,1*1,5*1', path: [10, 18], cost: 2 } },
    { cell: 'move', is: 6 },
    { asked: 'payPoints' },
  ],
  result: {
    en: 'The leader takes one unit along, so two pay: 2 × 2 for the forest and 2 × 1 for the plains, 6 points.',
    de: 'Der Anführer nimmt eine Einheit mit, also zahlen zwei: 2 × 2 für den Wald und 2 × 1 für die Ebene, 6 Punkte.',
  },
}

const paidFor: Example = {
  ...withLeader,
  id: 'BS-EX-12',
  seed: 'paying for it',
  task: {
    en: 'The same march, through to the payment: castle and cavalry.',
    de: 'Derselbe Marsch bis zur Bezahlung: Burg und Reiterei.',
  },
  line: [
    ...march('9', '18'),
    {
      question: 'payPoints',
      key: 'cavalry+castle',
    },
  ],
  expect: [
    { offered: { key: 'castle+blank' }, after: 4 },
    { notOffered: { key: ['castle', 'blank', 'archer+cavalry'] }, after: 4 },
    { told: { type: 'paidPoints', points: 7, cost: 6 } },
    { cell: 'discard:0', is: { cavalry: 1, castle: 1 } },
    { cell: 'role:0', path: ['hand'], is: 2 },
  ],
  result: {
    en: '4 + 3 = 7 points for a march of 6: paid, and 1 point is lost.',
    de: '4 + 3 = 7 Punkte für einen Marsch von 6: bezahlt, 1 Punkt verfällt.',
  },
}

const crossing: Example = {
  id: 'BS-EX-13',
  scene: {
    map: 'tyrants-lament',
    factions: ['dragonRiders', 'horseLords'],
    round: 3,
    units: {
      0: [
        ['citadel', 54],
        ['swordsman', 46],
        ['ship', 35],
      ],
      1: [['citadel', 15]],
    },
    hands: { 0: ['archer', 'shieldGuard'] },
    begins: 'actions',
  } satisfies Scene,
  role: 0,
  seed: 'crossing the sea',
  habits: HABITS,
  task: {
    en: 'Let your ship carry the swordsman from Drovers’ Way north across Tyrant’s Mouth to Long Furrow.',
    de: 'Lass den Schwertkämpfer vom Treiberweg mit deinem Schiff nach Norden über den Tyrannenmund zur Langfurche tragen.',
  },
  line: [
    { key: 'move:46' },
    { question: 'moveTo', key: '27' },
    { question: 'moveMore', key: 'pay' },
    { question: 'payPoints', key: 'archer' },
  ],
  expect: [
    { notOffered: { question: 'moveTo', key: ['35', '45', '25'] }, after: 1 },
    { told: { type: 'moved', units: '1*1', cost: 1 } },
    { told: { type: 'paidPoints', cost: 1 } },
    { cell: 'units:27', is: [[0, 1, 1]] },
    { cell: 'units:35', is: [[0, 6, 1]] },
  ],
  result: {
    en: 'Only the plains where he lands are paid, 1 point; the sea costs nothing and the ship stays.',
    de: 'Bezahlt wird nur die Ebene, in der er landet, 1 Punkt; die See kostet nichts, und das Schiff bleibt liegen.',
  },
}

const twoLeaders: Example = {
  id: 'BS-EX-14',
  scene: {
    map: 'twin-ford',
    factions: ['horseLords', 'hillFolk'],
    round: 2,
    units: {
      0: [
        ['citadel', 23],
        ['leader', 23, 2],
        ['swordsman', 23],
      ],
      1: [['citadel', 38]],
    },
    hands: { 0: ['archer', 'shieldGuard'] },
    begins: 'actions',
  } satisfies Scene,
  role: 0,
  seed: 'two leaders and a companion',
  habits: HABITS,
  task: {
    en: 'March with both leaders and the swordsman into the forest of Beech Hall.',
    de: 'Zieh mit beiden Anführern und dem Schwertkämpfer in den Wald der Buchenhalle.',
  },
  line: [...march('23', '24'), { question: 'payPoints', key: 'archer' }],
  expect: [
    { cell: 'move', is: 2, after: 4 },
    { told: { type: 'moved', units: '1*1,5*2', cost: 2 } },
    { told: { type: 'paidPoints', points: 2, cost: 2 } },
  ],
  result: {
    en: 'One leader takes the other along, who takes the swordsman along: three units for the 2 points of one.',
    de: 'Ein Anführer nimmt den anderen mit, der wiederum den Schwertkämpfer: drei Einheiten für die 2 Punkte von einer.',
  },
}

export const moving: readonly Example[] = [mixing, lostSurplus, withLeader, paidFor, crossing, twoLeaders]
