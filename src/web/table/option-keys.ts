import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { QuestionView } from '../../engine/index.ts'

export interface OptionKeys {
  walk(event: KeyboardEvent): void
}

/** Between two digits of one number, in milliseconds. */
const TOGETHER = 900
const FIELDS = /^(INPUT|TEXTAREA|SELECT)$/

/** Answers that lie there as cards have no numbers of their own: they are counted from the left. */
const cardAt = (digit: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-options] [data-key]')][Number(digit) - 1]

const buttonsNow = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>('.option')]

/** Whether this key is not meant for a field or a dialog. */
export const isFreeKey = (event: globalThis.KeyboardEvent): boolean =>
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !FIELDS.test((event.target as HTMLElement).tagName) &&
  document.querySelector('dialog[open]') === null

/** A digit answers. Where there are more than nine answers, or cards, it leads to one, and Enter answers. */
function useDigits(question: string): void {
  const typed = useRef({ text: '', at: 0 })
  useEffect(() => {
    // What was typed for the last question is no part of a number for this one.
    typed.current = { text: '', at: 0 }
    function press(event: globalThis.KeyboardEvent): void {
      if (!isFreeKey(event) || !/^\d$/.test(event.key) || event.repeat) return
      const buttons = buttonsNow()
      const numbered = (text: string): HTMLButtonElement | undefined =>
        buttons.find((button) => button.dataset['number'] === text)
      const isFew = buttons.every((button) => (button.dataset['number'] ?? '').length < 2)
      const text = (event.timeStamp - typed.current.at < TOGETHER ? typed.current.text : '') + event.key
      const found = isFew ? undefined : numbered(text)
      typed.current = { text: found === undefined ? event.key : text, at: event.timeStamp }
      const button = found ?? numbered(event.key)
      if (button === undefined) return cardAt(event.key)?.focus()
      button.focus()
      if (isFew) button.click()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [question])
}

/** Digits answer, arrows walk through the answers, Enter answers. A new question keeps the focus where it was used. */
export function useOptionKeys(question: QuestionView): OptionKeys {
  useDigits(question.id)
  const before = useRef<string>(undefined)
  useEffect(() => {
    if (before.current === question.id) return
    const isFirst = before.current === undefined
    before.current = question.id
    const active = document.activeElement
    const isFree = active === null || active === document.body || active.closest('.prompt, .options') !== null
    if (isFree && !isFirst) buttonsNow()[0]?.focus({ preventScroll: true })
  }, [question.id])
  const walk = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
    if (step === undefined && event.key !== 'Home' && event.key !== 'End') return
    const all = buttonsNow()
    const at = all.indexOf(document.activeElement as HTMLButtonElement)
    if (at < 0) return
    event.preventDefault()
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : at + (step ?? 0)
    all[(to + all.length) % all.length].focus()
  }
  return { walk }
}
