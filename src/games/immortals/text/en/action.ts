import { nameOf } from '../../content/names.ts'
import type { ActionEvent, ActionMessages } from '../../rules/words/action-words.ts'
import { NONE } from '../../rules/table/state.ts'
import type { EventTexts, MessageTexts, Words } from '../types.ts'

type Strength = ActionMessages['act.takeOverFails']

/** Who stands in the way of a takeover: "Player 2 has 3 armies in Heartwood (Shadow)". */
function opposition({ holder, against, twin }: Strength, w: Words): string {
  if (holder === NONE) return 'the card lies in the stack'
  return `${w.player(holder)} has ${against === 0 ? 'no army' : w.armies(against)} in ${w.land(twin)}`
}

export const actionMessagesEn: MessageTexts<ActionMessages> = {
  'act.ask': ({ role, space, card }, w) => `“${w.space(role, space)}” with ${w.cardName(card)}: what do you do?`,
  'act.impossible': ({ role, space, card }, w) =>
    `${w.card(card)} on “${w.space(role, space)}”: not possible now. Take your compensation.`,
  'act.compensationGold': ({ gold }, w) => `Instead: ${w.gold(gold)}`,
  'act.compensationEnergy': ({ energy }, w) => `Instead: ${w.energy(energy)}`,
  'act.gold': ({ land, gold }, w) => `Earn ${w.gold(gold)} in ${w.land(land)}`,
  'act.energy': ({ land, energy }, w) => `Gain ${w.energy(energy)} in ${w.land(land)}`,
  'act.awaken': ({ land, armies }, w) => `Awaken ${w.armies(armies)} in ${w.land(land)}`,
  'act.awakenFrom': ({ world, armies }, w) => `Awaken ${w.armies(armies)} from the ${w.limbo(world)}`,
  'act.build': ({ building, land }, w) => `Build in ${w.land(land)}: ${w.building(building)}`,
  'act.buildDetail': ({ points, energy, gold }, w) =>
    `Costs ${w.price(energy, gold)}, brings ${w.points(points)} at once.`,
  'act.costs': ({ energy, gold }, w) => `Costs ${w.price(energy, gold)}.`,
  'act.move': ({ from, to }, w) => `Move from ${w.land(from)} to ${w.land(to)}`,
  'act.moveDetail': ({ most, energy, gold }, w) => `Costs ${w.price(energy, gold)}; up to ${w.armies(most)}.`,
  'act.draw': ({ cards }, w) => `Draw ${w.conflictCards(cards)}`,
  'act.drawFewer': ({ cards, energy, gold }, w) =>
    `Costs ${w.price(energy, gold)} all the same, although only ${w.conflictCards(cards)} can be drawn.`,
  'act.marker': ({ role }, w) => `Take the start player marker from ${w.player(role)}`,
  'act.takeOver': ({ land, holder }, w) =>
    holder === NONE
      ? `With ${w.land(land)}: take its land card from the stack`
      : `With ${w.land(land)}: take over its land card from ${w.player(holder)}`,
  'act.takeOverWorks': (args, w) =>
    `Costs ${w.price(args.energy, args.gold)}. You have ${w.armies(args.own)} there, ${opposition(args, w)}: you will get the card.`,
  'act.takeOverFails': (args, w) =>
    `Careful: you have only ${w.armies(args.own)} there, ${opposition(args, w)}. You would pay ${w.price(args.energy, args.gold)} for nothing.`,
  'awaken.ask': ({ world, left }, w) =>
    left === 1
      ? `Where does the army from the ${w.limbo(world)} go?`
      : `Where does the next army from the ${w.limbo(world)} go? ${left} are still to be placed.`,
  'awaken.land': ({ land }, w) => w.land(land),
  'awaken.landNow': ({ armies }, w) => `You have ${w.armies(armies)} there.`,
  'move.ask': ({ from, to }, w) => `How many armies go from ${w.land(from)} to ${w.land(to)}?`,
  'move.armies': ({ armies }, w) => w.armies(armies),
  'move.after': ({ from, left, to, there }, w) =>
    `${w.armies(left)} in ${w.land(from)} afterwards, ${there} in ${w.land(to)}.`,
  'refuse.actOtherCard': ({ card }, w) => `You have turned up ${w.card(card)}: one card per turn.`,
  'refuse.actOtherAction': ({ role, space }, w) => `Your card lies on “${w.space(role, space)}” and does nothing else.`,
  'refuse.actOtherMagic': ({ card }, w) => `Your ${w.card(card)} does something else.`,
  'refuse.actLimboFirst': ({ world }, w) =>
    `First choose to awaken armies from the ${w.limbo(world)}; then you are asked for the lands.`,
  'refuse.actWrongLand': ({ card, land }, w) => `Your ${w.card(card)} is not for ${w.land(land)}.`,
  'refuse.actWrongWorld': ({ card, land }, w) =>
    `Your ${w.card(card)} counts in the other world only, not in ${w.land(land)}.`,
  'refuse.actWrongRegion': ({ card, land }, w) =>
    `${w.land(land)} does not belong to the region of your ${w.card(card)}.`,
  'refuse.actJoker': ({ role, space }, w) => `A joker is of no use for “${w.space(role, space)}”.`,
  'refuse.actNotPresent': ({ land }, w) => `You have no army in ${w.land(land)}.`,
  'refuse.actPrice': ({ energy, gold, ownEnergy, ownGold }, w) =>
    `This costs ${w.price(energy, gold)}. You have ${w.energy(ownEnergy)} and ${w.gold(ownGold)}.`,
  'refuse.actLimboEmpty': ({ world }, w) => `There is no army of yours in the ${w.limbo(world)}.`,
  'refuse.actNotInWorld': ({ world }, w) => `You have no land in the ${w.world(world)} to which armies could come.`,
  'refuse.actPortalThere': ({ land }, w) => `There already is a portal in ${w.land(land)}.`,
  'refuse.actNoPortals': () => 'All portals have been built.',
  'refuse.actBuildingThere': ({ land, building }, w) =>
    `${w.land(land)} has its building already: ${w.building(building)}. There is room for one shrine or one capital.`,
  'refuse.actNoTiles': () => 'All building tiles are on the board.',
  'refuse.actCapitalInRegion': ({ land, region }, w) =>
    `The region ${w.region(region)} already has its capital, in ${w.land(land)}.`,
  'refuse.actSameLand': ({ land }, w) => `The armies already are in ${w.land(land)}.`,
  'refuse.actOneArmy': ({ land }, w) => `You have only one army in ${w.land(land)}, and one has to stay.`,
  'refuse.actNoRoute': ({ from, to }, w) =>
    `No way leads from ${w.land(from)} to ${w.land(to)} over your own lands and through portals in their direction.`,
  'refuse.actNoCards': () => 'There is no conflict card left to draw.',
  'refuse.actOwnMarker': () => 'You already have the start player marker.',
  'refuse.actOwnLandCard': ({ name }, w) => `You already have the land card ${w.name(name)}.`,
  'refuse.actOtherWorld': ({ land, world }, w) =>
    `The armies come from the ${w.limbo(world)}; ${w.land(land)} lies in the other world.`,
  'refuse.actArmies': ({ land, most }, w) =>
    most === 1
      ? `Exactly 1 army can leave ${w.land(land)}: one has to stay.`
      : `Between 1 and ${most} armies can leave ${w.land(land)}: one has to stay.`,
  'refuse.actNowhere': ({ card }, w) => `You have no army where your ${w.card(card)} would count.`,
  'refuse.actNoRoomForShrine': () => 'Every land of yours already has its shrine or capital.',
  'refuse.actNoLand': () => 'You have no army on the board.',
  'refuse.actChosen': ({ card }, w) => `You are in the middle of the action of ${w.card(card)}: finish it first.`,
}

export const actionEventsEn: EventTexts<ActionEvent> = {
  paid: ({ role, energy, gold }, w) => `${w.player(role)} pays ${w.price(energy, gold)}.`,
  goldEarned: ({ role, land, gold }, w) => `${w.player(role)} earns ${w.gold(gold)} in ${w.land(land)}.`,
  energyGained: ({ role, land, energy }, w) => `${w.player(role)} gains ${w.energy(energy)} in ${w.land(land)}.`,
  awakened: ({ role, world, lands, armies }, w) =>
    `${w.player(role)} awakens from the ${w.limbo(world)}: ${w.list(lands.map((land, i) => `${w.armies(armies[i])} in ${w.land(land)}`))}.`,
  built: ({ role, building, land, points }, w) =>
    `${w.player(role)} builds in ${w.land(land)}: ${w.building(building)}. That brings ${w.points(points)}.`,
  armiesMoved: ({ role, armies, route }, w) => {
    const way = route.slice(1, -1).map((land) => w.land(land))
    const by = way.length === 0 ? '' : ` by way of ${w.list(way)}`
    return `${w.player(role)} moves ${w.armies(armies)} from ${w.land(route[0])} to ${w.land(route[route.length - 1])}${by}.`
  },
  markerTaken: ({ role, from }, w) => `${w.player(role)} takes the start player marker from ${w.player(from)}.`,
  landCardTakenOver({ role, land, from, space }, w) {
    if (from === NONE) return `${w.player(role)} takes the land card ${w.name(nameOf(land))} from the stack.`
    const where = space === NONE ? '' : `; it was planned on “${w.space(from, space)}”`
    return `${w.player(role)} takes over the land card ${w.name(nameOf(land))} from ${w.player(from)}${where}.`
  },
  takeOverFailed: ({ role, land, from }, w) =>
    `${w.player(role)} reaches for the land card ${w.name(nameOf(land))}, but is not strong enough: ${w.player(from)} keeps it.`,
}
