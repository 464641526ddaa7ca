import type { Battlefield } from '../../content/battlefield.ts'
import type { Body } from '../../content/card.ts'
import type { GlyphId } from '../../content/names.ts'
import type { Rect } from '../../../../protocol/board.ts'
import type { Free } from './home.ts'

export type Theme = 'light' | 'dark'
/** `auto` is low where a processor has to draw, otherwise high. */
export type Quality = 'auto' | 'high' | 'low'

/** A point as line of sight knows it: x and y on the plan, z in levels above the table. */
export interface PlanPoint {
  readonly x: number
  readonly y: number
  readonly z: number
}

export interface SceneFigure {
  readonly id: string
  /** Which model. */
  readonly card: string
  /** The player's colour as CSS writes it in hexadecimal. */
  readonly colour: string
  /** The player's number from 0: colour is never alone. */
  readonly emblem: number
  readonly front: number
  /** -1 for a figure on one space. */
  readonly rear: number
  readonly wounds: number
  readonly life: number
  /** `active`: its turn, with a glow. `moved`: done, darker. */
  readonly state?: 'ready' | 'active' | 'moved'
  /** Only thought of: where it would stand. */
  readonly ghost?: boolean
  /** The direction it looks (of the hex grid); without one it faces the nearest enemy. */
  readonly facing?: number
}

export interface SceneGlyph {
  readonly id: string
  readonly space: number
  /** Which power lies open. */
  readonly glyph: GlyphId | 'hidden'
  /** Of the player to whom it belongs. */
  readonly colour?: string
}

export interface SceneZone {
  readonly id: string
  readonly colour: string
  readonly spaces: readonly number[]
}

export const MARK_KINDS = ['offered', 'chosen', 'reach', 'danger', 'target', 'blocked', 'hover', 'pointed'] as const
export type MarkKind = (typeof MARK_KINDS)[number]

export interface SceneMark {
  readonly kind: MarkKind
  readonly space?: number
  /** Marks the spaces it stands on. */
  readonly figure?: string
  /** A few characters over the space. */
  readonly label?: string
}

export interface SceneRay {
  readonly from: PlanPoint
  readonly to: PlanPoint
  readonly kind: 'clear' | 'blocked'
  /** Where it is blocked. */
  readonly hit?: PlanPoint
}

/** Motions run one after the other; one that is `together` begins with the one before it. */
export type SceneMotion = (
  | { readonly kind: 'move' | 'fly'; readonly figure: string; readonly path: readonly number[]; readonly rear?: number }
  | { readonly kind: 'fall'; readonly figure: string; readonly to: number; readonly rear?: number }
  | { readonly kind: 'attack'; readonly figure: string; readonly target: string }
  | { readonly kind: 'hit' | 'die' | 'appear'; readonly figure: string }
) & { readonly together?: boolean }

export interface Pick {
  /** The space under the pointer; under a figure the one it stands on. -1: a ruin. */
  readonly space: number
  readonly figure: string | undefined
  readonly glyph: string | undefined
  /** Index in the battlefield's ruins, or -1. */
  readonly ruin: number
}

/** What the plates leave of the canvas. */
export interface SceneRoom {
  readonly free: Free
  /** What lies over the canvas for a while. */
  readonly results: Rect | undefined
  /** Pixels that the width of a hex has to have at first; 0: the whole battlefield is shown. */
  readonly legible: number
}

/** Spaces on which those who play begin. */
export interface Sides {
  readonly own: readonly number[]
  readonly others: readonly (readonly number[])[]
}

export type ViewKind = 'orbit' | 'top' | 'eye'

export interface SceneStats {
  readonly calls: number
  readonly triangles: number
  readonly quality: 'high' | 'low'
  readonly pixelRatio: number
  readonly frames: number
  /** Nothing is still being painted. */
  readonly isWhole: boolean
}

export interface SceneOptions {
  readonly theme?: Theme
  readonly quality?: Quality
  /** False: everything happens at once. */
  readonly motion?: boolean
  /** The volumes of a card's figure: where it is hit by a pointer and from where it sees. */
  readonly bodyOf?: (card: string) => Body | undefined
  readonly onTap?: (pick: Pick | undefined, event: PointerEvent) => void
  readonly onHover?: (pick: Pick | undefined, event: PointerEvent) => void
  /** After every change of the camera, so that signs over the canvas can follow. */
  readonly onCamera?: () => void
  /** Where the battlefield lies in the first view. */
  readonly onHome?: (play: Rect) => void
  readonly onLost?: () => void
  readonly onRestored?: () => void
  /** Everything has been painted; until then surfaces are plain. */
  readonly onWhole?: () => void
  /** Arrows and + − on the focused canvas; true unless told. */
  readonly keys?: boolean
}

export interface BattleScene {
  /**
   * The same battlefield again is one that was edited: the camera stays where it was put by hand. It stands
   * behind the own side first.
   */
  setBattlefield(battlefield: Battlefield, sides?: Sides): void
  setRoom(room: SceneRoom): void
  setTheme(theme: Theme): void
  setQuality(quality: Quality): void
  setMotion(motion: boolean): void
  setFigures(figures: readonly SceneFigure[]): void
  setGlyphs(glyphs: readonly SceneGlyph[]): void
  setZones(zones: readonly SceneZone[]): void
  /** The level up to which mist has risen; undefined: none. */
  setMist(level: number | undefined): void
  setMarks(marks: readonly SceneMark[]): void
  setRays(rays: readonly SceneRay[]): void
  /** Hides everything above a level; where tiles are cut off they are dark. */
  setLevel(level: number | undefined): void
  orbit(): void
  top(): void
  /** Through the eyes of a figure, looking at a space or straight on; false if it is not there. */
  eye(figure: string, lookAt?: number): boolean
  readonly view: ViewKind
  /** The first view. */
  fit(): void
  /** Everything, also where the first view shows but a part. */
  wide(): void
  /** Brings spaces into sight, gently. */
  reveal(spaces: readonly number[]): void
  /** Turns the camera; in radians. */
  turn(around: number, up: number): void
  /** Above 1 nearer. */
  zoom(factor: number): void
  /** What is there; what is on offer comes before what hides it. A finger finds what is on offer near it. */
  pick(clientX: number, clientY: number, isTouch?: boolean): Pick | undefined
  /** Where the middle of a space is drawn, relative to the canvas in CSS pixels; undefined behind the camera. */
  project(space: number, levelsUp?: number): { readonly x: number; readonly y: number } | undefined
  /** Resolved when all is done or finished early. */
  animate(motions: readonly SceneMotion[], speed?: number): Promise<void>
  finish(): void
  requestRender(): void
  /** Draws now, for pictures and measurements. */
  renderNow(): void
  stats(): SceneStats
  dispose(): void
}
