import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import type { BoardProps } from '../../../../protocol/board.ts'
import { BOARD_STRINGS } from '../board-strings.ts'
import type { Seen } from '../cells.ts'
import { RuleLink } from '../rule-link.tsx'
import { Chances, Info } from './info.tsx'
import { pairOf, placeOf } from './offers.ts'
import type { Refusal, Interaction } from './use-interaction.ts'
import type { BoardView } from './view-props.ts'
import type { Spot } from './spot.ts'

/** Calls back whenever the camera has moved; returns how to stop. */
export type Follow = (moved: () => void) => () => void

interface Anchor {
  readonly view: { readonly current: BoardView | undefined }
  readonly follow: Follow
}

const AIR = 8
/** The toolbar stays free. */
const TOP = 54

/** A small paper that keeps beside a space of the battlefield and inside the board. */
function Paper(props: Anchor & { spot: Spot; label: string; className: string; children: ReactNode; close(): void }) {
  const { view, follow, spot, label, className, children, close } = props
  const paper = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const lay = (): void => {
      const element = paper.current
      if (element === null) return
      const { clientWidth, clientHeight } = element.parentElement!
      const { offsetWidth: w, offsetHeight: h } = element
      const at = view.current?.project(spot.space, 2) ?? { x: clientWidth / 2, y: clientHeight / 2 }
      const isRight = at.x + 28 + w < clientWidth
      const left = isRight ? at.x + 28 : at.x - 28 - w
      const x = Math.max(AIR, Math.min(left, clientWidth - w - AIR))
      const y = Math.max(Math.min(TOP, clientHeight - h - AIR), Math.min(at.y - h / 2, clientHeight - h - AIR))
      element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
    }
    lay()
    return follow(lay)
  }, [view, follow, spot, children])
  return (
    <div ref={paper} className={`hs-paper ${className}`} role="group" aria-label={label}>
      <button type="button" className="hs-close" aria-label={label} onClick={close}>
        ×
      </button>
      {children}
    </div>
  )
}

interface PaperProps extends Anchor {
  readonly board: BoardProps
  readonly seen: Seen
  close(): void
}

/** Several answers fit what was clicked. */
export function ChoicePaper(
  props: PaperProps & { choices: NonNullable<Interaction['choices']>; choose: Interaction['choose'] },
) {
  const { board, seen, choices, choose, close, view, follow } = props
  const s = BOARD_STRINGS[board.lang]
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => list.current?.querySelector('button')?.focus({ preventScroll: true }), [choices])
  const isPair = choices.options.every((option) => (placeOf(option)?.rear ?? -1) >= 0)
  const isPower = board.question?.name === 'attack' && choices.options.every((option) => pairOf(option) === undefined)
  return (
    <Paper view={view} follow={follow} spot={choices.spot} label={s.close} className="hs-choices" close={close}>
      <h3>{isPair ? s.chooseRear : isPower ? s.chooseTarget : s.choose}</h3>
      <ul ref={list}>
        {choices.options.map((option) => (
          <li key={option.key}>
            <button type="button" className="hs-choice" data-key={option.key} onClick={() => choose(option)}>
              <span>{board.say(option.label)}</span>
              {option.detail === undefined ? undefined : <small>{board.say(option.detail)}</small>}
              <PairChances board={board} seen={seen} option={option} />
            </button>
          </li>
        ))}
      </ul>
    </Paper>
  )
}

function PairChances({ board, option }: { board: BoardProps; seen: Seen; option: Parameters<typeof pairOf>[0] }) {
  const pair = pairOf(option)
  return pair === undefined ? undefined : <Chances board={board} {...pair} />
}

/** Why it is not on offer, with the rule. */
export function RefusalPaper(props: PaperProps & { refusal: Refusal }) {
  const { board, seen, refusal, close, view, follow } = props
  const s = BOARD_STRINGS[board.lang]
  const { reasons, spot } = refusal
  return (
    <Paper view={view} follow={follow} spot={spot} label={s.close} className="hs-refusal" close={close}>
      <Info board={board} seen={seen} spot={spot} />
      {reasons === undefined ? (
        <p className="hs-soft">{s.explaining}</p>
      ) : reasons.length === 0 ? (
        <p className="hs-soft">{s.noReason}</p>
      ) : (
        <>
          <h3 className="hs-not-now">{s.notOffered}</h3>
          {reasons.map(({ rule, message }) => (
            <p key={rule + message.key}>
              {board.say(message)} <RuleLink rule={rule} board={board} />
            </p>
          ))}
        </>
      )}
    </Paper>
  )
}
