import { ownNameIn } from '../names/own-name.ts'
import { withNames } from '../names/with-names.ts'
import { infoOf } from '../local/info.ts'
import { useCallback, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Button } from '../../boardkit/papers/button.tsx'
import type { Options } from '../../engine/index.ts'
import type { ListedTable } from '../../protocol/http.ts'
import { useLanguage, useSettings } from '../app/settings.ts'
import { since } from '../i18n/format.ts'
import { useT } from '../i18n/index.ts'
import { importGame } from '../local/import.ts'
import { localStore, type LocalGame } from '../local/store.ts'
import { myTables, publicTables, whoAmI } from '../online/api.ts'
import { TablePicture } from '../shelf/art.tsx'
import { nameOfGame } from '../shelf/boxes.ts'
import { Icon } from '../ui/icon.tsx'
import { Sure } from '../ui/sure.tsx'
import { Empty } from './empty.tsx'
import './lobby.css'

/** My tables, here and at the server, and those that wait for somebody. */
export default function LobbyPage() {
  const t = useT()
  const local = useLocalGames()
  const online = useOnline()
  const isEmpty = local.games?.length === 0 && online.mine?.length === 0
  return (
    <main className="page" id="main">
      <title>{`${t.lobby.title} – Walstatt`}</title>
      <h1>{t.lobby.title}</h1>
      {isEmpty && <Empty />}
      {(local.hasFailed || (local.games?.length ?? 0) > 0) && (
        <section aria-labelledby="local">
          <h2 id="local">{t.lobby.local}</h2>
          {local.hasFailed && <Failed text={t.lobby.localFailed} again={local.reload} />}
          <ul className="tables">
            {local.games?.map((game) => (
              <LocalRow key={game.id} game={game} onRemoved={local.reload} />
            ))}
          </ul>
        </section>
      )}
      <MineOnline online={online} />
      <OpenTables online={online} />
      <Import />
    </main>
  )
}

/** A list that could not be read is not an empty one. */
function Failed({ text, again }: { text: string; again(): void }) {
  const t = useT()
  return (
    <p className="failed" role="status">
      {text} <Button look="small" sign={<Icon name="again" />} text={t.lobby.again} onClick={again} />
    </p>
  )
}

function MineOnline({ online }: { online: Online }) {
  const t = useT()
  const { mine, failure, reload } = online
  // Where no server is in reach at all, that is said once, below.
  const hasFailed = failure.mine !== undefined && failure.open !== 'network'
  if (!hasFailed && (mine?.length ?? 0) === 0) return undefined
  return (
    <section aria-labelledby="online">
      <h2 id="online">{t.lobby.online}</h2>
      {hasFailed && <Failed text={t.lobby.mineFailed} again={reload} />}
      <ul className="tables">
        {mine?.map((table) => (
          <OnlineRow key={table.id} table={table} />
        ))}
      </ul>
    </section>
  )
}

function OpenTables({ online }: { online: Online }) {
  const t = useT()
  const { open, failure, reload } = online
  return (
    <section aria-labelledby="open">
      <h2 id="open">{t.lobby.open}</h2>
      {failure.open !== undefined && (
        <Failed text={failure.open === 'network' ? t.lobby.offline : t.lobby.openFailed} again={reload} />
      )}
      {failure.open === undefined && open?.length === 0 && (
        <p className="soft">
          {t.lobby.noOpen} <Link href="/">{t.lobby.openOne}</Link>
        </p>
      )}
      <ul className="tables">
        {open?.map((table) => (
          <OnlineRow key={table.id} table={table} />
        ))}
      </ul>
    </section>
  )
}

interface Local {
  /** `undefined` while nothing is known of them. */
  readonly games: readonly LocalGame[] | undefined
  readonly hasFailed: boolean
  reload(): void
}

function useLocalGames(): Local {
  const [games, setGames] = useState<readonly LocalGame[]>()
  const [hasFailed, setFailed] = useState(false)
  const reload = useCallback(() => {
    const read = async (): Promise<void> => {
      const list = await localStore.list().catch(() => undefined)
      setFailed(list === undefined)
      if (list !== undefined) setGames(list.sort((a, b) => b.updated - a.updated))
    }
    void read()
  }, [])
  useEffect(reload, [reload])
  return { games, hasFailed, reload }
}

interface Online {
  /** What was read last; `undefined` while nothing is known. */
  readonly mine?: readonly ListedTable[] | undefined
  readonly open?: readonly ListedTable[] | undefined
  /** Why a list could not be read, by its code. */
  readonly failure: { readonly mine?: string | undefined; readonly open?: string | undefined }
  reload(): void
}

const EVERY = 15_000

function useOnline(): Online {
  const [lists, setLists] = useState<Omit<Online, 'reload'>>({ failure: {} })
  const reload = useCallback(async (): Promise<void> => {
    const [me, open] = await Promise.all([whoAmI(), publicTables()])
    const isNobody = me.ok && me.value.kind === 'nobody'
    const mine = !me.ok ? me : isNobody ? { ok: true as const, value: { tables: [] } } : await myTables()
    setLists((before) => {
      const own = mine.ok ? mine.value.tables : before.mine
      const known = new Set(own?.map(({ id }) => id))
      return {
        mine: own,
        open: open.ok ? open.value.tables.filter(({ id }) => !known.has(id)) : before.open,
        failure: { mine: mine.ok ? undefined : mine.code, open: open.ok ? undefined : open.code },
      }
    })
  }, [])
  useEffect(() => {
    void reload()
    const timer = setInterval(() => void reload(), EVERY)
    return () => clearInterval(timer)
  }, [reload])
  return { ...lists, reload: () => void reload() }
}

function LocalRow({ game, onRemoved }: { game: LocalGame; onRemoved(): void }) {
  const t = useT()
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const removal = t.lobby.remove(nameOfGame(game.game, language))
  const isOver = game.outcome !== undefined
  const people = withNames(infoOf(game, game.outcome)).seats.map(({ name = '' }) => name)
  const asked = game.waiting.find((role) => game.seats[role]?.holder === 'person')
  const isShared = game.seats.filter((seat) => seat.holder === 'person').length > 1
  const isMine = asked !== undefined && !isShared
  const waited = asked === undefined ? game.waiting : [asked]
  return (
    <li className="row paper">
      <TablePicture game={game.game} roles={game.seats.length} options={game.options} />
      <Link href={`/local/${game.id}`} className="row-main">
        <strong>{nameOfGame(game.game, language)}</strong>
        <span className="soft">{people.join(', ')}</span>
      </Link>
      <span className={asked !== undefined && !isOver ? 'chip turn' : 'chip'}>
        {isOver
          ? t.lobby.over
          : isMine
            ? t.lobby.yourTurn
            : t.lobby.turnOf(waited.flatMap((role) => people[role] ?? []).join(', '))}
      </span>
      <span className="soft num">{since(language, game.updated, Date.now())}</span>
      <Link className="button small" href={`/local/${game.id}`}>
        {isOver ? t.lobby.look : t.lobby.goOn}
      </Link>
      <Button look="quiet icon" sign={<Icon name="trash" />} label={removal} onClick={() => setAsking(true)} />
      {isAsking && (
        <Sure
          title={removal}
          text={t.lobby.removeSure}
          look="danger"
          onYes={() => void localStore.remove(game.id).then(onRemoved)}
          onNo={() => setAsking(false)}
        />
      )}
    </li>
  )
}

function OnlineRow({ table }: { table: ListedTable }) {
  const t = useT()
  const language = useLanguage()
  const free = table.seats.filter((seat) => seat.holder === 'open' || seat.holder === 'invite').length
  const open = table.seats.some((seat) => seat.holder === 'open')
  const isMine = table.mine.length > 0
  const asked = table.seats.filter((seat) => seat.roles.some((role) => table.waiting.includes(role)))
  const isMyTurn = table.state === 'running' && asked.some((seat) => table.mine.includes(seat.seat))
  const names = asked.map((seat) => seat.name ?? t.table.bot).join(', ')
  const status =
    table.state === 'over'
      ? t.lobby.over
      : table.state === 'stopped'
        ? t.lobby.stopped
        : table.state === 'running'
          ? isMyTurn
            ? t.lobby.yourTurn
            : t.lobby.turnOf(names)
          : t.lobby.free(free, table.seats.length)
  const verb =
    table.state === 'over'
      ? t.lobby.look
      : isMine
        ? t.lobby.goOn
        : table.state === 'open' && open
          ? t.lobby.join
          : t.lobby.watch
  return (
    <li className="row paper">
      <TablePicture game={table.game} roles={table.roles} options={table.options as Options} />
      <Link href={`/table/${table.id}`} className="row-main">
        <strong>{table.title === '' ? nameOfGame(table.game, language) : table.title}</strong>
        <span className="soft">
          {table.seats.map((seat) => seat.name ?? (seat.holder === 'bot' ? t.table.bot : t.table.free)).join(', ')}
        </span>
      </Link>
      <span className={isMyTurn ? 'chip turn' : 'chip'}>{status}</span>
      <span className="soft num">{since(language, table.updated, Date.now())}</span>
      <Link className="button small" href={`/table/${table.id}`}>
        {verb}
      </Link>
    </li>
  )
}

/** A game file becomes a game on this device. */
function Import() {
  const t = useT()
  const [, navigate] = useLocation()
  const [problem, setProblem] = useState<string>()
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return undefined
    const opened = await importGame(await file.text(), ownNameIn(useSettings.getState()))
    return opened.ok
      ? navigate(`/local/${opened.value}`)
      : setProblem(opened.problems.map((p) => `${p.path} ${p.problem}`).join('; '))
  }
  return (
    <section className="import">
      <label className="button">
        <Icon name="upload" /> {t.lobby.import}
        <input
          type="file"
          className="sr"
          accept="application/json,.json"
          onChange={(event) => void read(event.target.files?.[0])}
        />
      </label>
      {problem !== undefined && (
        <>
          <p className="problem" role="alert">
            {t.lobby.importFailed}
          </p>
          <details className="soft">
            <summary>{t.lobby.importWhy}</summary>
            <span lang="en">{problem}</span>
          </details>
        </>
      )}
    </section>
  )
}
