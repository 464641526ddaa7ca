import type { KeyboardEvent } from 'react'
import { ARROWS, stepFrom } from '../../../../boardkit/map/cursor.ts'
import type { Seen } from '../seen.ts'
import { storeyFrom } from './cursor.ts'
import type { Prefs } from './prefs.ts'
import { spotOn } from './spot.ts'
import type { Interaction, Tool } from './use-interaction.ts'
import type { BoardView } from './view-props.ts'

interface KeysOf {
  readonly seen: Seen
  readonly ix: Interaction
  readonly prefs: Prefs
  readonly view: { readonly current: BoardView | undefined }
  change(part: Partial<Prefs>): void
}

const TURN = 0.16

/** Where the cursor begins: at something on offer, or at somebody. */
function startOf(seen: Seen, { offers }: Interaction): number {
  const [space] = offers.spaces.keys()
  if (space !== undefined) return space
  const [figure] = offers.figures.keys()
  for (let one = 0; one < seen.field.spaces.count; one++) if (spotOn(seen, one).figure === (figure ?? -2)) return one
  return 0
}

/** Keys of the camera and the tools; false for others. */
function pressView(key: string, { ix, prefs, view, change }: KeysOf): boolean {
  const toggle = (tool: Tool): void => ix.setTool(ix.tool === tool ? undefined : tool)
  if (key === '+' || key === '=') view.current?.zoom(1.25)
  else if (key === '-') view.current?.zoom(1 / 1.25)
  else if (key === 'f') view.current?.fit()
  else if (key === 'o') change({ mode: '3d', camera: 'orbit' })
  else if (key === 't') change({ mode: '3d', camera: 'top' })
  else if (key === 'p') change({ mode: prefs.mode === '2d' ? '3d' : '2d' })
  else if (key === 'e') toggle('eye')
  else if (key === 'm') toggle('ruler')
  else return false
  return true
}

/** The space that a key leads to, or -1. */
function nextSpace(key: string, cursor: number, { seen, ix, view }: KeysOf): number {
  if (cursor < 0) return startOf(seen, ix)
  const { columns, spaces } = seen.field
  const column = spaces.column[cursor]
  if (key === 'PageUp' || key === 'PageDown') return storeyFrom(columns.firstSpace, column, cursor, key === 'PageUp')
  const isOther = (space: number): boolean => spaces.column[space] !== column
  return stepFrom(cursor, ARROWS[key], spaces.count, (space) => view.current?.project(space), isOther)
}

/** The keys of the board. The cursor is where one points; it is there as long as the question is. */
export function useKeys(of: KeysOf): (event: KeyboardEvent) => void {
  const { seen, ix, view } = of
  const cursor = ix.pointed?.space ?? -1
  const walk = (key: string): void => {
    const space = nextSpace(key, cursor, of)
    if (space >= 0) ix.point(spotOn(seen, space))
  }
  return (event) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey, target, currentTarget } = event
    const element = target as HTMLElement
    if (ctrlKey || metaKey || altKey || element.tagName === 'INPUT') return
    const isOnBoard = target === currentTarget || element.classList.contains('hs-target')
    const way = ARROWS[key]
    if (way !== undefined && shiftKey) view.current?.turn(way.x * TURN, -way.y * TURN)
    else if (isOnBoard && (way !== undefined || key === 'PageUp' || key === 'PageDown')) walk(key)
    else if (target === currentTarget && (key === 'Enter' || key === ' ') && cursor >= 0) ix.click(spotOn(seen, cursor))
    else if (key === 'Escape') {
      if (!ix.close()) return
      ;(currentTarget as HTMLElement).focus({ preventScroll: true })
    } else if (!pressView(key, of)) return
    event.preventDefault()
  }
}
