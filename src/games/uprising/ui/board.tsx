import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type PointerEvent,
  type RefObject,
} from 'react'
import { useCamera } from '../../../kit/ui/use-camera.ts'
import { useLongPress } from '../../../kit/ui/use-long-press.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import type { PlannedCard } from '../rules/nemesis/nemesis-preview.ts'
import { BOARD_STRINGS } from './board-strings.ts'
import './board.css'
import { contentOf, playersOf } from './cells.ts'
import { ActionPaper } from './map/action-paper.tsx'
import { AttackView, OddsLayer } from './map/attack-view.tsx'
import { ChapterTrack } from './map/chapter-track.tsx'
import { FigureDefinitions } from './map/figures.tsx'
import { HEIGHT, R, spotOf, WIDTH, type Point } from './map/geometry.ts'
import { GroundLayer, hexesOf, useLying, type Lying } from './map/ground-layer.tsx'
import { HappeningLayer } from './map/happening-layer.tsx'
import { CombatSign, CommandLayer, HexLayer, RidgeLayer, type HexHandlers } from './map/hex-layer.tsx'
import { hexTitle } from './map/info-words.ts'
import { HexInfo, PlanWords } from './map/info.tsx'
import { actionsAt } from './map/map-actions.ts'
import { NemesisStrip } from './map/nemesis-strip.tsx'
import './map/papers.css'
import { ChoicePaper, RefusalPaper } from './map/papers.tsx'
import { PieceLayer, useStanding } from './map/piece-layer.tsx'
import { PlanLayer, plansAbout } from './map/plan-layer.tsx'
import './map/tracks.css'
import { TurnedTile, TurnPaper, type Dock } from './map/turning.tsx'
import { useInteraction, type Interaction } from './map/use-interaction.ts'
import { useKeys } from './map/use-keys.ts'
import { ViewTools } from './map/view-tools.tsx'
import { VpTrack } from './map/vp-track.tsx'
import { usePlan } from './map/words.ts'

export function Board(board: BoardProps) {
  if (playersOf(board.view).length === 0) return <p className="up-empty">{BOARD_STRINGS[board.lang].noCells}</p>
  return <Land board={board} />
}

const HOVER = 380
type Box = RefObject<HTMLDivElement | null>

/** The hex pointed at, and after a while what is said about it. */
function usePointed() {
  const [pointed, setPointed] = useState<number>()
  const [told, setTold] = useState<number>()
  const timer = useRef(0)
  const point = useCallback((space: number | undefined, isAtOnce = false): void => {
    setPointed(space)
    window.clearTimeout(timer.current)
    if (space === undefined || isAtOnce) return setTold(space)
    setTold((old) => (old === space ? old : undefined))
    timer.current = window.setTimeout(() => setTold(space), HOVER)
  }, [])
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return { pointed, told, point }
}

/** The same functions for ever, that do what the newest ones do: what is drawn with them need not be drawn anew. */
function useSteady<T extends { [K in keyof T]: (...args: never[]) => void }>(newest: T): T {
  const latest = useRef(newest)
  latest.current = newest
  return useMemo(() => {
    const names = Object.keys(latest.current) as (keyof T)[]
    const steady = names.map((name) => [name, (...args: never[]) => latest.current[name](...args)])
    return Object.fromEntries(steady) as T
  }, [])
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
  const [camera, sharp] = useCamera(box, world, WIDTH, HEIGHT)
  const pointing = usePointed()
  const [focused, setFocused] = useState(content.board.capital)
  const [isPlanShown, showPlan] = useState(false)
  const togglePlan = (): void => showPlan((is) => !is)
  const keys = useKeys({
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
  const on = useSteady<HexHandlers>({
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
      const { x, y } = spotOf(content.board, space)
      camera.show(x, y)
    },
    key: keys.hex,
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
  const s = BOARD_STRINGS[board.lang]
  const the = useBoard(board)
  const { box, world, ix, sharp, pointing, isPlanShown } = the
  const lying = useLying(board.view)
  const plan = usePlan(board)
  const [card, pointCard] = useState<number>()
  const about = card !== undefined ? (`card:${card}` as const) : isPlanShown ? 'all' : pointing.pointed
  const size: CSSProperties = {
    width: WIDTH * sharp,
    height: HEIGHT * sharp,
    visibility: sharp === 0 ? 'hidden' : 'visible',
  }
  return (
    <div className="up-table">
      <ChapterTrack board={board} />
      <NemesisStrip board={board} plan={plan} isPlanShown={isPlanShown} togglePlan={the.togglePlan} point={pointCard} />
      <div className="up-middle">
        <div
          ref={box}
          className="up-board"
          role="region"
          aria-label={s.board}
          aria-describedby="up-help"
          tabIndex={0}
          data-up-question={board.question?.name}
          data-up-detail={detailOf(sharp)}
          onKeyDown={the.keys.board}
          onPointerDown={(e) => (e.pointerType === 'touch' ? pointing.point(undefined) : undefined)}
          {...the.longPress.handlers}
        >
          <p id="up-help" className="up-sr">
            {s.help}
          </p>
          <div ref={world} className="up-world" style={size}>
            <GroundLayer board={board} hexes={hexesOf(board)} lying={lying} />
            <Live board={board} the={the} lying={lying} plan={plan} about={about} />
          </div>
          <Papers
            board={board}
            ix={ix}
            box={box}
            world={world}
            told={pointing.told}
            plan={plan}
            isPlanShown={isPlanShown}
            togglePlan={the.togglePlan}
          />
        </div>
        <ViewTools lang={board.lang} camera={the.camera} isPlanShown={isPlanShown} togglePlan={the.togglePlan} />
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
      className="up-live"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="group"
      aria-label={BOARD_STRINGS[board.lang].board}
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
      <HappeningLayer board={board} />
    </svg>
  )
}

interface PapersProps {
  readonly board: BoardProps
  readonly ix: Interaction
  readonly box: Box
  readonly world: Box
  readonly told: number | undefined
  readonly plan: readonly PlannedCard[]
  readonly isPlanShown: boolean
  togglePlan(): void
}

/** All that is written over the board. */
function Papers(props: PapersProps) {
  const { board, ix, box, world, told } = props
  const s = BOARD_STRINGS[board.lang]
  const { offers, choices, refusal, acting } = ix
  const close = (): void => void ix.close()
  const beside = (space: number) => (): Point & { aside: number } => {
    const spot = spotOf(contentOf(board).board, space)
    const [sheet, room] = [world.current?.getBoundingClientRect(), box.current?.getBoundingClientRect()]
    if (sheet === undefined || room === undefined) return { x: 0, y: 0, aside: 0 }
    const k = sheet.width / WIDTH
    return { x: spot.x * k + sheet.left - room.left, y: spot.y * k + sheet.top - room.top, aside: R * 0.92 * k }
  }
  const dockFor = (space: number): Dock => {
    const { x, y } = beside(space)()
    const { clientWidth = 0, clientHeight = 0 } = box.current ?? {}
    return { 'data-side': x < clientWidth / 2 ? 'right' : 'left', 'data-end': y > clientHeight / 2 ? 'top' : 'bottom' }
  }
  const isFree = choices === undefined && refusal === undefined && acting === undefined
  return (
    <>
      {told === undefined || !isFree ? undefined : <Docked {...props} space={told} dock={dockFor(told)} />}
      {told === undefined && isFree && props.isPlanShown ? <PlanPaper {...props} /> : undefined}
      {offers.turning === undefined ? undefined : (
        <TurnPaper key={board.question?.id} board={board} ix={ix} dock={dockFor(offers.turning.space)} />
      )}
      {choices === undefined ? undefined : (
        <ChoicePaper
          key={choices.space}
          board={board}
          at={beside(choices.space)}
          options={choices.options}
          choose={ix.choose}
          close={close}
        />
      )}
      {acting === undefined ? undefined : (
        <ActionPaper key={acting} board={board} at={beside(acting)} space={acting} choose={ix.act} close={close} />
      )}
      {refusal === undefined ? undefined : (
        <RefusalPaper
          board={board}
          at={beside(refusal.space)}
          space={refusal.space}
          reasons={refusal.reasons}
          close={close}
        />
      )}
      <p className="up-sr" aria-live="polite">
        {refusal?.reasons === undefined
          ? ''
          : `${hexTitle(board, refusal.space)}. ${refusal.reasons.map(({ message, rule }) => `${board.say(message)} ${s.rule(rule)}.`).join(' ') || s.noReason}`}
      </p>
    </>
  )
}

/** About the hex pointed at: what is there, what a click would mean, what the Nemesis plans with it. */
function Docked({ board, ix, plan, space, dock }: PapersProps & { space: number; dock: Dock }) {
  const s = BOARD_STRINGS[board.lang]
  const options = ix.offers.hexes.get(space) ?? []
  const plans = plansAbout(plan, space)
  return (
    <div className="up-docked" {...dock}>
      <HexInfo board={board} space={space} />
      {plans.length === 0 ? undefined : (
        <>
          <h3>{s.planTitle}</h3>
          <PlanWords board={board} plan={plans} />
        </>
      )}
      {canAttack(board, space) ? <AttackView board={board} space={space} /> : undefined}
      {options.length === 0 ? undefined : (
        <ul className="up-offers">
          {options.map((option) => (
            <li key={option.key}>
              {board.say(option.label)}
              {option.detail === undefined ? undefined : <small>{board.say(option.detail)}</small>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A Command may lead there, now or as the Action of this turn. */
const canAttack = (board: BoardProps, space: number): boolean =>
  board.question?.name === 'commandHex'
    ? board.question.options.some(({ key }) => key === `hex:${space}`)
    : actionsAt(board, space).can.some(({ action, isHere }) => action === 'command' && isHere)

function PlanPaper({ board, plan, togglePlan }: PapersProps) {
  const s = BOARD_STRINGS[board.lang]
  return (
    <div className="up-docked up-plan-paper" data-side="left">
      <button type="button" className="up-close" aria-label={s.close} onClick={togglePlan}>
        ×
      </button>
      <h2>{s.planTitle}</h2>
      <PlanWords board={board} plan={plan} />
    </div>
  )
}
