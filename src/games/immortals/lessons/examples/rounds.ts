/** Worked examples of reinforcement, planning and execution (IM-REI to IM-ACT). */
import type { Example } from '../../../../lessons/lesson.ts'
import { at, cells, into, land, lay, reveal, use, w } from '../words.ts'
import { acting, example, has, inLimbo, stands } from './made.ts'

export const roundExamples: readonly Example[] = [
  example({
    id: 'IM-EX-05',
    scene: {
      at: 'reinforcement',
      round: 2,
      armies: [{ 'shadow.saltmere': 3, 'shadow.the-murk': 2, 'light.heartwood': 3 }],
      limbo: [{ shadow: 5, light: 1 }],
    },
    task: w(
      'Put your reinforcements into one of your lands, for instance into Saltmere.',
      'Setze deine Verstärkung in eines deiner Länder, etwa nach Saltmere.',
    ),
    line: [{ question: 'reinforce', key: into('shadow.saltmere') }],
    expect: [
      { offered: { question: 'reinforce', key: into('shadow.saltmere') }, after: 0 },
      { offered: { question: 'reinforce', key: into('shadow.the-murk') }, after: 0 },
      { notOffered: { question: 'reinforce', key: into('light.heartwood') }, after: 0 },
      stands('shadow.saltmere', 0, 4),
      inLimbo(0, { shadow: 4, light: 1 }),
      { asked: 'plan' },
    ],
    result: w(
      'Exactly 1 army comes out of the Shadow limbo, where 4 remain, and none into the Light world.',
      'Genau 1 Armee kommt aus dem Schatten-Limbus, in dem 4 bleiben, und keine in die Lichtwelt.',
    ),
    point: [at.limbo('shadow'), at.limbo('light')],
  }),
  example({
    id: 'IM-EX-23',
    scene: {
      at: 'planning',
      round: 2,
      armies: [{ 'light.heartwood': 4 }, { 'light.highcrag': 3 }, { 'light.crossfen': 3 }],
      planned: [
        { gold: 'land.heartwood', attack: 'conflict.light.treehome', attack2: 'joker.light.forest' },
        { gold: 'land.highcrag' },
        { gold: 'land.crossfen' },
      ],
    },
    task: w(
      'You are start player. Say that your plan is ready.',
      'Du bist Startspieler. Sag, dass dein Plan fertig ist.',
    ),
    line: [{ question: 'plan', key: 'ready' }],
    expect: [
      { asked: 'turn' },
      { offered: { question: 'turn', key: reveal('gold') } },
      { offered: { question: 'turn', key: reveal('attack') } },
      { offered: { question: 'turn', key: reveal('attack2') } },
    ],
    result: w(
      'You act first and may reveal any of your cards, each of your attacks, too.',
      'Du bist zuerst am Zug und darfst jede deiner Karten aufdecken, auch jeden deiner Angriffe.',
    ),
  }),
  example({
    id: 'IM-EX-24',
    scene: {
      armies: [{ 'light.heartwood': 3 }],
      planned: [{ awaken: 'blank', gold: 'land.heartwood' }],
    },
    task: w(
      'Reveal the blank card on “Awaken 3” and take 1 energy.',
      'Decke die Blankokarte auf „Erwecken 3“ auf und nimm 1 Energie.',
    ),
    line: [
      { question: 'turn', key: reveal('awaken') },
      { question: 'compensation', key: 'compensation:energy' },
    ],
    expect: [
      { told: { type: 'compensated', role: 0, gold: 0, energy: 1 } },
      has(0, 'energy', 1),
      { offered: { question: 'turn', key: reveal('gold') } },
      { offered: { question: 'turn', key: 'pass' } },
    ],
    result: w(
      'You forgo that action for 1 energy and stay in the round: next you reveal your other card, or pass.',
      'Du verzichtest für 1 Energie auf diese Aktion und bleibst in der Runde: Als Nächstes deckst du deine andere Karte auf, oder du passt.',
    ),
  }),
  example({
    id: 'IM-EX-40',
    scene: {
      players: 5,
      at: 'reinforcement',
      round: 3,
      armies: [
        { 'light.heartwood': 2, 'shadow.heartwood': 2 },
        { 'light.highcrag': 2, 'shadow.highcrag': 2 },
        { 'light.crossfen': 2, 'shadow.crossfen': 2 },
        { 'light.emberfall': 2, 'shadow.emberfall': 2 },
        { 'light.shorelake': 2, 'shadow.shorelake': 2 },
      ],
      limbo: [
        { shadow: 4, light: 2 },
        { shadow: 9, light: 6 },
        { shadow: 3, light: 5 },
        { shadow: 7, light: 8 },
        { shadow: 0, light: 1 },
      ],
    },
    task: w(
      'You have 2 armies in the Light limbo and 4 in the Shadow limbo. Place your reinforcements and watch what the others get.',
      'Du hast 2 Armeen im Licht-Limbus und 4 im Schatten-Limbus. Setze deine Verstärkung und sieh, was die anderen bekommen.',
    ),
    line: [{ question: 'reinforce', key: into('shadow.heartwood') }],
    expect: [
      inLimbo(0, { shadow: 3, light: 2 }),
      inLimbo(1, { shadow: 6, light: 4 }),
      inLimbo(2, { shadow: 2, light: 4 }),
      inLimbo(3, { shadow: 5, light: 6 }),
      inLimbo(4, { shadow: 0, light: 1 }),
      { asked: 'plan' },
    ],
    result: w(
      'You get 0 + 1. The others: from 9 armies 3, from 6 to 8 armies 2, from 3 to 5 armies 1, from fewer none.',
      'Du bekommst 0 + 1. Die anderen: aus 9 Armeen 3, aus 6 bis 8 Armeen 2, aus 3 bis 5 Armeen 1, aus weniger keine.',
    ),
    point: [at.limbo('shadow'), at.limbo('light')],
  }),
  example({
    id: 'IM-EX-42',
    scene: {
      round: 3,
      armies: [{ 'light.heartwood': 3 }, { 'light.highcrag': 3 }, { 'light.crossfen': 3 }],
      gold: [0, 2, 3],
      energy: [0, 1, 4],
      planned: [{ gold: 'land.heartwood' }],
    },
    task: w(
      'Reveal your last card and take the gold. In the next round plan nothing but a blank card, and pass.',
      'Decke deine letzte Karte auf und nimm das Gold. Plane in der nächsten Runde nichts als eine Blankokarte und passe.',
    ),
    line: [
      ...acting('gold', use('light.heartwood')),
      { question: 'plan', key: lay('blank', 'gold') },
      { question: 'plan', key: 'ready' },
      { question: 'turn', key: 'pass' },
      { question: 'compensation', key: 'compensation:energy' },
    ],
    expect: [
      { told: { type: 'goldEarned', role: 0, land: land('light.heartwood'), gold: 5 } },
      { told: { type: 'roundBegan', round: 4 } },
      { told: { type: 'passed', role: 0, cards: 1 } },
      { told: { type: 'roundBegan', round: 5 } },
      has(0, 'gold', 5),
      has(0, 'energy', 1),
      has(1, 'gold', 2),
      has(1, 'energy', 1),
      { cell: cells.player(2), path: ['gold'], is: 3 },
      { cell: cells.player(2), path: ['energy'], is: 4 },
    ],
    result: w(
      'Both times the phase ends at once: the others receive nothing, and for the blank card you take 1 compensation.',
      'Beide Male endet die Phase sofort: Die anderen bekommen nichts, und du nimmst für die Blankokarte 1 Kompensation.',
    ),
  }),
]
