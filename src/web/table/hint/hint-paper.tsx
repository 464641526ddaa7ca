import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../boardkit/papers/button.tsx'
import type { Reason } from '../../../bots/search/hints.ts'
import type { OptionView, QuestionView } from '../../../engine/index.ts'
import type { SuggestedHint } from '../../../host/advisor.ts'
import { wholePercent } from '../../i18n/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { marked } from '../about/own.ts'
import { usePointing } from '../coach.tsx'
import { useTable } from '../context.tsx'
import { Slot } from '../plate.tsx'
import { hintSlot } from '../plates.ts'
import type { Suggested } from '../session.ts'
import { useSeconds } from '../thinking.ts'
import type { HintPlace } from './use-hint.ts'
import './hint.css'

/** The best options over the board, as long as somebody wants to see them. */
export function HintPaper({ place }: { place: HintPlace }) {
  return place.isOpen ? <Paper place={place} /> : undefined
}

function Paper({ place: { found, since, close } }: { place: HintPlace }) {
  const { t, slots } = useTable()
  const id = useId()
  const paper = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement
    paper.current?.focus({ preventScroll: true })
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) close()
    }
    addEventListener('keydown', leave)
    return () => {
      removeEventListener('keydown', leave)
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
    // oxlint-disable-next-line react/exhaustive-deps -- closing is the same in every drawing
  }, [])
  return (
    <Slot at={hintSlot(slots)} name="hint">
      <section ref={paper} className="plate hint-paper" data-plate="hint" aria-labelledby={id} tabIndex={-1}>
        <header className="hint-head">
          <h2 id={id}>{t.hint.title}</h2>
          <Button
            look="quiet icon"
            sign={<Icon name="close" />}
            label={t.app.close}
            onClick={close}
            {...marked('close')}
          />
        </header>
        <div className="hint-body" aria-live="polite">
          {found === undefined ? <Thinks since={since} /> : <Found found={found} />}
        </div>
      </section>
    </Slot>
  )
}

/** For ears it is said once: who listens need not hear every second. */
function Thinks({ since }: { since: number }) {
  const { t } = useTable()
  const seconds = useSeconds(since)
  return (
    <p>
      <span className="sr">{t.newHere.asking}</span>
      <span className="num" aria-hidden="true">
        {t.bots.thinking(seconds)}
      </span>
    </p>
  )
}

function Found({ found }: { found: Exclude<HintPlace['found'], undefined> }) {
  const { t, question } = useTable()
  if (found === 'failed') return <p>{t.hint.failed}</p>
  const list = found === 'none' || question === undefined ? [] : hintedIn(found, question)
  if (list.length === 0) return <p>{t.hint.gone}</p>
  return <Hints list={list} />
}

interface Hinted {
  readonly option: OptionView
  readonly hint: SuggestedHint | undefined
}

/** What the thinker named, as it stands in the question; without chances where the game cannot tell them. */
function hintedIn({ keys, hints }: Suggested, { options }: QuestionView): Hinted[] {
  const wanted = hints ?? keys.map((key) => ({ key }) as const)
  return wanted.flatMap((one) => {
    const option = options.find(({ key }) => key === one.key)
    return option === undefined ? [] : [{ option, hint: 'chance' in one ? one : undefined }]
  })
}

function Hints({ list }: { list: readonly Hinted[] }) {
  const { t } = useTable()
  const [at, show] = useState(0)
  const shown = list[at] ?? list[0]
  return (
    <>
      <p className="hint-note">{shown.hint === undefined ? t.hint.only : t.hint.best}</p>
      <ol className="hint-list">
        {list.map((one, i) => (
          <li key={one.option.key}>
            <Line hinted={one} isShown={one === shown} show={() => show(i)} />
          </li>
        ))}
      </ol>
      <Shown {...shown} />
    </>
  )
}

interface LineProps {
  readonly hinted: Hinted
  readonly isShown: boolean
  show(): void
}

function Line({ hinted: { option, hint }, isShown, show }: LineProps) {
  const { t, words, language } = useTable()
  return (
    <button
      type="button"
      className="hint-option"
      aria-pressed={isShown}
      onPointerEnter={show}
      onFocus={show}
      onClick={show}
      {...marked('hinted')}
    >
      <span className="hint-name">
        <strong>{words.say(option.label)}</strong>
        {hint !== undefined && <b className="num">{t.hint.chance(wholePercent(language, hint.chance))}</b>}
      </span>
      {hint?.reasons.map((reason) => (
        <Why key={`${reason.feature} ${reason.whose}`} reason={reason} />
      ))}
    </button>
  )
}

function Why({ reason: { feature, whose, isMore, isFor } }: { reason: Reason }) {
  const { t, words } = useTable()
  const what = words.say({ key: `feature.${feature}` })
  return (
    <small className="hint-why" data-for={isFor}>
      <b aria-hidden="true">{isFor ? '+' : '–'}</b>
      <span className="sr">{isFor ? t.hint.isFor : t.hint.isAgainst}: </span>
      {t.hint[whose][isMore ? 'more' : 'less'](what)}
    </small>
  )
}

/** Where it lies. */
function Shown({ option: { targets = [], key } }: Hinted) {
  usePointing({ point: targets, wants: [key] }, false)
  return undefined
}
