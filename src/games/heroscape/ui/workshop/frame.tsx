import type { Shell } from '../../../../boardkit/workshop/shell.ts'
import { shopOf } from '../../../../boardkit/workshop/shop.ts'
import type { Plan } from '../../builder/plan.ts'
import { loadContent } from '../../content/content.ts'
import type { Content, ContentSource } from '../../content/content.ts'
import type { Workbench } from './workbench.ts'
import type { Strings } from './strings.ts'

/** What every part of the workshop uses. */
export interface Shop extends Shell<Plan> {
  readonly t: Strings
  readonly workbench: Workbench
  /** Replaces what is on the workbench. */
  put(change: (workbench: Workbench) => Workbench): void
  /** The built-in content: cards, glyphs, inventory. */
  readonly source: ContentSource
  readonly content: Content
}

export const { ShopProvider, useShop } = shopOf<Shop>()

/** The built-in content. */
export function builtIn(): { readonly source: ContentSource; readonly content: Content } {
  const loaded = loadContent()
  if (!loaded.ok) throw new Error('built-in content is broken')
  return loaded
}
