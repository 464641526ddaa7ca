import type { VillageEvent, VillageMessages } from '../../rules/village-words.ts'
import type { EventTexts, MessageTexts } from '../types.ts'

const tiles = (n: number): string => (n === 1 ? '1 tile' : `${n} tiles`)
const citadels = (n: number): string => (n === 1 ? '1 captured citadel' : `${n} captured citadels`)
const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

export const villageMessagesEn: MessageTexts<VillageMessages> = {
  'capture.tileAsk': () => 'Capture villages: which tile do you discard?',
  'capture.tile': ({ unit, value }, w) => `Discard ${w.units(unit, 1)} for ${w.points(value)}`,
  'capture.none': () => 'Capture nothing',
  'capture.villageAsk': ({ points }, w) => `Which village do you capture? ${w.points(points)} left`,
  'capture.village': ({ area, owner, cost }, w) =>
    `Village of ${w.player(owner)} in ${w.area(area)} (${w.points(cost)})`,
  'capture.stop': ({ points }, w) => `Capture no more and lose ${w.points(points)}`,
  'build.tileAsk': () => 'Build villages: which tile do you discard?',
  'build.tile': ({ unit, value }, w) => `Discard ${w.units(unit, 1)} for ${w.points(value)}`,
  'build.none': () => 'Build nothing and draw tiles',
  'build.villageAsk': ({ points, supply }, w) =>
    `Where do you build a village? ${w.points(points)} left, ${w.villages(supply)} in the supply`,
  'build.village': ({ area, cost }, w) => `Village in ${w.area(area)} (${w.points(cost)})`,
  'build.stop': ({ points }, w) => `Build no more and lose ${w.points(points)}`,
  'final.battleAsk': () => 'Final battles: where do you fight next?',
  'final.battle': ({ area, role }, w) => `Attack ${w.player(role)} in ${w.area(area)}`,
  'refuse.captureNothing': ({ area }, w) => `There is no enemy village in ${w.area(area)}.`,
  'refuse.captureOwn': ({ area }, w) => `The villages in ${w.area(area)} are your own.`,
  'refuse.captureNoUnit': ({ area }, w) => `You have no unit in ${w.area(area)}, so you cannot capture there.`,
  'refuse.captureContested': ({ area }, w) =>
    `There are enemy units in ${w.area(area)}; at this table villages are captured only where no enemy unit stands.`,
  'refuse.captureCost': ({ area, cost }, w) =>
    `A village in ${w.area(area)} costs ${w.points(cost)}, and you have fewer left.`,
  'refuse.captureNoTile': ({ area, cost }, w) =>
    `A village in ${w.area(area)} costs ${w.points(cost)}, and no tile in your hand is worth that much.`,
  'refuse.captureNowhere': () => 'You have no unit in any area with a village that you could capture.',
  'refuse.captureOnce': () => 'You have already captured villages in this turn.',
  'refuse.capturePhase': () => 'Villages are captured in the first phase of your turn.',
  'refuse.captureChaosPhase': () => 'The Chaos Horde captures villages by an action of its third phase.',
  'refuse.captureNoTiles': () => 'You have no tile that pays for a village within your reach.',
  'refuse.buildPhase': () => 'Villages are built in the fourth phase, after your actions.',
  'refuse.buildChaos': () => 'The Chaos Horde never builds villages.',
  'refuse.buildTerrain': ({ area, terrain }, w) =>
    `There can be no villages in ${w.area(area)} (${w.terrain(terrain)}).`,
  'refuse.buildMountains': ({ area }, w) =>
    `Your units can stand in the mountains of ${w.area(area)}, but villages cannot.`,
  'refuse.buildCitadel': ({ area }, w) => `Your citadel stands in ${w.area(area)}; there is no room for villages.`,
  'refuse.buildEnemy': ({ area }, w) => `There are enemy units or villages in ${w.area(area)}.`,
  'refuse.buildFull': ({ area, max }, w) => `There is room for only ${w.villages(max)} in ${w.area(area)}.`,
  'refuse.buildSupply': () => 'You have no village left in your supply.',
  'refuse.buildNotEmpty': ({ area }, w) =>
    `Without citadel and villages you start again in an empty area, and ${w.area(area)} is not empty.`,
  'refuse.buildNotConnected': ({ area }, w) =>
    `${w.area(area)} is neither next to one of your villages or your citadel nor connected to them by a chain of your units.`,
  'refuse.buildCost': ({ area, cost }, w) =>
    `A village in ${w.area(area)} costs ${w.points(cost)}, and you have fewer left.`,
  'refuse.buildNoTile': ({ area, cost }, w) =>
    `A village in ${w.area(area)} costs ${w.points(cost)}, and no tile in your hand is worth that much.`,
  'refuse.tileTooSmall': ({ unit, value }, w) =>
    `With ${w.units(unit, 1)} (${w.points(value)}) you cannot pay for any village within your reach.`,
  'refuse.finalOnlyBattles': () => 'In the final battles nothing but fighting is possible.',
}

export const villageEventsEn: EventTexts<VillageEvent> = {
  captureTile: ({ role, unit, value }, w) =>
    `${w.player(role)}: discards ${w.units(unit, 1)} (${w.points(value)}) to capture villages.`,
  villageCaptured: ({ role, area, owner }, w) =>
    `${w.player(role)}: captures a village of ${w.player(owner)} in ${w.area(area)}.`,
  buildTile: ({ role, unit, value }, w) =>
    `${w.player(role)}: discards ${w.units(unit, 1)} (${w.points(value)}) to build villages.`,
  villageBuilt: ({ role, area }, w) => `${w.player(role)}: builds a village in ${w.area(area)}.`,
  pointsLost: ({ role, points }, w) => `${w.player(role)}: ${w.points(points)} not used.`,
  desertLoss: ({ role, unit, area }, w) =>
    `${w.player(role)}: ${w.units(unit, 1)} perishes in the desert of ${w.area(area)}.`,
  drew: ({ role, count, bag }, w) => `${w.player(role)}: draws ${tiles(count)}, ${bag} left in the bag.`,
  drewTiles: ({ tiles: list }, w) => `You drew: ${w.tiles(list)}.`,
  resupply: ({ role, tiles: count, field, moved }, w) =>
    moved === 1
      ? `${w.player(role)}: resupply, ${tiles(count)} back into the bag, supply marker on field ${field}.`
      : `${w.player(role)}: refills the bag with ${tiles(count)}.`,
  villageScoring: ({ role, villages, vp, total }, w) =>
    `${w.player(role)}: scores ${w.vp(vp)} for ${w.villages(villages)} on the map, now ${total}.`,
  endTriggered: ({ role, by }, w) =>
    by === 'supply'
      ? `${w.player(role)}: triggers the end of the game, every supply marker has reached the last field.`
      : 'The agreed number of rounds has been played: the end of the game begins.',
  finalBattlesOf: ({ role }, w) => `Final battles of ${w.player(role)}.`,
  finalCapture: ({ role, area, owner, villages }, w) =>
    `${w.player(role)}: finally captures ${w.villages(villages)} of ${w.player(owner)} in ${w.area(area)}.`,
  finalScoring: (e, w) =>
    `${w.player(e.role)}: ${w.vp(e.before)} in play, ${w.vp(e.villagesVp)} for ${w.villages(e.villages)} captured, ` +
    `${w.vp(e.citadelsVp)} for ${citadels(e.citadels)}, together ${e.total}.`,
  ranked: ({ role, place, shared, vp }, w) =>
    `${w.player(role)}: ${shared === 1 ? 'shares ' : ''}${places[place - 1]} place with ${w.vp(vp)}.`,
}
