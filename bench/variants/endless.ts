import { fastSource, type GameState, type Match, prepare, startMatch } from '../../src/engine/index.ts'
import { cpuSeconds, type Tally, type Variant } from '../harness/variant.ts'
import { PLAYERS } from '../reference/data.ts'
import { marches } from '../reference/walstatt.ts'

/** A match must not become slower as its log grows: answers 900 to 1,000 against answers 10 to 110. */
export function make(): Variant {
  const prepared = prepare(marches, PLAYERS, { endless: true })
  if (!prepared.ok) throw new Error(prepared.problems[0].problem)
  const { value } = prepared
  const choices = fastSource('choices')
  const dice = fastSource('dice')
  let matches = 0
  function work(): Tally {
    const match = startMatch(value, dice.fork(matches++))
    const accept = (count: number): number => acceptAnswers(match, count, (n) => choices.below(n))
    accept(10)
    const early = accept(100)
    accept(790)
    const late = accept(100)
    return { early, late, matches: 1 }
  }
  return { work }
}

/** Gives random answers by key, as from outside, and returns the CPU-seconds they took. */
function acceptAnswers<S extends GameState, C>(
  match: Match<S, C>,
  count: number,
  below: (n: number) => number,
): number {
  const started = process.cpuUsage()
  for (let i = 0; i < count; i++) {
    const { play } = match
    const ask = play.question!
    const options = play.options(ask)
    const option = ask.question.key(play, options[below(options.length)], ask)
    const answer = { role: ask.role, question: match.idOf(ask), option }
    const { ok } = match.answer(answer)
    if (!ok) throw new Error(`refused: ${option}`)
  }
  return cpuSeconds(started)
}
