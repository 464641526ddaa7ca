/** Tables of the start round: its first draft round with three and with five players, its last one, and the tower being filled. */
import type { Scene } from '../scene.ts'

const races: Scene['races'] = [
  ['humans', 'orcs'],
  ['elves', 'nightElves'],
  ['dwarves', 'trolls'],
]

/** The first draft round; yellow begins, then purple. */
export const firstRound: Scene = {
  at: 'draft',
  races,
  startPlayer: 2,
  armies: [
    { 'light.shorelake': 4, 'shadow.shorelake': 2 },
    { 'light.elderglade': 3, 'shadow.elderglade': 2 },
    { 'light.emberfall': 5, 'shadow.emberfall': 2 },
  ],
  draft: {
    groups: [
      [2, 4, 4, 5, 4, 3, 2],
      [2, 3, 3, 3, 6, 3, 3, 2],
      [2, 4, 3, 10, 2, 2],
    ],
    hands: [
      [
        'conflict.light.treehome',
        'conflict.light.mountainhome',
        'conflict.light.heartwood',
        'conflict.light.saltmere',
        'joker.light.fire',
      ],
      [
        'conflict.shadow.the-murk',
        'conflict.shadow.crossfen',
        'conflict.shadow.duskmoor',
        'conflict.shadow.highcrag',
        'joker.shadow.water',
      ],
      [
        'conflict.shadow.mountainhome',
        'conflict.shadow.treehome',
        'conflict.shadow.heartwood',
        'conflict.shadow.saltmere',
        'joker.shadow.forest',
      ],
    ],
    holders: { shorelake: 0, elderglade: 1, emberfall: 2 },
  },
}

export const twins: Scene = {
  players: 5,
  at: 'draft',
  startPlayer: 4,
  races: [
    ['humans', 'trolls'],
    ['elves', 'nightElves'],
    ['dwarves', 'necromancers'],
    ['amazons', 'orcs'],
    ['halflings', 'demons'],
  ],
  armies: [
    { 'light.shorelake': 4, 'shadow.shorelake': 2 },
    { 'light.elderglade': 3, 'shadow.elderglade': 2 },
    { 'light.emberfall': 5, 'shadow.emberfall': 2 },
    { 'light.emerald-cliff': 6, 'shadow.emerald-cliff': 2 },
    { 'light.crossfen': 4, 'shadow.crossfen': 2 },
  ],
  draft: {
    groups: [
      [4, 4, 10, 2],
      [3, 3, 3, 6, 3, 3],
      [4, 3, 4, 4, 4],
      [3, 3, 5, 4, 3],
      [3, 3, 2, 7, 5],
    ],
    hands: [
      [
        'conflict.light.heartwood',
        'conflict.light.treehome',
        'conflict.light.saltmere',
        'conflict.light.tidewatch',
        'joker.light.moor',
      ],
      [
        'conflict.shadow.the-murk',
        'conflict.shadow.duskmoor',
        'conflict.shadow.white-falls',
        'conflict.shadow.tidewatch',
        'joker.shadow.fire',
      ],
      [
        'conflict.light.anvil-ridge',
        'conflict.light.forge-fire',
        'conflict.light.ashen-field',
        'conflict.light.mossgate',
        'joker.light.fire',
      ],
      [
        'conflict.shadow.highcrag',
        'conflict.shadow.eagle-stair',
        'conflict.shadow.saltmere',
        'conflict.shadow.mossgate',
        'joker.shadow.moor',
      ],
      [
        'conflict.shadow.heartwood',
        'conflict.shadow.treehome',
        'conflict.shadow.gloomreach',
        'conflict.shadow.cinderhold',
        'joker.shadow.water',
      ],
    ],
    holders: { shorelake: 0, elderglade: 1, emberfall: 2, 'emerald-cliff': 3, crossfen: 4 },
  },
}

/** Everybody has one army group left. */
export const lastRound: Scene = {
  at: 'draft',
  races: [
    ['humans', 'trolls'],
    ['elves', 'nightElves'],
    ['dwarves', 'necromancers'],
  ],
  armies: [
    {
      'light.shorelake': 4,
      'shadow.shorelake': 2,
      'shadow.mountainhome': 10,
      'light.heartwood': 4,
      'light.saltmere': 4,
      'shadow.the-murk': 2,
      'light.tidewatch': 2,
    },
    {
      'light.elderglade': 3,
      'shadow.elderglade': 2,
      'light.treehome': 3,
      'light.mossgate': 3,
      'shadow.treehome': 6,
      'shadow.thornhollow': 3,
      'light.borderland': 3,
      'shadow.mossgate': 2,
      'light.duskmoor': 2,
    },
    {
      'light.emberfall': 5,
      'shadow.emberfall': 2,
      'light.anvil-ridge': 4,
      'shadow.anvil-ridge': 3,
      'shadow.forge-fire': 4,
      'light.ashen-field': 4,
      'light.highcrag': 2,
      'shadow.highcrag': 2,
    },
  ],
  draft: {
    round: 8,
    groups: [[2], [3], [4]],
    hands: [
      [
        'conflict.shadow.crossfen',
        'conflict.shadow.saltmere',
        'conflict.shadow.tidewatch',
        'conflict.shadow.heartwood',
        'conflict.shadow.white-falls',
      ],
      [
        'conflict.light.crossfen',
        'conflict.light.gloomreach',
        'conflict.light.the-murk',
        'conflict.light.cinderhold',
        'conflict.light.white-falls',
      ],
      [
        'conflict.shadow.cinderhold',
        'conflict.shadow.eagle-stair',
        'conflict.shadow.gloomreach',
        'conflict.shadow.duskmoor',
        'conflict.shadow.ashen-field',
      ],
    ],
    holders: {
      shorelake: 0,
      mountainhome: 0,
      heartwood: 0,
      saltmere: 0,
      'the-murk': 0,
      tidewatch: 0,
      elderglade: 1,
      treehome: 1,
      mossgate: 1,
      thornhollow: 1,
      borderland: 1,
      duskmoor: 1,
      emberfall: 2,
      'anvil-ridge': 2,
      'forge-fire': 2,
      'ashen-field': 2,
      highcrag: 2,
    },
  },
}

/** All groups are placed, and the tower is filled. */
export const five: Scene = {
  ...twins,
  at: 'filling',
  startPlayer: 0,
  armies: [
    {
      'light.shorelake': 4,
      'shadow.shorelake': 2,
      'light.saltmere': 4,
      'light.tidewatch': 4,
      'shadow.white-falls': 10,
      'shadow.the-murk': 2,
    },
    {
      'light.elderglade': 3,
      'shadow.elderglade': 2,
      'light.treehome': 3,
      'light.mossgate': 3,
      'light.thornhollow': 3,
      'shadow.treehome': 6,
      'shadow.thornhollow': 3,
      'light.duskmoor': 3,
    },
    {
      'light.emberfall': 5,
      'shadow.emberfall': 2,
      'light.anvil-ridge': 4,
      'shadow.anvil-ridge': 3,
      'light.ashen-field': 4,
      'shadow.forge-fire': 4,
      'light.forge-fire': 4,
    },
    {
      'light.emerald-cliff': 6,
      'shadow.emerald-cliff': 2,
      'light.highcrag': 3,
      'shadow.highcrag': 3,
      'light.mountainhome': 5,
      'shadow.mountainhome': 4,
      'shadow.tribute-pass': 3,
    },
    {
      'light.crossfen': 4,
      'shadow.crossfen': 2,
      'light.borderland': 3,
      'shadow.borderland': 3,
      'shadow.duskmoor': 2,
      'light.gloomreach': 7,
      'shadow.gloomreach': 5,
    },
  ],
  draft: { groups: [[], [], [], [], []], hands: [[], [], [], [], []] },
}
