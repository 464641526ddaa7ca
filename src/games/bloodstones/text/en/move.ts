import type { MoveEvent, MoveMessages } from '../../rules/move-words.ts'
import type { EventTexts, MessageTexts, Words } from '../types.ts'

const tiles = (n: number): string => (n === 1 ? '1 tile' : `${n} tiles`)
const way = (path: readonly number[], w: Words): string => path.map((area) => w.area(area)).join(' – ')

export const moveMessagesEn: MessageTexts<MoveMessages> = {
  'place.ask': (a, w) => `Where do you place the ${w.unit(a.unit)}?`,
  'place.area': (a, w) => w.area(a.area),
  'place.fight': () => 'Enemies are there: you will have to fight this turn.',
  'pay.tilesAsk': (a, w) => `Discard ${tiles(a.count)} to place the ${w.unit(a.unit)}.`,
  'pay.pointsAsk': (a, w) => `Pay ${w.points(a.cost)} for the move.`,
  'pay.with': (a, w) => `Discard ${w.tiles(a.tiles)}`,
  'pay.exact': (a, w) => `${w.points(a.points)}, nothing is lost.`,
  'pay.lost': (a, w) => `${w.points(a.points)}, ${a.lost} of them lost.`,
  'move.which': (a, w) => `Which units leave ${w.area(a.area)}?`,
  'move.all': (a, w) => `All of them: ${w.tiles(a.units)}`,
  'move.pick': () => 'Only some of them',
  'move.countAsk': (a, w) => `How many ${w.unit(a.unit, 2)} leave ${w.area(a.area)}?`,
  'move.count': (a, w) => (a.count === 0 ? `No ${w.unit(a.unit, 2)}` : w.units(a.unit, a.count)),
  'move.whereAsk': (a, w) => `Where to with ${w.tiles(a.units)}?`,
  'move.to': (a, w) => `${w.area(a.area)} (${w.points(a.cost)})`,
  'move.fight': () => 'Enemies are there: the way ends, and you will have to fight this turn.',
  'move.moreAsk': (a, w) => `The move costs ${w.points(a.cost)} so far. Move further units with it, or pay?`,
  'move.from': (a, w) => `Also move units from ${w.area(a.area)}`,
  'move.pay': (a, w) => `Pay ${w.points(a.cost)}`,
  'move.left': (a, w) => `Your hand is worth ${w.points(a.points)} more.`,
  'undead.ask': () => 'Move your undead, one after another.',
  'undead.from': (a, w) => `Move an undead from ${w.area(a.area)}`,
  'undead.done': () => 'The other undead stay',
  'undead.whereAsk': (a, w) => `Where does the undead go from ${w.area(a.area)}?`,
  'undead.to': (a, w) => w.area(a.area),
  'refuse.placeBlank': () => 'A blank tile can never be placed.',
  'refuse.placeNever': (a, w) => `No ${w.unit(a.unit)} is ever placed by an action.`,
  'refuse.placeNoHome': (a, w) => `In ${w.area(a.area)} you have neither a village nor your citadel.`,
  'refuse.placeNoHarbour': (a, w) => `${w.area(a.area)} does not lie beside a village of yours or your citadel.`,
  'refuse.placeNowhere': (a, w) => `There is no area where you could place the ${w.unit(a.unit)}.`,
  'refuse.placeTerrain': (a, w) => `In ${w.area(a.area)} no ${w.unit(a.unit)} can stand.`,
  'refuse.placeChaos': (a, w) => `${w.area(a.area)} has no units of yours and none just across the shore.`,
  'refuse.placeChaosEnemies': (a, w) => `Enemies are in ${w.area(a.area)}, and no unit of yours is there.`,
  'refuse.placeCost': (a, w) =>
    `Placing the ${w.unit(a.unit)} costs ${tiles(a.cost)}; you have only ${a.tiles} others.`,
  'refuse.cutiecornInPlay': () => 'The cutiecorn does not lie beside the map.',
  'refuse.moveNobody': (a, w) => `You have no units in ${w.area(a.area)}.`,
  'refuse.moveContested': (a, w) => `Enemies are in ${w.area(a.area)}: nobody leaves before the battle.`,
  'refuse.moveFortress': () => 'Castles and citadels never move.',
  'refuse.moveUndead': () => 'Undead move only in their own phase.',
  'refuse.moveCutiecorn': () => 'The cutiecorn moves only together with other units.',
  'refuse.movePoints': (a, w) =>
    a.points > 0
      ? `No step from here for the ${w.points(a.points)} you can pay.`
      : 'You have no points left to pay with.',
  'refuse.moveStay': (a, w) => `The units are in ${w.area(a.area)} already.`,
  'refuse.moveMountains': (a, w) => `Not all of these units can enter the mountains: ${w.area(a.area)}.`,
  'refuse.moveSea': () => 'Only ships and dragons can be at sea; ships carry the others across.',
  'refuse.moveShip': () => 'Ships cannot leave the sea.',
  'refuse.moveFar': (a, w) => `${w.area(a.area)} cannot be reached for ${w.points(a.points)}.`,
  'refuse.payCount': (a) => `Exactly ${tiles(a.count)} must be discarded, besides the one you place.`,
  'refuse.payLittle': (a, w) => `These tiles are worth only ${w.points(a.points)}; the move costs ${a.cost}.`,
  'refuse.paySuperfluous': () => 'One of these tiles is not needed.',
  'refuse.undeadNone': (a, w) => `You have no undead in ${w.area(a.area)}.`,
  'refuse.undeadMoved': (a, w) => `The undead in ${w.area(a.area)} have moved already.`,
  'refuse.undeadContested': (a, w) => `Enemies are in ${w.area(a.area)}: undead cannot leave.`,
  'refuse.undeadSea': () => 'Undead cannot be at sea; ships carry them across.',
  'refuse.undeadFar': (a, w) => `${w.area(a.area)} is more than two land areas away.`,
}

export const moveEventsEn: EventTexts<MoveEvent> = {
  placed: (e, w) => `${w.player(e.role)} places ${w.units(e.unit, 1)} in ${w.area(e.area)}.`,
  paidTiles: (e, w) => `${w.player(e.role)} discards ${w.tiles(e.tiles)}.`,
  moved: (e, w) => `${w.player(e.role)} moves ${w.tiles(e.units)}: ${way(e.path, w)} (${w.points(e.cost)}).`,
  paidPoints: (e, w) =>
    `${w.player(e.role)} discards ${w.tiles(e.tiles)} for ${w.points(e.cost)}` +
    (e.points > e.cost ? ` and loses ${e.points - e.cost}.` : '.'),
  undeadMoved: (e, w) => `${w.player(e.role)} moves an undead: ${way(e.path, w)}.`,
}
