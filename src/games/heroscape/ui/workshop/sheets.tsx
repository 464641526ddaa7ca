import { useMemo } from 'react'
import { Button } from '../../../../boardkit/papers/button.tsx'
import { centre } from '../../../../kit/hex.ts'
import { cellsOf } from '../../content/tile-shapes.ts'
import { buildingPlan, stockOf } from '../../builder/sheets.ts'
import type { LevelSheet } from '../../builder/sheets.ts'
import * as workbenches from './workbench.ts'
import { Marks, RuinShape, TileShape } from './drawing.tsx'
import { useShop } from './frame.tsx'
import { frameAround, outline, viewBoxOf } from './geometry.ts'
import { Sign } from '../../../../boardkit/workshop/signs.tsx'
import { pieceName } from './stock.tsx'

/** The building plan: one figure per level, to be printed. */
export function SheetsPart() {
  const { workbench, source, t, language } = useShop()
  const plan = workbenches.planOn(workbench)
  const sheets = useMemo(() => buildingPlan(plan), [plan])
  const frame = useMemo(() => viewBoxOf(frameAround(plan.tiles.flatMap(cellsOf), 0.6)), [plan.tiles])
  const layout = plan.layouts.find(({ id }) => id === workbench.hand.layout)
  if (sheets.levels.length === 0) return <p className="hsw-empty">{t.nothingYet}</p>
  const { counts } = stockOf(plan, source.inventory, 1)
  return (
    <section className="hsw-part hsw-sheets" aria-label={t.tabs.sheets}>
      <div className="hsw-sheets-head">
        <h2>{plan.name[language]}</h2>
        <Button
          look="no-print"
          sign={<Sign name="print" />}
          text={t.print}
          data-act="print"
          onClick={() => window.print()}
        />
      </div>
      <p className="soft">{t.sheetsHint}</p>
      <div className="hsw-all-parts">
        <strong>{t.allParts}:</strong>{' '}
        {counts
          .filter(({ used }) => used > 0)
          .map((count) => `${count.used} × ${pieceName(t, count)}`)
          .join(' · ')}
      </div>
      {sheets.levels.map((sheet) => (
        <Sheet key={sheet.level} sheet={sheet} frame={frame} />
      ))}
      <figure className="hsw-sheet" data-sheet="last">
        <figcaption>{t.ruinsLast}</figcaption>
        <svg viewBox={frame} role="img" aria-label={t.ruinsLast}>
          {sheets.levels.flatMap(({ tiles }) =>
            tiles.map(({ index, tile }) => <TileShape key={index} tile={tile} state="shown" />),
          )}
          {layout !== undefined && <Marks layout={layout} source={source} />}
          {plan.ruins.map((ruin, index) => (
            <RuinShape key={index} ruin={ruin} />
          ))}
        </svg>
      </figure>
    </section>
  )
}

function Sheet({ sheet, frame }: { sheet: LevelSheet; frame: string }) {
  const { t } = useShop()
  return (
    <figure className="hsw-sheet" data-sheet={sheet.level}>
      <figcaption>
        {t.sheetLevel(sheet.level)}
        <span>
          {sheet.pieces
            .map(({ terrain, size, count }) => `${count} × ${t.tile(t.terrains[terrain], size)}`)
            .join(' · ')}
        </span>
      </figcaption>
      <svg viewBox={frame} role="img" aria-label={t.sheetLevel(sheet.level)}>
        {sheet.beneath.map(({ index, cells }) => (
          <path key={index} d={outline(cells)} className="hsw-beneath" />
        ))}
        {sheet.tiles.map(({ index, tile }) => (
          <TileShape key={index} tile={tile} state="shown" />
        ))}
        {sheet.tiles.map(({ number, cells }) => {
          const points = cells.map((hex) => centre(hex))
          const middle = points[cells.length > 7 ? 12 : cells.length > 3 ? 3 : 0]
          return (
            <text key={number} x={middle.x} y={middle.y} className="hsw-text hsw-number" fontSize={0.8}>
              {number}
            </text>
          )
        })}
      </svg>
    </figure>
  )
}
