import type { Content } from '../content/content.ts'
import { CUTIECORN, DRAGON, SHIP, UNIT_TYPES } from '../content/units.ts'
import { groupAnswers, marchers, pointsLeft } from '../rules/actions/move.ts'
import { canStep, costTo, gaitOf, newGait, reach, wayTo } from '../rules/actions/paths.ts'
import { payAnswers, pointPayments } from '../rules/actions/pay.ts'
import { battleChances, type Chances } from '../rules/battle/odds.ts'
import { moveCell } from '../rules/table/cells.ts'
import { hasEnemyUnits, shift } from '../rules/table/pieces.ts'
import { cloneState, type Area, type Role, type Table } from '../rules/table/state.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import type { UnitName } from '../content/units.ts'
import { standIn } from '../text/stand-in.ts'

/*
 * A march as it is planned on the board, before anything is answered: which units, how far they get for what is in hand,
 * what it costs and how it is paid. The rules decide all of it, asked about what the player sees.
 */

/** How many of each type of unit go, by type. */
export type Group = readonly number[]

interface Destination {
  readonly cost: number
  /** The areas gone through, first to last. */
  readonly way: readonly Area[]
  readonly fights: boolean
}

export interface Payment {
  readonly tiles: readonly UnitName[]
  readonly points: number
  /** Points that are too much. */
  readonly lost: number
}

/** The table as the role sees it. */
export function tableSeen({ view, content, role }: Pick<BoardProps, 'view' | 'content' | 'role'>): Table | undefined {
  const own = role === undefined ? undefined : view.own.get(role)
  if (own === undefined) return undefined
  const table = standIn(content as Content, view.shared, role, own)
  table.state.move = { cost: moveCell.in(view.shared) ?? 0 }
  return table
}

/** What could set out from an area. */
export const marchersIn = (t: Table, role: Role, from: Area): Group =>
  marchers(t, role, from, new Array<number>(UNIT_TYPES))

export const isNobody = (group: Group): boolean => group.every((n) => n === 0)

const canGo = (t: Table, role: Role, from: Area, group: Group): boolean =>
  group.some((n, type) => n > 0 && type !== CUTIECORN) &&
  canStep(t, role, from, gaitOf(t, role, group, newGait()), pointsLeft(t, role))

const only = (all: Group, isWanted: (type: number) => boolean): Group => all.map((n, type) => (isWanted(type) ? n : 0))

/** All of them, or as many kinds as can go together. */
export function firstGroup(t: Table, role: Role, from: Area): Group {
  const all = marchersIn(t, role, from)
  const kinds = [
    all,
    only(all, (type) => type !== SHIP),
    only(all, (type) => type !== SHIP && type !== DRAGON),
    ...all.map((_, one) => only(all, (type) => type === one)),
    ...all.map((_, one) => all.map((n, type) => (type === one && n > 0 ? 1 : 0))),
  ]
  return kinds.find((group) => canGo(t, role, from, group)) ?? all
}

/** Where a group gets to (BS-MOV-02, BS-MOV-07). */
export function destinations(t: Table, role: Role, from: Area, group: Group): ReadonlyMap<Area, Destination> {
  const found = new Map<Area, Destination>()
  if (!canGo(t, role, from, group)) return found
  const areas: Area[] = []
  reach(t, role, from, gaitOf(t, role, group, newGait()), pointsLeft(t, role), areas)
  for (const area of areas)
    found.set(area, { cost: costTo(area), way: wayTo(from, area), fights: hasEnemyUnits(t, area, role) })
  return found
}

/** The chances of the attack that a march would lead to, against the strongest there. */
export function chancesAfter(t: Table, role: Role, march: { from: Area; group: Group; to: Area }): Chances | undefined {
  const after: Table = { content: t.content, state: cloneState(t.state) }
  march.group.forEach((n, type) => {
    for (let i = 0; i < n; i++) shift(after, role, type, march.from, march.to)
  })
  return chancesIn(after, role, march.to)
}

/** The chances of an attack, against the one of those there who is hardest to beat. */
export function chancesIn(t: Table, role: Role, area: Area): Chances | undefined {
  const others = Array.from({ length: t.state.roles }, (_, other) => other).filter(
    (other) => other !== role && (t.state.presence[area] & (1 << other)) !== 0,
  )
  const chances = others.map((other) => battleChances(t, role, other, area))
  return chances.sort((a, b) => a.win - b.win)[0]
}

/**
 * How a march is paid if nobody says otherwise: little is lost, and rather tiles of the kinds that were given away before
 * in this turn than others.
 */
export function paymentFor(t: Table, role: Role, cost: number, given: readonly UnitName[]): Payment | undefined {
  const payments = pointPayments(t, role, cost).map((payment) => ({ ...payment, lost: payment.points - cost }))
  const worse = ({ tiles, lost }: Payment): number => lost + (given.length === 0 ? 0 : strange(tiles, given))
  return payments.sort((a, b) => worse(a) - worse(b))[0]
}

const strange = (tiles: readonly UnitName[], given: readonly UnitName[]): number =>
  tiles.filter((tile) => !given.includes(tile)).length

interface March {
  readonly from: Area
  readonly group: Group
  readonly to: Area
}

const PAY = 'pay'

/** The answers that follow the choice of an area: the group and where it goes; then more may go, or it is paid. */
export const marchAnswers = (t: Table, role: Role, { from, group, to }: March): string[] => [
  ...groupAnswers(t, role, from, group),
  `${to}`,
]

/** The answers that end a move: with a payment, or with the question how to pay. */
export const endAnswers = (t: Table, role: Role, payment?: Payment): string[] =>
  payment === undefined ? [PAY] : [PAY, ...payAnswers(t, role, payment.tiles)]
