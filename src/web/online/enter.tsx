import { useEffect, useRef, useState } from 'react'
import { useSettings } from '../app/settings.ts'
import { useT } from '../i18n/index.ts'
import { refusalWords } from '../newtable/problem-words.ts'
import { enter, myTables, whoAmI, type Reply } from './api.ts'
import { dropWay, wayOf } from './way-back.ts'

interface EnterProps {
  readonly id: string
  readonly link: string
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

/** A link to a seat works once: it is opened by a click, not by whatever looks at links before a person does. */
export function EnterPage({ id, link, onDone }: EnterProps) {
  const t = useT()
  const name = useSettings((settings) => settings.name)
  const [refusal, setRefusal] = useState<Extract<Reply<unknown>, { ok: false }>['code']>()
  const done = useRef(onDone)
  useEffect(() => {
    let isWanted = true
    void isHeldHere(id).then((isHeld) => isHeld && isWanted && done.current())
    return () => {
      isWanted = false
    }
  }, [id])
  const isUsed = refusal === 'notAllowed' || refusal === 'unknownTable'
  const go = async (): Promise<void> => {
    const way = wayOf(id)
    const entered = await enter(id, link, name.trim())
    if (!entered.ok && entered.code !== 'notAllowed') return setRefusal(entered.code)
    // It has been used now, or was before: this browser need not offer it again.
    if (way?.token === link && wayOf(id)?.token === link) dropWay(id)
    return entered.ok ? onDone() : setRefusal(entered.code)
  }
  return (
    <main className="page narrow" id="main">
      <title>{`${t.seats.enterTitle} – Walstatt`}</title>
      <h1>{t.seats.enterTitle}</h1>
      {!isUsed && <p className="lead">{t.seats.enterText}</p>}
      {refusal !== undefined && (
        <p className="problem" role="alert">
          {refusalWords(t, 'enter', refusal)}
        </p>
      )}
      {isUsed ? (
        <button type="button" className="button" onClick={onDone}>
          {t.seats.lookOn}
        </button>
      ) : (
        <button type="button" className="button primary" onClick={() => void go()}>
          {t.seats.enter}
        </button>
      )}
    </main>
  )
}
