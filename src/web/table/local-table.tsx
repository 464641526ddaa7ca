import { useEffect, useState } from 'react'
import { useLocation, useParams } from 'wouter'
import { useOwnName } from '../names/own-name.ts'
import { newLocalGame } from '../local/new-game.ts'
import { localStore, type LocalGame } from '../local/store.ts'
import { LayingOut } from '../shelf/laying-out.tsx'
import { workerLink } from './link.ts'
import { download } from './save.ts'
import { TableSession } from './session.ts'
import { TablePage } from './table-page.tsx'
import { useTrial } from './trial.ts'

/** A table on this device. */
export default function LocalTablePage() {
  const { id = '' } = useParams<{ id: string }>()
  return <LocalTable key={id} id={id} />
}

function useLocalSession(id: string): { session: TableSession | undefined; game: LocalGame | undefined } {
  const [session, setSession] = useState<TableSession>()
  const [game, setGame] = useState<LocalGame>()
  useEffect(() => {
    const opened = new TableSession((events) => workerLink({ type: 'open', id }, events), { table: id })
    setSession(opened)
    void opened.greet()
    void localStore.get(id).then(setGame)
    return () => opened.close()
  }, [id])
  return { session, game }
}

function LocalTable({ id }: { id: string }) {
  const { session, game } = useLocalSession(id)
  const [, navigate] = useLocation()
  const trial = useTrial(session)
  const name = useOwnName()
  if (session === undefined) return <LayingOut game={game?.game} />
  const actions = {
    tryOut: trial.begin,
    file: () => session.file(),
    rematch: () => void rematch(game).then((next) => next !== undefined && navigate(`/local/${next}`)),
    save: () =>
      void session
        .file()
        .then((file) =>
          file === undefined
            ? session.trouble('notNow')
            : download(`${game?.game ?? 'game'}-${id}.walstatt.json`, file),
        ),
    moveOnline: () => void moveOnline(session, game, name).then((to) => to !== undefined && navigate(to)),
  }
  if (trial.trial !== undefined)
    return <TablePage key="trial" {...trial.trial} isTrying actions={actions} endTry={trial.end} />
  return <TablePage key="real" session={session} pack={game?.pack} actions={actions} />
}

async function rematch(game: LocalGame | undefined): Promise<string | undefined> {
  if (game === undefined) return undefined
  const seats = game.seats.map(({ conceded, ...seat }) =>
    conceded === true ? { holder: 'person' as const, name: seat.name } : seat,
  )
  return newLocalGame({
    game: game.game,
    options: game.options,
    seats,
    ...(game.pack === undefined ? {} : { pack: game.pack }),
  })
}

/** The game goes on at a server; chance comes from there from then on. */
async function moveOnline(
  session: TableSession,
  game: LocalGame | undefined,
  name: string,
): Promise<string | undefined> {
  if (game === undefined) return undefined
  const { openTable } = await import('../online/api.ts')
  const file = await session.file()
  const opened = await openTable({
    game: game.game,
    options: { ...game.options },
    seats: game.seats.map((seat, i) =>
      seat.holder === 'bot'
        ? { holder: 'bot' as const, bot: seat.bot ?? 'captain' }
        : i === 0
          ? { holder: 'me' as const, name: seat.name === '' ? name : seat.name }
          : { holder: 'invite' as const },
    ),
    visibility: 'link',
    pace: 'relaxed',
    file,
  })
  if (!opened.ok) {
    session.trouble(opened.code)
    return undefined
  }
  return `/table/${opened.value.table.id}`
}
