import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'

const TEXT = 0x81

/**
 * A whole WebSocket text frame (RFC 6455, unmasked, in one piece). Made once and written to every socket that gets the same message,
 * instead of being put together anew for each of them.
 */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = TEXT
  if (head === 2) frame[1] = length
  else if (head === 4) {
    frame[1] = 126
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = 127
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, head)
  return frame
}

const isStream = (value: unknown): value is Duplex =>
  typeof value === 'object' && value !== null && 'write' in value && 'writableLength' in value

/**
 * The stream under a socket, to write whole frames to. The library keeps it to itself and has no way to send a frame that is ready; this
 * is the only place that reaches for it. Without compression nothing of the library's own waits in between.
 */
export function streamOf(socket: WebSocket): Duplex {
  const stream: unknown = Reflect.get(socket, '_socket')
  if (!isStream(stream)) throw new Error('this version of ws keeps its stream elsewhere: see frame.ts')
  return stream
}
