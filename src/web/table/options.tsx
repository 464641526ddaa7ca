import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '../../boardkit/papers/button.tsx'
import type { OptionView, QuestionView } from '../../engine/index.ts'
import { RuleLink, useTable } from './context.tsx'

interface Group {
  readonly key: string
  readonly options: readonly { readonly option: OptionView; readonly number: number }[]
}

/** Options of one kind stand together; those that point at nothing on the board (done, end, pay) come first. */
export function groupsOf(options: readonly OptionView[]): Group[] {
  const groups = new Map<string, { option: OptionView; number: number }[]>()
  const ordered = [...options].sort((a, b) => Number(hasTarget(a)) - Number(hasTarget(b)))
  ordered.forEach((option, i) => {
    const key = hasTarget(option) ? option.label.key : ''
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [{ option, number: i + 1 }])
    else group.push({ option, number: i + 1 })
  })
  return [...groups].map(([key, list]) => ({ key, options: list }))
}

const hasTarget = (option: OptionView): boolean => (option.targets?.length ?? 0) > 0

/** Digits point at an option, arrows walk through them, Enter answers: all by focus, so nothing happens by accident. */
function useOptionKeys(
  list: React.RefObject<HTMLDivElement | null>,
  question: QuestionView,
): (e: KeyboardEvent) => void {
  const typed = useRef({ text: '', at: 0 })
  useEffect(() => {
    const buttons = (): HTMLButtonElement[] => [...(list.current?.querySelectorAll<HTMLButtonElement>('.option') ?? [])]
    function press(event: globalThis.KeyboardEvent): void {
      const target = event.target as HTMLElement
      if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return
      if (document.querySelector('dialog[open]') !== null || !/^\d$/.test(event.key)) return
      const now = event.timeStamp
      const text = (now - typed.current.at < 900 ? typed.current.text : '') + event.key
      const found = buttons().find((button) => button.dataset['number'] === text)
      typed.current = { text: found === undefined ? event.key : text, at: now }
      const button = found ?? buttons().find((one) => one.dataset['number'] === event.key)
      button?.focus()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [list])

  const before = useRef<string>(undefined)
  useEffect(() => {
    if (before.current === question.id) return
    const isFirst = before.current === undefined
    before.current = question.id
    list.current?.closest('.prompt')?.scrollTo({ top: 0 })
    const active = document.activeElement
    const isFree = active === null || active === document.body || active.closest('.options') !== null
    if (isFree && !isFirst) list.current?.querySelector<HTMLButtonElement>('.option')?.focus({ preventScroll: true })
  }, [question.id, list])

  return (event) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
    if (step === undefined && event.key !== 'Home' && event.key !== 'End') return
    const all = [...(list.current?.querySelectorAll<HTMLButtonElement>('.option') ?? [])]
    const at = all.indexOf(document.activeElement as HTMLButtonElement)
    if (at < 0) return
    event.preventDefault()
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : at + (step ?? 0)
    all[(to + all.length) % all.length].focus()
  }
}

const FEW = 9

/** All options as buttons: this alone plays any game. */
export function Options({ question, all }: { question: QuestionView; all: boolean }) {
  const { t, words, answer } = useTable()
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [filter, setFilter] = useState('')
  const groups = useMemo(() => groupsOf(question.options), [question])
  const onKeyDown = useOptionKeys(list, question)
  useEffect(() => {
    setOpen(false)
    setFilter('')
  }, [question.id])

  const isLong = question.options.length > FEW
  const most = isLong && !all && !isOpen ? FEW - 2 : Infinity
  const wanted = filter.trim().toLowerCase()
  const fits = (option: OptionView): boolean => wanted === '' || words.say(option.label).toLowerCase().includes(wanted)
  const left = question.options.length - most
  return (
    <div className={isLong && (all || isOpen) ? 'options long' : 'options'}>
      {isLong && (all || isOpen) && <Filter value={filter} change={setFilter} />}
      <p id="option-keys" className="sr">
        {t.table.keys}
      </p>
      <div
        ref={list}
        role="group"
        aria-label={t.table.options}
        aria-describedby="option-keys"
        onKeyDown={onKeyDown}
        className="option-groups"
      >
        {groups.map((group) => (
          <div key={group.key} className="option-group">
            {group.options
              .filter(({ option, number }) => number <= most && fits(option))
              .map(({ option, number }) => (
                <OptionButton
                  key={option.key}
                  option={option}
                  number={number}
                  isPlain={group.key === ''}
                  answer={answer}
                />
              ))}
          </div>
        ))}
        {left > 0 && most !== Infinity && (
          <Button look="quiet" text={t.table.more(left)} aria-expanded={isOpen} onClick={() => setOpen(true)} />
        )}
      </div>
    </div>
  )
}

function Filter({ value, change }: { value: string; change(value: string): void }) {
  const { t } = useTable()
  return (
    <input
      className="input filter"
      type="search"
      placeholder={t.table.filter}
      aria-label={t.table.filter}
      value={value}
      onChange={(event) => change(event.target.value)}
    />
  )
}

function OptionButton(props: { option: OptionView; number: number; isPlain: boolean; answer(key: string): void }) {
  const { option, number, isPlain, answer } = props
  const { words, question } = useTable()
  const label = words.say(option.label)
  const detail = option.detail === undefined ? undefined : words.say(option.detail)
  const hasOwnRule = option.rule !== undefined && option.rule !== question?.rule
  return (
    <span className="option-slot">
      <button
        type="button"
        className={isPlain ? 'button option plain' : 'button option'}
        tabIndex={number === 1 ? 0 : -1}
        data-number={number}
        data-key={option.key}
        onClick={() => answer(option.key)}
      >
        <kbd aria-hidden="true">{number}</kbd>
        <span>
          {label}
          {detail !== undefined && <small>{detail}</small>}
        </span>
      </button>
      {hasOwnRule && <RuleLink id={option.rule!} />}
    </span>
  )
}
