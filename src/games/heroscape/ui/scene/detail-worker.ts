import { paintDetail, type DetailKind } from './detail-paint.ts'

declare const self: {
  addEventListener(type: 'message', listener: (message: MessageEvent<readonly DetailKind[]>) => void): void
  postMessage(message: unknown, transfer: readonly Transferable[]): void
}

self.addEventListener('message', ({ data }) => {
  for (const kind of data) {
    const painted = paintDetail(kind)
    self.postMessage(painted, [painted.pixels.buffer])
  }
})
