/** Which faction a role plays, and with it all its units (BS-FAC-GEN-01): every other chapter asks here. */
import { isChaos } from '../../content/units.ts'
import { factionOf, type Role, type Table } from '../table/state.ts'

/** Alone without a citadel (BS-FAC-CHA-01). */
export const isChaosHorde = (t: Table, role: Role): boolean => isChaos(factionOf(t, role).id)
export const isCorsairs = (t: Table, role: Role): boolean => factionOf(t, role).id === 'corsairs'
export const isHillFolk = (t: Table, role: Role): boolean => factionOf(t, role).id === 'hillFolk'
export const isNecromancers = (t: Table, role: Role): boolean => factionOf(t, role).id === 'necromancers'
