import { RuleLink } from '../../../boardkit/papers/rule-link.tsx'
import { Dot } from '../../../boardkit/drawing/sides.tsx'
import type { BoardProps } from '../../../protocol/board.ts'
import { eventRule } from '../text/event-rules.ts'
import { renderEvent } from '../text/index.ts'
import { tells } from './about/tells.ts'
import { CardSlot } from './cards-slot.tsx'
import { tableOf, wordsOf } from './cards-table.ts'
import { factionsOf } from './cells.ts'
import { CHAOS, EMPIRE, NONE } from '../rules/table/state.ts'
import { lookOfSide } from './colours.ts'
import type { EventStory } from './combat-story.ts'
import { Icon } from './icon.tsx'
import { cardAbout, cardIcon, lookOfCard } from './map/figures.tsx'
import { deedsOf, isTold, type Deed, type NemesisStory } from './nemesis-story.ts'
import { STRINGS } from './strings.ts'

export const titleOfTale = (board: BoardProps, { chapter }: NemesisStory): string =>
  STRINGS[board.language].nemesisDid(chapter)

/** Who moved where and why, who fought, who scored; every line with its rule. */
export function NemesisView({ board, story }: { board: BoardProps; story: NemesisStory }) {
  const s = STRINGS[board.language]
  const deeds = deedsOf(story)
  return (
    <div className="upp-nemesis-story">
      <Gains board={board} points={story.points} />
      {deeds.length === 0 ? <p className="soft">{s.nemesisIdle}</p> : undefined}
      {deeds.map((deed, i) => (
        <section key={i}>
          <h3>
            <DeedHead board={board} deed={deed} />
          </h3>
          <ul>
            {deed.lines.map((event, line) => (
              <Line key={line} board={board} event={event} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** What came of it, and in full its card. */
export function EventView({ board, story, isOpen }: { board: BoardProps; story: EventStory; isOpen: boolean }) {
  const lines = story.lines.filter(isTold)
  return (
    <div className="upp-event-story">
      {(isOpen || lines.length === 0) && <CardSlot board={board} card={{ kind: 'event', of: story.event }} />}
      {lines.length > 0 && (
        <ul>
          {lines.map((event, line) => (
            <Line key={line} board={board} event={event} />
          ))}
        </ul>
      )}
    </div>
  )
}

function DeedHead({ board, deed }: { board: BoardProps; deed: Deed }) {
  const s = STRINGS[board.language]
  const w = wordsOf(board)
  if (deed.phase !== 'nemesis')
    return (
      <>
        <span {...tells(`phase:${deed.phase}`)}>
          <Icon name={deed.phase} /> {w.phase(deed.phase)}
        </span>
      </>
    )
  if (deed.card === NONE)
    return (
      <>
        <Icon name="nemesis" /> {s.nemesisRest}
      </>
    )
  const look = lookOfCard(deed.card)
  return (
    <>
      <span {...tells(cardAbout(deed.card))}>
        <Dot look={look}>
          <Icon name={cardIcon(deed.card)} />
        </Dot>
        {w.card(deed.card)}
      </span>
    </>
  )
}

function Line({ board, event }: { board: BoardProps; event: Deed['lines'][number] }) {
  const text = renderEvent(board.language, tableOf(board), event)
  const rule = eventRule(event)
  if (text === '') return undefined
  const isFight = event.type === 'combatBegan' || event.type === 'combatWonBy' || event.type === 'havenRemoved'
  const isPoints = event.type === 'vpGained' || event.type === 'vpLost'
  return (
    <li className={isFight ? 'upp-told-fight' : isPoints ? 'upp-told-points' : undefined}>
      {text} {rule === undefined ? undefined : <RuleLink isSign rule={rule} board={board} />}
    </li>
  )
}

/** All points of this time, by side. */
function Gains({ board, points }: { board: BoardProps; points: NemesisStory['points'] }) {
  const w = wordsOf(board)
  const factions = factionsOf(board.view)
  const sides = [...factions.keys(), EMPIRE, CHAOS].filter((side) => (points[side] ?? 0) !== 0)
  if (sides.length === 0) return undefined
  return (
    <ul className="upp-gains">
      {sides.map((side) => {
        const look = lookOfSide(side, factions)
        const change = points[side]
        return (
          <li key={side} {...tells('number:vp')}>
            <Dot look={look}>
              <Icon name={look.emblem} />
            </Dot>
            {w.side(side)} <b>{change > 0 ? `+${change}` : `−${-change}`}</b>
          </li>
        )
      })}
    </ul>
  )
}
