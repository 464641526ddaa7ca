import type { Outcome, Role } from '../../engine/index.ts'
import { calledBy } from '../../games/module.ts'
import type { SeatInfo } from '../../protocol/http.ts'
import { heldAt, type Held } from '../online/way-back.ts'
import type { TableView } from './context.tsx'
import type { TableState } from './table-state.ts'

/** `undefined`: nobody of these, or not all of them alike. */
export function resultFor(outcome: Outcome, roles: readonly Role[]): 'won' | 'lost' | 'drawn' | undefined {
  if (outcome.kind === 'nobody') return 'drawn'
  if (roles.length === 0) return undefined
  if (outcome.kind === 'allWin') return 'won'
  if (outcome.kind === 'allLose') return 'lost'
  const winners = winnersOf(outcome)
  const won = roles.filter((role) => winners.includes(role)).length
  return won === roles.length ? 'won' : won === 0 ? 'lost' : undefined
}

const winnersOf = (outcome: Outcome): readonly Role[] =>
  outcome.kind === 'ranking' ? outcome.places[0] : outcome.kind === 'teams' ? outcome.winners : []

/** The sides of whoever looks: at one device others may sit, too, and they go on. */
export const sidesOf = (roles: readonly Role[], eyes: Role | undefined, nameOf: (role: Role) => string): Role[] =>
  eyes === undefined
    ? []
    : roles.filter((role) => role === eyes || (nameOf(role) !== '' && nameOf(role) === nameOf(eyes)))

/** The seats that whoever looks has given up, where nothing else is theirs. */
export function ownConceded(
  { table, roles, gone }: Pick<TableState, 'table' | 'roles' | 'gone'>,
  isLocal: boolean,
  held: readonly Held[] = isLocal ? [] : heldAt(table?.id ?? ''),
): readonly SeatInfo[] {
  if (roles.length > 0) return []
  const conceded = table?.seats.filter((seat) => seat.conceded) ?? []
  const mine = conceded.filter(({ seat }) => held.some((own) => own.seat === seat))
  if (mine.length > 0 || !(isLocal || gone === 'conceded')) return mine
  const [first] = conceded
  const isOne = conceded.every((seat) => seat === first || (seat.name ?? '') === first.name)
  return isOne ? conceded : []
}

/** Whoever has played here, to the end or until they gave up. */
export const mayPlayAgain = (state: Pick<TableState, 'table' | 'roles' | 'gone'>, isLocal: boolean): boolean =>
  isLocal || state.roles.length > 0 || ownConceded(state, isLocal).length > 0

/** Names as they stand at the end: who looks is "you", and a bot that played on for somebody is one. */
export function namesAtEnd({ nameOf, state, session, t }: TableView): (role: Role) => string {
  const mine = ownConceded(state, session.isLocal)
  return (role) => {
    const seat = state.table?.seats.find(({ roles }) => roles.includes(role))
    if (seat?.conceded === true)
      return t.ending.nameOf(nameOf(role), mine.includes(seat) ? t.ending.yourBot : t.table.bot)
    return state.roles.length === 1 && state.roles.includes(role)
      ? t.ending.nameOf(nameOf(role), t.table.you)
      : nameOf(role)
  }
}

/** Who won and why, in the game's own words if it has some. */
export function verdictOf(table: TableView): string {
  const { ui, board, state, t } = table
  const nameOf = namesAtEnd(table)
  const { outcome } = state.mirror.public
  if (outcome === undefined) return ''
  const told = ui?.verdict?.({ ...board, nameOf })
  if (told !== undefined) return told
  if (outcome.kind === 'allWin') return t.table.allWin
  if (outcome.kind === 'allLose') return t.table.allLose
  if (outcome.kind === 'nobody') return t.table.nobody
  const names = winnersOf(outcome).map(nameOf)
  return names.length === 1 ? t.table.wins(calledBy(names[0])) : t.table.winTogether(names.join(', '))
}

/** A result as a text to send: the verdict, the places, and where it can be looked at. */
export function shareText(told: {
  readonly title: string
  readonly verdict: string
  readonly outcome: Outcome
  nameOf(role: Role): string
  readonly link: string | undefined
}): string {
  const { title, verdict, outcome, nameOf, link } = told
  const places =
    outcome.kind === 'ranking'
      ? outcome.places.map((roles, at) => {
          const place = outcome.places.slice(0, at).reduce((sum, before) => sum + before.length, 1)
          return `${place}. ${roles.map((role) => `${nameOf(role)} ${outcome.scores[role]}`).join(', ')}`
        })
      : []
  return [title, verdict, ...places, ...(link === undefined ? [] : [link])].filter((line) => line !== '').join('\n')
}
