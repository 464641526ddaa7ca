import type { Action } from '../../content/names.ts'
import { SOURCES } from '../../rules/select/context.ts'
import type { ActionEvent, ActionMessages } from '../../rules/words/action-words.ts'
import type { EventTexts, MessageTexts } from '../types.ts'

const NAMES: Readonly<Record<Action, string>> = {
  move: 'Bewegung',
  trade: 'Handel',
  command: 'Kommando',
  explore: 'Erkunden',
  haven: 'Zuflucht',
  market: 'Markt',
  quest: 'Quest',
}

const DOES: Readonly<Record<Action, string>> = {
  move: 'Dein Held geht auf ein angrenzendes Hexfeld',
  trade: 'Du erhältst 1 Salz',
  command: 'Deine Einheiten und dein Held betreten ein Hexfeld; dein Zug endet',
  explore: 'Du drehst das Hexfeld deines Helden um; dein Zug endet',
  haven: 'Du errichtest eine Zuflucht auf dem Hexfeld deines Helden; dein Zug endet',
  market: 'Du kaufst ein Item; dein Zug endet',
  quest: 'Du versuchst eine Quest; dein Zug endet',
}

/** The seven Actions, where they are named without a table. */
export const actionsDe = { names: NAMES, does: DOES }

export const actionMessagesDe: MessageTexts<ActionMessages> = {
  'action.turn': ({ ap }, w) =>
    ap === 0 ? 'Du hast keine AP mehr. Willst du eine Karte nutzen?' : `Du bist am Zug und hast ${w.ap(ap)}.`,
  'action.action': ({ action }) => NAMES[action],
  'action.price': ({ action, ap, plunder, food }, w) =>
    `${w.list([w.ap(ap), ...(plunder + food > 0 ? [w.resources(0, plunder, food)] : [])])}: ${DOES[action]}.`,
  'action.does': ({ action }) => `${DOES[action]}.`,
  'action.endTurn': () => 'Zug beenden',
  'action.pass': () => 'Passen',
  'action.hex': ({ space }, w) => w.hex(space),
  'action.nowhere': () => 'Es gibt kein Ziel',
  'action.moveTo': () => 'Wohin geht dein Held?',
  'action.gift': () => 'Auf deinem Hexfeld wird gehandelt. Gibst du etwas ab?',
  'action.giftDone': () => 'Nichts mehr abgeben',
  'action.giveResource': ({ to, kind }, w) => `${w.resource(kind, 1)} für ${w.player(to)}`,
  'action.giveItem': ({ to, item }, w) => `${w.item(item)} für ${w.player(to)}`,
  'action.commandHex': () => 'Auf welches Hexfeld kommandierst du?',
  'action.commandPiece': ({ space, left }, w) =>
    left === 0
      ? `Wer zieht nach ${w.hex(space)}? Für weitere Einheiten ist kein Platz.`
      : `Wer zieht nach ${w.hex(space)}? Platz ist für ${w.units(left)}.`,
  'action.commandDone': () => 'Das sind alle',
  'action.hero': ({ role }, w) => w.player(role),
  'action.unit': ({ role, type, from }, w) => `${w.unit(role, type)} von ${w.hex(from)}`,
  'action.orientation': ({ space }, w) => `Wie liegt ${w.hex(space)}?`,
  'action.rotation': ({ blocked }, w) =>
    blocked === '' ? 'Unpassierbar nur zum Kartenrand hin' : `Unpassierbar nach ${w.hexes(blocked)}`,
  'action.buyItem': () => 'Welches Item kaufst du?',
  'action.nothingToBuy': () => 'Nichts, was du kaufen könntest',
  'action.item': ({ item }, w) => w.item(item),
  'action.salt': ({ salt }, w) => (salt === 0 ? 'Kostet dich nichts.' : `Kostet dich ${w.resource(0, salt)}.`),
  'action.camp': () => 'Du hast keine Zuflucht. Wo sammelt dein Held Einheiten?',
  'action.noCamp': () => 'Nirgends',
  'action.build': () => 'Was baust du? Alle bauen gleichzeitig.',
  'action.buildMore': () => 'Was baust du?',
  'action.buildDone': () => 'Fertig gebaut',
  'action.buildUnit': ({ role, type, space }, w) => `${w.unit(role, type)} auf ${w.hex(space)}`,
  'action.buildWall': ({ space }, w) => `Wall auf ${w.hex(space)}`,
  'action.buildTower': ({ space }, w) => `Turm auf ${w.hex(space)}`,
  'action.cost': ({ salt, plunder, food, any, change, orSalt, orPlunder, orFood }, w) => {
    const price = any > 0 ? `${any} beliebige Ressourcen` : w.resources(salt, plunder, food)
    const other = orSalt + orPlunder + orFood > 0 ? ` oder ${w.resources(orSalt, orPlunder, orFood)}` : ''
    const changed =
      change === 0 ? '' : change < 0 ? `, durch Karten ${-change} weniger` : `, durch Karten ${change} mehr`
    return `Kostet ${price}${other}${changed}.`
  },
  'action.payUnit': ({ role, type }, w) => `Womit bezahlst du? (${w.unit(role, type)})`,
  'action.payDefense': () => 'Womit bezahlst du?',
  'action.payment': ({ salt, plunder, food }, w) => w.resources(salt, plunder, food),
  'action.tradeAnytime': () => 'Handeln',
  'action.tradeDetail': () => '1 AP: Du erhältst 1 Salz, und Helden auf deinem Hexfeld können einander etwas geben.',
  'action.exchange': ({ give, get, n }, w) => `${w.resource(give, n)} gegen ${w.resource(get, 1)} eintauschen`,
  'refuse.actNoAp': ({ need, have }, w) =>
    have === 0 ? 'Du hast keine AP mehr.' : `Das kostet ${w.ap(need)}; du hast ${w.ap(have)}.`,
  'refuse.actResource': ({ kind, need, have }, w) => `Das kostet ${w.resource(kind, need)}; du hast ${have}.`,
  'refuse.actOtherTurn': ({ action }) => `${NAMES[action]} geht nur in deinem eigenen Zug der Aktionsphase.`,
  'refuse.actOffTurn': () => 'An diesem Tisch geht das während der Aktionsphase nur in deinem eigenen Zug.',
  'refuse.actInBuild': ({ action }) => `${NAMES[action]} muss warten: In der Bauphase ist nur Handel erlaubt.`,
  'refuse.actMust': () =>
    'Du hast noch AP, also musst du in deinem Zug mindestens 1 ausgeben. Handel ist immer möglich.',
  'refuse.actNobody': () => 'Keine deiner Figuren kann durch ein Kommando auf ein Hexfeld ziehen.',
  'refuse.actExplored': ({ space }, w) => `Dein Held steht auf ${w.hex(space)}; das ist schon erkundet.`,
  'refuse.actExploreCursed': ({ space }, w) => `${w.hex(space)} ist verflucht und kann nicht erkundet werden.`,
  'refuse.actHaven': ({ space, why }, w) =>
    `Keine Zuflucht auf ${w.hex(space)}: ${HAVEN[why] ?? 'Das ist nicht möglich'}.`,
  'refuse.actNothingToBuy': () => 'Auf dem Markt ist kein Item, das dein Held nutzen kann und das du bezahlen kannst.',
  'refuse.actMarketEmpty': () => 'Der Markt ist leer.',
  'refuse.actNoQuest': () => 'Es liegt keine Quest aus.',
  'refuse.actNotAdjacent': ({ space }, w) => `${w.hex(space)} grenzt nicht an.`,
  'refuse.actHere': ({ space }, w) => `Dein Held steht schon auf ${w.hex(space)}.`,
  'refuse.actImpassable': ({ space, to }, w) =>
    `Einheiten können die Kante zwischen ${w.hex(space)} und ${w.hex(to)} nicht überqueren.`,
  'refuse.actUnexplored': ({ space }, w) => `${w.hex(space)} muss erst erkundet werden.`,
  'refuse.actOtherPlayer': ({ space }, w) =>
    `Auf ${w.hex(space)} stehen Zuflucht oder Einheiten eines anderen Spielers.`,
  'refuse.actFull': ({ space, limit }, w) => `${w.hex(space)} ist voll: Mehr als ${w.units(limit)} passen nicht.`,
  'refuse.actNotThere': ({ space }, w) => `So eine Einheit hast du nicht auf ${w.hex(space)}.`,
  'refuse.actMoveOne': () => 'Mindestens eine deiner Figuren muss dorthin ziehen.',
  'refuse.actOtherHero': () => 'Du kannst nur deinen eigenen Helden kommandieren.',
  'refuse.actGiftElsewhere': ({ to }, w) => `${w.player(to)} steht nicht auf diesem Hexfeld.`,
  'refuse.actGiftNeeds': ({ to, item }, w) => `${w.player(to)} fehlt die Eigenschaft für ${w.item(item)}.`,
  'refuse.actGiftNone': () => 'Das hast du nicht.',
  'refuse.actGiftKinds': () => 'Nur Ressourcen und Items können weitergegeben werden.',
  'refuse.actNoHaven': ({ space }, w) => `Du hast keine Zuflucht auf ${w.hex(space)}.`,
  'refuse.actNoneLeft': () => 'Im Vorrat ist nichts mehr davon.',
  'refuse.actTooDear': () => 'Das kannst du nicht bezahlen.',
  'refuse.actDefense': ({ space }, w) => `${w.hex(space)} hat das schon.`,
  'refuse.actCampDefense': () => 'Ohne Zuflucht gibt es weder Wall noch Turm.',
  'refuse.actPayment': () => 'Das ist nicht der Preis, oder du hast nicht so viel.',
  'refuse.actCampEnemies': ({ space }, w) => `Auf ${w.hex(space)} sind Gegner.`,
  'refuse.actCampNotEmpty': ({ space }, w) => `${w.hex(space)} ist nicht leer.`,
  'refuse.actExchangeKind': () => 'Getauscht wird gegen eine Ressource anderer Art.',
  'refuse.actExchangePoor': ({ kind, n, have }, w) => `Dafür brauchst du ${w.resource(kind, n)}; du hast ${have}.`,
}

/** Nach Regel: warum dort keine Zuflucht stehen kann. */
const HAVEN: Readonly<Record<string, string>> = {
  'UP-HAV-03': 'Das Hexfeld ist nicht erkundet',
  'UP-HAV-04': 'Das Hexfeld zeigt ein X',
  'UP-HAV-05': 'Das Hexfeld ist verflucht',
  'UP-HAV-06': 'Dort stehen Einheiten anderer',
  'UP-HAV-07': 'Dort steht schon eine Zuflucht',
  'UP-HAV-09': 'Alle deine Zufluchten stehen auf der Karte',
}

const HEX = SOURCES.indexOf('hex')
const withPrice = (ap: number, text: string): string => (ap === 0 ? '' : text)

export const actionEventsDe: EventTexts<ActionEvent> = {
  heroMoved: ({ role, space, ap }, w) =>
    `${w.player(role)} geht${withPrice(ap, ` für ${w.ap(ap)}`)} nach ${w.hex(space)}.`,
  traded: ({ role, ap }, w) => `${w.player(role)} handelt${withPrice(ap, ` für ${w.ap(ap)}`)}.`,
  exchanged: ({ role, give, get, n }, w) =>
    `${w.player(role)} tauscht ${w.resource(give, n)} gegen ${w.resource(get, 1)}.`,
  resourceGiven: ({ role, to, kind }, w) => `${w.player(role)} gibt ${w.resource(kind, 1)} an ${w.player(to)}.`,
  commanded: ({ role, space, ap, food }, w) => {
    const paid = [...(ap > 0 ? [w.ap(ap)] : []), ...(food > 0 ? [w.resource(2, food)] : [])]
    return `${w.player(role)} kommandiert${paid.length > 0 ? ` für ${w.list(paid)}` : ''} nach ${w.hex(space)}.`
  },
  unitMoved: ({ role, unit, from, space }, w) =>
    `1 ${w.unit(role, unit)} zieht von ${w.hex(from)} nach ${w.hex(space)}.`,
  exploring: ({ role, space, ap }, w) =>
    `${w.player(role)} erkundet${withPrice(ap, ` für ${w.ap(ap)}`)}: ${w.hex(space)}.`,
  hexExplored: ({ role, tile }, w) => `${w.player(role)} entdeckt ${w.source(HEX, tile)}.`,
  hexOriented: ({ space, blocked }, w) =>
    blocked === ''
      ? `${w.hex(space)} ist nur zum Kartenrand hin unpassierbar.`
      : `${w.hex(space)} ist unpassierbar nach ${w.hexes(blocked)}.`,
  havenBuilt: ({ role, space, ap, plunder }, w) => {
    const paid = [...(ap > 0 ? [w.ap(ap)] : []), ...(plunder > 0 ? [w.resource(1, plunder)] : [])]
    return `${w.player(role)} errichtet${paid.length > 0 ? ` für ${w.list(paid)}` : ''} eine Zuflucht: ${w.hex(space)}.`
  },
  itemBought: ({ role, item, salt }, w) =>
    salt === 0
      ? `${w.player(role)} nimmt vom Markt: ${w.item(item)}.`
      : `${w.player(role)} kauft für ${w.resource(0, salt)}: ${w.item(item)}.`,
  questing: ({ role, ap }, w) => `${w.player(role)} bricht${withPrice(ap, ` für ${w.ap(ap)}`)} zu einer Quest auf.`,
  unitBuilt: ({ role, unit, space, salt, plunder, food }, w) =>
    `${w.player(role)} rekrutiert auf ${w.hex(space)}: ${w.unit(role, unit)} für ${w.resources(salt, plunder, food)}.`,
  wallBuilt: ({ role, space, salt, plunder, food }, w) =>
    `${w.player(role)} baut für ${w.resources(salt, plunder, food)} einen Wall auf ${w.hex(space)}.`,
  towerBuilt: ({ role, space, salt, plunder, food }, w) =>
    `${w.player(role)} baut für ${w.resources(salt, plunder, food)} einen Turm auf ${w.hex(space)}.`,
}
