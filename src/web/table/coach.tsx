import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { Button } from '../../boardkit/papers/button.tsx'
import type { Language } from '../../engine/index.ts'
import type { CoachView, Words } from '../../lessons/index.ts'
import type { CoachTold } from '../local/lesson-told.ts'
import { Icon } from '../ui/icon.tsx'
import { intoSight, Scrolled } from '../ui/scrolled.tsx'
import { marked } from './about/own.ts'
import { useTable } from './context.tsx'
import { NewsSlot } from './news.tsx'
import { isWantedKey } from './wanted-key.ts'
import './coach.css'

/** So many places can be pointed at; more of them only glow as what is offered. */
const MOST_POINTED = 12
/** After so many tries the coach offers to do it. */
const PATIENCE = 2

interface CoachProps {
  /** Where the lessons of this game are listed. */
  readonly home: string
  /** When all is done. */
  readonly done: ReactNode
}

/** What the coach said when it was last quiet on the table; while others are watched, what it said of that. */
function useCoach(): CoachTold | undefined {
  const { state, show } = useTable()
  const { coach, watching } = state
  const [said, say] = useState(coach)
  useEffect(() => {
    if (!show.isShowing) say(coach)
    else if (watching !== undefined) say(watching)
  }, [coach, watching, show.isShowing])
  return said
}

/** Shows where what is meant lies: on the board by its targets, elsewhere by the keys of its options. */
export function usePointing({ point: targets, wants }: Pick<CoachView, 'point' | 'wants'>, isQuiet: boolean): void {
  const { point, question } = useTable()
  const all = JSON.stringify(isQuiet || targets.length > MOST_POINTED ? [] : targets)
  const keys = JSON.stringify(isQuiet ? [] : wants)
  useEffect(() => {
    point(JSON.parse(all) as string[])
    return () => point([])
    // oxlint-disable-next-line react/exhaustive-deps -- `point` only sets a state
  }, [all])
  useEffect(() => {
    const wanted = new Set(JSON.parse(keys) as string[])
    if (wanted.size === 0) return undefined
    // Boards draw their own papers and cards when they like.
    const mark = (): void => {
      for (const one of document.querySelectorAll<HTMLElement>('main.table [data-key]'))
        one.toggleAttribute('data-coached', isWantedKey(one.dataset['key'], wanted))
    }
    mark()
    const watcher = new MutationObserver(mark)
    watcher.observe(document.querySelector('main.table') ?? document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['data-key'],
    })
    return () => {
      watcher.disconnect()
      for (const one of document.querySelectorAll('main.table [data-coached]')) one.removeAttribute('data-coached')
    }
  }, [keys, question?.id])
}

/** The coach at the side: one thing at a time. */
export function CoachPlate({ home, done }: CoachProps) {
  const { slots } = useTable()
  const view = useCoach()?.lesson
  return (
    <NewsSlot at={slots.coach} name="coach">
      {view === undefined ? undefined : <Said view={view} home={home} done={done} />}
    </NewsSlot>
  )
}

function Said({ view, home, done }: CoachProps & { view: CoachView }) {
  const { t, language, session, show } = useTable()
  const isWaiting = show.isShowing && view.kind !== 'watch'
  usePointing(view, isWaiting)
  const isDone = view.kind === 'done'
  return (
    <section
      className="coach plate"
      data-plate="coach"
      data-coach={view.step}
      data-coach-kind={view.kind}
      data-coach-wants={JSON.stringify(isWaiting ? [] : view.wants)}
      aria-label={t.learn.coach}
    >
      <header className="coach-head">
        <Steps step={view.step} steps={view.steps} />
        <Link href={home} className="button quiet small coach-leave" {...marked('leave')}>
          {t.learn.leave}
        </Link>
      </header>
      <Scrolled key={view.step} className="coach-words">
        <div aria-live="polite">
          <p key={view.step}>{isDone ? t.learn.done : wordsIn(view.words, language)}</p>
          <Reaction view={view} />
        </div>
      </Scrolled>
      {isDone ? (
        done
      ) : (
        <footer className="coach-foot">
          {view.kind === 'say' && <GoOn key={view.step} />}
          {view.kind === 'do' && view.tries > PATIENCE && (
            <Button look="small" text={t.learn.showMe} onClick={() => void session.showMe()} {...marked('showMe')} />
          )}
          {view.kind === 'play' && <Suggestion key={view.step} view={view} />}
        </footer>
      )}
    </section>
  )
}

const wordsIn = (words: Words | undefined, language: Language): string => words?.[language] ?? ''

function Steps({ step, steps }: { step: number; steps: number }) {
  const { t } = useTable()
  const now = Math.min(step + 1, steps)
  return (
    <p className="coach-steps">
      <span className="sr">{t.learn.step(now, steps)}</span>
      {Array.from({ length: steps }, (_, i) => (
        <i key={i} aria-hidden="true" data-is={i < step ? 'done' : i === step ? 'now' : undefined} />
      ))}
    </p>
  )
}

/** What the coach answers to a try; the same words once more are said once more. */
function Reaction({ view: { reaction, tries, step } }: { view: CoachView }) {
  const { t, language } = useTable()
  if (reaction === undefined) return undefined
  const text =
    reaction === 'goOn' ? t.learn.goOnFirst : reaction === 'other' ? t.learn.other : wordsIn(reaction, language)
  return (
    <p key={`${step} ${tries}`} ref={intoSight} className="coach-reaction">
      {text}
    </p>
  )
}

/** Whoever used the keys goes on with them. */
function GoOn() {
  const { t, session } = useTable()
  const box = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [])
  return (
    <span ref={box}>
      <Button look="primary small" text={t.learn.goOn} onClick={() => void session.goOn()} {...marked('coachGoOn')} />
    </span>
  )
}

/** In a free game: what the coach would choose, for who asks. */
function Suggestion({ view }: { view: CoachView }) {
  const { t, words, question } = useTable()
  const [isOpen, setOpen] = useState(false)
  const wanted = question?.options.find(({ key }) => view.wants.includes(key))
  if (wanted === undefined) return undefined
  if (!isOpen)
    return <Button look="quiet small" text={t.newHere.ask} onClick={() => setOpen(true)} {...marked('suggest')} />
  return (
    <p className="coach-suggestion" aria-live="polite">
      <Icon name="eye" /> {words.say(wanted.label)}
    </p>
  )
}
