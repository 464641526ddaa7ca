import { ChoicePaper, RefusalPaper } from '../../../../boardkit/papers/choices.tsx'
import { CloseButton, type Anchor } from '../../../../boardkit/papers/paper.tsx'
import type { Follow } from '../../../../boardkit/map/followers.ts'
import { insetsFor, type Insets } from '../../../../boardkit/map/insets.ts'
import type { BoardProps, Room } from '../../../../protocol/board.ts'
import { attackFace } from '../../rules/table/faces.ts'
import { BOARD_STRINGS } from '../board-strings.ts'
import { figureIn, type Seen } from '../seen.ts'
import { Corner } from './corner.tsx'
import { Chances, Info, OfferInfo } from './info.tsx'
import { pairOf, placeOf, type FieldOption, type Offers } from './offers.ts'
import type { Spot } from './spot.ts'
import type { Interaction, Refusal } from './use-interaction.ts'
import type { BoardView } from './view-props.ts'

interface Props {
  readonly board: BoardProps
  readonly seen: Seen
  readonly view: { readonly current: BoardView | undefined }
  readonly follow: Follow
  close(): void
}

const SHAPE = { width: 1.6, height: 1 }
const insetsOf = (room: Room): Insets => insetsFor(room, SHAPE)

const beside =
  ({ view }: Props, { space }: Spot) =>
  (): Anchor | undefined => {
    const at = view.current?.project(space, 2)
    return at === undefined ? undefined : { ...at, aside: 40 }
  }

function titleOf({ question, language }: BoardProps, options: readonly FieldOption[]): { title?: string } {
  const s = BOARD_STRINGS[language]
  if (options.every((option) => (placeOf(option)?.rear ?? -1) >= 0)) return { title: s.chooseRear }
  const isPower = attackFace.is(question) && options.every((option) => pairOf(option) === undefined)
  return isPower ? { title: s.chooseTarget } : {}
}

type ChoicesProps = Props & { choices: NonNullable<Interaction['choices']>; choose: Interaction['choose'] }

/** Several answers fit what was clicked; or a finger has shown what one would mean. */
export function Choices(props: ChoicesProps & { tried: FieldOption | undefined; offers: Offers }) {
  const { board, choices, choose, close, tried } = props
  if (tried !== undefined || board.room.isSmall) return <ChoicePlate {...props} />
  return (
    <ChoicePaper
      board={board}
      at={beside(props, choices.spot)}
      follow={props.follow}
      insets={insetsOf(board.room)}
      options={choices.options}
      {...titleOf(board, choices.options)}
      choose={choose}
      close={close}
      more={(option) => <PairChances board={board} option={option} />}
    />
  )
}

/** What is pointed at must be seen first of all. */
const aroundOf = (view: BoardView | undefined, { space }: Spot) =>
  Array.from({ length: 8 }, (_, i) => view?.project(space, i / 2))

const offersIn = (view: BoardView | undefined, seen: Seen, { spaces, figures }: Offers) =>
  [...spaces.keys(), ...[...figures.keys()].map((figure) => figureIn(seen, figure)?.front ?? -1)].map((space) =>
    view?.project(space),
  )

/** For fingers: away from what it is about. */
function ChoicePlate({
  board,
  seen,
  view,
  choices,
  choose,
  close,
  tried,
  offers,
}: ChoicesProps & { tried: FieldOption | undefined; offers: Offers }) {
  const { spot, options } = choices
  const { title } = titleOf(board, options)
  const s = BOARD_STRINGS[board.language]
  return (
    <Corner
      room={board.room}
      className="hs-choice-plate"
      label={title ?? s.targets}
      points={() => [...aroundOf(view.current, spot), ...offersIn(view.current, seen, offers)]}
    >
      <CloseButton language={board.language} close={close} />
      {tried === undefined ? (
        title === undefined ? undefined : (
          <b>{title}</b>
        )
      ) : (
        <>
          <Info board={board} seen={seen} spot={spot} />
          <OfferInfo board={board} seen={seen} options={[tried]} />
        </>
      )}
      <ul>
        {options.map((option) => (
          <li key={option.key}>
            <button
              type="button"
              className="bk-choice"
              data-key={option.key}
              onClick={() => choose(option, spot.figure)}
            >
              <span>
                {tried === undefined || placeOf(tried) === undefined ? board.say(option.label) : s.here}
                {tried !== undefined || option.detail === undefined ? undefined : (
                  <small>{board.say(option.detail)}</small>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Corner>
  )
}

function PairChances({ board, option }: { board: BoardProps; option: FieldOption }) {
  const pair = pairOf(option)
  return pair === undefined ? undefined : <Chances board={board} {...pair} />
}

/** Why it is not on offer, with the rule. */
export function Refused(props: Props & { refusal: Refusal }) {
  const { board, seen, refusal, close } = props
  const { reasons, spot } = refusal
  return (
    <RefusalPaper
      board={board}
      at={beside(props, spot)}
      follow={props.follow}
      insets={insetsOf(board.room)}
      reasons={reasons}
      close={close}
    >
      <Info board={board} seen={seen} spot={spot} />
    </RefusalPaper>
  )
}
