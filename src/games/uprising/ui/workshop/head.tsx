import { useEffect, useRef, useState } from 'react'
import * as desks from './desk.ts'
import { download, fileName } from './files.ts'
import { useShop } from './frame.tsx'
import { packText } from './pack.ts'
import type { Pack } from './pack.ts'
import { checkWork } from './report.ts'
import { Sign, SignButton } from './signs.tsx'
import type { SignName } from './signs.tsx'
import { squeezed } from './squeeze.ts'

interface Props {
  onOpen(): void
  onTell(lines: readonly string[]): void
  /** It cannot be played: shows why. */
  onWhyNot(): void
}

export function useSave(tell: Props['onTell']): (place: 'here' | 'account') => void {
  const { desk, works, t, report } = useShop()
  return (place) => {
    const { id, pack } = desk
    works.save(place, { id, name: pack.name.trim() || t.unnamed, pack }).then(
      () => tell([report.problems.length === 0 ? t.savedNow : t.savedWrong]),
      (error: unknown) => tell([(error as Error).message]),
    )
  }
}

/** Name, steps back, and what is done with the whole pack. */
export function Head({ onOpen, onTell, onWhyNot }: Props) {
  const { desk, put, play, share, hasAccount, t, report, box } = useShop()
  const { pack } = desk
  const save = useSave(onTell)
  const canPlay = report.content !== undefined
  const link = (): void =>
    void squeezed(JSON.stringify(pack)).then((text) => (text === undefined ? onTell([t.linkTooLong]) : share(text)))
  // The report may be a moment old: what is played has been checked as it is.
  const start = (): void => {
    const isFresh = report.pack === pack && Object.keys(desk.loose).length === 0
    const { content } = isFresh ? report : checkWork(pack, desk.loose, box)
    if (content === undefined) onWhyNot()
    else play(pack)
  }
  const rename = (name: string): void => put((old) => desks.change(old, { ...old.pack, name } as Pack, 'name'))
  return (
    <header className="upw-head">
      <h1 className="sr">{t.title}</h1>
      <input
        className="input upw-name"
        aria-label={t.name}
        maxLength={80}
        value={pack.name}
        onChange={({ target }) => rename(target.value)}
      />
      <SignButton
        sign="undo"
        name={t.undo}
        act="undo"
        disabled={!desks.canUndo(desk)}
        onClick={() => put(desks.undo)}
      />
      <SignButton
        sign="redo"
        name={t.redo}
        act="redo"
        disabled={desk.future.length === 0}
        onClick={() => put(desks.redo)}
      />
      <button type="button" className="button" data-act="open" onClick={onOpen}>
        <Sign name="open" /> <span>{t.open}</span>
      </button>
      <Menu
        name={t.save}
        sign="save"
        act="save"
        items={[
          ['save-here', t.saveHere, () => save('here')],
          ...(hasAccount ? [['save-account', t.saveAccount, () => save('account')] as const] : []),
        ]}
        {...(hasAccount ? {} : { hint: t.signIn })}
      />
      <Menu
        name={t.give}
        sign="export"
        act="give"
        items={[
          ['share', t.share, link],
          ['export-json', t.exportJson, () => download(fileName(pack.name), packText(pack))],
        ]}
      />
      <button
        type="button"
        className="button primary"
        data-act="play"
        aria-disabled={!canPlay}
        title={canPlay ? undefined : t.playWhyNot}
        onClick={start}
      >
        <Sign name="play" /> <span>{t.play}</span>
      </button>
    </header>
  )
}

interface MenuProps {
  readonly name: string
  readonly sign: SignName
  readonly act: string
  readonly hint?: string
  readonly items: readonly (readonly [act: string, name: string, onClick: () => void])[]
}

function Menu({ name, sign, act, hint, items }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    const away = (event: Event): void => {
      if (!(event.target instanceof Node && ref.current?.contains(event.target))) setOpen(false)
    }
    addEventListener('pointerdown', away)
    return () => removeEventListener('pointerdown', away)
  }, [isOpen])
  return (
    <div ref={ref} className="upw-menu" onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}>
      <button type="button" className="button" data-act={act} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Sign name={sign} /> <span>{name}</span>
      </button>
      {isOpen && (
        <div className="upw-menu-list paper">
          {items.map(([key, text, onClick]) => (
            <button
              key={key}
              type="button"
              className="button quiet"
              data-act={key}
              onClick={() => {
                setOpen(false)
                onClick()
              }}
            >
              {text}
            </button>
          ))}
          {hint !== undefined && <p className="hint">{hint}</p>}
        </div>
      )}
    </div>
  )
}
