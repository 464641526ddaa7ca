import { Link } from 'wouter'
import type { Rulebook, RulebookChapter, RulebookRule } from '../../kit/rulebook.ts'
import { useLanguage } from '../app/settings.ts'
import { useT } from '../i18n/index.ts'
import { TryLink } from '../learn/try-link.tsx'
import { Markdown } from './markdown.tsx'
import type { DrawnBook } from '../games.ts'
import { useGameBook } from './use-game-book.ts'

interface ChapterProps {
  readonly game: string
  readonly chapter: RulebookChapter
  /** The rule that was looked up. */
  readonly current?: string
  open(id: string): void
}

interface DrawnProps extends ChapterProps {
  /** The drawn pages of the game, once they are here. */
  readonly drawn: DrawnBook | undefined
}

function Chapter({ game, chapter, current, drawn, open }: DrawnProps) {
  const language = useLanguage()
  return (
    <section aria-labelledby={chapter.code}>
      <h2 id={chapter.code} className="chapter" tabIndex={-1}>
        {chapter.title}
      </h2>
      {drawn !== undefined && (
        <div className="rules-picture" data-chapter-picture>
          <drawn.TwoMinutes language={language} chapter={chapter.code} openRule={open} />
        </div>
      )}
      {chapter.rules.map((rule) => (
        <Rule key={rule.id} game={game} rule={rule} isCurrent={rule.id === current} open={open} />
      ))}
    </section>
  )
}

/** One chapter, with the ones before and after it. */
export function ChapterPage({ book, ...props }: ChapterProps & { readonly book: Rulebook }) {
  const { game, chapter } = props
  const t = useT()
  const at = book.chapters.indexOf(chapter)
  const [before, after] = [book.chapters[at - 1], book.chapters[at + 1]]
  const drawn = useGameBook(game)
  return (
    <div>
      <Chapter {...props} drawn={drawn} />
      <nav className="rules-leaf no-print" aria-label={t.rules.leaf}>
        {before !== undefined && <Link href={`/rules/${game}/${before.code}`}>‹ {before.title}</Link>}
        {after !== undefined && <Link href={`/rules/${game}/${after.code}`}>{after.title} ›</Link>}
      </nav>
    </div>
  )
}

/** Everything, one chapter after the other: to read through, or to print. */
export function WholeBook({ game, book, open }: { game: string; book: Rulebook; open(id: string): void }) {
  const drawn = useGameBook(game)
  return (
    <div className="rules-whole">
      {book.chapters.map((chapter) => (
        <Chapter key={chapter.code} game={game} chapter={chapter} drawn={drawn} open={open} />
      ))}
    </div>
  )
}

interface RuleProps {
  readonly game: string
  readonly rule: RulebookRule
  readonly isCurrent: boolean
  open(id: string): void
}

function Rule({ game, rule, isCurrent, open }: RuleProps) {
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
      <p className="no-print">
        <TryLink game={game} id={rule.id} />
      </p>
    </article>
  )
}
