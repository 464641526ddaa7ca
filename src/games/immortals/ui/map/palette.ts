import type { RegionColour } from '../../content/names.ts'

/** How a region is painted in one world: its ground in three tones, its rim, what grows there. */
interface Ground {
  readonly tones: readonly [string, string, string]
  readonly rim: string
  readonly glyph: string
  readonly glyphLit: string
  readonly sign: string
}

const ground = (
  tones: Ground['tones'],
  rim: string,
  [glyph, glyphLit]: readonly [string, string],
  sign: string,
): Ground => ({ tones, rim, glyph, glyphLit, sign })

/** By world: Shadow in violet dusk, Light in gold daylight. */
export const GROUNDS: readonly [Readonly<Record<RegionColour, Ground>>, Readonly<Record<RegionColour, Ground>>] = [
  {
    green: ground(['#41635e', '#3b5c5a', '#476a61'], '#1c3336', ['#1f3d3d', '#5f8c79'], '#8fd0a8'),
    blue: ground(['#3a5a8c', '#345282', '#426395'], '#18284d', ['#203a68', '#86aede'], '#9cc4f2'),
    violet: ground(['#644a8d', '#5b4284', '#6d5397'], '#2c1a4e', ['#3c2766', '#a98bd2'], '#cdb0f2'),
    red: ground(['#873f5c', '#7d3855', '#914866'], '#401225', ['#54203a', '#f08c6c'], '#ff9f87'),
    yellow: ground(['#7b6a78', '#72616f', '#847282'], '#362a3a', ['#4b3f50', '#b9a8a8'], '#e8d08c'),
  },
  {
    green: ground(['#b3c76e', '#a9bf63', '#bccf7a'], '#57702a', ['#5f7d33', '#8fad4f'], '#47661c'),
    blue: ground(['#9fd3cd', '#94cac6', '#aadbd3'], '#3a7d86', ['#3f8993', '#e6f7f0'], '#1f6c7c'),
    violet: ground(['#d8bccb', '#cfb1c3', '#dfc6d3'], '#83567f', ['#8b6288', '#b48fae'], '#7a3f82'),
    red: ground(['#f0ab7a', '#eaa06c', '#f4b788'], '#a64a1c', ['#b3541f', '#ffd28a'], '#a83a14'),
    yellow: ground(['#f3dc92', '#edd385', '#f6e39f'], '#a0791d', ['#a9894a', '#fff6d6'], '#8a6410'),
  },
]

/** What is written on the ground of a world. */
export const INKS: readonly [
  { readonly ink: string; readonly halo: string },
  { readonly ink: string; readonly halo: string },
] = [
  { ink: '#f4ecff', halo: '#1b0f33' },
  { ink: '#2d1d07', halo: '#fff7dc' },
]
