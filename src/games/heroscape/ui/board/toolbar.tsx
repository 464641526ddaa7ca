import { useState } from 'react'
import { WORDS } from '../../../../boardkit/words.ts'
import { cornerFor, freeCorner } from '../../../../boardkit/map/corner.ts'
import type { Language, Rect, Room } from '../../../../protocol/board.ts'
import { marked } from '../about/mark.ts'
import type { FixedId } from '../about/fixed.ts'
import { BOARD_STRINGS } from '../board-strings.ts'
import { draftHeight } from '../draft-view.ts'
import type { Prefs } from './prefs.ts'
import { ToolSign, type ToolIcon } from './tool-icons.tsx'
import type { Tool } from './use-interaction.ts'

interface ToolbarProps {
  readonly language: Language
  readonly room: Room
  readonly isDrafting: boolean
  readonly prefs: Prefs
  /** Whether there is anything but the plan. */
  readonly has3d: boolean
  readonly tool: Tool | undefined
  readonly levels: number
  readonly level: number | undefined
  change(part: Partial<Prefs>): void
  setTool(tool: Tool | undefined): void
  setLevel(level: number | undefined): void
  zoom(factor: number): void
  fit(): void
  wide(): void
}

const ZOOM = 1.3
/** A button with its share of the rim. */
const BUTTON = 42
/** In sight where there is room for them; the others are opened. */
const QUICK = 6
/** Between plates. */
const GAP = 8

const CORNER = { side: 'right', end: 'bottom' } as const

/** Where the tools lie: in one column at the right, or one button where there is no room for that. */
export function toolbarAt(room: Room, isDrafting: boolean): Rect {
  const column = room.isSmall ? undefined : freeCorner(room, { width: BUTTON + 2, height: QUICK * BUTTON + 2 }, CORNER)
  const button = { width: BUTTON + 2, height: BUTTON + 2 }
  return column ?? cornerFor(isDrafting && room.isSmall ? overDraft(room) : room, button, CORNER)
}

/** The room that is left while the cards to choose an army from rise over the board, above the ribbon. */
function overDraft(room: Room): Room {
  const { width, plates } = room
  const foot = plates.reduce((lowest, plate) => (plate.bottom > lowest.bottom ? plate : lowest)).top
  return { ...room, plates: [...plates, { left: 0, right: width, top: foot - GAP - draftHeight(room), bottom: foot }] }
}

export function Toolbar(props: ToolbarProps) {
  const { language, room, isDrafting, tool, setTool, zoom, fit, wide } = props
  const s = BOARD_STRINGS[language]
  const words = WORDS[language]
  const [isOpen, setOpen] = useState(false)
  const at = toolbarAt(room, isDrafting)
  const isFolded = at.bottom - at.top < 2 * BUTTON
  const toggle = (one: Tool) => () => setTool(tool === one ? undefined : one)
  const quick = (
    <>
      <ToolButton icon="zoomIn" label={words.zoomIn} id="zoom-in" about="button:zoomIn" press={() => zoom(ZOOM)} />
      <ToolButton
        icon="zoomOut"
        label={words.zoomOut}
        id="zoom-out"
        about="button:zoomOut"
        press={() => zoom(1 / ZOOM)}
      />
      <ToolButton icon="fit" label={words.zoomFit} id="fit" about="button:fit" press={room.isSmall ? wide : fit} />
      <ToolButton icon="eye" label={s.eye} id="eye" about="button:eye" isOn={tool === 'eye'} press={toggle('eye')} />
      <ToolButton
        icon="ruler"
        label={s.ruler}
        id="ruler"
        about="button:ruler"
        isOn={tool === 'ruler'}
        press={toggle('ruler')}
      />
    </>
  )
  return (
    <div
      className="hs-tools"
      role="toolbar"
      aria-label={s.views}
      data-plate="zoom"
      style={{ right: room.width - at.right, bottom: room.height - at.bottom }}
    >
      {isOpen ? (
        <div className="hs-more-tools">
          {isFolded ? quick : undefined}
          <Views {...props} />
        </div>
      ) : undefined}
      <div className="hs-tool-column">
        {isFolded ? undefined : quick}
        <ToolButton
          icon="more"
          label={s.views}
          id="more"
          about="button:views"
          isOn={isOpen}
          press={() => setOpen(!isOpen)}
        />
      </div>
    </div>
  )
}

/** How one looks at the battlefield. */
function Views(props: ToolbarProps) {
  const { language, prefs, has3d, tool, change, setTool } = props
  const s = BOARD_STRINGS[language]
  const isPlan = prefs.mode === '2d' || !has3d
  const view = (mode: Prefs['mode'], camera: Prefs['camera']) => () => {
    change({ mode, camera })
    if (tool === 'eye') setTool(undefined)
  }
  const isView = (camera: Prefs['camera']): boolean => !isPlan && prefs.camera === camera
  return (
    <>
      {has3d ? (
        <>
          <ToolButton
            icon="orbit"
            label={s.orbit}
            id="orbit"
            about="button:orbit"
            isOn={isView('orbit')}
            press={view('3d', 'orbit')}
          />
          <ToolButton
            icon="top"
            label={s.top}
            id="top"
            about="button:top"
            isOn={isView('top')}
            press={view('3d', 'top')}
          />
          <ToolButton
            icon="plan"
            label={isPlan ? s.threeD : s.plan}
            id="plan"
            about={isPlan ? 'button:threeD' : 'button:plan'}
            isOn={isPlan}
            press={() => change({ mode: isPlan ? '3d' : '2d' })}
          />
        </>
      ) : undefined}
      <Levels {...props} />
    </>
  )
}

function ToolButton(props: {
  icon: ToolIcon
  label: string
  id: string
  about: FixedId
  isOn?: boolean
  press(): void
}) {
  const { icon, label, id, about, isOn, press } = props
  return (
    <button
      type="button"
      className="hs-tool"
      data-tool={id}
      aria-label={label}
      {...marked(about)}
      {...(isOn === undefined ? {} : { 'aria-pressed': isOn })}
      onClick={press}
    >
      <ToolSign name={icon} />
    </button>
  )
}

/** The battlefield is taken apart from above. */
function Levels({ language, levels, level, setLevel }: ToolbarProps) {
  const s = BOARD_STRINGS[language]
  const [isOpen, setOpen] = useState(false)
  if (levels < 2) return undefined
  const words = level === undefined ? s.allLevels : s.upTo(level)
  const press = (): void => {
    setOpen(!isOpen)
    if (isOpen) setLevel(undefined)
  }
  return (
    <>
      <ToolButton icon="levels" label={s.levels} id="levels" about="button:levels" isOn={isOpen} press={press} />
      {isOpen ? (
        <label className="hs-levels" {...marked('button:levels')}>
          <input
            type="range"
            min={0}
            max={levels}
            step={1}
            value={level ?? levels}
            aria-label={s.levels}
            aria-valuetext={words}
            onChange={({ target }) => setLevel(Number(target.value) >= levels ? undefined : Number(target.value))}
          />
          <output {...marked('number:level')}>{words}</output>
        </label>
      ) : undefined}
    </>
  )
}
