import type { OptionView } from '../../../../engine/index.ts'
import { Docked } from '../../../../boardkit/papers/paper.tsx'
import type { BoardProps } from '../../../../protocol/board.ts'
import { tells } from '../about/tells.ts'
import { BOARD_STRINGS } from '../board-strings.ts'
import { cardsOf, contentOf, hexIn } from '../cells.ts'
import { shift } from './ground-layer.tsx'
import { hexPath, turned } from './geometry.ts'
import { Face, NameRibbon, Ridges, Yields } from './tile.tsx'
import { nextRotation, type Interaction } from './use-interaction.ts'

/** The tile as it would lie. */
export function TurnedTile({ board, ix }: { board: BoardProps; ix: Interaction }) {
  const { turning } = ix.offers
  if (turning === undefined || ix.rotation === undefined) return undefined
  const hex = cardsOf(contentOf(board), board.view).hexes[hexIn(board.view, turning.space).tile]
  if (hex === undefined) return undefined
  return (
    <g transform={shift(contentOf(board), turning.space)} className="up-turned" aria-hidden="true">
      <Face hex={hex} />
      <Ridges edges={turned(hex.edges, ix.rotation)} />
      <Yields hex={hex} vpSign={BOARD_STRINGS[board.language].pointSign} />
      <NameRibbon name={hex.name[board.language]} />
    </g>
  )
}

interface Props {
  readonly board: BoardProps
  readonly ix: Interaction
  readonly dock: { readonly side: 'left' | 'right'; readonly end: 'top' | 'bottom' }
}

/** All positions side by side; the one pointed at lies on the map. */
export function TurnPaper({ board, ix, dock }: Props) {
  const s = BOARD_STRINGS[board.language]
  const { turning } = ix.offers
  if (turning === undefined) return undefined
  const tile = hexIn(board.view, turning.space).tile
  const edges = cardsOf(contentOf(board), board.view).hexes[tile]?.edges ?? 0
  const chosen = turning.options.find(({ rotation }) => rotation === ix.rotation) ?? turning.options[0]
  return (
    <Docked className="up-turning" room={board.room} {...dock} label={s.turnTitle}>
      <h2>{s.turnTitle}</h2>
      <p className="soft">{s.turnHelp}</p>
      <div className="up-positions" role="radiogroup" aria-label={s.turnTitle}>
        {turning.options.map(({ rotation, option }, i) => (
          <Position
            key={rotation}
            edges={turned(edges, rotation)}
            label={`${s.position(i + 1)}: ${board.say(option.label)}`}
            isChosen={rotation === chosen?.rotation}
            show={() => ix.turn(rotation)}
          />
        ))}
      </div>
      {chosen === undefined ? undefined : <p className="up-turn-words">{board.say(chosen.option.label)}</p>}
      <div className="up-turn-buttons">
        <button
          type="button"
          className="up-turn"
          aria-label={s.turnLeft}
          {...tells('button:turn')}
          onClick={() => ix.turn(nextRotation(ix.offers, ix.rotation, -1))}
        >
          ⟲
        </button>
        <button
          type="button"
          className="up-turn"
          aria-label={s.turnRight}
          {...tells('button:turn')}
          onClick={() => ix.turn(nextRotation(ix.offers, ix.rotation, 1))}
        >
          ⟳
        </button>
        {chosen === undefined ? undefined : <LayButton label={s.turnLay} option={chosen.option} choose={ix.choose} />}
      </div>
    </Docked>
  )
}

const LayButton = ({
  label,
  option,
  choose,
}: {
  label: string
  option: OptionView
  choose(option: OptionView): void
}) => (
  <button
    type="button"
    className="up-lay"
    {...tells('button:lay')}
    data-key={option.key}
    onClick={() => choose(option)}
  >
    {label}
  </button>
)

interface PositionProps {
  readonly edges: number
  readonly label: string
  readonly isChosen: boolean
  show(): void
}

const Position = ({ edges, label, isChosen, show }: PositionProps) => (
  <button
    type="button"
    role="radio"
    aria-checked={isChosen}
    aria-label={label}
    {...tells('button:turn')}
    className="up-position"
    onClick={show}
    onFocus={show}
  >
    <svg viewBox="-104 -104 208 208" aria-hidden="true">
      <path d={hexPath(97)} className="up-position-tile" />
      <Ridges edges={edges} />
    </svg>
  </button>
)
