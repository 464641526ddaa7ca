import type { Example } from '../../../../lessons/lesson.ts'
import { battleTiles } from '../draws.ts'
import type { Scene } from '../scene.ts'

/* One battle from beginning to end, BS-EX-20 to BS-EX-23, and what comes after: BS-EX-24. */

const HABITS = [{ question: 'action', key: 'end' }, { key: 'none' }] as const

const FIELD = 36

/** Dragon Riders attack Horse Lords in plains. */
const sides: Scene = {
  map: 'twin-ford',
  factions: ['dragonRiders', 'horseLords'],
  round: 3,
  units: {
    0: [
      ['citadel', 20],
      ['cavalry', FIELD],
      ['lizardman', FIELD, 2],
      ['leader', FIELD],
    ],
    1: [
      ['citadel', 23],
      ['swordsman', FIELD],
      ['shieldGuard', FIELD],
    ],
  },
  villages: { 1: [[30, 1]] },
  hands: { 0: ['blank', 'archer'], 1: ['ship', 'archer'] },
}

const attacked: Scene = { ...sides, begins: { battle: FIELD, against: 1 } }

const DRAWS = battleTiles([4, 3, 2, 2], [5, 3, 2])
const ATTACKER_REPLACES = { role: 0, question: 'replace', key: 'blank>2' } as const
const SHIP_FOR_2 = { question: 'replace', key: 'ship>2' } as const

/** The Horse Lords are the learner. */
const defending = { scene: attacked, role: 1, habits: HABITS, draws: DRAWS, others: [ATTACKER_REPLACES] } as const

const refused: Example = {
  ...defending,
  id: 'BS-EX-20',
  seed: 'retreat refused',
  task: {
    en: 'You are attacked in Twin Barns by cavalry, two lizardmen and a leader, and have no cavalry there. See what you are asked.',
    de: 'Bei den Zwillingsscheunen greifen dich Reiterei, zwei Echsenmenschen und ein Anführer an, und du hast dort keine Reiterei. Sieh, wonach du gefragt wirst.',
  },
  line: [],
  expect: [{ notOffered: { question: 'retreat' } }, { notOffered: { key: 'retreat' } }, { asked: 'replace' }],
  result: {
    en: 'No retreat is offered: your 0 cavalry is fewer than their 1, so the battle is fought.',
    de: 'Ein Rückzug steht nicht zur Wahl: Deine 0 Reiterei ist weniger als ihre 1, also wird gekämpft.',
  },
}

const drawing: Example = {
  id: 'BS-EX-21',
  scene: { ...sides, begins: 'actions' } satisfies Scene,
  role: 0,
  seed: 'drawing and replacing',
  habits: HABITS,
  draws: DRAWS,
  others: [
    { role: 1, ...SHIP_FOR_2 },
    { role: 1, question: 'lose', key: 'shieldGuard' },
    { role: 1, question: 'fleeTo', key: '30' },
  ],
  task: {
    en: 'The same battle from the Dragon Riders’ side: attack in Twin Barns and replace a 2 by your tile of value 5.',
    de: 'Derselbe Kampf von der Seite der Drachenreiter: Greif bei den Zwillingsscheunen an und ersetze eine 2 durch dein Plättchen vom Wert 5.',
  },
  line: [
    { key: `fight:${FIELD}@1` },
    {
      question: 'replace',
      key: 'blank>2',
    },
  ],
  expect: [
    { told: { type: 'battleTiles', role: 0, count: 4 }, after: 1 },
    { told: { type: 'battleTiles', role: 1, count: 3 }, after: 1 },
    { cell: 'battleTiles', is: [4, 3, 2, 2], after: 1 },
    { offered: { key: 'none' }, after: 1 },
    { told: { type: 'replacementSeen', role: 0, unit: 16, tile: 2 } },
    { told: { type: 'replacementMade', role: 1, made: true } },
    { told: { type: 'sideRevealed', role: 0, tiles: [4, 3], value: 5 } },
    { told: { type: 'sideRevealed', role: 1, tiles: [5, 3], value: 4 } },
  ],
  result: {
    en: 'You drew 4, 3, 2, 2 and count 5 instead of a 2; they drew 5, 3, 2 and put a ship, worth 4, in the place of the 2.',
    de: 'Du zogst 4, 3, 2, 2 und zählst 5 statt einer 2; sie zogen 5, 3, 2 und setzten ein Schiff, 4 wert, an die Stelle der 2.',
  },
}

const adding: Example = {
  ...defending,
  id: 'BS-EX-22',
  seed: 'adding up',
  task: {
    en: 'You defend with 5, 3 and 2: replace the 2 by your ship, and both sides reveal.',
    de: 'Du verteidigst mit 5, 3 und 2: Ersetze die 2 durch dein Schiff, dann decken beide Seiten auf.',
  },
  line: [SHIP_FOR_2],
  expect: [
    { cell: 'battleTiles', is: [5, 3, 2], after: 0 },
    {
      told: {
        type: 'sideRevealed',
        role: 0,
        modifiers: [
          { unit: 3, count: 1, each: 1, reasons: ['plains'] },
          { unit: 5, count: 1, each: 1, reasons: ['always'] },
          { unit: 8, count: 2, each: 1, reasons: ['attacking'] },
        ],
        total: 16,
      },
    },
    {
      told: {
        type: 'sideRevealed',
        role: 1,
        modifiers: [
          { unit: 1, count: 1, each: 1, reasons: ['always'] },
          { unit: 2, count: 1, each: 1, reasons: ['defending'] },
        ],
        total: 14,
      },
    },
  ],
  result: {
    en: 'Tiles 12 to 12. They add 4 (cavalry in plains 1, lizardmen 2, leader 1), you add 2 (swordsman 1, shield guard 1): 16 to 14.',
    de: 'Plättchen 12 zu 12. Sie zählen 4 dazu (Reiterei in der Ebene 1, Echsenmenschen 2, Anführer 1), du 2 (Schwertkämpfer 1, Schildwache 1): 16 zu 14.',
  },
}

const result: Example = {
  ...defending,
  id: 'BS-EX-23',
  seed: 'result',
  task: {
    en: 'Play the battle to its end: ship for the 2, lose the shield guard, and flee with the swordsman to Cornflower Mead.',
    de: 'Spiel den Kampf zu Ende: das Schiff für die 2, die Schildwache als Verlust, und der Schwertkämpfer flieht zur Kornblumenau.',
  },
  line: [
    SHIP_FOR_2,
    { question: 'lose', key: 'shieldGuard' },
    {
      question: 'fleeTo',
      key: '30',
    },
  ],
  expect: [
    { offered: { key: 'swordsman' }, after: 1 },
    { offered: { key: '28' }, after: 2 },
    { notOffered: { key: ['29', '23', String(FIELD)] }, after: 2 },
    { told: { type: 'battleWon', role: 0, vp: 2, units: 2 } },
    { told: { type: 'unitLost', role: 1, unit: 2 } },
    { cell: 'units:30', is: [[1, 1, 1]] },
    { cell: 'role:0', path: ['vp'], is: 2 },
    { cell: 'discard:0', path: ['blank'], is: 1 },
    { cell: 'discard:1', is: { shieldGuard: 1, ship: 1 } },
  ],
  result: {
    en: 'They score 2 for two enemy units, though only the shield guard fell. The tile of 5 and the ship lie on the discard piles.',
    de: 'Sie bekommen 2 für zwei gegnerische Einheiten, obwohl nur die Schildwache fiel. Das Plättchen von 5 und das Schiff liegen auf den Abwurfstapeln.',
  },
}

const noRedraw: Example = {
  id: 'BS-EX-24',
  scene: {
    map: 'twin-ford',
    factions: ['horseLords', 'hillFolk'],
    round: 3,
    units: {
      0: [
        ['citadel', 20],
        ['swordsman', FIELD],
      ],
      1: [
        ['citadel', 23],
        ['shieldGuard', FIELD],
        ['archer', FIELD],
      ],
    },
    hands: { 1: ['leader', 'ship', 'castle', 'swordsman', 'raider', 'archer'] },
    begins: { battle: FIELD, against: 1 },
  } satisfies Scene,
  role: 1,
  seed: 'replacement and the next turn',
  habits: HABITS,
  draws: battleTiles([4, 3, 2], [4, 3, 2, 2]),
  task: {
    en: 'You stay, hold six tiles and defend Twin Barns: replace a 2 by your leader, then see what your next turn begins with.',
    de: 'Du bleibst, hast sechs Plättchen und verteidigst die Zwillingsscheunen: Ersetze eine 2 durch deinen Anführer und sieh, womit dein nächster Zug beginnt.',
  },
  line: [
    { question: 'retreat', key: 'stay' },
    { question: 'replace', key: 'leader>2' },
  ],
  expect: [
    { cell: 'role:1', path: ['hand'], is: 6, after: 1 },
    { told: { type: 'replacementDiscarded', role: 1, unit: 5 } },
    { told: { type: 'battleWon', role: 1, vp: 1 } },
    { asked: 'action' },
    { cell: 'turn', path: [0], is: 1 },
    { cell: 'role:1', path: ['hand'], is: 5 },
  ],
  result: {
    en: 'The battle is won, the leader is discarded, and nothing is drawn for it: your turn begins with 5 tiles.',
    de: 'Der Kampf ist gewonnen, der Anführer abgeworfen, und nachgezogen wird nicht: Dein Zug beginnt mit 5 Plättchen.',
  },
}

export const oneBattle: readonly Example[] = [refused, drawing, adding, result, noRedraw]
