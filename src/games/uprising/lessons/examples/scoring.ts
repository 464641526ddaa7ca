/** Worked examples of production and scoring. */
import { EMPIRE } from '../../rules/table/state.ts'
import { at } from '../laid.ts'
import { said } from '../said.ts'
import { goods, points, type Worked } from './expected.ts'

const HOME = at(0, -2)
const FAR_HOME = at(0, 2)

/** The last AP of all: when it is spent, Production and Scoring follow. */
const lastMove = [
  { question: 'action', key: 'action:move' },
  { question: 'moveTo', key: `hex:${at(0, -1)}` },
]

/** Syndra with Havens on her home hex, on Grim Fangs and on Dawngaard. */
const syndra = {
  begin: { turn: 0 },
  startFeats: false,
  heroes: ['syndra', 'khaal'],
  havens: { 0: [HOME, at(1, -2), at(2, 0)], 1: [FAR_HOME] },
  tiles: { [at(1, -2)]: 'grim-fangs', [at(2, 0)]: 'dawngaard' },
  units: { [HOME]: ['swordsisters'], [FAR_HOME]: ['tribesmen', 'tribesmen'] },
  ap: { 0: 1, 1: 0 },
} as const

export const scoring: readonly Worked[] = [
  {
    id: 'UP-EX-16',
    scene: { ...syndra, resources: { 0: [0, 0, 0], 1: [0, 0, 0] } },
    role: 0,
    seed: 'UP-EX-16',
    task: said(
      'Spend your last AP on a Move; in the Production Phase that follows, look at what Syndra gains.',
      'Gib deinen letzten AP für eine Bewegung aus und sieh, was Syndra in der folgenden Produktionsphase erhält.',
    ),
    line: lastMove,
    expect: [{ told: { type: 'produced', role: 0, havens: 3 } }, goods(0, 10, 3, 2)],
    result: said(
      'The hexes give 5 Salt, 1 Plunder and 1 Food, her board 5 Salt, 2 Plunder and 1 Food: 10 Salt, 3 Plunder and 2 Food in all.',
      'Die Hexfelder geben 5 Salz, 1 Beute und 1 Nahrung, ihre Übersicht 5 Salz, 2 Beute und 1 Nahrung: zusammen 10 Salz, 3 Beute und 2 Nahrung.',
    ),
  },
  {
    id: 'UP-EX-17',
    scene: {
      begin: { turn: 0 },
      startFeats: false,
      heroes: ['khaal', 'syndra'],
      units: { [HOME]: ['tribesmen', 'vargs'], [FAR_HOME]: ['swordsisters'] },
      ap: { 0: 1, 1: 0 },
      imperialGraveyard: ['tribesmen', 'swordsisters', 'swordsisters'],
    },
    role: 0,
    seed: 'UP-EX-17',
    task: said(
      'Spend your last AP on a Move; then the Empire scores for its Graveyard.',
      'Gib deinen letzten AP für eine Bewegung aus; dann wertet das Imperium seinen Friedhof.',
    ),
    line: lastMove,
    expect: [{ told: { type: 'vpGained', side: EMPIRE, points: 4, rule: 'UP-SCO-05' } }, points(EMPIRE, 4)],
    result: said(
      'The Empire scores 4 VP: 2 for each of the 2 factions that lie there, however many Units.',
      'Das Imperium erhält 4 SP: je 2 für die 2 Fraktionen, die dort liegen, egal mit wie vielen Einheiten.',
    ),
  },
  {
    id: 'UP-EX-18',
    scene: { ...syndra, resources: { 0: [0, 0, 0], 1: [0, 0, 0] } },
    role: 0,
    seed: 'UP-EX-18',
    task: said(
      'Spend your last AP on a Move; then Syndra scores her 3 Havens.',
      'Gib deinen letzten AP für eine Bewegung aus; dann wertet Syndra ihre 3 Zufluchten.',
    ),
    line: lastMove,
    expect: [
      { told: { type: 'vpGained', side: 0, points: 6, rule: 'UP-SCO-11' } },
      { told: { type: 'vpGained', side: 0, points: 2, rule: 'UP-SCO-12' } },
      points(0, 8),
    ],
    result: said(
      '3 Havens give 3 × 2 VP, her home hex and Dawngaard 1 each: 8 VP.',
      '3 Zufluchten geben 3 × 2 SP, ihr Heimat-Hexfeld und Dämmergaard je 1: 8 SP.',
    ),
  },
]
