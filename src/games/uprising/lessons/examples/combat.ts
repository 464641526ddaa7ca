/** Worked examples of combats with Garrisons and Skeletons, and of cards in combat. */
import { CHAOS, EMPIRE, NONE } from '../../rules/table/state.ts'
import { at, numbered, rolled } from '../laid.ts'
import { said } from '../said.ts'
import { after, canChoose, onHex, points, pool, unitsOn, type Worked } from './expected.ts'

const HOME = at(0, -2)
const FIELD = at(1, -1)

const [WEST, EAST] = [at(-1, 0), at(1, 0)]
const SKELETONS = at(2, -1)

/** Yanny's Units are in combat; nobody else has AP. */
const yanny = {
  begin: { fight: 0 },
  startFeats: false,
  heroes: ['yanny', 'khaal'],
  ap: { 1: 0 },
} as const

export const combat: readonly Worked[] = [
  {
    id: 'UP-EX-19',
    scene: {
      ...yanny,
      tiles: { [FIELD]: 'raufrost', [WEST]: 'torment', [EAST]: 'black-ice' },
      units: {
        [FIELD]: ['koloth'],
        [EAST]: ['oathsworn', 'oathsworn'],
        [WEST]: ['younglings'],
        [at(0, 2)]: ['tribesmen'],
      },
      garrisons: { [FIELD]: 3, [EAST]: 2, [WEST]: 3 },
    },
    role: 0,
    seed: 'UP-EX-19',
    task: said(
      'Fight against the stack of 3 with the Koloth, then against the stack of 2, and last with the Youngling.',
      'Kämpfe mit dem Koloth gegen den Stapel aus 3, dann gegen den Stapel aus 2 und zuletzt mit dem Frischling.',
    ),
    line: [
      { question: 'combatWhere', key: `hex:${FIELD}` },
      { question: 'combatWhere', key: `hex:${EAST}` },
    ],
    draws: [
      ...rolled('white:-', 'white:-', 'white:-', 'black:SSS', 'blue:-', 'blue:-', 'yellow:-', 'yellow:-', 'white:-'),
      ...rolled('white:-', 'white:-', 'purple:S', 'purple:S', 'blue:-', 'yellow:-', 'yellow:-', 'white:-'),
      ...rolled('white:-', 'white:-', 'white:-', 'blue:S', 'blue:S', 'blue:-', 'yellow:-', 'yellow:-', 'white:-'),
    ],
    expect: [
      ...after(1, points(0, 3), ...onHex(FIELD, { garrison: 0 })),
      points(0, 6),
      ...onHex(EAST, { garrison: 0 }),
      ...onHex(WEST, { garrison: 2 }),
    ],
    result: said(
      '3 Skulls destroy the stack of 3 for 3 VP, 2 the stack of 2 for 2 VP, and 1 Skull takes 1 level of the last for 1 VP.',
      '3 Schädel zerstören den Stapel aus 3 für 3 SP, 2 den Stapel aus 2 für 2 SP, und 1 Schädel nimmt dem letzten 1 Stufe für 1 SP.',
    ),
  },
  {
    id: 'UP-EX-20',
    scene: {
      begin: { turn: 0 },
      startFeats: false,
      heroes: ['khaal', 'yanny'],
      ap: { 1: 0 },
      heroAt: { 0: at(0, -1) },
      units: { [HOME]: ['tribesmen', 'tribesmen'], [at(0, 2)]: ['younglings'] },
      nextTiles: ['omeido'],
      nextItems: ['abad-warpaint', 'xyxrit-leaves'],
    },
    role: 0,
    seed: 'UP-EX-20',
    task: said(
      'Explore: this is Omeido, which places 3 Garrisons on itself.',
      'Erkunde: Das ist Omeido, das 3 Garnisonen auf sich selbst platziert.',
    ),
    line: [{ question: 'action', key: 'action:explore' }],
    draws: [0],
    expect: [
      ...[1, 2, 3].map((level) => ({ told: { type: 'garrisonPlaced', space: at(0, -1), level } })),
      ...onHex(at(0, -1), { garrison: 3 }),
    ],
    result: said(
      'They are one piece of level 1, one of level 2 and one of level 3, a stack of 3.',
      'Das sind je ein Stück der Stufen 1, 2 und 3, ein Stapel aus 3.',
    ),
  },
  {
    id: 'UP-EX-21',
    scene: {
      ...yanny,
      begin: { turn: 0 },
      tiles: { [FIELD]: 'raufrost', [SKELETONS]: 'torment' },
      units: { [FIELD]: ['younglings', 'younglings', 'younglings'], [at(0, 2)]: ['tribesmen'] },
      skeletons: { [SKELETONS]: 2 },
    },
    role: 0,
    seed: 'UP-EX-21',
    task: said(
      'Command the 3 Younglings against the 2 Skeletons, then unfold the combat and look at the first Clash.',
      'Kommandiere die 3 Frischlinge gegen die 2 Skelette, dann klapp den Kampf auf und sieh dir den ersten Nahkampf an.',
    ),
    line: [
      { question: 'action', key: 'action:command' },
      { question: 'commandHex', key: `hex:${SKELETONS}` },
      ...[1, 2, 3].map(() => ({ question: 'commandPiece', key: `unit:0@${FIELD}` })),
      { question: 'commandPiece', key: 'done' },
    ],
    draws: rolled('blue:-', 'blue:S', 'blue:H', 'red:-', 'red:SS', 'blue:S', 'blue:S', 'red:-'),
    expect: [
      { told: { type: 'diceRolled', side: 0, dice: pool('bbb'), skulls: 1, shields: 1 } },
      { told: { type: 'diceRolled', side: CHAOS, dice: pool('rr'), skulls: 2 } },
      { told: { type: 'combatDamage', side: 0, n: 1, skulls: 2, shields: 1 } },
      { told: { type: 'combatDamage', side: CHAOS, n: 1, skulls: 1 } },
      { told: { type: 'diceRolled', side: 0, dice: pool('bb') } },
      { told: { type: 'diceRolled', side: CHAOS, dice: pool('r') } },
      { told: { type: 'vpGained', side: 0, points: 1, rule: 'UP-CMB-62' } },
      points(0, 2),
      { cell: 'graveyards', path: [1, 0], is: 1 },
      { cell: 'graveyards', path: [2], is: 0 },
      ...onHex(SKELETONS, { skeletons: 0 }),
      ...unitsOn(SKELETONS, 2, 0, 0, 0),
      { notOffered: { question: 'combatLoss' } },
    ],
    result: said(
      '2 Skulls less 1 Shield destroy 1 Youngling, 1 Skull destroys 1 Skeleton for 1 VP; 2 Younglings and 1 Skeleton fight on.',
      '2 Schädel weniger 1 Schild zerstören 1 Frischling, 1 Schädel zerstört 1 Skelett für 1 SP; 2 Frischlinge und 1 Skelett kämpfen weiter.',
    ),
  },
  {
    id: 'UP-EX-37',
    scene: {
      ...yanny,
      options: { ninthLegion: true },
      havens: { 0: [HOME, FIELD], 1: [at(0, 2)] },
      tiles: { [FIELD]: 'golgardei' },
      units: { [FIELD]: ['spearsingers', 'younglings', 'younglings', 'younglings'], [at(0, 2)]: ['tribesmen'] },
      cards: { butcher: { at: FIELD, threat: 2, target: HOME } },
    },
    role: 0,
    seed: 'UP-EX-37',
    task: said(
      'Unfold the combat: look at the dice of the Butcher in Archery and at what his 2 Bolts do.',
      'Klapp den Kampf auf: Sieh dir die Würfel des Schlächters im Fernkampf an und was seine 2 Blitze tun.',
    ),
    line: [],
    draws: rolled('white:SH', 'white:-', 'red:SB', 'red:SB', 'red:-', 'blue:S', 'blue:S', 'blue:S'),
    expect: [
      { told: { type: 'diceRolled', side: EMPIRE, dice: pool('wrrr'), bolts: 2 } },
      { told: { type: 'havenRemoved', role: 0, space: FIELD } },
      { told: { type: 'boltsCancel', side: EMPIRE, n: 1 } },
      { told: { type: 'combatDamage', side: 0, n: 2, skulls: 2, shields: 0 } },
      ...onHex(FIELD, { haven: NONE }),
      ...onHex(HOME, { haven: 0 }),
    ],
    result: said(
      'He rolls 1 white die and 3 red ones: the first Bolt removes the Haven here, the second cancels the Shield of the Spearsinger, as every later one would.',
      'Er wirft 1 weißen Würfel und 3 rote: Der erste Blitz entfernt die Zuflucht hier, der zweite hebt den Schild des Speersängers auf, wie es jeder weitere täte.',
    ),
  },
  {
    id: 'UP-EX-39',
    scene: {
      ...yanny,
      heroAt: { 0: FIELD },
      tiles: { [FIELD]: 'golgardei', [EAST]: 'raufrost' },
      units: {
        [FIELD]: ['younglings', 'younglings', 'spearsingers', 'spearsingers', 'koloth'],
        [EAST]: ['oathsworn', 'oathsworn'],
        [at(0, 2)]: ['tribesmen'],
      },
      items: { 0: ['abad-warpaint'] },
      skeletons: { [EAST]: 1 },
      cards: { 'new-emperor': { at: FIELD, threat: 5, target: HOME } },
    },
    role: 0,
    seed: 'UP-EX-39',
    task: said(
      'Fight on the hex without your Hero first, then against the New Emperor, and see when the Abad Warpaint is offered.',
      'Kämpfe zuerst auf dem Hexfeld ohne deine Heldin, dann gegen den Neuen Imperator, und sieh, wann die Abad-Kriegsbemalung zu haben ist.',
    ),
    line: [
      { question: 'combatWhere', key: `hex:${EAST}` },
      { question: 'combatLoss', key: `unit:1@${FIELD}` },
      { question: 'combatLoss', key: `unit:1@${FIELD}` },
      { question: 'useAbility', key: 'pass' },
    ],
    draws: [
      ...rolled('purple:S', 'purple:S', 'red:-'),
      ...rolled('white:-', 'white:S', 'black:SSS', 'blue:-', 'white:SH', 'white:-', 'red:SB', 'red:-'),
      ...rolled('blue:H', 'blue:H', 'black:S', 'purple:BB', 'yellow:S', 'white:SH'),
    ],
    expect: [
      ...after(1, { asked: 'combatLoss' }, { told: { type: 'skeletonDestroyed', space: EAST } }),
      ...after(2, { notOffered: { question: 'useAbility' } }),
      ...after(3, { offered: { question: 'useAbility', starts: 'ability:' } }),
      { asked: 'combatLoss' },
      { told: { type: 'diceRolled', side: 0, dice: pool('bbk') } },
      { cell: 'player:0', path: ['items'], is: [numbered('items', 'abad-warpaint')] },
    ],
    result: said(
      'It is offered once: before the Clash where your Hero is, not on the other hex, not in Archery, and not after rolling.',
      'Sie ist einmal zu haben: vor dem Nahkampf, wo deine Heldin ist, nicht auf dem anderen Hexfeld, nicht im Fernkampf und nicht nach dem Wurf.',
    ),
  },
  {
    id: 'UP-EX-40',
    scene: {
      ...yanny,
      heroes: ['baranth', 'khaal'],
      heroAt: { 0: FIELD },
      tiles: { [FIELD]: 'raufrost' },
      units: { [FIELD]: ['younglings', 'younglings', 'younglings'], [at(0, 2)]: ['tribesmen'] },
      skeletons: { [FIELD]: 1 },
      items: { 0: ['whip-of-thorns'] },
    },
    role: 0,
    seed: 'UP-EX-40',
    task: said(
      'Use the Whip of Thorns, which rerolls up to 2 dice, on the blank die and on the Shield.',
      'Nutze die Dornenpeitsche, die bis zu 2 Würfel neu wirft, für den leeren Würfel und den Schild.',
    ),
    line: [
      { question: 'useAbility', starts: 'ability:' },
      { question: 'chooseDie', key: 'die:0' },
      { question: 'chooseDie', key: 'die:1' },
    ],
    draws: rolled('blue:-', 'blue:H', 'blue:S', 'red:SS', 'blue:H', 'blue:H'),
    expect: [
      ...canChoose('chooseDie', ['die:0', 'die:1', 'die:2', 'done'], ['die:3'], 1),
      ...canChoose('chooseDie', ['die:1', 'die:2', 'done'], ['die:0'], 2),
      { told: { type: 'diceRerolled', side: 0, numbers: '0,1', dice: pool('bb'), shields: 2 } },
      { notOffered: { question: 'chooseDie' } },
    ],
    result: said(
      'You may reroll 0, 1 or 2 of your own 3 dice, never the enemy’s red one; with “reroll ALL” each of yours would be rolled again.',
      'Du darfst 0, 1 oder 2 deiner eigenen 3 Würfel neu werfen, nie den roten des Gegners; bei „ALLE“ würde jeder deiner Würfel neu geworfen.',
    ),
  },
]
