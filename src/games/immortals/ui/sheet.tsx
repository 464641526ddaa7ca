import type { ReactNode } from 'react'
import type { PanelProps } from '../../../protocol/board.ts'
import type { PlayerShown } from '../rules/table/cells.ts'
import { landCardOf } from '../content/cards.ts'
import type { Content, PlayerBoard } from '../content/content.ts'
import { SPACES } from '../content/names.ts'
import { about, type AboutId } from './about.ts'
import {
  actionOf,
  contentOf,
  coveredOf,
  holdersOf,
  NONE,
  ownConflictOf,
  planOf,
  playerBoardOf,
  playerOf,
} from './cells.ts'
import { cardLabel } from './cards-facts.ts'
import { CardFace, Price } from './cards.tsx'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'
import { holdingsOf, scoreNow } from './panel-score.ts'
import { spaceName, spaceText } from './planning.ts'
import { PlayerBoardView, type SpaceState } from './player-board.tsx'
import { STRINGS } from './strings.ts'
import './sheet.css'

/** The whole player board: races, action spaces with their prices, and the cards that everybody may know. */
export function Sheet(props: PanelProps) {
  const { of, view, language, role } = props
  const content = contentOf(props)
  const s = STRINGS[language]
  const player = playerOf(view, of)
  const board = playerBoardOf(content, view, of)
  if (player === undefined) return undefined
  if (board === undefined) return <p className="soft">{s.noRaces}</p>
  const isOwn = role === of
  const conflict = isOwn ? ownConflictOf(view, of) : player.known
  const land = holdersOf(view).flatMap((holder, name) => (holder === of ? [landCardOf(name)] : []))
  const unknown = player.conflict - conflict.length
  return (
    <section className="imp-sheet">
      <Facts {...props} player={player} />
      <Races content={content} board={board} language={language} />
      <PlayerBoardView content={content} language={language} board={board} label={s.actions} states={statesOf(props)} />
      <Prices content={content} board={board} language={language} />
      <Cards title={`${s.landCards} (${land.length})`} cards={land} {...{ content, language }} />
      <Cards
        title={`${isOwn ? s.conflictCards : s.knownCards} (${conflict.length})`}
        cards={conflict}
        {...{ content, language }}
      >
        {unknown > 0 ? <li className="soft">{s.unknownCards(unknown)}</li> : undefined}
      </Cards>
      <details>
        <summary>{s.actions}</summary>
        <dl>
          {Array.from({ length: SPACES }, (_, space) => (
            <div key={space}>
              <dt>{spaceName(content, board, space, language)}</dt>
              <dd>{spaceText(content, board, space, language)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  )
}

/** Cards that lie on no space of a board: land, conflict, magic and blank cards alike. */
function cardsInHand({ view, of, content }: PanelProps, player: PlayerShown): number {
  const { magic, components } = contentOf({ content })
  const land = holdersOf(view).filter((holder) => holder === of).length
  const covered = coveredOf(view, of)?.filter(Boolean).length ?? 0
  return land + player.conflict + magic.length + components.blanks - covered
}

/** Everything that can be counted, with its name. */
function Facts(props: PanelProps & { player: PlayerShown }) {
  const { view, of, language, player } = props
  const s = STRINGS[language]
  const { lands, armies } = holdingsOf(view, of)
  const next = scoreNow(contentOf(props), view, of)
  const covered = coveredOf(view, of)?.filter(Boolean).length
  const facts: readonly (readonly [IconName, string, number, AboutId])[] = [
    ['points', s.points, player.points, 'number:points'],
    ['gold', s.gold, player.gold, 'number:gold'],
    ['energy', s.energy, player.energy, 'number:energy'],
    ['landCard', s.lands, lands, 'number:lands'],
    ['armies', s.armiesOnBoard, armies, 'number:armies'],
    ['shadow', s.limbo[0], player.limbo[0], 'limbo:shadow'],
    ['light', s.limbo[1], player.limbo[1], 'limbo:light'],
    ['conflict', s.hands, cardsInHand(props, player), 'number:hand'],
  ]
  return (
    <>
      <ul className="imp-facts">
        {facts.map(([icon, label, n, id]) => (
          <li key={icon} className={`imp-f-${icon}`} {...about(id)}>
            <Icon name={icon} /> <span>{label}</span> <b>{n}</b>
          </li>
        ))}
      </ul>
      <p className="soft" {...about('number:next')}>
        {s.next}: {s.nextScore(next.total, next.lands, next.shrines, next.capitals, next.regions)}
        {covered === undefined ? '' : `. ${covered === 0 ? s.passed : s.coveredCards(covered)}.`}
      </p>
    </>
  )
}

/** Own cards lie open to oneself; of others one sees backs and the card of the action under way. */
function statesOf({ view, of, role }: PanelProps): SpaceState[] {
  const plan = planOf(view, role === of ? of : undefined)
  const covered = coveredOf(view, of)
  const action = actionOf(view)
  return plan.map((card, space) => {
    const isActive = action?.role === of && action.space === space
    if (isActive) return { card: action.card, isActive }
    return { card: card !== NONE ? card : covered?.[space] === true ? 'covered' : undefined }
  })
}

type Printed = { readonly content: Content; readonly board: PlayerBoard; readonly language: PanelProps['language'] }

function Races({ content, board, language }: Printed) {
  const s = STRINGS[language]
  const [light, shadow] = [content.lightRaces[board.light], content.shadowRaces[board.shadow]]
  return (
    <div className="imp-races">
      <article className="imp-race imp-race-shadow" {...about(`race:${shadow.id}`)}>
        <Icon name={shadow.id} />
        <div>
          <h3>{shadow.name[language]}</h3>
          <p>{shadow.text[language]}</p>
          <p>
            <b>{shadow.actionName[language]}</b>{' '}
            <Price energy={board.energy[board.raceSpace]} gold={board.gold[board.raceSpace]} />
          </p>
        </div>
      </article>
      <article className="imp-race imp-race-light" {...about(`race:${light.id}`)}>
        <Icon name={light.id} />
        <div>
          <h3>{light.name[language]}</h3>
          <p>{light.text[language]}</p>
          <p>
            <b>{s.startLand}</b> {content.map.landNames[light.startLand][language]}
          </p>
        </div>
      </article>
    </div>
  )
}

function Prices({ content, board, language }: Printed) {
  const s = STRINGS[language]
  return (
    <div className="imp-prices">
      <h4>{s.buildPrices}</h4>
      <ul>
        {content.buildings.map(({ id, name }, building) => (
          <li key={id} {...about(`building:${id}`)}>
            <Icon name={id} /> {name[language]}{' '}
            <span className="sr">{s.price(board.buildEnergy[building], board.buildGold[building])}</span>
            <Price energy={board.buildEnergy[building]} gold={board.buildGold[building]} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Cards(props: Omit<Printed, 'board'> & { title: string; cards: readonly number[]; children?: ReactNode }) {
  const { content, language, title, cards, children } = props
  return (
    <section className="imp-sheet-cards">
      <h4>{title}</h4>
      <ul>
        {cards.length === 0 && children === undefined ? <li className="soft">{STRINGS[language].none}</li> : undefined}
        {cards.map((card) => (
          <li key={card} className="imp-sheet-card" {...about(`card:${card}`)}>
            <CardFace content={content} card={card} language={language} />
            <span className="sr">{cardLabel(content, card, language)}</span>
          </li>
        ))}
        {children}
      </ul>
    </section>
  )
}
