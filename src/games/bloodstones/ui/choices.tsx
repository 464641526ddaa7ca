import { ChoicePaper } from '../../../boardkit/papers/choices.tsx'
import type { PaperProps } from '../../../boardkit/papers/paper.tsx'
import type { OptionView } from '../../../engine/index.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import type { UnitName } from '../content/units.ts'
import { readTarget } from '../rules/table/targets.ts'
import { lookOf } from './cells.ts'
import { Icon } from './icon.tsx'

const unitOf = (option: OptionView): UnitName | undefined =>
  option.targets?.map((target) => readTarget(target).unit).find((unit) => unit !== undefined)

interface ChoicesProps {
  readonly board: BoardProps
  readonly options: readonly OptionView[]
  readonly insets: PaperProps['insets']
  readonly at: PaperProps['at']
  readonly follow: PaperProps['follow']
  choose(option: OptionView): void
  readonly close: (() => void) | undefined
}

/** Several things can be chosen in one area: they are listed beside it. */
export function Choices({ board, options, insets, at, follow, choose, close }: ChoicesProps) {
  const look = board.role === undefined ? undefined : lookOf(board.view, board.role)
  const sign = (option: OptionView) => {
    const unit = unitOf(option)
    return unit === undefined ? undefined : (
      <span className="bs-choice-unit" style={{ background: look?.ink }}>
        <Icon name={unit} />
      </span>
    )
  }
  return <ChoicePaper {...{ board, insets, at, follow, options, choose, close, sign }} />
}
