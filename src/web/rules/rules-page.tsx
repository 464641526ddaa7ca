import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useLocation, useParams } from 'wouter'
import type { Rulebook, RulebookRule } from '../../kit/rulebook.ts'
import { useLanguage } from '../app/settings.ts'
import { useT } from '../i18n/index.ts'
import { Icon } from '../ui/icon.tsx'
import { nameOfGame } from '../shelf/boxes.ts'
import { searchBook, useBook } from './book.ts'
import { Markdown } from './markdown.tsx'
import './rules.css'

/** The rules of a game in both languages: to read through, to search, to look one up by its id. */
export default function RulesPage() {
  const t = useT()
  const { game = '', rule } = useParams<{ game: string; rule?: string }>()
  const [, navigate] = useLocation()
  const language = useLanguage()
  const found = useBook(game, language)
  if (found === 'none') return <NoBook title={t.rules.title(nameOfGame(game, language))} />
  return <Reader {...{ game, rule, navigate }} book={found} />
}

function NoBook({ title }: { title: string }) {
  const t = useT()
  return (
    <main className="page rules-page" id="main">
      <title>{`${title} – Walstatt`}</title>
      <h1>{title}</h1>
      <p>{t.rules.noBook}</p>
    </main>
  )
}

interface ReaderProps {
  readonly game: string
  readonly rule: string | undefined
  readonly book: Rulebook | undefined
  navigate(to: string): void
}

function Reader({ game, rule, book, navigate }: ReaderProps) {
  const t = useT()
  const [query, setQuery] = useState('')
  const wanted = useDeferredValue(query)
  const found = useMemo(() => (book === undefined ? [] : searchBook(book, wanted)), [book, wanted])
  const open = (id: string): void => {
    setQuery('')
    navigate(`/rules/${game}/${id}`)
  }
  useEffect(() => {
    if (book === undefined || rule === undefined || wanted !== '') return
    const heading = document.getElementById(rule)
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }, [book, rule, wanted])
  return (
    <main className="page rules-page" id="main">
      <title>{`${book === undefined ? '' : t.rules.title(book.title)} – Walstatt`}</title>
      <h1>{book === undefined ? t.app.loading : t.rules.title(book.title)}</h1>
      <div className="rules-search">
        <Icon name="search" />
        <input
          className="input"
          type="search"
          value={query}
          aria-label={t.rules.search}
          placeholder={t.rules.searchHint}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      <p className="sr" role="status">
        {wanted === '' ? '' : t.rules.found(found.length)}
      </p>
      {book !== undefined &&
        (wanted === '' ? <Book book={book} current={rule} open={open} /> : <Found rules={found} open={open} />)}
    </main>
  )
}

function Found({ rules, open }: { rules: readonly RulebookRule[]; open(id: string): void }) {
  const t = useT()
  if (rules.length === 0) return <p className="soft">{t.rules.none}</p>
  return (
    <>
      <p className="soft">{t.rules.found(rules.length)}</p>
      {rules.slice(0, 60).map((rule) => (
        <Rule key={rule.id} rule={rule} isCurrent={false} open={open} />
      ))}
    </>
  )
}

function Book(props: { book: Rulebook; current: string | undefined; open(id: string): void }) {
  const { book, current, open } = props
  const t = useT()
  return (
    <div className="rules-columns">
      <nav aria-label={t.rules.contents} className="rules-contents">
        <ul>
          {book.chapters.map((chapter) => (
            <li key={chapter.code}>
              <a href={`#chapter-${chapter.code}`}>{chapter.title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {book.chapters.map((chapter) => (
          <section key={chapter.code} aria-labelledby={`chapter-${chapter.code}`}>
            <h2 id={`chapter-${chapter.code}`} className="chapter">
              {chapter.title}
            </h2>
            {chapter.rules.map((rule) => (
              <Rule key={rule.id} rule={rule} isCurrent={rule.id === current} open={open} />
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}

function Rule(props: { rule: RulebookRule; isCurrent: boolean; open(id: string): void }) {
  const { rule, isCurrent, open } = props
  const t = useT()
  return (
    <article className={isCurrent ? 'rule current' : 'rule'}>
      <h3 id={rule.id} tabIndex={-1}>
        {rule.title}{' '}
        <button type="button" className="rule-link" aria-label={t.rules.link(rule.id)} onClick={() => open(rule.id)}>
          {rule.id}
        </button>
      </h3>
      <Markdown text={rule.text} onRule={open} />
    </article>
  )
}
