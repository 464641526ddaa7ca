import { Badge } from '../../../boardkit/drawing/sides.tsx'
import type { PanelProps } from '../../../protocol/board.ts'
import { BLANK_CARD } from '../content/cards.ts'
import { SPACES } from '../content/names.ts'
import { draftCell, type PlayerShown } from '../rules/table/cells.ts'
import { actionOf, contentOf, coveredOf, holdersOf, NONE, phaseOf, playerBoardOf, playerOf, roundOf } from './cells.ts'
import { cardLabel } from './cards-facts.ts'
import { CardBack, CardFace } from './cards.tsx'
import { lookOf } from './colours.ts'
import { Icon } from './icon.tsx'
import { holdingsOf, scoreNow } from './panel-score.ts'
import { spaceIcon, spaceName } from './planning.ts'
import { STRINGS } from './strings.ts'
import './panel.css'

/** Cards that lie on no space of a board: land, conflict, magic and blank cards alike. */
function cardsInHand(props: Pick<PanelProps, 'view' | 'of' | 'content'>, player: PlayerShown): number {
  const content = contentOf(props)
  const land = holdersOf(props.view).filter((holder) => holder === props.of).length
  const covered = coveredOf(props.view, props.of)?.filter(Boolean).length ?? 0
  return land + player.conflict + content.magic.length + content.components.blanks - covered
}

/** One player: colour and races, points, gold, energy, limbos, cards, and what lies covered. */
export function Panel(props: PanelProps) {
  const { of, view, language, nameOf } = props
  const content = contentOf(props)
  const s = STRINGS[language]
  const player = playerOf(view, of)
  if (player === undefined) return undefined
  const look = lookOf(content.components.colours, of)
  const { turn, marker } = roundOf(view)
  const isTurn = turn === of && phaseOf(view) !== 'planning'
  const races =
    player.light === NONE
      ? ''
      : `${content.lightRaces[player.light].name[language]} · ${content.shadowRaces[player.shadow].name[language]}`
  return (
    <div className={isTurn ? 'bk-panel imp-panel bk-turn' : 'bk-panel imp-panel'}>
      <Badge look={look}>
        <Icon name={look.emblem} />
      </Badge>
      <div className="bk-who">
        <b>
          {nameOf(of)}
          {marker === of ? (
            <span className="imp-marker" title={s.startMarker}>
              <Icon name="marker" label={s.startMarker} />
            </span>
          ) : undefined}
        </b>
        <span>
          {player.light === NONE ? undefined : (
            <>
              <Icon name={content.lightRaces[player.light].id} />{' '}
              <Icon name={content.shadowRaces[player.shadow].id} />{' '}
            </>
          )}
          {races}
        </span>
      </div>
      <Points {...props} player={player} />
      <Numbers {...props} player={player} />
      <Covered {...props} />
      <Chosen {...props} />
    </div>
  )
}

type WithPlayer = PanelProps & { readonly player: PlayerShown }

function Points({ content, view, of, language, player }: WithPlayer) {
  const s = STRINGS[language]
  const printed = contentOf({ content })
  const next = scoreNow(printed, view, of)
  const words = s.nextScore(next.total, next.lands, next.shrines, next.capitals, next.regions)
  return (
    <div
      className="bk-panel-points imp-points"
      title={phaseOf(view) === 'over' ? s.pointsLong(player.points) : `${s.pointsLong(player.points)}\n${words}`}
    >
      <strong key={player.points}>{player.points}</strong>
      <small>
        {s.points}
        {next.total > 0 && phaseOf(view) !== 'over' ? ` +${next.total}` : ''}
      </small>
    </div>
  )
}

function Numbers(props: WithPlayer) {
  const { view, of, language, player } = props
  const s = STRINGS[language]
  const { lands, armies } = holdingsOf(view, of)
  const facts = [
    ['gold', s.gold, player.gold],
    ['energy', s.energy, player.energy],
    ['shadow', s.limbo[0], player.limbo[0]],
    ['light', s.limbo[1], player.limbo[1]],
    ['armies', `${s.armiesOnBoard}: ${armies}, ${s.lands}: ${lands}`, armies],
    ['landCard', s.hands, cardsInHand(props, player)],
  ] as const
  return (
    <ul className="bk-facts imp-facts">
      {facts.map(([icon, label, n]) => (
        <li key={icon} className={`imp-f-${icon}`} title={`${label}${icon === 'armies' ? '' : `: ${n}`}`}>
          {icon === 'shadow' || icon === 'light' ? <Icon name="limbo" className="imp-limbo" /> : undefined}
          <Icon name={icon} label={label} />
          <b key={n}>{n}</b>
        </li>
      ))}
    </ul>
  )
}

/** In the start round: the card that has been chosen and lies open. */
function Chosen(props: PanelProps) {
  const { view, of, language } = props
  const content = contentOf(props)
  const card = draftCell.in(view.shared)?.chosen[of] ?? NONE
  if (card === NONE) return undefined
  return (
    <div className="imp-covered">
      <span className="imp-revealed">
        <span className="imp-mini">
          <CardFace content={content} card={card} language={language} />
        </span>
        <b>{cardLabel(content, card, language)}</b>
      </span>
    </div>
  )
}

/** The spaces that lie covered, and the card that has just been turned up. */
function Covered(props: PanelProps) {
  const { view, of, language } = props
  const content = contentOf(props)
  const s = STRINGS[language]
  const board = playerBoardOf(content, view, of)
  const covered = coveredOf(view, of)
  const action = actionOf(view)
  if (board === undefined || covered === undefined) return undefined
  const count = covered.filter(Boolean).length
  const label = count === 0 ? s.passed : s.coveredCards(count)
  return (
    <div className="imp-covered">
      <span className="imp-row" role="img" aria-label={label} title={label}>
        {Array.from({ length: SPACES }, (_, space) => {
          const isOpen = action?.role === of && action.space === space
          const word = `${spaceName(content, board, space, language)}${covered[space] ? `: ${s.faceDown}` : ''}`
          return (
            <i key={space} className={isOpen ? 'imp-open' : covered[space] ? 'imp-down' : ''} title={word}>
              <Icon name={spaceIcon(board, space)} />
            </i>
          )
        })}
      </span>
      {action?.role === of ? (
        <span className="imp-revealed">
          <span className="imp-mini">
            {action.card === NONE ? (
              <CardBack />
            ) : (
              <CardFace content={content} card={action.card} language={language} />
            )}
          </span>
          <span>
            <b>{spaceName(content, board, action.space, language)}</b>
            <small>
              {action.card === BLANK_CARD
                ? content.cards.blank.name[language]
                : cardLabel(content, action.card, language)}
            </small>
          </span>
        </span>
      ) : count === 0 ? (
        <small className="soft">{s.passed}</small>
      ) : undefined}
    </div>
  )
}
