import type { TableState } from '../table-state.ts'

/** Whether nobody else plays here: among people nobody is advised by the table. */
export const isAlone = ({ table, seats }: Pick<TableState, 'table' | 'seats'>): boolean =>
  table?.seats.every(({ seat, holder }) => holder === 'bot' || seats.includes(seat)) ?? false

interface Advisable {
  readonly isLocal: boolean
  readonly state: Pick<TableState, 'table' | 'seats'>
  /** Of a copy to try things out in: the table that it comes from. */
  readonly origin?: Advisable
}

/** Whether nobody plays here but one person, with one side or several, and bots. */
const isOnePerson = ({ table, seats }: Pick<TableState, 'table' | 'seats'>): boolean => {
  const people = table?.seats.filter(({ holder }) => holder !== 'bot') ?? []
  return people.length > 0 && people.every(({ seat, name }) => seats.includes(seat) && name === people[0].name)
}

/** Whether a hint may be given: never where people play against or with each other, on one device neither. */
export const mayBeHinted = ({ state, origin }: Advisable): boolean =>
  origin === undefined ? isOnePerson(state) : mayBeHinted(origin)

/** Whether whoever sits here may be advised: on this device, and alone at a server. A copy to try things out in gives no more than its table does. */
export const mayBeAdvised = ({ isLocal, state, origin }: Advisable): boolean =>
  origin === undefined ? isLocal || isAlone(state) : mayBeAdvised(origin)
