/** Worked examples of fights for occupied lands (IM-FGT). */
import type { Example, Expected, Words } from '../../../../lessons/lesson.ts'
import { cubes } from '../chance.ts'
import type { Scene } from '../scene.ts'
import { at, cells, deserted, STACK, w, type CardWord, type LandWord } from '../words.ts'
import { attacking, decided, example, inLimbo, inSupply, inTray, nameIn, REST, stands } from './made.ts'

interface Single {
  readonly id: string
  readonly card: CardWord
  readonly from: LandWord
  readonly to: LandWord
  readonly sent: number
  readonly defenders: number
  /** Residents in the tray. */
  readonly residents: number
  readonly falls: string
  /** A shrine in the contested land. */
  readonly shrine?: true
  readonly expect: readonly Expected[]
  readonly result: Words
}

const NAMED: Partial<Record<LandWord, string>> = {
  'light.heartwood': 'Heartwood',
  'light.borderland': 'Borderland',
  'shadow.heartwood': 'Heartwood',
  'shadow.borderland': 'Borderland',
}

/** You are purple and attack a land of black, who holds its land card. */
const against = ({ id, card: played, from, to, sent, defenders, residents, falls, shrine, expect, result }: Single) =>
  example({
    id,
    scene: {
      armies: [{ [from]: sent + 1 }, { [to]: defenders }],
      cards: [[], ['land.borderland']],
      planned: [{ attack: played, ...REST }],
      tray: [0, 0, 0, residents],
      ...(shrine === true ? { buildings: { [to]: 'shrine' } } : {}),
    },
    task: w(
      `Reveal the card on “Attack” and attack ${NAMED[to]} from ${NAMED[from]} with ${sent === 1 ? '1 army' : `${sent} armies`}.`,
      `Decke die Karte auf „Angriff“ auf und greife aus ${NAMED[from]} mit ${sent === 1 ? '1 Armee' : `${sent} Armeen`} ${NAMED[to]} an.`,
    ),
    line: attacking('attack', from, to, sent),
    draws: cubes(falls),
    expect,
    result,
    point: [at.land(from), at.land(to)],
  })

const LIGHT = { from: 'light.heartwood', to: 'light.borderland' } as const

const cardBackInStack: readonly Expected[] = [
  { told: { type: 'landCardReturned', role: 1, name: nameIn('light.borderland') } },
  { ...cells.holder('borderland'), is: STACK },
]

const occupied: readonly Example[] = [
  against({
    id: 'IM-EX-30',
    card: 'conflict.shadow.saltmere',
    from: 'shadow.heartwood',
    to: 'shadow.borderland',
    sent: 5,
    defenders: 2,
    residents: 2,
    falls: '+++++ ++ ++',
    expect: [
      decided({ attackers: 5, defenders: 2, residents: 2, winner: 'attacker', attackerLost: 4, defenderLost: 2 }),
      inLimbo(0, { shadow: 0, light: 4 }),
      inLimbo(1, { shadow: 0, light: 2 }),
      inSupply(20),
      stands('shadow.borderland', 0, 1),
      { ...cells.holder('borderland'), is: 0 },
    ],
    result: w(
      'You win 5 : 4. 4 of your armies and 2 of black’s go to the Light limbos, 2 residents to the supply; 1 army moves in and you receive the land card.',
      'Du gewinnst 5 : 4. 4 deiner Armeen und 2 von Schwarz kommen in die Licht-Limbi, 2 Bewohner in den Vorrat; 1 Armee zieht ein, und du bekommst die Länderkarte.',
    ),
  }),
  against({
    id: 'IM-EX-31',
    card: 'conflict.light.borderland',
    ...LIGHT,
    sent: 2,
    defenders: 4,
    residents: 1,
    falls: '++ ++++ +',
    expect: [
      decided({ attackers: 2, defenders: 4, residents: 1, winner: 'defender', attackerLost: 2, defenderLost: 3 }),
      inLimbo(0, { shadow: 2, light: 0 }),
      inLimbo(1, { shadow: 3, light: 0 }),
      inSupply(20),
      stands('light.borderland', 1, 1),
      { ...cells.holder('borderland'), is: 1 },
    ],
    result: w(
      'Black wins 4 : 3. 2 of your armies and 3 of black’s go to the Shadow limbos, 1 resident to the supply; 1 defender stays, and the land card with it.',
      'Schwarz gewinnt 4 : 3. 2 deiner Armeen und 3 von Schwarz kommen in die Schatten-Limbi, 1 Bewohner in den Vorrat; 1 Verteidiger bleibt, und die Länderkarte auch.',
    ),
  }),
  against({
    id: 'IM-EX-32',
    card: 'conflict.light.saltmere',
    ...LIGHT,
    sent: 2,
    defenders: 2,
    residents: 3,
    falls: '++ ++ +++',
    expect: [
      decided({ attackers: 2, defenders: 2, residents: 3, winner: 'defender', attackerLost: 2, defenderLost: 0 }),
      inLimbo(0, { shadow: 2, light: 0 }),
      inLimbo(1, { shadow: 0, light: 0 }),
      inSupply(19),
      inTray(0, 0, 0, 1),
      stands('light.borderland', 1, 2),
    ],
    result: w(
      'Black wins 5 : 2. The residents are lost first: 2 go to the supply, 1 stays in the tray, and no defender is lost.',
      'Schwarz gewinnt 5 : 2. Die Bewohner gehen zuerst: 2 in den Vorrat, 1 bleibt in der Schale, und kein Verteidiger geht verloren.',
    ),
  }),
  against({
    id: 'IM-EX-33',
    card: 'conflict.light.saltmere',
    ...LIGHT,
    sent: 3,
    defenders: 2,
    residents: 1,
    falls: '+++ ++ +',
    shrine: true,
    expect: [
      decided({ attackers: 3, defenders: 2, residents: 1, winner: 'tie', attackerLost: 3, defenderLost: 2 }),
      inLimbo(0, { shadow: 3, light: 0 }),
      inLimbo(1, { shadow: 2, light: 0 }),
      inSupply(20),
      { cell: cells.land('light.borderland'), is: deserted('shrine') },
      ...cardBackInStack,
    ],
    result: w(
      'A tie, 3 : 3. All armies go to the Shadow limbos, the resident to the supply, and the land is unoccupied; black’s land card goes back to the stack.',
      'Unentschieden, 3 : 3. Alle Armeen kommen in die Schatten-Limbi, der Bewohner in den Vorrat, und das Land ist unbesetzt; die Länderkarte von Schwarz kommt auf den Stapel.',
    ),
  }),
  against({
    id: 'IM-EX-34',
    card: 'conflict.light.heartwood',
    ...LIGHT,
    sent: 2,
    defenders: 2,
    residents: 3,
    falls: '++ ++ +++',
    shrine: true,
    expect: [
      decided({ attackers: 2, defenders: 2, residents: 3, winner: 'tie', attackerLost: 2, defenderLost: 2 }),
      inTray(0, 0, 0, 3),
      { cell: cells.land('light.borderland'), is: deserted('shrine') },
    ],
    result: w(
      'A tie, 2 : 2. The 3 residents are neutral and stay in the tray.',
      'Unentschieden, 2 : 2. Die 3 Bewohner sind neutral und bleiben in der Schale.',
    ),
  }),
  against({
    id: 'IM-EX-35',
    card: 'conflict.light.borderland',
    ...LIGHT,
    sent: 1,
    defenders: 1,
    residents: 2,
    falls: '- + ++',
    shrine: true,
    expect: [
      decided({ attackers: 0, defenders: 1, residents: 2, winner: 'residents', placed: 0, defenderLost: 1 }),
      inLimbo(1, { shadow: 1, light: 0 }),
      inSupply(19),
      inTray(0, 0, 0, 1),
      { cell: cells.land('light.borderland'), is: deserted('shrine') },
      ...cardBackInStack,
    ],
    result: w(
      'Your party wins 2 : 1, by residents alone. There is nothing to place: the land is unoccupied, and the land card goes back to the stack as after a tie.',
      'Deine Partei gewinnt 2 : 1, allein durch Bewohner. Zu setzen gibt es nichts: Das Land ist unbesetzt, und die Länderkarte kommt wie nach einem Unentschieden auf den Stapel.',
    ),
  }),
  against({
    id: 'IM-EX-36',
    card: 'conflict.light.heartwood',
    ...LIGHT,
    sent: 2,
    defenders: 2,
    residents: 1,
    falls: '-- -- -',
    shrine: true,
    expect: [
      decided({ attackers: 0, defenders: 0, residents: 0, winner: 'tie', attackerLost: 0, defenderLost: 0 }),
      { cell: 'tower', is: [2, 2, 0, 1] },
      inLimbo(0, { shadow: 0, light: 0 }),
      inLimbo(1, { shadow: 0, light: 0 }),
      { cell: cells.land('light.borderland'), is: deserted('shrine') },
      ...cardBackInStack,
    ],
    result: w(
      'A tie, 0 : 0. All cubes stick in the tower, the land is unoccupied, and the land card goes back to the stack.',
      'Unentschieden, 0 : 0. Alle Würfel bleiben im Turm hängen, das Land ist unbesetzt, und die Länderkarte kommt auf den Stapel.',
    ),
  }),
]

const WHITE_FALLS = 'shadow.white-falls'
const murk: Scene = {
  players: 5,
  armies: [
    { 'shadow.the-murk': 3 },
    { 'light.highcrag': 2 },
    { [WHITE_FALLS]: 2 },
    { 'light.crossfen': 2 },
    { 'light.emberfall': 2 },
  ],
  cards: [[], [], ['land.white-falls']],
  planned: [{ attack: 'conflict.shadow.white-falls', ...REST }],
  tray: [3, 0, 0, 1, 1, 2],
  tower: [0, 0, 1, 0, 0, 0],
}

/** The same fight in the book's three parts. */
const inWhiteFalls = (part: Pick<Example, 'id' | 'expect' | 'result'>): Example =>
  example({
    scene: murk,
    task: w(
      'Reveal White Falls on “Attack” and attack it from The Murk with 2 armies.',
      'Decke White Falls auf „Angriff“ auf und greife es aus The Murk mit 2 Armeen an.',
    ),
    line: attacking('attack', 'shadow.the-murk', WHITE_FALLS, 2),
    draws: cubes('+  ++++- ++ - - +-'),
    point: [at.land('shadow.the-murk'), at.land(WHITE_FALLS)],
    ...part,
  })

const parts: readonly Example[] = [
  inWhiteFalls({
    id: 'IM-EX-19',
    expect: [{ told: { type: 'cubesThrown', role: 0, thrown: [5, 0, 2, 1, 1, 2] } }],
    result: w(
      '11 cubes are thrown: your 2 armies, the 2 yellow ones and the 7 from the tray, the 2 residents among them.',
      '11 Würfel werden eingeworfen: deine 2 Armeen, die 2 gelben und die 7 aus der Schale, die 2 Bewohner eingeschlossen.',
    ),
  }),
  inWhiteFalls({
    id: 'IM-EX-20',
    expect: [
      decided({ attackers: 4, defenders: 3, residents: 1, winner: 'attacker', placed: 2 }),
      decided({ attackerLost: 2, defenderLost: 3, residentsLost: 1 }),
      inLimbo(0, { shadow: 0, light: 2 }),
      inLimbo(2, { shadow: 0, light: 3 }),
      inSupply(19),
      stands(WHITE_FALLS, 0, 2),
    ],
    result: w(
      'You win 5 : 3. Yellow loses 3 armies, your party the resident first and then 2 armies; the other 2 move in.',
      'Du gewinnst 5 : 3. Gelb verliert 3 Armeen, deine Partei erst den Bewohner und dann 2 Armeen; die anderen 2 ziehen ein.',
    ),
  }),
  inWhiteFalls({
    id: 'IM-EX-21',
    expect: [
      { told: { type: 'landCardWon', role: 0, name: nameIn(WHITE_FALLS), from: 2 } },
      { ...cells.holder('white-falls'), is: 0 },
    ],
    result: w(
      'The land card White Falls comes from yellow into your hand.',
      'Die Länderkarte White Falls kommt von Gelb auf deine Hand.',
    ),
  }),
]

export const fightExamples: readonly Example[] = [...parts, ...occupied]
