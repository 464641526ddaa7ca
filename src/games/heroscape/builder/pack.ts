import { z } from 'zod'
import { failed, ok, type Result } from '../../../engine/index.ts'
import { checkSource, merge } from '../../../kit/content/pack.ts'
import { battlefieldSchema } from '../content/battlefield-schema.ts'
import { checkPack, parsePack } from '../content/pack.ts'
import { scenarioSchema } from '../content/scenario-schema.ts'
import type { ContentPack, ContentSource } from '../content/schema.ts'
import type { VirtualscapeSource } from '../content/virtualscape-schema.ts'
import { cleanName } from '../../../kit/content/names.ts'
import { openOrigin } from './origin.ts'
import { fieldOf, planOf } from './plan.ts'
import type { Plan } from './plan.ts'

/** The plan as a content pack: laid over the built-in content it can be played. */
export function packOf(plan: Plan): ContentPack {
  const { zones, glyphs, foreign, ...words } = plan.kept
  const standsFor = plan.tiles.flatMap(({ standsFor: type }, index) =>
    type === undefined ? [] : [[index, type] as [number, number]],
  )
  const isNeeded = zones.length + glyphs.length + foreign.length + standsFor.length + Object.keys(words).length > 0
  const virtualscape: VirtualscapeSource = { ...words, zones, glyphs, standsFor, foreign }
  return {
    walstatt: 'content-pack',
    game: 'heroscape',
    version: 1,
    name: cleanName(plan.name.en, 80) ?? plan.id,
    battlefields: [fieldOf(plan)],
    ...(plan.scenarios.length === 0 ? {} : { scenarios: [...plan.scenarios] }),
    ...(isNeeded ? { virtualscape } : {}),
  }
}

/** One line per tile, so that a plan can be read and compared. */
export function packText(plan: Plan): string {
  const text = JSON.stringify(packOf(plan), undefined, 1)
  return `${text.replaceAll(/\n {5,}/g, ' ').replaceAll(/\n {4}(?=[}\]])/g, ' ')}\n`
}

/** Reads a pack that holds a whole battlefield; nothing in it is trusted. Without `id` the first one. */
export function planFromText(text: string, source: ContentSource, id?: string): Result<Plan> {
  const pack = parsePack(text)
  return pack.ok ? planFromPack(pack.value, source, id) : pack
}

export function planFromValue(value: unknown, source: ContentSource, id?: string): Result<Plan> {
  const pack = checkPack(value)
  return pack.ok ? planFromPack(pack.value, source, id) : pack
}

type Thing = { readonly id: string }

function planFromPack(pack: ContentPack, source: ContentSource, id?: string): Result<Plan> {
  const fields = (pack.battlefields ?? []) as Thing[]
  const wanted = id === undefined ? fields[0] : fields.find((field) => field.id === id)
  if (wanted === undefined) return failed('battlefields', 'there is no such battlefield in this pack')
  const base = source.battlefields.find((field) => field.id === wanted.id)
  const field = checkSource(base === undefined ? wanted : merge(base, wanted), battlefieldSchema)
  if (!field.ok) return field
  const scenarios = merge(source.scenarios, pack.scenarios) as ContentSource['scenarios']
  const own = checkSource(
    { list: scenarios.filter(({ battlefield }) => battlefield === wanted.id) },
    scenarioListSchema,
  )
  if (!own.ok) return own
  const plan = planOf(field.value, own.value.list)
  const kept = fields[0] === wanted ? pack.virtualscape : undefined
  if (kept?.origin !== undefined && openOrigin(kept.origin) === undefined)
    return failed('virtualscape.origin', 'holds no Virtualscape map')
  return ok(kept === undefined ? plan : withKept(plan, kept))
}

const scenarioListSchema = z.strictObject({ list: z.array(scenarioSchema) })

function withKept(plan: Plan, { standsFor, ...kept }: VirtualscapeSource): Plan {
  const types = new Map(standsFor)
  const tiles = plan.tiles.map((tile, index) => {
    const type = types.get(index)
    return type === undefined ? tile : { ...tile, standsFor: type }
  })
  return { ...plan, tiles, kept }
}

/** A built-in battlefield, or one of a pack that is laid over it. */
export function planFromContent(source: ContentSource, id: string): Plan | undefined {
  const field = source.battlefields.find((one) => one.id === id)
  return field === undefined ? undefined : planOf(field, source.scenarios)
}

/** A copy to be changed, so that the printed battlefield stays as it is. */
export function ownCopy(plan: Plan, id: string): Plan {
  const base = id.toUpperCase().slice(0, 20)
  return {
    ...plan,
    id,
    provenance: { tiles: 'recreated' },
    scenarios: plan.scenarios.map((scenario) => ({
      ...scenario,
      id: `${base}-${scenario.id}`.slice(0, 40).replace(/-+$/, ''),
      battlefield: id,
      provenance: { rules: 'recreated', setup: 'recreated' },
    })),
  }
}
