import { Die } from '../../../../boardkit/dice/dice.tsx'
import { Button } from '../../../../boardkit/papers/button.tsx'
import { COLOURS, SYMBOLS } from '../../content/names.ts'
import type { Colour } from '../../content/names.ts'
import { NONE } from '../../rules/table/state.ts'
import { dieFaces } from '../dice.tsx'
import { Icon } from '../icon.tsx'
import { FieldFrame, listIn, textsIn, useField } from './field.tsx'
import { useShop } from './frame.tsx'
import { getAt } from './paths.ts'
import type { Path } from './paths.ts'
import { Sign } from '../../../../boardkit/workshop/signs.tsx'

export const DieSign = ({ colour }: { colour: Colour }) => (
  <Die {...dieFaces(useShop().content, COLOURS.indexOf(colour), NONE)} />
)

const MOST = 8

/** A row of dice: one press adds a die, a press on one in the row takes it away. */
export function DiceButtons({ name, value, put }: { name: string; value: unknown; put(dice: string[]): void }) {
  const { t, content, language } = useShop()
  const dice = textsIn(value)
  const nameOf = (colour: string): string => content.dice[COLOURS.indexOf(colour as Colour)]?.name[language] ?? colour
  const add = (colour: Colour): void =>
    put([...dice, colour].sort((a, b) => COLOURS.indexOf(b as Colour) - COLOURS.indexOf(a as Colour)))
  return (
    <div className="upw-dice" role="group" aria-label={name}>
      <span className="upw-dice-name">{name}</span>
      <span className="upw-dice-row">
        {dice.length === 0 && <span className="soft">{t.noDice}</span>}
        {dice.map((colour, at) => (
          <button
            key={at}
            type="button"
            className="upw-die"
            aria-label={t.removeDie(nameOf(colour))}
            title={t.removeDie(nameOf(colour))}
            onClick={() => put(dice.toSpliced(at, 1))}
          >
            {COLOURS.includes(colour as Colour) ? <DieSign colour={colour as Colour} /> : colour}
          </button>
        ))}
      </span>
      <span className="upw-dice-stock">
        {COLOURS.map((colour) => (
          <button
            key={colour}
            type="button"
            className="upw-die"
            disabled={dice.length >= MOST}
            aria-label={t.addDie(nameOf(colour))}
            title={t.addDie(nameOf(colour))}
            onClick={() => add(colour)}
          >
            <DieSign colour={colour} />
          </button>
        ))}
      </span>
    </div>
  )
}

const OWN_ROW = { archery: [], clash: [], provenance: { archery: 'public', clash: 'public' } }
const MOST_ROWS = 7

/** Dice of a Legion or Horde by Threat. */
export function RowsField({ path }: { path: Path }) {
  const { t } = useShop()
  const state = useField(path)
  const rows = listIn(state.value)
  const put = (at: number, key: 'archery' | 'clash', dice: string[]): void =>
    state.put(rows.with(at, { ...OWN_ROW, ...(rows[at] as object), [key]: dice }))
  return (
    <FieldFrame path={path} state={state} isGroup>
      {() => (
        <>
          <ol className="upw-rows">
            {rows.map((row, at) => (
              <li key={at}>
                <strong>{t.rowOf(at + 1)}</strong>
                {(['archery', 'clash'] as const).map((key) => (
                  <DiceButtons
                    key={key}
                    name={t.fields[key]}
                    value={getAt(row, [key])}
                    put={(dice) => put(at, key, dice)}
                  />
                ))}
              </li>
            ))}
          </ol>
          <div className="upw-chips">
            <Button
              look="small"
              sign={<Sign name="plus" />}
              text={t.addRow}
              disabled={rows.length >= MOST_ROWS}
              onClick={() => state.put([...rows, structuredClone(rows.at(-1) ?? OWN_ROW)])}
            />
            <Button
              look="small"
              sign={<Sign name="minus" />}
              text={t.removeRow}
              disabled={rows.length <= 1}
              onClick={() => state.put(rows.slice(0, -1))}
            />
          </div>
        </>
      )}
    </FieldFrame>
  )
}

const MOST_SYMBOLS = 3

/** The six faces of a die. */
export function FacesField({ path }: { path: Path }) {
  const { t } = useShop()
  const state = useField(path)
  const faces = listIn(state.value)
  return (
    <FieldFrame path={path} state={state} isGroup>
      {() => (
        <ol className="upw-faces">
          {faces.map((face, at) => {
            const symbols = textsIn(face)
            return (
              <li key={at} role="group" aria-label={t.face(at + 1)}>
                <span className="upw-dice-name">{t.face(at + 1)}</span>
                <span className="upw-dice-row">
                  {symbols.map((symbol, i) => (
                    <button
                      key={i}
                      type="button"
                      className="upw-symbol"
                      aria-label={t.removeDie(t.words[symbol] ?? symbol)}
                      title={t.removeDie(t.words[symbol] ?? symbol)}
                      onClick={() => state.put(faces.with(at, symbols.toSpliced(i, 1)))}
                    >
                      <Icon name={symbol === 'shield' || symbol === 'bolt' ? symbol : 'skull'} />
                    </button>
                  ))}
                  {symbols.length === 0 && <span className="soft">–</span>}
                </span>
                <span className="upw-dice-stock">
                  {SYMBOLS.map((symbol) => (
                    <button
                      key={symbol}
                      type="button"
                      className="upw-symbol"
                      disabled={symbols.length >= MOST_SYMBOLS}
                      aria-label={t.addDie(t.words[symbol])}
                      title={t.addDie(t.words[symbol])}
                      onClick={() => state.put(faces.with(at, [...symbols, symbol]))}
                    >
                      <Icon name={symbol} />
                    </button>
                  ))}
                </span>
              </li>
            )
          })}
        </ol>
      )}
    </FieldFrame>
  )
}
