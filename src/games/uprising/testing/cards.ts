/** Made-up cards in tests: the built-in content with the words of single cards replaced, in both editions. */
import { defaultContent } from '../content/content.ts'
import type { Cards, Content, Feat, Item, NemesisCard, Quest } from '../content/content.ts'
import type { HordeId, LegionId } from '../content/names.ts'

interface Changes {
  readonly items?: Readonly<Record<string, Partial<Item>>>
  readonly feats?: Readonly<Record<string, Partial<Feat>>>
  readonly quests?: Readonly<Record<string, Partial<Quest>>>
  readonly nemesis?: Partial<Readonly<Record<LegionId | HordeId, Partial<NemesisCard>>>>
}

const changed = <T extends { readonly id: string }>(
  list: readonly T[],
  changes: Readonly<Record<string, Partial<T> | undefined>> = {},
): T[] => list.map((one) => ({ ...one, ...changes[one.id] }))

/** For `Position.content`: cards by id with what they say instead. */
export function withCards({ items, feats, quests, nemesis }: Changes): (content?: Content) => Content {
  return (content = defaultContent()) => {
    const edit = (cards: Cards): Cards => ({
      ...cards,
      items: changed(cards.items, items),
      feats: changed(cards.feats, feats),
      quests: changed(cards.quests, quests),
      nemesis: changed(cards.nemesis, nemesis),
    })
    return { ...content, cards: { second: edit(content.cards.second), first: edit(content.cards.first) } }
  }
}
