/** The end of the battle (END) and the goals of the scenarios (SCN). */
import { gameOver } from '../../../../engine/index.ts'
import { settleFalls } from '../movement/falls.ts'
import { maybeRaiseMist } from '../scenarios/rising-mist.ts'
import { turnGlyphOn } from '../scenarios/scout.ts'
import { cardOf, isStanding } from '../table/figures.ts'
import type { Play, Procedure } from '../table/rules.ts'
import { NONE, setupOf, type Figure } from '../table/state.ts'
import { verdictNow, verdictOfLastRound, verdictOfRound, verdictOfStep, type Verdict } from './goals.ts'
import { scoreOf } from './scoring.ts'

/** After every atomic event: ends the game if a side has reached its goal (HS-RUL-08). */
export function* checkVictory(play: Play): Procedure {
  const verdict = verdictNow(play)
  if (verdict !== undefined) yield* endBattle(play, verdict)
}

/**
 * After a step on foot or a landing: goals about entering a space or coming next to somebody. Fall dice that are still
 * pending are rolled first, and the figure must survive them (HS-RUL-08).
 */
export function* checkStep(play: Play, figure: Figure): Procedure {
  const verdict = verdictOfStep(play, figure)
  if (verdict === undefined) return
  if (play.state.move?.figure === figure) yield* settleFalls(play, figure)
  if (!isStanding(play, figure)) return
  if (verdict.by === 'scoutEnters') turnGlyphOn(play, cardOf(play, figure))
  yield* endBattle(play, verdict)
}

/** What the scenario does at the end of a round, then the goals that are judged there (HS-RND-19, HS-END-07). */
export function* endOfRound(play: Play): Procedure {
  const { state } = play
  yield* maybeRaiseMist(play)
  yield* checkVictory(play)
  const verdict = verdictOfRound(play)
  if (verdict !== undefined) yield* endBattle(play, verdict)
  if (state.options.rounds !== 0 && state.round >= state.options.rounds)
    yield* endBattle(play, verdictOfLastRound(play))
}

function* endBattle(play: Play, { side, by }: Verdict): Procedure {
  const { state } = play
  state.phase = 'over'
  const roles = Array.from({ length: state.roles }, (_, role) => role)
  if (by === 'score') play.tell({ type: 'scored', points: roles.map((role) => scoreOf(play, role)).join() })
  if (side === NONE) {
    play.tell({ type: 'battleDrawn', by, round: state.round })
    yield* gameOver({ kind: 'nobody' })
  }
  const winners = setupOf(play).teams[side]
  play.tell({ type: 'battleWon', winners: winners.join(), by, round: state.round })
  yield* gameOver({ kind: 'teams', winners: winners.slice(), losers: roles.filter((role) => !winners.includes(role)) })
}
