import { nameOf } from '../../content/names.ts'
import type { ActionEvent, ActionMessages } from '../../rules/words/action-words.ts'
import { NONE } from '../../rules/table/state.ts'
import type { EventTexts, MessageTexts, Words } from '../types.ts'

type Strength = ActionMessages['act.takeOverFails']

/** Who stands in the way of a takeover. */
function opposition({ holder, against, twin }: Strength, w: Words): string {
  if (holder === NONE) return 'die Karte liegt im Vorrat'
  return `${w.player(holder)} hat ${against === 0 ? 'keine Armee' : w.armies(against)} in ${w.land(twin)}`
}

export const actionMessagesDe: MessageTexts<ActionMessages> = {
  'act.ask': ({ role, space, card }, w) => `„${w.space(role, space)}“ mit ${w.cardName(card)}: Was tust du?`,
  'act.impossible': ({ role, space, card }, w) =>
    `${w.card(card)} auf „${w.space(role, space)}“: Das geht jetzt nicht. Nimm deine Kompensation.`,
  'act.compensationGold': ({ gold }, w) => `Verzicht: ${w.gold(gold)}`,
  'act.compensationEnergy': ({ energy }, w) => `Verzicht: ${w.energy(energy)}`,
  'act.gold': ({ land, gold }, w) => `${w.gold(gold)} in ${w.land(land)} verdienen`,
  'act.energy': ({ land, energy }, w) => `${w.energy(energy)} in ${w.land(land)} erhalten`,
  'act.awaken': ({ land, armies }, w) => `${w.armies(armies)} in ${w.land(land)} erwecken`,
  'act.awakenFrom': ({ world, armies }, w) => `${w.armies(armies)} aus dem ${w.limbo(world)} erwecken`,
  'act.build': ({ building, land }, w) => `In ${w.land(land)} bauen: ${w.building(building)}`,
  'act.buildDetail': ({ points, energy, gold }, w) =>
    `Kostet ${w.price(energy, gold)}, bringt sofort ${w.points(points)}.`,
  'act.costs': ({ energy, gold }, w) => `Kostet ${w.price(energy, gold)}.`,
  'act.move': ({ from, to }, w) => `Von ${w.land(from)} nach ${w.land(to)} ziehen`,
  'act.moveDetail': ({ most, energy, gold }, w) => `Kostet ${w.price(energy, gold)}; höchstens ${w.armies(most)}.`,
  'act.draw': ({ cards }, w) => `${w.conflictCards(cards)} ziehen`,
  'act.drawFewer': ({ cards, energy, gold }, w) =>
    `Kostet trotzdem ${w.price(energy, gold)}, obwohl die Stapel nur noch ${w.conflictCards(cards)} hergeben.`,
  'act.marker': ({ role }, w) => `${w.player(role)} den Startspielermarker abnehmen`,
  'act.takeOver': ({ land, holder }, w) =>
    holder === NONE
      ? `Mit ${w.land(land)}: die Länderkarte dazu aus dem Vorrat nehmen`
      : `Mit ${w.land(land)}: die Länderkarte dazu von ${w.player(holder)} übernehmen`,
  'act.takeOverWorks': (args, w) =>
    `Kostet ${w.price(args.energy, args.gold)}. Du hast dort ${w.armies(args.own)}, ${opposition(args, w)}: Du bekommst die Karte.`,
  'act.takeOverFails': (args, w) =>
    `Vorsicht: Du hast dort nur ${w.armies(args.own)}, ${opposition(args, w)}. Du würdest ${w.price(args.energy, args.gold)} umsonst zahlen.`,
  'awaken.ask': ({ world, left }, w) =>
    left === 1
      ? `Wohin kommt die Armee aus dem ${w.limbo(world)}?`
      : `Wohin kommt die nächste Armee aus dem ${w.limbo(world)}? Es sind noch ${left} zu verteilen.`,
  'awaken.land': ({ land }, w) => w.land(land),
  'awaken.landNow': ({ armies }, w) => `Dort hast du ${w.armies(armies)}.`,
  'move.ask': ({ from, to }, w) => `Wie viele Armeen ziehen von ${w.land(from)} nach ${w.land(to)}?`,
  'move.armies': ({ armies }, w) => w.armies(armies),
  'move.after': ({ from, left, to, there }, w) =>
    `Danach ${w.armies(left)} in ${w.land(from)} und ${there} in ${w.land(to)}.`,
  'refuse.actOtherCard': ({ card }, w) =>
    `Du hast eine Karte aufgedeckt, und mehr geht in einem Zug nicht: ${w.card(card)}.`,
  'refuse.actOtherAction': ({ role, space }, w) =>
    `Deine Karte liegt auf „${w.space(role, space)}“; etwas anderes tut sie nicht.`,
  'refuse.actOtherMagic': ({ card }, w) => `Deine Karte tut etwas anderes: ${w.card(card)}.`,
  'refuse.actLimboFirst': ({ world }, w) =>
    `Wähle zuerst, Armeen aus dem ${w.limbo(world)} zu erwecken; nach den Ländern wirst du danach gefragt.`,
  'refuse.actWrongLand': ({ card, land }, w) => `Für ${w.land(land)} gilt deine Karte nicht: ${w.card(card)}.`,
  'refuse.actWrongWorld': ({ card, land }, w) =>
    `Deine Karte gilt nur in der anderen Welt, nicht in ${w.land(land)}: ${w.card(card)}.`,
  'refuse.actWrongRegion': ({ card, land }, w) =>
    `${w.land(land)} gehört nicht zur Region deiner Karte: ${w.card(card)}.`,
  'refuse.actJoker': ({ role, space }, w) => `Für „${w.space(role, space)}“ taugt kein Joker.`,
  'refuse.actNotPresent': ({ land }, w) => `In ${w.land(land)} hast du keine Armee.`,
  'refuse.actPrice': ({ energy, gold, ownEnergy, ownGold }, w) =>
    `Das kostet ${w.price(energy, gold)}. Du hast ${w.energy(ownEnergy)} und ${w.gold(ownGold)}.`,
  'refuse.actLimboEmpty': ({ world }, w) => `Im ${w.limbo(world)} ist keine deiner Armeen.`,
  'refuse.actNotInWorld': ({ world }, w) => `In der ${w.world(world)} hast du kein Land, in das Armeen kommen könnten.`,
  'refuse.actPortalThere': ({ land }, w) => `In ${w.land(land)} steht schon ein Portal.`,
  'refuse.actNoPortals': () => 'Alle Portale sind gebaut.',
  'refuse.actBuildingThere': ({ land, building }, w) =>
    `${w.land(land)} hat schon ein Gebäude: ${w.building(building)}. Platz ist für einen Schrein oder eine Hauptstadt.`,
  'refuse.actNoTiles': () => 'Alle Gebäudeplättchen liegen auf dem Spielplan.',
  'refuse.actCapitalInRegion': ({ land, region }, w) =>
    `Die Region ${w.region(region)} hat schon ihre Hauptstadt, in ${w.land(land)}.`,
  'refuse.actSameLand': ({ land }, w) => `Die Armeen sind schon in ${w.land(land)}.`,
  'refuse.actOneArmy': ({ land }, w) => `In ${w.land(land)} hast du nur eine Armee, und eine muss bleiben.`,
  'refuse.actNoRoute': ({ from, to }, w) =>
    `Über eigene Länder und durch Portale in ihrer Richtung führt kein Weg von ${w.land(from)} nach ${w.land(to)}.`,
  'refuse.actNoCards': () => 'Es ist keine Konfliktkarte mehr zu ziehen.',
  'refuse.actOwnMarker': () => 'Du hast den Startspielermarker schon.',
  'refuse.actOwnLandCard': ({ name }, w) => `Du hast die Länderkarte ${w.name(name)} schon.`,
  'refuse.actOtherWorld': ({ land, world }, w) =>
    `Die Armeen kommen aus dem ${w.limbo(world)}; ${w.land(land)} liegt in der anderen Welt.`,
  'refuse.actArmies': ({ land, most }, w) =>
    most === 1
      ? `Genau 1 Armee kann ${w.land(land)} verlassen: Eine muss bleiben.`
      : `Zwischen 1 und ${most} Armeen können ${w.land(land)} verlassen: Eine muss bleiben.`,
  'refuse.actNowhere': ({ card }, w) => `Wo deine Karte gilt, hast du keine Armee: ${w.card(card)}.`,
  'refuse.actNoRoomForShrine': () => 'Jedes deiner Länder hat schon einen Schrein oder eine Hauptstadt.',
  'refuse.actNoLand': () => 'Du hast keine Armee auf dem Spielplan.',
  'refuse.actChosen': ({ card }, w) => `Führe erst die angefangene Aktion zu Ende: ${w.card(card)}.`,
}

export const actionEventsDe: EventTexts<ActionEvent> = {
  paid: ({ role, energy, gold }, w) => `${w.player(role)} zahlt ${w.price(energy, gold)}.`,
  goldEarned: ({ role, land, gold }, w) => `${w.player(role)} verdient ${w.gold(gold)} in ${w.land(land)}.`,
  energyGained: ({ role, land, energy }, w) => `${w.player(role)} erhält ${w.energy(energy)} in ${w.land(land)}.`,
  awakened: ({ role, world, lands, armies }, w) =>
    `${w.player(role)} erweckt aus dem ${w.limbo(world)}: ${w.list(lands.map((land, i) => `${w.armies(armies[i])} in ${w.land(land)}`))}.`,
  built: ({ role, building, land, points }, w) =>
    `${w.player(role)} baut in ${w.land(land)}: ${w.building(building)}. Das bringt ${w.points(points)}.`,
  armiesMoved: ({ role, armies, route }, w) => {
    const way = route.slice(1, -1).map((land) => w.land(land))
    const by = way.length === 0 ? '' : ` über ${w.list(way)}`
    return `${w.player(role)} zieht mit ${w.count(armies, 'Armee', 'Armeen')} von ${w.land(route[0])}${by} nach ${w.land(route[route.length - 1])}.`
  },
  markerTaken: ({ role, from }, w) => `${w.player(role)} nimmt ${w.player(from)} den Startspielermarker ab.`,
  landCardTakenOver({ role, land, from, space }, w) {
    if (from === NONE) return `${w.player(role)} nimmt die Länderkarte ${w.name(nameOf(land))} aus dem Vorrat.`
    const where = space === NONE ? '' : `; sie war auf „${w.space(from, space)}“ verplant`
    return `${w.player(role)} übernimmt die Länderkarte ${w.name(nameOf(land))} von ${w.player(from)}${where}.`
  },
  takeOverFailed: ({ role, land, from }, w) =>
    `${w.player(role)} greift nach der Länderkarte ${w.name(nameOf(land))}, ist aber nicht stark genug: ${w.player(from)} behält sie.`,
}
