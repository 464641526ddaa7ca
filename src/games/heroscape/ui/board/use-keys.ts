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
  else if (key === ',') view.current?.turn(-TURN, 0)
  else if (key === '.') view.current?.turn(TURN, 0)
  else if (key === '0') view.current?.wide()
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

/** The next thing on offer in a direction, as it lies on the screen. */
function nextOffer(board: HTMLElement, from: Element | null, key: string): HTMLElement | undefined {
  const all = [...board.querySelectorAll<HTMLElement>('[data-offered]')]
  const at = all.findIndex((one) => one === from)
  if (at < 0) return all[0]
  const pointOf = (i: number) => {
    const { left, top } = all[i].getBoundingClientRect()
    return { x: left, y: top }
  }
  return all[stepFrom(at, ARROWS[key], all.length, pointOf, () => true)]
}

/** The keys of the board: arrows walk over what is on offer, with Shift or without an offer over all spaces. */
export function useKeys(of: KeysOf): (event: KeyboardEvent) => void {
  const { seen, ix } = of
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
    const isWay = ARROWS[key] !== undefined
    const offer = isWay && !shiftKey ? nextOffer(currentTarget as HTMLElement, element, key) : undefined
    const hasOffers = (currentTarget as HTMLElement).querySelector('[data-offered]') !== null
    if (isOnBoard && isWay && !shiftKey && hasOffers) offer?.focus({ preventScroll: true })
    else if (isOnBoard && (isWay || key === 'PageUp' || key === 'PageDown')) walk(key)
    else if (target === currentTarget && (key === 'Enter' || key === ' ') && cursor >= 0) ix.click(spotOn(seen, cursor))
    else if (key === 'Escape') {
      if (!ix.close()) return
      ;(currentTarget as HTMLElement).focus({ preventScroll: true })
    } else if (!pressView(key, of)) return
    event.preventDefault()
  }
}
