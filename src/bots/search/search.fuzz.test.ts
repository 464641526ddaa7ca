import { describe, expect, it } from 'vitest'
import { fastSource, openMatch, prepare, scramble, type GameState, type Match, type Mind } from '../../engine/index.ts'
import { games } from '../../games/registry.ts'
import type { AnyModule } from '../../games/module.ts'
import { randomBot } from '../random.ts'
import { answerOnce } from '../simulate.ts'
import { standing } from '../testing/positions.ts'
import { matchIn } from '../world.ts'
import { Searcher } from './searcher.ts'

const PLAYOUTS = 12
const POSITIONS = 7
/** How many answers lie between two of them. */
const APART = 23

type AnyMatch = Match<GameState, unknown>

/** Where a game has no value or no turns, playouts end all the same: how well they are judged does not matter here. */
function shortSighted({ game, round }: AnyModule): Mind<GameState, unknown> {
  const mind = (game.mind ?? {}) as Mind<GameState, unknown>
  return {
    ...mind,
    value: mind.value ?? { features: ['nothing'], measure: (_table, _role, out) => void out.push(0), weights: [0] },
    turn: (state) => mind.turn?.(state) ?? round(state),
    horizon: mind.horizon ?? 1,
  }
}

/** Goes on by chance to the next question with a choice; says whether there is one. */
function goOn(match: AnyMatch, answers: number, source: ReturnType<typeof fastSource>): boolean {
  const bots = Array.from({ length: match.roles }, () => randomBot<GameState, unknown>())
  for (let i = 0; !match.over; i++) {
    if (i >= answers && match.play.options(match.play.question!).length > 1) return true
    answerOnce(match, bots, source)
  }
  return false
}

describe.each(games.map(({ id, load }) => ({ id, load })))('the searcher at $id', ({ load, id }) => {
  it('answers what is on offer within its budget, and alike whatever is hidden from it', async () => {
    const module = await load()
    const prepared = prepare(module.game, module.facts.players.min)
    if (!prepared.ok) throw new Error(prepared.problems[0].problem)
    const mind = shortSighted(module)
    const source = fastSource(`search ${id}`)
    const match: AnyMatch = openMatch(prepared.value, source.fork('chance')).begin()
    let looked = 0
    while (looked < POSITIONS && goOn(match, APART, source)) {
      const { role } = match.play.question!
      const answer = (at: AnyMatch): { option: number; playouts: number } => {
        const searcher = new Searcher<GameState, unknown>({
          name: 'searcher',
          mindOf: () => mind as never,
          budget: () => ({ playouts: PLAYOUTS }),
        })
        const option = searcher.choose(standing(at, role), fastSource(`search ${looked}`))
        return { option, playouts: searcher.playouts }
      }
      const found = answer(match)
      expect(match.play.options(match.asked(role)!)).toContain(found.option)
      expect(found.playouts).toBeLessThanOrEqual(PLAYOUTS)
      const { last } = match.marks
      const other = scramble(match.game, { state: last.state, content: match.content }, role, `search ${looked}`)
      const twin = matchIn(prepared.value, { role, state: other.state, tail: match.tailOf(role) }, fastSource('twin'))
      expect(answer(twin)).toEqual(found)
      looked++
    }
    expect(looked).toBe(POSITIONS)
  })
})
