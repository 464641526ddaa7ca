import type { ReactNode } from 'react'
import type { BoardProps } from '../../../protocol/board.ts'
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
  const events = eventsCell.in(view.shared) ?? []
  const event = events[events.length - 1]
  const coming = (nextEventsCell.in(view.shared) ?? []).flatMap((top) => top.filter((one) => one >= 0))
  const attached = questAttachedCell.in(view.shared) ?? []
  return (
    <div className="upp-table">
      <Row icon="market" title={s.market} note={s.deckLeft(leftIn(view, itemDeckCell))}>
        {(marketCell.in(view.shared) ?? []).map((item, i) =>
          item === NONE ? (
            <Empty key={i} language={language} />
          ) : (
            <CardSlot key={i} board={board} card={{ kind: 'item', of: item }} />
          ),
        )}
      </Row>
      <Row icon="quest" title={s.openQuests} note={s.deckLeft(leftIn(view, questDeckCell))}>
        {(questsCell.in(view.shared) ?? []).map((quest, i) => {
          const ap = attached[i]?.ap.reduce((sum, n) => sum + n, 0) ?? 0
          return quest === NONE ? (
            <Empty key={i} language={language} />
          ) : (
            <CardSlot
              key={i}
              board={board}
              card={{ kind: 'quest', of: quest }}
              note={ap > 0 ? <small className="upp-note">{s.locked(ap)}</small> : undefined}
            />
          )
        })}
      </Row>
      <Row icon="druid" title={s.druids}>
        {(druidsCell.in(view.shared) ?? []).map((druid, i) =>
          druid === UNKNOWN ? (
            <CardBack key={i} label={s.hiddenDruid} />
          ) : (
            <CardSlot key={i} board={board} card={{ kind: 'druid', of: druid }} />
          ),
        )}
      </Row>
      <Row icon="events" title={s.event}>
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
    </div>
  )
}

function Row({ icon, title, note, children }: { icon: IconName; title: string; note?: string; children: ReactNode }) {
  return (
    <section>
      <h3>
        <Icon name={icon} /> {title} {note === undefined ? undefined : <small>{note}</small>}
      </h3>
      <div className="upp-row">{children}</div>
    </section>
  )
}

function Empty({ language }: { language: BoardProps['language'] }) {
  return <span className="upp-slot upp-empty">{STRINGS[language].emptySlot}</span>
}
