/** An attack or a movement as one answer: from where, with how many, and whom the card wins over. */
import { armiesKey, attitudeKey } from '../rules/actions/attack.ts'
import { attitudes } from '../rules/actions/residents.ts'
import { fightOdds, type FightOdds } from '../rules/fight/fight-odds.ts'
import { attackArmiesFace, attitudeFace, moveArmiesFace } from '../rules/table/faces.ts'
import type { Attitude } from '../rules/table/state.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { landIn } from './cells.ts'
import type { Offers, Pair } from './offers.ts'
import { openTable } from './open-table.ts'

/** One land from which it can be done. */
export interface Source {
  readonly from: number
  readonly most: number
  /** What comes before how many; nothing, where that has been answered. */
  readonly key: string | undefined
  /** The attitudes that are still to be chosen from, the best first. */
  readonly attitudes: readonly Attitude[]
  readonly isAttitudeOpen: boolean
}

export interface WayPlan {
  readonly is: 'attack' | 'move'
  readonly to: number
  /** The most promising first. */
  readonly sources: readonly Source[]
}

/** The chances of an attack, by the rules themselves. */
export const oddsOf = (board: BoardProps, to: number, source: Source, sent: number, attitude: Attitude): FightOdds =>
  fightOdds(openTable(board), source.from, to, sent, attitude)

const leaving = ({ view }: BoardProps, land: number): number => landIn(view, land).armies - 1

/** Whom the card can win over in an attack, the best for the attacker first. */
function attitudesOf(board: BoardProps, from: number, to: number): Attitude[] {
  const possible: number[] = []
  const t = openTable(board)
  attitudes(t, board.role!, t.state.action!.card, from, to, possible)
  return possible as Attitude[]
}

/** The same for several ways to one land. */
export function planOfWays(board: BoardProps, ways: readonly Pair[]): WayPlan {
  const { is, to } = ways[0]
  const sources = ways.map(({ from, option }): Source => {
    const possible = is === 'attack' ? attitudesOf(board, from, to) : []
    return {
      from,
      most: leaving(board, from),
      key: option.key,
      attitudes: possible,
      isAttitudeOpen: possible.length > 1,
    }
  })
  const worth = (source: Source): number =>
    is === 'move' ? source.most : oddsOf(board, to, source, source.most, source.attitudes[0]).wins
  const worths = new Map(sources.map((source) => [source, worth(source)]))
  return { is, to, sources: [...sources].sort((a, b) => worths.get(b)! - worths.get(a)!) }
}

/** What is left to choose of a way that has been begun. */
export function planOfAbout(board: BoardProps, { from, to, question }: NonNullable<Offers['about']>): WayPlan {
  const asked = attitudeFace.of(question)?.options.map(({ data }) => data.attitude)
  const chosen = attackArmiesFace.of(question)?.about.attitude
  const source: Source = {
    from,
    most: leaving(board, from),
    key: undefined,
    attitudes: asked ?? (chosen === undefined ? [] : [chosen]),
    isAttitudeOpen: asked !== undefined,
  }
  return { is: moveArmiesFace.is(question) ? 'move' : 'attack', to, sources: [source] }
}

/** The answers that make it so, in one message. */
export const keysOf = (source: Source, attitude: Attitude | undefined, armies: number): string[] => [
  ...(source.key === undefined ? [] : [source.key]),
  ...(source.isAttitudeOpen && attitude !== undefined ? [attitudeKey(attitude)] : []),
  armiesKey(armies),
]
