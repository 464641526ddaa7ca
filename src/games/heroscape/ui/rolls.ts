import type { GameEvent, Role } from '../../../engine/index.ts'
import type { NumberedEvent } from '../../../protocol/mirror.ts'
import { countsIn, numbersIn } from '../../../kit/counting.ts'
import type { RollFor } from '../rules/rounds/initiative.ts'
import type { Event } from '../rules/words/words.ts'

/* Rolls of dice as the stage shows them, gathered from the events that tell of them. */

/** Extra dice and where they come from: `height`, `glyph` or a special power. */
export interface Extra {
  readonly reason: string
  readonly dice: number
}

export interface Defense {
  readonly figure: number
  readonly faces: readonly number[]
  readonly extras: readonly Extra[]
  readonly shields: number
  readonly hits: number
  readonly isDodged: boolean
}

/** What became of a figure by a roll. */
export interface Outcome {
  readonly figure: number
  readonly wounds: number
  readonly total: number
  readonly life: number
  readonly isDestroyed: boolean
}

interface WithOutcomes {
  readonly outcomes: readonly Outcome[]
}

export interface AttackRoll extends WithOutcomes {
  readonly kind: 'attack'
  readonly attacker: number
  readonly targets: readonly number[]
  readonly isSpecial: boolean
  readonly faces: readonly number[]
  readonly extras: readonly Extra[]
  readonly defenses: readonly Defense[]
  readonly isMissed: boolean
}

/** Strikes at a figure that leaves an engagement, and falls. */
export interface HurtRoll extends WithOutcomes {
  readonly kind: 'strike' | 'fall'
  readonly figure: number
  readonly by: readonly number[]
  readonly faces: readonly number[]
}

export type D20What = 'chomped' | 'shackled' | 'charged' | 'cloneRolled' | 'dropRolled' | 'fellFar' | 'reinforcements'

export interface D20Roll extends WithOutcomes {
  readonly kind: 'd20'
  readonly what: D20What
  readonly roll: number
  readonly needed: number
  readonly isSuccess: boolean
  /** -1: none. */
  readonly figure: number
  readonly target: number
  readonly card: number
  readonly role: Role
}

export interface FirstRoll {
  readonly kind: 'first'
  readonly what: RollFor
  readonly rows: readonly { readonly role: Role; readonly roll: number; readonly bonus: number }[]
}

export interface BeginRoll {
  readonly kind: 'begin'
  readonly rows: readonly { readonly role: Role; readonly faces: readonly number[]; readonly skulls: number }[]
}

export interface CurseRoll {
  readonly kind: 'curse'
  readonly rows: readonly { readonly figure: number; readonly roll: number; readonly isDoomed: boolean }[]
}

export type Roll = AttackRoll | HurtRoll | D20Roll | FirstRoll | BeginRoll | CurseRoll

/** So many rolls can be looked at again. */
const KEPT = 12

export const extrasOf = (bonuses: string): Extra[] => countsIn(bonuses, ':').map(([reason, dice]) => ({ reason, dice }))

/** The rolls so far and those in these events, oldest first. The same list if there is nothing new. */
export function withRolls(rolls: readonly Roll[], events: readonly GameEvent[]): readonly Roll[] {
  let list = rolls
  for (const event of events as readonly Event[]) {
    const started = startedBy(event)
    if (started !== undefined) list = [...list, started]
    else list = continuedBy(list, event)
  }
  return list.length > KEPT ? list.slice(-KEPT) : list
}

function startedBy(event: Event): Roll | undefined {
  switch (event.type) {
    case 'attackRolled':
      return attackOf(event.attacker, [event.target], false, event.faces, event.bonuses)
    case 'specialAttackRolled':
      return attackOf(event.attacker, numbersIn(event.targets), true, event.faces, '')
    case 'struck':
      return { kind: 'strike', figure: event.figure, by: event.by, faces: event.faces, outcomes: [] }
    case 'fell':
      return { kind: 'fall', figure: event.figure, by: [], faces: event.faces, outcomes: [] }
    case 'rolledForFirst':
      return { kind: 'first', what: event.what, rows: rowsOf(event) }
    case 'cursed':
      return curseOf(event)
    default:
      return d20Of(event)
  }
}

const starts = (event: Event): boolean => event.type === 'rolledToBegin' || startedBy(event) !== undefined

/** The number of the event that told of the last roll. */
export const lastRollIn = (told: readonly NumberedEvent[]): number | undefined =>
  told.findLast(({ event }) => starts(event as Event))?.n

/** The last rolls of all that was told, oldest first. */
export function rollsIn(told: readonly NumberedEvent[]): readonly Roll[] {
  let from = told.length
  for (let found = 0; found < KEPT && from > 0;) if (starts(told[--from].event as Event)) found++
  return withRolls(
    [],
    told.slice(from).map(({ event }) => event),
  )
}

const attackOf = (
  attacker: number,
  targets: readonly number[],
  isSpecial: boolean,
  faces: readonly number[],
  bonuses: string,
): AttackRoll => ({
  kind: 'attack',
  attacker,
  targets,
  isSpecial,
  faces,
  extras: extrasOf(bonuses),
  defenses: [],
  isMissed: false,
  outcomes: [],
})

const rowsOf = ({ roles, rolls, bonuses }: Extract<Event, { type: 'rolledForFirst' }>): FirstRoll['rows'] =>
  roles.map((role, i) => ({ role, roll: rolls[i], bonus: bonuses[i] }))

function curseOf(event: Extract<Event, { type: 'cursed' }>): CurseRoll {
  const rolls = numbersIn(event.rolls)
  const doomed = new Set(numbersIn(event.doomed))
  const rows = numbersIn(event.figures).map((figure, i) => ({ figure, roll: rolls[i], isDoomed: doomed.has(figure) }))
  return { kind: 'curse', rows }
}

const NOBODY = { figure: -1, target: -1, card: -1, role: -1 }

/** HS-RUL-88: an extreme fall is survived with this. */
const LUCKY = 19

function d20Of(event: Event): D20Roll | undefined {
  const roll = (what: D20What, of: Pick<D20Roll, 'roll' | 'needed' | 'isSuccess'> & Partial<D20Roll>): D20Roll => ({
    ...NOBODY,
    ...of,
    kind: 'd20',
    what,
    outcomes: [],
  })
  switch (event.type) {
    case 'chomped':
    case 'shackled':
    case 'charged':
    case 'cloneRolled':
    case 'dropRolled': {
      // A bite that needs no roll shows no die.
      if (event.roll === 0) return undefined
      const { type, success, d20, ...rest } = event
      return roll(type, { ...rest, needed: d20, isSuccess: success === 1 })
    }
    case 'fellFar': {
      const { figure, isDestroyed } = event
      return roll('fellFar', { figure, roll: event.roll, needed: LUCKY, isSuccess: isDestroyed === 0 })
    }
    case 'rolledForReinforcements': {
      const { role, needed } = event
      return roll('reinforcements', { role, roll: event.roll, needed, isSuccess: event.roll >= needed })
    }
    default:
      return undefined
  }
}

/** What belongs to the last roll: who defends, misses, is wounded or destroyed; and the rolls for the first turn, one by one. */
function continuedBy(list: readonly Roll[], event: Event): readonly Roll[] {
  const last = list[list.length - 1]
  if (event.type === 'rolledToBegin') {
    const row = { role: event.role, faces: event.faces, skulls: event.skulls }
    const goesOn = last?.kind === 'begin' && last.rows.every(({ role }) => role !== row.role)
    return goesOn ? replaced(list, { ...last, rows: [...last.rows, row] }) : [...list, { kind: 'begin', rows: [row] }]
  }
  if (last === undefined || last.kind === 'first' || last.kind === 'begin' || last.kind === 'curse') return list
  if (event.type === 'wounded' || event.type === 'destroyed') return withOutcome(list, last, event)
  if (last.kind !== 'attack') return list
  if (event.type === 'attackMissed') return replaced(list, { ...last, isMissed: true })
  if (event.type !== 'defenseRolled') return list
  const { figure, faces, bonuses, shields, hits, dodged } = event
  const defense = { figure, faces, extras: extrasOf(bonuses), shields, hits, isDodged: dodged === 1 }
  return replaced(list, { ...last, defenses: [...last.defenses, defense] })
}

const replaced = (list: readonly Roll[], last: Roll): readonly Roll[] => [...list.slice(0, -1), last]

const OUTSIDE: ReadonlySet<string> = new Set(['mist', 'curse'])

function withOutcome(
  list: readonly Roll[],
  last: AttackRoll | HurtRoll | D20Roll,
  event: Extract<Event, { type: 'wounded' | 'destroyed' }>,
): readonly Roll[] {
  if (OUTSIDE.has(event.cause)) return list
  const before = last.outcomes.find(({ figure }) => figure === event.figure)
  const now: Outcome =
    event.type === 'wounded'
      ? { figure: event.figure, wounds: event.wounds, total: event.total, life: event.life, isDestroyed: false }
      : { wounds: 0, total: 0, life: 0, ...before, figure: event.figure, isDestroyed: true }
  const others = last.outcomes.filter((one) => one !== before)
  return replaced(list, { ...last, outcomes: [...others, now] })
}
