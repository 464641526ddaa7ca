import { useEffect, useRef, useState } from 'react'
import { Button } from '../../boardkit/papers/button.tsx'
import type { TableInfo } from '../../protocol/http.ts'
import { useLanguage } from '../app/settings.ts'
import { useOwnName } from '../names/own-name.ts'
import { useT } from '../i18n/index.ts'
import { refusalWords, type Refusal } from '../newtable/problem-words.ts'
import { nameOfGame } from '../shelf/boxes.ts'
import { Problem } from '../ui/problem.tsx'
import { enter, myTables, tableBehind, tableOf, whoAmI } from './api.ts'
import { seatTitle } from './seat-names.ts'
import { dropWay, wayOf } from './way-back.ts'
import './online.css'

interface EnterProps {
  readonly id: string
  readonly link: string
  /** With them the table may be watched, perhaps. */
  readonly tokens: readonly string[]
  /** The seat is held here now, or the link leads nowhere. */
  onDone(): void
}

/** Whether the seat is held here already: then its link need not be used up. */
async function isHeldHere(id: string): Promise<boolean> {
  const me = await whoAmI()
  if (!me.ok || me.value.kind === 'nobody') return false
  const mine = await myTables()
  return mine.ok && mine.value.tables.some((table) => table.id === id && table.mine.length > 0)
}

interface Behind {
  readonly table?: TableInfo
  readonly refusal?: Refusal
  /** Whether there is anything to look at for who may not play. */
  readonly mayWatch?: boolean
}

const isOver = (refusal: Refusal | undefined): boolean => refusal === 'notAllowed' || refusal === 'unknownTable'

async function lookBehind({ id, link, tokens }: Omit<EnterProps, 'onDone'>): Promise<Behind> {
  const behind = await tableBehind(id, link)
  if (behind.ok) return { table: behind.value }
  if (!isOver(behind.code)) return { refusal: behind.code }
  if (wayOf(id)?.token === link) dropWay(id)
  return { refusal: behind.code, mayWatch: (await tableOf(id, tokens)).ok }
}

/** A link to a seat works once: it is opened by a click, not by whatever looks at links before a person does. */
export function EnterPage(props: EnterProps) {
  const { id, link, onDone } = props
  const t = useT()
  const name = useOwnName()
  const [behind, setBehind] = useState<Behind>()
  const begun = useRef(props)
  useEffect(() => {
    let isWanted = true
    const look = async (): Promise<void> => {
      if (await isHeldHere(id)) return isWanted ? begun.current.onDone() : undefined
      const found = await lookBehind(begun.current)
      return isWanted ? setBehind(found) : undefined
    }
    void look()
    return () => {
      isWanted = false
    }
  }, [id])
  const go = async (): Promise<void> => {
    const way = wayOf(id)
    const entered = await enter(id, link, name.trim())
    const isUsed = entered.ok || entered.code === 'notAllowed'
    // It has been used now, or was before: this browser need not offer it again.
    if (isUsed && way?.token === link && wayOf(id)?.token === link) dropWay(id)
    return entered.ok
      ? onDone()
      : setBehind({ ...behind, refusal: entered.code, mayWatch: behind?.table !== undefined })
  }
  return (
    <main className="page narrow" id="main" aria-busy={behind === undefined}>
      <title>{`${t.seats.enterTitle} – Walstatt`}</title>
      <h1>{t.seats.enterTitle}</h1>
      {behind === undefined ? (
        <p className="soft" role="status">
          {t.app.loading}
        </p>
      ) : (
        <Link behind={behind} onEnter={() => void go()} onDone={onDone} />
      )}
    </main>
  )
}

function Link({ behind, onEnter, onDone }: { behind: Behind; onEnter(): void; onDone(): void }) {
  const t = useT()
  const { table, refusal, mayWatch = false } = behind
  const isUsed = isOver(refusal)
  return (
    <>
      {table !== undefined && !isUsed && <AtTable table={table} />}
      {!isUsed && <p>{t.seats.enterText}</p>}
      <Problem text={refusal === undefined ? undefined : refusalWords(t, 'enter', refusal)} />
      <p className="link-tools">
        {!isUsed && <Button look="primary" text={t.seats.enter} onClick={onEnter} />}
        {isUsed && mayWatch && <Button look="primary" text={t.seats.watchNow} onClick={onDone} />}
        {isUsed && (
          <a className="button" href="/games">
            {t.nav.games}
          </a>
        )}
      </p>
    </>
  )
}

/** Which table it is, before anything is used up. */
function AtTable({ table }: { table: TableInfo }) {
  const t = useT()
  const game = nameOfGame(table.game, useLanguage())
  return (
    <section className="paper at-table" aria-label={game}>
      <h2>{table.title === '' ? game : table.title}</h2>
      <ul>
        {table.seats.map((seat) => (
          <li key={seat.seat}>
            <span className={seat.isHere ? 'dot here' : 'dot'} aria-hidden="true" /> {seatTitle(t, seat)}
          </li>
        ))}
      </ul>
    </section>
  )
}
