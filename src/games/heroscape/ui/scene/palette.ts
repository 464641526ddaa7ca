import type { MarkKind, Theme } from './types.ts'

/** Colours of the battlefield; those of the interface mean the same here. */
export const LAND = {
  grass: ['#8fb455', '#83a94b', '#9abe60', '#88ae58'],
  rock: ['#9a948c', '#8c8780', '#a69f95', '#948b80'],
  sand: ['#e2c078', '#d8b366', '#e8cb8b', '#dcb970'],
  bed: ['#2b7f97', '#2a7a94', '#2f869b', '#2c8096'],
} as const

export const STONES = ['#b3a893', '#a39983', '#beb49f', '#968d7b', '#aaa28f'] as const
export const MOSS = '#7c8a4c'

export const MARK_COLOURS: Readonly<Record<MarkKind, string>> = {
  offered: '#ffcf5a',
  chosen: '#ffb81f',
  reach: '#ffe39a',
  danger: '#ff8a1f',
  target: '#e8363f',
  blocked: '#5c6470',
  hover: '#ffffff',
  pointed: '#7fd4ff',
}

export const RAY_COLOURS = { clear: '#fff0b8', blocked: '#e8363f', beyond: '#7b7f88' } as const

export interface Mood {
  readonly exposure: number
  readonly sky: string
  readonly ground: string
  readonly ambient: number
  readonly key: string
  readonly keyLight: number
  /** Towards the light. */
  readonly from: readonly [number, number, number]
  /** A second, cool light from the other side. */
  readonly fill: string
  readonly fillLight: number
  readonly wood: string
  /** Around the table where the room is not drawn. */
  readonly backdrop: string
  readonly water: string
  readonly glint: string
  readonly mist: string
  /** How dark it is outside the lamp's circle. */
  readonly dusk: number
}

export const MOODS: Readonly<Record<Theme, Mood>> = {
  light: {
    exposure: 1.08,
    sky: '#e6f0fb',
    ground: '#a8926b',
    ambient: 1.25,
    key: '#fff0d2',
    keyLight: 3.0,
    from: [-0.85, 1, 0.3],
    fill: '#bcd6ff',
    fillLight: 0.35,
    wood: '#c2a17a',
    backdrop: '#8f7458',
    water: '#2c93c4',
    glint: '#ffffff',
    mist: '#f2f4f6',
    dusk: 0.8,
  },
  dark: {
    exposure: 1.2,
    sky: '#a39fb4',
    ground: '#5a4636',
    ambient: 1.15,
    key: '#ffdcb0',
    keyLight: 3.0,
    from: [-0.6, 1, 0.25],
    fill: '#5a74c4',
    fillLight: 0.55,
    wood: '#5e4b3e',
    backdrop: '#1b120c',
    water: '#1c6f9c',
    glint: '#ffdca0',
    mist: '#b9bed0',
    dusk: 0.34,
  },
}
