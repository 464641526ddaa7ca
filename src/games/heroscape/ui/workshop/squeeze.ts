import { deflated, inflated } from '../../../../boardkit/workshop/squeeze.ts'
import { fromBase64Url, toBase64Url } from '../../../../kit/base64.ts'
import { MAX_LINK } from '../../builder/share.ts'

/** No text of a plan begins so. */
const MARK = 'z.'

/** A shorter text for the same plan, where the browser can make one. */
export async function squeezed(text: string): Promise<string> {
  const plain = fromBase64Url(text)
  const bytes = plain && (await deflated(plain, MAX_LINK))
  const short = bytes === undefined ? text : MARK + toBase64Url(bytes)
  return short.length < text.length ? short : text
}

/** What was squeezed; nothing in it is trusted. An empty text holds no plan. */
export async function unsqueezed(text: string): Promise<string> {
  if (!text.startsWith(MARK)) return text
  const bytes = await inflated(fromBase64Url(text.slice(MARK.length)), MAX_LINK)
  return bytes === undefined ? '' : toBase64Url(bytes)
}
