import { Button } from '../../boardkit/papers/button.tsx'
import { change, useSettings } from '../app/settings.ts'
import { marked } from './about/own.ts'
import { useTable } from './context.tsx'
import { PACES, type Pace } from './director/pace.ts'
import { isTaught } from './table-state.ts'
import './show-bar.css'

/** In the ribbon while acts of others are shown: the act in one sentence, how much is still to be watched, how to watch less. */
export function ShowBar() {
  const { t, show, asked, state } = useTable()
  const isToldToWatch = isTaught(state)
  const pace = useSettings((settings) => settings.pace)
  return (
    <>
      <div className="ribbon-words" data-left={show.left}>
        <h2 id="prompt-title" className="prompt-title show-caption">
          {show.caption}
        </h2>
        <p className={asked === undefined ? 'ribbon-hint' : 'ribbon-hint mine'}>
          {asked === undefined ? t.table.toWatch(show.left) : t.table.turnAfter(show.left)}
        </p>
      </div>
      <div className="ribbon-answers">
        <Button look={isToldToWatch ? 'quiet' : ''} text={t.table.skip} onClick={show.skip} {...marked('skip')} />
        <Button
          look={isToldToWatch ? 'quiet' : asked === undefined ? '' : 'primary'}
          text={t.table.skipAll}
          onClick={show.skipAll}
          {...marked('skipAll')}
        />
        <select
          className="select show-pace"
          aria-label={t.settings.pace}
          {...marked('pace')}
          value={pace}
          onChange={({ target }) => {
            change({ pace: target.value as Pace })
            if (target.value === 'atOnce') show.skipAll()
          }}
        >
          {PACES.map((one) => (
            <option key={one} value={one}>
              {t.settings.paces[one]}
            </option>
          ))}
        </select>
      </div>
    </>
  )
}
