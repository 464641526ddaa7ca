/** Worked examples of Heroes and their dice. */
import { at, numbered, rolled } from '../laid.ts'
import { said } from '../said.ts'
import { canChoose, pool, type Worked } from './expected.ts'

const QUEST = numbered('quests', 'instruction-of-the-druids')

/** A Hero on the home hex, with one Quest to attempt. */
const questing = {
  begin: { turn: 0 },
  startFeats: false,
  ap: { 1: 0 },
  openQuests: ['instruction-of-the-druids'],
  units: { [at(0, 2)]: ['tribesmen'] },
} as const

export const heroes: readonly Worked[] = [
  {
    id: 'UP-EX-01',
    scene: { ...questing, heroes: ['hanzo', 'khaal'] },
    role: 0,
    seed: 'UP-EX-01',
    task: said(
      'Attempt the Quest and choose 2 yellow dice and 1 white die for the Guile of Hanzo.',
      'Versuch die Quest und wähle für Hanzos List 2 gelbe Würfel und 1 weißen.',
    ),
    line: [
      { question: 'action', key: 'action:quest' },
      { question: 'chooseQuest', key: `quest:${QUEST}` },
      { question: 'guileDice', key: 'option:2' },
    ],
    draws: rolled('purple:S', 'yellow:S', 'yellow:S', 'white:-'),
    expect: [
      ...canChoose('guileDice', ['option:0', 'option:1', 'option:2', 'option:3'], ['option:4'], 2),
      { told: { type: 'heroRolled', role: 0, dice: pool('pyyw') } },
    ],
    result: said(
      'He rolls 1 purple die for his Magic, and 2 yellow and 1 white for his Guile: 3 dice for 3 points, never a red or a blue one.',
      'Er wirft 1 violetten Würfel für seine Magie sowie 2 gelbe und 1 weißen für seine List: 3 Würfel für 3 Punkte, nie einen roten oder blauen.',
    ),
  },
  {
    id: 'UP-EX-02',
    scene: { ...questing, heroes: ['baranth', 'khaal'] },
    role: 0,
    seed: 'UP-EX-02',
    task: said(
      'Attempt the Quest and look which dice Baranth rolls: he has Might 1 and Leadership 3.',
      'Versuch die Quest und sieh, welche Würfel Baranth wirft: Er hat Macht 1 und Charisma 3.',
    ),
    line: [
      { question: 'action', key: 'action:quest' },
      { question: 'chooseQuest', key: `quest:${QUEST}` },
    ],
    expect: [{ told: { type: 'heroRolled', role: 0, dice: pool('rbbb') } }, { notOffered: { question: 'guileDice' } }],
    result: said(
      'Leadership 3 is exactly 3 blue dice; the red one comes from his Might.',
      'Charisma 3 sind genau 3 blaue Würfel; der rote kommt von seiner Macht.',
    ),
  },
]
