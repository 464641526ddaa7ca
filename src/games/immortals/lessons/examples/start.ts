/** Worked examples of the start round and of filling the tower (IM-STA, IM-TOW). */
import type { Example } from '../../../../lessons/lesson.ts'
import { cubes } from '../chance.ts'
import { armies, at, card, cells, choose, group, w } from '../words.ts'
import { example, has, inLimbo, stands } from './made.ts'
import { firstRound, five, lastRound, twins } from './start-tables.ts'

const tenArmies = [
  { question: 'draft', key: choose('conflict.shadow.mountainhome') },
  { question: 'group', key: group(10) },
]

const FELL = cubes('+++++-- ++++--- +++++-- ++++++- ++++--- +++++++---')
const dividing = [{ question: 'split', key: armies(2) }]

export const startExamples: readonly Example[] = [
  example({
    id: 'IM-EX-01',
    role: 2,
    scene: firstRound,
    task: w(
      'You are yellow. Choose Mountainhome and put your group of 10 there.',
      'Du bist Gelb. Wähle Mountainhome und setze deine Gruppe aus 10 dorthin.',
    ),
    line: tenArmies,
    expect: [
      stands('shadow.mountainhome', 2, 10),
      { ...cells.holder('mountainhome'), is: 2 },
      { cell: 'discard', path: [0], is: card('conflict.shadow.mountainhome') },
    ],
    result: w(
      '10 armies stand in Mountainhome in the Shadow world, you hold the land card, and the conflict card is discarded.',
      'In Mountainhome in der Schattenwelt stehen 10 Armeen, du hast die Länderkarte, und die Konfliktkarte ist abgelegt.',
    ),
    point: [at.card('conflict.shadow.mountainhome'), at.land('shadow.mountainhome')],
  }),
  example({
    id: 'IM-EX-02',
    role: 2,
    scene: firstRound,
    task: w(
      'You are yellow. Put your group of 10 into Mountainhome and watch where purple goes.',
      'Du bist Gelb. Setze deine Gruppe aus 10 nach Mountainhome und sieh, wohin Lila geht.',
    ),
    line: tenArmies,
    others: [
      { role: 0, question: 'draft', key: choose('conflict.light.mountainhome') },
      { role: 0, question: 'group', key: group(4) },
    ],
    expect: [
      stands('shadow.mountainhome', 2, 10),
      stands('light.mountainhome', 0, 4),
      { ...cells.holder('mountainhome'), is: 2 },
      { told: { type: 'draftCardStays', role: 0, card: card('conflict.light.mountainhome') } },
      { cell: cells.player(0), path: ['known'], is: [card('conflict.light.mountainhome')] },
    ],
    result: w(
      'A purple group stands in the twin. You keep the land card, purple the conflict card.',
      'Im Zwillingsland steht eine lila Gruppe. Du behältst die Länderkarte, Lila die Konfliktkarte.',
    ),
    point: [at.land('shadow.mountainhome'), at.land('light.mountainhome')],
  }),
  example({
    id: 'IM-EX-03',
    scene: lastRound,
    task: w(
      'Place your last group, for instance in Crossfen: then the start round is over.',
      'Setze deine letzte Gruppe, etwa nach Crossfen: Dann ist die Startrunde vorbei.',
    ),
    line: [
      { question: 'draft', key: choose('conflict.shadow.crossfen') },
      { question: 'group', key: group(2) },
    ],
    expect: [{ told: { type: 'startIncome', role: 0, energy: 9, gold: 7 } }, has(0, 'energy', 9), has(0, 'gold', 7)],
    result: w(
      'Humans 4 and 2, Trolls 5 and 5: you receive 9 energy and 7 gold.',
      'Menschen 4 und 2, Trolle 5 und 5: Du bekommst 9 Energie und 7 Gold.',
    ),
  }),
  example({
    id: 'IM-EX-04',
    scene: five,
    task: w(
      '10 residents and 7 armies of everybody have been thrown in. Divide your fallen armies between your limbos, for instance 2 to the Light and 3 to the Shadow.',
      '10 Bewohner und 7 Armeen von jedem sind eingeworfen. Verteile deine herausgefallenen Armeen auf deine Limbi, etwa 2 ins Licht und 3 in den Schatten.',
    ),
    line: dividing,
    draws: FELL,
    expect: [
      { told: { type: 'towerFilled', thrown: [7, 7, 7, 7, 7, 10], fell: [5, 4, 5, 6, 4, 7], kept: 2 } },
      { cell: 'tray', is: [0, 0, 0, 0, 0, 2] },
      { cell: 'residents', is: 15 },
      inLimbo(0, { shadow: 6, light: 5 }),
    ],
    result: w(
      '45 cubes were thrown in. Of the 7 residents that fell out 2 stay in the tray and 5 go to the supply; armies go to limbo.',
      '45 Würfel wurden eingeworfen. Von den 7 herausgefallenen Bewohnern bleiben 2 in der Schale, 5 kommen in den Vorrat; Armeen kommen in die Limbi.',
    ),
    point: [at.limbo('shadow'), at.limbo('light')],
  }),
  example({
    id: 'IM-EX-41',
    scene: twins,
    task: w(
      'You are purple; red is before you. Choose Heartwood and put a group of 4 there.',
      'Du bist Lila; Rot ist vor dir an der Reihe. Wähle Heartwood und setze eine Gruppe aus 4 dorthin.',
    ),
    line: [
      { question: 'draft', key: choose('conflict.light.heartwood') },
      { question: 'group', key: group(4) },
    ],
    others: [
      { role: 4, question: 'draft', key: choose('conflict.shadow.heartwood') },
      { role: 4, question: 'group', key: group(7) },
    ],
    expect: [
      stands('shadow.heartwood', 4, 7),
      stands('light.heartwood', 0, 4),
      { ...cells.holder('heartwood'), is: 4 },
      { cell: 'discard', path: [0], is: card('conflict.shadow.heartwood') },
      { cell: 'conflict', is: [card('conflict.light.heartwood')] },
    ],
    result: w(
      'Both place a group. Red takes the land card and discards the conflict card; you keep yours.',
      'Beide setzen eine Gruppe. Rot nimmt die Länderkarte und legt die Konfliktkarte ab; du behältst deine.',
    ),
    point: [at.land('shadow.heartwood'), at.land('light.heartwood')],
  }),
  example({
    id: 'IM-EX-45',
    scene: five,
    task: w(
      'Five play, all groups are placed, and the tower has been filled. Divide what fell out, and see where your 43 armies are.',
      'Ihr seid zu fünft, alle Gruppen sind gesetzt, und der Turm ist gefüllt. Verteile, was herausfiel, und sieh, wo deine 43 Armeen sind.',
    ),
    line: dividing,
    draws: FELL,
    expect: [
      { told: { type: 'startLimbos', role: 0, armies: 3 } },
      { told: { type: 'towerFilled', thrown: [7, 7, 7, 7, 7, 10] } },
      stands('shadow.shorelake', 0, 2),
      stands('light.shorelake', 0, 4),
      stands('light.saltmere', 0, 4),
      stands('light.tidewatch', 0, 4),
      stands('shadow.white-falls', 0, 10),
      stands('shadow.the-murk', 0, 2),
      { told: { type: 'startBoxed', role: 0, armies: 4 } },
      { cell: cells.player(0), path: ['supply'], is: 0 },
    ],
    result: w(
      '2 in the Shadow start land, 6 in the limbos, 7 in the tower, 24 in groups: 4 go back into the box. With 3 or 4 players the groups hold 28, and nothing remains.',
      '2 im Startland der Schattenwelt, 6 in die Limbi, 7 in den Turm, 24 in Gruppen: 4 kommen in die Schachtel. Zu dritt oder zu viert haben die Gruppen 28, und nichts bleibt übrig.',
    ),
  }),
]
