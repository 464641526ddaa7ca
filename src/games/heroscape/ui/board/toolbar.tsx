import { useState } from 'react'
import { WORDS } from '../../../../boardkit/words.ts'
import type { Language } from '../../../../protocol/board.ts'
import { BOARD_STRINGS } from '../board-strings.ts'
import type { Prefs } from './prefs.ts'
import { ToolSign, type ToolIcon } from './tool-icons.tsx'
import type { Tool } from './use-interaction.ts'

interface ToolbarProps {
  readonly language: Language
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
}

const ZOOM = 1.3

export function Toolbar(props: ToolbarProps) {
  const { language, prefs, has3d, tool, change, setTool, zoom, fit } = props
  const s = BOARD_STRINGS[language]
  const words = WORDS[language]
  // Where there is little room the tools are folded away.
  const [isOpen, setOpen] = useState(false)
  const isPlan = prefs.mode === '2d' || !has3d
  const view = (mode: Prefs['mode'], camera: Prefs['camera']) => () => {
    change({ mode, camera })
    if (tool === 'eye') setTool(undefined)
  }
  const isView = (camera: Prefs['camera']): boolean => !isPlan && prefs.camera === camera
  return (
    <div className="hs-tools" role="toolbar" aria-label={s.views} data-open={isOpen || undefined}>
      <ToolButton icon="more" label={s.views} id="more" isOn={isOpen} press={() => setOpen(!isOpen)} />
      {has3d ? (
        <>
          <ToolButton icon="orbit" label={s.orbit} id="orbit" isOn={isView('orbit')} press={view('3d', 'orbit')} />
          <ToolButton icon="top" label={s.top} id="top" isOn={isView('top')} press={view('3d', 'top')} />
          <ToolButton
            icon="plan"
            label={isPlan ? s.threeD : s.plan}
            id="plan"
            isOn={isPlan}
            press={() => change({ mode: isPlan ? '3d' : '2d' })}
          />
        </>
      ) : undefined}
      <Levels {...props} />
      <ToolButton
        icon="eye"
        label={s.eye}
        id="eye"
        isOn={tool === 'eye'}
        press={() => setTool(tool === 'eye' ? undefined : 'eye')}
      />
      <ToolButton
        icon="ruler"
        label={s.ruler}
        id="ruler"
        isOn={tool === 'ruler'}
        press={() => setTool(tool === 'ruler' ? undefined : 'ruler')}
      />
      <span className="hs-tool-gap" />
      <ToolButton icon="zoomIn" label={words.zoomIn} id="zoom-in" press={() => zoom(ZOOM)} />
      <ToolButton icon="zoomOut" label={words.zoomOut} id="zoom-out" press={() => zoom(1 / ZOOM)} />
      <ToolButton icon="fit" label={words.zoomFit} id="fit" press={fit} />
    </div>
  )
}

function ToolButton(props: { icon: ToolIcon; label: string; id: string; isOn?: boolean; press(): void }) {
  const { icon, label, id, isOn, press } = props
  return (
    <button
      type="button"
      className="hs-tool"
      data-tool={id}
      aria-label={label}
      title={label}
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
      <ToolButton icon="levels" label={s.levels} id="levels" isOn={isOpen} press={press} />
      {isOpen ? (
        <label className="hs-levels">
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
          <output>{words}</output>
        </label>
      ) : undefined}
    </>
  )
}
