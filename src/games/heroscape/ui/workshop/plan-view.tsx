import { useEffect, useMemo, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { hexAt, line, toOddRows } from '../../../../kit/hex.ts'
import type { Hex } from '../../../../kit/hex.ts'
import { cellsOf } from '../../content/tile-shapes.ts'
import { sayRefusal } from '../../builder/text.ts'
import { spacesAt, stacksOf } from '../../builder/plan.ts'
import * as workbenches from './workbench.ts'
import { Marks, RuinShape, TileShape } from './drawing.tsx'
import type { TileState } from './drawing.tsx'
import { useShop } from './frame.tsx'
import type { Shop } from './frame.tsx'
import { hexPath, outline, stepped, viewBoxOf } from './geometry.ts'
import { whatIf } from './hand.ts'
import type { Level } from './hand.ts'
import { keyAct } from './keys.ts'
import { LevelSigns } from './level-signs.tsx'
import { useCamera } from './use-camera.ts'
import type { Camera } from './use-camera.ts'
import { usePointers } from './use-pointers.ts'

export interface PlanViewProps {
  /** Where the buttons find the camera; a state would draw everything once more. */
  readonly cameraRef: RefObject<Camera | undefined>
}

const stateOf = (tileLevel: number, level: Level): TileState =>
  level === 'top' || tileLevel === level ? 'shown' : tileLevel < level ? 'below' : 'above'

/** The battlefield from above, drawn to be worked on. */
export function PlanView({ cameraRef }: PlanViewProps) {
  const shop = useShop()
  const { workbench, put, source, t, language } = shop
  const plan = workbenches.planOn(workbench)
  const ref = useRef<SVGSVGElement>(null)
  const cells = useMemo(() => plan.tiles.flatMap(cellsOf), [plan.tiles])
  const camera = useCamera(ref, cells)
  useEffect(() => {
    cameraRef.current = camera
  })
  useFitWhenOpened(camera, plan.id)
  useWheel(ref, camera)
  const hexOf = (event: PointerEvent): Hex => hexAt(camera.toPlan(event))
  const { tool } = workbench.hand
  const pointers = usePointers(camera, {
    isPainting: tool.kind === 'zone',
    hover: (event) => {
      put((old) => workbenches.pointAt(old, hexOf(event)))
    },
    paint: (event, isStart) => {
      const hex = hexOf(event)
      put((old) => stroke(old, isStart ? [hex] : line(old.cursor, hex), shop))
    },
    tap: (event) => {
      const hex = hexOf(event)
      ref.current?.focus({ preventScroll: true })
      put((old) =>
        mayAct(old, hex, event, shop)
          ? workbenches.act(old, hex, source, event.shiftKey)
          : workbenches.pointAt(old, hex),
      )
    },
  })
  return (
    <>
      <svg
        ref={ref}
        className="hsw-plan"
        viewBox={viewBoxOf(camera.frame)}
        tabIndex={0}
        role="application"
        aria-label={t.plan}
        aria-description={t.planHelp}
        data-tiles={plan.tiles.length}
        data-cursor={`${workbench.cursor.q},${workbench.cursor.r}`}
        onKeyDown={(event) => pressKey(event, shop, camera) && event.preventDefault()}
        onContextMenu={(event) => event.preventDefault()}
        {...pointers}
      >
        <rect {...camera.frame} fill="url(#hsw-grid)" />
        <Tiles />
        <LevelSigns plan={plan} level={workbench.hand.level} />
        <Ghost />
      </svg>
      <p className="sr" aria-live="polite">
        {announced(shop, language)}
      </p>
    </>
  )
}

function Tiles() {
  const { workbench, source } = useShop()
  const { tiles, ruins, layouts } = workbenches.planOn(workbench)
  const { level, layout: layoutId } = workbench.hand
  const sorted = useMemo(
    () => tiles.map((tile, index) => ({ tile, index })).sort((a, b) => a.tile.level - b.tile.level),
    [tiles],
  )
  const layout = layouts.find(({ id }) => id === layoutId)
  const chosen = workbench.chosen.filter(({ kind }) => kind === 'tile').map(({ index }) => tiles[index])
  const chosenRuins = workbench.chosen.filter(({ kind }) => kind === 'ruin').map(({ index }) => index)
  return (
    <>
      {sorted.map(({ tile, index }) => (
        <TileShape key={index} tile={tile} state={stateOf(tile.level, level)} />
      ))}
      {layout !== undefined && <Marks layout={layout} source={source} />}
      {ruins.map((ruin, index) => (
        <RuinShape key={index} ruin={ruin} className={chosenRuins.includes(index) ? 'chosen' : ''} />
      ))}
      {chosen.map(
        (tile) =>
          tile !== undefined && (
            <path key={`${tile.level},${tile.q},${tile.r}`} d={outline(cellsOf(tile))} className="hsw-chosen" />
          ),
      )}
    </>
  )
}

/** What is in hand, where it would go, and the cursor. */
function Ghost() {
  const { workbench, source } = useShop()
  const plan = workbenches.planOn(workbench)
  const { hand, cursor } = workbench
  const trial = useMemo(() => whatIf(plan, hand, cursor, source), [plan, hand, cursor, source])
  const fits = trial?.edit.ok === true
  return (
    <g className={`hsw-ghost ${trial === undefined ? 'aim' : fits ? 'fits' : 'bad'}`} data-fits={fits}>
      {trial?.tiles?.map((tile, index) => (
        <g key={index} opacity={0.75}>
          <TileShape tile={tile} state="shown" />
        </g>
      ))}
      {trial !== undefined && <path d={outline(trial.cells)} className="hsw-ghost-edge" />}
      {trial?.ruin !== undefined && <RuinShape ruin={trial.ruin} />}
      <path d={hexPath(cursor, 0.94)} className="hsw-cursor" />
    </g>
  )
}

/** A finger has no hover: the first tap aims. */
function mayAct(workbench: workbenches.Workbench, hex: Hex, event: PointerEvent, { source }: Shop): boolean {
  const { kind } = workbench.hand.tool
  if (event.pointerType !== 'touch' || kind === 'select' || kind === 'erase') return true
  const trial = whatIf(workbenches.planOn(workbench), workbench.hand, workbench.cursor, source)
  return trial?.cells.some((cell) => cell.q === hex.q && cell.r === hex.r) === true
}

/** Fast strokes leave out hexes: all between are meant. */
function stroke(workbench: workbenches.Workbench, hexes: readonly Hex[], { source }: Shop): workbenches.Workbench {
  return hexes.reduce(
    (old, hex) => (isPainted(old, hex) ? workbenches.pointAt(old, hex) : workbenches.act(old, hex, source)),
    workbench,
  )
}

/** Strokes pass over the same hex many times. */
function isPainted(workbench: workbenches.Workbench, hex: Hex): boolean {
  const { tool, layout } = workbench.hand
  if (tool.kind !== 'zone') return false
  const zones = workbenches.planOn(workbench).layouts.find(({ id }) => id === layout)?.zones ?? []
  const inZone = zones.find((zone) => zone.spaces.some(([q, r]) => q === hex.q && r === hex.r))
  return inZone?.id === tool.zone
}

function useFitWhenOpened(camera: Camera, id: string): void {
  const opened = useRef('')
  useEffect(() => {
    if (opened.current === id) return
    opened.current = id
    camera.fit()
  })
}

/** React's own wheel handlers cannot keep the page from scrolling. */
function useWheel(ref: RefObject<SVGSVGElement | null>, camera: Camera): void {
  const latest = useRef(camera)
  latest.current = camera
  useEffect(() => {
    const svg = ref.current!
    const wheel = (event: WheelEvent): void => {
      event.preventDefault()
      latest.current.zoom(Math.exp(-event.deltaY * 0.0015), latest.current.toPlan(event))
    }
    svg.addEventListener('wheel', wheel, { passive: false })
    return () => svg.removeEventListener('wheel', wheel)
  }, [ref])
}

/** Whether the key meant something. */
function pressKey(event: KeyboardEvent, { workbench, put, source }: Shop, camera: Camera): boolean {
  const pressed = keyAct(event)
  if (pressed === undefined) return false
  switch (pressed.act) {
    case 'move': {
      const hex = stepped(workbench.cursor, pressed.right, pressed.down)
      camera.show(hex)
      put((old) => workbenches.pointAt(old, hex))
      break
    }
    case 'zoom':
      camera.zoom(pressed.by)
      break
    case 'fit':
      camera.fit()
      break
    case 'level':
      put((old) => workbenches.levelBy(old, pressed.by))
      break
    case 'turn':
      put((old) => workbenches.turn(old, pressed.by, source))
      break
    case 'place':
      put((old) => workbenches.act(old, old.cursor, source, event.shiftKey))
      break
    default: {
      const { act } = pressed
      put((old) => workbenches.PLAIN_ACTS[act](old, source))
    }
  }
  return true
}

/** For those who listen: where the cursor is, what lies there, and whether the piece fits. */
function announced({ workbench, t, source }: Shop, language: 'en' | 'de'): string {
  const { x, y } = toOddRows(workbench.cursor)
  const plan = workbenches.planOn(workbench)
  const spaces = spacesAt(stacksOf(plan.tiles), workbench.cursor)
  const there = spaces.length === 0 ? t.nothingThere : spaces.map((space) => t.levelIs(space[2])).join(', ')
  const trial = whatIf(plan, workbench.hand, workbench.cursor, source)
  const verdict = trial === undefined ? '' : trial.edit.ok ? t.fits : sayRefusal(language, trial.edit.refusal)
  return [t.at(x, y), there, verdict].filter((part) => part !== '').join(' · ')
}
