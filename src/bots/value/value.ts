import type { GameState, Outcome, Role, Table, Value } from '../../engine/index.ts'

/** The features of every role at one moment, and who stands on whose side. */
export interface Measured {
  readonly features: readonly (readonly number[])[]
  /** By role. */
  readonly sides: readonly number[]
}

export function measure<S extends GameState, C>(value: Value<S, C>, table: Table<S, C>, roles: number): Measured {
  const features: number[][] = []
  const sides: number[] = []
  for (let role = 0; role < roles; role++) {
    const own: number[] = []
    value.measure(table, role, own)
    features.push(own)
    sides.push(value.isTogether === true ? 0 : (value.side?.(table, role) ?? role))
  }
  return { features, sides }
}

/** The chance of every role to win. At the end it is what came of it: a shared first place is shared. */
export function chancesOf<S extends GameState, C>(
  value: Value<S, C>,
  table: Table<S, C>,
  roles: number,
): readonly number[] {
  if (table.state.outcome !== undefined) return sharesOf(table.state.outcome, roles)
  return chancesIn(value, measure(value, table, roles))
}

export function chancesIn<S extends GameState, C>(
  { weights, isTogether }: Pick<Value<S, C>, 'weights' | 'isTogether'>,
  { features, sides }: Measured,
): readonly number[] {
  return sidesOf(sides, sides.length, strengths(features, weights), isTogether === true)
}

function strengths(features: readonly (readonly number[])[], weights: readonly number[]): number[] {
  return features.map((own) => {
    let sum = 0
    for (let i = 0; i < weights.length; i++) sum += weights[i] * own[i]
    return sum
  })
}

function sidesOf(sides: readonly number[], roles: number, strength: readonly number[], isTogether: boolean): number[] {
  if (isTogether) {
    let sum = 0
    for (const one of strength) sum += one
    const chance = 1 / (1 + Math.exp(-sum / roles))
    return strength.map(() => chance)
  }
  const bySide = new Map<number, number>()
  for (let role = 0; role < roles; role++) bySide.set(sides[role], (bySide.get(sides[role]) ?? 0) + strength[role])
  const most = Math.max(...bySide.values())
  let sum = 0
  for (const one of bySide.values()) sum += Math.exp(one - most)
  return sides.map((side) => Math.exp(bySide.get(side)! - most) / sum)
}

/** What an outcome was worth to every role: 1 for winning alone or as a team, a share of a shared first place, 0 for the rest. */
export function sharesOf(outcome: Outcome, roles: number): readonly number[] {
  const shares = new Array<number>(roles).fill(0)
  if (outcome.kind === 'allWin') return shares.fill(1)
  if (outcome.kind === 'teams') for (const role of outcome.winners) shares[role] = 1
  if (outcome.kind === 'ranking')
    for (const role of outcome.places[0]) shares[role as Role] = 1 / outcome.places[0].length
  return shares
}
