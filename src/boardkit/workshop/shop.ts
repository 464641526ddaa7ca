import { createContext, useContext, type Provider } from 'react'

/** What every part of one workshop uses: how it is given, and how it is had. */
export function shopOf<Shop>(): { readonly ShopProvider: Provider<Shop | undefined>; useShop(): Shop } {
  const Context = createContext<Shop | undefined>(undefined)
  const useShop = (): Shop => {
    const shop = useContext(Context)
    if (shop === undefined) throw new Error('outside the workshop')
    return shop
  }
  return { ShopProvider: Context.Provider, useShop }
}
