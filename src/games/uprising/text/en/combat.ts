import { EMPIRE, NONE } from '../../rules/table/state.ts'
import type { CombatEvent, CombatMessages } from '../../rules/words/combat-words.ts'
import type { EventTexts, MessageTexts, Words } from '../types.ts'

/** "Ronja's Units", "the Garrisons", "The New Emperor". */
function group(w: Words, side: number, card: number): string {
  if (card !== NONE) return w.card(card)
  if (side < EMPIRE) return `${w.player(side)}’s Units`
  return side === EMPIRE ? 'the Garrisons' : 'the Skeletons'
}

/** "Ronja", "the Garrisons": who rolls. */
const roller = (w: Words, side: number, card: number): string => (side < EMPIRE ? w.player(side) : group(w, side, card))

/** A single Legion or Horde and a player are one, Garrisons and Skeletons several. */
const isOne = (side: number, card: number): boolean => card !== NONE || side < EMPIRE
const verb = (side: number, card: number, one: string, many: string): string => (isOne(side, card) ? one : many)

function symbols(w: Words, skulls: number, shields: number, bolts: number): string {
  const shown = [skulls, shields, bolts].flatMap((n, symbol) => (n > 0 ? [w.symbol(symbol, n)] : []))
  return shown.length === 0 ? 'nothing' : w.list(shown)
}

const WHAT: Readonly<Record<string, string>> = {
  bolts: 'Bolts',
  shields: 'Shields',
  cards: 'Feats and Items',
  druids: 'Godpowers of Druids',
  godpower: 'its Godpower',
}

export const combatMessagesEn: MessageTexts<CombatMessages> = {
  'combat.losePrompt': ({ n, space }, w) => `Choose ${w.count(n, 'Unit', 'Units')} to lose on ${w.hex(space)}`,
  'combat.loseUnit': ({ role, type }, w) => w.unit(role, type),
  'combat.unitsThere': ({ n, die }, w) => `${w.count(n, 'is', 'are')} still there; each rolls ${w.dice(die)}`,
  'combat.dieLosePrompt': ({ n }, w) => `Choose ${w.count(n, 'die', 'dice')} you do without`,
  'combat.dieKeepPrompt': ({ n }, w) => `Choose ${w.count(n, 'die', 'dice')} you roll`,
  'combat.heroDieConvertPrompt': ({ n }, w) => `Choose ${w.count(n, 'die', 'dice')} of the roll to change`,
  'combat.dieConvertPrompt': ({ n, side, card }, w) =>
    `Choose ${w.count(n, 'die', 'dice')} of ${group(w, side, card)} to change`,
  'combat.dieRerollPrompt': ({ n }, w) => `Choose up to ${w.count(n, 'die', 'dice')} to reroll`,
  'combat.dieRerollAnyPrompt': () => 'Choose any dice to reroll',
  'combat.dieTurnPrompt': ({ n, symbol }, w) =>
    `Choose ${w.count(n, 'die', 'dice')} to turn to a ${w.symbol(symbol, 1).slice(2)}`,
  'combat.dieIgnorePrompt': ({ n, symbol }, w) =>
    `Choose ${w.count(n, 'die', 'dice')} whose ${w.symbol(symbol, 2).slice(2)} will not count`,
  'combat.die': ({ dice }, w) => w.dice(dice),
  'combat.dieShowing': ({ dice, skulls, shields, bolts }, w) =>
    `${w.dice(dice)} showing ${symbols(w, skulls, shields, bolts)}`,
  'combat.dieDone': () => 'Keep the rest',
  'combat.colourPrompt': () => 'Choose the colour of the die',
  'combat.boltsPrompt': ({ bolts, shields }, w) =>
    `You have ${w.symbol(2, bolts)}, the enemy has ${w.symbol(1, shields)}. How many Bolts do you keep for After Damage?`,
  'combat.boltsKept': ({ kept, used }, w) => `Keep ${w.symbol(2, kept)}, cancel ${w.symbol(1, used)}`,
  'combat.whyLossType': ({ role, type, space }, w) =>
    `No ${w.unit(role, type, 0)} of yours are left to lose on ${w.hex(space)}.`,
  'combat.whyLossElsewhere': ({ space }, w) => `Only Units that fight on ${w.hex(space)} can be lost.`,
  'combat.whyNoDamage': () => 'Heroes, Walls and Towers take no damage.',
  'combat.whyNoRetreat': ({ space }, w) =>
    `The combat on ${w.hex(space)} goes on until one side is gone; nobody can retreat.`,
  'combat.whyDieGone': () => 'This die is already chosen.',
  'combat.whyDieShows': () => 'What this die shows does not allow it.',
  'combat.whyDieEnemy': () => 'Only your own dice can be rerolled.',
  'combat.whyAllDice': () => 'As many dice as asked for must be chosen.',
  'combat.whyMustChoose': () => 'All damage has to be taken.',
  'combat.whyBolts': ({ bolts }, w) => `You have ${w.symbol(2, bolts)} to keep.`,
  'combat.whyBoltsCursed': ({ space }, w) => `On the Curse on ${w.hex(space)} only Chaos can use Bolts.`,
  'combat.whyGodpowerOutside': () => 'Godpowers of Druids can only be used in a combat.',
  'combat.oddsCombat': ({ side, card, space }, w) =>
    `Combat on ${w.hex(space)} against ${group(w, side, card)}, without cards`,
  'combat.oddsNemeses': ({ space }, w) => `Combat of the Empire against Chaos on ${w.hex(space)}`,
  'combat.oddsWin': ({ left }, w) => `You win with ${w.units(left)} left`,
  'combat.oddsSideWins': ({ side, card }, w) => `${group(w, side, card)} ${verb(side, card, 'wins', 'win')}`,
  'combat.oddsLose': ({ side, card }, w) =>
    `Your Units fall, ${group(w, side, card)} ${verb(side, card, 'stays', 'stay')}`,
  'combat.oddsBoth': () => 'Both sides fall',
  'combat.oddsHorde': () => 'The Skeletons become a Horde',
  'combat.oddsQuest': ({ quest, dice }, w) => `${w.quest(quest)} with ${w.dice(dice)}`,
  'combat.oddsGoals': ({ goals, of, isSolved }, w) =>
    `${isSolved === 1 ? 'Solved' : 'Failed'}: ${goals} of ${w.count(of, 'goal', 'goals')}`,
}

export const combatEventsEn: EventTexts<CombatEvent> = {
  combatBegan: ({ side, card, other, otherCard, space, terrain }, w) =>
    `Combat on ${w.hex(space)} (${w.terrain(terrain)}): ${group(w, side, card)} against ${group(w, other, otherCard)}.`,
  combatRound: ({ part, n }) => (part === 'archery' ? 'Archery Round.' : `Clash Round ${n}.`),
  diceAdded: ({ side, card, dice }, w) =>
    `${roller(w, side, card)} ${verb(side, card, 'adds', 'add')} ${w.dice(dice)}.`,
  diceTaken: ({ side, card, dice }, w) =>
    `${roller(w, side, card)} ${verb(side, card, 'does', 'do')} without ${w.dice(dice)}.`,
  diceCopied: ({ side, card, dice }, w) =>
    `${roller(w, side, card)} ${verb(side, card, 'copies', 'copy')} the enemy’s dice: ${dice === '' ? 'none' : w.dice(dice)}.`,
  diceConverted: ({ side, card, n, to }, w) =>
    `${w.count(n, 'die', 'dice')} of ${roller(w, side, card)} ${n === 1 ? 'changes' : 'change'} to ${w.dice(to)}.`,
  diceRolled: ({ side, card, dice, skulls, shields, bolts }, w) =>
    `${roller(w, side, card)} ${verb(side, card, 'rolls', 'roll')} ${w.dice(dice)}: ${symbols(w, skulls, shields, bolts)}.`,
  diceRerolled: ({ side, card, dice, skulls, shields, bolts, wasSkulls, wasShields, wasBolts }, w) => {
    const rolls = `${roller(w, side, card)} ${verb(side, card, 'rerolls', 'reroll')} ${w.dice(dice)}`
    const was = symbols(w, wasSkulls, wasShields, wasBolts)
    return `${rolls} showing ${was}: ${symbols(w, skulls, shields, bolts)}.`
  },
  extraRolled: ({ side, card, dice, skulls }, w) =>
    `${roller(w, side, card)} ${verb(side, card, 'rolls', 'roll')} ${w.dice(dice)} more: ${w.symbol(0, skulls)}.`,
  dieTurned: ({ side, card, die, symbol }, w) =>
    `${roller(w, side, card)} ${verb(side, card, 'turns', 'turn')} ${w.dice(die)} to a ${w.symbol(symbol, 1).slice(2)}.`,
  symbolsAdded: ({ side, card, symbol, n }, w) =>
    `${roller(w, side, card)} ${verb(side, card, 'adds', 'add')} ${w.symbol(symbol, n)}.`,
  symbolsCancelled: ({ side, card, symbol, n }, w) =>
    `${w.symbol(symbol, n)} of ${roller(w, side, card)} ${n === 1 ? 'is' : 'are'} cancelled.`,
  symbolsIgnored: ({ side, card, symbol, n }, w) =>
    `${w.symbol(symbol, n)} on a die of ${roller(w, side, card)} ${n === 1 ? 'does' : 'do'} not count.`,
  useForbidden: ({ side, card, what, scope }, w) =>
    `${roller(w, side, card)} cannot use ${WHAT[what] ?? what} for the rest of this ${scope}.`,
  archerySkipped: () => 'There is no Archery Round.',
  boltsCancel: ({ side, card, n }, w) =>
    `${w.symbol(2, n)} of ${roller(w, side, card)} ${n === 1 ? 'cancels' : 'cancel'} ${w.symbol(1, n)}.`,
  boltsReserved: ({ side, card, n }, w) =>
    `${roller(w, side, card)} ${verb(side, card, 'keeps', 'keep')} ${w.symbol(2, n)} for the Godpower After Damage.`,
  combatDamage: ({ side, card, n, skulls, shields }, w) =>
    `${group(w, side, card)} take${card === NONE ? '' : 's'} ${n} damage (${w.symbol(0, skulls)}, ${w.symbol(1, shields)}).`,
  combatStalled: () => 'Neither side has a die: both take 1 damage.',
  skeletonsTurned: ({ n }, w) => `${w.skeletons(n)} ${n === 1 ? 'rolls' : 'roll'} for the players.`,
  combatWonBy: ({ side, card, space }, w) =>
    `${roller(w, side, card)} ${verb(side, card, 'wins', 'win')} the combat on ${w.hex(space)}.`,
  combatLeft: ({ card, space }, w) => `${w.card(card)} leaves the combat on ${w.hex(space)}.`,
  combatUndecided: ({ space, fell }, w) =>
    fell === 1
      ? `The last Unit against the Skeletons on ${w.hex(space)} falls; they have become a Horde.`
      : `The Skeletons become a Horde; nobody has won on ${w.hex(space)}.`,
  combatBothFell: ({ space }, w) => `Nobody is left of the combat on ${w.hex(space)}.`,
}
