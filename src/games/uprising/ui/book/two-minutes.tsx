import type { ReactNode } from 'react'
import { RuleLink } from '../../../../boardkit/papers/rule-link.tsx'
import { chapterCodeOf } from '../../../../kit/rulebook.ts'
import type { BookProps, Language } from '../../../../protocol/board.ts'
import { loadContent, type Content } from '../../content/content.ts'
import '../board.css'
import '../colours.css'
import './book.css'
import { FigureDefinitions } from '../map/figures.tsx'
import { TerrainSigns } from '../map/terrain-art.tsx'
import { TileDefinitions } from '../map/tile.tsx'
import { ExplorePicture, LandPicture, NemesisPicture } from './land-pictures.tsx'
import { ChapterPicture, CombatPicture, GoalPicture, TurnPicture } from './pictures.tsx'
import { BOOK, RULES, SECTIONS, type Section } from './words.ts'

interface PictureProps {
  readonly content: Content
  readonly language: Language
}

const PICTURES: Readonly<Record<Section, (props: PictureProps) => ReactNode>> = {
  land: LandPicture,
  goal: GoalPicture,
  chapter: ChapterPicture,
  turn: TurnPicture,
  explore: ExplorePicture,
  combat: CombatPicture,
  nemesis: NemesisPicture,
}

/** The game in two minutes, drawn with the pieces of the board. */
export function TwoMinutes({ language, chapter, openRule }: BookProps) {
  const loaded = loadContent()
  const shown = SECTIONS.filter((section) => chapter === undefined || chapterCodeOf(RULES[section]) === chapter)
  if (!loaded.ok || shown.length === 0) return undefined
  const { sections } = BOOK[language]
  return (
    <div className="upp-book">
      <svg className="upp-book-definitions" aria-hidden="true" focusable="false">
        <defs>
          <TileDefinitions />
          <TerrainSigns />
          <FigureDefinitions />
        </defs>
      </svg>
      {shown.map((section) => {
        const { title, text, picture } = sections[section]
        const Picture = PICTURES[section]
        return (
          <section key={section} className="upp-book-section">
            <div className="upp-book-picture" role="img" aria-label={picture}>
              <Picture content={loaded.content} language={language} />
            </div>
            <div>
              <h3>
                <span aria-hidden="true">{SECTIONS.indexOf(section) + 1}</span> {title}
              </h3>
              <p>
                {text} <RuleLink isSign rule={RULES[section]} board={{ language, openRule }} />
              </p>
            </div>
          </section>
        )
      })}
    </div>
  )
}
