import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import * as workbenches from './workbench.ts'
import { wordsIn } from './field.tsx'
import { useShop } from './frame.tsx'
import { entriesOf, isAdded, LISTS, patchesOf } from './pack.ts'
import type { Entry, ListName } from './pack.ts'
import { isRecreated } from './provenance.ts'
import { Sign } from '../../../../boardkit/workshop/signs.tsx'
import { SearchField } from './search-field.tsx'

const FILTERS = ['all', 'recreated', 'known', 'changed', 'wrong'] as const
type Filter = (typeof FILTERS)[number]

interface Row {
  readonly entry: Entry
  readonly isRecreated: boolean
  readonly isChanged: boolean
  readonly isAdded: boolean
  readonly isWrong: boolean
}

const FITS: Readonly<Record<Filter, (row: Row) => boolean>> = {
  all: () => true,
  recreated: (row) => row.isRecreated,
  known: (row) => !row.isRecreated,
  changed: (row) => row.isChanged,
  wrong: (row) => row.isWrong,
}

/** Names and texts in both languages, for the search. */
const textOf = (entry: Entry): string =>
  JSON.stringify([entry.id, entry['name'], entry['text'], entry['units']]).toLowerCase()

function useRows(): readonly Row[] {
  const { workbench, box, report } = useShop()
  const { list } = workbench
  const pack = workbenches.packOn(workbench)
  return useMemo(() => {
    const changed = patchesOf(pack, list).map(({ id }) => id)
    const wrong = report.problems.filter((one) => one.list === list).map(({ id }) => id)
    return entriesOf(box, pack, list).map((entry) => ({
      entry,
      isRecreated: isRecreated(entry),
      isChanged: changed.includes(entry.id),
      isAdded: isAdded(box, list, entry.id),
      isWrong: wrong.includes(entry.id),
    }))
  }, [pack, list, box, report])
}

/** What can be changed: a kind of things, and among them one. */
export function EntryList({ onChosen }: { onChosen(): void }) {
  const { t, workbench, put, box } = useShop()
  const [sought, setSought] = useState('')
  const [filter, setFilter] = useState<Filter>('all')
  const rows = useRows()
  const shown = rows.filter((row) => FITS[filter](row) && textOf(row.entry).includes(sought.trim().toLowerCase()))
  return (
    <section className="upw-list" aria-label={t.tabs.list}>
      <div className="upw-list-head">
        <select
          className="select"
          aria-label={t.class}
          data-act="class"
          value={workbench.list}
          onChange={({ target }) => {
            const list = target.value as ListName
            put((old) => workbenches.choose(old, list, box[list][0].id))
          }}
        >
          {LISTS.map((list) => (
            <option key={list} value={list}>
              {t.lists[list]}
              {patchesOf(workbenches.packOn(workbench), list).length > 0
                ? ` (${patchesOf(workbenches.packOn(workbench), list).length})`
                : ''}
            </option>
          ))}
        </select>
        <SearchField label={t.search} value={sought} put={setSought} />
        <div className="upw-filter">
          <select
            className="select"
            aria-label={t.filter}
            data-act="filter"
            value={filter}
            onChange={({ target }) => setFilter(target.value as Filter)}
          >
            {FILTERS.map((one) => (
              <option key={one} value={one}>
                {t.filters[one]}
              </option>
            ))}
          </select>
          <span className="soft">{t.entries(shown.length, rows.length)}</span>
        </div>
      </div>
      {shown.length === 0 && <p className="upw-none">{t.nothingFound}</p>}
      <ul className="upw-entries" onKeyDown={walk}>
        {shown.map((row) => (
          <EntryRow key={row.entry.id} row={row} onChosen={onChosen} />
        ))}
      </ul>
    </section>
  )
}

/** Arrow keys go from entry to entry. */
function walk(event: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  buttons[buttons.indexOf(document.activeElement as HTMLButtonElement) + step]?.focus()
}

function EntryRow({ row, onChosen }: { row: Row; onChosen(): void }) {
  const { t, workbench, put, entry: open, language } = useShop()
  const { entry } = row
  const isOpen = entry.id === open.id
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isOpen) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  return (
    <li>
      <button
        ref={ref}
        type="button"
        className="upw-entry"
        data-entry={entry.id}
        aria-current={isOpen ? 'true' : undefined}
        onClick={() => {
          put((old) => workbenches.choose(old, workbench.list, entry.id))
          onChosen()
        }}
      >
        <span
          className={row.isRecreated ? 'upw-source upw-recreated' : 'upw-source'}
          title={row.isRecreated ? t.isRecreated : t.isKnown}
          role="img"
          aria-label={row.isRecreated ? t.isRecreated : t.isKnown}
        />
        <span className="upw-entry-name">{wordsIn(entry['name'])[language] || entry.id}</span>
        {row.isChanged && <span className="upw-mark">{row.isAdded ? t.isAdded : t.isChanged}</span>}
        {row.isWrong && (
          <span className="upw-mark upw-bad" title={t.isWrong}>
            <Sign name="warn" />
            <span className="sr">{t.isWrong}</span>
          </span>
        )}
      </button>
    </li>
  )
}
