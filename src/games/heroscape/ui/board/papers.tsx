import { ChoicePaper, RefusalPaper } from '../../../../boardkit/papers/choices.tsx'
import type { Follow } from '../../../../boardkit/map/followers.ts'
import { NO_INSETS } from '../../../../boardkit/map/insets.ts'
import type { Anchor } from '../../../../boardkit/papers/paper.tsx'
import type { BoardProps } from '../../../../protocol/board.ts'
import { attackFace } from '../../rules/table/faces.ts'
import { BOARD_STRINGS } from '../board-strings.ts'
import type { Seen } from '../seen.ts'
import { Chances, Info } from './info.tsx'
import { pairOf, placeOf, type FieldOption } from './offers.ts'
import type { Spot } from './spot.ts'
import type { Interaction, Refusal } from './use-interaction.ts'
import type { BoardView } from './view-props.ts'

/** The toolbar stays free. */
const INSETS = { ...NO_INSETS, top: 48 }

interface Props {
  readonly board: BoardProps
  readonly seen: Seen
  readonly view: { readonly current: BoardView | undefined }
  readonly follow: Follow
  close(): void
}

const beside =
  ({ view }: Props, { space }: Spot) =>
  (): Anchor | undefined => {
    const at = view.current?.project(space, 2)
    return at === undefined ? undefined : { ...at, aside: 28 }
  }

function titleOf({ question, language }: BoardProps, options: readonly FieldOption[]): { title?: string } {
  const s = BOARD_STRINGS[language]
  if (options.every((option) => (placeOf(option)?.rear ?? -1) >= 0)) return { title: s.chooseRear }
  const isPower = attackFace.is(question) && options.every((option) => pairOf(option) === undefined)
  return isPower ? { title: s.chooseTarget } : {}
}

/** Several answers fit what was clicked. */
export function Choices(
  props: Props & { choices: NonNullable<Interaction['choices']>; choose: Interaction['choose'] },
) {
  const { board, choices, choose, close } = props
  return (
    <ChoicePaper
      board={board}
      at={beside(props, choices.spot)}
      follow={props.follow}
      insets={INSETS}
      options={choices.options}
      {...titleOf(board, choices.options)}
      choose={choose}
      close={close}
      more={(option) => <PairChances board={board} option={option} />}
    />
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
      insets={INSETS}
      reasons={reasons}
      close={close}
    >
      <Info board={board} seen={seen} spot={spot} />
    </RefusalPaper>
  )
}
