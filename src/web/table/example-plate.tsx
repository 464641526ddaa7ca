import { useState } from 'react'
import { Link } from 'wouter'
import { Button } from '../../boardkit/papers/button.tsx'
import type { Example, ExampleView } from '../../lessons/index.ts'
import type { RulebookRule } from '../../kit/rulebook.ts'
import { Markdown } from '../rules/markdown.tsx'
import { Icon } from '../ui/icon.tsx'
import { marked } from './about/own.ts'
import { usePointing } from './coach.tsx'
import { useTable } from './context.tsx'
import { NewsSlot } from './news.tsx'
import './coach.css'

interface Props {
  readonly home: string
  readonly example: Example
  readonly rule: RulebookRule | undefined
  again(): void
}

/** A worked example: what the book tells, what is to be done, and what came of it there. */
export function ExamplePlate(props: Props) {
  const { slots, state } = useTable()
  const view = state.coach?.example
  return (
    <NewsSlot at={slots.coach} name="coach">
      {view === undefined ? undefined : <Tried {...props} view={view} />}
    </NewsSlot>
  )
}

function Tried({ home, example, rule, again, view }: Props & { view: ExampleView }) {
  const { t, language, show, openRule } = useTable()
  const [isOpen, setOpen] = useState(false)
  usePointing({ point: view.point, wants: [] }, show.isShowing)
  const isDone = !view.isOff && view.place === view.length
  return (
    <section
      className="coach plate"
      data-plate="coach"
      data-coach={view.place}
      data-coach-kind="example"
      data-coach-wants={JSON.stringify(show.isShowing ? [] : view.wants)}
      aria-label={t.learn.example(example.id)}
    >
      <header className="coach-head">
        <h2>{rule?.title ?? example.id}</h2>
        <Link href={home} className="button quiet small coach-leave" {...marked('leave')}>
          {t.learn.leave}
        </Link>
      </header>
      <div className="coach-words">
        {rule !== undefined && (
          <details>
            <summary>{t.learn.inTheBook}</summary>
            <Markdown text={rule.text} onRule={openRule} />
          </details>
        )}
        <p>{example.task[language]}</p>
        <div aria-live="polite">
          {view.isOff && <p className="coach-reaction">{t.learn.offTheBook}</p>}
          {(isDone || isOpen) && (
            <p className="coach-result">
              <b>{t.learn.result}</b> {example.result[language]}
            </p>
          )}
        </div>
      </div>
      <Tools view={view} isDone={isDone} isOpen={isOpen} open={() => setOpen(true)} again={again} />
    </section>
  )
}

interface ToolsProps {
  readonly view: ExampleView
  readonly isDone: boolean
  readonly isOpen: boolean
  open(): void
  again(): void
}

function Tools({ view, isDone, isOpen, open, again }: ToolsProps) {
  const { t, session, show } = useTable()
  return (
    <footer className="coach-foot">
      {!isDone && !view.isOff && (
        <Button
          look="primary small"
          text={view.length > 1 ? t.learn.showMeStep(view.place + 1, view.length) : t.learn.showMe}
          disabled={show.isShowing || view.wants.length === 0}
          onClick={() => void session.showMe()}
          {...marked('showMe')}
        />
      )}
      {!isDone && !isOpen && (
        <Button look="quiet small" text={t.learn.askResult} onClick={open} {...marked('exampleResult')} />
      )}
      <Button
        look="quiet small"
        sign={<Icon name="again" />}
        text={t.learn.again}
        onClick={again}
        {...marked('again')}
      />
    </footer>
  )
}
