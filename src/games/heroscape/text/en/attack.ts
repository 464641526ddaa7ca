import type { AttackEvent, AttackMessages, Bonuses } from '../../rules/words/attack-words.ts'
import type { Cause } from '../../rules/life/life.ts'
import { extraDice, skullsIn, TOLD } from '../attack-parts.ts'
import type { EventTexts, MessageTexts, Words } from '../types.ts'

const SPECIAL_NAMES: Readonly<Record<string, string>> = { height: 'height', glyph: 'glyph' }
const extra = (bonuses: Bonuses, words: Words): string => extraDice(bonuses, words, SPECIAL_NAMES)

const CAUSES: Readonly<Record<Cause, string>> = {
  attack: '',
  specialAttack: '',
  counterStrike: '',
  strike: '',
  fall: ' in the fall',
  mist: ' in the toxic mist',
  curse: '',
  chomp: '',
}

export const attackMessagesEn: MessageTexts<AttackMessages> = {
  'attack.ask': ({ card }, words) =>
    words.isHero(card) ? `Whom does ${words.card(card)} attack?` : `${words.card(card)}: who attacks whom?`,
  'attack.pair': ({ attacker, target }, words) => `${words.figure(attacker)} attacks ${words.figure(target)}`,
  'attack.pairDice': ({ attack, attackBonuses, defense, defenseBonuses }, words) =>
    `${words.dice(attack)}${extra(attackBonuses, words)} against ${words.dice(defense)}${extra(defenseBonuses, words)}`,
  'attack.pairBreaksTruce': ({ role, attack, defense }, words) =>
    `${words.dice(attack)} against ${words.dice(defense)}. This breaks the truce with ${words.player(role)} and with everyone else in it.`,
  'attack.done': ({ card, attacks }, words) =>
    attacks > 0 ? 'No more attacks' : words.isHero(card) ? `${words.card(card)} does not attack` : 'Nobody attacks',
  'attack.odds': ({ attacker, target, attack, defense }, words) =>
    `${words.figure(attacker)} attacks ${words.figure(target)}: ${words.dice(attack)} against ${words.dice(defense)}`,
  'attack.oddsSpecial': ({ attacker, target, attack, defense }, words) =>
    `Special attack of ${words.figure(attacker)} on ${words.figure(target)}: ${words.dice(attack)} against ${words.dice(defense)}`,
  'attack.oddsDestroyed': () => 'destroyed',
  'attack.oddsWounds': ({ wounds }, words) => words.wounds(wounds),
  'attack.oddsUnharmed': () => 'unharmed',
  'attack.oddsStruckBack': ({ wounds }, words) => `${words.wounds(wounds)} for the attacker`,
  'attack.oddsAttackerDestroyed': () => 'attacker destroyed',
  'attack.putBackAsk': ({ figure }, words) =>
    `${words.figure(figure)} is destroyed. To which of its cards does it return?`,
  'attack.putBack': ({ card }, words) => words.card(card),
  'refuse.attackNotActive': ({ figure, card }, words) =>
    `${words.figure(figure)} cannot attack: the active card is ${words.card(card)}.`,
  'refuse.attackAgain': ({ figure, times }, words) =>
    times === 1
      ? `${words.figure(figure)} has already attacked this turn.`
      : `${words.figure(figure)} has already attacked ${times} times this turn.`,
  'refuse.attackGivenUp': ({ card, power }, words) =>
    `${words.card(card)} used ${words.power(power)} instead of normal attacks this turn.`,
  'refuse.attackNoTarget': ({ figure }, words) => `${words.figure(figure)} has no target in range and in sight.`,
  'refuse.attackEnoughActing': ({ figure, most }, words) =>
    `${words.figure(figure)} cannot attack: ${words.count(most, 'figure', 'figures')} of this card already act this turn.`,
  'refuse.attackFriend': ({ figure }, words) =>
    `${words.figure(figure)} is on your side; normal attacks are only made on enemies.`,
  'refuse.attackNobodys': ({ figure }, words) => `${words.figure(figure)} takes no part in the battle.`,
  'refuse.attackGone': ({ figure }, words) => `${words.figure(figure)} is not on the battlefield.`,
  'refuse.attackEngaged': ({ attacker, target, engaged }, words) =>
    `${words.figure(attacker)} is engaged with ${words.figures(engaged)} and cannot attack ${words.figure(target)}.`,
  'refuse.attackNotNeighbour': ({ attacker, target, distance }, words) =>
    `${words.figure(attacker)} reaches only adjacent figures; ${words.figure(target)} is ${words.spaces(distance)} away.`,
  'refuse.attackNotAdjacent': ({ attacker, target }, words) =>
    `${words.figure(attacker)} reaches only adjacent figures; ${words.figure(target)} is too high, too low or behind a ruin.`,
  'refuse.attackTooFar': ({ attacker, target, distance, range }, words) =>
    `${words.figure(target)} is ${words.spaces(distance)} away from ${words.figure(attacker)}, whose Range is ${range}.`,
  'refuse.attackNoWay': ({ attacker, target }, words) =>
    `No spaces lead from ${words.figure(attacker)} to ${words.figure(target)}, so the target is out of range.`,
  'refuse.attackThorianSpeed': ({ attacker, target }, words) =>
    `${words.figure(target)} can only be attacked by adjacent figures (${words.power('thorianSpeed')}); ${words.figure(attacker)} is not adjacent.`,
  'refuse.attackHidden': ({ attacker, target }, words) =>
    `${words.figure(attacker)} cannot see ${words.figure(target)}.`,
  'refuse.attackHiddenByGround': ({ attacker, target, space }, words) =>
    `${words.figure(attacker)} cannot see ${words.figure(target)}: the ground at ${words.space(space)} is in the way.`,
  'refuse.attackHiddenByRuin': ({ attacker, target }, words) =>
    `${words.figure(attacker)} cannot see ${words.figure(target)}: a ruin is in the way.`,
  'refuse.attackHiddenByFigure': ({ attacker, target, figure }, words) =>
    `${words.figure(attacker)} cannot see ${words.figure(target)}: ${words.figure(figure)} is in the way.`,
  'refuse.attackNobodyThere': ({ space }, words) => `Nobody stands on ${words.space(space)}.`,
}

export const attackEventsEn: EventTexts<AttackEvent> = {
  attackRolled: ({ attacker, target, faces, bonuses }, words) =>
    `${words.figure(attacker)} attacks ${words.figure(target)} with ${words.dice(faces.length)}${extra(bonuses, words)}: ${words.skulls(skullsIn(faces))}.`,
  specialAttackRolled: ({ attacker, targets, faces }, words) =>
    targets === ''
      ? `The special attack of ${words.figure(attacker)} affects nobody.`
      : `Special attack with ${words.dice(faces.length)}: ${words.skulls(skullsIn(faces))}.`,
  // The roll has told it.
  attackMissed: () => '',
  defenseRolled: ({ figure, faces, bonuses, skulls, shields, hits, dodged }, words) => {
    const roll = `${words.figure(figure)} defends with ${words.dice(faces.length)}${extra(bonuses, words)}: ${words.shields(shields)}`
    if (dodged === 1) return `${roll} – dodged (${words.power('stealthDodge')}).`
    return hits === 0 && skulls > 0 ? `${roll} – blocked.` : `${roll}.`
  },
  struckBack: ({ figure }, words) => `${words.figure(figure)} strikes back.`,
  wounded: ({ figure, wounds, total, life, cause }, words) =>
    total >= life ? '' : `${words.figure(figure)} takes ${words.wounds(wounds)}${CAUSES[cause]} (${total} of ${life}).`,
  destroyed: ({ figure, cause }, words) =>
    TOLD.includes(cause) ? '' : `${words.figure(figure)} is destroyed${CAUSES[cause]}.`,
  cardOutOfPlay: ({ card }, words) =>
    words.isHero(card) ? '' : `${words.card(card)} ${words.agree(card, 'is', 'are')} out of play.`,
  putBack: ({ role, card }, words) => `${words.player(role)} puts the figure back on ${words.card(card)}.`,
}
