import { useSettings } from '../../app/settings.ts'
import type { House } from './director.ts'

/** What a page gives to a show: time, the chosen pace, and whether anybody can see it. */
export interface PageHouse extends Pick<House, 'after' | 'pace'> {
  isHidden(): boolean
  /** Calls when the page can be seen again; what it returns ends that. */
  onSeen(run: () => void): () => void
}

export const pageHouse: PageHouse = {
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  pace: () => useSettings.getState().pace,
  isHidden: () => typeof document !== 'undefined' && document.hidden,
  onSeen(run) {
    if (typeof document === 'undefined') return () => undefined
    document.addEventListener('visibilitychange', run)
    return () => document.removeEventListener('visibilitychange', run)
  },
}
