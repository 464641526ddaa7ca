import type { Battlefield } from '../../../content/battlefield.ts'

/** By link: the space it starts from, and the link back. */
export interface Ends {
  readonly from: Int32Array
  readonly back: Int32Array
}
const knownEnds = new WeakMap<Battlefield, Ends>()

export function endsOf(of: Battlefield): Ends {
  const found = knownEnds.get(of)
  if (found !== undefined) return found
  const { first, to } = of.links
  const from = new Int32Array(to.length)
  const back = new Int32Array(to.length)
  for (let space = 0; space < of.spaces.count; space++) from.fill(space, first[space], first[space + 1])
  for (let link = 0; link < to.length; link++)
    for (let other = first[to[link]]; other < first[to[link] + 1]; other++)
      if (to[other] === from[link]) back[link] = other
  const made = { from, back }
  knownEnds.set(of, made)
  return made
}
