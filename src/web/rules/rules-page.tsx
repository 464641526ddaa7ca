import { useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react'
import { Link, useLocation, useParams } from 'wouter'
import { Button } from '../../boardkit/papers/button.tsx'
import type { Rulebook } from '../../kit/rulebook.ts'
import type { Language } from '../../protocol/board.ts'
import { NotFound } from '../app/not-found.tsx'
import { useLanguage } from '../app/settings.ts'
import { factsOf } from '../games.ts'
import { useT } from '../i18n/index.ts'
import { nameOfGame } from '../shelf/boxes.ts'
import { Icon } from '../ui/icon.tsx'
import { chapterOf, useBook } from './book.ts'
import { ChapterPage, WholeBook } from './chapter-page.tsx'
import { CoverPage } from './cover-page.tsx'
import { FoundRules, foundWords } from './found-rules.tsx'
import { ReferencePage } from './reference-page.tsx'
import { idIn, QUERY_LENGTH, searchBook } from './search.ts'
import './rules.css'

const OTHER: Readonly<Record<Language, Language>> = { de: 'en', en: 'de' }

/** The rules of a game in both languages: to read through, to search, to look one up by its id. */
export default function RulesPage() {
  const t = useT()
  const { game = '', rule: place } = useParams<{ game: string; rule?: string }>()
  const [, navigate] = useLocation()
  const language = useLanguage()
  const found = useBook(game, language)
  if (factsOf(game) === undefined) return <NotFound href="/rules" text={t.rules.all} />
  if (found === 'none') return <NoBook title={t.rules.title(nameOfGame(game, language))} />
  return <Reader {...{ game, place, navigate }} book={found} />
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
  /** A rule, a chapter, `reference` or `all`; unset: the first page. */
  readonly place: string | undefined
  readonly book: Rulebook | undefined
  navigate(to: string): void
}

function Reader({ game, place, book, navigate }: ReaderProps) {
  const t = useT()
  const other = useBook(game, OTHER[useLanguage()])
  const [query, setQuery] = useState('')
  const wanted = useDeferredValue(query).trim()
  const found = useMemo(
    () => (book === undefined ? undefined : searchBook(book, wanted, other === 'none' ? undefined : other)),
    [book, other, wanted],
  )
  const open = (id: string): void => {
    setQuery('')
    navigate(`/rules/${game}/${id}`)
  }
  useShown(book, place, wanted)
  const title = book === undefined ? t.app.loading : t.rules.title(book.title)
  const chapter = book === undefined || place === undefined ? undefined : chapterOf(book, place)
  return (
    <main className="page rules-page" id="main">
      <title>{`${chapter === undefined ? title : `${chapter.title} – ${title}`} – Walstatt`}</title>
      <h1>{place === undefined ? title : <Link href={`/rules/${game}`}>{title}</Link>}</h1>
      <Search query={query} setQuery={setQuery} found={wanted === '' ? undefined : found} example={idIn(book)} />
      {book !== undefined &&
        found !== undefined &&
        (wanted === '' ? (
          <Page {...{ game, place, book, open }} />
        ) : (
          <FoundRules game={game} found={found} open={open} />
        ))}
    </main>
  )
}

/** Scrolls to what was asked for; a page without a place begins at its top. */
function useShown(book: Rulebook | undefined, place: string | undefined, wanted: string): void {
  useEffect(() => {
    if (book === undefined) return
    const heading = place === undefined || wanted !== '' ? null : document.getElementById(place)
    if (heading === null) return window.scrollTo(0, 0)
    heading.scrollIntoView({ block: 'start' })
    heading.focus({ preventScroll: true })
  }, [book, place, wanted])
}

interface SearchProps {
  readonly query: string
  readonly found: ReturnType<typeof searchBook> | undefined
  /** What a number looks like. */
  readonly example: string
  setQuery(query: string): void
}

function Search({ query, setQuery, found, example }: SearchProps) {
  const t = useT()
  return (
    <>
      <div className="rules-search no-print">
        <Icon name="search" />
        <input
          className="input"
          type="search"
          maxLength={QUERY_LENGTH}
          value={query}
          aria-label={t.rules.search}
          placeholder={t.rules.searchHint(example)}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      <p className="sr" role="status">
        {found === undefined ? '' : foundWords(t, found)}
      </p>
    </>
  )
}

interface PageProps extends Omit<ReaderProps, 'navigate' | 'book'> {
  readonly book: Rulebook
  open(id: string): void
}

function Page({ game, place, book, open }: PageProps) {
  const t = useT()
  if (place === undefined) return <CoverPage game={game} book={book} openRule={open} />
  if (place === 'reference') return <ReferencePage game={game} openRule={open} />
  if (place === 'all') return <WholeBook game={game} book={book} open={open} />
  const chapter = chapterOf(book, place)
  if (chapter === undefined) return <Missing text={t.rules.unknown(place)} game={game} />
  return (
    <div className="rules-columns">
      <Contents game={game} book={book} current={chapter.code} />
      <ChapterPage game={game} book={book} chapter={chapter} current={place} open={open} />
    </div>
  )
}

const Missing = ({ text, game }: { text: ReactNode; game: string }) => (
  <p>
    {text} <Link href={`/rules/${game}`}>{useT().rules.contents}</Link>
  </p>
)

function Contents({ game, book, current }: { game: string; book: Rulebook; current: string }) {
  const t = useT()
  return (
    <nav aria-label={t.rules.contents} className="rules-contents no-print">
      <ul>
        {book.chapters.map(({ code, title }) => (
          <li key={code}>
            <Link href={`/rules/${game}/${code}`} aria-current={code === current ? 'page' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <Button look="small quiet" text={t.rules.print} onClick={() => print()} />
    </nav>
  )
}
