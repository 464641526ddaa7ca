import type { RefObject } from 'react'
import type { GameEvent } from '../../../../engine/index.ts'
import type { Language, Rect, Room } from '../../../../protocol/board.ts'
import type { Seen } from '../seen.ts'
import type { SceneFigure, SceneGlyph, SceneMark, SceneRay, SceneZone, Theme } from '../scene/types.ts'
import type { Spot } from './spot.ts'

/** What the board can do with whichever view is shown. */
export interface BoardView {
  /** Where the middle of a space is drawn, in the box of the board; `undefined`: not in sight. */
  project(space: number, levelsUp?: number): { readonly x: number; readonly y: number } | undefined
  pick(clientX: number, clientY: number, isTouch?: boolean): Spot | undefined
  zoom(factor: number): void
  /** Radians; the plan does not turn. */
  turn(around: number, up: number): void
  /** The first view, and everything. */
  fit(): void
  wide(): void
  /** Brings spaces into sight, gently. */
  reveal(spaces: readonly number[]): void
}

export interface Press {
  readonly clientX: number
  readonly clientY: number
  readonly isTouch: boolean
}

/** What both views draw, and whom they tell. */
export interface ViewProps {
  readonly seen: Seen
  readonly language: Language
  readonly theme: Theme
  readonly motion: boolean
  readonly events: readonly GameEvent[]
  readonly figures: readonly SceneFigure[]
  readonly ghosts: readonly SceneFigure[]
  readonly glyphs: readonly SceneGlyph[]
  readonly zones: readonly SceneZone[]
  readonly marks: readonly SceneMark[]
  readonly rays: readonly SceneRay[]
  readonly mist: number | undefined
  readonly level: number | undefined
  readonly room: Room
  /** Where the question is played: the same array as long as it is the same question. */
  readonly about: readonly number[]
  readonly camera: 'orbit' | 'top'
  /** Through whose eyes; `lookAt` is a space. */
  readonly eye: { readonly figure: number; readonly lookAt: number | undefined } | undefined
  readonly view: RefObject<BoardView | undefined>
  tap(spot: Spot | undefined, press: Press): void
  hover(spot: Spot | undefined, press: Press): void
  /** The camera has moved: what is anchored to spaces follows. */
  moved(): void
  ready(): void
  /** Where the battlefield lies in the first view. */
  framed(play: Rect): void
  lost(isLost: boolean): void
}
