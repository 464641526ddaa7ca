import { MAX_LINK } from '../../builder/share.ts'

/** No text of a plan begins so. */
const MARK = 'z.'

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

function toText(bytes: Uint8Array): string {
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** At most so many bytes: a short link may unfold to a very long text. */
async function readAll(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | undefined> {
  const parts: number[] = []
  const reader = stream.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (parts.length + part.value.length > most) {
      await reader.cancel()
      return undefined
    }
    for (const byte of part.value) parts.push(byte)
  }
  return Uint8Array.from(parts)
}

const through = (bytes: Uint8Array<ArrayBuffer>, pair: GenericTransformStream): Promise<Uint8Array | undefined> =>
  readAll(new Blob([bytes]).stream().pipeThrough(pair as ReadableWritablePair<Uint8Array, Uint8Array>), MAX_LINK)

interface GenericTransformStream {
  readonly readable: ReadableStream
  readonly writable: WritableStream
}

/** A shorter text for the same plan, where the browser can make one. */
export async function squeezed(text: string): Promise<string> {
  try {
    const bytes = await through(toBytes(text), new CompressionStream('deflate-raw'))
    const short = bytes === undefined ? text : MARK + toText(bytes)
    return short.length < text.length ? short : text
  } catch {
    return text
  }
}

/** What was squeezed; nothing in it is trusted. An empty text holds no plan. */
export async function unsqueezed(text: string): Promise<string> {
  if (!text.startsWith(MARK)) return text
  try {
    const bytes = await through(toBytes(text.slice(MARK.length)), new DecompressionStream('deflate-raw'))
    return bytes === undefined ? '' : toText(bytes)
  } catch {
    return ''
  }
}
