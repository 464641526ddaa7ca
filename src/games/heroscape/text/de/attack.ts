import type { AttackEvent, AttackMessages, Bonuses } from '../../rules/words/attack-words.ts'
import type { Cause } from '../../rules/life/life.ts'
import { dative } from './cases.ts'
import { extraDice, skullsIn, TOLD } from '../attack-parts.ts'
import type { EventTexts, MessageTexts, Words } from '../types.ts'

const SPECIAL_NAMES: Readonly<Record<string, string>> = { height: 'Höhe', glyph: 'Glyph' }
const extra = (bonuses: Bonuses, words: Words): string => extraDice(bonuses, words, SPECIAL_NAMES)

/** The dative plural of "Würfel" has an n. */
const withDice = (n: number): string => (n === 1 ? '1 Würfel' : `${n} Würfeln`)
const away = (n: number): string => (n === 1 ? '1 Feld' : `${n} Felder`)

const CAUSES: Readonly<Record<Cause, string>> = {
  attack: '',
  specialAttack: '',
  counterStrike: '',
  strike: '',
  fall: ' durch den Sturz',
  mist: ' im giftigen Nebel',
  curse: '',
  chomp: '',
}

export const attackMessagesDe: MessageTexts<AttackMessages> = {
  'attack.ask': ({ card }, words) =>
    words.isHero(card) ? `Wen greift ${words.card(card)} an?` : `${words.card(card)}: Wer greift wen an?`,
  'attack.pair': ({ attacker, target }, words) => `${words.figure(attacker)} greift ${words.figure(target)} an`,
  'attack.pairDice': ({ attack, attackBonuses, defense, defenseBonuses }, words) =>
    `${words.dice(attack)}${extra(attackBonuses, words)} gegen ${words.dice(defense)}${extra(defenseBonuses, words)}`,
  'attack.pairBreaksTruce': ({ role, attack, defense }, words) =>
    `${words.dice(attack)} gegen ${words.dice(defense)}. Das bricht den Waffenstillstand mit ${words.player(role)} und allen anderen Verbündeten.`,
  'attack.done': ({ card, attacks }, words) =>
    attacks > 0
      ? 'Kein weiterer Angriff'
      : words.isHero(card)
        ? `${words.card(card)} greift nicht an`
        : 'Niemand greift an',
  'attack.odds': ({ attacker, target, attack, defense }, words) =>
    `${words.figure(attacker)} greift ${words.figure(target)} an: ${words.dice(attack)} gegen ${words.dice(defense)}`,
  'attack.oddsSpecial': ({ attacker, target, attack, defense }, words) =>
    `Sonderangriff von ${dative(words.figure(attacker))} auf ${words.figure(target)}: ${words.dice(attack)} gegen ${words.dice(defense)}`,
  'attack.oddsDestroyed': () => 'vernichtet',
  'attack.oddsWounds': ({ wounds }, words) => words.wounds(wounds),
  'attack.oddsUnharmed': () => 'unverletzt',
  'attack.oddsStruckBack': ({ wounds }, words) => `${words.wounds(wounds)} für den Angreifer`,
  'attack.oddsAttackerDestroyed': () => 'Angreifer vernichtet',
  'attack.putBackAsk': ({ figure }, words) =>
    `${words.figure(figure)} ist vernichtet. Auf welche ihrer Karten kommt die Figur?`,
  'attack.putBack': ({ card }, words) => words.card(card),
  'refuse.attackNotActive': ({ figure, card }, words) =>
    `${words.figure(figure)} kann nicht angreifen: Aktiv ist die Karte ${words.card(card)}.`,
  'refuse.attackAgain': ({ figure, times }, words) =>
    times === 1
      ? `${words.figure(figure)} hat in diesem Zug schon angegriffen.`
      : `${words.figure(figure)} hat in diesem Zug schon ${times}-mal angegriffen.`,
  'refuse.attackGivenUp': ({ card, power }, words) =>
    `Die Karte ${words.card(card)} hat in diesem Zug ${words.power(power)} anstelle normaler Angriffe genutzt.`,
  'refuse.attackNoTarget': ({ figure }, words) =>
    `${words.figure(figure)} hat kein Ziel, das in Reichweite und zu sehen ist.`,
  'refuse.attackEnoughActing': ({ figure, most }, words) =>
    `${words.figure(figure)} kann nicht angreifen: In diesem Zug handeln schon ${words.count(most, 'Figur', 'Figuren')} dieser Karte.`,
  'refuse.attackFriend': ({ figure }, words) =>
    `${words.figure(figure)} steht auf deiner Seite; normale Angriffe gelten nur Gegnern.`,
  'refuse.attackNobodys': ({ figure }, words) => `${words.figure(figure)} nimmt nicht an der Schlacht teil.`,
  'refuse.attackGone': ({ figure }, words) => `${words.figure(figure)} ist nicht auf dem Schlachtfeld.`,
  'refuse.attackEngaged': ({ attacker, target, engaged }, words) =>
    `${words.figure(attacker)} ist an ${words.figures(engaged)} gebunden und kann ${words.figure(target)} nicht angreifen.`,
  'refuse.attackNotNeighbour': ({ attacker, target, distance }, words) =>
    `${words.figure(attacker)} erreicht nur angrenzende Figuren; ${words.figure(target)} ist ${away(distance)} entfernt.`,
  'refuse.attackNotAdjacent': ({ attacker, target }, words) =>
    `${words.figure(attacker)} erreicht nur angrenzende Figuren; ${words.figure(target)} steht zu hoch, zu tief oder hinter einer Ruine.`,
  'refuse.attackTooFar': ({ attacker, target, distance, range }, words) =>
    `${words.figure(target)} ist ${away(distance)} von ${dative(words.figure(attacker))} entfernt; die Reichweite ist ${range}.`,
  'refuse.attackNoWay': ({ attacker, target }, words) =>
    `Keine Felder führen von ${dative(words.figure(attacker))} zu ${dative(words.figure(target))}; das Ziel ist nicht in Reichweite.`,
  'refuse.attackThorianSpeed': ({ attacker, target }, words) =>
    `${words.figure(target)} kann nur von angrenzenden Figuren angegriffen werden (${words.power('thorianSpeed')}); ${words.figure(attacker)} grenzt nicht an.`,
  'refuse.attackHidden': ({ attacker, target }, words) =>
    `${words.figure(attacker)} hat keine freie Sicht auf ${words.figure(target)}.`,
  'refuse.attackHiddenByGround': ({ attacker, target, space }, words) =>
    `${words.figure(attacker)} hat keine freie Sicht auf ${words.figure(target)}: Das Gelände bei ${words.space(space)} ist im Weg.`,
  'refuse.attackHiddenByRuin': ({ attacker, target }, words) =>
    `${words.figure(attacker)} hat keine freie Sicht auf ${words.figure(target)}: Eine Ruine ist im Weg.`,
  'refuse.attackHiddenByFigure': ({ attacker, target, figure }, words) =>
    `${words.figure(attacker)} hat keine freie Sicht auf ${words.figure(target)}: ${words.figure(figure)} ist im Weg.`,
  'refuse.attackNobodyThere': ({ space }, words) => `Auf ${words.space(space)} steht niemand.`,
}

export const attackEventsDe: EventTexts<AttackEvent> = {
  attackRolled: ({ attacker, target, faces, bonuses }, words) =>
    `${words.figure(attacker)} greift ${words.figure(target)} mit ${withDice(faces.length)}${extra(bonuses, words)} an: ${words.skulls(skullsIn(faces))}.`,
  specialAttackRolled: ({ attacker, targets, faces }, words) =>
    targets === ''
      ? `Der Sonderangriff von ${dative(words.figure(attacker))} betrifft niemanden.`
      : `Sonderangriff mit ${withDice(faces.length)}: ${words.skulls(skullsIn(faces))}.`,
  // The roll has told it.
  attackMissed: () => '',
  defenseRolled: ({ figure, faces, bonuses, skulls, shields, hits, dodged }, words) => {
    const roll = `${words.figure(figure)} verteidigt sich mit ${withDice(faces.length)}${extra(bonuses, words)}: ${words.shields(shields)}`
    if (dodged === 1) return `${roll} – ausgewichen (${words.power('stealthDodge')}).`
    return hits === 0 && skulls > 0 ? `${roll} – geblockt.` : `${roll}.`
  },
  struckBack: ({ figure }, words) => `${words.figure(figure)} schlägt zurück.`,
  wounded: ({ figure, wounds, total, life, cause }, words) =>
    total >= life
      ? ''
      : `${words.figure(figure)} erhält ${words.wounds(wounds)}${CAUSES[cause]} (${total} von ${life}).`,
  destroyed: ({ figure, cause }, words) =>
    TOLD.includes(cause) ? '' : `${words.figure(figure)} wird${CAUSES[cause]} vernichtet.`,
  cardOutOfPlay: ({ card }, words) =>
    words.isHero(card) ? '' : `${words.card(card)} ${words.agree(card, 'ist', 'sind')} aus dem Spiel.`,
  putBack: ({ role, card }, words) => `${words.player(role)} legt die Figur auf ${words.card(card)} zurück.`,
}
