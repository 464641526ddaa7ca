import { z } from 'zod'
import { TWO_TO_32 } from './chance/source.ts'
import type { Problem } from './game.ts'

const MOST = { entries: 200_000, text: 4_000, roles: 31, changes: 50 }

const role = z.int().min(0).max(MOST.roles)
const text = z.string().max(MOST.text)
const place = z.int().min(0).max(MOST.entries)
const hash = z.string().regex(/^[0-9a-f]{32}$/, 'must be 32 hexadecimal digits')
const commitment = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits')
const yes = z.literal(true).exactOptional()

const drawEntry = z
  .strictObject({
    type: z.literal('draw'),
    what: text,
    n: z.int().min(1).max(TWO_TO_32),
    value: z.int().min(0).max(TWO_TO_32),
    result: z.int(),
    seenBy: z.int().min(-2147483648).max(2147483647).exactOptional(),
  })
  .refine(({ n, value }) => value < n, { path: ['value'], message: 'must be below n' })

/** What the engine itself reads of a state; the rest is the game's to judge. */
const state = z.looseObject({
  next: z.array(z.strictObject({ procedure: text, args: z.looseObject({}) })).max(10_000),
  checkpoint: z.int().min(0),
  knowledge: z.int().min(0),
})

const entry = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('answer'), role, question: text, option: text, auto: yes }),
  z.strictObject({ type: z.literal('offer'), role, option: text }),
  drawEntry,
  z.strictObject({ type: z.literal('undo'), role, to: place, consent: yes }),
  z.strictObject({ type: z.literal('retract'), role }),
  z.strictObject({ type: z.literal('consent'), role, to: place }),
  z.strictObject({ type: z.literal('seat'), seat: role, holder: text }),
  z.strictObject({ type: z.literal('concede'), role }),
  z.strictObject({
    type: z.literal('rules'),
    version: z.int().min(0),
    content: hash,
    runs: z.array(z.int()).max(5 * MOST.entries),
    mark: z.strictObject({ at: place, state }),
  }),
])

const optionValue = z.union([z.boolean(), z.number(), text, z.array(text).max(MOST.roles)])

export const gameFileSchema = z.strictObject({
  walstatt: z.literal('game'),
  version: z.literal(1),
  setup: z.strictObject({
    game: text,
    rulesVersion: z.int().min(0),
    roles: z.int().min(1).max(MOST.roles),
    options: z.record(text, optionValue),
    content: hash,
    pack: z.unknown().optional(),
    fairness: z.strictObject({ commitment, contributions: z.array(commitment).max(MOST.roles) }).exactOptional(),
  }),
  log: z
    .array(entry)
    .max(MOST.entries)
    .refine((log) => log.filter(({ type }) => type === 'rules').length <= MOST.changes, {
      message: `says more than ${MOST.changes} times that the rules changed`,
    }),
  hashes: z
    .array(hash)
    .max(MOST.entries + 1)
    .exactOptional(),
})

/** `log[17].option` */
export function pathText(path: readonly PropertyKey[]): string {
  let out = ''
  for (const step of path) {
    if (typeof step === 'number') out += `[${step}]`
    else out += `${out === '' ? '' : '.'}${String(step).slice(0, 80)}`
  }
  return out
}

const HOSTILE = new Set(['__proto__', 'constructor', 'prototype'])
const DEEPEST = 40

/** Keys that could reach a prototype, and nesting that no honest file has. */
export function hostileIn(value: unknown, path: PropertyKey[] = []): Problem | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (path.length > DEEPEST) return { path: `${pathText(path).slice(0, 80)}…`, problem: 'is nested too deeply' }
  for (const key of Object.keys(value)) {
    const here = [...path, Array.isArray(value) ? Number(key) : key]
    if (HOSTILE.has(key)) return { path: pathText(here), problem: 'is not allowed as a key' }
    const found = hostileIn((value as Record<string, unknown>)[key], here)
    if (found !== undefined) return found
  }
  return undefined
}
