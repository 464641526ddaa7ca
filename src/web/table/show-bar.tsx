import { Button } from '../../boardkit/papers/button.tsx'
import { change, useSettings } from '../app/settings.ts'
import { useTable } from './context.tsx'
import { PACES, type Pace } from './director/pace.ts'
import './show-bar.css'

/** The act that is shown in one sentence, how much is still to be watched, and how to watch less. */
export function ShowBar() {
  const { t, show, asked } = useTable()
  const pace = useSettings((settings) => settings.pace)
  if (!show.isShowing) return undefined
  return (
    <div className="show-bar" data-left={show.left}>
      <p className="show-caption">{show.caption}</p>
      <p className="soft">{asked === undefined ? t.table.toWatch(show.left) : t.table.turnAfter(show.left)}</p>
      <Button look="small" text={t.table.skip} onClick={show.skip} />
      <Button look="small" text={t.table.skipAll} onClick={show.skipAll} />
      <select
        aria-label={t.settings.pace}
        value={pace}
        onChange={({ target }) => change({ pace: target.value as Pace })}
      >
        {PACES.map((one) => (
          <option key={one} value={one}>
            {t.settings.paces[one]}
          </option>
        ))}
      </select>
    </div>
  )
}
