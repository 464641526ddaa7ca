import type { RefObject } from 'react'
import { insetsFor, type Insets } from '../../../../boardkit/map/insets.ts'
import type { Camera } from '../../../../boardkit/map/use-camera.ts'
import { ChoicePaper, OfferList, RefusalPaper } from '../../../../boardkit/papers/choices.tsx'
import { CloseButton, Docked, type Anchor } from '../../../../boardkit/papers/paper.tsx'
import { spokenReasons } from '../../../../boardkit/papers/reasons.tsx'
import type { BoardProps } from '../../../../protocol/board.ts'
import type { PlannedCard } from '../../rules/nemesis/nemesis-preview.ts'
import { commandHexFace } from '../../rules/table/faces.ts'
import { BOARD_STRINGS } from '../board-strings.ts'
import { contentOf } from '../cells.ts'
import { ActionPaper } from './action-paper.tsx'
import { AttackView } from './attack-view.tsx'
import { PLAY, R, spotOf } from './geometry.ts'
import { HexInfo, PlanWords } from './info.tsx'
import { hexTitle } from './info-words.ts'
import { actionsAt } from './map-actions.ts'
import { plansAbout } from './plan-layer.tsx'
import { TurnPaper } from './turning.tsx'
import type { Interaction } from './use-interaction.ts'

interface Props {
  readonly board: BoardProps
  readonly ix: Interaction
  readonly box: RefObject<HTMLDivElement | null>
  readonly camera: Camera
  readonly told: number | undefined
  readonly plan: readonly PlannedCard[]
  readonly isPlanShown: boolean
  togglePlan(): void
}

const anchorOf =
  ({ board, camera }: Props, space: number) =>
  (): Anchor => {
    const { x, y, k } = camera.project(spotOf(contentOf(board).board, space))
    return { x, y, aside: R * 0.92 * k }
  }

/** Where a paper lies so that it does not cover its hex: in the other half of the window. */
function dockFor(props: Props, space: number): { side: 'left' | 'right'; end: 'top' | 'bottom' } {
  const { x, y } = anchorOf(props, space)()
  const { width, height } = props.board.room
  return { side: x < width / 2 ? 'right' : 'left', end: y > height / 2 ? 'top' : 'bottom' }
}

/** Papers beside a hex stay in what the plates leave. */
function airOf({ room }: BoardProps): Insets {
  const { top, bottom } = insetsFor(room, PLAY)
  return { top, bottom, left: 0, right: 0 }
}

/** All that is written over the board. */
export function Papers(props: Props) {
  const { board, ix, told } = props
  const { follow } = props.camera
  const { offers, choices, refusal, acting } = ix
  const insets = airOf(board)
  const close = (): void => void ix.close()
  const isFree = choices === undefined && refusal === undefined && acting === undefined
  return (
    <>
      {told === undefined || !isFree ? undefined : <About {...props} space={told} />}
      {told === undefined && isFree && props.isPlanShown ? <PlanPaper {...props} /> : undefined}
      {offers.turning === undefined ? undefined : (
        <TurnPaper key={board.question?.id} board={board} ix={ix} dock={dockFor(props, offers.turning.space)} />
      )}
      {choices === undefined ? undefined : (
        <ChoicePaper
          key={choices.space}
          board={board}
          at={anchorOf(props, choices.space)}
          follow={follow}
          insets={insets}
          options={choices.options}
          choose={ix.choose}
          close={close}
        />
      )}
      {acting === undefined ? undefined : (
        <ActionPaper
          key={acting}
          board={board}
          at={anchorOf(props, acting)}
          follow={follow}
          insets={insets}
          space={acting}
          choose={ix.act}
          close={close}
        />
      )}
      {refusal === undefined ? undefined : (
        <RefusalPaper
          board={board}
          at={anchorOf(props, refusal.space)}
          follow={follow}
          insets={insets}
          reasons={refusal.reasons}
          close={close}
        >
          <HexInfo board={board} space={refusal.space} isShort={(refusal.reasons?.length ?? 0) > 0} />
        </RefusalPaper>
      )}
      <p className="sr" aria-live="polite">
        {refusal?.reasons === undefined
          ? ''
          : `${hexTitle(board, refusal.space)}. ${spokenReasons({ board, reasons: refusal.reasons })}`}
      </p>
    </>
  )
}

/** About the hex pointed at: what is there, what a click would mean, what the Nemesis plans with it. */
function About(props: Props & { space: number }) {
  const { board, ix, plan, space } = props
  const s = BOARD_STRINGS[board.language]
  const plans = plansAbout(plan, space)
  return (
    <Docked room={board.room} {...dockFor(props, space)}>
      <HexInfo board={board} space={space} />
      {plans.length === 0 ? undefined : (
        <>
          <h3>{s.planTitle}</h3>
          <PlanWords board={board} plan={plans} />
        </>
      )}
      {canAttack(board, space) ? <AttackView board={board} space={space} /> : undefined}
      <OfferList board={board} options={ix.offers.hexes.get(space) ?? []} />
      {ix.tapped === undefined ? undefined : <p className="up-again">{s.tapAgain}</p>}
    </Docked>
  )
}

/** A Command may lead there, now or as the Action of this turn. */
const canAttack = (board: BoardProps, space: number): boolean =>
  commandHexFace.of(board.question)?.options.some(({ data }) => data === space) ??
  actionsAt(board, space).can.some(({ action, isHere }) => action === 'command' && isHere)

function PlanPaper({ board, plan, togglePlan }: Props) {
  const s = BOARD_STRINGS[board.language]
  return (
    <Docked className="up-plan-paper" room={board.room} side="left">
      <CloseButton language={board.language} close={togglePlan} />
      <h2>{s.planTitle}</h2>
      <PlanWords board={board} plan={plan} />
    </Docked>
  )
}
