import { useEffect, useMemo, useRef, useState } from 'react'
import { followers, type Follow } from '../../../boardkit/map/followers.ts'
import { spokenReasons } from '../../../boardkit/papers/reasons.tsx'
import { useLongPress } from '../../../boardkit/map/use-long-press.ts'
import type { BoardProps, Rect } from '../../../protocol/board.ts'
import { BOARD_STRINGS } from './board-strings.ts'
import { aboutOf, spacesAt } from './board/about.ts'
import { Corner } from './board/corner.tsx'
import { playedAt } from './board/follow.ts'
import { Info, OfferInfo } from './board/info.tsx'
import { Choices, Refused } from './board/papers.tsx'
import { usePrefs, usePrinting, useTheme } from './board/prefs.ts'
import { SceneView } from './board/scene-view.tsx'
import { spotName, type Spot } from './board/spot.ts'
import { TargetList } from './board/target-list.tsx'
import { EyePanel, RulerPanel } from './board/tool-panels.tsx'
import { Toolbar, toolbarAt } from './board/toolbar.tsx'
import { useInteraction, type Interaction } from './board/use-interaction.ts'
import { useKeys } from './board/use-keys.ts'
import { isThere, optionsAt, usePicture, type Picture } from './board/use-picture.ts'
import type { BoardView, Press, ViewProps } from './board/view-props.ts'
import { usePlacing } from './placing/placing.ts'
import { isDrafting } from './draft-view.ts'
import { figureIn, seenBy, type Seen } from './seen.ts'
import { Plan, StillPlan } from './plan/plan.tsx'
import { isWebGlAvailable } from './scene/webgl.ts'
import './board.css'
import './papers.css'

export function Board(board: BoardProps) {
  const { content, view, role } = board
  const { shared, own } = view
  const seen = useMemo(() => seenBy({ content, view: { shared, own }, role }), [content, shared, own, role])
  if (seen === undefined) return <p className="bk-empty">{BOARD_STRINGS[board.language].noCells}</p>
  return <Battlefield board={board} seen={seen} />
}

/** All that the battlefield is drawn and handled with. */
function useBattlefield(board: BoardProps, seen: Seen) {
  const [prefs, change] = usePrefs()
  const [isLost, setLost] = useState(false)
  const [drawn, setDrawn] = useState<'3d' | '2d'>()
  const [level, setLevel] = useState<number>()
  const view = useRef<BoardView>(undefined)
  const [{ follow, moved }] = useState(followers)
  const play = useRef<HTMLDivElement>(null)
  const placing = usePlacing(board, seen)
  const ix = useInteraction(board, seen, placing)
  const onKeyDown = useKeys({ seen, ix, prefs, view, change })
  const longPress = useLongPress((x, y) => ix.point(view.current?.pick(x, y, true)))
  const canDraw3d = isWebGlAvailable()
  const has3d = canDraw3d && !isLost
  const is3d = has3d && prefs.mode === '3d'
  const mode = is3d ? '3d' : '2d'
  const picture = usePicture(board, seen, ix, { is3d, placing })
  useGone(seen, ix)
  useSights(board, seen, view)

  const props: ViewProps = {
    ...picture,
    seen,
    language: board.language,
    theme: useTheme(),
    motion: board.motion,
    events: board.events,
    level,
    room: board.room,
    about: useAbout(board, seen, ix),
    camera: prefs.camera,
    eye: ix.gaze?.isInside === true ? ix.gaze : undefined,
    view,
    tap: (spot, press) => onTap(ix, spot, press, longPress.wasLong()),
    hover: (spot, { isTouch }) => isTouch || ix.point(spot),
    moved,
    ready: () => setDrawn(mode),
    framed: (rect) => frame(play.current, rect),
    lost: setLost,
  }
  const camera = useCameraTools(view)
  const note = isLost ? 'lost' : canDraw3d ? undefined : 'no3d'
  const shown = { is3d, mode, isReady: drawn === mode, note } as const
  return {
    prefs,
    change,
    level,
    setLevel,
    view,
    follow,
    ix,
    picture,
    props,
    onKeyDown,
    longPress,
    play,
    camera,
    has3d,
    shown,
  }
}

/** What the tools do with whichever view is shown. */
function useCameraTools(view: { readonly current: BoardView | undefined }) {
  return useMemo(
    () => ({
      zoom: (factor: number) => view.current?.zoom(factor),
      fit: () => view.current?.fit(),
      wide: () => view.current?.wide(),
    }),
    [view],
  )
}

/** Where the battlefield lies in the first view, for whoever wants to measure it. */
function frame(play: HTMLDivElement | null, { left, top, right, bottom }: Rect): void {
  if (play === null) return
  Object.assign(play.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${right - left}px`,
    height: `${bottom - top}px`,
  })
}

/** Where the question is played: the same array as long as it is the same question. */
function useAbout({ question, room }: BoardProps, seen: Seen, { offers, picked }: Interaction): readonly number[] {
  const kept = useRef<{ readonly id: string | undefined; readonly about: readonly number[] }>({ id: '', about: [] })
  const id = question?.id
  if (kept.current.id !== id && picked.length === 0)
    kept.current = { id, about: aboutOf(seen, question, offers, room.isSmall) }
  return kept.current.about
}

/**
 * What the log or "since your last turn" points at comes into sight, and what others do while it is shown; the next question leads back to
 * where it is played.
 */
function useSights(
  { pointed, events, question, role }: BoardProps,
  seen: Seen,
  view: { readonly current: BoardView | undefined },
): void {
  useEffect(() => {
    const spaces = spacesAt(seen, pointed)
    if (spaces.length > 0) view.current?.reveal(spaces)
    // oxlint-disable-next-line react/exhaustive-deps -- once for what is pointed at
  }, [pointed, view])
  useEffect(() => {
    const spaces = question === undefined ? playedAt(seen, events, role) : []
    if (spaces.length > 0) view.current?.reveal(spaces)
    // oxlint-disable-next-line react/exhaustive-deps -- once for what is shown
  }, [events, view])
}

function Battlefield({ board, seen }: { board: BoardProps; seen: Seen }) {
  const { language } = board
  const s = BOARD_STRINGS[language]
  const the = useBattlefield(board, seen)
  const { prefs, change, level, setLevel, view, follow, ix, picture, props, camera, has3d } = the
  const { is3d, mode, isReady, note } = the.shown
  return (
    <div
      className="hs-board"
      role="region"
      aria-label={s.board(seen.field.name[language])}
      aria-describedby="hs-help"
      tabIndex={0}
      data-hs-ready={isReady}
      data-hs-mode={mode}
      data-hs-view={!is3d ? 'plan' : props.eye === undefined ? prefs.camera : 'eye'}
      data-hs-question={board.question?.name}
      onKeyDown={the.onKeyDown}
    >
      <p id="hs-help" className="sr">
        {s.help}
      </p>
      <div className="hs-view" onPointerLeave={() => ix.point(undefined)} {...the.longPress.handlers}>
        {is3d ? <SceneView {...props} /> : <Plan {...props} />}
      </div>
      <div ref={the.play} data-play className="hs-play" aria-hidden="true" />
      <TargetList board={board} seen={seen} ix={ix} view={view} follow={follow} isReady={isReady} />
      {note === undefined ? undefined : (
        <p className="hs-note" role="status">
          {s[note]}
        </p>
      )}
      <Toolbar
        {...{
          language,
          room: board.room,
          isDrafting: isDrafting(board.question),
          prefs,
          has3d,
          level,
          change,
          setLevel,
          ...camera,
        }}
        tool={ix.tool}
        setTool={ix.setTool}
        levels={seen.field.levels}
      />
      <Papers board={board} seen={seen} ix={ix} picture={picture} view={view} follow={follow} is3d={is3d} />
      <Printed {...props} />
    </div>
  )
}

function onTap(ix: Interaction, spot: Spot | undefined, { isTouch }: Press, isLong: boolean): void {
  if (isLong) return
  if (isTouch) ix.point(undefined)
  ix.click(spot, isTouch)
}

/** Nobody looks through the eyes of the dead. */
function useGone(seen: Seen, ix: Interaction): void {
  const figure = ix.gaze?.figure
  useEffect(() => {
    if (figure !== undefined && !isThere(seen, figure)) ix.look(undefined)
  }, [seen, figure, ix])
}

interface PapersProps {
  readonly board: BoardProps
  readonly seen: Seen
  readonly ix: Interaction
  readonly picture: Picture
  readonly view: { readonly current: BoardView | undefined }
  readonly follow: Follow
  readonly is3d: boolean
}

/** All that is written over the battlefield. */
function Papers({ board, seen, ix, picture, view, follow, is3d }: PapersProps) {
  const { choices, refusal, pointed, tool, tried } = ix
  const options = optionsAt(ix, pointed)
  const close = (): void => void ix.close()
  const isDocked = pointed !== undefined && tool === undefined && choices === undefined && refusal === undefined
  const hasDraft = isDrafting(board.question)
  const room = useMemo(
    () => ({ ...board.room, plates: [...board.room.plates, toolbarAt(board.room, hasDraft)] }),
    [board.room, hasDraft],
  )
  const at = (spaces: readonly number[]) => spaces.map((space) => view.current?.project(space, 2))
  return (
    <>
      {tool === undefined ? undefined : (
        <Corner room={room} className="hs-tool-panel" points={() => at(spokenOf(seen, ix, picture))}>
          {tool === 'eye' ? (
            <EyePanel board={board} seen={seen} ix={ix} sighted={picture.sighted} has3d={is3d} />
          ) : (
            <RulerPanel board={board} seen={seen} ix={ix} measured={picture.measured} />
          )}
        </Corner>
      )}
      {isDocked ? (
        <Corner room={room} className="hs-info" points={() => at([pointed.space])}>
          <Info board={board} seen={seen} spot={pointed} />
          <OfferInfo board={board} seen={seen} options={options} />
        </Corner>
      ) : undefined}
      {choices === undefined ? undefined : (
        <Choices
          {...{ board, seen, view, follow, choices, close, offers: ix.offers, tried: tried?.option }}
          choose={ix.choose}
        />
      )}
      {refusal === undefined ? undefined : <Refused {...{ board, seen, view, follow, refusal, close }} />}
      <p className="sr" aria-live="polite">
        {spoken(board, seen, ix)}
      </p>
    </>
  )
}

/** The spaces that eye and ruler speak of. */
function spokenOf(seen: Seen, { gaze, ends }: Interaction, { sighted }: Picture): number[] {
  const fronts = ends.map((end) => ('figure' in end ? (figureIn(seen, end.figure)?.front ?? -1) : end.space))
  const eye = gaze === undefined ? -1 : (figureIn(seen, gaze.figure)?.front ?? -1)
  return [...sighted.map(({ space }) => space), ...fronts, eye].filter((space) => space >= 0)
}

/** What just changed, for ears. */
function spoken(board: BoardProps, seen: Seen, ix: Interaction): string {
  const { refusal, pointed } = ix
  const s = BOARD_STRINGS[board.language]
  if (refusal !== undefined) {
    const { reasons, spot } = refusal
    return reasons === undefined ? '' : `${spotName(seen, spot, board.language)}. ${spokenReasons({ board, reasons })}`
  }
  if (pointed === undefined) return ''
  const options = optionsAt(ix, pointed)
  const offer = options.length === 0 ? '' : `, ${s.offered}`
  const detail = options.length === 1 && options[0].detail !== undefined ? `. ${board.say(options[0].detail)}` : ''
  return `${spotName(seen, pointed, board.language)}${offer}${detail}`
}

function Printed(props: ViewProps) {
  return usePrinting() ? <StillPlan {...props} marks={[]} rays={[]} ghosts={[]} /> : undefined
}
