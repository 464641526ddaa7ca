import { deflated, inflated } from '../../../../boardkit/workshop/squeeze.ts'
import { fromBase64Url, toBase64Url } from '../../../../kit/base64.ts'

/** Browsers and servers take links of this length. */
const MAX_LINK = 60_000
const MAX_TEXT = 1_000_000

/** A text for a link; `undefined`: it would be too long. */
export async function squeezed(text: string): Promise<string | undefined> {
  const bytes = await deflated(new TextEncoder().encode(text), MAX_TEXT)
  const letters = bytes === undefined ? undefined : toBase64Url(bytes)
  return letters !== undefined && letters.length <= MAX_LINK ? letters : undefined
}

/** What was squeezed; nothing in it is trusted. An empty text holds nothing. */
export async function unsqueezed(letters: string): Promise<string> {
  if (letters.length > MAX_LINK) return ''
  const bytes = await inflated(fromBase64Url(letters), MAX_TEXT)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return ''
  }
}
