import { useEffect, useMemo, useRef } from 'react'
import type { Follow } from '../../../../boardkit/map/followers.ts'
import type { BoardProps } from '../../../../protocol/board.ts'
import { markedSpot } from '../about/mark.ts'
import { BOARD_STRINGS } from '../board-strings.ts'
import type { Seen } from '../seen.ts'
import type { Target } from '../targets.ts'
import { bestOf, placeOf, type FieldOption } from './offers.ts'
import { standingFigures } from './pieces.ts'
import { spotName, spotOfTarget, type Spot } from './spot.ts'
import type { Interaction } from './use-interaction.ts'
import type { BoardView } from './view-props.ts'

interface TargetListProps {
  readonly board: BoardProps
  readonly seen: Seen
  readonly ix: Interaction
  readonly view: { readonly current: BoardView | undefined }
  readonly follow: Follow
  readonly isReady: boolean
}

interface Item {
  readonly target: Target
  readonly spot: Spot
  /** The likeliest of those that fit; none for whom a tool may look at. */
  readonly option: FieldOption | undefined
  readonly count: number
}

type Offered = Pick<Interaction, 'offers' | 'picked' | 'tool'>

/** Whoever stands on the battlefield can be looked through. */
const figuresToSee = (seen: Seen): Item[] =>
  standingFigures(seen).map(({ id }) => {
    const target: Target = `figure:${id}`
    return { target, spot: spotOfTarget(seen, target), option: undefined, count: 1 }
  })

function itemsOf(seen: Seen, { offers, picked, tool }: Offered): Item[] {
  if (tool === 'eye') return figuresToSee(seen)
  const item = (target: Target, options: readonly FieldOption[]): Item => ({
    target,
    spot: spotOfTarget(seen, target),
    option: bestOf(options),
    count: options.length,
  })
  const spaces = [...offers.spaces].filter(
    ([space, options]) => picked.length > 0 || options.some((option) => (placeOf(option)?.front ?? space) === space),
  )
  return [
    ...[...offers.figures].map(([id, options]) => item(`figure:${id}`, options)),
    ...spaces.map(([id, options]) => item(`space:${id}`, options)),
  ]
}

/**
 * Everything on offer, or all figures that the eye may be put to, as buttons that lie where it is drawn: for keys, for ears, and as handles for tests. They are not
 * seen and take no pointer.
 */
export function TargetList(props: TargetListProps) {
  const { board, seen, ix, view, follow, isReady } = props
  const list = useRef<HTMLUListElement>(null)
  const { offers, picked, tool } = ix
  const items = useMemo(() => itemsOf(seen, { offers, picked, tool }), [seen, offers, picked, tool])
  useEffect(() => {
    let request = 0
    const lay = (): void => {
      request = 0
      const elements = list.current?.children
      if (elements === undefined) return
      items.forEach(({ spot }, i) => {
        const at = spot.space < 0 ? undefined : view.current?.project(spot.space, spot.figure < 0 ? 0 : 1)
        const element = elements[i] as HTMLElement | undefined
        if (element !== undefined && at !== undefined)
          element.style.transform = `translate(${Math.round(at.x)}px, ${Math.round(at.y)}px)`
      })
    }
    const ask = (): void => {
      if (request === 0) request = requestAnimationFrame(lay)
    }
    lay()
    const stop = follow(ask)
    return () => {
      stop()
      cancelAnimationFrame(request)
    }
  }, [items, view, follow, isReady])
  const words = ({ spot, option, count }: Item): string =>
    [spotName(seen, spot, board.language), count === 1 && option?.detail !== undefined ? board.say(option.detail) : '']
      .filter(Boolean)
      .join('. ')
  return (
    <ul ref={list} className="hs-targets" aria-label={BOARD_STRINGS[board.language].targets}>
      {items.map((item) => (
        <li key={item.target}>
          <button
            type="button"
            className="hs-target"
            data-offered
            data-target={item.target}
            data-count={item.count}
            {...(item.count === 1 && item.option !== undefined ? { 'data-key': item.option.key } : {})}
            aria-label={words(item)}
            {...markedSpot(seen, item.spot.space, item.spot.figure)}
            onFocus={() => ix.point(item.spot)}
            onClick={({ currentTarget }) => {
              // The button may vanish with the question; the keys stay with the board.
              currentTarget.closest<HTMLElement>('.hs-board')?.focus({ preventScroll: true })
              ix.click(item.spot)
            }}
          />
        </li>
      ))}
    </ul>
  )
}
