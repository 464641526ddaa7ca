import { useT } from '../../i18n/index.ts'
import { changeNewcomer, isNewAt, newcomerOf, useNewcomers } from './newcomer.ts'

interface Props {
  readonly game: string
  /** Without one, what holds for the next table. */
  readonly table?: string
  readonly look?: string
  readonly 'data-about'?: string
}

/** Switches what is told to who is new to a game; kept for this game. */
export function NewHereSwitch({ game, table = '', look = '', ...mark }: Props) {
  const t = useT()
  const isNew = useNewcomers((all) => isNewAt(newcomerOf(all, game), table))
  return (
    <label className={`switch ${look}`.trimEnd()} {...mark}>
      <input
        type="checkbox"
        role="switch"
        checked={isNew}
        onChange={() => changeNewcomer(game, (newcomer) => ({ ...newcomer, wish: !isNew }))}
      />
      <span>
        <strong>{t.newHere.title}</strong>
        <span className="hint">{t.newHere.hint}</span>
      </span>
    </label>
  )
}
