import { existsSync } from 'node:fs'
import type { Oracle } from '../engine/proof/index.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- games of every shape alike
type AnyOracle = Oracle<any, any>

/** The oracles of a game lie with its tests: they are found only where this runs from the sources. */
export async function oraclesOf(game: string): Promise<readonly AnyOracle[]> {
  const url = new URL(`../games/${game}/testing/oracles.ts`, import.meta.url)
  if (!import.meta.url.endsWith('.ts') || !existsSync(url)) return []
  const part = (await import(/* @vite-ignore */ url.href)) as { readonly oracles: readonly AnyOracle[] }
  return part.oracles
}
