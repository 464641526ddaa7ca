import { createContext, useContext } from 'react'
import type { WorkshopProps } from '../../../../protocol/board.ts'
import { loadContent } from '../../content/content.ts'
import type { Content } from '../../content/content.ts'
import type { Desk } from './desk.ts'
import { boxOf } from './pack.ts'
import type { Box, Entry } from './pack.ts'
import type { Report } from './report.ts'
import type { Strings } from './strings.ts'

/** What every part of the workshop uses. */
export interface Shop extends WorkshopProps {
  readonly t: Strings
  readonly desk: Desk
  /** Replaces what is on the desk. */
  put(change: (desk: Desk) => Desk): void
  readonly box: Box
  /** What is being edited, with the pack laid over it. */
  readonly entry: Entry
  /** The built-in content. */
  readonly content: Content
  readonly report: Report
}

const ShopContext = createContext<Shop | undefined>(undefined)
export const ShopProvider = ShopContext.Provider

export function useShop(): Shop {
  const shop = useContext(ShopContext)
  if (shop === undefined) throw new Error('outside the workshop')
  return shop
}

export function builtIn(): { readonly box: Box; readonly content: Content } {
  const loaded = loadContent()
  if (!loaded.ok) throw new Error('built-in content is broken')
  return { box: boxOf(loaded.source), content: loaded.content }
}
