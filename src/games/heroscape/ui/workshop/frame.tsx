import { createContext, useContext } from 'react'
import { loadContent } from '../../content/content.ts'
import type { Content, ContentSource } from '../../content/content.ts'
import type { WorkshopProps } from '../../../../protocol/board.ts'
import type { Desk } from './desk.ts'
import type { Strings } from './strings.ts'

/** What every part of the workshop uses. */
export interface Shop extends WorkshopProps {
  readonly t: Strings
  readonly desk: Desk
  /** Replaces what is on the desk. */
  put(change: (desk: Desk) => Desk): void
  /** The built-in content: cards, glyphs, inventory. */
  readonly source: ContentSource
  readonly content: Content
}

const ShopContext = createContext<Shop | undefined>(undefined)
export const ShopProvider = ShopContext.Provider

export function useShop(): Shop {
  const shop = useContext(ShopContext)
  if (shop === undefined) throw new Error('outside the workshop')
  return shop
}

/** The built-in content. */
export function builtIn(): { readonly source: ContentSource; readonly content: Content } {
  const loaded = loadContent()
  if (!loaded.ok) throw new Error('built-in content is broken')
  return loaded
}
