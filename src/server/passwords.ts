import { hash, verify } from '@node-rs/argon2'
import { ApiError } from './errors.ts'

/** Each computation takes memory and a thread of its own. */
const AT_ONCE = 2
const MOST_WAITING = 16

export interface Argon {
  hash(text: string): Promise<string>
  verify(hashed: string, text: string): Promise<boolean>
}

const argon: Argon = { hash: (text) => hash(text), verify: (hashed, text) => verify(hashed, text) }

/** Makes and checks hashes of passwords: few at a time, some may wait, and who comes beyond that is told so at once. */
export class Passwords {
  private readonly argon: Argon
  private readonly waiting: (() => void)[] = []
  private running = 0
  private nobody: string | undefined

  constructor(own: Argon = argon) {
    this.argon = own
  }

  hash(text: string): Promise<string> {
    return this.inTurn(() => this.argon.hash(text))
  }

  /** Without a hash there is nobody: as much is computed all the same, so that the time tells nothing. */
  verify(hashed: string | null | undefined, text: string): Promise<boolean> {
    return this.inTurn(async () => {
      this.nobody ??= await this.argon.hash('nobody has this password')
      const isRight = await this.argon.verify(hashed ?? this.nobody, text)
      return isRight && typeof hashed === 'string'
    })
  }

  private async inTurn<T>(compute: () => Promise<T>): Promise<T> {
    if (this.running < AT_ONCE) this.running++
    else if (this.waiting.length < MOST_WAITING) await new Promise<void>((go) => this.waiting.push(go))
    else throw new ApiError('busy', 'too many passwords are being checked; try again in a moment')
    try {
      return await compute()
    } finally {
      const next = this.waiting.shift()
      // The place passes on: nobody else can slip in between.
      if (next === undefined) this.running--
      else next()
    }
  }
}
