import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { streamOf, textFrame } from './frame.ts'

it('a frame of any length is read as the text it was made from', async () => {
  const http = createServer().listen(0)
  const server = new WebSocketServer({ server: http })
  const connected = once(server, 'connection') as Promise<[WebSocket]>
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`)
  const [socket] = await connected
  const stream = streamOf(socket)
  for (const length of [0, 1, 125, 126, 127, 65_535, 65_536, 200_000]) {
    const text = 'ä'.repeat(length >> 1) + 'x'.repeat(length & 1)
    const got = once(client, 'message') as Promise<[Buffer, boolean]>
    stream.write(textFrame(text))
    const [data, isBinary] = await got
    expect([data.toString(), isBinary]).toEqual([text, false])
  }
  // One that is made otherwise is noticed.
  expect(() => streamOf(Object.create(WebSocket.prototype))).toThrow('keeps its stream elsewhere')
  client.terminate()
  server.close()
  http.close()
})
