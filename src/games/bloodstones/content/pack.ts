import type { Result } from '../../../engine/index.ts'
import { parsePackText } from '../../../kit/content/pack.ts'
import { contentPackSchema } from './schema.ts'
import type { ContentPack } from './schema.ts'

export { MAX_PACK_BYTES } from '../../../kit/content/pack.ts'

/** Reads the text of a content pack; nothing in it is trusted. */
export function parsePack(text: string): Result<ContentPack> {
  return parsePackText(text, contentPackSchema)
}
