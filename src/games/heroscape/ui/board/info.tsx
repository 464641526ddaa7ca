import { chancesInWords, OddsBar } from '../../../../boardkit/papers/odds.tsx'
import type { BoardProps } from '../../../../protocol/board.ts'
import { OPEN_SKY } from '../../content/battlefield.ts'
import { GLYPH_IDS } from '../../content/names.ts'
import { attackOddsFace } from '../../rules/table/faces.ts'
import { aboutIn, type AboutId } from '../about/about.ts'
import { marked } from '../about/mark.ts'
import { spaceId } from '../about/space.ts'
import { friendsAmong, nameOfFigure, valuesNow } from '../army.ts'
import { Badge, Medallion } from '../badge.tsx'
import { BOARD_STRINGS } from '../board-strings.ts'
import { figureIn, glyphsOf, ownerOf, type Seen } from '../seen.ts'
import { Icon } from '../icon.tsx'
import { shadeOf } from '../odds-view.ts'
import { STRINGS } from '../strings.ts'
import { affectedBy, bestOf, pairOf, placeOf, type FieldOption } from './offers.ts'
import { lifeOf } from './pieces.ts'
import { isReachable, measure } from './sighting.ts'
import { spaceName, terrainName, type Spot } from './spot.ts'

const MOST = 3

interface InfoProps {
  readonly board: BoardProps
  readonly seen: Seen
  readonly spot: Spot
}

/** What stands and lies there. */
export function Info({ board, seen, spot }: InfoProps) {
  const s = BOARD_STRINGS[board.language]
  if (spot.ruin >= 0)
    return (
      <div className="hs-info-part">
        <h3>
          {s.ruin} · {s.upTo(seen.field.ruins[spot.ruin]?.top ?? 0)}
        </h3>
        <Told board={board} seen={seen} id="terrain:ruin" />
      </div>
    )
  return (
    <>
      {spot.figure < 0 ? undefined : <FigureInfo board={board} seen={seen} figure={spot.figure} />}
      {spot.space < 0 ? undefined : <SpaceInfo board={board} seen={seen} spot={spot} />}
    </>
  )
}

/** What it is and does, as everything on the table explains itself; the bubble itself takes no pointer. */
function Told({ board, seen, id }: { board: BoardProps; seen: Seen; id: AboutId }) {
  const told = aboutIn(seen, id, board.language)
  if (told === undefined) return undefined
  return (
    <p className="hs-told">
      {told.text} <small>§ {told.rule}</small>
    </p>
  )
}

const STATS = ['move', 'range', 'attack', 'defense', 'height'] as const

function FigureInfo({ board, seen, figure }: { board: BoardProps; seen: Seen; figure: number }) {
  const { language } = board
  const s = STRINGS[language]
  const card = seen.roster.cardOf[figure]
  const printed = seen.roster.cards[card]
  const owner = ownerOf(seen, figure)
  const values = { ...valuesNow(seen, card), height: printed.height }
  const life = lifeOf(seen, figure)
  const wounds = figureIn(seen, figure)?.wounds ?? 0
  return (
    <div className="hs-info-part">
      <h3>
        <Medallion card={printed} role={owner} /> {nameOfFigure(seen, figure, language)}
      </h3>
      <p className="hs-info-owner">
        <Badge role={owner} /> {owner < 0 ? BOARD_STRINGS[language].nobodys : board.nameOf(owner)}
        {life > 1 ? <b className="hs-info-life">{`${s.life} ${life - wounds}/${life}`}</b> : undefined}
      </p>
      <dl className="hs-info-stats">
        {STATS.map((stat) => (
          <div key={stat}>
            <dt>
              <Icon name={stat} label={s[stat]} />{' '}
              <span className="about-label" aria-hidden="true">
                {s[stat]}
              </span>
            </dt>
            <dd>{values[stat]}</dd>
          </div>
        ))}
      </dl>
      <Told board={board} seen={seen} id={`unit:${printed.id}`} />
    </div>
  )
}

function SpaceInfo({ board, seen, spot: { space, figure } }: InfoProps) {
  const { language } = board
  const s = BOARD_STRINGS[language]
  const { spaces } = seen.field
  const { layout, setups } = seen.scenario
  const zone = layout.zoneOf[space] ?? -1
  const owner = zone < 0 ? -1 : (setups[seen.options.setup]?.zone.indexOf(zone) ?? -1)
  const roof = spaces.clearance[space]
  return (
    <div className="hs-info-part">
      <p>
        <b>{spaceName(seen, space, language)}</b> · {terrainName(seen, space, language)}
        {roof >= OPEN_SKY ? '' : ` · ${s.clearance(roof)}`}
        {owner < 0 ? '' : ` · ${s.zone(board.nameOf(owner))}`}
      </p>
      {figure < 0 && glyphOn(seen, space) === undefined ? (
        <Told board={board} seen={seen} id={spaceId(seen, space)} />
      ) : undefined}
      <GlyphInfo board={board} seen={seen} space={space} />
    </div>
  )
}

const glyphOn = (seen: Seen, space: number) => glyphsOf(seen).find((one) => one.space === space && one.takenBy < 0)

function GlyphInfo({ board, seen, space }: { board: BoardProps; seen: Seen; space: number }) {
  const glyph = glyphOn(seen, space)
  if (glyph === undefined) return undefined
  const id: AboutId = glyph.up === 1 && glyph.kind >= 0 ? `glyph:${GLYPH_IDS[glyph.kind]}` : 'glyph:hidden'
  return (
    <div className="hs-info-glyph">
      <b>{aboutIn(seen, id, board.language)?.name}</b>
      <Told board={board} seen={seen} id={id} />
    </div>
  )
}

/** What an option would bring: the way's price, the dice, the chances. */
function OptionInfo({ board, seen, option }: { board: BoardProps; seen: Seen; option: FieldOption }) {
  const pair = pairOf(option)
  // The space itself has been named already.
  const isNamed = placeOf(option)?.rear === -1
  if (isNamed && option.detail === undefined) return undefined
  return (
    <div className="hs-info-part hs-info-offer">
      <p>
        {isNamed ? undefined : <b>{board.say(option.label)}</b>}
        {isNamed || option.detail === undefined ? undefined : ' · '}
        {option.detail === undefined ? undefined : board.say(option.detail)}
      </p>
      {pair === undefined ? undefined : <PairInfo board={board} seen={seen} {...pair} />}
      <Affected board={board} seen={seen} option={option} />
    </div>
  )
}

/** Who would be hit, friends among them. */
function Affected({ board, seen, option }: { board: BoardProps; seen: Seen; option: FieldOption }) {
  const { language } = board
  const affected = affectedBy(option)
  if (affected.length === 0) return undefined
  const own = friendsAmong(seen, affected)
  const isOwn = (figure: number): boolean => own.includes(figure)
  const s = BOARD_STRINGS[language]
  return (
    <>
      <ul className="hs-hit">
        {affected.map((figure) => (
          <li key={figure} className={isOwn(figure) ? 'hs-own' : undefined}>
            <Badge role={ownerOf(seen, figure)} /> {nameOfFigure(seen, figure, language)}
            {isOwn(figure) ? ` – ${s.friend}` : ''}
          </li>
        ))}
      </ul>
      {own.length === affected.length ? <b className="hs-own">{s.onlyFriends}</b> : undefined}
    </>
  )
}

/** What could be chosen here: all attacks, but of many places only the best. */
export function OfferInfo({
  board,
  seen,
  options,
}: {
  board: BoardProps
  seen: Seen
  options: readonly FieldOption[]
}) {
  if (options.length === 0) return undefined
  const isPlaces = options.every((option) => placeOf(option) !== undefined)
  const shown = isPlaces ? [bestOf(options)] : options.slice(0, MOST)
  const more = options.length - shown.length
  return (
    <>
      {shown.map((option) => (
        <OptionInfo key={option.key} board={board} seen={seen} option={option} />
      ))}
      {more > 0 ? <p className="soft">{BOARD_STRINGS[board.language].more(more)}</p> : undefined}
    </>
  )
}

function PairInfo(props: { board: BoardProps; seen: Seen; attacker: number; target: number }) {
  const { board, seen, attacker, target } = props
  const s = BOARD_STRINGS[board.language]
  const found = measure(seen, { figure: attacker }, { figure: target })
  return (
    <>
      {found === undefined ? undefined : (
        <p className="soft">
          {isReachable(found) ? s.distance(found.distance) : s.noDistance} · {s.rise(found.rise)}
        </p>
      )}
      <Chances board={board} attacker={attacker} target={target} />
    </>
  )
}

/** The exact chances of an attack, as a bar and in words. */
export function Chances({ board, attacker, target }: { board: BoardProps; attacker: number; target: number }) {
  const odds = board.odds.find((one) => {
    const pair = attackOddsFace.of(one)
    return pair?.attacker === attacker && pair.target === target
  })
  if (odds === undefined) return undefined
  return (
    <div
      className="hs-chances"
      role="group"
      aria-label={BOARD_STRINGS[board.language].chances}
      {...marked('number:chances')}
    >
      <OddsBar board={board} odds={odds} shadeOf={({ label }) => shadeOf(label.key)} isPlain />
      <small>{chancesInWords(board, odds).join(' · ')}</small>
    </div>
  )
}
