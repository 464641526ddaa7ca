import { paintDetail, type DetailKind } from './detail-paint.ts'

declare const self: {
  onmessage: (message: MessageEvent<readonly DetailKind[]>) => void
  postMessage(message: unknown, transfer: readonly Transferable[]): void
}

self.onmessage = ({ data }) => {
  for (const kind of data) {
    const painted = paintDetail(kind)
    self.postMessage(painted, [painted.pixels.buffer])
  }
}
