import type { Odds, OptionView } from '../../../engine/index.ts'
import type { BoardProps, SlipWords } from '../../../protocol/board.ts'
import { percent } from '../../../boardkit/papers/percent.ts'
import { unitsCell } from '../rules/table/cells.ts'
import { endures } from '../rules/turn/draw.ts'
import { chartIn } from './data.ts'
import { REGRETS } from './regret-strings.ts'

/** Below this a battle is mostly lost. */
const POOR = 0.35
/** So many points paid too much are a tile's worth. */
const MUCH = 2

type Words = Readonly<Record<string, unknown>>

/** What beginners regret: battles that are mostly lost, points thrown away, units that the desert takes. */
export function regretOf(option: OptionView, board: BoardProps): SlipWords | undefined {
  const { question, language } = board
  if (question === undefined || question.options.length === 1) return undefined
  const s = REGRETS[language]
  const { label, detail } = option
  switch (label.key) {
    case 'action.fight':
      return poor(oddsOf(board, label.args), (chance) => ({ kind: 'bloodstones.fight', text: s.fight(chance) }))
    case 'battle.stay':
      return poor(board.odds.at(0), (chance) => ({ kind: 'bloodstones.stay', text: s.stay(chance) }))
    case 'action.end':
      return isInDesert(board) ? { kind: 'bloodstones.desert', text: s.desert } : undefined
    default:
  }
  const lost = detail?.key === 'pay.lost' ? Number(detail.args?.['lost']) : 0
  return lost >= MUCH ? { kind: 'bloodstones.lost', text: s.lost(lost) } : undefined
}

/** The chances of this battle, as the rules work them out. */
const oddsOf = ({ odds }: BoardProps, args: Words | undefined): Odds | undefined =>
  odds.find(({ about }) => about.args?.['area'] === args?.['area'] && about.args?.['opponent'] === args?.['role'])

function poor(odds: Odds | undefined, words: (chance: string) => SlipWords): SlipWords | undefined {
  const win = odds?.chances[0].probability ?? 1
  return win < POOR ? words(percent(win)) : undefined
}

/** Whether units stand in a desert that will not last (BS-DRW-02). */
function isInDesert(board: BoardProps): boolean {
  const { view, role } = board
  const terrain = chartIn(board)?.terrain ?? []
  return terrain.some(
    (one, area) =>
      one === 'desert' && (unitsCell.in(view.shared, area) ?? []).some(([of, type]) => of === role && !endures(type)),
  )
}
