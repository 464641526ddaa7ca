import type { Figure } from '../table/state.ts'

/** Leaves in a list only those who pass. */
export function keep(list: Figure[], isKept: (figure: Figure) => boolean): Figure[] {
  let kept = 0
  for (const figure of list) if (isKept(figure)) list[kept++] = figure
  list.length = kept
  return list
}
