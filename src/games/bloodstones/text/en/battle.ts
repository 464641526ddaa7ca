import { CAVALRY, CITADEL, DRAGON, UNDEAD } from '../../content/units.ts'
import type { BattleEvent, BattleMessages, ModifierLine, ModifierReason } from '../../rules/words/battle-words.ts'
import { NONE } from '../../rules/table/state.ts'
import type { EventTexts, MessageTexts, Words } from '../types.ts'

const hidden = (a: { hidden: number }): string =>
  a.hidden === 1 ? ' (their hidden tile may be any they could hold)' : ''

export const battleMessagesEn: MessageTexts<BattleMessages> = {
  'battle.retreatAsk': (a, w) =>
    `${w.the(a.attacker)} ${w.does(a.attacker, 'attacks', 'attack')} you ${w.in(a.area)}. Do you fight or retreat?`,
  'battle.stay': () => 'Stay and fight',
  'battle.retreat': () => 'Retreat with the whole army',
  'battle.retreatToAsk': (a, w) => `Your army retreats ${w.from(a.area)}. Where to?`,
  'battle.fleeToAsk': (a, w) => `Your army flees ${w.from(a.area)}. Where to?`,
  'battle.destination': (a, w) => w.area(a.area),
  'battle.destinationOverSea': (a, w) => `${w.area(a.area)} (by sea)`,
  'battle.leftToDie': (a, w) => `You would have to leave ${w.tiles(a.units)} behind to be destroyed.`,
  'battle.leftToDieBeforeBattle': (a, w) =>
    `You would have to leave ${w.tiles(a.units)} behind to be destroyed, and another battle follows: enemies are ${w.in(a.area)}.`,
  'battle.followedByBattle': (a, w) => `There are enemies ${w.in(a.area)}: another battle will follow.`,
  'battle.replaceAsk': (a, w) => `You fight ${w.the(a.opponent)} ${w.in(a.area)}: do you replace a battle tile?`,
  'battle.replaceAskShown': (a, w) =>
    `${w.the(a.opponent)} ${w.does(a.opponent, 'reaches', 'reach')} ${a.total} ${w.in(a.area)}. Do you replace one of your battle tiles?`,
  'battle.keepTiles': (a) => `Keep them: ${a.total} in all`,
  'battle.replace': (a, w) => `Use ${w.units(a.unit, 1)} (${a.value}) in place of a ${a.tile}`,
  'battle.replaceSum': (a) => `Your tiles then make ${a.sum}, your total is ${a.total}.`,
  'battle.loseAsk': (a, w) => `You have lost the battle ${w.in(a.area)}. Which of your units is destroyed?`,
  'battle.lose': (a, w) => `Lose ${w.units(a.unit, 1)}`,
  'battle.loseCitadel': (a, w) => `${w.the(a.winner)} will keep it for good.`,
  'battle.raiseAsk': (a, w) => `How many undead do you raise ${w.in(a.area)}? At most ${w.count(a.most)} can rise.`,
  'battle.raise': (a, w) => (a.count === 0 ? 'None' : `Raise ${w.units(UNDEAD, a.count)}`),
  'odds.battle': (a, w) => `A battle against ${w.the(a.opponent)} ${w.in(a.area)}, without replacements`,
  'odds.asDrawn': (a) => `With your tiles as they are: ${a.sum}${hidden(a)}`,
  'odds.withReplacement': (a, w) => `With ${w.units(a.unit, 1)} in place of a ${a.tile}: ${a.sum}${hidden(a)}`,
  'odds.win': () => 'Win',
  'odds.tie': () => 'Tie',
  'odds.loss': () => 'Loss',
  'refuse.noBattleHere': (a, w) => `You have no units ${w.in(a.area)}.`,
  'refuse.notInBattle': (a, w) => `${w.the(a.role)} ${w.does(a.role, 'has', 'have')} no units ${w.in(a.area)}.`,
  'refuse.retreatAttacker': () => 'Only the defender can retreat, and it is your turn.',
  'refuse.retreatNotNow': () => 'You could retreat only before battle tiles are drawn.',
  'refuse.retreatAgain': () => 'After a tie the battle goes on, and nobody can retreat any more.',
  'refuse.retreatFortress': (a, w) => `Your castle or citadel ${w.in(a.area)} keeps your army there.`,
  'refuse.retreatDragon': (a, w) => `Nobody escapes from the dragon ${w.of(a.role)}.`,
  'refuse.retreatCavalry': (a) => `You do not have enough cavalry to retreat: ${a.own} against ${a.enemy}.`,
  'refuse.retreatCorsairs': (a, w) =>
    `The Corsairs attack from their ships: to retreat you need a dragon or ${w.units(CAVALRY, a.needed)}, and you have ${a.own === 0 ? 'none' : w.count(a.own)}.`,
  'refuse.retreatNowhere': () => 'There is no area your army could retreat to.',
  'refuse.fleeFarAway': (a, w) => `Neither a border nor a chain of your ships leads ${w.to(a.area)}.`,
  'refuse.fleeEnemy': (a, w) => `There are only enemy units or villages ${w.in(a.area)}.`,
  'refuse.fleeAgain': (a, w) => `You have already fled ${w.from(a.area)} this turn.`,
  'refuse.fleeTerrain': (a, w) => `None of these units can enter ${w.place(a.area)}.`,
  'refuse.fleeTogether': (a, w) =>
    `You would have to leave ${w.tiles(a.units)} behind on the way ${w.to(a.area)}, and another area takes your whole army.`,
  'refuse.fleeLandCavalry': (a, w) =>
    `You do not have enough cavalry for the way by land ${w.to(a.area)} (${a.own} against ${a.enemy}): only the sea is open.`,
  'refuse.fleeBattleArea': (a, w) => `The battle is ${w.in(a.area)}: your army has to leave it.`,
  'refuse.replaceNotDrawn': (a) => `You have not drawn a ${a.tile}.`,
  'refuse.replaceOnce': () => 'You have already decided about your replacement.',
  'refuse.loseCutiecorn': () => 'The cutiecorn cannot be destroyed: it changes sides.',
  'refuse.loseNotThere': (a, w) => `You have ${w.noUnit(a.unit)} ${w.in(a.area)}.`,
  'refuse.raiseTooMany': (a, w) => `You can raise at most ${w.count(a.most)} undead.`,
}

const REASONS: Readonly<Record<ModifierReason, string>> = {
  always: '',
  forest: 'forest',
  plains: 'plains',
  attacking: 'attacking',
  defending: 'defending',
  againstFortress: 'against walls',
  sea: 'at sea',
}

function modifier(line: ModifierLine, w: Words): string {
  const who = line.unit === NONE ? 'Corsairs' : w.units(line.unit, line.count)
  const why = line.reasons.map((reason) => REASONS[reason]).filter((word) => word !== '')
  return `${line.count * line.each} for ${who}${why.length > 0 ? ` (${why.join(', ')})` : ''}`
}

/** What a total is made of. */
function sum(e: Extract<BattleEvent, { type: 'sideRevealed' }>, w: Words): string {
  const tiles = [...e.tiles.map(String), ...(e.value > 0 ? [`${e.value} (${w.unit(e.replacement)})`] : [])].join(' + ')
  const lines = e.modifiers.filter((line) => line.each > 0).map((line) => modifier(line, w))
  return `${tiles}${lines.length > 0 ? `, plus ${w.list(lines)}` : ''}`
}

function points(e: Extract<BattleEvent, { type: 'battleWon' }>, w: Words): string {
  const enemies = e.units === 1 ? 'an enemy unit' : `${w.count(e.units)} enemy units`
  if (e.corsairs + e.cutiecorn === 0) return `${w.vp(e.vp)} for ${enemies}`
  const parts = [
    `${e.units} for ${enemies}`,
    ...(e.corsairs > 0 ? [`${e.corsairs} as Corsairs`] : []),
    ...(e.cutiecorn > 0 ? [`${e.cutiecorn} for the cutiecorn`] : []),
  ]
  return `${w.vp(e.vp)}: ${w.list(parts)}`
}

const bySea = (overSea: boolean): string => (overSea ? ' by sea' : '')

export const battleEventsEn: EventTexts<BattleEvent> = {
  battleBegan: (e, w) =>
    `${w.the(e.attacker)} ${w.does(e.attacker, 'attacks', 'attack')} ${w.the(e.defender)} ${w.in(e.area)}.`,
  stayed: (e, w) => `${w.the(e.role)} ${w.does(e.role, 'stands', 'stand')} and ${w.does(e.role, 'fights', 'fight')}.`,
  retreated: (e, w) =>
    `${w.the(e.role)} ${w.does(e.role, 'retreats', 'retreat')}${bySea(e.overSea)} ${w.way([e.from, e.to])} with ${w.tiles(e.units)}.`,
  fled: (e, w) =>
    `${w.the(e.role)} ${w.does(e.role, 'flees', 'flee')}${bySea(e.overSea)} ${w.way([e.from, e.to])} with ${w.tiles(e.units)}.`,
  leftAndDestroyed: (e, w) =>
    `With no way out, ${w.the(e.role)} ${w.does(e.role, 'loses', 'lose')} ${w.tiles(e.units)} ${w.in(e.area)}.`,
  battleTiles: (e, w) => `${w.the(e.role)} ${w.does(e.role, 'draws', 'draw')} ${w.count(e.count)} battle tiles.`,
  battleTilesSeen: (e, w) => `Your battle tiles are ${w.list(e.tiles.map(String))}.`,
  replacementMade: (e, w) =>
    e.made
      ? `${w.the(e.role)} ${w.does(e.role, 'replaces', 'replace')} one of ${w.their(e.role)} battle tiles.`
      : `${w.the(e.role)} ${w.does(e.role, 'keeps', 'keep')} ${w.their(e.role)} battle tiles.`,
  replacementSeen: (e, w) => `You use ${w.units(e.unit, 1)} in place of a ${e.tile}.`,
  sideRevealed: (e, w) => `${w.the(e.role)} ${w.does(e.role, 'reaches', 'reach')} ${e.total}: ${sum(e, w)}.`,
  battleTied: (e) => `Both sides reach ${e.total}, and the battle goes on.`,
  shieldGuardsDecide: (e, w) =>
    `Both sides reach ${e.total}, but the shield guards decide the battle for ${w.the(e.role)}.`,
  battleWon: (e, w) =>
    `${w.the(e.role)} ${w.does(e.role, 'defeats', 'defeat')} ${w.the(e.loser)} ${w.in(e.area)} ` +
    `and ${w.does(e.role, 'scores', 'score')} ${points(e, w)}.`,
  unitLost: (e, w) =>
    `${w.the(e.role)} ${w.does(e.role, 'loses', 'lose')} ${e.unit === CITADEL ? `${w.their(e.role)} citadel` : w.units(e.unit, 1)} ${w.in(e.area)}.`,
  citadelTaken: (e, w) => `${w.the(e.role)} ${w.does(e.role, 'takes', 'take')} the citadel ${w.of(e.loser)}.`,
  undeadRaised: (e, w) =>
    `${w.the(e.role)} ${w.does(e.role, 'raises', 'raise')} ${w.units(UNDEAD, e.count)} ${w.in(e.area)}.`,
  dragonsLeave: (e, w) =>
    `After the attack ${w.the(e.role)} ${w.does(e.role, 'discards', 'discard')} ${w.units(DRAGON, e.count)}.`,
  replacementDiscarded: (e, w) =>
    `${w.the(e.role)} ${w.does(e.role, 'discards', 'discard')} ${w.their(e.role)} replacement, ${w.units(e.unit, 1)}.`,
  battleEnded: (e, w) => `The battle ${w.in(e.area)} is over.`,
}
