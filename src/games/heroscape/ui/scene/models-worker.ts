import { sculpt, type ModelName } from './sculpted.ts'

declare const self: {
  addEventListener(type: 'message', listener: (message: MessageEvent<readonly ModelName[]>) => void): void
  postMessage(message: unknown, transfer: readonly Transferable[]): void
}

self.addEventListener('message', ({ data }) => {
  for (const name of data) {
    const made = sculpt(name)
    self.postMessage(made, [made.position.buffer, made.normal.buffer, made.color.buffer, made.index.buffer])
  }
})
