import type { TileCount } from '../../content/inventory.ts'
import { stockOf } from '../../builder/sheets.ts'
import * as workbenches from './workbench.ts'
import { useShop } from './frame.tsx'
import type { Strings } from './strings.ts'

export const pieceName = (t: Strings, count: TileCount): string =>
  'ruin' in count ? t.ruins[count.ruin] : t.tile(t.terrains[count.terrain], count.size)

/** What the battlefield is made of, and what is missing for it. */
export function StockPart() {
  const { workbench, put, source, t } = useShop()
  const { sets } = workbench.hand
  const { counts, setsNeeded, missing } = stockOf(workbenches.planOn(workbench), source.inventory, sets)
  return (
    <section className="hsw-part" aria-label={t.tabs.stock}>
      <div className="field">
        <label htmlFor="hsw-sets">{t.sets}</label>
        <input
          id="hsw-sets"
          className="input number"
          type="number"
          min={1}
          max={8}
          value={sets}
          onChange={(event) => {
            const wanted = Math.max(1, Math.min(8, Number(event.target.value)))
            put((old) => workbenches.holding(old, { sets: wanted }))
          }}
        />
      </div>
      <p className="hsw-verdict" data-missing={missing.length}>
        {setsNeeded < 0 ? t.noSet : setsNeeded > 0 && t.setsNeeded(setsNeeded)}{' '}
        {missing.length === 0 ? t.nothingMissing : undefined}
      </p>
      {[...new Set([1, 2, sets])].map((number) => (
        <Missing key={number} sets={number} />
      ))}
      <table className="hsw-table">
        <thead>
          <tr>
            <th scope="col">{t.piece}</th>
            <th scope="col">{t.used}</th>
            <th scope="col">{t.has}</th>
          </tr>
        </thead>
        <tbody>
          {counts.map((count) => {
            const has = count.perSet * sets
            return (
              <tr key={pieceName(t, count)} className={count.used > has ? 'over' : ''}>
                <th scope="row">{pieceName(t, count)}</th>
                <td>{count.used}</td>
                <td>{has}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

function Missing({ sets }: { sets: number }) {
  const { workbench, source, t } = useShop()
  const { missing } = stockOf(workbenches.planOn(workbench), source.inventory, sets)
  if (missing.length === 0) return undefined
  return (
    <div className="hsw-missing" data-sets={sets}>
      <h3>{t.missing(sets)}</h3>
      <ul>
        {missing.map(({ count, missing: lacks }) => (
          <li key={pieceName(t, count)}>
            {lacks} × {pieceName(t, count)}
          </li>
        ))}
      </ul>
    </div>
  )
}
