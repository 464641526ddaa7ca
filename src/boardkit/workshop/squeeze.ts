type Bytes = Uint8Array<ArrayBuffer>

async function through(
  bytes: Bytes,
  pair: CompressionStream | DecompressionStream,
  most: number,
): Promise<Bytes | undefined> {
  const stream = new Blob([bytes]).stream().pipeThrough(pair as ReadableWritablePair<Uint8Array, Uint8Array>)
  const reader = stream.getReader()
  const parts: Uint8Array[] = []
  let length = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length
    if (length > most) {
      await reader.cancel()
      return undefined
    }
    parts.push(part.value)
  }
  return new Uint8Array(await new Blob(parts as Bytes[]).arrayBuffer())
}

/** `undefined`: it takes more bytes than `most`, or the browser cannot do it. */
export async function deflated(bytes: Bytes, most: number): Promise<Bytes | undefined> {
  try {
    return await through(bytes, new CompressionStream('deflate-raw'), most)
  } catch {
    return undefined
  }
}

/** `undefined`: it is broken, or it would unfold to more bytes than `most`, as a short link may. */
export async function inflated(bytes: Bytes | undefined, most: number): Promise<Bytes | undefined> {
  try {
    return bytes && (await through(bytes, new DecompressionStream('deflate-raw'), most))
  } catch {
    return undefined
  }
}
