import { useEffect, useState } from 'react'
import { useLanguage } from '../app/settings.ts'
import { factsOf } from '../games.ts'
import { useT } from '../i18n/index.ts'
import { localStore } from '../local/store.ts'
import { Art } from '../shelf/art.tsx'
import type { TableSession, TableState } from './session.ts'

/** While a table is laid out: the box, and what is coming. */
export function Loading({ session, state }: { session: TableSession; state: TableState }) {
  const t = useT()
  const language = useLanguage()
  const [stored, setStored] = useState<string>()
  const { isLocal } = session
  useEffect(() => {
    const id = location.pathname.split('/').at(-1)
    if (isLocal && id !== undefined)
      localStore.get(id).then(
        (game) => setStored(game?.game),
        () => undefined,
      )
  }, [isLocal])
  const game = state.table?.game ?? stored
  const facts = game === undefined ? undefined : factsOf(game)
  const words = facts?.words[language]
  const connecting = isLocal ? t.app.loading : t.table.connecting
  return (
    <main className="page laying-out" id="main" aria-busy="true">
      {facts !== undefined && (
        <div className="box-lid">
          <Art facts={facts} />
        </div>
      )}
      {words !== undefined && <h1>{words.name}</h1>}
      <p role="status" className="soft">
        {state.status === 'lost' ? t.table.lost : words === undefined ? connecting : t.rooms.layingOut(words.name)}
      </p>
      {words !== undefined && <p>{words.goal ?? words.about}</p>}
    </main>
  )
}
