/** Numbers among bytes, as they are taken from the front. */
export interface Numbers {
  readonly bytes: Uint8Array
  at: number
}

/** Thrown while reading; never leaves the builder. */
export class BrokenNumbers extends Error {}

/** A number of any size in groups of seven bits; small ones of either sign take one byte. */
export function put(bytes: number[], value: number): void {
  let rest = value < 0 ? -2 * value - 1 : 2 * value
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) | 0x80)
  bytes.push(rest)
}

export function take(numbers: Numbers, least: number, most: number): number {
  let [rest, scale] = [0, 1]
  for (let digits = 0; digits < 6; digits++) {
    const byte = numbers.bytes[numbers.at++]
    if (byte === undefined) throw new BrokenNumbers()
    rest += (byte & 0x7f) * scale
    scale *= 0x80
    if (byte >= 0x80) continue
    const value = rest % 2 === 1 ? -(rest + 1) / 2 : rest / 2
    if (value < least || value > most) throw new BrokenNumbers()
    return value
  }
  throw new BrokenNumbers()
}
