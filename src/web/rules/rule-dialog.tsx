import { Link } from 'wouter'
import { useLanguage } from '../app/settings.ts'
import { useT } from '../i18n/index.ts'
import { TryLink } from '../learn/try-link.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { findRule, useBook } from './book.ts'
import { Markdown } from './markdown.tsx'
import './rules.css'

/** One rule beside the table, with its links to others. */
export function RuleDialog(props: { game: string; id: string; onRule(id: string): void; onClose(): void }) {
  const { game, id, onRule, onClose } = props
  const t = useT()
  const book = useBook(game, useLanguage())
  const rule = book === undefined || book === 'none' ? undefined : findRule(book, id)
  return (
    <Dialog title={rule?.title ?? t.rules.rule(id)} onClose={onClose}>
      <p className="soft num">{id}</p>
      {rule !== undefined && <Markdown text={rule.text} onRule={onRule} />}
      {book === 'none' && <p>{t.rules.noBook}</p>}
      <div className="dialog-foot">
        <TryLink game={game} id={id} />
        <Link className="button" href={`/rules/${game}/${id}`}>
          {t.rules.open}
        </Link>
      </div>
    </Dialog>
  )
}
