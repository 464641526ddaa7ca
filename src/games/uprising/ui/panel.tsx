import { Badge } from '../../../boardkit/drawing/sides.tsx'
import type { PanelProps } from '../../../protocol/board.ts'
import { havensOf } from '../rules/map/pieces.ts'
import { tableOf, wordsOf } from './cards-table.ts'
import { chapterOf, factionsOf, flippedOf, vpOf } from './cells.ts'
import { playerCell, type PlayerCell } from '../rules/table/cells.ts'
import { CHAOS, EMPIRE, NONE } from '../rules/table/state.ts'
import { lookOfSide } from './colours.ts'
import { ActionPoints, Resources } from './faction-board.tsx'
import { Icon } from './icon.tsx'
import './panel.css'
import { STRINGS } from './strings.ts'

/** How far a faction is ahead of the stronger Nemesis; it must be above 0 (UP-WIN-02). */
export const leadOf = (vp: readonly number[], role: number): number =>
  (vp[role] ?? 0) - Math.max(vp[EMPIRE] ?? 0, vp[CHAOS] ?? 0)

/** One player: Hero and faction, points against the Nemesis, what can be spent, Havens and cards. */
export function Panel(props: PanelProps) {
  const { of, view, language, nameOf } = props
  const s = STRINGS[language]
  const player = playerCell.in(view.shared, of)
  if (player === undefined) return undefined
  const { content } = tableOf(props)
  const look = lookOfSide(of, factionsOf(view))
  const { turn, firstPlayer } = chapterOf(view)
  const hero = content.heroes[player.hero]?.name[language]
  const faction = content.factions[player.faction]?.name[language]
  return (
    <div className={turn === of ? 'upp-panel bk-panel bk-turn' : 'upp-panel bk-panel'}>
      <Badge look={look}>
        <Icon name={look.emblem} />
      </Badge>
      <div className="bk-who">
        <b>
          {hero ?? wordsOf(props).player(of)}
          {firstPlayer === of ? <Icon name="firstPlayer" label={s.firstPlayer} className="upp-first" /> : undefined}
        </b>
        <span>{hero === undefined ? (faction ?? s.noHero) : `${faction ?? s.noHero} · ${nameOf(of)}`}</span>
      </div>
      <Points vp={vpOf(view)} role={of} language={language} />
      {player.faction === NONE ? undefined : (
        <>
          <div className="upp-purse">
            <ActionPoints board={props} of={of} player={player} />
            <Resources values={player.resources} language={language} />
          </div>
          <Holdings {...props} player={player} />
        </>
      )}
    </div>
  )
}

function Points({ vp, role, language }: { vp: readonly number[]; role: number; language: PanelProps['language'] }) {
  const s = STRINGS[language]
  const lead = leadOf(vp, role)
  const words = `${s.vpLong(vp[role] ?? 0)}, ${lead > 0 ? s.ahead(lead) : s.behind(-lead)}`
  return (
    <div
      className={lead > 0 ? 'upp-points bk-panel-points upp-ahead' : 'upp-points bk-panel-points'}
      title={words}
      role="img"
      aria-label={words}
    >
      <strong key={vp[role]}>{vp[role] ?? 0}</strong>
      <small>
        {s.vp} {lead > 0 ? `+${lead}` : lead === 0 ? '±0' : `−${-lead}`}
      </small>
    </div>
  )
}

function Holdings(props: PanelProps & { readonly player: PlayerCell }) {
  const { of, view, language, player } = props
  const s = STRINGS[language]
  const flipped = flippedOf(view)
  const turned = (cards: readonly number[], all: readonly number[]): string => {
    const n = cards.filter((card) => all.includes(card)).length
    return n > 0 ? ` (${n} ${s.turned})` : ''
  }
  const facts = [
    ['haven', s.havens, havensOf(tableOf(props).state, of), ''],
    ['feat', s.ownFeats, player.feats.length, turned(player.feats, flipped.feats)],
    ['item', s.ownItems, player.items.length, turned(player.items, flipped.items)],
    ['quest', s.ownQuests, player.quests.length, turned(player.quests, flipped.quests)],
  ] as const
  return (
    <ul className="upp-facts bk-facts">
      {facts.map(([icon, name, n, more]) => (
        <li key={icon} title={`${name}: ${n}${more}`}>
          <Icon name={icon} label={name} />
          <b>{n}</b>
        </li>
      ))}
    </ul>
  )
}
