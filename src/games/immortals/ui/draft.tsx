import { useEffect, useState } from 'react'
import type { Reason } from '../../../engine/index.ts'
import { Reasons } from '../../../boardkit/papers/reasons.tsx'
import type { BoardProps } from '../../../protocol/board.ts'
import type { Content } from '../content/content.ts'
import { WORLDS } from '../content/names.ts'
import { draftCell, draftHandCell, ownChosenCell } from '../rules/table/cells.ts'
import { draftFace, groupFace } from '../rules/table/faces.ts'
import { about } from './about.ts'
import { ownOf, phaseOf, playerOf } from './cells.ts'
import { cardLabel, factsOf, incomeLabel } from './cards-facts.ts'
import { CardFace } from './cards.tsx'
import { lookOf } from './colours.ts'
import { Icon } from './icon.tsx'
import { handOf } from './planning.ts'
import { isBlank, isMagicCard } from '../content/cards.ts'
import { STRINGS } from './strings.ts'
import './draft.css'

export const isDrafting = ({ view }: BoardProps): boolean => {
  const phase = phaseOf(view)
  return phase === 'start' || phase === 'draft'
}

interface Props {
  readonly board: BoardProps
  readonly content: Content
  show(card: number): void
}

/** The start round: five cards to choose one from, and the army groups on the back of the player board. */
export function Draft(props: Props) {
  const { board, content } = props
  const { view, role, language, question } = board
  const s = STRINGS[language]
  const [refused, setRefused] = useState<readonly Reason[]>()
  useEffect(() => setRefused(undefined), [question])
  const draft = draftCell.in(view.shared)
  const hand = draftHandCell.in(ownOf(view, role)) ?? []
  const world = draft === undefined ? undefined : s.world[draft.world[role!]]
  const explain = (key: string): void => void board.explain(key).then(setRefused)
  return (
    <div className="imp-draft">
      {refused === undefined ? undefined : (
        <p className="imp-aside imp-refused" role="status">
          <Reasons board={board} reasons={refused} />
        </p>
      )}
      {hand.length === 0 ? undefined : (
        <section aria-label={s.draftHand}>
          <h2>
            {draft === undefined ? s.draftHand : s.draftRound(draft.round)}{' '}
            {world === undefined ? undefined : (
              <small className="soft" {...about(`world:${WORLDS[draft!.world[role!]]}`)}>
                <Icon name={WORLDS[draft!.world[role!]]} /> {s.draftOf(world)}
              </small>
            )}
          </h2>
          <ul className="imp-draft-cards">
            {hand.map((card) => (
              <li key={card}>
                <DraftCard {...props} card={card} explain={explain} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="imp-draft-side">
        <Groups board={board} content={content} explain={explain} />
        <OwnCards {...props} />
      </div>
    </div>
  )
}

function OwnCards({ board, content, show }: Props) {
  const { language, view, role } = board
  const s = STRINGS[language]
  const kept = handOf(content, view, role!).filter(({ card }) => !isMagicCard(card) && !isBlank(card))
  if (kept.length === 0) return undefined
  return (
    <section aria-label={s.ownCards}>
      <h2>{s.ownCards}</h2>
      <ul className="imp-cards">
        {kept.map(({ card }) => (
          <li key={card}>
            <button
              type="button"
              className="imp-hand-card"
              aria-label={s.show(cardLabel(content, card, language))}
              {...about(`card:${card}`)}
              onClick={() => show(card)}
            >
              <CardFace content={content} card={card} language={language} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Explaining = { explain(key: string): void }

function DraftCard({ board, content, card, explain }: Props & Explaining & { card: number }) {
  const { language, view, role, question } = board
  const s = STRINGS[language]
  const option = draftFace.of(question)?.options.find(({ data }) => data.card === card)
  const isChosen = ownChosenCell.in(ownOf(view, role)) === card
  const facts = factsOf(content, card, language)
  const detail = option?.detail === undefined ? '' : board.say(option.detail)
  const state = isChosen
    ? ' imp-picked'
    : option !== undefined
      ? ' imp-offered'
      : question === undefined
        ? ''
        : ' imp-dim'
  const words = [cardLabel(content, card, language), incomeLabel(facts, language), isChosen ? s.chosen : '', detail]
  return (
    <button
      type="button"
      className={`imp-draft-card${state}`}
      aria-label={words.filter(Boolean).join(', ')}
      {...about(`card:${card}`)}
      data-key={option?.key}
      aria-pressed={isChosen}
      onClick={() => (option === undefined ? explain(`card:${card}`) : board.answer(option.key))}
    >
      <CardFace content={content} card={card} language={language} />
      {detail === '' ? undefined : <small>{detail}</small>}
    </button>
  )
}

/** Groups as stacks of cubes; groups of one size are alike. */
function Groups({ board, content, explain }: Omit<Props, 'show'> & Explaining) {
  const { language, view, role, question } = board
  const s = STRINGS[language]
  const groups = playerOf(view, role!)?.groups ?? []
  const offers = groupFace.of(question)?.options
  const look = lookOf(content.components.colours, role!)
  return (
    <section aria-label={s.groups}>
      <h2>
        {s.groups} <small className="soft">{groups.length === 0 ? s.noGroups : s.groupsLeft(groups.length)}</small>
      </h2>
      <ul className="imp-groups">
        {groups.map((size, at) => {
          const option = offers?.find(({ data }) => data.armies === size)
          return (
            <li key={at}>
              <button
                type="button"
                className={option === undefined ? 'imp-group' : 'imp-group imp-offered'}
                aria-label={`${s.group(size)}${option === undefined ? '' : `, ${s.offered}`}`}
                {...about('unit:group')}
                data-key={option?.key}
                onClick={() => (option === undefined ? explain(`group:${size}`) : board.answer(option.key))}
              >
                <span className="imp-stack" aria-hidden="true" style={{ width: Math.ceil(Math.sqrt(size)) * 11 }}>
                  {Array.from({ length: size }, (_, n) => (
                    <i
                      key={n}
                      style={{ background: look.fill, borderColor: look.rim, boxShadow: `inset 0 2px ${look.top}` }}
                    />
                  ))}
                </span>
                <b aria-hidden="true">{size}</b>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
