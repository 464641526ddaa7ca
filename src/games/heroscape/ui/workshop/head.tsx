import { useEffect, useRef, useState } from 'react'
import { packOf, packText } from '../../builder/pack.ts'
import type { PlanReport } from '../../builder/check.ts'
import { sayRefusal } from '../../builder/text.ts'
import { shareText } from '../../builder/share.ts'
import * as desks from './desk.ts'
import { download, fileNameOf, hscOf, renamed } from './documents.ts'
import { useShop } from './frame.tsx'
import { Sign } from './signs.tsx'
import type { SignName } from './signs.tsx'
import { squeezed } from './squeeze.ts'

interface Props {
  readonly report: PlanReport
  onOpen(): void
  onTell(lines: readonly string[]): void
  /** It cannot be played: shows why. */
  onWhyNot(): void
}

/** Name, and what is done with the whole battlefield. */
export function Head({ report, onOpen, onTell, onWhyNot }: Props) {
  const { desk, put, play, share, works, hasAccount, t, lang } = useShop()
  const plan = desks.planOn(desk)
  const isEmpty = plan.tiles.length === 0
  const canPlay = !isEmpty && plan.scenarios.length > 0 && report.errors.length === 0
  const save = (place: 'here' | 'account') => () => {
    const work = { id: plan.id, name: plan.name[lang], pack: packOf(plan) }
    works.save(place, work).then(
      () => onTell([t.savedNow]),
      (error: unknown) => onTell([(error as Error).message]),
    )
  }
  const link = (): void => {
    const shared = shareText(plan)
    if (shared.ok) void squeezed(shared.text).then(share)
    else onTell([sayRefusal(lang, shared.refusal)])
  }
  const exportMap = (): void => {
    const { bytes, left } = hscOf(plan, desk.hand.layout, lang)
    download(`${fileNameOf(plan, lang)}.hsc`, bytes as Uint8Array<ArrayBuffer>, 'application/octet-stream')
    if (left.length > 0) onTell([t.left, ...left])
  }
  const exportPack = (): void => download(`${fileNameOf(plan, lang)}.json`, packText(plan), 'application/json')
  return (
    <header className="hsw-head no-print">
      <h1 className="sr">{t.title}</h1>
      <input
        key={plan.id + plan.name[lang]}
        className="input hsw-name"
        aria-label={t.name}
        maxLength={80}
        defaultValue={plan.name[lang]}
        onBlur={({ target: { value } }) =>
          value !== plan.name[lang] && put((old) => desks.change(old, renamed(desks.planOn(old), value)))
        }
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      <button type="button" className="button" data-act="open" onClick={onOpen}>
        <Sign name="open" /> {t.open}
      </button>
      <Menu
        name={t.save}
        sign="save"
        act="save"
        disabled={isEmpty}
        items={[
          ['save-here', t.saveHere, save('here')],
          ...(hasAccount ? [['save-account', t.saveAccount, save('account')] as const] : []),
        ]}
        {...(hasAccount ? {} : { hint: t.signIn })}
      />
      <Menu
        name={t.export}
        sign="export"
        act="export"
        disabled={isEmpty}
        items={[
          ['share', t.share, link],
          ['export-json', t.exportJson, exportPack],
          ['export-hsc', t.exportHsc, exportMap],
        ]}
      />
      <button
        type="button"
        className="button primary"
        data-act="play"
        disabled={isEmpty}
        aria-disabled={!canPlay}
        title={canPlay ? undefined : t.playWhyNot}
        onClick={() => (canPlay ? play(packOf(plan)) : onWhyNot())}
      >
        <Sign name="play" /> {t.play}
      </button>
    </header>
  )
}

interface MenuProps {
  readonly name: string
  readonly sign: SignName
  readonly act: string
  readonly disabled: boolean
  readonly hint?: string
  readonly items: readonly (readonly [act: string, name: string, onClick: () => void])[]
}

function Menu({ name, sign, act, disabled, hint, items }: MenuProps) {
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
    <div ref={ref} className="hsw-menu" onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}>
      <button
        type="button"
        className="button"
        data-act={act}
        disabled={disabled}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Sign name={sign} /> {name}
      </button>
      {isOpen && (
        <div className="hsw-menu-list paper">
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
