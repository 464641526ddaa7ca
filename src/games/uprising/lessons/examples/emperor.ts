/** The book's long example of a combat: Yanny against the New Emperor. */
import type { Answers } from '../../../../lessons/lesson.ts'
import { EMPIRE, GONE } from '../../rules/table/state.ts'
import { at, card, rolled } from '../laid.ts'
import { said } from '../said.ts'
import { canChoose, onCard, onHex, points, pool, unitsOn, type Worked } from './expected.ts'

const FIELD = at(1, -1)
const CAPITAL = at(0, 0)
const EMPEROR = card('new-emperor')
const [YOUNGLING, SPEARSINGER, KOLOTH] = [0, 1, 3].map((type) => `unit:${type}@${FIELD}`)

const scene = {
  begin: { fight: 0 },
  startFeats: false,
  heroes: ['yanny', 'khaal'],
  heroAt: { 0: FIELD },
  tiles: { [FIELD]: 'golgardei' },
  units: {
    [FIELD]: ['younglings', 'younglings', 'spearsingers', 'spearsingers', 'koloth'],
    [at(0, 2)]: ['tribesmen', 'tribesmen'],
  },
  items: { 0: ['abad-warpaint'] },
  feats: { 0: ['yanny-younglings'] },
  cards: { 'new-emperor': { at: FIELD, threat: 5, target: at(0, -2) } },
  ap: { 1: 0 },
} as const

const archery = rolled('white:-', 'white:S', 'black:SSS', 'blue:-', 'white:SH', 'white:-', 'red:SB', 'red:-')
const clash = rolled('blue:H', 'blue:H', 'black:S', 'red:SS', 'purple:BB', 'yellow:S', 'white:SH')

const whole = { scene, role: 0, draws: [...archery, ...clash] } as const

const archers: readonly Answers[] = [
  { question: 'combatLoss', key: SPEARSINGER },
  { question: 'combatLoss', key: SPEARSINGER },
]
const fallen: readonly Answers[] = [
  ...archers,
  { question: 'useAbility', starts: 'ability:' },
  { question: 'combatLoss', key: YOUNGLING },
]

/** After the fall, in both editions. */
const over = [
  { told: { type: 'targetRemoved', card: EMPEROR } },
  points(0, 5),
  ...onCard('new-emperor', { fate: GONE }),
  ...unitsOn(FIELD, 0, 0, 1, 1),
]

export const emperor: readonly Worked[] = [
  {
    ...whole,
    id: 'UP-EX-22',
    seed: 'UP-EX-22',
    task: said(
      'Unfold the combat and look at the dice of both sides in Archery on the Badlands.',
      'Klapp den Kampf auf und sieh dir die Würfel beider Seiten im Fernkampf im Ödland an.',
    ),
    line: [],
    expect: [
      { told: { type: 'diceRolled', side: EMPIRE, dice: pool('bwwrr') } },
      { told: { type: 'diceRolled', side: 0, dice: pool('wwk') } },
    ],
    result: said(
      'The Emperor rolls 1 blue, 2 white and 2 red dice, Yanny 2 white ones and the black one of her Rider; her Younglings do not roll.',
      'Der Imperator wirft 1 blauen, 2 weiße und 2 rote Würfel, Yanny 2 weiße und den schwarzen ihres Reiters; ihre Frischlinge würfeln nicht.',
    ),
  },
  {
    ...whole,
    id: 'UP-EX-23',
    seed: 'UP-EX-23',
    task: said(
      'Choose whom you lose in Archery: your 2 Spearsingers.',
      'Wähle, wen du im Fernkampf verlierst: deine 2 Speersänger.',
    ),
    line: archers,
    expect: [
      { told: { type: 'diceRolled', side: 0, skulls: 4, shields: 0, bolts: 0 } },
      { told: { type: 'diceRolled', side: EMPIRE, skulls: 2, shields: 1, bolts: 1 } },
      { told: { type: 'combatDamage', side: EMPIRE, n: 3, skulls: 4, shields: 1 } },
      { told: { type: 'combatDamage', side: 0, n: 2 } },
      points(EMPIRE, 2),
      ...canChoose('combatLoss', [YOUNGLING, SPEARSINGER, KOLOTH], [], 0),
      ...onCard('new-emperor', { threat: 2 }),
      { cell: 'graveyards', path: [0, 1], is: 2 },
    ],
    result: said(
      'The Emperor takes 4 − 1 = 3 damage, so his Threat falls to 2; his Bolt gives the Empire 2 VP, and 2 Spearsingers lie in the Imperial Graveyard.',
      'Der Imperator nimmt 4 − 1 = 3 Schaden, seine Bedrohung sinkt auf 2; sein Blitz gibt dem Imperium 2 SP, und 2 Speersänger liegen auf dem imperialen Friedhof.',
    ),
  },
  {
    ...whole,
    id: 'UP-EX-24',
    seed: 'UP-EX-24',
    task: said(
      'Lose the 2 Spearsingers, discard the Abad Warpaint for a red die, and lose 1 Youngling in the Clash.',
      'Verlier die 2 Speersänger, wirf die Abad-Kriegsbemalung für einen roten Würfel ab und verlier im Nahkampf 1 Frischling.',
    ),
    line: fallen,
    expect: [
      { told: { type: 'diceRolled', side: 0, dice: pool('bbkr'), skulls: 3, shields: 2 } },
      { told: { type: 'diceRolled', side: EMPIRE, dice: pool('pyw'), skulls: 2, shields: 1, bolts: 2 } },
      { told: { type: 'boltsCancel', side: EMPIRE, n: 1 } },
      { told: { type: 'combatDamage', side: 0, n: 1, skulls: 2, shields: 1 } },
      { told: { type: 'combatDamage', side: EMPIRE, n: 2, skulls: 3, shields: 1 } },
      points(EMPIRE, 4),
      { cell: 'player:0', path: ['items'], is: [] },
      { cell: 'graveyards', path: [0, 0], is: 1 },
      ...onCard('new-emperor', { fate: GONE }),
      { notOffered: { question: 'combatLoss' } },
    ],
    result: said(
      'One Bolt is 2 VP for the Empire, the other cancels a Shield: 2 − 1 = 1 damage for Yanny, 3 − 1 = 2 for the Emperor, whose Threat is 0.',
      'Ein Blitz gibt dem Imperium 2 SP, der andere hebt einen Schild auf: 2 − 1 = 1 Schaden für Yanny, 3 − 1 = 2 für den Imperator, dessen Bedrohung damit 0 ist.',
    ),
  },
  {
    ...whole,
    id: 'UP-EX-25',
    scene: { ...scene, options: { edition: 'first' } },
    seed: 'UP-EX-25',
    task: said(
      'First edition: bring the Emperor down as before, place 2 Garrisons on empty hexes, and use the Feat “Younglings”.',
      'Erste Ausgabe: Bezwinge den Imperator wie zuvor, platziere 2 Garnisonen auf leeren Hexfeldern und nutze die Fähigkeit „Frischlinge“.',
    ),
    line: [
      ...fallen,
      { question: 'placeWhere', key: `hex:${at(-1, 0)}` },
      { question: 'placeWhere', key: `hex:${at(-1, 1)}` },
      { question: 'useAbility', starts: 'ability:' },
    ],
    expect: [
      ...canChoose('placeWhere', [`hex:${at(-1, 0)}`], [`hex:${CAPITAL}`, `hex:${at(0, -3)}`], fallen.length),
      ...onHex(at(-1, 0), { garrison: 1 }),
      ...onHex(at(-1, 1), { garrison: 1 }),
      ...over,
    ],
    result: said(
      '2 Garrisons stand on empty hexes without the X, the Target is gone, and the Duerkhar gain 5 VP; the Youngling becomes an Oathsworn beside the Koloth.',
      '2 Garnisonen stehen auf leeren Hexfeldern ohne ⊗, das Ziel ist weg, und die Duerkhar erhalten 5 SP; der Frischling wird zum Eidgeschworenen neben dem Koloth.',
    ),
  },
  {
    ...whole,
    id: 'UP-EX-26',
    seed: 'UP-EX-26',
    task: said(
      'Second edition: bring the Emperor down as before and use the Feat “Younglings”.',
      'Zweite Ausgabe: Bezwinge den Imperator wie zuvor und nutze die Fähigkeit „Frischlinge“.',
    ),
    line: [...fallen, { question: 'useAbility', starts: 'ability:' }],
    expect: [...onHex(CAPITAL, { garrison: 2 }), ...over],
    result: said(
      'The Target is removed, the Duerkhar gain 5 VP, and 2 Garrisons stand on the Capital; the Youngling becomes an Oathsworn beside the Koloth.',
      'Das Ziel wird entfernt, die Duerkhar erhalten 5 SP, und 2 Garnisonen stehen auf der Hauptstadt; der Frischling wird zum Eidgeschworenen neben dem Koloth.',
    ),
  },
]
