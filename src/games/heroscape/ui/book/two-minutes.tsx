import { RuleLink } from '../../../../boardkit/papers/rule-link.tsx'
import { chapterCodeOf } from '../../../../kit/rulebook.ts'
import type { BookProps } from '../../../../protocol/board.ts'
import { Picture } from './pictures.tsx'
import { PART_RULES, PARTS, TWO_MINUTES } from './words.ts'
import './book.css'

/** The game in two minutes: what it is about, and what one does. */
export function TwoMinutes({ language, chapter, openRule }: BookProps) {
  const parts = PARTS.filter((part) => chapter === undefined || chapterCodeOf(PART_RULES[part]) === chapter)
  if (parts.length === 0) return undefined
  const words = TWO_MINUTES[language]
  return (
    <ol className="hs-book">
      {parts.map((part) => (
        <li key={part}>
          <div className="hs-book-picture">
            <Picture part={part} language={language} label={words[part].picture} />
          </div>
          <div>
            <h3>{words[part].title}</h3>
            <p>
              {words[part].text} <RuleLink rule={PART_RULES[part]} board={{ language, openRule }} isSign />
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
