import { UNIT_TYPES } from '../content/units.ts'
import { ALL, movableAreas } from '../rules/actions/move.ts'
import { placementAreas } from '../rules/actions/place.ts'
import { winChance } from '../rules/battle/odds.ts'
import { hasEnemyUnits, isContested } from '../rules/table/pieces.ts'
import type { Area, Role, Table, UnitType } from '../rules/table/state.ts'
import { ACTION_SPAN, END, FIGHT, MOVE, PLACE } from '../rules/turn/turn.ts'
import { groupsIn, marchesOf, whileMarched, type March } from './marches.ts'
import { whilePlaced } from './placing.ts'
import { lookAround, stepsFrom, worthHere, type Weights } from './worth.ts'

/** The score of what is out of the question: finite, so that it can be compared. */
export const NEVER = -99

/** A march with what it brings in points. */
export interface Judged {
  readonly march: March
  readonly gain: number
}

/** What brings less is left undone. */
const TOO_LITTLE = 0.02
/** A battle that must be fought anyway comes before whatever brings less than this, the surest first. */
const FIGHTS = 0.05

/** Thinks about the actions of a turn: every single one is tried on the table, which is as it was afterwards. */
export class Actions {
  private readonly t: Table
  private readonly role: Role
  private readonly weights: Weights
  private readonly base: number
  /** While there are battles to fight, all thoughts are with them. */
  private readonly mustFight: boolean
  /** Only so many ways of each group and places of each unit, by first sight. */
  private readonly breadth: number

  constructor(t: Table, role: Role, weights: Weights, breadth = Infinity) {
    this.breadth = breadth
    this.t = t
    this.role = role
    this.weights = weights
    lookAround(t, role)
    this.base = worthHere(t, role, weights)
    this.mustFight = t.state.presence.some((present, area) => (present & (1 << role)) !== 0 && isContested(t, area))
  }

  private readonly judge = (): number => worthHere(this.t, this.role, this.weights) - this.base

  /** What an action brings, as `chooseAction` lists them. */
  score(option: number): number {
    const what = Math.floor(option / ACTION_SPAN)
    const which = option % ACTION_SPAN
    if (what === END) return TOO_LITTLE
    if (what === PLACE) return this.bestOfPlacing(which)
    if (what === MOVE) return this.bestOfMarching(which)
    return what === FIGHT ? this.scoreFight(which) : CAPTURING
  }

  private scoreFight(which: number): number {
    const { roles } = this.t.state
    return FIGHTS * (1 + winChance(this.t, this.role, which % roles, Math.floor(which / roles)))
  }

  // Placing

  private bestOfPlacing(type: UnitType): number {
    const areas: Area[] = []
    placementAreas(this.t, this.role, type, areas)
    let best = NEVER
    for (const area of foremost(areas, this.breadth, (one) => seenFrom(this.t, this.role, one)))
      best = Math.max(best, this.placed(type, area))
    return best
  }

  placed(type: UnitType, area: Area): number {
    if (this.mustFight && !hasEnemyUnits(this.t, area, this.role)) return NEVER
    return whilePlaced(this.t, this.role, type, area, this.judge)
  }

  // Marching

  private bestOfMarching(from: Area): number {
    return this.bestMarch(from)?.gain ?? NEVER
  }

  bestMarch(from: Area): Judged | undefined {
    let best: Judged | undefined
    for (const one of this.marchesFrom(from)) if (best === undefined || one.gain > best.gain) best = one
    return best
  }

  /** Another group in the same action, or (below 0) none. */
  more(from: Area): number {
    return from < 0 ? TOO_LITTLE : this.bestOfMarching(from)
  }

  marchesFrom(
    from: Area,
    groups: readonly number[][] = groupsIn(this.t, this.role, from, this.breadth < Infinity),
  ): Judged[] {
    const judged: Judged[] = []
    groups.forEach((group, i) => {
      const marches = marchesOf(this.t, this.role, from, group)
      for (const march of foremost(marches, this.breadth, ({ to }) => seenFrom(this.t, this.role, to)))
        if (!this.mustFight || isContested(this.t, march.to))
          judged.push({ march, gain: this.marched(march, i === ALL) })
    })
    return judged
  }

  private marched(march: March, isWhole: boolean): number {
    const isAttack = isWhole && hasEnemyUnits(this.t, march.to, this.role)
    return whileMarched(this.t, this.role, march, () =>
      isAttack ? Math.max(this.judge(), this.joined(march)) : this.judge(),
    )
  }

  /** The gain once the best of the other armies has joined the attack. */
  private joined({ from, to }: March): number {
    const { t, role } = this
    const others: Area[] = []
    movableAreas(t, role, t.state.move!.cost, others)
    let best = NEVER
    for (const other of others) {
      if (other === from || other === to) continue
      const [all] = groupsIn(t, role, other)
      const march = marchesOf(t, role, other, all).find((one) => one.to === to)
      if (march !== undefined) best = Math.max(best, whileMarched(t, role, march, this.judge))
    }
    return best
  }
}

/** The first of a list by how they look, in no order. */
function foremost<T>(list: readonly T[], most: number, look: (one: T) => number): readonly T[] {
  if (list.length <= most) return list
  const found: T[] = []
  const looks: number[] = []
  for (const one of list) {
    const its = look(one)
    let at = found.length < most ? found.length : most
    while (at > 0 && looks[at - 1] < its) at--
    if (at === most) continue
    found.splice(at, 0, one)
    looks.splice(at, 0, its)
    if (found.length > most) found.length = looks.length = most
  }
  return found
}

/** How much an area looks worth going to: whom one meets there, what there is to take or to guard, and what is near. */
function seenFrom(t: Table, role: Role, area: Area): number {
  const { villages, villageOwner, presence } = t.state
  const met = hasEnemyUnits(t, area, role) ? 2 : 0
  const isAlone = (presence[area] & (1 << role)) === 0
  const land = villages[area] * (villageOwner[area] !== role ? 2 : isAlone ? 0.6 : 0.2)
  return met + land - NEARNESS * stepsFrom(role, area) + (isAlone ? ALONE : 0)
}

const NEARNESS = 0.15
/** Where nobody of one's own stands, there is room to win. */
const ALONE = 0.3

/** The Chaos Horde captures as soon as it can. */
const CAPTURING = 2

/** Whether the first groups chosen so far are those of a march. */
export const beginsWith = (group: readonly number[], chosen: readonly number[], upTo: UnitType): boolean => {
  for (let type = 0; type < Math.min(upTo, UNIT_TYPES); type++) if (group[type] !== chosen[type]) return false
  return true
}
