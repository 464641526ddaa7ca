import type { Action } from '../../content/names.ts'
import { SOURCES } from '../../rules/select/context.ts'
import type { ActionEvent, ActionMessages } from '../../rules/words/action-words.ts'
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

/** The seven Actions, where they are named without a table. */
export const actionsEn = { names: NAMES, does: DOES }

export const actionMessagesEn: MessageTexts<ActionMessages> = {
  'action.turn': ({ ap }, w) => (ap === 0 ? 'You have no AP left. Use a card?' : `Your turn. You have ${w.ap(ap)}.`),
  'action.action': ({ action }) => NAMES[action],
  'action.price': ({ action, ap, plunder, food }, w) =>
    `${w.list([w.ap(ap), ...(plunder + food > 0 ? [w.resources(0, plunder, food)] : [])])}: ${DOES[action]}.`,
  'action.does': ({ action }) => `${DOES[action]}.`,
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
    const price = any > 0 ? `any ${w.count(any, 'resource', 'resources')}` : w.resources(salt, plunder, food)
    const other = orSalt + orPlunder + orFood > 0 ? ` or ${w.resources(orSalt, orPlunder, orFood)}` : ''
    const changed = change === 0 ? '' : change < 0 ? `, ${-change} less by cards` : `, ${change} more by cards`
    return `Costs ${price}${other}${changed}.`
  },
  'action.payUnit': ({ role, type }, w) => `How do you pay for the ${w.unit(role, type)}?`,
  'action.payDefense': () => 'How do you pay for it?',
  'action.payment': ({ salt, plunder, food }, w) => w.resources(salt, plunder, food),
  'action.tradeAnytime': () => 'Trade',
  'action.tradeDetail': () => '1 AP: you gain 1 Salt, and Heroes on your hex may give each other things.',
  'action.exchange': ({ give, get, n }, w) => `Exchange ${w.resource(give, n)} for ${w.resource(get, 1)}`,
  'refuse.actNoAp': ({ need, have }, w) =>
    have === 0 ? 'You have no AP left.' : `It takes ${w.ap(need)}; you have ${w.ap(have)}.`,
  'refuse.actResource': ({ kind, need, have }, w) => `It takes ${w.resource(kind, need)}; you have ${have}.`,
  'refuse.actOtherTurn': ({ action }) => `${NAMES[action]} is for your own turn in the Actions Phase.`,
  'refuse.actOffTurn': () => 'At this table it is only for your own turn while the Actions Phase lasts.',
  'refuse.actInBuild': ({ action }) => `${NAMES[action]} has to wait: in the Build Phase only Trade is allowed.`,
  'refuse.actMust': () => 'You still have AP, so you must spend at least 1 on your turn. Trade is always possible.',
  'refuse.actNobody': () => 'None of your pieces can go to any hex by a Command.',
  'refuse.actExplored': ({ space }, w) => `Your Hero is on ${w.hex(space)}, which is explored already.`,
  'refuse.actExploreCursed': ({ space }, w) => `${w.hex(space)} is cursed and cannot be explored.`,
  'refuse.actHaven': ({ space, why }, w) => `No Haven on ${w.hex(space)}: ${HAVEN[why] ?? 'that is not possible'}.`,
  'refuse.actNothingToBuy': () => 'There is no Item on the market that your Hero can use and you can pay.',
  'refuse.actMarketEmpty': () => 'The market is empty.',
  'refuse.actNoQuest': () => 'No Quest is available.',
  'refuse.actNotAdjacent': ({ space }, w) => `${w.hex(space)} is not adjacent.`,
  'refuse.actHere': ({ space }, w) => `Your Hero is on ${w.hex(space)} already.`,
  'refuse.actImpassable': ({ space, to }, w) => `Units cannot cross the edge between ${w.hex(space)} and ${w.hex(to)}.`,
  'refuse.actUnexplored': ({ space }, w) => `${w.hex(space)} has to be explored first.`,
  'refuse.actOtherPlayer': ({ space }, w) => `On ${w.hex(space)} is another player's Haven or Units.`,
  'refuse.actFull': ({ space, limit }, w) => `${w.hex(space)} is full: ${w.units(limit)} are the limit.`,
  'refuse.actNotThere': ({ space }, w) => `You have no such Unit on ${w.hex(space)}.`,
  'refuse.actMoveOne': () => 'At least one of your pieces has to go there.',
  'refuse.actOtherHero': () => 'You can only command your own Hero.',
  'refuse.actGiftElsewhere': ({ to }, w) => `${w.player(to)} is not on this hex.`,
  'refuse.actGiftNeeds': ({ to, item }, w) => `${w.player(to)} lacks the attribute for ${w.item(item)}.`,
  'refuse.actGiftNone': () => 'You do not have that.',
  'refuse.actGiftKinds': () => 'Only resources and Items can be given.',
  'refuse.actNoHaven': ({ space }, w) => `You have no Haven on ${w.hex(space)}.`,
  'refuse.actNoneLeft': () => 'There is none left in the reserve.',
  'refuse.actTooDear': () => 'You cannot pay for it.',
  'refuse.actDefense': ({ space }, w) => `${w.hex(space)} has one already.`,
  'refuse.actCampDefense': () => 'Without a Haven there are no Walls and Towers.',
  'refuse.actPayment': () => 'This is not what it costs, or you do not have that much.',
  'refuse.actCampEnemies': ({ space }, w) => `There are enemies on ${w.hex(space)}.`,
  'refuse.actCampNotEmpty': ({ space }, w) => `${w.hex(space)} is not empty.`,
  'refuse.actExchangeKind': () => 'You exchange for a resource of another kind.',
  'refuse.actExchangePoor': ({ kind, n, have }, w) => `It takes ${w.resource(kind, n)}; you have ${have}.`,
}

/** By rule: why there can be no Haven. */
const HAVEN: Readonly<Record<string, string>> = {
  'UP-HAV-03': 'the hex is not explored',
  'UP-HAV-04': 'the hex shows an X',
  'UP-HAV-05': 'the hex is cursed',
  'UP-HAV-06': 'there are Units of others',
  'UP-HAV-07': 'there is a Haven already',
  'UP-HAV-09': 'all your Havens are on the map',
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
  unitMoved: ({ role, unit, from, space }, w) => `1 ${w.unit(role, unit)} goes from ${w.hex(from)} to ${w.hex(space)}.`,
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
    `${w.player(role)} recruits 1 ${w.unit(role, unit)} on ${w.hex(space)} for ${w.resources(salt, plunder, food)}.`,
  wallBuilt: ({ role, space, salt, plunder, food }, w) =>
    `${w.player(role)} builds a Wall on ${w.hex(space)} for ${w.resources(salt, plunder, food)}.`,
  towerBuilt: ({ role, space, salt, plunder, food }, w) =>
    `${w.player(role)} builds a Tower on ${w.hex(space)} for ${w.resources(salt, plunder, food)}.`,
}
