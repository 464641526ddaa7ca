/** Worked examples of Quests. */
import { CHAOS, NONE } from '../../rules/table/state.ts'
import { at, numbered, rolled } from '../laid.ts'
import { said } from '../said.ts'
import { points, pool, type Worked } from './expected.ts'

const HERE = at(0, -1)

const [INSTRUCTION, PROPHETESS] = ['instruction-of-the-druids', 'druidic-prophetess'].map((id) =>
  numbered('quests', id),
)
const ROAR = numbered('feats', 'ronja-roar-of-the-crowd')

/** It is Ronja's turn; nobody else has AP. Her dice: 2 red, 1 blue, and 1 white or yellow for her Guile. */
const ronja = {
  begin: { turn: 0 },
  startFeats: false,
  heroes: ['ronja', 'khaal'],
  ap: { 1: 0 },
  featDecks: { 0: ['ronja-double-pay', 'ronja-roar-of-the-crowd'] },
  units: { [at(0, -2)]: ['sellswords'], [at(0, 2)]: ['tribesmen', 'tribesmen'] },
} as const

const attempt = (quest: number) => [
  { question: 'action', key: 'action:quest' },
  { question: 'chooseQuest', key: `quest:${quest}` },
  { question: 'guileDice', key: 'option:0' },
]

export const quests: readonly Worked[] = [
  {
    id: 'UP-EX-13',
    scene: {
      ...ronja,
      heroAt: { 0: HERE },
      tiles: { [HERE]: 'haunted-hollows' },
      items: { 0: ['xyxrit-leaves'] },
      openQuests: ['instruction-of-the-druids'],
    },
    role: 0,
    seed: 'UP-EX-13',
    task: said(
      'Attempt the Quest with a white die for the Guile, discard the Xyxrit Leaves for a black die, and choose a Feat.',
      'Versuch die Quest mit einem weißen Würfel für die List, wirf die Xyxrit-Blätter für einen schwarzen Würfel ab und wähle eine Fähigkeit.',
    ),
    line: [
      ...attempt(INSTRUCTION),
      { question: 'useAbility', starts: 'ability:' },
      { question: 'chooseColour', key: 'colour:5' },
      { question: 'chooseFeat', key: `feat:${ROAR}` },
    ],
    draws: rolled('red:S', 'red:SB', 'blue:H', 'purple:-', 'white:H', 'black:S'),
    expect: [
      { told: { type: 'heroRolled', role: 0, dice: pool('rrbpwk') } },
      { told: { type: 'heroResult', role: 0, skulls: 3, shields: 2, bolts: 1 } },
      { told: { type: 'questEnded', quest: INSTRUCTION, isSolved: 1, met: 2, need: 2 } },
      points(0, 2),
      { cell: 'player:0', path: ['feats'], is: [ROAR] },
      { cell: 'player:0', path: ['items'], is: [] },
      { cell: 'quests', is: [NONE, NONE, NONE] },
      { cell: 'questDiscard', is: [INSTRUCTION] },
    ],
    result: said(
      '3 Skulls, 2 Shields and 1 Bolt meet two of three goals: a Feat of her choice and 2 VP, and the Quest is discarded and not replaced.',
      '3 Schädel, 2 Schilde und 1 Blitz erfüllen zwei von drei Zielen: eine Fähigkeit ihrer Wahl und 2 SP, und die Quest wird abgeworfen und nicht ersetzt.',
    ),
  },
  {
    id: 'UP-EX-14',
    scene: { ...ronja, openQuests: ['instruction-of-the-druids'] },
    role: 0,
    seed: 'UP-EX-14',
    task: said(
      'Attempt the Quest twice: first only the goal of Skulls is met, then Skulls and Shield.',
      'Versuch die Quest zweimal: Zuerst wird nur das Ziel der Schädel erreicht, dann Schädel und Schild.',
    ),
    line: [...attempt(INSTRUCTION), ...attempt(INSTRUCTION), { question: 'chooseFeat', key: `feat:${ROAR}` }],
    draws: rolled('red:SS', 'red:SS', 'blue:S', 'white:-', 'red:SS', 'red:SS', 'blue:H', 'white:-'),
    expect: [
      { told: { type: 'questEnded', quest: INSTRUCTION, isSolved: 0, met: 1, need: 2 } },
      { ...points(CHAOS, 1), after: 3 },
      { ...points(0, 0), after: 3 },
      { cell: 'quests', path: [0], is: INSTRUCTION, after: 3 },
      { told: { type: 'questEnded', quest: INSTRUCTION, isSolved: 1, met: 2, need: 2 } },
      points(CHAOS, 1),
      points(0, 1),
      { cell: 'quests', path: [0], is: NONE },
    ],
    result: said(
      'With one goal it fails: Chaos gains 1 VP, and the Quest stays; Skulls and Shield give 1 VP, as Skulls and Bolt would, and all three goals 2.',
      'Mit einem Ziel misslingt sie: Das Chaos erhält 1 SP, und die Quest bleibt; Schädel und Schild geben 1 SP, Schädel und Blitz ebenso, alle drei Ziele 2.',
    ),
  },
  {
    id: 'UP-EX-15',
    scene: { ...ronja, openQuests: ['druidic-prophetess'] },
    role: 0,
    seed: 'UP-EX-15',
    task: said(
      'Attempt the Quest of the Prophetess: the dice show 3 Skulls and nothing else.',
      'Versuch die Quest der Prophetin: Die Würfel zeigen 3 Schädel und sonst nichts.',
    ),
    line: attempt(PROPHETESS),
    draws: rolled('red:SS', 'red:S', 'blue:-', 'white:-'),
    expect: [
      { told: { type: 'questEnded', quest: PROPHETESS, isSolved: 0, met: 1, need: 2 } },
      points(CHAOS, 2),
      points(0, 0),
      { cell: 'quests', path: [0], is: NONE },
      { cell: 'questDiscard', is: [PROPHETESS] },
    ],
    result: said(
      '3 Skulls alone fail: Chaos gains 2 VP, and the Quest is discarded; any two of the goals 3 Skulls, 1 Shield and 1 Bolt would solve it.',
      '3 Schädel allein reichen nicht: Das Chaos erhält 2 SP, und die Quest wird abgeworfen; je zwei der Ziele 3 Schädel, 1 Schild und 1 Blitz würden sie lösen.',
    ),
  },
]
