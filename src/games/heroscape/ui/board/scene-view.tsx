import { useEffect, useRef, useState } from 'react'
import type { BattleScene, SceneOptions } from '../scene/types.ts'
import { figureIn } from '../seen.ts'
import { BOARD_STRINGS } from '../board-strings.ts'
import { sidesOf } from './about.ts'
import { freeOf } from './free.ts'
import { motionsFor } from './motions.ts'
import { Show } from './show.ts'
import { storedPrefs } from './prefs.ts'
import { spotOf } from './spot.ts'
import type { Press, ViewProps } from './view-props.ts'

const pressOf = ({ clientX, clientY, pointerType }: PointerEvent): Press => ({
  clientX,
  clientY,
  isTouch: pointerType !== 'mouse',
})

/** A hex on a phone is at first so wide, in pixels. */
const LEGIBLE = 40

type Latest = { readonly current: ViewProps }

function optionsFor(latest: Latest, show: () => Show | undefined): SceneOptions {
  const { theme, motion } = latest.current
  return {
    theme,
    motion,
    keys: false,
    quality: storedPrefs().quality,
    bodyOf: (card) => latest.current.seen.content.cardById.get(card)?.body,
    onTap: (pick, event) => {
      show()?.finish()
      latest.current.tap(pick === undefined ? undefined : spotOf(pick), pressOf(event))
    },
    onHover: (pick, event) => latest.current.hover(pick === undefined ? undefined : spotOf(pick), pressOf(event)),
    onCamera: () => latest.current.moved(),
    onHome: (play) => latest.current.framed(play),
    onLost: () => latest.current.lost(true),
    onRestored: () => latest.current.lost(false),
    onWhole: () => latest.current.ready(),
  }
}

/** The library is fetched when a board is shown, not with the page. */
function useScene(canvas: { readonly current: HTMLCanvasElement | null }, latest: Latest) {
  const [stage, setStage] = useState<{ scene: BattleScene; show: Show }>()
  useEffect(() => {
    let made: { scene: BattleScene; show: Show } | undefined
    let isWanted = true
    const make = async (): Promise<void> => {
      const { createBattleScene } = await import('../scene/scene.ts')
      if (!isWanted || canvas.current === null) return
      const options = optionsFor(latest, () => made?.show)
      const scene = createBattleScene(canvas.current, options)
      made = { scene, show: new Show(scene) }
      setStage(made)
    }
    make().catch(() => latest.current.lost(true))
    return () => {
      isWanted = false
      made?.scene.dispose()
    }
  }, [canvas, latest])
  return stage
}

/** The battlefield in three dimensions. */
export function SceneView(props: ViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const latest = useRef(props)
  latest.current = props
  const stage = useScene(canvas, latest)
  const scene = stage?.scene
  const { seen, theme, motion, figures, events, ghosts, glyphs, zones, marks, rays, mist, level, camera, eye, about } =
    props
  const told = useRef(events)
  useRoom(scene, latest, props)
  useEffect(() => scene?.setTheme(theme), [scene, theme])
  useEffect(() => scene?.setMotion(motion), [scene, motion])
  useEffect(() => {
    const isNews = told.current !== events
    told.current = events
    const motions = isNews && motion ? motionsFor(events, (id) => figureIn(latest.current.seen, id)) : []
    stage?.show.next(figures, motions)
  }, [stage, seen.field, figures, events, motion])
  useEffect(() => stage?.show.setGhosts(ghosts), [stage, ghosts])
  useEffect(() => scene?.setGlyphs(glyphs), [scene, seen.field, glyphs])
  useEffect(() => scene?.setZones(zones), [scene, seen.field, zones])
  useEffect(() => scene?.setMist(mist), [scene, mist])
  useEffect(() => scene?.setMarks(marks), [scene, seen.field, marks])
  useEffect(() => scene?.setRays(rays), [scene, seen.field, rays])
  useEffect(() => scene?.setLevel(level), [scene, seen.field, level])
  const { figure: eyeOf, lookAt } = eye ?? {}
  useEffect(() => {
    if (scene === undefined) return
    if (eyeOf !== undefined && scene.eye(`${eyeOf}`, lookAt)) return
    if (camera === 'top') scene.top()
    else scene.orbit()
  }, [scene, seen.field, camera, eyeOf, lookAt])
  useEffect(() => scene?.reveal(about), [scene, about])
  useShare(scene, latest)
  return (
    <>
      <canvas ref={canvas} className="hs-canvas" tabIndex={-1} aria-hidden="true" />
      {scene === undefined ? (
        <p className="hs-wait" role="status">
          {BOARD_STRINGS[props.language].loading}
        </p>
      ) : undefined}
    </>
  )
}

/** The battlefield from behind the own side, in what the plates leave free. */
function useRoom(scene: BattleScene | undefined, latest: Latest, { room, seen: { field } }: ViewProps): void {
  useEffect(() => {
    scene?.setBattlefield(field, sidesOf(latest.current.seen))
  }, [scene, latest, field])
  useEffect(() => {
    const legible = room.isSmall ? LEGIBLE : 0
    scene?.setRoom({ free: (shape) => freeOf(room, shape), results: room.results, legible })
  }, [scene, room])
}

/** What the board may do with this view. */
function useShare(scene: BattleScene | undefined, latest: Latest): void {
  useEffect(() => {
    if (scene === undefined) return undefined
    const { view } = latest.current
    view.current = {
      project: (space, up) => scene.project(space, up),
      pick: (x, y, isTouch) => {
        const pick = scene.pick(x, y, isTouch)
        return pick === undefined ? undefined : spotOf(pick)
      },
      zoom: (factor) => scene.zoom(factor),
      turn: (around, up) => scene.turn(around, up),
      fit: () => scene.fit(),
      wide: () => scene.wide(),
      reveal: (spaces) => scene.reveal(spaces),
    }
    const request = scene.stats().isWhole ? requestAnimationFrame(() => latest.current.ready()) : 0
    return () => {
      cancelAnimationFrame(request)
      view.current = undefined
    }
  }, [scene, latest])
}
