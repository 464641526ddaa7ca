import { marked } from '../about/own.ts'
import { useTable } from '../context.tsx'
import { NewHereSwitch } from './new-here-switch.tsx'
import { isTaught } from '../table-state.ts'

/** In the menu, for who plays. */
export function NewHereItem() {
  const { state } = useTable()
  const { game, id } = state.table!
  if (state.roles.length === 0 || isTaught(state)) return undefined
  return (
    <li>
      <NewHereSwitch game={game} table={id} look="menu-item" {...marked('newHere')} />
    </li>
  )
}
