/** Playing from the map: which Actions of the turn a hex stands for. */
import type { OptionView, QuestionView } from '../../../../engine/index.ts'
import type { BoardProps } from '../../../../protocol/board.ts'
import { ACTIONS, type Action } from '../../content/names.ts'
import { commandHexes } from '../../rules/actions/command.ts'
import { moveHexes } from '../../rules/actions/move.ts'
import { actionFace } from '../../rules/table/faces.ts'
import type { Space, Table } from '../../rules/table/state.ts'
import { tableOf } from '../cards-table.ts'

export interface MapAction {
  readonly action: Action
  readonly option: OptionView
  /** The Action, and with it where it leads. */
  readonly keys: readonly string[]
  /** It leads into this hex; otherwise it is done here. */
  readonly isHere: boolean
}

export interface ActionsAt {
  readonly can: readonly MapAction[]
  /** Those one would look for here and that are not on offer. */
  readonly cannot: readonly Action[]
}

interface Reach {
  readonly move: readonly Space[]
  readonly command: readonly Space[]
}

const known = new WeakMap<Table, Map<number, Reach>>()

function reachOf(t: Table, role: number): Reach {
  const all = known.get(t) ?? new Map<number, Reach>()
  known.set(t, all)
  let reach = all.get(role)
  if (reach === undefined) {
    reach = { move: moveHexes(t, role, undefined, []), command: commandHexes(t, role, undefined, []) }
    all.set(role, reach)
  }
  return reach
}

/** What the Hero does where it stands. */
const AT_HERO: readonly Action[] = ['explore', 'haven', 'move', 'market', 'quest', 'trade']
const TOLD_AT_HERO: readonly Action[] = ['explore', 'haven', 'move']

type Seen = Pick<BoardProps, 'view' | 'content' | 'role' | 'question'>
const isTurn = ({ question, role }: Seen): boolean => actionFace.is(question) && role !== undefined

/** The option of the turn that is an Action. */
export const optionFor = (question: QuestionView | undefined, action: Action): OptionView | undefined =>
  actionFace.of(question)?.options.find(({ data }) => data !== undefined && 'action' in data && data.action === action)

export function actionsAt(board: Seen, space: Space): ActionsAt {
  if (!isTurn(board)) return { can: [], cannot: [] }
  const role = board.role!
  const t = tableOf(board)
  const reach = reachOf(t, role)
  const can: MapAction[] = []
  const cannot = new Set<Action>()
  const add = (action: Action, into: readonly Space[] | undefined): void => {
    const option = optionFor(board.question, action)
    if (option === undefined) return void cannot.add(action)
    // With only one way nobody is asked which.
    const keys = into === undefined || into.length < 2 ? [option.key] : [option.key, `hex:${space}`]
    can.push({ action, option, keys, isHere: into !== undefined })
  }
  if (reach.command.includes(space)) add('command', reach.command)
  if (t.state.heroAt[role] === space) for (const action of AT_HERO) add(action, undefined)
  else if (reach.move.includes(space)) add('move', reach.move)
  if (t.state.unitsOf[space] === role && !reach.command.includes(space)) add('command', undefined)
  const told = [...cannot].filter((action) => action === 'command' || TOLD_AT_HERO.includes(action))
  return { can, cannot: ACTIONS.filter((action) => told.includes(action)) }
}

/** Every hex that stands for something in this turn. */
export function actionHexes(board: Seen): ReadonlySet<number> {
  if (!isTurn(board)) return new Set()
  const t = tableOf(board)
  const { move, command } = reachOf(t, board.role!)
  const has = (action: Action): boolean => optionFor(board.question, action) !== undefined
  return new Set([
    ...(has('move') ? move : []),
    ...(has('command') ? command : []),
    ...(t.state.heroAt[board.role!] >= 0 ? [t.state.heroAt[board.role!]] : []),
  ])
}
