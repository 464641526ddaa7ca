import type { TurnEvent, TurnMessages } from '../../rules/turn-words.ts'
import type { EventTexts, MessageTexts } from '../types.ts'

const free = (cost: number): string => (cost === 0 ? 'free' : cost === 1 ? 'costs 1 tile' : `costs ${cost} tiles`)

export const turnMessagesEn: MessageTexts<TurnMessages> = {
  'setup.chooseFaction': () => 'Choose your faction.',
  'setup.faction': (a, w) => w.faction(a.faction),
  'setup.placeCitadel': () => 'Place your citadel.',
  'setup.placeStart': () => 'Choose the area where your horde begins.',
  'setup.area': (a, w) => w.area(a.area),
  'setup.deploy': (a) => `Choose your starting units: placement costs of ${a.left} left.`,
  'setup.deployUnit': (a, w) => `Deploy ${w.units(a.unit, 1)} (cost ${a.cost})`,
  'setup.deployDone': () => 'No more starting units',
  'setup.deployShip': () => 'In which sea area does the ship begin?',
  'action.ask': () => 'Your actions: place, move or fight.',
  'action.place': (a, w) => `Place ${w.units(a.unit, 1)} (${free(a.cost)})`,
  'action.move': (a, w) => `Move units from ${w.area(a.area)}`,
  'action.fight': (a, w) => `Attack ${w.player(a.role)} in ${w.area(a.area)}`,
  'action.capture': () => 'Capture villages',
  'action.end': () => 'End the actions',
  'reenter.ask': () => 'All your units are gone. Bring one back into an empty area?',
  'reenter.unit': (a, w) => `Bring in ${w.units(a.unit, 1)} (${free(a.cost)})`,
  'reenter.decline': () => 'Not this turn',
  'reenter.where': (a, w) => `Into which empty area does the ${w.unit(a.unit)} go?`,
  'refuse.citadelTerrain': (a, w) => `A citadel stands only in plains, forest or hills, not in ${w.area(a.area)}.`,
  'refuse.citadelDistance': (a, w) => `${w.area(a.area)} is too near: two areas must lie between two citadels.`,
  'refuse.factionTaken': (a, w) => `The ${w.faction(a.faction)} are taken.`,
  'refuse.factionPlayers': (a, w) => `The ${w.faction(a.faction)} need at least ${a.players} players.`,
  'refuse.deployCost': (a, w) => `A ${w.unit(a.unit)} costs more than the ${a.left} you have left.`,
  'refuse.deployBlank': () => 'A blank tile can never be placed.',
  'refuse.battlesLeft': (a, w) => `First fight your battles: ${w.areas(a.areas)}.`,
  'refuse.notYourTurn': (a, w) => `It is the turn of ${w.player(a.role)}.`,
  'refuse.otherPhase': (a, w) => `Not in this phase: ${w.phase(a.phase)}.`,
  'refuse.notInHand': (a, w) => `You have no ${w.unit(a.unit)} in hand.`,
}

export const turnEventsEn: EventTexts<TurnEvent> = {
  startPlayerDraw: (e, w) => `${w.player(e.role)} draws ${e.tiles.join(' and ')} for the start.`,
  startPlayer: (e, w) => `${w.player(e.role)} begins.`,
  factionChosen: (e, w) => `Player ${e.role + 1} leads the ${w.faction(e.faction)}.`,
  startingHand: (e, w) => `${w.player(e.role)} draws ${e.count} tiles.`,
  citadelPlaced: (e, w) => `${w.player(e.role)} builds the citadel in ${w.area(e.area)}.`,
  startChosen: (e, w) => `${w.player(e.role)} gathers in ${w.area(e.area)}.`,
  deployed: (e, w) => `${w.player(e.role)} deploys ${w.units(e.unit, 1)} in ${w.area(e.area)}.`,
  turnBegan: (e, w) => `Round ${e.round}: the turn of ${w.player(e.role)}.`,
  phaseBegan: (e, w) => `${w.phase(e.phase)}.`,
  reentered: (e, w) => `${w.player(e.role)} returns to ${w.area(e.area)} with ${w.units(e.unit, 1)}.`,
  outOfGame: (e, w) => `${w.player(e.role)} finds no empty area and is out of the game.`,
  cutiecornJoins: (e, w) => `The cutiecorn joins ${w.player(e.role)} in ${w.area(e.area)}.`,
}
