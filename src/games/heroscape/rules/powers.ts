/** Special powers that a player carries out in step 3 of a turn, and special attacks (POW). */
import type { ProcedureOf } from '../../../engine/procedure.ts'
import type { Described } from '../../../engine/question.ts'
import type { Message, Reason } from '../../../engine/table.ts'
import type { Content } from '../content/content.ts'
import type { ArmyCard, Figure, Play, Procedure, Role, State, Table } from './state.ts'

/** Appends what the active card offers beside normal attacks, each as `power * figureCount + figure`. */
export function powerOffers(_t: Table, _role: Role, _out: number[]): void {}

export function powerKey(_t: Table, _offer: number): string {
  throw new Error('not written')
}

export function describePower(_t: Table, _offer: number): Described {
  throw new Error('not written')
}

/** Carries the offer out. 'move': the figures may move again, so the turn goes back to step 2. */
export function* usePower(_play: Play, _offer: number): Procedure<'move' | void> {
  throw new Error('not written')
}

/** What a destroyed figure does at its end, such as joining another card as a spirit. */
export function* afterDestruction(_play: Play, _figure: Figure, _owner: Role): Procedure {
  throw new Error('not written')
}

/** The Drop (HS-RUL-74): rolled for and carried out at the start of a round. */
export function* drop(_play: Play, _role: Role, _card: ArmyCard): Procedure {
  throw new Error('not written')
}

export function explainPower(_t: Table, _role: Role, _key: string): Reason[] {
  return []
}

export type { Message }
export const powerProcedures: Readonly<Record<string, ProcedureOf<State, Content, never>>> = {}
