import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { Theme } from '../scene/types.ts'

/** How somebody likes to look at battlefields. */
export interface Prefs {
  readonly mode: '3d' | '2d'
  readonly camera: 'orbit' | 'top'
  /** How richly it is painted; `auto` looks at what the machine can do. */
  readonly quality: 'auto' | 'high' | 'low'
}

const KEY = 'walstatt.heroscape.board'
const DEFAULTS: Prefs = { mode: '3d', camera: 'orbit', quality: 'auto' }

export function readPrefs(text: string | undefined): Prefs {
  try {
    const kept = JSON.parse(text ?? '{}') as Partial<Prefs>
    return {
      mode: kept.mode === '2d' ? '2d' : '3d',
      camera: kept.camera === 'top' ? 'top' : 'orbit',
      quality: kept.quality === 'high' || kept.quality === 'low' ? kept.quality : 'auto',
    }
  } catch {
    return DEFAULTS
  }
}

export function storedPrefs(): Prefs {
  try {
    return readPrefs(localStorage.getItem(KEY) ?? undefined)
  } catch {
    return DEFAULTS
  }
}

export function usePrefs(): [Prefs, (part: Partial<Prefs>) => void] {
  const [prefs, setPrefs] = useState(storedPrefs)
  const change = useCallback((part: Partial<Prefs>): void => {
    setPrefs((old) => {
      const next = { ...old, ...part }
      try {
        localStorage.setItem(KEY, JSON.stringify(next))
      } catch {
        // Without storage the choice holds until the page is closed.
      }
      return next
    })
  }, [])
  return [prefs, change]
}

const themeNow = (): Theme => (document.documentElement.dataset['theme'] === 'day' ? 'light' : 'dark')

function watchTheme(changed: () => void): () => void {
  const watcher = new MutationObserver(changed)
  watcher.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  return () => watcher.disconnect()
}

/** The app writes its theme on the root of the page. */
export const useTheme = (): Theme => useSyncExternalStore(watchTheme, themeNow)

/** True while the page is printed. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const set = (value: boolean) => () => flushSync(() => setPrinting(value))
    addEventListener('beforeprint', set(true), stop)
    addEventListener('afterprint', set(false), stop)
    return () => stop.abort()
  }, [])
  return isPrinting
}
