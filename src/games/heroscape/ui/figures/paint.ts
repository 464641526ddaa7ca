/** The paints on the shelf, muddied where cloth and leather are meant, clean where the eye should go. */
export const SKIN = '#e0a982'
export const SKIN_TAN = '#c68d63'
export const SKIN_DARK = '#8a5a3c'
export const HAIR_RED = '#b5521f'
export const HAIR_BLOND = '#e5bd5c'
export const HAIR_BROWN = '#5a3a22'
export const HAIR_GREY = '#b9b4a8'
export const HAIR_BLACK = '#24201f'

export const STEEL = '#b9c1c9'
export const STEEL_BRIGHT = '#e3e9ee'
export const IRON = '#747c86'
export const GUNMETAL = '#3d434b'
export const BRASS = '#d9a93f'
export const BONE = '#eee0bd'

export const LEATHER = '#7d4e2b'
export const LEATHER_DARK = '#4d301d'
export const WOOD = '#9a6a3a'
export const FUR = '#8d6f4f'
export const FUR_DARK = '#5e452f'

export const BLACK = '#26262b'
export const WHITE = '#f2efe6'
export const CRIMSON = '#a8222b'
export const NAVY = '#2c4a86'
export const BLUE = '#3f74bd'
export const MOSS = '#7d8a45'
export const OLIVE = '#6c6b3c'
export const OLIVE_DARK = '#4b4d2f'
export const KHAKI = '#a58f5f'
export const LINEN = '#cdbb92'

/** A mixture of two paints; both as `#rrggbb`. */
export function blend(a: string, b: string, share: number): string {
  const part = (paint: string, at: number) => Number.parseInt(paint.slice(at, at + 2), 16)
  const by = Math.min(1, Math.max(0, share))
  const mixed = [1, 3, 5].map((at) => Math.round(part(a, at) * (1 - by) + part(b, at) * by))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
