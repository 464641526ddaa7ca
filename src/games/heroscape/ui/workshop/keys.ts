/** What a key on the plan does. */
export type KeyAct =
  | { readonly act: 'move'; readonly right: number; readonly down: number }
  | { readonly act: 'level' | 'turn' | 'zoom'; readonly by: number }
  | {
      readonly act:
        | 'place'
        | 'remove'
        | 'undo'
        | 'redo'
        | 'copy'
        | 'cut'
        | 'paste'
        | 'all'
        | 'mirror'
        | 'select'
        | 'top'
        | 'fit'
        | 'let-go'
    }

interface Press {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const FAR = 4

const PLAIN: Readonly<Record<string, KeyAct>> = {
  Enter: { act: 'place' },
  ' ': { act: 'place' },
  Delete: { act: 'remove' },
  Backspace: { act: 'remove' },
  PageUp: { act: 'level', by: 1 },
  PageDown: { act: 'level', by: -1 },
  Home: { act: 'top' },
  r: { act: 'turn', by: 1 },
  R: { act: 'turn', by: -1 },
  m: { act: 'mirror' },
  s: { act: 'select' },
  '+': { act: 'zoom', by: 1.25 },
  '-': { act: 'zoom', by: 0.8 },
  '0': { act: 'fit' },
  Escape: { act: 'let-go' },
}

const WITH_CTRL: Readonly<Record<string, KeyAct>> = {
  z: { act: 'undo' },
  y: { act: 'redo' },
  c: { act: 'copy' },
  x: { act: 'cut' },
  v: { act: 'paste' },
  a: { act: 'all' },
}

export function keyAct({ key, ctrlKey, metaKey, shiftKey, altKey }: Press): KeyAct | undefined {
  if (altKey) return undefined
  if (ctrlKey || metaKey) {
    const name = key.toLowerCase()
    return name === 'z' && shiftKey ? { act: 'redo' } : WITH_CTRL[name]
  }
  const arrow = ARROWS[key]
  const far = shiftKey ? FAR : 1
  return arrow === undefined ? PLAIN[key] : { act: 'move', right: arrow[0] * far, down: arrow[1] * far }
}
