import { describe, expect, it } from 'vitest'
import { lengthened, shortened } from './shorten.ts'
import { bytesOf, manifest, numbersFrom } from './testing/samples.ts'

const again = (bytes: Uint8Array): Uint8Array | undefined => lengthened(Uint8Array.from(shortened(bytes)), bytes.length)

describe('shortened bytes', () => {
  it.each(manifest)('of $file are the same again, and fewer', ({ file }) => {
    const bytes = bytesOf(file)
    expect(again(bytes)).toEqual(bytes)
    expect(shortened(bytes).length).toBeLessThan(bytes.length)
  })

  it('may be of any kind', () => {
    const next = numbersFrom(7)
    for (const letters of [1, 2, 5, 256])
      for (const length of [0, 1, 2, 3, 4, 5, 100, 5000]) {
        const bytes = Uint8Array.from({ length }, () => next(letters))
        expect(again(bytes)).toEqual(bytes)
      }
  })

  it('that are broken give nothing or something, and never more than allowed', () => {
    const next = numbersFrom(8)
    const short = Uint8Array.from(shortened(bytesOf('two-hills.hsc')))
    for (let round = 0; round < 400; round++) {
      const broken = short.slice(0, next(3) === 0 ? next(short.length) : short.length)
      for (let flips = 1 + next(3); flips > 0 && broken.length > 0; flips--) broken[next(broken.length)] = next(256)
      expect(lengthened(broken, 10_000)?.length ?? 0).toBeLessThanOrEqual(10_000)
    }
    const bomb = Uint8Array.from([2, 65, 0xfe, 0xff, 0xff, 0x7f, 2])
    expect(lengthened(bomb, 10_000)).toBeUndefined()
  })
})
