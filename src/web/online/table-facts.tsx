import type { Options } from '../../engine/index.ts'
import type { TableInfo } from '../../protocol/http.ts'
import { useLanguage } from '../app/settings.ts'
import { factsOf } from '../games.ts'
import { useT } from '../i18n/index.ts'
import { TablePicture } from '../shelf/art.tsx'

/** To what one is invited: picture, players, length, pace, language. */
export function TableFacts({ table }: { table: TableInfo }) {
  const t = useT()
  const language = useLanguage()
  const facts = factsOf(table.game)
  return (
    <div className="chosen paper">
      <TablePicture game={table.game} roles={table.roles} options={table.options as Options} />
      <div className="chosen-words">
        <p className="box-facts">
          <span className="chip">{t.rooms.counts([table.roles])}</span>
          {facts?.minutes !== undefined && <span className="chip">{t.shelf.minutes(...facts.minutes)}</span>}
          <span className="chip">{table.pace === 'live' ? t.rooms.live : t.rooms.relaxed}</span>
          <span className="chip">{t.rooms.languages}</span>
        </p>
        <p>{facts?.words[language].about}</p>
      </div>
    </div>
  )
}
