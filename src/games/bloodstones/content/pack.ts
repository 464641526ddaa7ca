import type { Problem, Result } from '../../../engine/game.ts'
import { checkPackValue, parsePackText } from '../../../kit/content/pack.ts'
import { contentPackSchema } from './schema.ts'
import type { ContentPack } from './schema.ts'

export { MAX_PACK_BYTES } from '../../../kit/content/pack.ts'

export type PackResult =
  { readonly ok: true; readonly pack: ContentPack } | { readonly ok: false; readonly problems: readonly Problem[] }

/** Reads the text of a content pack; nothing in it is trusted. */
export function parsePack(text: string): PackResult {
  return packOf(parsePackText(text, contentPackSchema))
}

export function checkPack(value: unknown): PackResult {
  return packOf(checkPackValue(value, contentPackSchema))
}

function packOf(checked: Result<ContentPack>): PackResult {
  return checked.ok ? { ok: true, pack: checked.value } : checked
}
