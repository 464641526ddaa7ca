import { CUTIECORN } from '../../content/units.ts'
import type { MoveEvent, MoveMessages } from '../../rules/words/move-words.ts'
import type { EventTexts, MessageTexts } from '../types.ts'

export const moveMessagesEn: MessageTexts<MoveMessages> = {
  'place.ask': (a, w) => `Where do you place ${w.theUnit(a.unit)}?`,
  'place.area': (a, w) => w.area(a.area),
  'place.fight': () => 'Enemies are there: you will have to fight them this turn.',
  'pay.tilesAsk': (a, w) =>
    `Which ${a.count === 1 ? 'tile' : `${w.count(a.count)} tiles`} do you discard to pay for ${w.theUnit(a.unit)}?`,
  'pay.pointsAsk': (a, w) => `Your move costs ${w.points(a.cost)}. How do you pay?`,
  'pay.with': (a, w) => `Discard ${w.tiles(a.tiles)}`,
  'pay.exact': (a, w) => `${w.points(a.points)}, nothing is wasted.`,
  'pay.lost': (a, w) => `${w.points(a.points)}, ${a.lost} of them wasted.`,
  'move.which': (a, w) => `Which of your units leave ${w.place(a.area)}?`,
  'move.all': (a, w) => `All of them: ${w.tiles(a.units)}`,
  'move.pick': () => 'Only some of them',
  'move.countAsk': (a, w) =>
    a.unit === CUTIECORN
      ? `Does the cutiecorn leave ${w.place(a.area)}?`
      : `How many of your ${w.unit(a.unit, 2)} leave ${w.place(a.area)}?`,
  'move.count': (a, w) => (a.count > 0 ? w.units(a.unit, a.count) : a.unit === CUTIECORN ? 'No' : 'None'),
  'move.whereAsk': (a, w) => `Where do you move ${w.tiles(a.units)}?`,
  'move.to': (a, w) => `${w.area(a.area)} (${w.points(a.cost)})`,
  'move.fight': () => 'Enemies are there: your units stop, and you will have to fight this turn.',
  'move.moreAsk': (a, w) => `Your move costs ${w.points(a.cost)} so far. Do you move more units or pay?`,
  'move.from': (a, w) => `Also move units ${w.from(a.area)}`,
  'move.pay': (a, w) => `Pay ${w.points(a.cost)}`,
  'move.left': (a, w) => `Your hand is worth ${w.points(a.points)} more.`,
  'undead.ask': () => 'Which of your undead do you move?',
  'undead.from': (a, w) => `Move an undead ${w.from(a.area)}`,
  'undead.done': () => 'Leave the others where they are',
  'undead.whereAsk': (a, w) => `Your undead leaves ${w.place(a.area)}. Where to?`,
  'undead.to': (a, w) => w.area(a.area),
  'refuse.placeBlank': () => 'A blank tile can never be placed.',
  'refuse.placeNever': (a, w) => `You cannot place ${w.units(a.unit, 1)} by an action.`,
  'refuse.placeNoHome': (a, w) => `You have neither a village nor your citadel ${w.in(a.area)}.`,
  'refuse.placeNoHarbour': (a, w) => `You have neither a village nor your citadel on the shore of ${w.place(a.area)}.`,
  'refuse.placeNowhere': (a, w) => `There is no area where you could place ${w.theUnit(a.unit)}.`,
  'refuse.placeTerrain': (a, w) => `${w.units(a.unit, 1)} cannot stay ${w.in(a.area)}: the terrain does not allow it.`,
  'refuse.placeChaos': (a, w) => `None of your units stands ${w.in(a.area)} or just across its shore.`,
  'refuse.placeChaosEnemies': (a, w) => `Enemies hold ${w.place(a.area)}, and no unit of yours is there.`,
  'refuse.placeCost': (a, w) =>
    `To place ${w.theUnit(a.unit)} you have to discard ${w.someTiles(a.cost)}, but you have only ${a.tiles === 0 ? 'this one' : `${w.count(a.tiles)} more`}.`,
  'refuse.cutiecornInPlay': () => 'The cutiecorn is already on the map.',
  'refuse.moveNobody': (a, w) => `You have no units ${w.in(a.area)}.`,
  'refuse.moveContested': (a, w) => `There are enemies ${w.in(a.area)}: nobody leaves before the battle.`,
  'refuse.moveFortress': () => 'Castles and citadels never move.',
  'refuse.moveUndead': () => 'Undead move only in their own phase.',
  'refuse.moveCutiecorn': () => 'The cutiecorn moves only together with other units.',
  'refuse.movePoints': (a, w) =>
    a.points > 0
      ? `The ${w.points(a.points)} you can pay ${a.points === 1 ? 'does' : 'do'} not take you a step further from here.`
      : 'You have no points left to pay with.',
  'refuse.moveStay': (a, w) => `Your units are ${w.in(a.area)} already.`,
  'refuse.moveMountains': (a, w) => `Not all of these units can enter the mountains of ${w.area(a.area)}.`,
  'refuse.moveSea': () => 'Only ships and dragons stay at sea; all others need your ships to cross it.',
  'refuse.moveShip': () => 'Ships cannot leave the sea.',
  'refuse.moveFar': (a, w) => `${w.place(a.area)} is out of reach for ${w.points(a.points)}.`,
  'refuse.payCount': (a, w) =>
    `You have to discard exactly ${a.count === 1 ? 'one tile' : w.someTiles(a.count)} besides the one you place.`,
  'refuse.payLittle': (a, w) => `These tiles are worth only ${w.points(a.points)}, and the move costs ${a.cost}.`,
  'refuse.paySuperfluous': () => 'You need not pay with all of these tiles.',
  'refuse.undeadNone': (a, w) => `You have no undead ${w.in(a.area)}.`,
  'refuse.undeadMoved': (a, w) => `Your undead ${w.in(a.area)} have already moved.`,
  'refuse.undeadContested': (a, w) => `There are enemies ${w.in(a.area)}: your undead cannot leave.`,
  'refuse.undeadSea': () => 'Undead do not stay at sea; they need your ships to cross it.',
  'refuse.undeadFar': (a, w) => `${w.place(a.area)} is more than two land areas away.`,
}

export const moveEventsEn: EventTexts<MoveEvent> = {
  placed: (e, w) => `${w.the(e.role)} ${w.does(e.role, 'places', 'place')} ${w.units(e.unit, 1)} ${w.in(e.area)}.`,
  paidTiles: (e, w) =>
    `${w.the(e.role)} ${w.does(e.role, 'pays', 'pay')} for ${w.units(e.unit, 1)} with ${w.tiles(e.tiles)}.`,
  moved: (e, w) =>
    `${w.the(e.role)} ${w.does(e.role, 'moves', 'move')} ${w.tiles(e.units)} ${w.way(e.path)} for ${w.points(e.cost)}.`,
  paidPoints: (e, w) =>
    `${w.the(e.role)} ${w.does(e.role, 'discards', 'discard')} ${w.tiles(e.tiles)} to pay ${w.points(e.cost)} for the move` +
    (e.points > e.cost ? ` and ${w.does(e.role, 'wastes', 'waste')} ${e.points - e.cost}.` : '.'),
  undeadMoved: (e, w) => `${w.the(e.role)} ${w.does(e.role, 'moves', 'move')} an undead ${w.way(e.path)}.`,
}
