/** Worked examples of cards, army spaces and magic (IM-CRD, IM-GLD to IM-MOV, IM-MAG). */
import type { Example } from '../../../../lessons/lesson.ts'
import { cubes, drawn } from '../chance.ts'
import type { Scene } from '../scene.ts'
import {
  armies,
  at,
  attack,
  awakenFrom,
  build,
  card,
  cells,
  into,
  land,
  move,
  reveal,
  standing,
  takeOverIn,
  use,
  w,
  type LandWord,
} from '../words.ts'
import { acting, attacking, example, has, inLimbo, REST, stands } from './made.ts'

const revealing = (on: Parameters<typeof reveal>[0]) => [{ question: 'turn', key: reveal(on) }]
const awakening = (...words: readonly LandWord[]) =>
  words.map((word) => ({ question: 'awakenArmy', key: into(word) }) as const)

const drawing: Scene = { gold: [3], planned: [{ gold: 'blank', magic: 'magic.conflictsOrAwaken' }] }

const fourAttacks: Scene = {
  startPlayer: 1,
  races: [
    ['humans', 'orcs'],
    ['elves', 'nightElves'],
    ['dwarves', 'necromancers'],
  ],
  armies: [{ 'light.heartwood': 5 }, { 'light.forge-fire': 6 }],
  energy: [0, 2],
  gold: [0, 1],
  planned: [
    {},
    {
      attack: 'conflict.light.heartwood',
      attack2: 'land.forge-fire',
      move: 'conflict.light.saltmere',
      race: 'land.heartwood',
      ...REST,
    },
  ],
}

const attacked = (word: Parameters<typeof card>[0], attitude: number) => ({
  told: { type: 'attacked', card: card(word), target: land('light.heartwood'), attitude },
})

const cardExamples: readonly Example[] = [
  example({
    id: 'IM-EX-06',
    scene: {
      armies: [{ 'light.mountainhome': 3, 'shadow.highcrag': 2 }],
      planned: [{ energy: 'land.mountainhome', ...REST }],
    },
    task: w(
      'You have armies in Mountainhome in the Light world only. Reveal the land card Mountainhome on “Gain energy”.',
      'In Mountainhome hast du nur in der Lichtwelt Armeen. Decke die Länderkarte Mountainhome auf „Energie erhalten“ auf.',
    ),
    line: revealing('energy'),
    expect: [
      { offered: { question: 'act', key: use('light.mountainhome') } },
      { notOffered: { question: 'act', key: use('shadow.mountainhome') } },
    ],
    result: w('The card takes effect in the Light world only.', 'Die Karte wirkt nur in der Lichtwelt.'),
    point: [at.land('light.mountainhome'), at.land('shadow.mountainhome')],
  }),
  example({
    id: 'IM-EX-07',
    scene: {
      armies: [{ 'light.mountainhome': 3, 'shadow.mountainhome': 2 }],
      planned: [{ energy: 'conflict.shadow.mountainhome', ...REST }],
    },
    task: w(
      'You have armies in Mountainhome in both worlds. Reveal the Shadow conflict card on “Gain energy”.',
      'In Mountainhome hast du in beiden Welten Armeen. Decke die Konfliktkarte der Schattenwelt auf „Energie erhalten“ auf.',
    ),
    line: revealing('energy'),
    expect: [
      { offered: { question: 'act', key: use('shadow.mountainhome') } },
      { notOffered: { question: 'act', key: use('light.mountainhome') } },
    ],
    result: w('The card takes effect in the Shadow world only.', 'Die Karte wirkt nur in der Schattenwelt.'),
    point: [at.land('shadow.mountainhome'), at.land('light.mountainhome')],
  }),
  example({
    id: 'IM-EX-08',
    scene: { armies: [{ 'light.shorelake': 3 }], planned: [{ gold: 'conflict.light.shorelake', ...REST }] },
    task: w(
      'Reveal the card of Shorelake on “Earn gold” and take the gold.',
      'Decke die Karte von Shorelake auf „Gold verdienen“ auf und nimm das Gold.',
    ),
    line: acting('gold', use('light.shorelake')),
    expect: [{ told: { type: 'goldEarned', role: 0, land: land('light.shorelake'), gold: 5 } }, has(0, 'gold', 5)],
    result: w('You take 5 gold.', 'Du nimmst 5 Gold.'),
  }),
  example({
    id: 'IM-EX-09',
    scene: {
      armies: [{ 'light.tribute-pass': 2, 'shadow.tribute-pass': 2 }],
      planned: [{ energy: 'land.tribute-pass', ...REST }],
    },
    task: w(
      'Reveal the land card Tribute Pass on “Gain energy” and choose the world that brings more.',
      'Decke die Länderkarte Tribute Pass auf „Energie erhalten“ auf und wähle die Welt, die mehr bringt.',
    ),
    line: acting('energy', use('shadow.tribute-pass')),
    expect: [
      { told: { type: 'energyGained', role: 0, land: land('shadow.tribute-pass'), energy: 6 } },
      has(0, 'energy', 6),
    ],
    result: w(
      'The Shadow world brings 6 energy, the Light world nothing besides.',
      'Die Schattenwelt bringt 6 Energie, die Lichtwelt nichts dazu.',
    ),
    point: [at.land('shadow.tribute-pass'), at.land('light.tribute-pass')],
  }),
  example({
    id: 'IM-EX-10',
    scene: {
      armies: [{ 'light.emerald-cliff': 2, 'shadow.highcrag': 2 }],
      limbo: [{ shadow: 4, light: 4 }],
      gold: [2],
      energy: [3],
      planned: [{ awaken: 'land.emerald-cliff', ...REST }],
    },
    task: w(
      'Reveal Emerald Cliff on “Awaken 3” and awaken there.',
      'Decke Emerald Cliff auf „Erwecken 3“ auf und erwecke dort.',
    ),
    line: acting('awaken', use('light.emerald-cliff')),
    expect: [
      stands('light.emerald-cliff', 0, 5),
      inLimbo(0, { shadow: 4, light: 1 }),
      has(0, 'energy', 1),
      has(0, 'gold', 1),
    ],
    result: w(
      'For 2 energy and 1 gold 3 armies come out of the Light limbo into Emerald Cliff, where 5 stand now.',
      'Für 2 Energie und 1 Gold kommen 3 Armeen aus dem Licht-Limbus nach Emerald Cliff, wo nun 5 stehen.',
    ),
    point: [at.limbo('light'), at.land('light.emerald-cliff')],
  }),
  example({
    id: 'IM-EX-11',
    scene: {
      races: [
        ['elves', 'orcs'],
        ['humans', 'nightElves'],
        ['dwarves', 'necromancers'],
      ],
      armies: [{ 'light.treehome': 2 }],
      energy: [5],
      planned: [{ build: 'conflict.light.treehome', ...REST }],
    },
    task: w(
      'You play the Elves. Reveal Treehome on “Build” and build a portal.',
      'Du spielst die Elfen. Decke Treehome auf „Bauen“ auf und baue ein Portal.',
    ),
    line: acting('build', build('portal', 'light.treehome')),
    expect: [
      { cell: cells.land('light.treehome'), is: standing(0, 2, { portal: true }) },
      has(0, 'energy', 1),
      has(0, 'points', 1),
      { told: { type: 'built', role: 0, land: land('light.treehome'), points: 1 } },
    ],
    result: w(
      'You pay 4 energy, the portal stands in Treehome, and you score 1 point at once.',
      'Du zahlst 4 Energie, das Portal steht in Treehome, und du bekommst sofort 1 Siegpunkt.',
    ),
  }),
  example({
    id: 'IM-EX-12',
    scene: {
      players: 4,
      armies: [{ 'light.heartwood': 4, 'shadow.treehome': 4 }, {}, {}, { 'shadow.heartwood': 3, 'light.treehome': 3 }],
      portals: ['light.heartwood', 'light.treehome'],
      planned: [{ attack: 'conflict.shadow.heartwood', ...REST }],
    },
    task: w(
      'Reveal the card on “Attack” and see where your attacks may go. In Treehome it is the other way round: the portal stands where blue is.',
      'Decke die Karte auf „Angriff“ auf und sieh nach, wohin du angreifen darfst. In Treehome ist es umgekehrt: Dort steht das Portal bei Blau.',
    ),
    line: revealing('attack'),
    expect: [
      { offered: { question: 'act', key: attack('light.heartwood', 'shadow.heartwood') } },
      { notOffered: { question: 'act', key: attack('shadow.treehome', 'light.treehome') } },
    ],
    result: w(
      'From your Heartwood you may attack blue’s. From a land without a portal nobody gets into the twin, even if a portal stands there.',
      'Aus deinem Heartwood darfst du das von Blau angreifen. Aus einem Land ohne Portal kommt niemand ins Zwillingsland, auch wenn dort eines steht.',
    ),
    point: [at.land('light.heartwood'), at.land('shadow.heartwood')],
  }),
  example({
    id: 'IM-EX-13',
    role: 1,
    scene: fourAttacks,
    task: w(
      'You are black. Attack purple’s Heartwood from Forge Fire with each of the four cards and 1 army each, and see whom the residents help.',
      'Du bist Schwarz. Greife aus Forge Fire mit jeder der vier Karten und je 1 Armee das Heartwood von Lila an und sieh, wem die Bewohner helfen.',
    ),
    line: (['attack', 'attack2', 'move', 'race'] as const).flatMap((on) =>
      attacking(on, 'light.forge-fire', 'light.heartwood', 1),
    ),
    draws: cubes('+++++ - +  - ++++ - +  -- ++++ - +  --- ++++ - +'),
    expect: [
      attacked('conflict.light.heartwood', 1),
      attacked('land.forge-fire', 0),
      attacked('conflict.light.saltmere', -1),
      attacked('land.heartwood', -1),
      stands('light.heartwood', 0, 4),
    ],
    result: w(
      'The conflict card Heartwood wins the residents over, the card Forge Fire keeps them out of it; with Saltmere, which has no part in it, they fight for purple, and with the land card Heartwood, too.',
      'Mit der Konfliktkarte Heartwood kämpfen die Bewohner für dich, mit der Karte Forge Fire für niemanden; mit dem unbeteiligten Saltmere kämpfen sie für Lila, mit der Länderkarte Heartwood auch.',
    ),
    point: [at.land('light.forge-fire'), at.land('light.heartwood')],
  }),
  example({
    id: 'IM-EX-14',
    scene: {
      armies: [{ 'light.white-falls': 6, 'light.borderland': 2, 'light.treehome': 1 }],
      gold: [2],
      planned: [{ move: 'land.white-falls', ...REST }],
    },
    task: w(
      'Reveal White Falls on “Attack or movement” and move 4 armies to Treehome.',
      'Decke White Falls auf „Angriff oder Armeebewegung“ auf und bewege 4 Armeen nach Treehome.',
    ),
    line: [...acting('move', move('light.white-falls', 'light.treehome')), { question: 'moveArmies', key: armies(4) }],
    expect: [
      stands('light.white-falls', 0, 2),
      stands('light.borderland', 0, 2),
      stands('light.treehome', 0, 5),
      has(0, 'gold', 1),
    ],
    result: w(
      'For 1 gold 4 armies go by way of Borderland to Treehome: 2 stay in White Falls, Borderland does not change.',
      'Für 1 Gold gehen 4 Armeen über Borderland nach Treehome: 2 bleiben in White Falls, Borderland ändert sich nicht.',
    ),
    point: [at.land('light.white-falls'), at.land('light.borderland'), at.land('light.treehome')],
  }),
]

const magicExamples: readonly Example[] = [
  example({
    id: 'IM-EX-15',
    scene: {
      armies: [{ 'light.heartwood': 2, 'light.saltmere': 1, 'light.highcrag': 1 }],
      limbo: [{ light: 6, shadow: 2 }],
      gold: [2],
      energy: [5],
      planned: [{ gold: 'blank', magic: 'magic.awaken' }],
    },
    task: w(
      'Reveal “Awaken 5” and distribute 5 armies from the Light limbo among your lands, for instance 2 to Heartwood, 2 to Saltmere and 1 to Highcrag.',
      'Decke „Erwecken 5“ auf und verteile 5 Armeen aus dem Licht-Limbus auf deine Länder, etwa 2 nach Heartwood, 2 nach Saltmere und 1 nach Highcrag.',
    ),
    line: [
      ...acting('magic', awakenFrom('light')),
      ...awakening('light.heartwood', 'light.heartwood', 'light.saltmere', 'light.saltmere', 'light.highcrag'),
    ],
    expect: [
      stands('light.heartwood', 0, 4),
      stands('light.saltmere', 0, 3),
      stands('light.highcrag', 0, 2),
      inLimbo(0, { shadow: 2, light: 1 }),
      has(0, 'energy', 1),
      has(0, 'gold', 1),
    ],
    result: w(
      'For 4 energy and 1 gold 5 armies come out of the Light limbo, distributed as you like.',
      'Für 4 Energie und 1 Gold kommen 5 Armeen aus dem Licht-Limbus, beliebig verteilt.',
    ),
    point: [at.limbo('light')],
  }),
  example({
    id: 'IM-EX-16',
    scene: {
      round: 2,
      startPlayer: 1,
      armies: [{ 'light.heartwood': 2 }, { 'light.highcrag': 2, 'light.shorelake': 2 }, { 'light.crossfen': 2 }],
      gold: [2],
      planned: [
        { magic: 'magic.conflictOrMarker' },
        { gold: 'land.highcrag', energy: 'land.shorelake' },
        { gold: 'land.crossfen' },
      ],
    },
    task: w(
      'Black is start player. Reveal your magic card and take the start player marker.',
      'Schwarz ist Startspieler. Decke deine Magiekarte auf und nimm den Startspielermarker.',
    ),
    line: acting('magic', 'marker'),
    expect: [
      { told: { type: 'markerTaken', role: 0, from: 1 } },
      { told: { type: 'energyGained', role: 1, land: land('light.shorelake') } },
      { told: { type: 'roundBegan', round: 3, startPlayer: 0 } },
      has(0, 'gold', 1),
    ],
    result: w(
      'For 1 gold the marker is yours. This round goes on in the same order; in the next one you are start player.',
      'Für 1 Gold gehört der Marker dir. Diese Runde geht in derselben Reihenfolge weiter; in der nächsten bist du Startspieler.',
    ),
    point: [at.card('magic.conflictOrMarker')],
  }),
  example({
    id: 'IM-EX-17',
    scene: {
      players: 4,
      armies: [{ 'light.tribute-pass': 4 }, {}, {}, { 'shadow.tribute-pass': 3 }],
      cards: [[], [], [], ['land.tribute-pass']],
      gold: [2],
      energy: [2],
      planned: [{ gold: 'blank', magic: 'magic.shrineOrTakeover' }],
    },
    task: w(
      'Reveal the magic card and take over the land card Tribute Pass from blue.',
      'Decke die Magiekarte auf und übernimm von Blau die Länderkarte Tribute Pass.',
    ),
    line: acting('magic', takeOverIn('light.tribute-pass')),
    expect: [
      { told: { type: 'landCardTakenOver', role: 0, land: land('light.tribute-pass'), from: 3 } },
      { ...cells.holder('tribute-pass'), is: 0 },
      has(0, 'gold', 0),
      has(0, 'energy', 0),
    ],
    result: w(
      'Your 4 armies against blue’s 3 in the twin: for 2 energy and 2 gold the land card is yours at once.',
      'Deine 4 Armeen gegen 3 von Blau im Zwillingsland: Für 2 Energie und 2 Gold gehört die Länderkarte sofort dir.',
    ),
    point: [at.land('light.tribute-pass'), at.land('shadow.tribute-pass')],
  }),
  example({
    id: 'IM-EX-18',
    scene: drawing,
    task: w('Reveal the magic card and draw 2 conflict cards.', 'Decke die Magiekarte auf und ziehe 2 Konfliktkarten.'),
    line: acting('magic', 'draw'),
    draws: drawn(drawing, 'conflict.light.heartwood', 'joker.shadow.moor'),
    expect: [
      { cell: 'conflict', is: [card('conflict.light.heartwood'), card('joker.shadow.moor')] },
      { cell: 'drawPile', is: 58 },
      has(0, 'gold', 1),
    ],
    result: w('You pay 2 gold and draw 2 conflict cards.', 'Du zahlst 2 Gold und ziehst 2 Konfliktkarten.'),
  }),
]

export const actionExamples: readonly Example[] = [...cardExamples, ...magicExamples]
