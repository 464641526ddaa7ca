import type { Language } from '../../../../protocol/board.ts'
import type { Problem } from '../../../../engine/index.ts'
import { ZONE_IDS } from '../../content/names.ts'
import type { ZoneId } from '../../content/names.ts'
import type { Plan } from '../../builder/plan.ts'
import type { Piece } from './hand.ts'
import { strings } from './strings.ts'

/** Where a problem is, in words, and the piece it is about. */
export interface ProblemPlace {
  readonly words: string
  readonly piece?: Piece
}

const numberIn = (path: string, list: string): number => {
  const found = new RegExp(String.raw`(?:^|\.)${list}\[(\d+)\]`).exec(path)
  return found === null ? -1 : Number(found[1])
}
const nameIn = (path: string, list: string): string | undefined =>
  new RegExp(String.raw`(?:^|\.)${list}\[([^\]]+)\]`).exec(path)?.[1]

const isZone = (id: string): id is ZoneId => (ZONE_IDS as readonly string[]).includes(id)

/** Reads the path of a problem that a check has found. */
export function placeOf({ path }: Problem, plan: Plan, language: Language): ProblemPlace {
  const t = strings[language]
  const tile = numberIn(path, 'tiles')
  if (plan.tiles[tile] !== undefined) {
    const { terrain, size, level } = plan.tiles[tile]
    const what = t.tile(t.terrains[terrain], size)
    return { words: t.tileNumber(tile + 1, what, level), piece: { kind: 'tile', index: tile } }
  }
  const ruin = numberIn(path, 'ruins')
  if (plan.ruins[ruin] !== undefined) return { words: t.ruinNumber(ruin + 1), piece: { kind: 'ruin', index: ruin } }
  const scenario = plan.scenarios.find(({ id }) => id === nameIn(path, 'scenarios'))
  if (scenario !== undefined) return { words: [scenario.name[language], ...partOfScenario(path, language)].join(', ') }
  const layout = nameIn(path, 'layouts')
  if (layout !== undefined)
    return { words: [layoutName(plan, layout, language), ...partOfLayout(path, language)].join(', ') }
  return { words: t.wholePlan }
}

/** Its number, and the scenarios that are played with it: its id is for the file. */
export function layoutName({ layouts, scenarios }: Plan, layout: string, language: Language): string {
  const name = strings[language].layoutNumber(layouts.findIndex(({ id }) => id === layout) + 1)
  const played = scenarios.filter((one) => one.layout === layout).map((one) => one.name[language])
  return played.length === 0 ? name : `${name} (${played.join(', ')})`
}

function partOfScenario(path: string, language: Language): string[] {
  const t = strings[language]
  if (path.includes('.goals')) return [t.goals]
  if (path.includes('.special')) return [t.special]
  if (path.includes('.setups')) return [t.setups]
  return path.includes('.hidden') ? [t.glyphTitle] : []
}

function partOfLayout(path: string, language: Language): string[] {
  const t = strings[language]
  const zone = nameIn(path, 'zones')
  const [glyph, figure] = [numberIn(path, 'glyphs'), numberIn(path, 'figures')]
  return [
    ...(zone === undefined ? [] : [t.zoneNumber(isZone(zone) ? t.zones[zone] : zone)]),
    ...(glyph < 0 ? [] : [t.glyphNumber(glyph + 1)]),
    ...(figure < 0 ? [] : [t.figureNumber(figure + 1)]),
  ]
}
