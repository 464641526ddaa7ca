/** Steps that can be taken back. */
const MAX_STEPS = 500

export interface History<Doc> {
  readonly past: readonly Doc[]
  readonly present: Doc
  readonly future: readonly Doc[]
}

export const startHistory = <Doc>(present: Doc): History<Doc> => ({ past: [], present, future: [] })

export const canUndo = ({ past }: History<unknown>): boolean => past.length > 0
export const canRedo = ({ future }: History<unknown>): boolean => future.length > 0

/** `isSameStep`: it is undone together with the step before, such as letters that are typed in one field. */
export function record<Doc>(history: History<Doc>, doc: Doc, isSameStep = false): History<Doc> {
  const { past, present } = history
  if (doc === present) return history
  return { past: isSameStep ? past : [...past, present].slice(-MAX_STEPS), present: doc, future: [] }
}

export function undo<Doc>(history: History<Doc>): History<Doc> {
  const { past, present, future } = history
  if (past.length === 0) return history
  return { past: past.slice(0, -1), present: past[past.length - 1], future: [present, ...future] }
}

export function redo<Doc>(history: History<Doc>): History<Doc> {
  const { past, present, future } = history
  const [next, ...rest] = future
  return future.length === 0 ? history : { past: [...past, present], present: next, future: rest }
}
