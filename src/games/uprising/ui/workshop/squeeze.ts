/** Browsers and servers take links of this length. */
const MAX_LINK = 60_000
const MAX_TEXT = 1_000_000

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

function toLetters(bytes: Uint8Array): string {
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** At most so many bytes: a short link may unfold to a very long text. */
async function through(bytes: Uint8Array<ArrayBuffer>, pair: CompressionStream | DecompressionStream) {
  const stream = new Blob([bytes]).stream().pipeThrough(pair as ReadableWritablePair<Uint8Array, Uint8Array>)
  const reader = stream.getReader()
  const parts: Uint8Array[] = []
  let length = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length
    if (length > MAX_TEXT) {
      await reader.cancel()
      return undefined
    }
    parts.push(part.value)
  }
  return new Uint8Array(await new Blob(parts as Uint8Array<ArrayBuffer>[]).arrayBuffer())
}

/** A text for a link; `undefined`: it would be too long. */
export async function squeezed(text: string): Promise<string | undefined> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'))
  const letters = bytes === undefined ? undefined : toLetters(bytes)
  return letters !== undefined && letters.length <= MAX_LINK ? letters : undefined
}

/** What was squeezed; nothing in it is trusted. An empty text holds nothing. */
export async function unsqueezed(letters: string): Promise<string> {
  if (letters.length > MAX_LINK) return ''
  try {
    const bytes = await through(toBytes(letters), new DecompressionStream('deflate-raw'))
    return bytes === undefined ? '' : new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return ''
  }
}
