import { useEffect, useMemo, useRef } from 'react'
import {
  fitted,
  limited,
  near,
  showingAll,
  zoomed,
  type Spot as Point,
  type View,
} from '../../../../boardkit/map/camera.ts'
import type { Insets } from '../../../../boardkit/map/insets.ts'
import type { Rect, Room } from '../../../../protocol/board.ts'
import type { Press, ViewProps } from '../board/view-props.ts'
import { freeOf } from '../board/free.ts'
import { offeredBy } from '../scene/aim.ts'
import { chipsOf, frameOf, isShown, spaceAt, xOf, yOf, type Chip, type Frame } from './geometry.ts'
import { PlanArt } from './plan-art.tsx'
import { listen } from './plan-hands.ts'
import { Chips, Glyphs, Labels, Marks, Rays, Token, Zones } from './plan-layers.tsx'
import { spotOn, type Spot } from '../board/spot.ts'
import './plan.css'

const ALL = Infinity

const pressOf = ({ clientX, clientY, pointerType }: PointerEvent): Press => ({
  clientX,
  clientY,
  isTouch: pointerType !== 'mouse',
})

type Drawn = Omit<
  ViewProps,
  'view' | 'tap' | 'hover' | 'moved' | 'ready' | 'lost' | 'camera' | 'eye' | 'events' | 'room' | 'about' | 'framed'
>

/** What the plan shows, whatever its place on the screen. */
function Drawing(props: Drawn & { chips: readonly Chip[] }) {
  const { seen, figures, ghosts, glyphs, zones, marks, rays, chips } = props
  const { field, content } = seen
  const level = props.level ?? ALL
  const mist = props.mist ?? -1
  const standing = [...figures, ...ghosts].filter(({ front }) => isShown(field, front, level))
  return (
    <>
      <PlanArt field={field} level={level} />
      {mist < 0 ? undefined : <Mist {...props} upTo={Math.min(mist, level)} />}
      <Zones field={field} zones={zones} level={level} />
      <Glyphs field={field} content={content} glyphs={glyphs} level={level} />
      <Marks field={field} marks={marks} figures={figures} level={level} />
      {standing.map((figure) => (
        <Token key={figure.id} figure={figure} field={field} content={content} />
      ))}
      <Chips field={field} content={content} chips={chips} />
      <Rays rays={rays} />
      <Labels field={field} marks={marks} figures={figures} level={level} />
    </>
  )
}

function Mist({ seen, level, upTo }: Drawn & { upTo: number }) {
  const { spaces, columns } = seen.field
  const covered = Array.from({ length: spaces.count }, (_, space) => space).filter(
    (space) => spaces.level[space] <= upTo && isShown(seen.field, space, level ?? ALL),
  )
  return (
    <g className="hs-plan-mist">
      {covered.map((space) => (
        <circle
          key={space}
          cx={columns.x[spaces.column[space]] * 20}
          cy={columns.y[spaces.column[space]] * 20}
          r={19}
        />
      ))}
    </g>
  )
}

const useChips = ({ seen, level, figures, marks }: Drawn): Chip[] =>
  useMemo(() => chipsOf(seen.field, level ?? ALL, figures, marks), [seen.field, level, figures, marks])

/** Drawn flat, to be printed: it fills the sheet. */
export function StillPlan(props: Drawn) {
  const { x, y, width, height } = frameOf(props.seen.field)
  const chips = useChips(props)
  return (
    <svg className="hs-plan hs-plan-still" viewBox={`${x} ${y} ${width} ${height}`}>
      <Drawing {...props} chips={chips} />
    </svg>
  )
}

/** The battlefield from above as a drawing. */
export function Plan(props: ViewProps) {
  const svg = useRef<SVGSVGElement>(null)
  const world = useRef<SVGGElement>(null)
  const chips = useChips(props)
  const latest = useRef({ props, chips })
  latest.current = { props, chips }
  usePlanCamera(svg, world, latest)
  return (
    <svg ref={svg} className="hs-plan" data-motion={props.motion} aria-hidden="true">
      <g ref={world}>
        <Drawing {...props} chips={chips} />
      </g>
    </svg>
  )
}

type Latest = { readonly current: { readonly props: ViewProps; readonly chips: readonly Chip[] } }

/** Moves the drawing directly: a state for every step of a wheel would be too slow. */
function usePlanCamera(
  svg: { readonly current: SVGSVGElement | null },
  world: { readonly current: SVGGElement | null },
  latest: Latest,
): void {
  const { seen, room, about } = latest.current.props
  const { field } = seen
  const shown = useRef<Eye>(undefined)
  useEffect(
    () => shown.current?.reveal(about.map((space) => ({ x: xOf(field, space), y: yOf(field, space) }))),
    [field, about],
  )
  useEffect(() => {
    const element = svg.current!
    const eye = new Eye(element, world, { frame: frameOf(field), room }, () => latest.current.props.moved())
    shown.current = eye
    eye.about = latest.current.props.about.map((space) => ({ x: xOf(field, space), y: yOf(field, space) }))
    const home = (): void => latest.current.props.framed(eye.home())
    const spotAt = (x: number, y: number, isTouch = false): Spot | undefined => {
      const { props, chips } = latest.current
      const touched = isTouch
        ? eye.nearest(offeredSpaces(props), x, y, (space) => ({ x: xOf(field, space), y: yOf(field, space) }))
        : -1
      if (touched >= 0) return spotOn(props.seen, touched)
      const point = eye.toPlan(x, y)
      const space = spaceAt(field, point.x, point.y, props.level ?? ALL, chips)
      return space < 0 ? undefined : spotOn(props.seen, space)
    }
    const stop = listen(element, {
      pan: (dx, dy) => eye.pan(dx, dy),
      zoom: (factor, at) => eye.zoom(factor, at),
      tap: (event) =>
        latest.current.props.tap(spotAt(event.clientX, event.clientY, event.pointerType !== 'mouse'), pressOf(event)),
      hover: (event) => latest.current.props.hover(spotAt(event.clientX, event.clientY), pressOf(event)),
    })
    const watcher = new ResizeObserver(home)
    watcher.observe(element)
    const { view } = latest.current.props
    view.current = {
      project: (space) => eye.toScreen(xOf(field, space), yOf(field, space)),
      pick: spotAt,
      zoom: (factor) => eye.zoom(factor),
      turn: (around, up) => eye.pan(around * -300, up * 300),
      fit: home,
      wide: () => eye.wide(),
      reveal: (spaces) => eye.reveal(spaces.map((space) => ({ x: xOf(field, space), y: yOf(field, space) }))),
    }
    home()
    latest.current.props.ready()
    return () => {
      stop()
      watcher.disconnect()
      view.current = undefined
    }
  }, [svg, world, field, room, latest])
}

/** So far from a finger something on offer is still meant, in pixels. */
const FINGER = 20

/** What is on offer, figures by where they stand. */
function offeredSpaces({ marks, figures }: ViewProps): number[] {
  const { spaces, figures: offered } = offeredBy(marks)
  return [...spaces, ...figures.filter(({ id }) => offered.has(id)).map(({ front }) => front)]
}

/** At which names and numbers on the plan can be read. */
const LEGIBLE = 1.2

class Eye {
  about: readonly Point[] = []
  private look: View
  private readonly element: SVGSVGElement
  private readonly world: { readonly current: SVGGElement | null }
  private readonly frame: Frame
  private readonly insets: Insets
  private readonly least: number
  private readonly moved: () => void

  constructor(
    element: SVGSVGElement,
    world: { readonly current: SVGGElement | null },
    { frame, room }: { readonly frame: Frame; readonly room: Room },
    moved: () => void,
  ) {
    this.element = element
    this.world = world
    this.frame = frame
    const free = freeOf(room, frame)
    this.insets = { left: free.left, top: free.top, right: room.width - free.right, bottom: room.height - free.bottom }
    this.least = room.isSmall ? LEGIBLE : 0
    this.moved = moved
    this.look = fitted(this.box, frame, this.insets)
  }

  private get box(): { width: number; height: number } {
    return { width: this.element.clientWidth || 1, height: this.element.clientHeight || 1 }
  }

  private go(look: View): void {
    this.look = look
    const { k, x, y } = look
    this.world.current?.setAttribute('transform', `translate(${x} ${y}) scale(${k})`)
    this.moved()
  }

  pan(dx: number, dy: number): void {
    const { k, x, y } = this.look
    this.go(limited({ k, x: x + dx, y: y + dy }, this.box, this.frame, this.insets))
  }

  zoom(factor: number, at?: Point): void {
    const { width, height } = this.box
    this.go(zoomed(this.look, factor, at ?? { x: width / 2, y: height / 2 }, this.box, this.frame, this.insets))
  }

  /** Everything. */
  wide(): void {
    this.go(fitted(this.box, this.frame, this.insets))
  }

  /** The first view, and where it shows the battlefield. */
  home(): Rect {
    const view = near(this.box, this.frame, this.insets, this.least, this.about)
    this.go(view)
    const { x, y, width, height } = this.frame
    const [left, top] = [x * view.k + view.x, y * view.k + view.y]
    return { left, top, right: left + width * view.k, bottom: top + height * view.k }
  }

  reveal(about: readonly Point[]): void {
    this.about = about
    this.go(showingAll(this.look, about, this.box, this.frame, this.insets))
  }

  /** The nearest of some spaces within a finger's width, or -1. */
  nearest(spaces: readonly number[], clientX: number, clientY: number, at: (space: number) => Point): number {
    const { x, y } = this.toPlan(clientX, clientY)
    let [best, least] = [-1, FINGER / this.look.k]
    for (const space of spaces) {
      const point = at(space)
      const away = Math.hypot(point.x - x, point.y - y)
      if (away < least) [best, least] = [space, away]
    }
    return best
  }

  toScreen(x: number, y: number): Point {
    return { x: x * this.look.k + this.look.x, y: y * this.look.k + this.look.y }
  }

  toPlan(clientX: number, clientY: number): Point {
    const { left, top } = this.element.getBoundingClientRect()
    const { k, x, y } = this.look
    return { x: (clientX - left - x) / k, y: (clientY - top - y) / k }
  }
}
