import { expect } from 'vitest'
import { fastSource, ok, prepare, privateCells, publicCells, startMatch } from '../../src/engine/index.ts'
import type { ChanceSource, Game, GameState, Match, Options, Prepared, Question, Role } from '../../src/engine/index.ts'
import { fuzz, newCoverage, unscrambled } from '../../src/engine/proof/index.ts'

export type Content = Record<string, never>

type Needed = 'id' | 'players' | 'setup' | 'procedures' | 'publicView' | 'privateView' | 'secrets'

/** A whole game from the parts that matter to a flow. */
export const mini = <S extends GameState>(
  parts: Pick<Game<S, Content>, Needed> & Partial<Game<S, Content>>,
): Game<S, Content> => ({
  rulesVersion: 1,
  options: [],
  checkOptions: () => [],
  loadContent: () => ok({ content: {}, source: {} }),
  clone: (state) => structuredClone(state),
  explain: () => [],
  odds: () => [],
  invariants: () => [],
  ...parts,
})

type Asked<S extends GameState, A> = Pick<Question<S, Content, A>, 'name' | 'options' | 'key'> &
  Partial<Question<S, Content, A>>

/** A question whose words are its name and its keys. */
export const question = <S extends GameState, A = void>(parts: Asked<S, A>): Question<S, Content, A> => ({
  kind: 'option',
  rule: 'FLOW',
  prompt: () => ({ key: parts.name }),
  describe: (table, option, asked) => ({ label: { key: parts.key(table, option, asked) } }),
  ...parts,
})

export function prepared<S extends GameState>(
  game: Game<S, Content>,
  roles: number,
  options: Options = {},
): Prepared<S, Content> {
  const result = prepare(game, roles, options)
  if (!result.ok) throw new Error(result.problems[0].problem)
  return result.value
}

export const started = <S extends GameState>(
  game: Game<S, Content>,
  roles: number,
  options: Options = {},
  source: ChanceSource = fastSource('flow'),
): Match<S, Content> => startMatch(prepared(game, roles, options), source)

/** What a role is offered, from its own copy: the question's name and the keys; `undefined` when it is not asked. */
export function offered<S extends GameState>(match: Match<S, Content>, role: Role): [string, ...string[]] | undefined {
  const play = match.positionOf(role)
  const asked = play.pending.find((waiting) => waiting.role === role)
  if (asked === undefined) return undefined
  return [asked.question.name, ...play.options(asked).map((option) => asked.question.key(play, option, asked))]
}

/** The roles that are asked now. */
export const asked = <S extends GameState>(match: Match<S, Content>): Role[] => match.play.pending.map((a) => a.role)

/** Gives answers that must be on offer. */
export function give<S extends GameState>(match: Match<S, Content>, role: Role, ...options: string[]): void {
  for (const option of options) {
    const waiting = match.asked(role)
    expect(waiting, `role ${role} is asked before ${option}`).toBeDefined()
    expect(match.answer({ role, question: match.idOf(waiting!), option })).toEqual({ ok: true, taken: 1 })
  }
}

export const seen = <S extends GameState>(match: Match<S, Content>, role: Role): Record<string, unknown> =>
  Object.fromEntries(privateCells(match.game, match.positionOf(role), role))

export const open = <S extends GameState>(match: Match<S, Content>): Record<string, unknown> =>
  Object.fromEntries(publicCells(match.game, match.positionOf(undefined)))

/** Chance that gives these numbers in turn, and then only zeros. */
export const loaded = (...values: number[]): ChanceSource => {
  let at = 0
  return { below: (n) => Math.min(values[at++] ?? 0, n - 1) }
}

/** Plays games from 50 seeds under all invariants; every kind of secret was really scrambled, every question asked. */
export function expectProven<S extends GameState>(
  games: readonly Prepared<S, Content>[],
  questions: readonly string[],
  maxAnswers: number,
  every = 1,
): void {
  const coverage = newCoverage()
  let finished = 0
  for (let seed = 0; seed < 50; seed++) {
    const report = fuzz(games[seed % games.length], { seed, maxAnswers, every, coverage })
    expect(report.failure, `seed ${seed}: ${report.failure?.broken}: ${report.failure?.error}`).toBeUndefined()
    if (report.finished) finished++
  }
  expect([...coverage.questions].sort()).toEqual([...questions].sort())
  expect(unscrambled(coverage)).toEqual([])
  expect(finished).toBeGreaterThan(40)
}
