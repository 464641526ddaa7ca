/** Worked examples of fights for unoccupied lands (IM-FGT). */
import type { Example, Expected } from '../../../../lessons/lesson.ts'
import { cubes } from '../chance.ts'
import type { Scene } from '../scene.ts'
import { at, attack, cells, reveal, STACK, w } from '../words.ts'
import { attacking, decided, example, inLimbo, inSupply, inTray, nameIn, REST, stands } from './made.ts'

const LIGHT = { from: 'light.heartwood', to: 'light.borderland' } as const

const alone = [
  { question: 'turn', key: reveal('attack') },
  { question: 'act', key: attack('shadow.saltmere', 'shadow.white-falls') },
  { question: 'attackArmies', key: 'armies:1' },
] as const

const fiveFights = {
  scene: {
    startPlayer: 1,
    races: [
      ['humans', 'nightElves'],
      ['elves', 'orcs'],
      ['dwarves', 'necromancers'],
    ],
    armies: [{ 'light.heartwood': 5 }, { 'shadow.saltmere': 2 }],
    gold: [2],
    energy: [3],
    planned: [
      {
        attack: 'land.heartwood',
        attack2: 'conflict.light.mossgate',
        move: 'conflict.light.treehome',
        race: 'conflict.light.borderland',
        ...REST,
      },
      { attack: 'land.saltmere' },
    ],
    tower: [0, 0, 0, 6],
  } satisfies Scene,
  others: alone.map((answers) => ({ role: 1, ...answers })),
  draws: cubes('------ + +   ++---- + +   +--- + +++   +++ + +++   + +++++'),
}

const thrownWith = (thrown: readonly number[], inside: number): Expected => ({
  told: { type: 'cubesThrown', thrown, inside: [0, 0, 0, inside] },
})

export const enteringExamples: readonly Example[] = [
  example({
    id: 'IM-EX-22',
    role: 2,
    scene: {
      startPlayer: 2,
      armies: [{}, {}, { 'light.heartwood': 4 }],
      planned: [{}, {}, { attack: 'conflict.light.saltmere', ...REST }],
      tray: [0, 0, 0, 2],
    },
    task: w(
      'You are yellow. Reveal Saltmere on “Attack” and attack unoccupied Borderland from Heartwood with 3 armies.',
      'Du bist Gelb. Decke Saltmere auf „Angriff“ auf und greife aus Heartwood mit 3 Armeen das unbesetzte Borderland an.',
    ),
    line: attacking('attack', LIGHT.from, LIGHT.to, 3),
    draws: cubes('+++ ++'),
    expect: [
      decided({ attackers: 3, residents: 2, winner: 'attacker', placed: 1, attackerLost: 2, residentsLost: 2 }),
      inLimbo(2, { shadow: 2, light: 0 }),
      inSupply(20),
      stands('light.borderland', 2, 1),
      { told: { type: 'landCardWon', role: 2, name: nameIn('light.borderland'), from: STACK } },
    ],
    result: w(
      'You win 3 : 2. 2 armies go to your Shadow limbo, the 2 residents to the supply, 1 army moves in, and you take the land card.',
      'Du gewinnst 3 : 2. 2 Armeen kommen in deinen Schatten-Limbus, die 2 Bewohner in den Vorrat, 1 Armee zieht ein, und du nimmst die Länderkarte.',
    ),
    point: [at.land(LIGHT.from), at.land(LIGHT.to)],
  }),
  example({
    id: 'IM-EX-37',
    scene: {
      armies: [{ 'light.heartwood': 5 }],
      planned: [
        {
          attack: 'conflict.light.saltmere',
          attack2: 'conflict.shadow.the-murk',
          move: 'conflict.light.highcrag',
          ...REST,
        },
      ],
      tray: [0, 0, 0, 2],
      tower: [0, 0, 0, 2],
    },
    task: w(
      'Attack unoccupied Borderland from Heartwood three times: with 2 armies, with 1 and with 1.',
      'Greife aus Heartwood dreimal das unbesetzte Borderland an: mit 2 Armeen, mit 1 und mit 1.',
    ),
    line: [
      ...attacking('attack', LIGHT.from, LIGHT.to, 2),
      ...attacking('attack2', LIGHT.from, LIGHT.to, 1),
      ...attacking('move', LIGHT.from, LIGHT.to, 1),
    ],
    draws: cubes('-- ++ ++   ++ + +   - ++'),
    expect: [
      decided({ attackers: 2, residents: 2, winner: 'residents', attackerLost: 2, residentsLost: 2 }),
      decided({ attackers: 1, residents: 3, winner: 'residents', attackerLost: 1, residentsLost: 1 }),
      decided({ attackers: 0, residents: 2, winner: 'residents', attackerLost: 0, residentsLost: 0 }),
      inLimbo(0, { shadow: 3, light: 0 }),
      inTray(0, 0, 0, 2),
      { ...cells.holder('borderland'), is: STACK },
    ],
    result: w(
      '2 against 2: both lose 2. 1 against 3: both lose 1, and 2 residents stay in the tray; 0 against 2: nothing happens.',
      '2 gegen 2: Beide verlieren 2. 1 gegen 3: Beide verlieren 1, und 2 Bewohner bleiben in der Schale; 0 gegen 2: Es geschieht nichts.',
    ),
    point: [at.land(LIGHT.from), at.land(LIGHT.to)],
  }),
  example({
    id: 'IM-EX-38',
    scene: {
      armies: [{ 'light.heartwood': 6 }],
      planned: [{ attack: 'land.heartwood', attack2: 'conflict.light.borderland', ...REST }],
      tray: [0, 0, 0, 3],
    },
    task: w(
      'Attack unoccupied Borderland from Heartwood with 2 armies, first with the card Heartwood, then with the card Borderland.',
      'Greife aus Heartwood mit 2 Armeen das unbesetzte Borderland an, erst mit der Karte Heartwood, dann mit der Karte Borderland.',
    ),
    line: [...attacking('attack', LIGHT.from, LIGHT.to, 2), ...attacking('attack2', LIGHT.from, LIGHT.to, 2)],
    draws: cubes('-- +++   ++ ++ +++'),
    expect: [
      decided({ attackers: 0, residents: 3, winner: 'nobody', attackerLost: 0 }),
      decided({ attackers: 4, residents: 3, winner: 'attacker', placed: 4, attackerLost: 0 }),
      inLimbo(0, { shadow: 0, light: 0 }),
      stands('light.borderland', 0, 4),
      inTray(0, 0, 0, 3),
    ],
    result: w(
      'First both stick: you have lost, but nothing goes to limbo. Then they come out with the next two: all 4 move in, and the 3 residents stay in the tray.',
      'Erst bleiben beide hängen: Du hast verloren, doch nichts kommt in den Limbus. Dann fallen sie mit den nächsten zweien heraus: Alle 4 ziehen ein, und die 3 Bewohner bleiben in der Schale.',
    ),
    point: [at.land(LIGHT.from), at.land(LIGHT.to)],
  }),
  example({
    id: 'IM-EX-39',
    ...fiveFights,
    task: w(
      'Black attacks first, and the tray is empty. Then attack Elderglade, Mossgate, Treehome and Borderland from Heartwood with 1 army each, and count the residents.',
      'Zuerst greift Schwarz an, und die Schale ist leer. Greife danach aus Heartwood mit je 1 Armee Elderglade, Mossgate, Treehome und Borderland an und zähle die Bewohner.',
    ),
    line: [
      ...attacking('attack', 'light.heartwood', 'light.elderglade', 1),
      ...attacking('attack2', 'light.heartwood', 'light.mossgate', 1),
      ...attacking('move', 'light.heartwood', 'light.treehome', 1),
      ...attacking('race', 'light.heartwood', 'light.borderland', 1),
    ],
    expect: [
      { told: { type: 'residentsAdjusted', added: 1 } },
      thrownWith([0, 1, 0, 1], 6),
      thrownWith([1, 0, 0, 1], 6),
      thrownWith([1, 0, 0, 3], 4),
      thrownWith([1, 0, 0, 3], 3),
      thrownWith([1, 0, 0, 5], 0),
      { told: { type: 'residentsAdjusted', added: -1 } },
      inTray(0, 0, 0, 5),
    ],
    result: w(
      'With 0, 1, 3, 4 and 6 residents in the tray 1, 1, 3, 3 and 5 are thrown.',
      'Mit 0, 1, 3, 4 und 6 Bewohnern in der Schale werden 1, 1, 3, 3 und 5 eingeworfen.',
    ),
  }),
]
