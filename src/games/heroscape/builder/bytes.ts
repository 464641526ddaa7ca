/** Where and why a file could not be read. */
export interface ByteProblem {
  /** Counted from 0. */
  readonly offset: number
  readonly key: ByteProblemKey
  readonly args: Readonly<Record<string, string | number>>
}

export type ByteProblemKey =
  'hscTooLarge' | 'hscEndsEarly' | 'hscNotAMap' | 'hscTextTooLong' | 'hscTooManyTiles' | 'hscBadNumber' | 'hscBytesLeft'

/** Thrown while reading; never leaves `readHsc`. */
export class ByteError extends Error {
  readonly found: ByteProblem

  constructor(offset: number, key: ByteProblemKey, args: ByteProblem['args'] = {}) {
    super(`byte ${offset}: ${key}`)
    this.found = { offset, key, args }
  }
}

/** The length prefix of a text counts characters; nobody writes names or scenarios longer than this. */
export const MAX_TEXT = 100_000

/** Little-endian. Nothing is reserved before it is known that the file holds it. */
export class ByteReader {
  offset = 0
  readonly #bytes: Uint8Array
  readonly #view: DataView

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  get left(): number {
    return this.#bytes.length - this.offset
  }

  byte(field: string): number {
    return this.#view.getUint8(this.#take(1, field))
  }

  word(field: string): number {
    return this.#view.getUint16(this.#take(2, field), true)
  }

  unsigned(field: string): number {
    return this.#view.getUint32(this.#take(4, field), true)
  }

  whole(field: string, least: number, most: number): number {
    const at = this.offset
    const value = this.#view.getInt32(this.#take(4, field), true)
    if (value < least || value > most) throw new ByteError(at, 'hscBadNumber', { field, value, least, most })
    return value
  }

  float(field: string): number {
    return this.#view.getFloat64(this.#take(8, field), true)
  }

  raw(length: number, field: string): Uint8Array {
    const at = this.#take(length, field)
    return this.#bytes.slice(at, at + length)
  }

  /** A text as MFC archives write it: the mark FF FEFF says that characters have two bytes. */
  text(field: string): string {
    const start = this.offset
    let [size, length] = [1, this.byte(field)]
    if (length === 0xff) {
      const word = this.word(field)
      if (word === 0xfffe) {
        size = 2
        length = this.byte(field)
        if (length === 0xff) length = this.#longLength(this.word(field), field)
      } else length = this.#longLength(word, field)
    }
    if (length > MAX_TEXT) throw new ByteError(start, 'hscTextTooLong', { field, length, most: MAX_TEXT })
    const at = this.#take(length * size, field)
    const bytes = this.#bytes.subarray(at, at + length * size)
    if (size === 1) return new TextDecoder('windows-1252').decode(bytes)
    let text = ''
    for (let i = 0; i < bytes.length; i += 2) text += String.fromCharCode(bytes[i] | (bytes[i + 1] << 8))
    return text
  }

  #longLength(word: number, field: string): number {
    return word === 0xffff ? this.unsigned(field) : word
  }

  #take(length: number, field: string): number {
    const at = this.offset
    if (length > this.left) throw new ByteError(at, 'hscEndsEarly', { field, needed: length, left: this.left })
    this.offset += length
    return at
  }
}
