import type { z } from 'zod'
import { abilities, ability, effects, modifiers } from '../../content/effects/effect-schema.ts'
import { cardSel, condition, hexSel, num, ownCardSel, pieceSel } from '../../content/effects/selector-schema.ts'

/** What is read of a schema to explain it. */
interface Shape {
  readonly type: string
  readonly innerType?: z.ZodType
  readonly element?: z.ZodType
  readonly options?: readonly z.ZodType[]
  readonly entries?: Readonly<Record<string, string>>
  readonly values?: readonly unknown[]
  readonly shape?: Readonly<Record<string, z.ZodType>>
  readonly discriminator?: string
  getter?(): z.ZodType
}

const shapeOf = (schema: z.ZodType): Shape => schema.def as unknown as Shape

const effect = shapeOf(effects).element!
const modifier = shapeOf(modifiers).element!
const cost = shapeOf(shapeOf(shapeOf(ability).shape!['cost']).innerType!).element!

/** Parts of the language with a chapter of their own in the help. */
const NAMED = { effect, condition, modifier, cost, number: num, hex: hexSel, pieces: pieceSel, cards: cardSel }
export type PartName = keyof typeof NAMED | 'ownCards' | 'ability'
const PARTS: readonly (readonly [PartName, z.ZodType])[] = [
  ...(Object.entries(NAMED) as [PartName, z.ZodType][]),
  ['ownCards', ownCardSel],
  ['ability', ability],
]

/** One way to write a thing: the word that names it, and its fields. */
interface Form {
  readonly word: string
  readonly fields: readonly { readonly name: string; readonly isOptional: boolean; readonly what: string }[]
}

const unlazy = (schema: z.ZodType): z.ZodType => {
  const { type, getter } = shapeOf(schema)
  return type === 'lazy' ? unlazy(getter!()) : schema
}

const quoted = (value: unknown): string => (typeof value === 'string' ? `"${value}"` : String(value))

/** `"you" | "each"`, `hex`, `number`, `effect[]`. */
function describe(schema: z.ZodType): string {
  const part = PARTS.find(([, one]) => one === schema)
  if (part !== undefined) return part[0]
  const { type, innerType, element, options, entries, values, shape } = shapeOf(schema)
  if (type === 'optional') return describe(innerType!)
  if (type === 'array') return `[${describe(element!)}, …]`
  if (type === 'enum') return Object.values(entries!).map(quoted).join(' | ')
  if (type === 'literal') return values!.map(quoted).join(' | ')
  if (type === 'union') return options!.map(describe).join(' | ')
  if (type === 'lazy') return describe(unlazy(schema))
  if (type === 'object') return `{ ${Object.keys(shape!).join(', ')} }`
  return type
}

function wordsOf(schema: z.ZodType): string[] {
  const { entries, values } = shapeOf(schema)
  return (entries === undefined ? values! : Object.values(entries)).map(String)
}

/** All ways to write a part: by word where it has one, else one nameless way. */
export function formsOf(part: PartName): readonly Form[] {
  const schema = unlazy(PARTS.find(([name]) => name === part)![1])
  return variants(schema).flatMap(([key, shape]) => {
    const fields = Object.entries(shape)
      .filter(([name]) => name !== key)
      .map(([name, one]) => ({ name, isOptional: shapeOf(one).type === 'optional', what: describe(one) }))
    return (key === undefined ? [''] : wordsOf(shape[key])).map((word) => ({ word, fields }))
  })
}

type Variant = readonly [key: string | undefined, shape: Readonly<Record<string, z.ZodType>>]

function variants(schema: z.ZodType): Variant[] {
  const { type, options = [], discriminator, shape } = shapeOf(schema)
  if (type === 'object') return [[undefined, shape!]]
  if (type !== 'union') return []
  if (discriminator === undefined) return options.flatMap(variants)
  return options.map((one): Variant => [discriminator, shapeOf(one).shape!])
}

/** What a JSON field of a card holds. */
export type JsonKind = 'effects' | 'abilities' | 'modifiers' | 'bonus' | 'patch'

const LISTED = { effects: ['effect', 'op'], modifiers: ['modifier', 'rule'] } as const

/** Words with which a new part of such a list can begin. */
export function startsOf(kind: JsonKind): string[] {
  if (kind === 'abilities') return ['ability']
  return kind === 'effects' || kind === 'modifiers' ? formsOf(LISTED[kind][0]).map(({ word }) => word) : []
}

/** The simplest thing of that name: what it must have, with the first value that is right. */
export function sampleOf(kind: JsonKind, word: string): unknown {
  if (kind === 'abilities') return sample(shapeOf(abilities).element!)
  if (kind !== 'effects' && kind !== 'modifiers') return {}
  const [part, key] = LISTED[kind]
  const found = variants(unlazy(NAMED[part])).find(([, shape]) => wordsOf(shape[key]).includes(word))
  return found === undefined ? {} : { ...sampleFields(found[1]), [key]: word }
}

function sampleFields(shape: Readonly<Record<string, z.ZodType>>): Record<string, unknown> {
  const fields = Object.entries(shape).filter(([, one]) => shapeOf(one).type !== 'optional')
  return Object.fromEntries(fields.map(([name, one]) => [name, sample(one)]))
}

function sample(schema: z.ZodType): unknown {
  if (schema === effect) return { op: 'gain', who: 'you', salt: 1 }
  if (schema === condition) return { is: 'noUnits' }
  if (schema === modifier) return { rule: 'heroDice', dice: ['white'] }
  if (schema === hexSel) return { at: 'here' }
  if (schema === num) return 1
  const { type, element, options, entries, values, shape } = shapeOf(schema)
  if (type === 'array') {
    const one = sample(element!)
    return [[one], [one, one]].find((list) => schema.safeParse(list).success) ?? [one]
  }
  if (type === 'enum') return Object.values(entries!)[0]
  if (type === 'literal') return values![0]
  if (type === 'union') return sample(options![0])
  if (type === 'lazy') return sample(unlazy(schema))
  if (type === 'object') return sampleFields(shape!)
  return type === 'number' || type === 'int' ? 1 : '…'
}
