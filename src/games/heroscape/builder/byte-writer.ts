/** Little-endian. */
export class ByteWriter {
  readonly #bytes: number[] = []

  byte(value: number): void {
    this.#bytes.push(value & 0xff)
  }

  whole(value: number): void {
    for (let shift = 0; shift < 32; shift += 8) this.byte(value >> shift)
  }

  float(value: number): void {
    const eight = new DataView(new ArrayBuffer(8))
    eight.setFloat64(0, value, true)
    for (let i = 0; i < 8; i++) this.byte(eight.getUint8(i))
  }

  raw(bytes: Uint8Array): void {
    for (const byte of bytes) this.byte(byte)
  }

  text(text: string): void {
    const { length } = text
    for (const mark of [0xff, 0xfe, 0xff]) this.byte(mark)
    if (length < 0xff) this.byte(length)
    else {
      this.byte(0xff)
      const isLong = length >= 0xfffe
      this.byte(isLong ? 0xff : length)
      this.byte(isLong ? 0xff : length >> 8)
      if (isLong) this.whole(length)
    }
    for (let i = 0; i < length; i++) {
      const code = text.charCodeAt(i)
      this.byte(code)
      this.byte(code >> 8)
    }
  }

  take(): Uint8Array {
    return Uint8Array.from(this.#bytes)
  }
}
