import { z } from 'zod'

/** Where a group of values comes from; `recreated` = made by us because the printed one is not known, or our own design. */
export const provenanceSchema = z.enum(['rulebook', 'public', 'recreated'])
export type Provenance = z.infer<typeof provenanceSchema>

const FORBIDDEN_CHARACTERS = /[<>\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/u

export function textField(max: number) {
  return z
    .string()
    .min(1)
    .max(max)
    .refine((value) => !FORBIDDEN_CHARACTERS.test(value), 'control characters and the marks < and > are not allowed')
}

export function wordsField(max: number) {
  return z.strictObject({ en: textField(max), de: textField(max) })
}

export function wholeField(min: number, max: number) {
  return z.int().min(min).max(max)
}

/** An object that may have any of these keys, and no others. */
export function perKey<K extends string, V extends z.ZodType>(keys: readonly K[], value: V) {
  const shape = Object.fromEntries(keys.map((key) => [key, value.optional()]))
  return z.strictObject(shape as { [key in K]: z.ZodOptional<V> })
}

export const idField = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'an id is made of small letters, digits and single hyphens')
