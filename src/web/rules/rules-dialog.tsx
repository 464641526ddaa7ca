import { useDeferredValue, useMemo, useState } from 'react'
import type { RulebookRule } from '../../kit/rulebook.ts'
import { useLanguage } from '../app/settings.ts'
import { useT } from '../i18n/index.ts'
import { Dialog } from '../ui/dialog.tsx'
import { useBook } from './book.ts'
import { foundWords } from './found-rules.tsx'
import { idIn, QUERY_LENGTH, searchBook } from './search.ts'
import './rules.css'

/** So many findings are shown. */
const MOST = 40

/** The whole book beside the table: chapters to open, rules to search. */
export function RulesDialog({ game, onRule, onClose }: { game: string; onRule(id: string): void; onClose(): void }) {
  const t = useT()
  const book = useBook(game, useLanguage())
  const [query, setQuery] = useState('')
  const wanted = useDeferredValue(query)
  const isBook = book !== undefined && book !== 'none'
  const found = useMemo(() => (isBook ? searchBook(book, wanted) : undefined), [book, isBook, wanted])
  return (
    <Dialog title={isBook ? t.rules.title(book.title) : t.nav.rules} onClose={onClose} wide>
      {book === 'none' && <p>{t.rules.noBook}</p>}
      {isBook && (
        <input
          className="input"
          type="search"
          maxLength={QUERY_LENGTH}
          value={query}
          aria-label={t.rules.search}
          placeholder={t.rules.searchHint(idIn(book))}
          onChange={(event) => setQuery(event.target.value)}
        />
      )}
      {found !== undefined && wanted !== '' && (
        <>
          <p className="soft" role="status">
            {foundWords(t, found)}
          </p>
          <Titles rules={found.shown.slice(0, MOST).map(({ rule }) => rule)} onRule={onRule} />
        </>
      )}
      {isBook &&
        wanted === '' &&
        book.chapters.map((chapter) => (
          <details key={chapter.code}>
            <summary>{chapter.title}</summary>
            <Titles rules={chapter.rules} onRule={onRule} />
          </details>
        ))}
      <div className="dialog-foot">
        <a className="button" href={`/rules/${game}`} target="_blank" rel="noreferrer">
          {t.rules.open}
        </a>
      </div>
    </Dialog>
  )
}

const Titles = ({ rules, onRule }: { rules: readonly RulebookRule[]; onRule(id: string): void }) => (
  <ul className="rule-titles">
    {rules.map(({ id, title }) => (
      <li key={id}>
        <button type="button" onClick={() => onRule(id)}>
          {title} <small className="soft">{id}</small>
        </button>
      </li>
    ))}
  </ul>
)
