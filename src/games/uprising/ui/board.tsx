import { useRef, useState, type PointerEvent, type RefObject } from 'react'
import { ChoicePaper, OfferList, RefusalPaper } from '../../../boardkit/papers/choices.tsx'
import { MapBox } from '../../../boardkit/map/map-box.tsx'
import { CloseButton, Docked, type Anchor } from '../../../boardkit/papers/paper.tsx'
import { spokenReasons } from '../../../boardkit/papers/reasons.tsx'
import type { SpaceHandlers } from '../../../boardkit/map/spaces.tsx'
import { useCamera, type Camera } from '../../../boardkit/map/use-camera.ts'
import { useLongPress } from '../../../boardkit/map/use-long-press.ts'
import { usePointed } from '../../../boardkit/map/use-pointed.ts'
import { useSteady } from '../../../boardkit/use-steady.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import type { PlannedCard } from '../rules/nemesis/nemesis-preview.ts'
import { BOARD_STRINGS } from './board-strings.ts'
import './board.css'
import './ways.css'
import { contentOf } from './cells.ts'
import { playerCell } from '../rules/table/cells.ts'
import { commandHexFace } from '../rules/table/faces.ts'
import { ActionPaper } from './map/action-paper.tsx'
import { AttackView, OddsLayer } from './map/attack-view.tsx'
import { ChapterTrack } from './map/chapter-track.tsx'
import { FigureDefinitions } from './map/figures.tsx'
import { HEIGHT, R, spotOf, WIDTH } from './map/geometry.ts'
import { GroundLayer, hexesOf, useLying, type Lying } from './map/ground-layer.tsx'
import { Happenings } from './map/happening-layer.tsx'
import { hexKeys } from './map/hex-keys.ts'
import { CombatSign, CommandLayer, HexLayer, RidgeLayer } from './map/hex-layer.tsx'
import { hexTitle } from './map/info-words.ts'
import { HexInfo, PlanWords } from './map/info.tsx'
import { actionsAt } from './map/map-actions.ts'
import { NemesisStrip } from './map/nemesis-strip.tsx'
import './map/papers.css'
import { PieceLayer, useStanding } from './map/piece-layer.tsx'
import { PlanLayer, plansAbout } from './map/plan-layer.tsx'
import './map/tracks.css'
import './map/low.css'
import { TurnedTile, TurnPaper } from './map/turning.tsx'
import { useInteraction, type Interaction } from './map/use-interaction.ts'
import { ViewTools } from './map/view-tools.tsx'
import { VpTrack } from './map/vp-track.tsx'
import { usePlan } from './map/words.ts'

export function Board(board: BoardProps) {
  if (playerCell.all(board.view.shared).length === 0)
    return <p className="bk-empty">{BOARD_STRINGS[board.language].noCells}</p>
  return <Land board={board} />
}

/** Far away names would be dots: they are left out, and come with the zoom. */
const detailOf = (sharp: number): 'far' | 'near' => (sharp > 0 && sharp < 0.4 ? 'far' : 'near')

const hexAt = (x: number, y: number): number | undefined => {
  const found = document.elementFromPoint(x, y)?.closest('[data-up-hex]')?.getAttribute('data-up-hex')
  return found === null || found === undefined ? undefined : Number(found)
}

function useBoard(board: BoardProps) {
  const content = contentOf(board)
  const box = useRef<HTMLDivElement>(null)
  const world = useRef<HTMLDivElement>(null)
  const ix = useInteraction(board)
  const [camera, sharp] = useCamera(box, world, { width: WIDTH, height: HEIGHT }, { room: board.room })
  const pointing = usePointed()
  const [focused, setFocused] = useState(content.board.capital)
  const [isPlanShown, showPlan] = useState(false)
  const togglePlan = (): void => showPlan((is) => !is)
  const keys = hexKeys({
    box,
    content,
    camera,
    ix,
    focused,
    setFocused,
    tell: (space) => pointing.point(space, true),
    isTold: pointing.told !== undefined,
    togglePlan,
  })
  const longPress = useLongPress((x, y) => {
    const space = hexAt(x, y)
    if (space !== undefined) pointing.point(space, true)
  })
  const on = useSteady<SpaceHandlers>({
    click: (space) => {
      if (camera.wasMoved() || longPress.wasLong()) return
      pointing.point(undefined)
      setFocused(space)
      ix.click(space)
    },
    point: (space, e: PointerEvent) =>
      e.pointerType === 'touch' || space === pointing.pointed ? undefined : pointing.point(space),
    focus: (space) => {
      setFocused(space)
      camera.show(spotOf(content.board, space))
    },
    key: keys.space,
  })
  const pieces = useSteady({
    clickPiece: (key: string, space: number) => {
      if (!camera.wasMoved()) ix.clickPiece(key, space)
    },
    pointPiece: (space: number) => (space === pointing.pointed ? undefined : pointing.point(space)),
  })
  return { box, world, ix, camera, sharp, pointing, focused, isPlanShown, togglePlan, keys, longPress, on, pieces }
}

function Land({ board }: { board: BoardProps }) {
  const s = BOARD_STRINGS[board.language]
  const the = useBoard(board)
  const { box, world, ix, camera, sharp, pointing, isPlanShown, togglePlan } = the
  const lying = useLying(board.view)
  const plan = usePlan(board)
  const [card, pointCard] = useState<number>()
  const about = card !== undefined ? (`card:${card}` as const) : isPlanShown ? 'all' : pointing.pointed
  return (
    <div className="bk-table up-table">
      <ChapterTrack board={board} />
      <NemesisStrip board={board} plan={plan} isPlanShown={isPlanShown} togglePlan={togglePlan} point={pointCard} />
      <div className="up-middle">
        <MapBox
          {...{ box, world, sharp, width: WIDTH, height: HEIGHT }}
          className="up-board"
          label={s.board}
          help={s.help}
          data-up-question={board.question?.name}
          data-up-detail={detailOf(sharp)}
          onKeyDown={the.keys.board}
          onPointerDown={(e) => (e.pointerType === 'touch' ? pointing.point(undefined) : undefined)}
          {...the.longPress.handlers}
          drawing={
            <>
              <GroundLayer board={board} hexes={hexesOf(board)} lying={lying} />
              <Live board={board} the={the} lying={lying} plan={plan} about={about} />
            </>
          }
        >
          <Papers {...{ board, ix, box, camera, plan, isPlanShown, togglePlan, told: pointing.told }} />
        </MapBox>
        <ViewTools language={board.language} camera={camera} isPlanShown={isPlanShown} togglePlan={togglePlan} />
      </div>
      <div className="up-foot">
        <VpTrack board={board} />
      </div>
    </div>
  )
}

interface LiveProps {
  readonly board: BoardProps
  readonly the: ReturnType<typeof useBoard>
  readonly lying: readonly Lying[]
  readonly plan: readonly PlannedCard[]
  readonly about: Parameters<typeof plansAbout>[1]
}

/** Everything that changes or can be clicked. */
function Live({ board, the, lying, plan, about }: LiveProps) {
  const { ix, focused, on, pieces } = the
  const standing = useStanding(board)
  return (
    <svg
      className="bk-live up-live"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="group"
      aria-label={BOARD_STRINGS[board.language].board}
    >
      <defs>
        <FigureDefinitions />
      </defs>
      <HexLayer board={board} offers={ix.offers} lit={ix.lit} soft={ix.soft} focused={focused} on={on} />
      <RidgeLayer board={board} hexes={hexesOf(board)} lying={lying} without={ix.offers.turning?.space} />
      <TurnedTile board={board} ix={ix} />
      <CombatSign board={board} />
      <PieceLayer board={board} offers={ix.offers} standing={standing} {...pieces} />
      <CommandLayer board={board} offers={ix.offers} />
      <OddsLayer board={board} offers={ix.offers} />
      <PlanLayer board={board} plan={plan} about={about} />
      <Happenings board={board} />
    </svg>
  )
}

interface PapersProps {
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
  ({ board, camera }: PapersProps, space: number) =>
  (): Anchor => {
    const { x, y, k } = camera.project(spotOf(contentOf(board).board, space))
    return { x, y, aside: R * 0.92 * k }
  }

/** Where a paper lies so that it does not cover its hex. */
function dockFor(props: PapersProps, space: number): { side: 'left' | 'right'; end: 'top' | 'bottom' } {
  const { x, y } = anchorOf(props, space)()
  const { clientWidth = 0, clientHeight = 0 } = props.box.current ?? {}
  return { side: x < clientWidth / 2 ? 'right' : 'left', end: y > clientHeight / 2 ? 'top' : 'bottom' }
}

/** All that is written over the board. */
function Papers(props: PapersProps) {
  const { board, ix, told } = props
  const { follow } = props.camera
  const { offers, choices, refusal, acting } = ix
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
function About(props: PapersProps & { space: number }) {
  const { board, ix, plan, space } = props
  const plans = plansAbout(plan, space)
  return (
    <Docked {...dockFor(props, space)}>
      <HexInfo board={board} space={space} />
      {plans.length === 0 ? undefined : (
        <>
          <h3>{BOARD_STRINGS[board.language].planTitle}</h3>
          <PlanWords board={board} plan={plans} />
        </>
      )}
      {canAttack(board, space) ? <AttackView board={board} space={space} /> : undefined}
      <OfferList board={board} options={ix.offers.hexes.get(space) ?? []} />
    </Docked>
  )
}

/** A Command may lead there, now or as the Action of this turn. */
const canAttack = (board: BoardProps, space: number): boolean =>
  commandHexFace.of(board.question)?.options.some(({ data }) => data === space) ??
  actionsAt(board, space).can.some(({ action, isHere }) => action === 'command' && isHere)

function PlanPaper({ board, plan, togglePlan }: PapersProps) {
  const s = BOARD_STRINGS[board.language]
  return (
    <Docked className="up-plan-paper" side="left">
      <CloseButton language={board.language} close={togglePlan} />
      <h2>{s.planTitle}</h2>
      <PlanWords board={board} plan={plan} />
    </Docked>
  )
}
