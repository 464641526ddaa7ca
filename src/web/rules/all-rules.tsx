import { Link } from 'wouter'
import { useLanguage } from '../app/settings.ts'
import { useT } from '../i18n/index.ts'
import { BOXES, isPlayable } from '../shelf/boxes.ts'
import { Icon } from '../ui/icon.tsx'
import './rules.css'

/** Every game that has rules. */
export default function AllRulesPage() {
  const t = useT()
  const language = useLanguage()
  return (
    <main className="page narrow" id="main">
      <title>{`${t.rules.all} – Walstatt`}</title>
      <h1>{t.rules.all}</h1>
      <ul className="rules-all">
        {BOXES.filter(({ id }) => isPlayable(id)).map(({ id, words }) => (
          <li key={id}>
            <Link className="button" href={`/rules/${id}`}>
              <Icon name="book" /> {words[language].name}
            </Link>
          </li>
        ))}
      </ul>
    </main>
  )
}
