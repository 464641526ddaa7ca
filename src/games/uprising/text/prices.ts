import type { Noun } from '../../../kit/counting.ts'
import type { CardMessages } from '../rules/words/card-words.ts'
import type { Words } from './types.ts'

interface PriceNouns {
  readonly any: Noun
  readonly more: string
  readonly nothing: string
}

/** What a card costs. */
export const pricesIn =
  ({ any: [one, many], more: asked, nothing }: PriceNouns) =>
  ({ salt, plunder, food, any, ap, bolts, vp, more }: CardMessages['card.price'], w: Words): string => {
    const parts = [
      salt + plunder + food > 0 ? w.resources(salt, plunder, food) : '',
      any > 0 ? w.count(any, one, many) : '',
      ap > 0 ? w.ap(ap) : '',
      bolts > 0 ? w.symbol(2, bolts) : '',
      vp > 0 ? w.points(vp) : '',
      more > 0 ? asked : '',
    ].filter((part) => part !== '')
    return w.list(parts) || nothing
  }
