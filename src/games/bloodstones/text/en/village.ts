import type { VillageEvent, VillageMessages } from '../../rules/words/village-words.ts'
import type { EventTexts, MessageTexts, Words } from '../types.ts'

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

export const villageMessagesEn: MessageTexts<VillageMessages> = {
  'capture.tileAsk': () => 'Which tile do you discard to capture villages?',
  'capture.tile': ({ unit, value }, w) => `Discard ${w.units(unit, 1)} for ${w.points(value)}`,
  'capture.none': () => 'Capture nothing',
  'capture.villageAsk': ({ points }, w) => `Which village do you capture? You have ${w.points(points)} left.`,
  'capture.village': ({ area, owner, cost }, w) => `Village ${w.of(owner)} ${w.in(area)} (${w.points(cost)})`,
  'capture.stop': ({ points }, w) => `Capture no more and waste ${w.points(points)}`,
  'build.tileAsk': () => 'Which tile do you discard to build villages?',
  'build.tile': ({ unit, value }, w) => `Discard ${w.units(unit, 1)} for ${w.points(value)}`,
  'build.none': () => 'Build nothing and draw tiles',
  'build.villageAsk': ({ points, supply }, w) =>
    `Where do you build a village? You have ${w.points(points)} and ${w.villages(supply)} left.`,
  'build.village': ({ area, cost }, w) => `Village ${w.in(area)} (${w.points(cost)})`,
  'build.stop': ({ points }, w) => `Build no more and waste ${w.points(points)}`,
  'final.battleAsk': () => 'Where do you fight your next final battle?',
  'final.battle': ({ area, role }, w) => `Attack ${w.the(role)} ${w.in(area)}`,
  'refuse.captureNothing': ({ area }, w) => `There is no enemy village ${w.in(area)}.`,
  'refuse.captureOwn': ({ area }, w) => `The villages ${w.in(area)} are your own.`,
  'refuse.captureNoUnit': ({ area }, w) => `You have no unit ${w.in(area)} to capture villages with.`,
  'refuse.captureContested': ({ area }, w) =>
    `There are enemy units ${w.in(area)}; at this table you capture villages only where there are none.`,
  'refuse.captureCost': ({ area, cost }, w) =>
    `A village ${w.in(area)} costs ${w.points(cost)}, and you have fewer left.`,
  'refuse.captureNoTile': ({ area, cost }, w) =>
    `A village ${w.in(area)} costs ${w.points(cost)}, and no tile in your hand is worth that much.`,
  'refuse.captureNowhere': () => 'None of your units stands where there is a village to capture.',
  'refuse.captureOnce': () => 'You have already captured villages this turn.',
  'refuse.capturePhase': () => 'You capture villages in the first phase of your turn.',
  'refuse.captureChaosPhase': () => 'The Chaos Horde captures villages among its actions.',
  'refuse.captureNoTiles': () => 'You have no tile that pays for a village within your reach.',
  'refuse.buildPhase': () => 'You build villages after your actions.',
  'refuse.buildChaos': () => 'The Chaos Horde never builds villages.',
  'refuse.buildTerrain': ({ area, terrain }, w) => `There can be no villages ${w.in(area)} (${w.terrain(terrain)}).`,
  'refuse.buildMountains': ({ area }, w) =>
    `Your units can stand in the mountains of ${w.area(area)}, but villages cannot.`,
  'refuse.buildCitadel': ({ area }, w) => `Your citadel leaves no room for villages ${w.in(area)}.`,
  'refuse.buildEnemy': ({ area }, w) => `There are enemy units or villages ${w.in(area)}.`,
  'refuse.buildFull': ({ area, max }, w) => `There is room for only ${w.villages(max)} ${w.in(area)}.`,
  'refuse.buildSupply': () => 'You have no village left in your supply.',
  'refuse.buildNotEmpty': ({ area }, w) =>
    `Without citadel and villages you start again in an empty area, and ${w.place(area)} is not empty.`,
  'refuse.buildNotConnected': ({ area }, w) =>
    `${w.place(area)} neither borders on your villages or your citadel, nor does a chain of your units lead there.`,
  'refuse.buildCost': ({ area, cost }, w) =>
    `A village ${w.in(area)} costs ${w.points(cost)}, and you have fewer left.`,
  'refuse.buildNoTile': ({ area, cost }, w) =>
    `A village ${w.in(area)} costs ${w.points(cost)}, and no tile in your hand is worth that much.`,
  'refuse.tileTooSmall': ({ unit, value }, w) =>
    `With ${w.units(unit, 1)} (${w.points(value)}) you cannot pay for any village within your reach.`,
  'refuse.finalOnlyBattles': () => 'In the final battles you can do nothing but fight.',
}

const captured = (n: number, noun: string, w: Words): string => `${w.count(n)} captured ${noun}${n === 1 ? '' : 's'}`

function finalScoring(e: Extract<VillageEvent, { type: 'finalScoring' }>, w: Words): string {
  const gains = [
    ...(e.villages > 0 ? [`${w.vp(e.villagesVp)} for ${captured(e.villages, 'village', w)}`] : []),
    ...(e.citadels > 0 ? [`${w.vp(e.citadelsVp)} for ${captured(e.citadels, 'citadel', w)}`] : []),
  ]
  if (gains.length === 0)
    return `${w.the(e.role)} ${w.does(e.role, 'has', 'have')} captured nothing and ${w.does(e.role, 'stays', 'stay')} at ${w.vp(e.total)}.`
  return `${w.the(e.role)} ${w.does(e.role, 'adds', 'add')} ${w.list(gains)} to ${w.their(e.role)} ${w.vp(e.before)} and ${w.does(e.role, 'ends', 'end')} with ${w.vp(e.total)}.`
}

export const villageEventsEn: EventTexts<VillageEvent> = {
  captureTile: ({ role, unit, value }, w) =>
    `${w.the(role)} ${w.does(role, 'discards', 'discard')} ${w.units(unit, 1)} for ${w.points(value)} to capture villages.`,
  villageCaptured: ({ role, area, owner }, w) =>
    `${w.the(role)} ${w.does(role, 'captures', 'capture')} a village ${w.of(owner)} ${w.in(area)}.`,
  buildTile: ({ role, unit, value }, w) =>
    `${w.the(role)} ${w.does(role, 'discards', 'discard')} ${w.units(unit, 1)} for ${w.points(value)} to build villages.`,
  villageBuilt: ({ role, area }, w) => `${w.the(role)} ${w.does(role, 'builds', 'build')} a village ${w.in(area)}.`,
  pointsLost: ({ role, points }, w) => `${w.the(role)} ${w.does(role, 'wastes', 'waste')} ${w.points(points)}.`,
  desertLoss: ({ role, unit, area }, w) =>
    `${w.the(role)} ${w.does(role, 'loses', 'lose')} ${w.units(unit, 1)} to the desert ${w.in(area)}.`,
  drew: ({ role, count, bag }, w) =>
    `${w.the(role)} ${w.does(role, 'draws', 'draw')} ${w.someTiles(count)}; ${w.their(role)} bag ${bag === 0 ? 'is empty now' : `still holds ${w.count(bag)}`}.`,
  drewTiles: ({ tiles }, w) => `You draw ${w.tiles(tiles)}.`,
  resupply: ({ role, tiles, field, moved }, w) =>
    `${w.the(role)} ${w.does(role, 'returns', 'return')} ${w.someTiles(tiles)} to ${w.their(role)} bag` +
    (moved === 1 ? `, and ${w.their(role)} supply marker moves to field ${field}.` : '.'),
  villageScoring: ({ role, villages, vp, total }, w) =>
    villages === 0
      ? `${w.the(role)} ${w.does(role, 'has', 'have')} no villages on the map and ${w.does(role, 'scores', 'score')} nothing.`
      : `${w.the(role)} ${w.does(role, 'scores', 'score')} ${w.vp(vp)} for ${w.villages(villages)} on the map and now ${w.does(role, 'has', 'have')} ${w.vp(total)}.`,
  endTriggered: ({ role, by }, w) =>
    by === 'roundLimit'
      ? 'The agreed number of rounds has been played: the end of the game begins.'
      : `${w.the(role)} ${w.does(role, 'brings', 'bring')} about the end of the game: every supply marker ` +
        `${by === 'supply' ? 'has' : 'that can still move has'} reached the last field.`,
  finalBattlesOf: ({ role }, w) => `${w.the(role)} ${w.does(role, 'fights', 'fight')} ${w.their(role)} final battles.`,
  finalCapture: ({ role, area, owner, villages }, w) =>
    `As a final capture ${w.the(role)} ${w.does(role, 'takes', 'take')} ${w.villages(villages)} ${w.of(owner)} ${w.in(area)}.`,
  finalScoring,
  ranked: ({ role, place, shared, vp }, w) =>
    shared === 1
      ? `${w.the(role)} ${w.does(role, 'shares', 'share')} ${PLACES[place - 1]} place with ${w.vp(vp)}.`
      : `${w.the(role)} ${w.does(role, 'takes', 'take')} ${PLACES[place - 1]} place with ${w.vp(vp)}.`,
}
