import { type ChanceSource, fastSource } from '../engine/index.ts'
import { firstFitting, fits, type Tried } from './answers.ts'
import type { Scripted, Staged } from './lesson.ts'

type Others = NonNullable<Scripted['others']>

/** What is still to come of a script. */
export interface Scripts {
  readonly others: Others
  readonly draws: readonly number[]
}

export const NO_SCRIPTS: Scripts = { others: [], draws: [] }

/** What a step brings counts from then on; what an earlier one has left over is forgotten. */
export const withScript = (left: Scripts, { others, draws }: Scripted): Scripts => ({
  others: others ?? left.others,
  draws: draws ?? left.draws,
})

/** What another answers: what is written for its role, its habit, or else the first option. Never a bot. */
export function othersAnswer(
  { others }: Scripts,
  { habits = [] }: Pick<Staged, 'habits'>,
  role: number,
  options: readonly Tried[],
): { readonly option: Tried; readonly left: Others } {
  const at = others.findIndex((one) => one.role === role)
  const written = at < 0 ? undefined : options.find((option) => fits(others[at], option))
  if (written !== undefined) return { option: written, left: others.toSpliced(at, 1) }
  return { option: firstFitting(habits, options)[0] ?? options[0], left: others }
}

/** Chance that brings what is written first, and goes on from a seed. */
export class ScriptedChance implements ChanceSource {
  draws: readonly number[] = []
  private readonly seeded: ChanceSource

  constructor(seed: string) {
    this.seeded = fastSource(seed)
  }

  below(n: number): number {
    if (this.draws.length === 0) return this.seeded.below(n)
    const [next, ...left] = this.draws
    this.draws = left
    return next % n
  }
}
