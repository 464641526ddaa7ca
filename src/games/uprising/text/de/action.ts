import type { Action } from '../../content/names.ts'
import type { ActionEvent, ActionMessages } from '../../rules/action-words.ts'
import { SOURCES } from '../../rules/context.ts'
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

export const actionMessagesDe: MessageTexts<ActionMessages> = {
  'action.turn': ({ ap }, w) =>
    ap === 0 ? 'Du hast keine AP mehr. Willst du eine Karte nutzen?' : `Du bist am Zug und hast ${w.ap(ap)}.`,
  'action.action': ({ action }) => NAMES[action],
  'action.price': ({ action, ap, plunder, food }, w) =>
    `${w.list([w.ap(ap), ...(plunder + food > 0 ? [w.resources(0, plunder, food)] : [])])}: ${DOES[action]}.`,
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
  unitMoved: ({ role, unit, from, space }, w) => `${w.unit(role, unit)} von ${w.hex(from)} nach ${w.hex(space)}.`,
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
