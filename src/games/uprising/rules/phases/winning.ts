/** The end of the game (UP-WIN). */
import { procedure, type Play, type Procedure } from '../table/rules.ts'
import { gameOver } from '../../../../engine/index.ts'
import { CHAOS, EMPIRE, type Role, type State } from '../table/state.ts'

/** Every faction by itself has more VP than each of the Nemesis (UP-WIN-02). */
export const isAhead = (s: State, role: Role): boolean => s.vp[role] > s.vp[EMPIRE] && s.vp[role] > s.vp[CHAOS]

export function playersWin(s: State): boolean {
  for (let role = 0; role < s.roles; role++) if (!isAhead(s, role)) return false
  return true
}

export const endOfGame = procedure('endOfGame', function* (play: Play): Procedure {
  const { state } = play
  state.phase = 'over'
  const scores = state.vp.slice(0, state.roles)
  if (playersWin(state)) {
    play.tell({ type: 'gameWon', rule: 'UP-WIN-02' })
    yield* gameOver({ kind: 'allWin', scores })
  }
  const behind = scores.flatMap((_, role) => (isAhead(state, role) ? [] : [role]))
  play.tell({
    type: 'gameLost',
    behind: behind.join(','),
    empire: state.vp[EMPIRE],
    chaos: state.vp[CHAOS],
    rule: 'UP-WIN-03',
  })
  yield* gameOver({ kind: 'allLose', scores })
})
