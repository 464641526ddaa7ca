import { Button } from '../../boardkit/papers/button.tsx'
import { useLanguage } from '../app/settings.ts'
import { useT } from '../i18n/index.ts'
import { useGameBook } from './use-game-book.ts'

/** One page to print, or to keep open beside the table. */
export function ReferencePage({ game, openRule }: { game: string; openRule(id: string): void }) {
  const t = useT()
  const drawn = useGameBook(game)
  const language = useLanguage()
  return (
    <section className="rules-reference" aria-labelledby="reference">
      <h2 id="reference" className="chapter">
        {t.rules.reference}
      </h2>
      <p className="no-print">
        <Button look="small" text={t.rules.print} onClick={() => print()} />
      </p>
      {drawn !== undefined && <drawn.Reference language={language} openRule={openRule} />}
    </section>
  )
}
