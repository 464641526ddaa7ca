import type { Shell } from '../../../../boardkit/workshop/shell.ts'
import { shopOf } from '../../../../boardkit/workshop/shop.ts'
import { loadContent } from '../../content/content.ts'
import type { Content } from '../../content/content.ts'
import type { Work } from './craft.ts'
import type { Workbench } from './workbench.ts'
import { boxOf } from './pack.ts'
import type { Box, Entry } from './pack.ts'
import type { Report } from './report.ts'
import type { Strings } from './strings.ts'

/** What every part of the workshop uses. */
export interface Shop extends Shell<Work> {
  readonly t: Strings
  readonly workbench: Workbench
  /** Replaces what is on the workbench. */
  put(change: (workbench: Workbench) => Workbench): void
  readonly box: Box
  /** What is being edited, with the pack laid over it. */
  readonly entry: Entry
  /** The built-in content. */
  readonly content: Content
  readonly report: Report
}

export const { ShopProvider, useShop } = shopOf<Shop>()

export function builtIn(): { readonly box: Box; readonly content: Content } {
  const loaded = loadContent()
  if (!loaded.ok) throw new Error('built-in content is broken')
  return { box: boxOf(loaded.source), content: loaded.content }
}
