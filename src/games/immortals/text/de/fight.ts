import type { FightEvent, FightMessages } from '../../rules/words/fight-words.ts'
import { NONE } from '../../rules/table/state.ts'
import { armiesLost, attitudeOf, fallenCubes, limboOfLosses, strengths, sum, type Decided } from '../fight-parts.ts'
import type { EventTexts, MessageTexts, Words } from '../types.ts'

const decimal = (tenths: number): string => (tenths / 10).toFixed(1).replace('.', ',')

const ATTITUDES = {
  forAttacker: 'die Bewohner kämpfen für dich',
  forDefender: 'die Bewohner kämpfen für den Verteidiger',
  against: 'die Bewohner kämpfen gegen dich',
  neutral: 'die Bewohner halten sich heraus',
}

export const fightMessagesDe: MessageTexts<FightMessages> = {
  'attack.pair': ({ origin, target, role, armies }, w) =>
    `Angriff von ${w.land(origin)} auf ${w.land(target)} (${w.player(role)}, ${w.armies(armies)})`,
  'attack.enter': ({ origin, target }, w) => `Angriff von ${w.land(origin)} auf das unbesetzte Land ${w.land(target)}`,
  'attack.pairDetail': ({ sent, attitude, percent }, w) =>
    `Bis zu ${w.armies(sent)}; ${attitudeOf(attitude, true, ATTITUDES)}. Mit allen gewinnst du in ${percent} % der Fälle.`,
  'attack.enterDetail': ({ sent, attitude, percent }, w) =>
    `Bis zu ${w.armies(sent)}; ${attitudeOf(attitude, false, ATTITUDES)}. Mit allen gewinnst du in ${percent} % der Fälle.`,
  'attack.attitudeAsk': ({ card, origin, target }, w) =>
    `Du greifst ${w.land(target)} von ${w.land(origin)} aus an und spielst: ${w.card(card)}. Für welches Land soll die Karte gelten?`,
  'attack.neutral': ({ origin }, w) => `Für ${w.land(origin)}: Die Bewohner halten sich heraus`,
  'attack.against': ({ occupied }) =>
    `Für ein anderes Land: Die Bewohner kämpfen ${occupied === 1 ? 'für den Verteidiger' : 'gegen dich'}`,
  'attack.chance': ({ sent, percent }, w) => `Mit ${w.armies(sent)} gewinnst du in ${percent} % der Fälle.`,
  'attack.armiesAsk': ({ origin, target, role, armies }, w) =>
    role === NONE
      ? `Wie viele Armeen ziehen von ${w.land(origin)} in das unbesetzte Land ${w.land(target)}?`
      : `Wie viele Armeen greifen ${w.land(target)} (${w.player(role)}, ${w.armies(armies)}) von ${w.land(origin)} aus an?`,
  'attack.armies': ({ n }, w) => w.armies(n),
  'attack.armiesDetail': ({ stay, percent }) =>
    `${stay} ${stay === 1 ? 'bleibt' : 'bleiben'} zurück; du gewinnst in ${percent} % der Fälle.`,
  'fight.odds': ({ origin, target, sent, attitude }, w) =>
    `${w.armies(sent)} von ${w.land(origin)} nach ${w.land(target)}, Bewohner ${RESIDENTS[attitude + 1]}`,
  'fight.oddsWon': ({ tenths }) => `Du gewinnst (im Schnitt ${decimal(tenths)} Armeen im Land)`,
  'fight.oddsTie': () => 'Das Land wird unbesetzt',
  'fight.oddsLost': ({ tenths }) => `Der Verteidiger gewinnt (im Schnitt bleiben ${decimal(tenths)} Armeen)`,
  'fight.oddsNotEntered': () => 'Das Land bleibt unbesetzt',
  'refuse.fightNoAttack': () => 'Die Aktion dieses Feldes ist kein Angriff.',
  'refuse.fightPrice': ({ energy, gold }, w) =>
    `Dieser Angriff kostet ${w.price(energy, gold)}; so viel hast du nicht.`,
  'refuse.fightNoPair': () =>
    'Keines deiner Länder kann angreifen: Dazu braucht es mindestens 2 Armeen neben einem Land, das dir nicht gehört.',
  'refuse.fightOrigin': ({ land }, w) =>
    `Ein Angriff beginnt in einem eigenen Land; du hast keine Armee in ${w.land(land)}.`,
  'refuse.fightOwnTarget': ({ land }, w) => `${w.land(land)} ist dein eigenes Land.`,
  'refuse.fightNotAdjacent': ({ origin, target }, w) =>
    `${w.land(origin)} und ${w.land(target)} sind nicht benachbart.`,
  'refuse.fightOtherWorld': ({ origin, target }, w) =>
    `${w.land(origin)} und ${w.land(target)} liegen in verschiedenen Welten; hinüber führt nur ein Portal, und zwar in das Land desselben Namens.`,
  'refuse.fightNoPortal': ({ origin, target }, w) =>
    `Ohne Portal in ${w.land(origin)} führt kein Weg nach ${w.land(target)}.`,
  'refuse.fightPortalOneWay': ({ origin, target }, w) =>
    `Das Portal von ${w.land(target)} führt nach ${w.land(origin)}, aber nicht zurück.`,
  'refuse.fightMustStay': ({ land }, w) => `Deine einzige Armee in ${w.land(land)} muss dort bleiben.`,
  'refuse.fightOnlyOwnAround': ({ land }, w) => `Von ${w.land(land)} aus erreichst du nur eigene Länder.`,
  'refuse.fightNotBeside': ({ land }, w) => `Von keinem deiner Länder aus ist ${w.land(land)} erreichbar.`,
  'refuse.fightTooFewBeside': ({ land }, w) =>
    `${w.land(land)} ist nur von Ländern aus erreichbar, in denen deine einzige Armee bleiben muss.`,
  'refuse.fightNoneToSend': () => 'Mindestens 1 Armee greift an.',
  'refuse.fightLeaveOne': ({ land, armies }, w) =>
    `Du hast ${w.armies(armies)} in ${w.land(land)}, und mindestens 1 muss bleiben.`,
  'refuse.fightLandCardTarget': ({ card, target }, w) =>
    `${w.card(card)} gilt nur dort, wo du anwesend bist; die Bewohner von ${w.land(target)} gewinnt sie nicht für dich.`,
  'refuse.fightLandCardOther': ({ card, target }, w) =>
    `${w.card(card)} ist nicht die Länderkarte des angegriffenen Landes; nur die gewinnt die Bewohner von ${w.land(target)} für dich.`,
  'refuse.fightDeclared': ({ origin, target }, w) =>
    `Der Angriff von ${w.land(origin)} auf ${w.land(target)} läuft: ein Ausgangsland, ein Ziel.`,
  'refuse.fightDeclined': ({ origin, target }, w) =>
    `Du hast dich statt der Kompensation für den Angriff von ${w.land(origin)} auf ${w.land(target)} entschieden. Bis zum Wurf kannst du das zurücknehmen.`,
  'refuse.fightCardPlayed': ({ card }, w) =>
    `In diesem Zug wird gespielt: ${w.card(card)}. Führe zuerst den Angriff zu Ende.`,
}

const RESIDENTS = ['dagegen', 'neutral', 'dafür'] as const

function lossesOf(event: Decided, w: Words): string {
  const lost = armiesLost(event, 'von', w)
  const limbo = lost === '' ? '' : ` In den ${w.limbo(limboOfLosses(event))}: ${lost}.`
  return event.residentsLost > 0 ? `${limbo} ${w.residents(event.residentsLost)} zurück in den Vorrat.` : limbo
}

function outcomeOf(event: Decided, w: Words): string {
  const { attacker, defender, target, winner, placed } = event
  const land = w.land(target)
  switch (winner) {
    case 'attacker':
      return defender === NONE
        ? `${w.player(attacker)} besetzt ${land} mit ${w.armies(placed)}.`
        : `${strengths(event)}: ${w.player(attacker)} erobert ${land} mit ${w.armies(placed)}.`
    case 'defender':
      return placed > 0
        ? `${strengths(event)}: ${w.player(defender)} hält ${land} mit ${w.armies(placed)}.`
        : `${strengths(event)}: Die Bewohner gewinnen für ${w.player(defender)}, aber keine Armee bleibt übrig; ${land} ist unbesetzt.`
    case 'tie':
      return `${strengths(event)}, unentschieden: ${land} ist unbesetzt.`
    case 'residents':
      return defender === NONE
        ? `Die Bewohner von ${land} vertreiben ${w.player(attacker)}.`
        : `${strengths(event)}: Die Bewohner gewinnen für ${w.player(attacker)}, aber keine Armee bleibt übrig; ${land} ist unbesetzt.`
    case 'nobody':
      return `Der Turm behält alle Angreifer: ${land} bleibt unbesetzt.`
  }
}

const SIDES = ['gegen den Angreifer', 'neutral', 'für den Angreifer'] as const

export const fightEventsDe: EventTexts<FightEvent> = {
  attacked: ({ role, card, origin, target, defender, sent, attitude }, w) =>
    `${w.player(role)} greift ${defender === NONE ? 'das unbesetzte Land ' : ''}${w.land(target)}${defender === NONE ? '' : ` (${w.player(defender)})`} von ${w.land(origin)} aus mit ${w.armies(sent)} an; gespielt: ${w.card(card)}, Bewohner ${SIDES[attitude + 1]}.`,
  residentsAdjusted: ({ added }, w) =>
    added > 0
      ? `${w.residents(added)} aus dem Vorrat ${added === 1 ? 'kommt' : 'kommen'} zum Wurf hinzu.`
      : `${w.residents(-added)} ${added === -1 ? 'geht' : 'gehen'} vor dem Wurf zurück in den Vorrat.`,
  cubesThrown: (event, w) => {
    const fallen = fallenCubes(event, 'von', w)
    const tray = fallen === '' ? 'nichts fällt heraus' : `in der Auffangschale: ${fallen}`
    const loose = sum(event.fellInside)
    return `${w.count(sum(event.thrown), 'Würfel kommt', 'Würfel kommen')} in den Turm; ${tray}${loose > 0 ? ` (davon ${loose} im Turm gelöst)` : ''}.`
  },
  fightDecided: (event, w) => `${outcomeOf(event, w)}${lossesOf(event, w)}`,
  landCardWon: ({ role, name, from, space }, w) => {
    const source =
      from === NONE
        ? 'aus dem Vorrat'
        : space === NONE
          ? `von ${w.player(from)}`
          : `von ${w.player(from)}, vom Feld „${w.space(from, space)}“`
    return `${w.player(role)} bekommt die Länderkarte ${w.name(name)} ${source}.`
  },
  landCardReturned: ({ role, name, space }, w) =>
    `${w.player(role)} legt die Länderkarte ${w.name(name)}${space === NONE ? '' : ` vom Feld „${w.space(role, space)}“`} in den Vorrat zurück.`,
}
