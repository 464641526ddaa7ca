import { useEffect, useMemo, useState } from 'react'
import type { OptionView, QuestionView } from '../../engine/index.ts'
import { marked } from './about/own.ts'
import { RuleLink, useTable } from './context.tsx'
import type { OptionKeys } from './option-keys.ts'

interface Group {
  readonly key: string
  readonly options: readonly { readonly option: OptionView; readonly number: number }[]
}

const hasTarget = (option: OptionView): boolean => (option.targets?.length ?? 0) > 0

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

/** More than these are filtered. */
const FEW = 9

interface Props {
  readonly question: QuestionView
  readonly options: readonly OptionView[]
  readonly keys: OptionKeys
}

/** Answers as buttons, as many as there are: all of them play any game. */
export function Options({ question, options, keys }: Props) {
  const { t, words } = useTable()
  const [filter, setFilter] = useState('')
  const groups = useMemo(() => groupsOf(options), [options])
  useEffect(() => setFilter(''), [question.id])
  const isLong = options.length > FEW
  const wanted = filter.trim().toLowerCase()
  const fits = (option: OptionView): boolean => wanted === '' || words.say(option.label).toLowerCase().includes(wanted)
  return (
    <div className={isLong ? 'options long' : 'options'}>
      {isLong && (
        <input
          className="input filter"
          type="search"
          placeholder={t.table.filter}
          aria-label={t.table.filter}
          {...marked('filter')}
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
      )}
      <p id="option-keys" className="sr">
        {t.table.keys}
      </p>
      <div
        role="group"
        aria-label={t.table.options}
        aria-describedby="option-keys"
        onKeyDown={keys.walk}
        className="option-groups"
      >
        {groups.map((group) => (
          <div key={group.key} className="option-group">
            {group.options
              .filter(({ option }) => fits(option))
              .map(({ option, number }) => (
                <OptionButton key={option.key} option={option} number={number} look={group.key === '' ? 'plain' : ''} />
              ))}
          </div>
        ))}
      </div>
    </div>
  )
}

/** What has no place on the board and is too much for the ribbon: on a plate above it. */
export const Choices = (props: Props) => (
  <div className="plate choices" data-plate="choices">
    <Options {...props} />
  </div>
)

interface ButtonProps {
  readonly option: OptionView
  readonly number: number
  /** `primary`, `quiet`, `plain`, or nothing of these. */
  readonly look: string
}

export function OptionButton({ option, number, look }: ButtonProps) {
  const { words, question, answer } = useTable()
  const label = words.say(option.label)
  const detail = option.detail === undefined ? undefined : words.say(option.detail)
  const hasOwnRule = option.rule !== undefined && option.rule !== question?.rule
  return (
    <span className="option-slot">
      <button
        type="button"
        className={`button option ${look}`.trimEnd()}
        tabIndex={number === 1 ? 0 : -1}
        data-number={number}
        data-key={option.key}
        {...marked(look === 'primary' ? 'wanted' : look === 'quiet' ? 'out' : 'option')}
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
