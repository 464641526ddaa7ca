import type { ReactNode } from 'react'
import type { BoardProps } from '../../../protocol/board.ts'
import type { AboutId } from './about/about.ts'
import { tells } from './about/tells.ts'
import { leftIn } from './cells.ts'
import {
  UNKNOWN,
  druidsCell,
  eventsCell,
  itemDeckCell,
  marketCell,
  nextEventsCell,
  questAttachedCell,
  questDeckCell,
  questsCell,
} from '../rules/table/cells.ts'
import { NONE } from '../rules/table/state.ts'
import { CardBack, CardChip, CardSlot } from './cards-slot.tsx'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'
import { STRINGS } from './strings.ts'

/** What lies open for all: the Event, the market, the Quests, the Druids. */
export function MarketTable({ board }: { board: BoardProps }) {
  const { view, language } = board
  const s = STRINGS[language]
  const attached = questAttachedCell.in(view.shared) ?? []
  return (
    <div className="upp-table">
      <Row icon="market" about="icon:market" title={s.market} note={s.deckLeft(leftIn(view, itemDeckCell))}>
        {(marketCell.in(view.shared) ?? []).map((item, i) =>
          item === NONE ? (
            <Empty key={i} language={language} />
          ) : (
            <CardSlot key={i} board={board} card={{ kind: 'item', of: item }} />
          ),
        )}
      </Row>
      <Row icon="quest" about="card:quest" title={s.openQuests} note={s.deckLeft(leftIn(view, questDeckCell))}>
        {(questsCell.in(view.shared) ?? []).map((quest, i) => {
          const ap = attached[i]?.ap.reduce((sum, n) => sum + n, 0) ?? 0
          return quest === NONE ? (
            <Empty key={i} language={language} />
          ) : (
            <CardSlot
              key={i}
              board={board}
              card={{ kind: 'quest', of: quest }}
              note={
                ap > 0 ? (
                  <small className="upp-note" {...tells('number:locked')}>
                    {s.locked(ap)}
                  </small>
                ) : undefined
              }
            />
          )
        })}
      </Row>
      <Row icon="druid" about="card:druid" title={s.druids}>
        {(druidsCell.in(view.shared) ?? []).map((druid, i) =>
          druid === UNKNOWN ? (
            <CardBack key={i} label={s.hiddenDruid} />
          ) : (
            <CardSlot key={i} board={board} card={{ kind: 'druid', of: druid }} />
          ),
        )}
      </Row>
      <Events board={board} />
    </div>
  )
}

function Events({ board }: { board: BoardProps }) {
  const s = STRINGS[board.language]
  const event = eventsCell.in(board.view.shared)?.at(-1)
  const coming = (nextEventsCell.in(board.view.shared) ?? []).flatMap((top) => top.filter((one) => one >= 0))
  return (
    <Row icon="events" about="card:event" title={s.event}>
      {event === undefined ? (
        <p className="soft">{s.noEvent}</p>
      ) : (
        <CardSlot board={board} card={{ kind: 'event', of: event }} />
      )}
      {coming.length === 0 ? undefined : (
        <p>
          {s.comingEvents}:{' '}
          {coming.map((one) => (
            <CardChip key={one} board={board} card={{ kind: 'event', of: one }} />
          ))}
        </p>
      )}
    </Row>
  )
}

interface RowProps {
  readonly icon: IconName
  readonly about: AboutId
  readonly title: string
  readonly note?: string
  readonly children: ReactNode
}

function Row({ icon, about, title, note, children }: RowProps) {
  return (
    <section>
      <h3 {...tells(about)}>
        <Icon name={icon} /> {title} {note === undefined ? undefined : <small {...tells('number:deck')}>{note}</small>}
      </h3>
      <div className="upp-row">{children}</div>
    </section>
  )
}

function Empty({ language }: { language: BoardProps['language'] }) {
  return (
    <span className="upp-slot upp-empty" {...tells('card:empty')}>
      {STRINGS[language].emptySlot}
    </span>
  )
}
