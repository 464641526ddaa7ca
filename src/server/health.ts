import type { Store } from './store/store.ts'

/** Each check writes: however many ask, the store is asked so often. */
const EVERY = 1000

/** Whether the store can be written and read; callers share one answer for a while. */
export function healthOf(store: Pick<Store, 'check'>, now = (): number => performance.now()): () => Promise<boolean> {
  let last: { readonly at: number; readonly isWell: Promise<boolean> } | undefined
  const check = async (): Promise<boolean> => {
    try {
      await store.check()
      return true
    } catch {
      return false
    }
  }
  return () => {
    if (last === undefined || now() - last.at >= EVERY) last = { at: now(), isWell: check() }
    return last.isWell
  }
}
