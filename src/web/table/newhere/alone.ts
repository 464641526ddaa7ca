import type { TableState } from '../table-state.ts'

/** Whether nobody else plays here: among people nobody is advised by the table. */
export const isAlone = ({ table, seats }: Pick<TableState, 'table' | 'seats'>): boolean =>
  table?.seats.every(({ seat, holder }) => holder === 'bot' || seats.includes(seat)) ?? false
