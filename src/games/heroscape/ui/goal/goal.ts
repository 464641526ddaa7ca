import { listed } from '../../../../boardkit/words.ts'
import type { Role } from '../../../../engine/index.ts'
import type { BoardProps, Goal, GoalSide } from '../../../../protocol/board.ts'
import { teamsOf } from '../army.ts'
import { seenBy, type Seen } from '../seen.ts'
import { roleColour } from '../sides.ts'
import { pointsOf, progressOf, standingIn } from './progress.ts'
import { turnParts } from './turn.ts'
import { GOAL } from './words.ts'

/** Where the printed scenarios say who wins. */
const VICTORY: Readonly<Record<string, string>> = {
  DAWN: 'HS-SCN-DAWN-04',
  FRONT: 'HS-SCN-FRONT-05',
  DIVE: 'HS-SCN-DIVE-05',
  WINTER: 'HS-SCN-WINTER-12',
  PLANT: 'HS-SCN-PLANT-08',
  STORM: 'HS-SCN-STORM-11',
  RESCUE: 'HS-SCN-RESCUE-07',
  MIST: 'HS-SCN-MIST-08',
  FORT: 'HS-SCN-FORT-08',
  BARREN: 'HS-SCN-BARREN-06',
}

/** How the battle is won, when it ends, how far every side is. */
export function goal(board: BoardProps): Goal | undefined {
  const seen = seenBy(board)
  if (seen === undefined) return undefined
  const { scenario } = seen
  return {
    how: scenario.text.goal[board.language],
    ends: endsOf(board, seen),
    rule: VICTORY[scenario.id] ?? 'HS-END-01',
    sides: sidesOf(board, seen),
    turn: turnParts(seen, board.language),
  }
}

const namesOf = ({ language, nameOf }: BoardProps, team: readonly Role[]): string => listed(language, team.map(nameOf))

/** HS-END-02, HS-END-07: after the last round points decide, or somebody has held out. */
function endsOf(board: BoardProps, seen: Seen): string {
  const { rounds, isScored } = seen.options
  const s = GOAL[board.language].ends
  if (rounds === 0) return s.never
  const last = seen.scenario.goals.find((one) => one.goal === 'holdOut' || one.goal === 'score')
  if (isScored || last?.goal !== 'holdOut') return s.score(rounds)
  const team = teamsOf(seen)[last.side] ?? []
  return s.holdOut(rounds, namesOf(board, team), team.length === 1)
}

interface Ranked {
  readonly side: GoalSide
  /** What the sides are compared by, the weightiest first. */
  readonly ranks: readonly number[]
}

function sidesOf(board: BoardProps, seen: Seen): GoalSide[] {
  return teamsOf(seen)
    .map((team, side) => ranked(board, seen, team, side))
    .sort((a, b) => compared(b.ranks, a.ranks))
    .map(({ side }) => side)
}

function compared(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((rank, i) => rank !== b[i])
  return at < 0 ? 0 : a[at] - b[at]
}

function ranked(board: BoardProps, seen: Seen, team: readonly Role[], side: number): Ranked {
  const { language } = board
  const { isScored } = seen.options
  const goals = seen.scenario.goals
  const isScore = isScored || goals.some((one) => one.goal === 'score')
  const ways = goals.flatMap((one) => progressOf(seen, one, side, language) ?? [])
  const shares = ways.flatMap(({ share }) => share ?? [])
  const share = shares.length === 0 ? undefined : Math.max(...shares)
  const texts = [...(isScore ? [GOAL[language].points(pointsOf(seen, team))] : []), ...ways.map(({ text }) => text)]
  const standing = standingIn(seen, team)
  return {
    side: {
      name: namesOf(board, team),
      colour: roleColour(team[0]),
      text: texts.length > 0 ? texts.join(' · ') : GOAL[language].standing(standing),
      ...(share === undefined ? {} : { share }),
      isMine: seen.role !== undefined && team.includes(seen.role),
    },
    ranks: [isScore ? pointsOf(seen, team) : 0, share ?? 0, standing],
  }
}
