import { z } from 'zod'
import type { Problem, Result } from '../../engine/index.ts'
import { textField } from './fields.ts'
import { findSyntaxProblem, MAX_DEPTH } from './json-syntax.ts'
import { formatPath, limited, pathById, problemsOf } from './problem.ts'

export const MAX_PACK_BYTES = 1024 * 1024

/** Reads the text of a content pack; nothing in it is trusted. */
export function parsePackText<S extends z.ZodType>(text: string, schema: S): Result<z.infer<S>> {
  const bytes = text.length > MAX_PACK_BYTES ? text.length : new TextEncoder().encode(text).length
  if (bytes > MAX_PACK_BYTES)
    return refuse([{ path: '(whole file)', problem: `too large: at most ${MAX_PACK_BYTES} bytes are allowed` }])
  const content = text.startsWith('\uFEFF') ? text.slice(1) : text
  const syntax = findSyntaxProblem(content)
  if (syntax !== undefined)
    return refuse([{ path: `line ${syntax.line}, column ${syntax.column}`, problem: `not JSON: ${syntax.problem}` }])
  return checkPackValue(JSON.parse(content), schema)
}

export function checkPackValue<S extends z.ZodType>(value: unknown, schema: S): Result<z.infer<S>> {
  const checked = checkShape(value, schema, formatPath)
  if (!checked.ok) return checked
  const twice: Problem[] = []
  findRepeatedIds(checked.value, [], twice)
  return twice.length > 0 ? refuse(limited(twice)) : checked
}

/** The shape of a whole content, stored or merged; how its values fit together is for the game to check. */
export function checkSource<S extends z.ZodType>(source: unknown, schema: S): Result<z.infer<S>> {
  return checkShape(source, schema, pathById(source))
}

function checkShape<S extends z.ZodType>(value: unknown, schema: S, format: typeof formatPath): Result<z.infer<S>> {
  const hostile: Problem[] = []
  findHostile(value, [], hostile)
  if (hostile.length > 0) return refuse(limited(hostile))
  const parsed = schema.safeParse(value)
  return parsed.success ? { ok: true, value: parsed.data } : refuse(problemsOf(parsed.error, format))
}

function refuse(problems: readonly Problem[]): Result<never> {
  return { ok: false, problems }
}

/**
 * The same shape with everything optional except `id`: what a pack may say about something that exists. Lists of things
 * with an id become lists of patches, other lists are replaced as a whole.
 */
export function patchOf(schema: z.ZodType, maxItems: number): z.ZodType {
  if (schema instanceof z.ZodOptional) return patchOf(schema.unwrap() as z.ZodType, maxItems)
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodObject && 'id' in schema.element.shape)
    return z.array(patchOf(schema.element, maxItems)).max(maxItems)
  if (!(schema instanceof z.ZodObject)) return schema
  const shape: Record<string, z.ZodType> = {}
  for (const [key, value] of Object.entries(schema.shape as Record<string, z.ZodType>))
    shape[key] = key === 'id' ? value : patchOf(value, maxItems).optional()
  return z.strictObject(shape)
}

/** What a pack may say about a list of things that exist, at most `most` of them. */
export const patchesOf = (schema: z.ZodType, most: number) => z.array(patchOf(schema, most)).max(most).optional()

const MOST_LESSONS = 20

/** A content pack of a game: its head, and what it changes. */
export const packSchemaOf = <Game extends string, Shape extends z.ZodRawShape>(game: Game, changes: Shape) =>
  z.strictObject({
    walstatt: z.literal('content-pack'),
    game: z.literal(game),
    version: z.literal(1),
    name: textField(80),
    note: textField(200).optional(),
    /** Whoever learns the game looks through them (`docs/adding-a-lesson.md`); rules know nothing of them. */
    lessons: z.array(z.unknown()).max(MOST_LESSONS).optional(),
    ...changes,
  })

/** Names that reach an object's prototype; checked before anything reads or copies the value. */
const HOSTILE_KEYS: ReadonlySet<string> = new Set([
  ...Object.getOwnPropertyNames(Object.prototype),
  'prototype',
  'caller',
  'callee',
  'arguments',
])

/** Only texts, finite numbers, lists and plain objects; no hostile key at any depth. `path` is the way to the value. */
export function findHostile(value: unknown, path: PropertyKey[], problems: Problem[]): void {
  const report = (problem: string): void => void problems.push({ path: formatPath(path), problem })
  if (typeof value === 'string') return
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : report('not a finite number')
  if (typeof value !== 'object' || value === null) return report('only texts, numbers, lists and objects are allowed')
  if (path.length > MAX_DEPTH) return report('nested too deeply')
  const isList = Array.isArray(value)
  const prototype: unknown = Object.getPrototypeOf(value)
  if (!isList && prototype !== Object.prototype && prototype !== null) return report('not a plain object')
  for (const key of Object.keys(value)) {
    path.push(isList ? Number(key) : key)
    if (!isList && HOSTILE_KEYS.has(key)) report('forbidden field name')
    else findHostile((value as Record<string, unknown>)[key], path, problems)
    path.pop()
  }
}

function findRepeatedIds(value: unknown, path: readonly PropertyKey[], problems: Problem[]): void {
  if (typeof value !== 'object' || value === null) return
  const seen = new Set<unknown>()
  for (const [key, item] of Object.entries(value)) {
    const place = Array.isArray(value) ? [...path, Number(key)] : [...path, key]
    if (Array.isArray(value) && isThing(item)) {
      if (seen.has(item.id)) problems.push({ path: formatPath([...place, 'id']), problem: 'this id occurs twice' })
      seen.add(item.id)
    }
    findRepeatedIds(item, place, problems)
  }
}

interface Thing {
  readonly id: string | number
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && 'id' in value
}

/**
 * Lays a patch over a base and gives a new value: objects field by field, lists of things with an id by that id (new
 * ones are added), everything else is replaced.
 */
export function merge(base: unknown, patch: unknown): unknown {
  if (patch === undefined) return structuredClone(base)
  if (Array.isArray(base) && Array.isArray(patch)) return mergeLists(base, patch)
  if (!isObject(base) || !isObject(patch)) return structuredClone(patch)
  const merged: Record<string, unknown> = {}
  for (const key of Object.keys(base)) merged[key] = merge(base[key], patch[key])
  for (const key of Object.keys(patch)) if (!Object.hasOwn(base, key)) merged[key] = structuredClone(patch[key])
  return merged
}

function mergeLists(base: readonly unknown[], patch: readonly unknown[]): unknown[] {
  if (!base.every(isThing) || !patch.every(isThing)) return structuredClone(patch) as unknown[]
  const merged = base.map((thing) =>
    merge(
      thing,
      patch.find((other) => other.id === thing.id),
    ),
  )
  for (const thing of patch) if (!base.some((other) => other.id === thing.id)) merged.push(structuredClone(thing))
  return merged
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
