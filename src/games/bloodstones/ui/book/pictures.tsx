import type { BookProps } from '../../../../protocol/board.ts'
import type { FactionId, UnitName } from '../../content/units.ts'
import { LOOKS } from '../factions.ts'
import { SCALE, type Point } from '../geometry.ts'
import { Mark } from '../icon.tsx'
import { Painted, viewBoxOf } from '../painted.tsx'
import { Badge, Fortress, UnitTile, Villages } from '../pieces.tsx'
import { bonusOf, BATTLE_BAG, FACTIONS, SCORING, SUPPLY_FIELDS, TERRAIN } from '../printed.ts'
import { TileFace } from '../tile.tsx'
import { Weaves } from '../weaves.tsx'
import { COAST, terrainOf, type Place } from './country.ts'
import { Picture, Unit } from './parts.tsx'
import { WORDS } from './words.ts'

const [BLUE, GREEN] = [LOOKS.horseLords, LOOKS.hillFolk]
const PIECE = 1.35

/** The cloth of the factions, once for all pictures of the page. */
export const Cloth = () => (
  <svg className="bs-book-cloth" aria-hidden="true" focusable="false">
    <defs>
      <Weaves prefix="bs-weave" />
    </defs>
  </svg>
)

const Coast = ({ children }: { children: React.ReactNode }) => (
  <svg viewBox={viewBoxOf(COAST)} aria-hidden="true" focusable="false">
    <Painted chart={COAST} />
    {children}
  </svg>
)

const atPoint = ([x, y]: Point): string => `translate(${x * SCALE} ${y * SCALE}) scale(${PIECE})`

export function GoalPicture({ language }: BookProps) {
  return (
    <Picture label={WORDS[language].pictures.goal}>
      <Coast>
        <g transform={atPoint([6, 5])}>
          <Fortress unit="citadel" count={1} look={BLUE} x={-10} y={0} />
          <UnitTile unit="leader" count={1} look={BLUE} x={18} y={2} />
        </g>
        <Villages count={1} look={BLUE} x={205} y={66} scale={PIECE} />
        <Villages count={1} look={BLUE} x={62} y={168} scale={PIECE} />
        <g transform={atPoint([21, 14.6])}>
          <UnitTile unit="ship" count={1} look={BLUE} x={0} y={0} />
        </g>
        <g transform={atPoint([35, 5])}>
          <UnitTile unit="giant" count={1} look={GREEN} x={-14} y={0} />
          <UnitTile unit="raider" count={2} look={GREEN} x={14} y={0} />
        </g>
        <Villages count={2} look={GREEN} x={370} y={150} scale={PIECE} />
      </Coast>
    </Picture>
  )
}

const entering = (place: Place): string => String(TERRAIN.move[terrainOf(place)] ?? 0)

/** Where an army goes, and what each step costs it. */
const Way = ({ line }: { line: string }) => (
  <>
    <path className="bs-book-way-under" d={line} />
    <path className="bs-book-way" d={line} />
  </>
)

export function MarchPicture({ language }: BookProps) {
  const { plains = 0, forest = 0, hills = 0 } = TERRAIN.move
  return (
    <Picture label={`${WORDS[language].pictures.march} ${WORDS[language].costs({ plains, forest, hills })}`}>
      <Coast>
        <Way line="M84 40Q150 20 205 52T352 44" />
        <Way line="M80 70Q104 108 160 118T350 156" />
        <g transform={atPoint([6, 5])}>
          <UnitTile unit="leader" count={1} look={BLUE} x={-13} y={0} />
          <UnitTile unit="swordsman" count={1} look={BLUE} x={14} y={0} />
        </g>
        <g transform={atPoint([22, 14.4])}>
          <UnitTile unit="ship" count={1} look={BLUE} x={0} y={0} />
        </g>
        {(['wood', 'field', 'shore'] as const).map((place, i) => (
          <g key={place} transform={`translate(${[205, 352, 350][i]} ${[52, 44, 156][i]}) scale(2)`}>
            <Badge x={0} y={0} text={entering(place)} />
          </g>
        ))}
      </Coast>
    </Picture>
  )
}

/** A swordsman, and what it can be. */
export function TilePicture({ language }: BookProps) {
  const words = WORDS[language]
  const facts = FACTIONS.horseLords.tiles.swordsman
  return (
    <div className="bs-book-tile">
      <span className="bs-tile" aria-hidden="true">
        <TileFace unit="swordsman" facts={facts} look={BLUE} language={language} />
      </span>
      <ul>
        <li>
          <svg viewBox="-16 -19 34 40" aria-hidden="true" focusable="false">
            <UnitTile unit="swordsman" count={1} look={BLUE} x={0} y={0} />
          </svg>
          {words.onMap(facts?.cost ?? 0)}
        </li>
        <li>
          <span className="bs-worth" aria-hidden="true">
            {facts?.value}
          </span>
          {words.inHand(facts?.value ?? 0)}
        </li>
      </ul>
    </div>
  )
}

interface SideShown {
  readonly faction: FactionId
  readonly units: readonly UnitName[]
  readonly isAttacking: boolean
  readonly tiles: readonly number[]
  readonly ignored: readonly number[]
  readonly fromHand: UnitName
}

/** The battle of BS-EX-20 to BS-EX-22. */
const SIDES: readonly SideShown[] = [
  {
    faction: 'dragonRiders',
    units: ['cavalry', 'lizardman', 'lizardman', 'leader'],
    isAttacking: true,
    tiles: [4, 3],
    ignored: [2],
    fromHand: 'dragon',
  },
  {
    faction: 'horseLords',
    units: ['swordsman', 'shieldGuard'],
    isAttacking: false,
    tiles: [5, 3],
    ignored: [],
    fromHand: 'ship',
  },
]

const totalOf = ({ faction, units, isAttacking, tiles, fromHand }: SideShown): number =>
  tiles.reduce((sum, tile) => sum + tile, FACTIONS[faction].tiles[fromHand]?.value ?? 0) +
  units.reduce((sum, unit) => sum + bonusOf(unit, 'plains', isAttacking), 0)

/** Attacker first. */
export const TOTALS = SIDES.map(totalOf)

export function BattlePicture({ language }: BookProps) {
  return (
    <div>
      <ul className="bs-book-battle">
        {SIDES.map((side, i) => (
          <li key={side.faction} data-is={TOTALS[i] === Math.max(...TOTALS) ? 'won' : undefined}>
            <Side side={side} language={language} total={TOTALS[i]} />
          </li>
        ))}
      </ul>
      <p className="soft">{WORDS[language].battleNote}</p>
    </div>
  )
}

function Side({ side, language, total }: Pick<BookProps, 'language'> & { side: SideShown; total: number }) {
  const words = WORDS[language]
  const { faction, units, isAttacking, tiles, ignored, fromHand } = side
  const value = FACTIONS[faction].tiles[fromHand]?.value ?? 0
  return (
    <>
      <b className="bs-book-who">{isAttacking ? words.attacker : words.defender}</b>
      <span className="bs-book-drawn">
        {tiles.map((tile) => (
          <i key={tile}>{tile}</i>
        ))}
        <i data-is="hand" aria-label={words.fromHand(value)} title={words.fromHand(value)} role="img">
          {value}
        </i>
        {ignored.map((tile) => (
          <i key={tile} data-is="ignored" aria-label={words.ignored(tile)} title={words.ignored(tile)} role="img">
            {tile}
          </i>
        ))}
      </span>
      <span className="bs-book-army">
        {units.map((unit, i) => (
          <span key={`${unit} ${i}`}>
            <Unit unit={unit} look={LOOKS[faction]} />+{bonusOf(unit, 'plains', isAttacking)}
          </span>
        ))}
      </span>
      <strong>{total}</strong>
    </>
  )
}

/** Villages, the bag, and the marker's way. */
export function SupplyPicture({ language }: BookProps) {
  const fields = Array.from({ length: SUPPLY_FIELDS.more + 1 }, (_, field) => field)
  return (
    <Picture label={WORDS[language].pictures.villages}>
      <svg viewBox="0 0 440 118" aria-hidden="true" focusable="false">
        <rect className="bs-book-ground" width="440" height="118" rx="8" />
        {[0, 1, 2].map((village) => (
          <g key={village} transform={`translate(${38 + village * 54} 66)`}>
            <Villages count={1} look={BLUE} x={0} y={0} scale={1.5} />
            <g transform="translate(0 -30) scale(1.5)">
              <Badge x={0} y={0} text={`+${SCORING.village}`} />
            </g>
          </g>
        ))}
        <Mark name="bag" x={220} y={62} size={62} className="bs-book-bag" />
        <path className="bs-book-way" d="M256 62H276" />
        {fields.map((field) => (
          <g key={field} transform={`translate(${308 + field * 48} 62)`}>
            <circle className="bs-book-field" r="20" />
            <text className="bs-book-number" y="6" textAnchor="middle">
              {field}
            </text>
          </g>
        ))}
        <path className="bs-book-way" d="M318 30Q332 18 346 30" />
        <g transform="translate(356 62)" style={{ color: BLUE.ink }}>
          <circle className="bs-book-marker" r="24" />
        </g>
      </svg>
    </Picture>
  )
}

export const BAG = BATTLE_BAG.join(', ')
