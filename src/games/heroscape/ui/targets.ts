/* What options point at. Targets are taken apart here and nowhere else. */

/** `space:12` or `figure:7`: what the board lets one click. */
export type Target = `space:${number}` | `figure:${number}`

function partsOf(target: string): [kind: string, rest: string] {
  const at = target.indexOf(':')
  return [target.slice(0, at), target.slice(at + 1)]
}

export const isSpace = (target: Target): boolean => partsOf(target)[0] === 'space'
export const idOf = (target: Target): number => Number(partsOf(target)[1])

/** What is pointed at and can be clicked; army cards as their figures. */
export function clickable(target: string, figuresOf: (card: number) => readonly number[]): Target[] {
  const [kind, id] = partsOf(target)
  if (kind === 'space' || kind === 'figure') return [`${kind}:${Number(id)}`]
  return kind === 'card' ? figuresOf(Number(id)).map((figure): Target => `figure:${figure}`) : []
}

export function cardIn(target: string): number | undefined {
  const [kind, id] = partsOf(target)
  return kind === 'card' ? Number(id) : undefined
}

/** The spaces of a way, the first is where it begins. */
export function pathIn(targets: readonly string[] | undefined): number[] {
  const found = targets?.map(partsOf).find(([kind]) => kind === 'line')
  return found === undefined ? [] : found[1].split('-').map(Number)
}
