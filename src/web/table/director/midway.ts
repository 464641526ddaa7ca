import type { Role } from '../../../engine/index.ts'
import type { Mirror, RoleMirror } from '../../../protocol/mirror.ts'

/**
 * The table while a step is shown: the cells of a board on the way, where one is known, otherwise as after the step. Who is asked, and
 * how it ended, is as before: whoever acts stands out, and the end comes after the last act.
 */
export function midway(before: Mirror, after: Mirror, board: Mirror | undefined): Mirror {
  const cells = board !== undefined && board.public.cells.size > 0 ? board : after
  const roles = new Map<Role, RoleMirror>()
  for (const [role, own] of before.roles) {
    const seen = cells.roles.get(role) ?? after.roles.get(role)
    roles.set(role, seen === undefined ? own : { ...own, cells: seen.cells, over: seen.over })
  }
  return { public: { ...before.public, cells: cells.public.cells }, roles }
}
