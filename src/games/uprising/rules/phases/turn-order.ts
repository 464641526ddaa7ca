import type { Role, State } from '../table/state.ts'

/** All roles clockwise from the first player (UP-SET-36). */
export function clockwise(s: State): Role[] {
  const order: Role[] = []
  for (let i = 0; i < s.roles; i++) order.push((s.firstPlayer + i) % s.roles)
  return order
}

export const isLastChapter = (s: State): boolean => s.chapter === s.options.chapters
