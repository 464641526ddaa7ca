import type { Action } from '../../content/names.ts'
import type { ActionEvent, ActionMessages } from '../../rules/action-words.ts'
import { SOURCES } from '../../rules/context.ts'
import type { EventTexts, MessageTexts } from '../types.ts'

const NAMES: Readonly<Record<Action, string>> = {
  move: 'Move',
  trade: 'Trade',
  command: 'Command',
  explore: 'Explore',
  haven: 'Haven',
  market: 'Market',
  quest: 'Quest',
}

const DOES: Readonly<Record<Action, string>> = {
  move: 'your Hero goes to an adjacent hex',
  trade: 'you gain 1 Salt',
  command: 'your Units and your Hero enter one hex; your turn ends',
  explore: 'you turn over the hex of your Hero; your turn ends',
  haven: 'you build a Haven on the hex of your Hero; your turn ends',
  market: 'you buy an Item; your turn ends',
  quest: 'you attempt a Quest; your turn ends',
}

export const actionMessagesEn: MessageTexts<ActionMessages> = {
  'action.turn': ({ ap }, w) => (ap === 0 ? 'You have no AP left. Use a card?' : `Your turn. You have ${w.ap(ap)}.`),
  'action.action': ({ action }) => NAMES[action],
  'action.price': ({ action, ap, plunder, food }, w) =>
    `${w.list([w.ap(ap), ...(plunder + food > 0 ? [w.resources(0, plunder, food)] : [])])}: ${DOES[action]}.`,
  'action.endTurn': () => 'End your turn',
  'action.pass': () => 'Pass',
  'action.hex': ({ space }, w) => w.hex(space),
  'action.nowhere': () => 'There is nowhere to go',
  'action.moveTo': () => 'Where does your Hero go?',
  'action.gift': () => 'Heroes on your hex trade. Do you give something away?',
  'action.giftDone': () => 'No more gifts',
  'action.giveResource': ({ to, kind }, w) => `${w.resource(kind, 1)} for ${w.player(to)}`,
  'action.giveItem': ({ to, item }, w) => `${w.item(item)} for ${w.player(to)}`,
  'action.commandHex': () => 'Which hex do you command your troops to?',
  'action.commandPiece': ({ space, left }, w) =>
    left === 0
      ? `Who goes to ${w.hex(space)}? There is no room for more Units.`
      : `Who goes to ${w.hex(space)}? There is room for ${w.units(left)}.`,
  'action.commandDone': () => 'That is all',
  'action.hero': ({ role }, w) => w.player(role),
  'action.unit': ({ role, type, from }, w) => `${w.unit(role, type)} from ${w.hex(from)}`,
  'action.orientation': ({ space }, w) => `How does ${w.hex(space)} lie?`,
  'action.rotation': ({ blocked }, w) =>
    blocked === '' ? 'Impassable only towards the edge of the map' : `Impassable towards ${w.hexes(blocked)}`,
  'action.buyItem': () => 'Which Item do you buy?',
  'action.nothingToBuy': () => 'Nothing you can buy',
  'action.item': ({ item }, w) => w.item(item),
  'action.salt': ({ salt }, w) => (salt === 0 ? 'Costs you nothing.' : `Costs you ${w.resource(0, salt)}.`),
  'action.camp': () => 'You have no Haven. Where does your Hero gather Units?',
  'action.noCamp': () => 'Nowhere',
  'action.build': () => 'What do you build? Everybody builds at the same time.',
  'action.buildMore': () => 'What do you build?',
  'action.buildDone': () => 'Done building',
  'action.buildUnit': ({ role, type, space }, w) => `${w.unit(role, type)} on ${w.hex(space)}`,
  'action.buildWall': ({ space }, w) => `Wall on ${w.hex(space)}`,
  'action.buildTower': ({ space }, w) => `Tower on ${w.hex(space)}`,
  'action.cost': ({ salt, plunder, food, any, change, orSalt, orPlunder, orFood }, w) => {
    const price = any > 0 ? `any ${any} resources` : w.resources(salt, plunder, food)
    const other = orSalt + orPlunder + orFood > 0 ? ` or ${w.resources(orSalt, orPlunder, orFood)}` : ''
    const changed = change === 0 ? '' : change < 0 ? `, ${-change} less by cards` : `, ${change} more by cards`
    return `Costs ${price}${other}${changed}.`
  },
  'action.payUnit': ({ role, type }, w) => `How do you pay for ${w.unit(role, type)}?`,
  'action.payDefense': () => 'How do you pay for it?',
  'action.payment': ({ salt, plunder, food }, w) => w.resources(salt, plunder, food),
  'action.tradeAnytime': () => 'Trade',
  'action.tradeDetail': () => '1 AP: you gain 1 Salt, and Heroes on your hex may give each other things.',
  'action.exchange': ({ give, get, n }, w) => `Exchange ${w.resource(give, n)} for ${w.resource(get, 1)}`,
}

const HEX = SOURCES.indexOf('hex')
const withPrice = (ap: number, text: string): string => (ap === 0 ? '' : text)

export const actionEventsEn: EventTexts<ActionEvent> = {
  heroMoved: ({ role, space, ap }, w) =>
    `${w.player(role)} goes to ${w.hex(space)}${withPrice(ap, ` for ${w.ap(ap)}`)}.`,
  traded: ({ role, ap }, w) => `${w.player(role)} trades${withPrice(ap, ` for ${w.ap(ap)}`)}.`,
  exchanged: ({ role, give, get, n }, w) =>
    `${w.player(role)} exchanges ${w.resource(give, n)} for ${w.resource(get, 1)}.`,
  resourceGiven: ({ role, to, kind }, w) => `${w.player(role)} gives ${w.resource(kind, 1)} to ${w.player(to)}.`,
  commanded: ({ role, space, ap, food }, w) => {
    const paid = [...(ap > 0 ? [w.ap(ap)] : []), ...(food > 0 ? [w.resource(2, food)] : [])]
    return `${w.player(role)} commands troops to ${w.hex(space)}${paid.length > 0 ? ` for ${w.list(paid)}` : ''}.`
  },
  unitMoved: ({ role, unit, from, space }, w) => `${w.unit(role, unit)} from ${w.hex(from)} to ${w.hex(space)}.`,
  exploring: ({ role, space, ap }, w) =>
    `${w.player(role)} explores ${w.hex(space)}${withPrice(ap, ` for ${w.ap(ap)}`)}.`,
  hexExplored: ({ role, tile }, w) => `${w.player(role)} discovers ${w.source(HEX, tile)}.`,
  hexOriented: ({ space, blocked }, w) =>
    blocked === ''
      ? `${w.hex(space)} is impassable only towards the edge of the map.`
      : `${w.hex(space)} is impassable towards ${w.hexes(blocked)}.`,
  havenBuilt: ({ role, space, ap, plunder }, w) => {
    const paid = [...(ap > 0 ? [w.ap(ap)] : []), ...(plunder > 0 ? [w.resource(1, plunder)] : [])]
    return `${w.player(role)} builds a Haven on ${w.hex(space)}${paid.length > 0 ? ` for ${w.list(paid)}` : ''}.`
  },
  itemBought: ({ role, item, salt }, w) =>
    salt === 0
      ? `${w.player(role)} takes ${w.item(item)} from the market.`
      : `${w.player(role)} buys ${w.item(item)} for ${w.resource(0, salt)}.`,
  questing: ({ role, ap }, w) => `${w.player(role)} sets out on a Quest${withPrice(ap, ` for ${w.ap(ap)}`)}.`,
  unitBuilt: ({ role, unit, space, salt, plunder, food }, w) =>
    `${w.player(role)} recruits on ${w.hex(space)}: ${w.unit(role, unit)} for ${w.resources(salt, plunder, food)}.`,
  wallBuilt: ({ role, space, salt, plunder, food }, w) =>
    `${w.player(role)} builds a Wall on ${w.hex(space)} for ${w.resources(salt, plunder, food)}.`,
  towerBuilt: ({ role, space, salt, plunder, food }, w) =>
    `${w.player(role)} builds a Tower on ${w.hex(space)} for ${w.resources(salt, plunder, food)}.`,
}
