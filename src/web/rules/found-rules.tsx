import { Link } from 'wouter'
import { useT } from '../i18n/index.ts'
import type { Piece, Search } from './search.ts'

interface FoundProps {
  readonly game: string
  readonly found: Search
  open(id: string): void
}

/** What a search found: titles with the place in the text. */
export function FoundRules({ game, found, open }: FoundProps) {
  const t = useT()
  return (
    <>
      <p className="soft">
        {found.count === 0 ? t.rules.none : found.isSome ? t.rules.some : t.rules.found(found.count)}
      </p>
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
