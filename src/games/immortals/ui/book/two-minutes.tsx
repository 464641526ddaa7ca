import type { ReactNode } from 'react'
import { RuleLink } from '../../../../boardkit/papers/rule-link.tsx'
import { chapterCodeOf } from '../../../../kit/rulebook.ts'
import type { BookProps, Language } from '../../../../protocol/board.ts'
import { landCardOf, magicCardOf } from '../../content/cards.ts'
import type { Content } from '../../content/content.ts'
import { LAND_IDS, landOf, LIGHT, MAGIC_IDS, NAMES, type LandId } from '../../content/names.ts'
import { BOARD_STRINGS } from '../board-strings.ts'
import { CardBack, CardFace } from '../cards.tsx'
import miniatures from '../miniature.tsx'
import { STRINGS } from '../strings.ts'
import { TowerPicture } from '../tower.tsx'
import { phasesAround } from '../where.ts'
import { printed } from './content.ts'
import { AttackPicture, CyclePicture, PointsPicture, RoundPicture } from './pictures.tsx'
import { BOOK, type BookStrings } from './strings.ts'
import './book.css'

const nameOf = (id: LandId): number => LAND_IDS.indexOf(id)
const conflict = (id: LandId): number => landOf(LIGHT, nameOf(id))

const landName = ({ map }: Content, id: LandId, language: Language): string => map.landNames[nameOf(id)][language]

const RULES = {
  worlds: 'IM-SET-02',
  points: 'IM-END-02',
  round: 'IM-RND-01',
  plan: 'IM-PLN-06',
  attack: 'IM-ATT-04',
  tower: 'IM-TOW-05',
  cycle: 'IM-FGT-25',
} as const satisfies Readonly<Record<keyof BookStrings['minutes'], string>>

type Part = keyof typeof RULES
const PARTS = Object.keys(RULES) as Part[]

/** The game in seven pictures. */
export function TwoMinutes({ language, chapter, openRule }: BookProps) {
  const content = printed()
  const parts = PARTS.filter((part) => chapter === undefined || chapterCodeOf(RULES[part]) === chapter)
  if (content === undefined || parts.length === 0) return undefined
  const s = BOOK[language]
  return (
    <ol className="imp-minutes">
      {parts.map((part) => {
        const [title, text] = s.minutes[part]
        return (
          <li key={part} className={`imp-minute-${part}`}>
            <figure>
              <Picture part={part} content={content} language={language} s={s} />
            </figure>
            <div>
              <h3>{title}</h3>
              <p>
                {text(NAMES)} {part === 'round' ? `${roundsOf(content, s)} ` : ''}
                <RuleLink rule={RULES[part]} board={{ language, openRule }} isSign />
              </p>
              {part === 'attack' ? <Residents content={content} language={language} s={s} /> : undefined}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

const roundsOf = ({ setups }: Content, s: BookStrings): string =>
  s.rounds(setups.map(({ rounds, players }) => s.roundsWith(rounds, players)).join(', '))

interface PictureProps {
  readonly content: Content
  readonly language: Language
  readonly s: BookStrings
}

/** Purple, black, yellow, residents: an attack of 4 on 3, decided 5 : 3. */
const THROW = { thrown: [4, 0, 3, 1], inside: [2, 1, 2, 1], fellThrown: [3, 0, 2, 1], fellInside: [1, 0, 1, 0] }
const [PURPLE, MOVES_IN] = [0, 2]

function Picture({ part, content, language, s }: PictureProps & { part: Part }): ReactNode {
  const { worlds } = BOARD_STRINGS[language]
  switch (part) {
    case 'worlds':
      return (
        <div className="imp-book-worlds">
          <miniatures.Miniature />
          {worlds.map((world) => (
            <span key={world}>{world}</span>
          ))}
        </div>
      )
    case 'points':
      return <PointsPicture content={content} language={language} s={s} />
    case 'round':
      return <RoundPicture names={phasesAround('planning').map((phase) => STRINGS[language].phases[phase])} />
    case 'plan':
      return <PlanPicture content={content} language={language} s={s} />
    case 'attack':
      return (
        <AttackPicture from={landName(content, 'heartwood', language)} to={landName(content, 'borderland', language)} />
      )
    case 'tower':
      return (
        <TowerPicture
          what={THROW}
          colours={content.components.colours}
          isMoving={false}
          label={STRINGS[language].stage}
          fateOf={(colour, at) => (colour === PURPLE && at >= MOVES_IN ? 'placed' : 'lost')}
        />
      )
    case 'cycle':
      return <CyclePicture worlds={worlds} s={s} />
  }
}

function PlanPicture({ content, language }: PictureProps) {
  const { gold, attack, magic, build } = content.spaces
  const laid: readonly (readonly [string, number | undefined])[] = [
    [gold.name[language], landCardOf(nameOf('heartwood'))],
    [attack.name[language], conflict('borderland')],
    [build.name[language], undefined],
    [magic.name[language], magicCardOf(MAGIC_IDS.indexOf('awaken'))],
  ]
  return (
    <ul className="imp-book-plan" aria-hidden="true">
      {laid.map(([name, card]) => (
        <li key={name}>
          <b>{name}</b>
          {card === undefined ? <CardBack /> : <CardFace content={content} card={card} language={language} />}
        </li>
      ))}
    </ul>
  )
}

const CARDS: readonly LandId[] = ['saltmere', 'heartwood', 'borderland']

/** Which card does what to the residents; the friendliest first. */
function Residents({ content, language, s }: PictureProps) {
  return (
    <ul className="imp-book-residents">
      {[2, 1, 0].map((at) => (
        <li key={at}>
          <span className="imp-book-card">
            <CardFace content={content} card={conflict(CARDS[at])} language={language} />
          </span>
          <span>
            {s.cardOf[at]}: <b>{s.residents[at]}</b>
          </span>
        </li>
      ))}
    </ul>
  )
}
