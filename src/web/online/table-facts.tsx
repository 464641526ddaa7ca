import type { Options } from '../../engine/index.ts'
import type { TableInfo } from '../../protocol/http.ts'
import { useT } from '../i18n/index.ts'
import { Chosen } from '../newtable/chosen.tsx'
import { useModule } from '../newtable/use-module.ts'

/** To what one is invited: picture, players, length, goal, pace, language. */
export function TableFacts({ table }: { table: TableInfo }) {
  const t = useT()
  const module = useModule(table.game)
  if (module === undefined || module === 'none') return undefined
  return (
    <Chosen
      module={module}
      roles={table.roles}
      options={table.options as Options}
      players={[table.roles]}
      more={[table.pace === 'live' ? t.rooms.live : t.rooms.relaxed, t.rooms.languages]}
    />
  )
}
