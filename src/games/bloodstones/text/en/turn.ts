import type { Phase } from '../../rules/table/state.ts'
import type { TurnEvent, TurnMessages } from '../../rules/words/turn-words.ts'
import type { EventTexts, MessageTexts, Words } from '../types.ts'

const price = (cost: number, w: Words): string => (cost === 0 ? 'free' : `costs ${w.someTiles(cost)}`)

export const turnMessagesEn: MessageTexts<TurnMessages> = {
  'setup.chooseFaction': () => 'Which faction will you lead?',
  'setup.faction': (a, w) => w.faction(a.faction),
  'setup.placeCitadel': () => 'Where does your citadel stand?',
  'setup.placeStart': () => 'Where does your horde gather?',
  'setup.area': (a, w) => w.area(a.area),
  'setup.deploy': (a) => `Which units do you start with? Placement costs of ${a.left} are left.`,
  'setup.deployUnit': (a, w) => `Deploy ${w.units(a.unit, 1)} (placement cost ${a.cost})`,
  'setup.deployDone': () => 'No more units',
  'setup.deployShip': () => 'In which sea area does your ship start?',
  'action.ask': () => 'What do you do: place, move or fight?',
  'action.place': (a, w) => `Place ${w.units(a.unit, 1)} (${price(a.cost, w)})`,
  'action.move': (a, w) => `Move units ${w.from(a.area)}`,
  'action.fight': (a, w) => `Attack ${w.the(a.role)} ${w.in(a.area)}`,
  'action.capture': () => 'Capture villages',
  'action.end': () => 'End your actions',
  'reenter.ask': () => 'None of your units is left on the map. Which one do you bring back?',
  'reenter.unit': (a, w) => `Bring in ${w.units(a.unit, 1)} (${price(a.cost, w)})`,
  'reenter.decline': () => 'Not this turn',
  'reenter.where': (a, w) => `In which empty area do you place ${w.theUnit(a.unit)}?`,
  'refuse.citadelTerrain': (a, w) => `${w.place(a.area)} is not suited to a citadel: it needs plains, forest or hills.`,
  'refuse.citadelDistance': (a, w) =>
    `${w.place(a.area)} is too near to the citadel ${w.of(a.role)}: two areas must lie between.`,
  'refuse.factionTaken': (a, w) =>
    `${w.theFaction(a.faction)} already ${w.factionDoes(a.faction, 'has', 'have')} a player.`,
  'refuse.factionPlayers': (a, w) =>
    `${w.theFaction(a.faction)} ${w.factionDoes(a.faction, 'needs', 'need')} at least ${w.count(a.players)} players.`,
  'refuse.deployCost': (a, w) =>
    `The placement cost of ${a.left} that you have left is not enough for ${w.units(a.unit, 1)}.`,
  'refuse.deployBlank': () => 'A blank tile can never be placed.',
  'refuse.battlesLeft': (a, w) => `First you have to fight in ${w.areas(a.areas)}.`,
  'refuse.notYourTurn': (a, w) => `It is not your turn but that ${w.of(a.role)}.`,
  'refuse.otherPhase': (a, w) => `This is not possible in the phase “${w.phase(a.phase)}”.`,
  'refuse.notInHand': (a, w) => `You have ${w.noUnit(a.unit)} in your hand.`,
}

const PHASES: Readonly<Record<Phase, (role: number, w: Words) => string>> = {
  setup: () => 'The factions take their places.',
  reenter: (role, w) => `${w.the(role)} may return to the map.`,
  capture: (role, w) => `${w.the(role)} may capture villages.`,
  undead: (role, w) => `${w.the(role)} may move ${w.their(role)} undead.`,
  actions: (role, w) => `${w.the(role)} ${w.does(role, 'begins', 'begin')} ${w.their(role)} actions.`,
  build: (role, w) => `${w.the(role)} may build villages.`,
  draw: (role, w) => `The turn ${w.of(role)} comes to its end.`,
  final: () => 'The time of the final battles has come.',
  over: () => 'The game is over.',
}

export const turnEventsEn: EventTexts<TurnEvent> = {
  startPlayerDraw: (e, w) =>
    `${w.the(e.role)} ${w.does(e.role, 'draws', 'draw')} ${w.list(e.tiles.map((tile) => `a ${tile}`))} to find out who begins.`,
  startPlayer: (e, w) => `${w.the(e.role)} ${w.does(e.role, 'begins', 'begin')} the game.`,
  factionChosen: (e, w) => `${w.person(e.role)} leads ${w.theFaction(e.faction)}.`,
  startingHand: (e, w) => `${w.the(e.role)} ${w.does(e.role, 'draws', 'draw')} ${w.someTiles(e.count)}.`,
  citadelPlaced: (e, w) =>
    `${w.the(e.role)} ${w.does(e.role, 'builds', 'build')} ${w.their(e.role)} citadel ${w.in(e.area)}.`,
  startChosen: (e, w) => `${w.the(e.role)} ${w.does(e.role, 'gathers', 'gather')} ${w.in(e.area)}.`,
  deployed: (e, w) => `${w.the(e.role)} ${w.does(e.role, 'deploys', 'deploy')} ${w.units(e.unit, 1)} ${w.in(e.area)}.`,
  turnBegan: (e, w) => `Round ${e.round}: ${w.the(e.role)} ${w.does(e.role, 'takes', 'take')} ${w.their(e.role)} turn.`,
  phaseBegan: (e, w) => PHASES[e.phase](e.role, w),
  reentered: (e, w) =>
    `${w.the(e.role)} ${w.does(e.role, 'returns', 'return')} to the map with ${w.units(e.unit, 1)} ${w.in(e.area)}.`,
  outOfGame: (e, w) =>
    `${w.the(e.role)} ${w.does(e.role, 'finds', 'find')} no empty area to return to and ${w.does(e.role, 'is', 'are')} out of the game.`,
  cutiecornJoins: (e, w) => `The cutiecorn joins ${w.the(e.role)} ${w.in(e.area)}.`,
}
