import type { BoardProps } from '../../../protocol/board.ts'
import { tableSeen, chancesIn } from './march.ts'
import type { Offers } from './offers.ts'
import { TABLE } from './table-strings.ts'
import type { March } from './use-march.ts'

/** What a click on an area would mean. */
export interface Place {
  readonly words: string
  readonly cost?: number | undefined
  readonly way?: readonly number[] | undefined
  readonly fights?: boolean | undefined
  /** The chance to win the battle there. */
  readonly win?: number | undefined
}

/** The places to click: where a planned march may go, or what the question offers. */
export function placesOf(board: BoardProps, offers: Offers, march: March | undefined): ReadonlyMap<number, Place> {
  const s = TABLE[board.language]
  if (march?.plan !== undefined)
    return new Map(
      [...march.ways].map(([area, { cost, way, fights }]) => [area, { words: s.pointsIn(cost), cost, way, fights }]),
    )
  const table = offers.areas.size > 0 ? (march?.table ?? tableSeen(board)) : undefined
  return new Map(
    [...offers.areas].map(([area, options]) => {
      const deeds = options.map((option) => offers.deedOf(option))
      const isFight = deeds.some(({ fights, to }) => fights === true && to === undefined)
      const win =
        isFight && table !== undefined && board.role !== undefined ? chancesIn(table, board.role, area)?.win : undefined
      const words = options.map(({ label }) => board.say(label)).join('; ')
      return [area, { words, cost: deeds[0].cost, way: deeds[0].way, fights: deeds.some(({ fights }) => fights), win }]
    }),
  )
}
