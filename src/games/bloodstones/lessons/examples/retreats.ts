import type { Example } from '../../../../lessons/lesson.ts'
import { battleTiles } from '../draws.ts'
import type { Scene } from '../scene.ts'

/* Castles among enemies, retreat and flight: BS-EX-25 to BS-EX-27, BS-EX-31. */

const HABITS = [{ question: 'action', key: 'end' }, { key: 'none' }] as const

const castleAmongEnemies: Example = {
  id: 'BS-EX-25',
  scene: {
    map: 'twin-ford',
    factions: ['horseLords', 'hillFolk'],
    round: 4,
    units: {
      0: [['citadel', 23]],
      1: [
        ['citadel', 38],
        ['raider', 30],
      ],
    },
    villages: { 0: [[30, 1]] },
    hands: { 0: ['castle', 'archer', 'shieldGuard', 'ship', 'swordsman'], 1: ['archer'] },
    begins: 'actions',
  } satisfies Scene,
  role: 0,
  seed: 'castle placed among enemies',
  habits: HABITS,
  draws: battleTiles([5, 4, 3, 2], [4, 3, 2]),
  point: ['area:30'],
  task: {
    en: 'A raider stands at your village in Cornflower Mead. Place a castle and an archer there and fight.',
    de: 'Bei deinem Dorf in der Kornblumenau steht ein Räuber. Platziere dort eine Burg und einen Schützen und kämpfe.',
  },
  line: [
    { key: 'place:castle' },
    { question: 'placeWhere', key: '30' },
    { question: 'payTiles', key: 'shieldGuard+ship' },
    { key: 'place:archer' },
    { question: 'placeWhere', key: '30' },
    { key: 'fight:30@1' },
    {
      question: 'replace',
      key: 'none',
    },
  ],
  expect: [
    { offered: { key: 'end' }, after: 0 },
    { notOffered: { key: 'end' }, after: 3 },
    { offered: { key: 'fight:30@1' }, after: 3 },
    { notOffered: { key: 'end' }, after: 5 },
    { cell: 'battle', path: ['sides', 0, 'role'], is: 0, after: 6 },
    { cell: 'battle', path: ['sides', 0, 'tiles'], is: 4, after: 6 },
    { cell: 'battle', path: ['sides', 1, 'tiles'], is: 3, after: 6 },
    {
      told: {
        type: 'sideRevealed',
        role: 0,
        isAttacker: true,
        modifiers: [
          { unit: 0, count: 1, each: 0, reasons: [] },
          { unit: 7, count: 1, each: 0, reasons: [] },
        ],
        total: 12,
      },
    },
    { offered: { key: 'end' } },
  ],
  result: {
    en: 'You had to attack. The castle counts as a unit, so you draw 4 tiles, but attacking it adds 0: 5 + 4 + 3 = 12.',
    de: 'Du musstest angreifen. Die Burg zählt als Einheit, also ziehst du 4 Plättchen, gibt aber im Angriff 0: 5 + 4 + 3 = 12.',
  },
}

const withoutCavalry: Example = {
  id: 'BS-EX-26',
  scene: {
    map: 'twin-ford',
    factions: ['horseLords', 'hillFolk'],
    round: 3,
    units: {
      0: [
        ['citadel', 23],
        ['swordsman', 36, 2],
      ],
      1: [
        ['citadel', 20],
        ['raider', 36],
        ['archer', 36],
      ],
    },
    hands: { 0: ['archer'], 1: ['archer', 'ship'] },
    begins: { battle: 36, against: 1 },
  } satisfies Scene,
  role: 1,
  seed: 'retreat without cavalry',
  habits: HABITS,
  task: {
    en: 'Two swordsmen attack you in Twin Barns, and nobody has cavalry: retreat to Hop Garden.',
    de: 'Zwei Schwertkämpfer greifen dich bei den Zwillingsscheunen an, und niemand hat Reiterei: Zieh dich in den Hopfengarten zurück.',
  },
  line: [
    { question: 'retreat', key: 'retreat' },
    { question: 'retreatTo', key: '40' },
  ],
  expect: [
    { offered: { key: 'stay' }, after: 0 },
    { told: { type: 'retreated', role: 1, from: 36, to: 40 } },
    { cell: 'role:0', path: ['vp'], is: 0 },
    { cell: 'role:1', path: ['vp'], is: 0 },
  ],
  result: {
    en: '0 cavalry is as much as 0: the retreat is allowed, and nobody loses or scores anything.',
    de: '0 Reiterei ist so viel wie 0: Der Rückzug ist erlaubt, und niemand verliert oder bekommt etwas.',
  },
}

const towardsAThird: Example = {
  id: 'BS-EX-27',
  scene: {
    map: 'tyrants-lament',
    factions: ['dragonRiders', 'horseLords', 'hillFolk'],
    round: 5,
    units: {
      0: [
        ['citadel', 28],
        ['cavalry', 47],
        ['swordsman', 47, 2],
        ['cavalry', 64],
        ['swordsman', 64, 2],
      ],
      1: [
        ['citadel', 15],
        ['archer', 47, 2],
        ['shieldGuard', 55],
      ],
      2: [
        ['citadel', 69],
        ['raider', 64, 2],
        ['archer', 46],
      ],
    },
    villages: { 1: [[46, 1]], 2: [[55, 1]] },
    hands: { 0: ['archer'], 1: ['archer', 'ship'], 2: ['archer'] },
    begins: { battle: 47, against: 1 },
  } satisfies Scene,
  role: 1,
  seed: 'fleeing towards a third player',
  habits: HABITS,
  draws: [...battleTiles([5, 5, 4, 3], [3, 2, 2]), ...battleTiles([5, 5, 4, 3], [3, 2, 2])],
  others: [
    { role: 0, key: 'fight:64@2' },
    { role: 2, question: 'fleeTo', key: '55' },
  ],
  task: {
    en: 'The Dragon Riders beat you in Thistle Heath: flee to your village in Drovers’ Way, to the Hill Folk. These then flee to you in Yarrow Lea.',
    de: 'Die Drachenreiter schlagen dich in der Distelheide: Flieh zu deinem Dorf am Treiberweg, zum Hügelvolk. Das flieht danach zu dir in die Schafgarbenau.',
  },
  line: [
    { question: 'replace', key: 'none' },
    { question: 'fleeTo', key: '46' },
    { question: 'captureTile', key: 'none' },
  ],
  expect: [
    { cell: 'turn', path: [0], is: 1 },
    { asked: 'action' },
    { offered: { key: 'fight:46@2' } },
    { offered: { key: 'fight:55@2' } },
    { notOffered: { key: 'end' } },
  ],
  result: {
    en: 'Your turn comes before theirs: you must attack where you fled to, and where they fled to you.',
    de: 'Du bist vor ihm an der Reihe: Du musst angreifen, wohin du geflohen bist und wo es zu dir floh.',
  },
}

const cutiecornOfCorsairs: Example = {
  id: 'BS-EX-31',
  scene: {
    map: 'tyrants-lament',
    factions: ['corsairs', 'hillFolk', 'horseLords'],
    round: 5,
    cutiecorn: true,
    units: {
      0: [
        ['citadel', 54],
        ['axeThrower', 47, 3],
        ['cutiecorn', 47],
        ['ship', 35],
      ],
      1: [
        ['citadel', 20],
        ['cavalry', 47],
        ['archer', 47],
        ['cavalry', 36, 2],
        ['archer', 36],
      ],
      2: [['citadel', 69]],
    },
    hands: { 0: ['shieldGuard', 'archer'], 1: ['archer', 'ship'] },
    begins: { battle: 47, against: 1 },
  } satisfies Scene,
  role: 1,
  seed: 'cutiecorn with the Corsairs',
  habits: HABITS,
  draws: battleTiles([5, 5, 4, 3], [3, 2, 2]),
  others: [
    { role: 0, key: 'move:47' },
    { role: 0, question: 'moveWhich', key: 'all' },
    { role: 0, question: 'moveTo', key: '36' },
    { role: 0, question: 'moveMore', key: 'pay' },
    { role: 0, key: 'fight:36@1' },
  ],
  task: {
    en: 'Corsairs with the cutiecorn attack you on their coast, first in Thistle Heath (1 cavalry), then in Old Market (2). See where you may retreat.',
    de: 'Freibeuter mit dem Cutiecorn greifen dich an ihrer Küste an, erst in der Distelheide (1 Reiterei), dann am Altmarkt (2). Sieh, wo du dich zurückziehen darfst.',
  },
  line: [
    { question: 'replace', key: 'none' },
    { question: 'lose', key: 'archer' },
    { question: 'fleeTo', key: '48' },
  ],
  expect: [
    { notOffered: { key: 'retreat' }, after: 0 },
    { told: { type: 'battleBegan', area: 36 } },
    { asked: 'retreat' },
    { offered: { question: 'retreat', key: 'retreat' } },
  ],
  result: {
    en: 'With exactly 1 cavalry the retreat was refused; with 2 it is allowed (a dragon would do as well).',
    de: 'Mit genau 1 Reiterei war der Rückzug verwehrt; mit 2 ist er erlaubt (ein Drache täte es auch).',
  },
}

export const retreats: readonly Example[] = [castleAmongEnemies, withoutCavalry, towardsAThird, cutiecornOfCorsairs]
