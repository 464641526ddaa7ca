import { Link } from 'wouter'
import type { Rulebook } from '../../kit/rulebook.ts'
import { useLanguage } from '../app/settings.ts'
import { useT } from '../i18n/index.ts'
import { hasLessons } from '../teachings.ts'
import { Icon } from '../ui/icon.tsx'
import { Strategy } from './strategy.tsx'
import { useGameBook } from './use-game-book.ts'

interface CoverProps {
  readonly game: string
  readonly book: Rulebook
  openRule(id: string): void
}

/** The first page: the game in two minutes, then what else there is to read. */
export function CoverPage({ game, book, openRule }: CoverProps) {
  const t = useT()
  const language = useLanguage()
  const drawn = useGameBook(game)
  return (
    <div className="rules-cover">
      {drawn !== undefined && (
        <section className="rules-two-minutes" aria-labelledby="two-minutes">
          <h2 id="two-minutes" className="chapter">
            {t.rules.twoMinutes}
          </h2>
          <drawn.TwoMinutes language={language} openRule={openRule} />
        </section>
      )}
      <nav className="rules-ways" aria-label={t.rules.ways}>
        {hasLessons(game) && (
          <Link className="button primary" href={`/learn/${game}`}>
            <Icon name="learn" /> {t.rules.learn}
          </Link>
        )}
        {drawn !== undefined && (
          <Link className="button" href={`/rules/${game}/reference`}>
            <Icon name="list" /> {t.rules.reference}
          </Link>
        )}
        <Link className="button quiet" href={`/rules/${game}/all`}>
          {t.rules.whole}
        </Link>
      </nav>
      <section aria-labelledby="chapters">
        <h2 id="chapters" className="chapter">
          {t.rules.contents}
        </h2>
        <ol className="rules-chapters">
          {book.chapters.map(({ code, title, rules }) => (
            <li key={code}>
              <Link href={`/rules/${game}/${code}`}>{title}</Link>
              <span className="soft">{t.rules.count(rules.length)}</span>
            </li>
          ))}
        </ol>
      </section>
      {drawn !== undefined && (
        <section aria-labelledby="strategy">
          <h2 id="strategy" className="chapter">
            {t.rules.strategy}
          </h2>
          <Strategy hints={drawn.strategy[language]} openRule={openRule} />
        </section>
      )}
    </div>
  )
}
