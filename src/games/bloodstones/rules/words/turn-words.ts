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

export type TurnEvent =
  | { readonly type: 'startPlayerDraw'; readonly role: Role; readonly tiles: readonly number[] }
  | { readonly type: 'startPlayer'; readonly role: Role }
  | { readonly type: 'factionChosen'; readonly role: Role; readonly faction: string }
  | { readonly type: 'startingHand'; readonly role: Role; readonly count: number }
  | { readonly type: 'citadelPlaced'; readonly role: Role; readonly area: Area }
  | { readonly type: 'startChosen'; readonly role: Role; readonly area: Area }
  | { readonly type: 'deployed'; readonly role: Role; readonly unit: UnitType; readonly area: Area }
  | { readonly type: 'turnBegan'; readonly role: Role; readonly round: number }
  | { readonly type: 'phaseBegan'; readonly role: Role; readonly phase: Phase }
  | { readonly type: 'reentered'; readonly role: Role; readonly unit: UnitType; readonly area: Area }
  | { readonly type: 'outOfGame'; readonly role: Role }
  | { readonly type: 'cutiecornJoins'; readonly role: Role; readonly area: Area }
