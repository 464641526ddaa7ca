import { useId } from 'react'
import { GLYPH_IDS, TERRAINS } from '../../content/names.ts'
import type { GlyphId } from '../../content/names.ts'
import { POWER_IDS } from '../../content/powers.ts'
import { useShop } from './frame.tsx'
import type { Strings } from './strings.ts'

type FieldName = keyof Strings['fields']
export type Values = Readonly<Record<string, unknown>>

interface FieldProps {
  readonly name: FieldName
  readonly value: unknown
  readonly sides: number
  onChange(value: unknown): void
}

const isField = (t: Strings, name: string): name is FieldName => Object.hasOwn(t.fields, name)

/** One field for everything that a goal or a special rule says besides its name. */
export function ValueFields(props: { values: Values; sides: number; onChange(values: Values): void }) {
  const { values, sides, onChange } = props
  const { t } = useShop()
  // A goal of all sides may be given to one.
  const all: Values = values['goal'] === 'eliminate' ? { side: undefined, ...values } : values
  return (
    <div className="hsw-fields">
      {Object.entries(all).map(
        ([name, value]) =>
          isField(t, name) && (
            <ValueField
              key={name}
              name={name}
              value={value}
              sides={sides}
              onChange={(next) => {
                const { [name]: _, ...rest } = values
                onChange(next === undefined ? rest : { ...values, [name]: next })
              }}
            />
          ),
      )}
    </div>
  )
}

function ValueField(props: FieldProps) {
  const { name, value, sides, onChange } = props
  const { t } = useShop()
  const id = useId()
  if (name === 'sides') return <SideChecks {...props} />
  if (name === 'glyphs') return <GlyphCounts label={t.fields.glyphs} value={value as GlyphId[]} onChange={onChange} />
  if (name === 'flyersToo')
    return (
      <label className="hsw-inline">
        <input type="checkbox" checked={value === 1} onChange={(event) => onChange(event.target.checked ? 1 : 0)} />
        {t.fields[name]}
      </label>
    )
  return (
    <label className="hsw-inline" htmlFor={id}>
      {t.fields[name]}
      {typeof value === 'number' && name !== 'side' ? (
        <input
          id={id}
          className="input number"
          type="number"
          min={0}
          max={5000}
          value={value}
          onChange={(event) => onChange(Number(event.target.value))}
        />
      ) : (
        <Select id={id} name={name} value={value} sides={sides} onChange={onChange} />
      )}
    </label>
  )
}

function Select({ id, name, value, sides, onChange }: FieldProps & { id: string }) {
  const { t, language, source } = useShop()
  const numbers = Array.from({ length: sides }, (_, side) => [String(side), t.side(side + 1)] as const)
  const lists: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
    side: value === undefined ? [['', t.anySide], ...numbers] : numbers,
    glyph: GLYPH_IDS.map((glyph) => [glyph, source.glyphs.find((one) => one.id === glyph)?.name[language] ?? glyph]),
    terrain: TERRAINS.map((terrain) => [terrain, t.terrains[terrain]]),
    power: POWER_IDS.map((power) => [power, source.powers.find((one) => one.id === power)?.name[language] ?? power]),
    card: source.cards.map((card) => [card.id, card.name[language]]),
  }
  const change = (text: string): void => onChange(text === '' ? undefined : name === 'side' ? Number(text) : text)
  return (
    <select id={id} className="select" value={String(value ?? '')} onChange={(event) => change(event.target.value)}>
      {(lists[name] ?? []).map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </select>
  )
}

function SideChecks({ value, sides, onChange }: FieldProps) {
  const { t } = useShop()
  const now = value as readonly number[]
  return (
    <span className="hsw-inline" role="group" aria-label={t.fields.sides}>
      {Array.from({ length: sides }, (_, side) => (
        <label key={side}>
          <input
            type="checkbox"
            checked={now.includes(side)}
            onChange={(event) =>
              onChange(event.target.checked ? [...now, side].sort((a, b) => a - b) : now.filter((one) => one !== side))
            }
          />
          {t.side(side + 1)}
        </label>
      ))}
    </span>
  )
}

/** How many of each glyph. */
export function GlyphCounts(props: { label: string; value: readonly GlyphId[]; onChange(value: GlyphId[]): void }) {
  const { label, value, onChange } = props
  const { source, language } = useShop()
  const put = (glyph: GlyphId, count: number): void => {
    const others = value.filter((one) => one !== glyph)
    onChange([...others, ...Array.from({ length: Math.max(0, Math.min(20, count)) }, () => glyph)])
  }
  return (
    <fieldset className="hsw-counts">
      <legend>{label}</legend>
      {GLYPH_IDS.map((glyph) => {
        const words = source.glyphs.find(({ id }) => id === glyph)
        return (
          <label key={glyph} title={words?.short[language]}>
            <span className="hsw-swatch round glyph">{words?.letter}</span>
            <input
              className="input"
              type="number"
              min={0}
              max={20}
              aria-label={words?.name[language]}
              value={value.filter((one) => one === glyph).length}
              onChange={(event) => put(glyph, Number(event.target.value))}
            />
          </label>
        )
      })}
    </fieldset>
  )
}
