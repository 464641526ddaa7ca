import type { EventIn } from '../../../../engine/index.ts'
import type { Area, Phase, Role, UnitType } from '../table/state.ts'

/** A message without arguments. */
export type Plain = Readonly<Record<string, never>>

export interface TurnMessages {
  'setup.chooseFaction': Plain
  'setup.faction': { faction: string }
  'setup.placeCitadel': Plain
  'setup.placeStart': Plain
  'setup.area': { area: Area }
  'setup.deploy': { left: number }
  'setup.deployUnit': { unit: UnitType; cost: number }
  'setup.deployDone': Plain
  'setup.deployShip': Plain
  'action.ask': Plain
  'action.place': { unit: UnitType; cost: number }
  'action.move': { area: Area }
  'action.fight': { area: Area; role: Role }
  'action.capture': Plain
  'action.end': Plain
  'reenter.ask': Plain
  'reenter.unit': { unit: UnitType; cost: number }
  'reenter.decline': Plain
  'reenter.where': { unit: UnitType }
  'refuse.citadelTerrain': { area: Area }
  'refuse.citadelDistance': { area: Area; role: Role }
  'refuse.factionTaken': { faction: string }
  'refuse.factionPlayers': { faction: string; players: number }
  'refuse.deployCost': { unit: UnitType; left: number }
  'refuse.deployBlank': Plain
  'refuse.battlesLeft': { areas: string }
  'refuse.notYourTurn': { role: Role }
  'refuse.otherPhase': { phase: Phase }
  'refuse.notInHand': { unit: UnitType }
}

interface TurnEvents {
  startPlayerDraw: { role: Role; tiles: readonly number[] }
  startPlayer: { role: Role }
  factionChosen: { role: Role; faction: string }
  startingHand: { role: Role; count: number }
  citadelPlaced: { role: Role; area: Area }
  startChosen: { role: Role; area: Area }
  deployed: { role: Role; unit: UnitType; area: Area }
  turnBegan: { role: Role; round: number }
  phaseBegan: { role: Role; phase: Phase }
  reentered: { role: Role; unit: UnitType; area: Area }
  outOfGame: { role: Role }
  cutiecornJoins: { role: Role; area: Area }
}

export type TurnEvent = EventIn<TurnEvents>
