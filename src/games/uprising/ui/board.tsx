import { useEffect, useMemo, useRef, useState, type CSSProperties, type PointerEvent } from 'react'
import { MapBox } from '../../../boardkit/map/map-box.tsx'
import type { SpaceHandlers } from '../../../boardkit/map/spaces.tsx'
import { useCamera } from '../../../boardkit/map/use-camera.ts'
import { useLongPress } from '../../../boardkit/map/use-long-press.ts'
import { usePointed } from '../../../boardkit/map/use-pointed.ts'
import { useSteady } from '../../../boardkit/use-steady.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { playerCell } from '../rules/table/cells.ts'
import type { PlannedCard } from '../rules/nemesis/nemesis-preview.ts'
import { BOARD_STRINGS } from './board-strings.ts'
import './board.css'
import './ways.css'
import './wild.css'
import { contentOf, nemesisIn } from './cells.ts'
import { OddsLayer } from './map/attack-view.tsx'
import { FigureDefinitions } from './map/figures.tsx'
import { HEIGHT, PLAY, spotOf, WIDTH } from './map/geometry.ts'
import { GroundLayer, hexesOf, NameLayer, useLying, type Lying } from './map/ground-layer.tsx'
import { Happenings } from './map/happening-layer.tsx'
import { hexKeys } from './map/hex-keys.ts'
import { CombatSign, CommandLayer, HexLayer, PointedLayer, RidgeLayer } from './map/hex-layer.tsx'
import { Papers } from './map/papers.tsx'
import './map/papers.css'
import { PieceLayer, useStanding } from './map/piece-layer.tsx'
import { PlanLayer, type plansAbout } from './map/plan-layer.tsx'
import { TurnedTile } from './map/turning.tsx'
import { useInteraction, type Interaction } from './map/use-interaction.ts'
import { ViewTools } from './map/view-tools.tsx'
import { WildLayer } from './map/wild-layer.tsx'
import { usePlan } from './map/words.ts'
import { spaceOf } from './offers.ts'
import { NONE } from '../rules/table/state.ts'
import { pointedAt } from './targets.ts'

export function Board(board: BoardProps) {
  if (playerCell.all(board.view.shared).length === 0)
    return <p className="bk-empty">{BOARD_STRINGS[board.language].noCells}</p>
  return <Land board={board} />
}

/** Far away names would be dots: they are left out, and come with the zoom. */
const detailOf = (sharp: number): 'far' | 'near' => (sharp > 0 && sharp < 0.4 ? 'far' : 'near')

/** At this scale names are read: a phone begins with it. */
const LEGIBLE = 0.55

const hexAt = (x: number, y: number): number | undefined => {
  const found = document.elementFromPoint(x, y)?.closest('[data-up-hex]')?.getAttribute('data-up-hex')
  return found === null || found === undefined ? undefined : Number(found)
}

/** Where a question is played, the same list as long as it is the same question. */
function useAbout({ question, content }: BoardProps, { lit, soft }: Interaction) {
  const id = question?.id
  // oxlint-disable-next-line react/exhaustive-deps -- once for each question, whatever is drawn meanwhile
  return useMemo(() => [...lit, ...soft].map((space) => spotOf(contentOf({ content }).board, space)), [id])
}

/** Spaces that the table points at, brought into sight. */
function usePointedSpaces({ pointed, view, content }: BoardProps, show: (at: { x: number; y: number }) => void) {
  const key = pointed.join()
  const spaces = useMemo(() => {
    const places = {
      heroAt: (role: number) => playerCell.in(view.shared, role)?.heroAt ?? NONE,
      cardAt: (card: number) => nemesisIn(view, card).at,
    }
    return [...new Set(pointed.map((target) => spaceOf(pointedAt(target), places)))].filter((space) => space >= 0)
    // oxlint-disable-next-line react/exhaustive-deps -- what is pointed at is looked up when it is pointed at
  }, [key])
  useEffect(() => {
    for (const space of spaces) show(spotOf(contentOf({ content }).board, space))
    // oxlint-disable-next-line react/exhaustive-deps -- once, when something else is pointed at
  }, [spaces])
  return spaces
}

/** The plan of the Nemesis over the map: a key shows it, and Escape puts it away, wherever one is. */
function usePlanShown(): readonly [boolean, () => void] {
  const [isShown, show] = useState(false)
  useEffect(() => {
    if (!isShown) return undefined
    const close = (e: KeyboardEvent): void => {
      if (e.key === 'Escape') show(false)
    }
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [isShown])
  return [isShown, () => show((is) => !is)]
}

function useBoard(board: BoardProps) {
  const content = contentOf(board)
  const box = useRef<HTMLDivElement>(null)
  const world = useRef<HTMLDivElement>(null)
  const isTouch = useRef(false)
  const ix = useInteraction(board)
  const about = useAbout(board, ix)
  const [camera, sharp] = useCamera(box, world, PLAY, { room: board.room, legible: LEGIBLE, about })
  const pointed = usePointedSpaces(board, camera.show)
  const pointing = usePointed()
  const [focused, setFocused] = useState(content.board.capital)
  const [isPlanShown, togglePlan] = usePlanShown()
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
  const clicked = (space: number): void => pointing.point(isTouch.current ? space : undefined, true)
  const on = useSteady<SpaceHandlers>({
    click: (space) => {
      if (camera.wasMoved() || longPress.wasLong()) return
      clicked(space)
      setFocused(space)
      ix.click(space, isTouch.current)
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
      if (camera.wasMoved()) return
      clicked(space)
      ix.clickPiece(key, space, isTouch.current)
    },
    pointPiece: (space: number) => (space === pointing.pointed ? undefined : pointing.point(space)),
  })
  const pressed = (e: PointerEvent): void => {
    isTouch.current = e.pointerType === 'touch'
    if (isTouch.current) pointing.point(undefined)
  }
  const hands = { keys, longPress, on, pieces, pressed }
  return { box, world, ix, camera, sharp, pointing, pointed, focused, isPlanShown, togglePlan, ...hands }
}

function Land({ board }: { board: BoardProps }) {
  const s = BOARD_STRINGS[board.language]
  const the = useBoard(board)
  const { box, world, ix, camera, sharp, pointing, isPlanShown, togglePlan } = the
  const lying = useLying(board.view)
  const plan = usePlan(board)
  const about = isPlanShown ? 'all' : pointing.pointed
  return (
    <div className="up-table">
      <MapBox
        {...{ box, world, sharp, width: WIDTH, height: HEIGHT }}
        play={PLAY}
        className="up-board"
        label={s.board}
        help={s.help}
        worldStyle={{ '--up-unit': sharp > 0 ? 1 / sharp : 1 } as CSSProperties}
        data-up-question={board.question?.name}
        data-up-detail={detailOf(sharp)}
        onKeyDown={the.keys.board}
        onPointerDown={the.pressed}
        {...the.longPress.handlers}
        drawing={
          <>
            <WildLayer />
            <GroundLayer board={board} hexes={hexesOf(board)} lying={lying} />
            <Live board={board} the={the} lying={lying} plan={plan} about={about} />
          </>
        }
      >
        <Papers {...{ board, ix, box, camera, plan, isPlanShown, togglePlan, told: pointing.told }} />
      </MapBox>
      <ViewTools {...{ board, camera, isPlanShown, togglePlan }} />
    </div>
  )
}

/** Pieces are drawn larger where everything else is small: this many pixels at least. */
const PIECE = 24
const DRAWN = 38

/** In steps, so that not every zoom draws them anew. */
const growthFor = (sharp: number): number =>
  sharp === 0 ? 1 : Math.min(1.5, Math.max(1, Math.ceil((20 * PIECE) / (DRAWN * sharp)) / 20))

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
  const standing = useStanding(board, growthFor(the.sharp))
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
      <PointedLayer board={board} spaces={the.pointed} />
      <PieceLayer board={board} offers={ix.offers} standing={standing} {...pieces} />
      <NameLayer board={board} hexes={hexesOf(board)} lying={lying} without={ix.offers.turning?.space} />
      <CommandLayer board={board} offers={ix.offers} />
      <OddsLayer board={board} offers={ix.offers} />
      <PlanLayer board={board} plan={plan} about={about} />
      <Happenings board={board} />
    </svg>
  )
}
