import type { Language } from '../../../protocol/board.ts'
import type { UnitName } from '../content/units.ts'
import type { Look } from './factions.ts'
import { Icon } from './icon.tsx'
import type { TileFacts } from './printed.ts'
import { breakable, STRINGS, unitName } from './strings.ts'

/** What a tile says, in words. */
export function tileLabel(language: Language, unit: UnitName, facts: TileFacts | undefined): string {
  const s = STRINGS[language]
  if (facts === undefined) return unitName(language, unit)
  const cost = facts.cost === undefined ? s.tileNever : s.tileCost(facts.cost)
  return `${unitName(language, unit)}, ${cost}, ${s.tileValue(facts.value)}`
}

/** The face of a tile: above the unit with its cost as blocks, below its name and its value as pips. */
export function TileFace({
  unit,
  facts,
  look,
  language,
}: {
  unit: UnitName
  facts: TileFacts | undefined
  look: Look
  language: Language
}) {
  return (
    <>
      <span className={`bs-tile-up bs-weave-${look.weave}`} style={{ backgroundColor: look.ink }}>
        <span className="bs-tile-cost">
          {Array.from({ length: facts?.cost ?? 0 }, (_, i) => (
            <i key={i} />
          ))}
        </span>
        <Icon name={unit} />
      </span>
      <span className="bs-tile-name">{breakable(unitName(language, unit))}</span>
      <span className="bs-tile-pips">
        <b>{facts?.value ?? 0}</b>
        {Array.from({ length: facts?.value ?? 0 }, (_, i) => (
          <i key={i} />
        ))}
      </span>
    </>
  )
}
