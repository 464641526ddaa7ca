import { UNIT_TYPES } from '../content/units.ts'
import { ALL } from '../rules/actions/move.ts'
import { movableAreas } from '../rules/actions/move.ts'
import { placementAreas } from '../rules/actions/place.ts'
import { winChance } from '../rules/battle/odds.ts'
import { hasEnemyUnits, isContested } from '../rules/table/pieces.ts'
import type { Area, Role, Table, UnitType } from '../rules/table/state.ts'
import { ACTION_SPAN, END, FIGHT, MOVE, PLACE } from '../rules/turn/turn.ts'
import { groupsIn, marchesOf, whileMarched, type March } from './marches.ts'
import { whilePlaced } from './placing.ts'
import { worthOf, type Weights } from './worth.ts'

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

  constructor(t: Table, role: Role, weights: Weights) {
    this.t = t
    this.role = role
    this.weights = weights
    this.base = worthOf(t, role, weights)
    this.mustFight = t.state.presence.some((present, area) => (present & (1 << role)) !== 0 && isContested(t, area))
  }

  private readonly judge = (): number => worthOf(this.t, this.role, this.weights) - this.base

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
    let best = -Infinity
    for (const area of areas) best = Math.max(best, this.placed(type, area))
    return best
  }

  placed(type: UnitType, area: Area): number {
    if (this.mustFight && !hasEnemyUnits(this.t, area, this.role)) return -Infinity
    return whilePlaced(this.t, this.role, type, area, this.judge)
  }

  // Marching

  private bestOfMarching(from: Area): number {
    let best = -Infinity
    for (const { gain } of this.marchesFrom(from)) best = Math.max(best, gain)
    return best
  }

  /** Another group in the same action, or (below 0) none. */
  more(from: Area): number {
    return from < 0 ? TOO_LITTLE : this.bestOfMarching(from)
  }

  marchesFrom(from: Area, groups: readonly number[][] = groupsIn(this.t, this.role, from)): Judged[] {
    const judged: Judged[] = []
    groups.forEach((group, i) => {
      for (const march of marchesOf(this.t, this.role, from, group))
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
    let best = -Infinity
    for (const other of others) {
      if (other === from || other === to) continue
      const [all] = groupsIn(t, role, other)
      const march = marchesOf(t, role, other, all).find((one) => one.to === to)
      if (march !== undefined) best = Math.max(best, whileMarched(t, role, march, this.judge))
    }
    return best
  }
}

/** The Chaos Horde captures as soon as it can. */
const CAPTURING = 2

/** Whether the first groups chosen so far are those of a march. */
export const beginsWith = (group: readonly number[], chosen: readonly number[], upTo: UnitType): boolean => {
  for (let type = 0; type < Math.min(upTo, UNIT_TYPES); type++) if (group[type] !== chosen[type]) return false
  return true
}
