import { marked } from '../about/own.ts'
import { useTable } from '../context.tsx'
import { changeNewcomer } from './newcomer.ts'

/** Switches what is told to who is new here; kept for this game. */
export function NewHereItem() {
  const { t, state, isNewHere } = useTable()
  const { game } = state.table!
  if (state.roles.length === 0 || state.coach !== undefined) return undefined
  return (
    <li>
      <label className="menu-item switch" {...marked('newHere')}>
        <input
          type="checkbox"
          role="switch"
          checked={isNewHere}
          onChange={() => changeNewcomer(game, (newcomer) => ({ ...newcomer, wish: !isNewHere }))}
        />
        <span>
          {t.newHere.title}
          <small>{t.newHere.hint}</small>
        </span>
      </label>
    </li>
  )
}
