import type { PanelProps } from '../../../protocol/board.ts'
import { havensOf } from '../rules/map/pieces.ts'
import type { PlayerCell } from '../rules/table/cells.ts'
import { tells } from './about/tells.ts'
import { tableOf } from './cards-table.ts'
import { flippedOf } from './cells.ts'
import { Icon } from './icon.tsx'
import { STRINGS } from './strings.ts'

/** What a player has, counted: Havens, Feats, Items, Quests. */
export function Holdings(props: PanelProps & { readonly player: PlayerCell }) {
  const { of, view, language, player } = props
  const s = STRINGS[language]
  const flipped = flippedOf(view)
  const turned = (cards: readonly number[], all: readonly number[]): string => {
    const n = cards.filter((card) => all.includes(card)).length
    return n > 0 ? ` (${n} ${s.turned})` : ''
  }
  const facts = [
    ['haven', 'piece:haven', s.havens, havensOf(tableOf(props).state, of), ''],
    ['feat', 'card:feat', s.ownFeats, player.feats.length, turned(player.feats, flipped.feats)],
    ['item', 'card:item', s.ownItems, player.items.length, turned(player.items, flipped.items)],
    ['quest', 'card:quest', s.ownQuests, player.quests.length, turned(player.quests, flipped.quests)],
  ] as const
  return (
    <ul className="upp-facts bk-facts">
      {facts.map(([icon, about, name, n, more]) => (
        <li key={icon} {...tells(about)}>
          <Icon name={icon} /> {name}: <b>{n}</b>
          {more}
        </li>
      ))}
    </ul>
  )
}
