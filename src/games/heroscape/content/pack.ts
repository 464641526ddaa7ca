import type { Result } from '../../../engine/index.ts'
import { checkPackValue, parsePackText } from '../../../kit/content/pack.ts'
import { contentPackSchema } from './schema.ts'
import type { ContentPack } from './schema.ts'

/** Reads the text of a content pack; nothing in it is trusted. */
export function parsePack(text: string): Result<ContentPack> {
  return parsePackText(text, contentPackSchema)
}

export function checkPack(value: unknown): Result<ContentPack> {
  return checkPackValue(value, contentPackSchema)
}
