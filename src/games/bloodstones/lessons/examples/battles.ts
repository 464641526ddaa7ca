import type { Example } from '../../../../lessons/lesson.ts'
import { battleTiles } from '../draws.ts'
import type { Scene } from '../scene.ts'

/* Numbers of a battle: BS-EX-15 to BS-EX-19. */

const HABITS = [{ key: 'stay' }, { question: 'action', key: 'end' }, { key: 'none' }] as const

type Units = NonNullable<NonNullable<Scene['units']>[0]>

/** Twin Barns, plains in the middle of Twin Ford: the learner attacks there. */
const FIELD = 36

const onTheField = (factions: Scene['factions'], mine: Units, theirs: Units, hands: Scene['hands']): Scene => ({
  map: 'twin-ford',
  factions,
  round: 3,
  units: { 0: [['citadel', 23], ...mine], 1: [['citadel', 20], ...theirs] },
  hands,
  begins: 'actions',
})

const FIGHT = { key: `fight:${FIELD}@1` }
const KEEP = { question: 'replace', key: 'none' }

const howManyTiles: Example = {
  id: 'BS-EX-15',
  scene: onTheField(
    ['dragonRiders', 'necromancers'],
    [
      ['swordsman', FIELD],
      ['lizardman', FIELD],
      ['archer', FIELD],
    ],
    [['goblin', FIELD, 2]],
    { 0: ['archer', 'ship'], 1: ['goblin'] },
  ),
  role: 0,
  seed: 'number of battle tiles',
  habits: HABITS,
  task: {
    en: 'Attack the two goblins in Twin Barns with your three units, and count the tiles.',
    de: 'Greif mit deinen drei Einheiten die beiden Kobolde bei den Zwillingsscheunen an und zähl die Kampfplättchen.',
  },
  line: [FIGHT],
  expect: [
    { told: { type: 'battleTiles', role: 0, count: 4 } },
    { told: { type: 'battleTiles', role: 1, count: 3 } },
    { cell: 'battle', path: ['sides', 0, 'tiles'], is: 4 },
    { cell: 'battle', path: ['sides', 1, 'tiles'], is: 3 },
    { asked: 'replace' },
  ],
  result: {
    en: 'The side with more units drew 4 battle tiles, the other 3.',
    de: 'Die Seite mit mehr Einheiten zog 4 Kampfplättchen, die andere 3.',
  },
}

const giantDrawsFour: Example = {
  id: 'BS-EX-16',
  scene: onTheField(
    ['hillFolk', 'horseLords'],
    [
      ['giant', FIELD],
      ['raider', FIELD],
    ],
    [
      ['archer', FIELD, 2],
      ['swordsman', FIELD],
    ],
    { 0: ['archer', 'ship'], 1: ['archer'] },
  ),
  role: 0,
  seed: 'giant against superior numbers',
  habits: HABITS,
  task: {
    en: 'Attack three units in Twin Barns with your giant and one raider.',
    de: 'Greif bei den Zwillingsscheunen mit deinem Riesen und einem Räuber drei Einheiten an.',
  },
  line: [FIGHT],
  expect: [
    { told: { type: 'battleTiles', role: 0, count: 4 } },
    { told: { type: 'battleTiles', role: 1, count: 4 } },
    { cell: 'battle', path: ['sides', 0, 'tiles'], is: 4 },
    { cell: 'battle', path: ['sides', 1, 'tiles'], is: 4 },
  ],
  result: {
    en: 'They draw 4 because they are more, you draw 4 because of the giant.',
    de: 'Sie ziehen 4, weil sie mehr sind, du ziehst 4 wegen des Riesen.',
  },
}

const addingUp: Example = {
  id: 'BS-EX-17',
  scene: onTheField(['horseLords', 'hillFolk'], [['swordsman', FIELD, 2]], [['archer', FIELD, 2]], {
    0: ['archer', 'ship'],
    1: ['archer'],
  }),
  role: 0,
  seed: 'adding modifiers',
  habits: HABITS,
  draws: battleTiles([5, 4, 3], [4, 3, 2]),
  task: {
    en: 'Attack with two swordsmen and keep your tiles.',
    de: 'Greif mit zwei Schwertkämpfern an und behalte deine Plättchen.',
  },
  line: [FIGHT, KEEP],
  expect: [
    {
      told: {
        type: 'sideRevealed',
        role: 0,
        modifiers: [{ unit: 1, count: 2, each: 1, reasons: ['always'] }],
        total: 14,
      },
    },
    { told: { type: 'sideRevealed', role: 1, total: 9 } },
  ],
  result: {
    en: 'Each swordsman gives +1, both together +2: 5 + 4 + 3 + 2 = 14.',
    de: 'Jeder Schwertkämpfer gibt +1, beide zusammen +2: 5 + 4 + 3 + 2 = 14.',
  },
}

const WOOD = 24

const archerInForest: Example = {
  id: 'BS-EX-18',
  scene: onTheField(
    ['horseLords', 'hillFolk'],
    [
      ['archer', WOOD],
      ['archer', FIELD],
    ],
    [
      ['raider', WOOD],
      ['raider', FIELD],
    ],
    { 0: ['shieldGuard', 'ship'], 1: ['archer'] },
  ),
  role: 0,
  seed: 'archer and terrain',
  habits: HABITS,
  draws: [...battleTiles([5, 4, 3], [4, 3, 2]), ...battleTiles([5, 4, 3], [4, 3, 2])],
  task: {
    en: 'Fight with one archer in the forest of Beech Hall, then with the other in the plains of Twin Barns.',
    de: 'Kämpfe mit einem Schützen im Wald der Buchenhalle, dann mit dem anderen in der Ebene der Zwillingsscheunen.',
  },
  line: [{ key: `fight:${WOOD}@1` }, KEEP, FIGHT, KEEP],
  expect: [
    {
      told: {
        type: 'sideRevealed',
        role: 0,
        area: WOOD,
        modifiers: [{ unit: 0, count: 1, each: 1, reasons: ['forest'] }],
        total: 13,
      },
    },
    {
      told: {
        type: 'sideRevealed',
        role: 0,
        area: FIELD,
        modifiers: [{ unit: 0, count: 1, each: 0, reasons: [] }],
        total: 12,
      },
    },
  ],
  result: {
    en: 'The same tiles twice, 5 + 4 + 3: in the forest the archer adds 1, in the plains nothing.',
    de: 'Zweimal dieselben Plättchen, 5 + 4 + 3: Im Wald gibt der Schütze 1 dazu, in der Ebene nichts.',
  },
}

const highest: Example = {
  id: 'BS-EX-19',
  scene: onTheField(['horseLords', 'hillFolk'], [['archer', FIELD, 2]], [['archer', FIELD]], {
    0: ['blank', 'archer'],
    1: ['archer'],
  }),
  role: 0,
  seed: 'highest tile totals',
  habits: HABITS,
  draws: [...battleTiles([5, 5, 4, 4], [5, 5, 4]), ...battleTiles([5, 5, 4, 4], [5, 5, 4])],
  task: {
    en: 'You draw the best there is. Keep it in the first round; after the tie put the blank tile in place of a 4.',
    de: 'Du ziehst das Beste, was es gibt. Behalte es in der ersten Runde; nach dem Gleichstand setz das Blanko-Plättchen an die Stelle einer 4.',
  },
  line: [FIGHT, KEEP, { question: 'replace', key: 'blank>4' }],
  expect: [
    { asked: 'replace', after: 2 },
    { told: { type: 'sideRevealed', role: 0, tiles: [5, 5, 4], total: 14 } },
    { told: { type: 'battleTied', total: 14 } },
    { told: { type: 'sideRevealed', role: 0, tiles: [5, 5], value: 5, total: 15 } },
    { told: { type: 'battleWon', role: 0 } },
  ],
  result: {
    en: '5 + 5 + 4 = 14 is the most that battle tiles give; with a hand tile of 5 it is 15.',
    de: '5 + 5 + 4 = 14 ist das Höchste, was Kampfplättchen geben; mit einem Handplättchen von 5 sind es 15.',
  },
}

export const battles: readonly Example[] = [howManyTiles, giantDrawsFour, addingUp, archerInForest, highest]
