import { failed, ok, type Result } from '../../../engine/index.ts'
import { MAX_PACK_BYTES } from '../../../kit/content/pack.ts'
import { loadContent } from '../content/content.ts'
import type { ContentSource } from '../content/schema.ts'
import { checkPlan } from './check.ts'
import { importHsc } from './import-hsc.ts'
import type { ImportNote } from './import-hsc.ts'
import { idFrom } from '../../../kit/content/names.ts'
import { originOf, writeMap } from './origin.ts'
import { packText, planFromContent, planFromText } from './pack.ts'
import type { Plan } from './plan.ts'
import { sayProblem } from './problems.ts'
import { addScenario, newScenario } from './scenario.ts'
import { stockOf } from './sheets.ts'
import type { Stock } from './sheets.ts'
import { say, sayPiece } from './text.ts'
import type { BuilderLanguage } from './text.ts'
import { MAX_HSC_BYTES, readHsc } from './virtualscape.ts'

/** What a command or a page needs to say about an imported map. */
export interface MapSummary {
  readonly id: string
  readonly name: string
  readonly pieces: number
  readonly tiles: number
  readonly levels: number
  readonly counts: Stock['counts']
  /** -1: a piece is in no set at all. */
  readonly setsNeeded: number
  readonly zones: readonly { readonly zone: string; readonly spaces: number }[]
  readonly glyphs: number
  readonly replaced: readonly ImportNote[]
  readonly foreign: readonly ImportNote[]
  /** Why it cannot be played yet. */
  readonly problems: readonly string[]
}

export interface ImportedMap {
  readonly id: string
  readonly plan: Plan
  readonly text: string
  readonly summary: MapSummary
}

/** How a map comes from and goes to Virtualscape, for everything outside this game. */
export const virtualscapeMaps = {
  extension: '.hsc',
  largestMap: MAX_HSC_BYTES,
  largestPack: MAX_PACK_BYTES,
  importMap,
  exportMap,
  summaryLines,
} as const

function builtIn(): ContentSource {
  const loaded = loadContent()
  if (!loaded.ok) throw new Error('built-in content is broken')
  return loaded.source
}

/** Reads a map and gives it as a content pack; with starting zones for two sides it also gets a scenario. */
function importMap(bytes: Uint8Array, fileName: string, language: BuilderLanguage = 'en'): Result<ImportedMap> {
  const read = readHsc(bytes)
  if (!read.ok)
    return failed(
      say(language, 'byte', { offset: read.problem.offset }),
      say(language, read.problem.key, read.problem.args),
    )
  const source = builtIn()
  const id = freeId(idFrom(read.document.name, idFrom(fileName, 'map')), source)
  const imported = importHsc(read.document, id)
  if (imported.plan.tiles.length === 0) return failed(fileName, say(language, 'hscNoTiles'))
  const plan = withScenario(withOrigin(imported.plan, bytes), source)
  const text = packText(plan)
  if (new TextEncoder().encode(text).length > MAX_PACK_BYTES)
    return failed(fileName, say(language, 'hscLargePack', { most: MAX_PACK_BYTES }))
  const { counts, setsNeeded } = stockOf(plan, source.inventory, 1)
  const summary: MapSummary = {
    id,
    name: plan.name.en,
    pieces: read.document.tiles.length,
    tiles: plan.tiles.length,
    levels: Math.max(0, ...plan.tiles.map(({ level }) => level)),
    counts: counts.filter(({ used }) => used > 0),
    setsNeeded,
    zones: plan.layouts.flatMap(({ zones }) => zones.map((zone) => ({ zone: zone.id, spaces: zone.spaces.length }))),
    glyphs: plan.layouts.reduce((sum, { glyphs }) => sum + glyphs.length, 0),
    replaced: imported.replaced,
    foreign: imported.foreign,
    problems: checkPlan(plan, source).errors.map((one) => `${one.path}: ${sayProblem(language, one)}`),
  }
  return ok({ id, plan, text, summary })
}

function withOrigin(plan: Plan, bytes: Uint8Array): Plan {
  return { ...plan, kept: { ...plan.kept, origin: originOf(bytes, plan.name.en) } }
}

function withScenario(plan: Plan, source: ContentSource): Plan {
  const hasZones = (plan.layouts[0]?.zones.length ?? 0) >= 2
  const added = hasZones ? addScenario(plan, newScenario(plan, source)) : undefined
  return added?.ok === true ? added.plan : plan
}

/** Printed battlefields stay as they are. */
function freeId(id: string, { battlefields }: ContentSource): string {
  return battlefields.some((field) => field.id === id) ? `${id}-map` : id
}

export interface ExportedMap {
  readonly id: string
  readonly bytes: Uint8Array
  readonly tiles: number
  /** What a map cannot say. */
  readonly left: readonly string[]
}

interface ExportFrom {
  /** The text of a content pack; without it a printed battlefield. */
  readonly pack?: string
  /** The battlefield; without it the first of the pack. */
  readonly id?: string
  readonly layout?: string
}

function exportMap({ pack, id, layout }: ExportFrom, language: BuilderLanguage = 'en'): Result<ExportedMap> {
  const source = builtIn()
  const found = pack === undefined ? undefined : planFromText(pack, source, id)
  if (found !== undefined && !found.ok) return found
  const plan = found === undefined ? planFromContent(source, id ?? '') : found.value
  const known = source.battlefields.map((field) => field.id).join(', ')
  if (plan === undefined) return failed('battlefield', `there is no such file or battlefield; there are: ${known}`)
  const layouts = plan.layouts.map((one) => one.id)
  if (layout !== undefined && !layouts.includes(layout))
    return failed('layout', `there is no such layout; there are: ${layouts.join(', ')}`)
  const { bytes, tiles, left } = writeMap(plan, layout)
  return ok({ id: plan.id, bytes, tiles, left: left.map(({ key, args }) => say(language, key, args)) })
}

function summaryLines(summary: MapSummary, language: BuilderLanguage): string[] {
  const { pieces, tiles, levels, setsNeeded } = summary
  const kinds = summary.counts.map((count) =>
    'ruin' in count
      ? `  ${say(language, count.ruin === 'long' ? 'ruinLong' : 'ruinShort')}: ${count.used}`
      : `  ${say(language, count.terrain)} ${count.size}: ${count.used}`,
  )
  const zones = summary.zones.map(({ zone, spaces }) => `${zone} ${spaces}`).join(', ')
  const replaced = summary.replaced.map(({ type, count, as }) => {
    const tile = as === undefined ? '' : ` → ${say(language, as.terrain)} ${as.size}`
    return `  ${count} × ${sayPiece(language, type)}${tile}`
  })
  const foreign = summary.foreign.map(
    ({ type, count, reason }) => `  ${count} × ${sayPiece(language, type)}: ${say(language, reason ?? 'noLikeness')}`,
  )
  const problems = summary.problems.map((problem) => `  ${problem}`)
  const part = (title: string, lines: readonly string[]): string[] => (lines.length === 0 ? [] : [title, ...lines])
  return [
    `${summary.name} (${summary.id})`,
    say(language, 'sumPieces', { pieces, tiles, levels }),
    ...kinds,
    setsNeeded < 0 ? say(language, 'sumNoSet') : say(language, 'sumSets', { count: setsNeeded }),
    ...(zones === '' ? [] : [say(language, 'sumZones', { zones })]),
    ...(summary.glyphs === 0 ? [] : [say(language, 'sumGlyphs', { count: summary.glyphs })]),
    ...part(say(language, 'sumReplaced'), replaced),
    ...part(say(language, 'sumForeign'), foreign),
    ...part(say(language, 'sumProblems'), problems),
  ]
}
