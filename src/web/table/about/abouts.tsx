import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { RuleLink, useTable } from '../context.tsx'
import { CloseButton } from '../../../boardkit/papers/paper.tsx'
import type { Spot } from '../../../boardkit/map/camera.ts'
import type { About, Rect } from '../../../protocol/board.ts'
import { aboutOf } from './own.ts'
import { placeBubble } from './place.ts'
import { usePinning } from './pinning.ts'
import { AboutWatch, type By } from './watch.ts'
import './about.css'

interface Shown {
  readonly mark: Element
  /** Whom it describes: what has the focus may stand around what is marked. */
  readonly described: Element
  readonly by: By
  readonly at: Spot
  readonly isPinned: boolean
}

const BUBBLE = 'about-bubble'
/** How far a pointer reaches. */
const REACH = 14
/** So much of what lies inside is told with it. */
const INSIDE = 6

/** Whatever is marked explains itself on hover, focus and long press. */
export function Abouts() {
  const table = useTable()
  const [shown, show] = useState<Shown>()
  const latest = useRef({ table, shown })
  latest.current = { table, shown }
  usePinning((mark) => show({ mark, described: mark, by: 'pointer', at: cornerOf(mark), isPinned: true }))
  useEffect(
    () =>
      new AboutWatch({
        has: (mark) => aboutOf(mark, latest.current.table) !== undefined,
        show: (mark, by, at, focused = mark) => show({ mark, described: focused, by, at, isPinned: false }),
        pin: (mark, at) => show({ mark, described: mark, by: 'pointer', at, isPinned: true }),
        hide: () => show(undefined),
        shown: () => (latest.current.shown?.mark.isConnected === true ? latest.current.shown : undefined),
      }).begin(),
    [],
  )
  if (shown === undefined || !shown.mark.isConnected) return undefined
  const told = aboutOf(shown.mark, table)
  const host = shown.mark.closest('dialog') ?? document.querySelector('main.table')
  if (told === undefined || host === null) return undefined
  return createPortal(
    shown.isPinned ? (
      <Pinned key="pinned" shown={shown} about={told} close={() => show(undefined)} />
    ) : (
      <Bubble key="bubble" shown={shown} about={told} />
    ),
    host,
  )
}

const cornerOf = (mark: Element): Spot => {
  const { left, top } = mark.getBoundingClientRect()
  return { x: left, y: top }
}

interface BubbleProps {
  readonly shown: Shown
  readonly about: About
}

/** It takes no clicks, and hides neither what it is about nor, where it can, what could be chosen beside it. */
function Bubble({ shown, about }: BubbleProps) {
  const box = usePlace(shown)
  const { t } = useTable()
  const { described } = shown
  useEffect(() => {
    const before = described.getAttribute('aria-describedby')
    described.setAttribute('aria-describedby', before === null ? BUBBLE : `${before} ${BUBBLE}`)
    return () => {
      if (before === null) described.removeAttribute('aria-describedby')
      else described.setAttribute('aria-describedby', before)
    }
  }, [described])
  return (
    <div ref={box} id={BUBBLE} role="tooltip" className="about-bubble">
      <strong>{about.name}</strong>
      <span>{about.text}</span>
      {about.rule !== undefined && (
        <small className="about-how">
          § {about.rule}
          {shown.by === 'touch' ? '' : ` · ${t.newHere.how('I')}`}
        </small>
      )}
    </div>
  )
}

/** The same as a small paper with ways on; also about what lies inside. */
function Pinned({ shown, about, close }: BubbleProps & { close(): void }) {
  const { t, language, ...table } = useTable()
  const box = usePlace(shown)
  const inside = insideOf(shown.mark, about, (mark, id) => aboutOf(mark, { t, ...table }, id))
  useEffect(() => {
    const before = document.activeElement
    box.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true })
    }
  }, [box])
  return (
    <div ref={box} role="group" aria-label={t.newHere.pinned} className="about-bubble about-pinned">
      <Told about={about} />
      {inside.length > 0 && <b className="soft">{t.newHere.alsoHere}</b>}
      {inside.map((one) => (
        <Told key={one.name} about={one} />
      ))}
      <CloseButton language={language} close={close} />
    </div>
  )
}

const Told = ({ about: { name, text, rule } }: { about: About }) => (
  <p>
    <strong>{name}</strong> {text} {rule !== undefined && <RuleLink id={rule} />}
  </p>
)

/** What lies in it or is named with it. */
function insideOf(mark: Element, about: About, read: (mark: Element, id?: string) => About | undefined): About[] {
  const found = new Map([[about.name, about]])
  const note = (told: About | undefined): void => {
    if (told !== undefined && found.size <= INSIDE) found.set(told.name, told)
  }
  for (const id of mark.getAttribute('data-about-more')?.split(' ') ?? []) note(read(mark, id))
  for (const one of mark.querySelectorAll('[data-about]')) note(read(one))
  found.delete(about.name)
  return [...found.values()]
}

/** What could be chosen just now, beside what is explained; and the question itself. */
const choicesBeside = (mark: Element): Rect[] =>
  [...document.querySelectorAll("main.table :is([data-offered], [data-key], .option, [data-plate='ribbon'])")]
    .filter((one) => !one.contains(mark) && !mark.contains(one))
    .map((one) => one.getBoundingClientRect())

function usePlace({ mark, at }: Shown) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const pointer = { left: at.x - REACH, top: at.y - REACH, right: at.x + REACH, bottom: at.y + REACH }
    const { offsetWidth: width, offsetHeight: height } = box.current!
    const things = [mark.getBoundingClientRect(), pointer] as const
    const { x, y } = placeBubble(
      { width, height },
      things,
      { width: innerWidth, height: innerHeight },
      choicesBeside(mark),
    )
    box.current!.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
  })
  return box
}
