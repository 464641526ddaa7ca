/** What Feats, Items and Quests in the play area are worth for the rest of the game. */
import type { Modifier } from '../content/effects/verbs.ts'
import { printed } from '../rules/table/state.ts'
import { costOf, worthOf } from './effects.ts'
import type { Scene } from './scene.ts'

/** What a lasting rule of an own card is worth in a Chapter. */
function worthOfModifier(scene: Scene, modifier: Modifier): number {
  switch (modifier.rule) {
    case 'scoring':
      return typeof modifier.n === 'number' ? modifier.n : 1.5
    case 'production':
      return scene.resource * 1.5
    case 'dice':
      return 0.8 * modifier.dice.length
    case 'heroDice':
      return 0.4 * modifier.dice.length
    case 'unitDie':
      return 0.6
    case 'attribute':
      return scene.w.attribute * 0.4
    case 'actionPrice':
      return 0.5
    case 'buildPrice':
    case 'itemPrice':
      return 0.35
    default:
      return 0.25
  }
}

/** How often an ability will come to bear in a Chapter. */
function times(limit: string, isOnce: boolean): number {
  if (isOnce) return 1
  return limit === 'round' ? 2.2 : limit === 'combat' || limit === 'turn' || limit === 'none' ? 1.6 : 1
}

type Own = Pick<ReturnType<typeof printed>['feats'][number], 'abilities' | 'modifiers'>

/** A Feat, an Item or a Quest in the play area for the rest of the game. */
export function worthOfCard(scene: Scene, card: Own): number {
  const chapters = Math.max(1, scene.left - 0.3)
  let worth = 0
  for (const modifier of card.modifiers) worth += worthOfModifier(scene, modifier) * chapters
  for (const { cost = [], do: list, limit, window, use } of card.abilities) {
    const isOnce = cost.some(({ pay }) => pay === 'discardThis') || limit === 'game' || window === 'gained'
    const one = worthOf(scene, list) - costOf(scene, cost)
    const many = isOnce ? 1 : times(limit, cost.some(({ pay }) => pay === 'flip') || limit === 'chapter') * chapters
    worth += (use === 'must' ? one : Math.max(0, one)) * many * (window.startsWith('on:') ? 0.8 : 1)
  }
  return worth
}

export function worthOfItem(scene: Scene, item: number): number {
  const card = printed(scene.t).items[item]
  return (scene.w.itemBase + scene.w.itemSalt * card.salt) * 0.4 + 0.6 * worthOfCard(scene, card)
}

/** A Feat that raises an attribute lets more Items and better rolls in. */
export function worthOfFeat(scene: Scene, feat: number): number {
  const card = printed(scene.t).feats[feat]
  return worthOfCard(scene, card) + (card.attributes.length > 0 ? scene.w.attribute : 0)
}
