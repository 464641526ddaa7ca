import { asAnswer, clientMessageSchema, MOST, type ClientMessage } from '../protocol/socket.ts'
import { PROTOCOL_VERSION } from '../protocol/views.ts'
import { ApiError, read } from './errors.ts'
import { checkJson } from './json.ts'

/** No message is nested deeper, or holds more. */
const LIMITS = { bytes: MOST.message, depth: 8, values: 1000 } as const

/** What may have gone wrong is checked from the outside in: size, depth, form, meaning. */
export function readMessage(data: Buffer, isBinary: boolean): ClientMessage {
  if (data.length > MOST.message) throw new ApiError('tooLarge', `a message has at most ${MOST.message} bytes`)
  const problem = isBinary ? undefined : checkJson(data, LIMITS)
  if (problem !== undefined) throw new ApiError('malformed', `a message ${problem.problem}`)
  let value: unknown
  try {
    value = isBinary ? undefined : JSON.parse(data.toString('utf8'))
  } catch {
    value = undefined
  }
  if (typeof value !== 'object' || value === null) throw new ApiError('malformed', 'a message is a JSON object')
  const answer = asAnswer(value)
  if (answer !== undefined) return answer
  const isHello = 'type' in value && value.type === 'hello'
  if (isHello && !('version' in value && value.version === PROTOCOL_VERSION))
    throw new ApiError('version', `this server speaks version ${PROTOCOL_VERSION}: load the page again`)
  return read(clientMessageSchema, value, 'malformed')
}

/** So many times what may come at once: whoever sends more than that for nothing is let go. */
const PATIENCE = 20

/** How fast one connection may send. */
export class Pace {
  private readonly perSecond: number
  private readonly burst: number
  private readonly now: () => number
  private tokens: number
  private refilled: number
  /** How many came for nothing, less what has passed since. */
  private excess = 0
  private isTold = false

  constructor(rate: { readonly perSecond: number; readonly burst: number }, now: () => number = Date.now) {
    this.perSecond = rate.perSecond
    this.burst = rate.burst
    this.now = now
    this.tokens = rate.burst
    this.refilled = now()
  }

  /** Too fast is refused once; then nothing is said until it is slow enough again. */
  next(): 'pass' | 'refuse' | 'drop' | 'close' {
    const now = this.now()
    this.tokens = Math.min(this.burst, this.tokens + ((now - this.refilled) * this.perSecond) / 1000)
    this.refilled = now
    if (this.tokens >= 1) {
      this.tokens--
      this.excess = Math.max(0, this.excess - 1)
      this.isTold = false
      return 'pass'
    }
    if (++this.excess > this.burst * PATIENCE) return 'close'
    if (this.isTold) return 'drop'
    this.isTold = true
    return 'refuse'
  }
}
