import type { ReactNode } from 'react'
import type { Role } from '../../../engine/index.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { ATTRIBUTES, FACTION_IDS } from '../content/names.ts'
import { attributeOf } from '../rules/heroes/attributes.ts'
import { factionFace } from '../rules/table/faces.ts'
import type { AboutId } from './about/about.ts'
import { tells } from './about/tells.ts'
import { CardSlot } from './cards-slot.tsx'
import { tableOf } from './cards-table.ts'
import { Attributes } from './cards-attributes.tsx'
import { FactionFace } from './cards.tsx'
import { flippedOf } from './cells.ts'
import { playerCell } from '../rules/table/cells.ts'
import { NONE } from '../rules/table/state.ts'
import { STRINGS } from './strings.ts'

/** The cards of a role that lie before it; face-down ones are shown turned. */
export function OwnCards({ board, of, isSheet = false }: { board: BoardProps; of: Role; isSheet?: boolean }) {
  const s = STRINGS[board.language]
  const player = playerCell.in(board.view.shared, of)
  if (player === undefined) return undefined
  const flipped = flippedOf(board.view)
  const groups = [
    ['feat', s.ownFeats, player.feats, flipped.feats],
    ['item', s.ownItems, player.items, flipped.items],
    ['quest', s.ownQuests, player.quests, flipped.quests],
  ] as const
  const isEmpty = groups.every(([, , cards]) => cards.length === 0)
  return (
    <div className="upp-table">
      {player.hero === NONE || isSheet ? undefined : <HeroLine board={board} of={of} />}
      {isEmpty ? <p className="soft">{s.noCards}</p> : undefined}
      {groups.map(([kind, title, cards, turned]) =>
        cards.length === 0 ? undefined : (
          <CardGroup key={kind} about={`card:${kind}`} title={`${title} (${cards.length})`}>
            {cards.map((card) => (
              <CardSlot key={card} board={board} card={{ kind, of: card }} isTurned={turned.includes(card)} />
            ))}
          </CardGroup>
        ),
      )}
      <p className="soft" {...tells('number:feat-deck')}>
        {s.featDeck(player.featDeck)}
      </p>
    </div>
  )
}

function CardGroup({ about, title, children }: { about: AboutId; title: string; children: ReactNode }) {
  return (
    <section>
      <h3 {...tells(about)}>{title}</h3>
      <div className="upp-row">{children}</div>
    </section>
  )
}

/** The Hero's attributes as they are now. */
function HeroLine({ board, of }: { board: BoardProps; of: Role }) {
  const t = tableOf(board)
  return (
    <div className="upp-hero-line">
      <b>{t.content.heroes[t.state.hero[of]]?.name[board.language]}</b>
      <Attributes values={ATTRIBUTES.map((_, attribute) => attributeOf(t, of, attribute))} language={board.language} />
    </div>
  )
}

/** The factions to choose from, each with its Heroes. */
export function ChoiceFactions({ board }: { board: BoardProps }) {
  return (
    <>
      {factionFace.of(board.question)?.options.map(({ key, data }) => (
        <FactionCard key={key} board={board} faction={data} answers={key} />
      ))}
    </>
  )
}

function FactionCard({ board, faction, answers }: { board: BoardProps; faction: number; answers: string }) {
  const { content } = tableOf(board)
  const { name, text, heroes } = content.factions[faction]
  return (
    <div className="upp-slot upp-offered">
      <button
        type="button"
        className="upp-slot-card"
        {...tells(`faction:${FACTION_IDS[faction]}`)}
        data-key={answers}
        onClick={() => board.answer(answers)}
      >
        <FactionFace faction={faction} name={name[board.language]}>
          <p>{text[board.language]}</p>
          <p className="upp-needs">{heroes.map((hero) => content.heroes[hero].name[board.language]).join(' · ')}</p>
        </FactionFace>
      </button>
    </div>
  )
}
