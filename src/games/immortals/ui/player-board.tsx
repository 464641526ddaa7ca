import type { PointerEvent } from 'react'
import type { Language } from '../../../protocol/board.ts'
import type { Content, PlayerBoard } from '../content/content.ts'
import { ATTACK_OR_MOVE, BUILD, MAGIC, SPACES } from '../content/names.ts'
import { about, quietAbout, spaceAbout } from './about.ts'
import { cardLabel } from './cards-facts.ts'
import { CardBack, CardFace, Price } from './cards.tsx'
import { Icon } from './icon.tsx'
import { parted, spaceIcon, spaceName } from './planning.ts'
import { STRINGS } from './strings.ts'
import './player-board.css'

/** How one action space looks now. */
export interface SpaceState {
  /** What lies there, seen by these eyes; `undefined`: nothing. */
  readonly card?: number | 'covered' | undefined
  readonly isOffered?: boolean
  /** What a click on it would answer. */
  readonly key?: string | undefined
  readonly isPicked?: boolean
  readonly isDim?: boolean
  /** The table points at it. */
  readonly isPointed?: boolean
  readonly isUnder?: boolean
  readonly isActive?: boolean
  /** What would come of the card. */
  readonly detail?: string | undefined
  readonly isWarning?: boolean
}

/** What can be done with the spaces; without it the board is only looked at. */
export interface SpaceHands {
  click(space: number): void
  press?(event: PointerEvent, space: number): void
  point?(space: number | undefined): void
  /** Delete or Backspace on a space. */
  remove?(space: number): void
}

interface Props {
  readonly content: Content
  readonly language: Language
  readonly board: PlayerBoard
  readonly label: string
  readonly states: readonly SpaceState[]
  readonly hands?: SpaceHands | undefined
  /** Only the spaces where a card lies. */
  readonly isShort?: boolean
}

/** Ten action spaces: eight for armies, the last of them the Shadow race's own, and two for magic. */
export function PlayerBoardView(props: Props) {
  const { isShort = false } = props
  return (
    <ol className={isShort ? 'imp-spaces imp-short' : 'imp-spaces'} aria-label={props.label}>
      {Array.from({ length: SPACES }, (_, space) => space)
        .filter((space) => !isShort || props.states[space]?.card !== undefined)
        .map((space) => (
          <li key={space} className={kindClass(props.board, space)}>
            <Space {...props} space={space} state={props.states[space] ?? {}} />
          </li>
        ))}
    </ol>
  )
}

function kindClass(board: PlayerBoard, space: number): string {
  if (board.action[space] === MAGIC) return 'imp-s-magic'
  return space === board.raceSpace ? 'imp-s-race' : 'imp-s-army'
}

type SpaceProps = Props & { readonly space: number; readonly state: SpaceState }

const CLASSES = [
  ['isOffered', 'imp-offered'],
  ['isPicked', 'imp-picked'],
  ['isDim', 'imp-dim'],
  ['isPointed', 'imp-pointed'],
  ['isUnder', 'imp-under'],
  ['isActive', 'imp-active'],
  ['isWarning', 'imp-warned'],
] as const

function Space(props: SpaceProps) {
  const { board, space, state, hands } = props
  const classes = ['imp-space', ...CLASSES.filter(([key]) => state[key] === true).map(([, name]) => name)].join(' ')
  const label = spaceLabel(props)
  // Why nothing comes of it is said over the board: no second bubble on top.
  const tells = state.isWarning === true ? quietAbout : about
  const inside = <SpaceInside {...props} />
  if (hands === undefined)
    return (
      <div className={classes} {...about(spaceAbout(board, space))}>
        {inside}
        <span className="sr">{label}</span>
      </div>
    )
  return (
    <button
      type="button"
      className={classes}
      data-im-space={space}
      data-key={state.key}
      aria-label={label}
      aria-pressed={state.isPicked === true}
      {...tells(spaceAbout(board, space))}
      onClick={() => hands.click(space)}
      onPointerDown={(event) => hands.press?.(event, space)}
      onPointerEnter={() => hands.point?.(space)}
      onPointerLeave={() => hands.point?.(undefined)}
      onFocus={() => hands.point?.(space)}
      onBlur={() => hands.point?.(undefined)}
      onKeyDown={(event) => {
        if (event.key === 'Delete' || event.key === 'Backspace') hands.remove?.(space)
      }}
    >
      {inside}
    </button>
  )
}

/** Name, price, what lies there and what would come of it, in words. */
function spaceLabel({ content, board, space, state, language }: SpaceProps): string {
  const s = STRINGS[language]
  const action = board.action[space]
  const price = hasOwnPrice(action) ? s.ownPrice : s.price(board.energy[space], board.gold[space])
  const lying =
    state.card === undefined
      ? s.emptySpace
      : state.card === 'covered'
        ? s.faceDown
        : cardLabel(content, state.card, language)
  return [
    spaceName(content, board, space, language),
    price,
    lying,
    state.isOffered === true ? s.offered : '',
    state.isActive === true ? s.underWay : '',
    state.detail ?? '',
  ]
    .filter(Boolean)
    .join(', ')
}

const hasOwnPrice = (action: number): boolean => action === MAGIC || action === BUILD || action === ATTACK_OR_MOVE

/** Letters of a name from which on it is written smaller. */
const LONG = 19

/** What lies on a space explains itself, an empty one is the space's own. */
function lyingAbout({ card, isWarning }: SpaceState): Partial<ReturnType<typeof about>> {
  if (card === undefined) return {}
  const tells = isWarning === true ? quietAbout : about
  return tells(card === 'covered' ? 'space:covered' : `card:${card}`)
}

function SpaceInside({ content, board, space, state, language }: SpaceProps) {
  const [energy, gold] = [board.energy[space], board.gold[space]]
  const name = spaceName(content, board, space, language)
  return (
    <>
      <span className={name.length > LONG ? 'imp-space-head imp-long' : 'imp-space-head'} aria-hidden="true">
        <span>{parted(name)}</span>
        <Icon name={spaceIcon(board, space)} className="imp-head-sign" />
      </span>
      <span className="imp-slot" aria-hidden="true" {...lyingAbout(state)}>
        {state.card === undefined ? (
          <span className="imp-slot-empty">
            <Icon name={spaceIcon(board, space)} />
            {energy + gold > 0 ? <Price energy={energy} gold={gold} /> : undefined}
          </span>
        ) : state.card === 'covered' ? (
          <CardBack />
        ) : (
          <CardFace content={content} card={state.card} language={language} />
        )}
        {state.isWarning === true ? <span className="imp-warn-sign">!</span> : undefined}
      </span>
    </>
  )
}
