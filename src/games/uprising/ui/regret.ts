/** What beginners regret, each in a sentence with a last question. What is mostly a slip for everybody says `slipOf` (asking.ts). */
import type { OptionView } from '../../../engine/index.ts'
import { percent } from '../../../boardkit/papers/percent.ts'
import type { BoardProps, SlipWords } from '../../../protocol/board.ts'
import { hasEmpire, unitsOn } from '../rules/map/pieces.ts'
import { CAPITAL_SPACE } from '../rules/map/spaces.ts'
import { mustDefendCapital } from '../rules/nemesis/capital.ts'
import { isAhead } from '../rules/phases/winning.ts'
import { isLastChapter } from '../rules/phases/turn-order.ts'
import { actionFace, chooseQuestFace, commandPieceFace } from '../rules/table/faces.ts'
import type { Role, Space, Table } from '../rules/table/state.ts'
import { tableOf, wordsOf } from './cards-table.ts'
import { groupsAt } from './map/attack.ts'
import { planFor } from './map/words.ts'
import { REGRETS } from './regret-words.ts'
import { chanceToWin } from './stage-odds.tsx'
import { pointedAt } from './targets.ts'

type Seen = Pick<BoardProps, 'view' | 'content' | 'language' | 'role' | 'nameOf' | 'question' | 'odds'>

/** Less is more of a gamble than a plan. */
const [FAIR_FIGHT, FAIR_QUEST] = [0.5, 1 / 3]

export function regretOf(option: OptionView, board: Seen): SlipWords | undefined {
  const { question, role } = board
  if (question === undefined || role === undefined) return undefined
  if (commandPieceFace.is(question)) return regretOfCommand(option, board, role)
  if (chooseQuestFace.is(question)) return regretOfQuest(option, board)
  if (actionFace.is(question)) return regretOfHaven(option, board, role)
  if (question.name === 'convert') return regretOfPoint(option, board, role)
  const isIdle = option.label.key === 'action.noCamp'
  return isIdle ? { kind: 'camp', text: REGRETS[board.language].camp } : undefined
}

/** Legions and Hordes that would come there as things stand, or are after what is there. */
const comingTo = (board: Seen, space: Space): string[] =>
  planFor(board)
    .filter(({ steps, target }) => target === space || steps.some(({ to }) => to.includes(space)))
    .map(({ card }) => wordsOf(board).card(card))

function regretOfCommand(option: OptionView, board: Seen, role: Role): SlipWords | undefined {
  const to = commandPieceFace.of(board.question)?.about.to
  if (to === undefined) return undefined
  if (option.label.key === 'action.commandDone') return regretOfFight(board, to)
  const from = (option.targets ?? []).map(pointedAt).find((pointed) => pointed?.at === 'piece')?.n
  if (from === undefined) return undefined
  const s = REGRETS[board.language]
  const t = tableOf(board)
  if (wakesLegion(t, role, to)) return { kind: 'capital', text: s.capital }
  const isLast = t.state.haven[from] === role && unitsOn(t.state, from) === 1
  const coming = isLast ? comingTo(board, from) : []
  const w = wordsOf(board)
  return coming.length === 0 ? undefined : { kind: 'bare', text: s.bare(w.hex(from), w.list(coming)) }
}

/** The first Unit that enters an undefended Capital (UP-CAP-05). */
function wakesLegion({ state }: Table, role: Role, to: Space): boolean {
  if (to !== CAPITAL_SPACE || hasEmpire(state, to) || state.legionsLeft === 0) return false
  if (state.unitsOf[to] === role) return false
  return mustDefendCapital({ ...state, unitsOf: state.unitsOf.with(to, role) })
}

function regretOfFight(board: Seen, to: Space): SlipWords | undefined {
  const s = REGRETS[board.language]
  const [odds] = board.odds
  if (odds === undefined) return undefined
  const win = chanceToWin(odds)
  if (win < FAIR_FIGHT) return { kind: 'odds', text: s.odds(percent(win)) }
  const fights = groupsAt(tableOf(board), to)
  return fights > 1 ? { kind: 'fights', text: s.fights(fights) } : undefined
}

function regretOfQuest(option: OptionView, board: Seen): SlipWords | undefined {
  const odds = board.odds.find((one) => one.option === option.key)
  if (odds === undefined) return undefined
  const win = chanceToWin(odds)
  return win < FAIR_QUEST ? { kind: 'quest', text: REGRETS[board.language].quest(percent(win)) } : undefined
}

/** A Haven in the way of an army, with nobody in it (UP-LEG-09, UP-HOR-10). */
function regretOfHaven({ data }: OptionView, board: Seen, role: Role): SlipWords | undefined {
  if (typeof data !== 'object' || data === null || !('action' in data) || data.action !== 'haven') return undefined
  const { state } = tableOf(board)
  const space = state.heroAt[role]
  const coming = unitsOn(state, space) === 0 ? comingTo(board, space) : []
  return coming.length === 0
    ? undefined
    : { kind: 'exposed', text: REGRETS[board.language].exposed(wordsOf(board).list(coming)) }
}

/** Together or not at all (UP-WIN-02); goods are worth nothing after the last Chapter. */
function regretOfPoint(option: OptionView, board: Seen, role: Role): SlipWords | undefined {
  const s = REGRETS[board.language]
  const { state } = tableOf(board)
  if (!isLastChapter(state)) return undefined
  if (option.label.key === 'frame.convertDone') return { kind: 'last', text: s.last }
  if (option.label.key !== 'frame.convertOwn' || !isAhead(state, role)) return undefined
  const w = wordsOf(board)
  const behind = [...state.faction.keys()].filter((one) => !isAhead(state, one))
  return behind.length === 0
    ? undefined
    : { kind: 'behind', text: s.behind(w.list(behind.map((one) => w.player(one)))) }
}
