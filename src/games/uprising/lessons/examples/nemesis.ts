/** Worked examples of how Legions and Hordes march and grow. */
import { NO_TERRAIN, type LegionId } from '../../content/names.ts'
import { CHAOS, EMPIRE, NONE } from '../../rules/table/state.ts'
import { at, card, rolled } from '../laid.ts'
import { said } from '../said.ts'
import { onCard, onHex, points, type Worked } from './expected.ts'

const CAPITAL = at(0, 0)
const HOME = at(0, -2)
const FAR_HOME = at(0, 2)
const HERE = at(0, -1)
const CORNER = at(3, 0)

/** It is the last turn of the Chapter: when this AP is spent, the Nemesis Phase begins. */
const lastTrade = [{ question: 'action', key: 'action:trade' }]

export const nemesis: readonly Worked[] = [
  {
    id: 'UP-EX-31',
    scene: {
      begin: { turn: 1 },
      options: { ninthLegion: true },
      startFeats: false,
      heroes: ['yanny', 'syndra', 'khaal', 'ronja'],
      ap: { 0: 0, 1: 1, 2: 0, 3: 0 },
      tiles: { [HERE]: 'plains-of-rhun' },
      units: {
        [at(-2, 0)]: ['younglings'],
        [at(1, -2)]: ['swordsisters'],
        [at(-1, 2)]: ['tribesmen'],
        [at(2, 0)]: ['sellswords'],
      },
      walls: [at(1, -2)],
      towers: [at(1, -2)],
      garrisons: { [CAPITAL]: 2 },
      cards: { butcher: { at: CAPITAL, threat: 4, tokens: 2, target: at(1, -2) } },
    },
    role: 1,
    seed: 'UP-EX-31',
    habits: [{ question: 'convert', key: 'done' }],
    task: said(
      'Spend your last AP on Trade and watch how the Butcher marches on your home hex.',
      'Gib deinen letzten AP für Handel aus und sieh zu, wie der Schlächter auf dein Heimat-Hexfeld marschiert.',
    ),
    line: [...lastTrade, { question: 'chooseDie', key: 'done' }],
    draws: rolled('white:-', 'white:S', 'white:-'),
    expect: [
      { told: { type: 'garrisonPlaced', space: CAPITAL, level: 3, rule: 'UP-LEG-06' } },
      { told: { type: 'nemesisMoved', card: card('butcher'), from: CAPITAL, to: at(1, -1) } },
      { told: { type: 'garrisonPlaced', space: at(1, -1), level: 1, rule: 'UP-LEG-06' } },
      { told: { type: 'nemesisMoved', card: card('butcher'), from: at(1, -1), to: at(1, -2) } },
      { told: { type: 'combatBegan', side: 1, other: EMPIRE, otherCard: card('butcher'), space: at(1, -2) } },
      ...onHex(at(1, -2), { haven: NONE, wall: 0, tower: 0 }),
      ...onHex(CAPITAL, { garrison: 3 }),
      ...onCard('butcher', { at: at(1, -2), tokens: 0, target: CAPITAL }),
    ],
    result: said(
      'He goes around Rhun, leaves a Garrison twice, and wins on the home hex: Haven, Tower and Wall are gone, and his Target goes to the Capital.',
      'Er zieht um Rhun herum, lässt zweimal eine Garnison zurück und gewinnt auf dem Heimat-Hexfeld: Zuflucht, Turm und Wall sind fort, sein Ziel kommt auf die Hauptstadt.',
    ),
  },
  {
    id: 'UP-EX-32',
    scene: {
      begin: { turn: 0 },
      startFeats: false,
      heroes: ['khaal', 'yanny'],
      ap: { 0: 1, 1: 0 },
      units: { [HOME]: ['tribesmen', 'tribesmen'], [FAR_HOME]: ['younglings', 'younglings'] },
      cards: { 'counter-of-omens': { at: at(2, 0), threat: 4, tokens: 1 } },
      garrisons: { [CAPITAL]: 3, [at(1, 0)]: 1, [at(1, 1)]: 2 },
    },
    role: 0,
    seed: 'UP-EX-32',
    habits: [{ question: 'convert', key: 'done' }],
    task: said(
      'Spend your last AP on Trade and watch where the Counter of Omens goes.',
      'Gib deinen letzten AP für Handel aus und sieh zu, wohin der Bote des Untergangs zieht.',
    ),
    line: lastTrade,
    draws: rolled('white:-', 'white:S', 'white:-', 'white:-'),
    expect: [
      ...onHex(at(2, 0), { curse: 1 }),
      { told: { type: 'nemesisMoved', card: card('counter-of-omens'), to: at(1, 0), rule: 'UP-HOR-11' } },
      { told: { type: 'combatBegan', side: EMPIRE, other: CHAOS, space: at(1, 0), terrain: NO_TERRAIN } },
      ...onHex(at(1, 1), { garrison: 2 }),
    ],
    result: said(
      'He lays 1 Curse on his hex and moves to the hex with 1 Garrison, not to the one with 2; the combat there has no terrain effect.',
      'Er legt 1 Fluch auf sein Hexfeld und zieht auf das Hexfeld mit 1 Garnison, nicht auf das mit 2; der Kampf dort hat keinen Geländeeffekt.',
    ),
  },
  {
    id: 'UP-EX-33',
    scene: {
      begin: { phase: 'events' },
      startFeats: false,
      chapter: 4,
      heroes: ['khaal', 'yanny'],
      units: { [HOME]: ['tribesmen', 'tribesmen'], [FAR_HOME]: ['younglings', 'younglings'] },
      garrisons: { [CAPITAL]: 1 },
      nextEvent: 'the-empire-strikes',
      nextLegions: ['executioner', 'warlock', 'courtesan'],
    },
    role: 0,
    seed: 'UP-EX-33',
    task: said(
      'Take the Target of the Executioner on yourself, and put the Garrison that finds the Capital full elsewhere.',
      'Nimm das Ziel der Scharfrichterin auf dich und stell die Garnison, für die die Hauptstadt zu voll ist, anderswohin.',
    ),
    line: [
      { question: 'targetFaction', key: 'role:0' },
      { question: 'placeWhere', key: `hex:${at(2, 0)}` },
    ],
    expect: [
      ...['executioner', 'warlock', 'courtesan'].map((id) => ({
        told: { type: 'nemesisPlaced', card: card(id as LegionId), space: CAPITAL, threat: 6 },
      })),
      ...onHex(CAPITAL, { garrison: 3 }),
      { told: { type: 'activated', card: card('executioner') } },
      { told: { type: 'garrisonPlaced', space: at(2, 0), level: 1, rule: 'UP-CAP-03' } },
      { notOffered: { question: 'placeWhere', key: `hex:${CAPITAL}` }, after: 1 },
      ...onCard('executioner', { at: HERE, tokens: 2 }),
      ...onCard('warlock', { at: CAPITAL, tokens: 2 }),
      ...onCard('courtesan', { at: CAPITAL, tokens: 2 }),
    ],
    result: said(
      '3 Legions come with Threat 6 and 2 Garrisons for 2 players; the Executioner, highest in initiative, acts without a token, and in the last Chapter every card gets 2.',
      '3 Legionen kommen mit Bedrohung 6 und 2 Garnisonen für 2 Spieler; die Scharfrichterin mit der höchsten Initiative handelt ohne Marker, und im letzten Kapitel erhält jede Karte 2.',
    ),
  },
  {
    id: 'UP-EX-34',
    scene: {
      begin: { phase: 'events' },
      startFeats: false,
      chapter: 2,
      heroes: ['khaal', 'yanny'],
      units: { [HOME]: ['tribesmen', 'tribesmen'], [FAR_HOME]: ['younglings', 'younglings'] },
      cards: {
        executioner: { at: at(1, 0), threat: 6, target: FAR_HOME },
        warlock: { at: at(-1, 0), threat: 7, target: HOME },
        bloodwyrm: { at: CORNER, threat: 7 },
      },
      nextEvent: 'visions-from-the-old-gods',
    },
    role: 0,
    seed: 'UP-EX-34',
    task: said(
      'In the Events Phase every card has gained 2 Threat: look at the cards and at the points of the enemies.',
      'In der Ereignisphase hat jede Karte 2 Bedrohung erhalten: Sieh auf die Karten und auf die Punkte der Gegner.',
    ),
    line: [],
    expect: [
      points(EMPIRE, 3),
      points(CHAOS, 2),
      { told: { type: 'vpGained', side: EMPIRE, points: 1, rule: 'UP-THR-04' } },
      { told: { type: 'vpGained', side: EMPIRE, points: 2, rule: 'UP-THR-04' } },
      { told: { type: 'vpGained', side: CHAOS, points: 2, rule: 'UP-THR-04' } },
      ...onCard('executioner', { threat: 7 }),
      ...onCard('warlock', { threat: 7 }),
      ...onCard('bloodwyrm', { threat: 7 }),
    ],
    result: said(
      'The Executioner rises from 6 to 7, and the Empire gains 1 VP; the Warlock stays at 7 for 2 VP, the Bloodwyrm as well, whose 2 VP go to Chaos.',
      'Die Scharfrichterin steigt von 6 auf 7, und das Imperium erhält 1 SP; der Hexenmeister bleibt für 2 SP bei 7, ebenso der Blutwyrm, dessen 2 SP das Chaos erhält.',
    ),
  },
]
