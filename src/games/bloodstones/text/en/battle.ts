import { DRAGON } from '../../content/units.ts'
import type { BattleEvent, BattleMessages, ModifierLine, ModifierReason } from '../../rules/battle-words.ts'
import { NONE } from '../../rules/state.ts'
import type { EventTexts, MessageTexts, Words } from '../types.ts'

const HIDDEN = ' (their hidden tile counted as any they could hold)'

export const battleMessagesEn: MessageTexts<BattleMessages> = {
  'battle.retreatAsk': (a, w) => `Under attack in ${w.area(a.area)} by ${w.player(a.attacker)}: fight or retreat?`,
  'battle.stay': () => 'Stay and fight',
  'battle.retreat': () => 'Retreat with the whole army',
  'battle.retreatToAsk': (a, w) => `Where does the army from ${w.area(a.area)} retreat to?`,
  'battle.fleeToAsk': (a, w) => `Where do your units from ${w.area(a.area)} flee to?`,
  'battle.destination': (a, w) => w.area(a.area),
  'battle.destinationOverSea': (a, w) => `${w.area(a.area)} (over sea)`,
  'battle.leftToDie': (a, w) => `Cannot come along and will be destroyed: ${w.tiles(a.units)}.`,
  'battle.followedByBattle': (a, w) => `There are enemies in ${w.area(a.area)}: another battle will follow.`,
  'battle.replaceAsk': (a, w) =>
    `Battle in ${w.area(a.area)} against ${w.player(a.opponent)}: replace one of your battle tiles with a hand tile?`,
  'battle.replaceAskShown': (a, w) =>
    `Battle in ${w.area(a.area)}: the total of ${w.player(a.opponent)} is ${a.total}. Replace one of your battle tiles?`,
  'battle.keepTiles': (a) => `Replace nothing (tiles: ${a.sum})`,
  'battle.replace': (a, w) => `Use ${w.units(a.unit, 1)} (${a.value}) in place of a ${a.tile}`,
  'battle.replaceSum': (a) => `Tiles ${a.sum}, total ${a.total}.`,
  'battle.loseAsk': (a, w) => `You have lost the battle in ${w.area(a.area)}. Which unit is destroyed?`,
  'battle.lose': (a, w) => `Lose ${w.units(a.unit, 1)}`,
  'battle.loseCitadel': (a, w) => `It goes to ${w.player(a.winner)} for good.`,
  'battle.raiseAsk': (a, w) => `How many undead rise in ${w.area(a.area)}? Up to ${a.most}.`,
  'battle.raise': (a) => (a.count === 0 ? 'None' : `Raise ${a.count} undead`),
  'odds.battle': (a, w) => `Battle in ${w.area(a.area)} against ${w.player(a.opponent)}, without replacements`,
  'odds.asDrawn': (a) => `With your tiles as they are (${a.sum})${a.hidden === 1 ? HIDDEN : ''}`,
  'odds.withReplacement': (a, w) =>
    `With ${w.units(a.unit, 1)} in place of a ${a.tile} (${a.sum})${a.hidden === 1 ? HIDDEN : ''}`,
  'odds.win': () => 'Win',
  'odds.tie': () => 'Tie',
  'odds.loss': () => 'Loss',
  'refuse.noBattleHere': (a, w) => `You have no units in ${w.area(a.area)}.`,
  'refuse.notInBattle': (a, w) => `There are no units of ${w.player(a.role)} in ${w.area(a.area)}.`,
  'refuse.retreatAttacker': () => 'Only the defender can retreat, never the player whose turn it is.',
  'refuse.retreatNotNow': () => 'A retreat is possible only before battle tiles are drawn.',
  'refuse.retreatAgain': () => 'A tied battle is repeated without a new chance to retreat.',
  'refuse.retreatFortress': (a, w) => `An army does not retreat from its own castle or citadel in ${w.area(a.area)}.`,
  'refuse.retreatDragon': (a, w) => `Nobody escapes from the dragon of ${w.player(a.role)}.`,
  'refuse.retreatCavalry': (a) => `Not enough cavalry to retreat: ${a.own} against ${a.enemy}.`,
  'refuse.retreatCorsairs': (a) =>
    `Corsairs attack from their ships: to retreat you need ${a.needed} cavalry or a dragon, and you have ${a.own}.`,
  'refuse.retreatNowhere': () => 'There is no area to retreat to.',
  'refuse.fleeFarAway': (a, w) => `${w.area(a.area)} is neither adjacent nor reached over a chain of your ships.`,
  'refuse.fleeEnemy': (a, w) => `${w.area(a.area)} holds nothing but enemy units or villages.`,
  'refuse.fleeAgain': (a, w) => `You have already fled from ${w.area(a.area)} this turn.`,
  'refuse.fleeTerrain': (a, w) => `None of these units can enter ${w.area(a.area)}.`,
  'refuse.fleeTogether': (a, w) =>
    `Another area takes the whole army, but these could not go to ${w.area(a.area)}: ${w.tiles(a.units)}.`,
  'refuse.fleeLandCavalry': (a, w) =>
    `By land to ${w.area(a.area)} you would need more cavalry (${a.own} against ${a.enemy}); only the sea is open.`,
  'refuse.fleeBattleArea': (a, w) => `The battle is in ${w.area(a.area)}: the army has to leave it.`,
  'refuse.replaceNotDrawn': (a) => `You have not drawn a ${a.tile}.`,
  'refuse.replaceOnce': () => 'You have already decided on your replacement.',
  'refuse.loseCutiecorn': () => 'The cutiecorn cannot be the loss: it changes sides.',
  'refuse.loseNotThere': (a, w) => `You have no ${w.unit(a.unit)} in ${w.area(a.area)}.`,
  'refuse.raiseTooMany': (a) => `At most ${a.most} undead can rise.`,
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
  return `${who} +${line.count * line.each}${why.length > 0 ? ` (${why.join(', ')})` : ''}`
}

function side(e: Extract<BattleEvent, { type: 'sideRevealed' }>, w: Words): string {
  const tiles = [...e.tiles.map(String), ...(e.value > 0 ? [`${e.value} (${w.unit(e.replacement)})`] : [])].join(' + ')
  const lines = e.modifiers.filter((line) => line.each > 0).map((line) => modifier(line, w))
  return `${tiles}${lines.length > 0 ? `, ${lines.join(', ')}` : ''} = ${e.total}`
}

const bonus = (e: Extract<BattleEvent, { type: 'battleWon' }>): string =>
  [
    `${e.units} for units`,
    ...(e.corsairs > 0 ? [`${e.corsairs} as Corsairs`] : []),
    ...(e.cutiecorn > 0 ? [`${e.cutiecorn} for the cutiecorn`] : []),
  ].join(', ')

export const battleEventsEn: EventTexts<BattleEvent> = {
  battleBegan: (e, w) => `Battle in ${w.area(e.area)}: ${w.player(e.attacker)} against ${w.player(e.defender)}.`,
  stayed: (e, w) => `${w.player(e.role)}: no retreat.`,
  retreated: (e, w) =>
    `${w.player(e.role)}: retreat from ${w.area(e.from)} to ${w.area(e.to)}${e.overSea ? ' over sea' : ''}: ${w.tiles(e.units)}.`,
  fled: (e, w) =>
    `${w.player(e.role)}: flight from ${w.area(e.from)} to ${w.area(e.to)}${e.overSea ? ' over sea' : ''}: ${w.tiles(e.units)}.`,
  leftAndDestroyed: (e, w) =>
    `${w.player(e.role)}: could not get away from ${w.area(e.area)} and destroyed: ${w.tiles(e.units)}.`,
  battleTiles: (e, w) => `${w.player(e.role)}: ${e.count} battle tiles drawn.`,
  battleTilesSeen: (e) => `Your battle tiles: ${e.tiles.join(', ')}.`,
  replacementMade: (e, w) => `${w.player(e.role)}: ${e.made ? 'one tile replaced' : 'no tile replaced'}.`,
  replacementSeen: (e, w) => `You use ${w.units(e.unit, 1)} in place of a ${e.tile}.`,
  sideRevealed: (e, w) => `${w.player(e.role)}: ${side(e, w)}.`,
  battleTied: (e) => `A tie at ${e.total}: another round.`,
  shieldGuardsDecide: (e, w) => `A tie at ${e.total}: the shield guards decide it for ${w.player(e.role)}.`,
  battleWon: (e, w) => `Victory in ${w.area(e.area)} for ${w.player(e.role)}: ${w.vp(e.vp)} (${bonus(e)}).`,
  unitLost: (e, w) => `${w.player(e.role)}: ${w.units(e.unit, 1)} destroyed in ${w.area(e.area)}.`,
  citadelTaken: (e, w) => `The citadel of ${w.player(e.loser)} is taken by ${w.player(e.role)}.`,
  undeadRaised: (e, w) =>
    `${w.player(e.role)}: ${e.count} undead ${e.count === 1 ? 'rises' : 'rise'} in ${w.area(e.area)}.`,
  dragonsLeave: (e, w) =>
    `${w.player(e.role)}: after the attack ${w.units(DRAGON, e.count)} ${e.count === 1 ? 'goes' : 'go'} to the discard pile.`,
  replacementDiscarded: (e, w) => `${w.player(e.role)}: ${w.units(e.unit, 1)} discarded.`,
  battleEnded: (e, w) => `The battle in ${w.area(e.area)} is over.`,
}
