import { marked } from '../about/own.ts'
import { useTable } from '../context.tsx'
import { NewHereSwitch } from './new-here-switch.tsx'

/** In the menu, for who plays. */
export function NewHereItem() {
  const { state } = useTable()
  const { game, id } = state.table!
  if (state.roles.length === 0 || state.coach !== undefined) return undefined
  return (
    <li>
      <NewHereSwitch game={game} table={id} look="menu-item" {...marked('newHere')} />
    </li>
  )
}
