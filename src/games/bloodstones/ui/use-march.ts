import { useMemo } from 'react'
import { countsIn } from '../../../kit/counting.ts'
import { oneOf, type OptionView } from '../../../engine/index.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import type { NumberedEvent } from '../../../protocol/mirror.ts'
import { UNIT_NAMES, type UnitName, type UnitType } from '../content/units.ts'
import { actionFace, moveMoreFace } from '../rules/table/faces.ts'
import type { Area, Role, Table } from '../rules/table/state.ts'
import type { Event } from '../rules/words/words.ts'
import {
  chancesAfter,
  destinations,
  endAnswers,
  firstGroup,
  isNobody,
  marchAnswers,
  marchersIn,
  paymentFor,
  tableSeen,
  type Group,
} from './march.ts'
import type { Offers } from './offers.ts'
import { setPlan, usePlan, type Plan } from './plan-store.ts'

/** The tiles that a role has paid with in this turn. */
export function givenIn(told: readonly NumberedEvent[], role: Role): UnitName[] {
  const events = told as readonly { readonly n: number; readonly event: Event }[]
  const began = events.findLastIndex(({ event }) => event.type === 'turnBegan')
  return events.slice(began + 1).flatMap(({ event }) => {
    if ((event.type !== 'paidPoints' && event.type !== 'paidTiles') || event.role !== role) return []
    return countsIn(event.tiles, '*').map(([type]) => UNIT_NAMES[Number(type)])
  })
}

const SETTING_OUT = [actionFace, moveMoreFace]

/** The table as it is seen, where a march can be planned now. */
function useTableSeen(board: BoardProps): Table | undefined {
  const { view, content, role, question } = board
  const isAsked = oneOf(question, SETTING_OUT) !== undefined
  return useMemo(() => (isAsked ? tableSeen({ view, content, role }) : undefined), [isAsked, view, content, role])
}

/** What is known of a march that is planned. */
function planned(t: Table, role: Role, plan: Plan | undefined, told: readonly NumberedEvent[]) {
  const spent = t.state.move!.cost
  const all = plan === undefined ? [] : marchersIn(t, role, plan.from)
  const ways = plan === undefined ? new Map() : destinations(t, role, plan.from, plan.group)
  const goal = plan?.to === undefined ? undefined : ways.get(plan.to)
  const cost = spent + (goal?.cost ?? 0)
  return {
    all,
    ways: ways as ReturnType<typeof destinations>,
    goal: goal as ReturnType<ReturnType<typeof destinations>['get']>,
    spent,
    cost,
    payment: cost === 0 ? undefined : paymentFor(t, role, cost, givenIn(told, role)),
    chances:
      plan?.to === undefined || goal?.fights !== true
        ? undefined
        : chancesAfter(t, role, { from: plan.from, group: plan.group, to: plan.to }),
  }
}

const withCount = (group: Group, type: UnitType, n: number): Group => group.map((old, one) => (one === type ? n : old))

interface Standing {
  readonly t: Table
  readonly role: Role
  readonly plan: Plan | undefined
  readonly question: string
}

/** Changes what is planned. */
function planningOf({ t, role, plan, question }: Standing) {
  const lay = (from: Area, group: Group, to?: Area): void => {
    const isReached = to !== undefined && destinations(t, role, from, group).has(to)
    setPlan(isNobody(group) ? undefined : { question, from, group, ...(isReached ? { to } : {}) })
  }
  return {
    begin: (area: Area): void => lay(area, firstGroup(t, role, area)),
    /** First the whole army; of one that is taken up all of one kind, or none of them. */
    toggle(area: Area, type: UnitType): void {
      if (plan?.from !== area) return lay(area, firstGroup(t, role, area))
      const n = plan.group[type] > 0 ? 0 : marchersIn(t, role, area)[type]
      lay(area, withCount(plan.group, type, n), plan.to)
    },
    set(type: UnitType, n: number): void {
      if (plan !== undefined) lay(plan.from, withCount(plan.group, type, n), plan.to)
    },
    aim(area: Area): void {
      if (plan !== undefined) setPlan({ ...plan, to: area })
    },
    cancel: (): void => setPlan(undefined),
  }
}

/** Planning a march: on the map who and where to, in the hand who and for what. Nothing is answered before `go`. */
export function useMarch(board: BoardProps, offers: Offers) {
  const { question, role, told } = board
  const plan = usePlan(question?.id)
  const t = useTableSeen(board)
  const known = useMemo(
    () => (t === undefined || role === undefined ? undefined : planned(t, role, plan, told)),
    // oxlint-disable-next-line react/exhaustive-deps -- what is told changes with the table
    [t, role, plan],
  )
  if (t === undefined || role === undefined || question === undefined || known === undefined) return undefined
  const takes = (area: Area): OptionView | undefined =>
    offers.areas.get(area)?.find((option) => offers.deedOf(option).takes === 'army')
  return {
    ...known,
    ...planningOf({ t, role, plan, question: question.id }),
    plan,
    table: t,
    canBegin: (area: Area): boolean => takes(area) !== undefined,
    /** Marches; then more units may, or it is paid: as proposed, or as is asked. */
    go(then: 'pay' | 'otherwise' | 'others'): void {
      const option = plan === undefined ? undefined : takes(plan.from)
      if (plan?.to === undefined || option === undefined) return
      const end = then === 'others' ? [] : endAnswers(t, role, then === 'pay' ? known.payment : undefined)
      board.answer(option.key, ...marchAnswers(t, role, { ...plan, to: plan.to }), ...end)
    },
    /** Pays for what has marched. */
    end: (isAsProposed: boolean): void =>
      board.answer(...endAnswers(t, role, isAsProposed ? known.payment : undefined)),
  }
}

export type March = NonNullable<ReturnType<typeof useMarch>>
