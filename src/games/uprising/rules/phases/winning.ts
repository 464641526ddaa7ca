/** The end of the game (UP-WIN). */
import { gameOver } from '../../../../engine/procedure.ts'
import { CHAOS, EMPIRE, type Play, type Procedure, type Procedures, type Role, type State } from '../table/state.ts'
import { tell } from '../words/words.ts'

/** Every faction by itself has more VP than each of the Nemesis (UP-WIN-02). */
export const isAhead = (s: State, role: Role): boolean => s.vp[role] > s.vp[EMPIRE] && s.vp[role] > s.vp[CHAOS]

export function playersWin(s: State): boolean {
  for (let role = 0; role < s.roles; role++) if (!isAhead(s, role)) return false
  return true
}

function* endOfGame(play: Play): Procedure {
  const { state } = play
  state.phase = 'over'
  const scores = state.vp.slice(0, state.roles)
  if (playersWin(state)) {
    tell(play, { type: 'gameWon', rule: 'UP-WIN-02' })
    yield* gameOver({ kind: 'allWin', scores })
  }
  const behind = scores.flatMap((_, role) => (isAhead(state, role) ? [] : [role]))
  tell(play, {
    type: 'gameLost',
    behind: behind.join(','),
    empire: state.vp[EMPIRE],
    chaos: state.vp[CHAOS],
    rule: 'UP-WIN-03',
  })
  yield* gameOver({ kind: 'allLose', scores })
}

export const winningProcedures: Procedures = { endOfGame }
