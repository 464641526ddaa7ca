/** Pictures of what is counted and rolled. */
import type { Language } from '../../../../protocol/board.ts'
import type { Content } from '../../content/content.ts'
import { ACTIONS, BLUE, PHASES, RED, WHITE } from '../../content/names.ts'
import { CHAOS_LOOK, EMPIRE_LOOK, lookOfFaction, type Look } from '../colours.ts'
import { DiceRow, SYMBOL_ICONS } from '../dice.tsx'
import { Icon, Mark } from '../icon.tsx'
import { SHELL } from '../shell-strings.ts'
import { ACTION_WORDS, BOOK } from './words.ts'

interface Props {
  readonly content: Content
  readonly language: Language
}

const BARS: readonly (readonly [Look, number])[] = [
  [lookOfFaction(0), 26],
  [lookOfFaction(1), 22],
  [EMPIRE_LOOK, 19],
  [CHAOS_LOOK, 15],
]
const POINT = 26
/** The stronger enemy's points. */
const LINE = 19

/** Both factions beyond the line of the stronger enemy. */
export function GoalPicture() {
  return (
    <svg viewBox="0 0 960 300" aria-hidden="true">
      {BARS.map(([look, points], i) => (
        <g key={look.side} transform={`translate(90 ${18 + i * 68})`}>
          <circle cx="-34" cy="26" r="26" fill={look.fill} stroke={look.light} strokeWidth="3" />
          <Mark name={look.emblem} x={-34} y={26} size={36} fill={look.on} />
          <rect width={points * POINT} height="52" rx="6" fill={look.fill} stroke={look.dark} strokeWidth="2" />
          <text x={points * POINT + 16} y="40" className="upp-book-number">
            {points}
          </text>
        </g>
      ))}
      <path d={`M${90 + LINE * POINT + 3} 2V298`} className="upp-book-line" />
    </svg>
  )
}

/** The seven Phases. */
export function ChapterPicture({ language }: Props) {
  return (
    <ol className="upp-book-row upp-book-phases">
      {PHASES.map((phase) => (
        <li key={phase} data-main={phase === 'actions' || phase === 'nemesis' || undefined}>
          <Icon name={phase} />
          <span>{SHELL[language].phases[phase]}</span>
        </li>
      ))}
    </ol>
  )
}

const SPENT = 3

/** What there is to spend, and on what. */
export function TurnPicture({ content, language }: Props) {
  const { turnGoesOn, turnEnds } = BOOK[language]
  const { names } = ACTION_WORDS[language]
  return (
    <div className="upp-book-turn">
      <p className="upp-book-ap">
        {Array.from({ length: content.setup.actionPoints }, (_, i) => (
          <span key={i} data-spent={i >= content.setup.actionPoints - SPENT || undefined}>
            <Icon name="ap" />
          </span>
        ))}
      </p>
      {[ACTIONS.slice(0, 2), ACTIONS.slice(2)].map((list, i) => (
        <ul key={i} className="upp-book-row" data-ends={i === 1 || undefined}>
          {list.map((action) => (
            <li key={action}>
              <Icon name={action} />
              <span>{names[action]}</span>
            </li>
          ))}
          <li className="upp-book-then">{i === 0 ? turnGoesOn : turnEnds}</li>
        </ul>
      ))}
    </div>
  )
}

/** Faces as they lie, by what they show. */
const faceOf = (content: Content, colour: number, skulls: number, shields: number): number => {
  const die = content.dice[colour]
  return die.skulls.findIndex((n, face) => n === skulls && die.shields[face] === shields && die.bolts[face] === 0)
}

/** One round: three Skulls, one Shield, two damage. */
export function CombatPicture({ content, language }: Props) {
  const own = [
    [RED, faceOf(content, RED, 2, 0)],
    [BLUE, faceOf(content, BLUE, 1, 0)],
    [WHITE, faceOf(content, WHITE, 0, 0)],
  ] as const
  const enemy = [
    [BLUE, faceOf(content, BLUE, 0, 1)],
    [WHITE, faceOf(content, WHITE, 0, 0)],
  ] as const
  const [skull, shield] = SYMBOL_ICONS
  return (
    <div className="upp-book-combat">
      {[own, enemy].map((dice, i) => (
        <DiceRow
          key={i}
          content={content}
          language={language}
          dice={dice.map(([colour]) => colour)}
          faces={dice.map(([, face]) => face)}
        />
      ))}
      <p>
        3 <Icon name={skull} className="upp-red" /> − 1 <Icon name={shield} className="upp-blue" /> = 2{' '}
        {BOOK[language].damage}
      </p>
    </div>
  )
}
