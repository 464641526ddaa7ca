import { Link } from 'wouter'
import { useT, type Catalogue } from '../i18n/index.ts'
import type { Piece, Search } from './search.ts'

interface FoundProps {
  readonly game: string
  readonly found: Search
  open(id: string): void
}

/** How much a search found, and whether none has every word. */
export const foundWords = ({ rules }: Catalogue, { count, isSome }: Search): string =>
  count === 0 ? rules.none : isSome ? rules.some : rules.found(count)

/** What a search found: titles with the place in the text. */
export function FoundRules({ game, found, open }: FoundProps) {
  const t = useT()
  return (
    <>
      <p className="soft">{foundWords(t, found)}</p>
      <ol className="rules-found">
        {found.shown.map(({ rule, title, excerpt, isForeign }) => (
          <li key={rule.id}>
            <Link
              href={`/rules/${game}/${rule.id}`}
              onClick={(event) => {
                event.preventDefault()
                open(rule.id)
              }}
            >
              <Pieces pieces={title} />
            </Link>{' '}
            <small className="soft num">{rule.id}</small>
            <p className="soft">
              {isForeign && <em>{t.rules.foreign} </em>}
              <Pieces pieces={excerpt} />
            </p>
          </li>
        ))}
      </ol>
    </>
  )
}

const Pieces = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map(({ text, isHit }, i) => (isHit ? <mark key={i}>{text}</mark> : <span key={i}>{text}</span>))
