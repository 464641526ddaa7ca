import type { TerrainName, ZoneId } from '../../content/names.ts'

/** Zones as they are printed; each also has a letter. */
export const ZONE_COLOURS: Readonly<Record<ZoneId, string>> = {
  brown: '#7a4a21',
  darkBlue: '#1f4f9e',
  turquoise: '#149b9b',
  darkYellow: '#d19a10',
  red: '#b3262e',
  violet: '#7d3f98',
  orange: '#e0701a',
  white: '#f4efe3',
}

export const ZONE_INKS: Readonly<Record<ZoneId, string>> = {
  brown: '#ffffff',
  darkBlue: '#ffffff',
  turquoise: '#06282a',
  darkYellow: '#241703',
  red: '#ffffff',
  violet: '#ffffff',
  orange: '#241703',
  white: '#241703',
}

const BASE: Readonly<Record<TerrainName, readonly [number, number, number]>> = {
  grass: [92, 30, 38],
  rock: [32, 7, 46],
  sand: [41, 50, 62],
  water: [203, 46, 47],
}

/** Higher is lighter, as on a map. */
export function tileColour(terrain: TerrainName, level: number): string {
  const [hue, saturation, light] = BASE[terrain]
  return `hsl(${hue} ${saturation}% ${light + Math.min(9, level - 1) * 2.4}%)`
}
