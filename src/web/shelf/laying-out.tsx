import { useEffect, useState } from 'react'
import { useLanguage } from '../app/settings.ts'
import { factsOf } from '../games.ts'
import { useT } from '../i18n/index.ts'
import { localStore } from '../local/store.ts'
import { Art } from './art.tsx'

/** While a table is laid out: the box, and what is coming. */
export function LayingOut({ game, said }: { game: string | undefined; said?: string | undefined }) {
  const t = useT()
  const language = useLanguage()
  const facts = game === undefined ? undefined : factsOf(game)
  const words = facts?.words[language]
  return (
    <main className="page laying-out" id="main" aria-busy="true">
      {facts !== undefined && (
        <div className="box-lid">
          <Art facts={facts} />
        </div>
      )}
      {words !== undefined && <h1>{words.name}</h1>}
      <p role="status" className="soft">
        {said ?? (words === undefined ? t.app.loading : t.rooms.layingOut(words.name))}
      </p>
      {words !== undefined && <p>{words.goal ?? words.about}</p>}
    </main>
  )
}

/** The game of a table on this device, as soon as it is known. */
export function useStoredGame(id: string | undefined): string | undefined {
  const [game, setGame] = useState<string>()
  useEffect(() => {
    if (id === undefined) return
    localStore.get(id).then(
      (stored) => setGame(stored?.game),
      () => undefined,
    )
  }, [id])
  return game
}
