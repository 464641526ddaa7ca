import { useId, type ReactNode } from 'react'
import { GLYPH_IDS, MAX_PLAYERS, RUIN_KINDS, TERRAINS, TILE_SIZES, ZONE_IDS } from '../../content/names.ts'
import type { TerrainName, TileSize } from '../../content/names.ts'
import { ruinCells, shapeOf } from '../../content/tile-shapes.ts'
import { stockOf } from '../../builder/sheets.ts'
import { ZONE_COLOURS, ZONE_INKS, tileColour } from './colours.ts'
import * as workbenches from './workbench.ts'
import { RuinShape } from './drawing.tsx'
import { useShop } from './frame.tsx'
import { frameAround, outline, seams, viewBoxOf } from './geometry.ts'
import { NOBODY } from './hand.ts'
import type { Tool } from './hand.ts'
import { LayoutPart } from './layout-part.tsx'
import { Sign } from '../../../../boardkit/workshop/signs.tsx'
import './palette.css'

/** Everything that can be taken in hand. */
export function Palette() {
  const { t } = useShop()
  return (
    <div className="hsw-palette" aria-label={t.tools} role="group">
      <div className="hsw-row">
        <Choice tool={{ kind: 'select' }} name={t.select} id="select">
          <Sign name="select" /> {t.select}
        </Choice>
        <Choice tool={{ kind: 'erase' }} name={t.erase} id="erase">
          <Sign name="erase" /> {t.erase}
        </Choice>
      </div>
      <TileGrid />
      <h3>{t.ruinTitle}</h3>
      <Ruins />
      <LayoutPart />
      <h3>{t.zoneTitle}</h3>
      <Zones />
      <h3>{t.glyphTitle}</h3>
      <Glyphs />
      <h3>{t.figureTitle}</h3>
      <Figures />
    </div>
  )
}

const isSame = (a: Tool, b: Tool): boolean => JSON.stringify(a) === JSON.stringify(b)

function Choice(props: { tool: Tool; name: string; id: string; className?: string; children: ReactNode }) {
  const { tool, name, id, className = '', children } = props
  const { workbench, put } = useShop()
  return (
    <button
      type="button"
      className={`hsw-choice ${className}`}
      aria-pressed={isSame(workbench.hand.tool, tool)}
      aria-label={name}
      title={name}
      data-tool={id}
      onClick={() => put((old) => workbenches.take(old, tool))}
    >
      {children}
    </button>
  )
}

function TileGrid() {
  const { workbench, source, t } = useShop()
  const { sets } = workbench.hand
  const { counts } = stockOf(workbenches.planOn(workbench), source.inventory, sets)
  const leftOf = (terrain: TerrainName, size: TileSize): number => {
    const found = counts.find((count) => 'terrain' in count && count.terrain === terrain && count.size === size)
    return found === undefined ? 0 : found.perSet * sets - found.used
  }
  return (
    <div className="hsw-tiles">
      {TERRAINS.map((terrain) =>
        [...TILE_SIZES].reverse().map((size) => {
          const left = leftOf(terrain, size)
          const isMade = source.inventory.tiles.some((kind) => kind.terrain === terrain && kind.size === size)
          const name = `${t.tile(t.terrains[terrain], size)} (${t.leftOver(left)})`
          return (
            <Choice
              key={`${terrain}${size}`}
              tool={{ kind: 'tile', terrain, size }}
              name={name}
              id={`${terrain}-${size}`}
              className={isMade ? '' : 'unmade'}
            >
              <TilePicture terrain={terrain} size={size} />
              <span className={left < 0 ? 'hsw-left over' : 'hsw-left'}>{left}</span>
            </Choice>
          )
        }),
      )}
    </div>
  )
}

function TilePicture({ terrain, size }: { terrain: TerrainName; size: TileSize }) {
  const cells = shapeOf(size, 0)
  return (
    <svg viewBox={viewBoxOf(frameAround(cells, 0.1))} aria-hidden="true">
      <path d={outline(cells)} fill={tileColour(terrain, 2)} stroke="#1d1307" strokeWidth={size > 3 ? 0.16 : 0.09} />
      <path d={seams(cells)} stroke="#1d1307" strokeOpacity={0.4} strokeWidth={0.06} />
    </svg>
  )
}

function Ruins() {
  const { t } = useShop()
  return (
    <div className="hsw-row">
      {RUIN_KINDS.map((kind) => {
        const ruin = { kind, q: 0, r: 0, rotation: 0, level: 1 }
        return (
          <Choice key={kind} tool={{ kind: 'ruin', ruin: kind }} name={t.ruins[kind]} id={`ruin-${kind}`}>
            <svg viewBox={viewBoxOf(frameAround(ruinCells(ruin), 0.2))} aria-hidden="true">
              <RuinShape ruin={ruin} />
            </svg>
            {t.ruins[kind]}
          </Choice>
        )
      })}
    </div>
  )
}

function Zones() {
  const { t } = useShop()
  return (
    <div className="hsw-row">
      {ZONE_IDS.map((zone, index) => (
        <Choice key={zone} tool={{ kind: 'zone', zone }} name={t.zones[zone]} id={`zone-${zone}`} className="small">
          <span className="hsw-swatch" style={{ background: ZONE_COLOURS[zone], color: ZONE_INKS[zone] }}>
            {String.fromCharCode(65 + index)}
          </span>
        </Choice>
      ))}
      <Choice tool={{ kind: 'zone', zone: undefined }} name={t.noZone} id="zone-none" className="small">
        <span className="hsw-swatch none">
          <Sign name="close" />
        </span>
      </Choice>
    </div>
  )
}

function PlayerSelect(props: { id: string; label: string; value: number; onChange(player: number): void }) {
  const { id, label, value, onChange } = props
  const { t } = useShop()
  return (
    <label className="hsw-inline" htmlFor={id}>
      {label}
      <select id={id} className="select" value={value} onChange={(event) => onChange(Number(event.target.value))}>
        <option value={NOBODY}>{t.nobody}</option>
        {Array.from({ length: MAX_PLAYERS }, (_, player) => (
          <option key={player} value={player}>
            {t.player(player + 1)}
          </option>
        ))}
      </select>
    </label>
  )
}

function Glyphs() {
  const { workbench, put, source, t, language } = useShop()
  const id = useId()
  const { tool } = workbench.hand
  const now = tool.kind === 'glyph' ? tool : { glyph: undefined, isHidden: false, owner: NOBODY }
  const keep = { isHidden: now.isHidden, owner: now.owner }
  const change = (part: object): void =>
    put((old) => (old.hand.tool.kind === 'glyph' ? workbenches.take(old, { ...old.hand.tool, ...part }) : old))
  return (
    <>
      <div className="hsw-row">
        {GLYPH_IDS.map((glyph) => {
          const words = source.glyphs.find((one) => one.id === glyph)
          const name = `${words?.name[language] ?? glyph}: ${words?.short[language] ?? ''}`
          return (
            <Choice
              key={glyph}
              tool={{ kind: 'glyph', glyph, ...keep }}
              name={name}
              id={`glyph-${glyph}`}
              className="small"
            >
              <span className="hsw-swatch round glyph">{words?.letter}</span>
            </Choice>
          )
        })}
        <Choice
          tool={{ kind: 'glyph', glyph: undefined, ...keep }}
          name={t.unknownGlyph}
          id="glyph-unknown"
          className="small"
        >
          <span className="hsw-swatch round down">?</span>
        </Choice>
      </div>
      {tool.kind === 'glyph' && (
        <div className="hsw-row">
          <label className="hsw-inline">
            <input
              type="checkbox"
              checked={now.isHidden || now.glyph === undefined}
              disabled={now.glyph === undefined}
              onChange={(event) => change({ isHidden: event.target.checked })}
            />
            {t.faceDown}
          </label>
          <PlayerSelect id={id} label={t.owner} value={now.owner} onChange={(owner) => change({ owner })} />
        </div>
      )}
    </>
  )
}

function Figures() {
  const { workbench, put, source, t, language } = useShop()
  const [cardId, playerId] = [useId(), useId()]
  const { tool } = workbench.hand
  const now = tool.kind === 'figure' ? tool : { kind: 'figure' as const, card: '', player: 0 }
  const change = (part: Partial<typeof now>): void => put((old) => workbenches.take(old, { ...now, ...part }))
  return (
    <div className="hsw-row">
      <label className="hsw-inline wide" htmlFor={cardId}>
        {t.card}
        <select
          id={cardId}
          className="select"
          data-tool="figure"
          value={now.card}
          onChange={(event) => (event.target.value === '' ? undefined : change({ card: event.target.value }))}
        >
          <option value="">–</option>
          {source.cards.map((card) => (
            <option key={card.id} value={card.id}>
              {card.name[language]}
            </option>
          ))}
        </select>
      </label>
      {tool.kind === 'figure' && (
        <PlayerSelect id={playerId} label={t.whose} value={now.player} onChange={(player) => change({ player })} />
      )}
    </div>
  )
}
