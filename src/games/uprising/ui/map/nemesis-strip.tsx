import { memo } from 'react'
import { Dot } from '../../../../boardkit/drawing/sides.tsx'
import type { BoardProps } from '../../../../protocol/board.ts'
import type { PlannedCard } from '../../rules/nemesis/nemesis-preview.ts'
import { BOARD_STRINGS } from '../board-strings.ts'
import { contentOf, hexIn, phaseOf } from '../cells.ts'
import { Icon } from '../icon.tsx'
import { cardIcon, lookOfCard } from './figures.tsx'
import { coordinateOf } from './geometry.ts'
import { hexTitle } from './info-words.ts'
import { wordsFor } from './words.ts'

interface Props {
  readonly board: BoardProps
  readonly plan: readonly PlannedCard[]
  readonly isPlanShown: boolean
  togglePlan(): void
  /** Shows the way of one card on the map. */
  point(card: number | undefined): void
}

/** So many have room beside each other: on a wide map, and on others. */
const MOST = { wide: 3, narrow: 2 } as const

/** Always in sight: who of the Nemesis moves next, and where to. */
export const NemesisStrip = memo(function NemesisStrip({ board, plan, isPlanShown, togglePlan, point }: Props) {
  const s = BOARD_STRINGS[board.language]
  const phase = phaseOf(board.view)
  const isPlaying = phase !== 'setup' && phase !== 'over'
  return (
    <div className="up-next" role="group" aria-label={s.planTitle}>
      {isPlaying ? (
        <>
          <b>{s.nextOfNemesis}</b>
          <Icon name="nemesis" />
        </>
      ) : undefined}
      {isPlaying && plan.length === 0 ? <span className="soft">{s.nextNothing}</span> : undefined}
      {plan.slice(0, MOST.wide).map((one, i) => (
        <button
          key={one.card}
          type="button"
          className={i < MOST.narrow ? 'up-next-card' : 'up-next-card up-next-wide'}
          aria-pressed={isPlanShown}
          title={`${planWords(board, one, wordsFor(board).hex)}. ${s.showPlan}`}
          onClick={togglePlan}
          onPointerEnter={() => point(one.card)}
          onPointerLeave={() => point(undefined)}
          onFocus={() => point(one.card)}
          onBlur={() => point(undefined)}
        >
          <Planned board={board} one={one} hasRoom={plan.length <= MOST.narrow} />
        </button>
      ))}
      {(['wide', 'narrow'] as const).map((width) =>
        plan.length > MOST[width] ? (
          <button
            key={width}
            type="button"
            className={`up-next-card up-next-more up-next-${width}`}
            title={s.planTitle}
            onClick={togglePlan}
          >
            +{plan.length - MOST[width]}
          </button>
        ) : undefined,
      )}
    </div>
  )
})

function planWords(board: BoardProps, { card, steps }: PlannedCard, hex: (space: number) => string): string {
  const s = BOARD_STRINGS[board.language]
  const ways = steps.map(({ to }) =>
    to.length === 0 ? s.planStay : `→ ${hex(to[0])}${to.length > 1 ? ` ${s.orMore(to.length - 1)}` : ''}`,
  )
  return `${wordsFor(board).card(card)} ${[...new Set(ways)].join(' ')}`
}

/** The name on the tile where there is room for it, or where the hex lies. */
const shortHex =
  (board: BoardProps, hasRoom: boolean) =>
  (space: number): string =>
    hasRoom && hexIn(board.view, space).tile >= 0 ? hexTitle(board, space) : coordinateOf(contentOf(board).board, space)

function Planned({ board, one, hasRoom }: { board: BoardProps; one: PlannedCard; hasRoom: boolean }) {
  const look = lookOfCard(one.card)
  return (
    <>
      <Dot look={look}>
        <Icon name={cardIcon(one.card)} />
      </Dot>
      <span>{planWords(board, one, shortHex(board, hasRoom))}</span>
    </>
  )
}
