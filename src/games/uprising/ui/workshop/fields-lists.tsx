import { Button } from '../../../../boardkit/papers/button.tsx'
import { ATTRIBUTES, RESOURCES, SYMBOLS } from '../../content/names.ts'
import { Icon } from '../icon.tsx'
import { FieldFrame, listIn, numberIn, useField } from './field.tsx'
import { JsonField } from './field-json.tsx'
import { Stepper, WordsField } from './fields-plain.tsx'
import { useShop } from './frame.tsx'
import { getAt, isFields } from './paths.ts'
import type { Path } from './paths.ts'
import { Sign, SignButton } from '../../../../boardkit/workshop/signs.tsx'

function AddButton({ name, disabled, onClick }: { name: string; disabled: boolean; onClick(): void }) {
  return <Button look="small" sign={<Sign name="plus" />} text={name} disabled={disabled} onClick={onClick} />
}

const COINS = [...RESOURCES, 'any'] as const
const MOST_PRICES = 3
const MOST_COINS = 20

/** Ways to pay for a Unit. */
export function PricesField({ path }: { path: Path }) {
  const { t } = useShop()
  const state = useField(path)
  const prices = listIn(state.value)
  const put = (at: number, coin: string, n: number): void => {
    const { [coin]: _old, ...others } = (isFields(prices[at]) ? prices[at] : {}) as Record<string, unknown>
    state.put(prices.with(at, n === 0 ? others : { ...others, [coin]: n }))
  }
  return (
    <FieldFrame path={path} state={state} isGroup>
      {() => (
        <>
          {prices.map((price, at) => (
            <div key={at} className="upw-one" role="group" aria-label={t.priceNumber(at + 1)}>
              {COINS.map((coin) => (
                <span key={coin} className="upw-coin">
                  {coin === 'any' ? <b aria-hidden="true">?</b> : <Icon name={coin} />} {t.fields[coin]}
                  <Stepper
                    value={numberIn(getAt(price, [coin]) ?? 0)}
                    min={0}
                    max={MOST_COINS}
                    name={`${t.priceNumber(at + 1)}, ${t.fields[coin]}`}
                    put={(n) => put(at, coin, n)}
                  />
                </span>
              ))}
              {prices.length > 1 && (
                <SignButton
                  sign="trash"
                  name={t.removeOne(t.priceNumber(at + 1))}
                  onClick={() => state.put(prices.toSpliced(at, 1))}
                />
              )}
            </div>
          ))}
          <AddButton
            name={t.addPrice}
            disabled={prices.length >= MOST_PRICES}
            onClick={() => state.put([...prices, { salt: 1 }])}
          />
        </>
      )}
    </FieldFrame>
  )
}

const MOST_NEEDS = 2

/** Attributes that an Item asks for. */
export function NeedsField({ path }: { path: Path }) {
  const { t } = useShop()
  const state = useField(path)
  const needs = listIn(state.value)
  return (
    <FieldFrame path={path} state={state} isGroup>
      {() => (
        <>
          {needs.map((need, at) => (
            <div key={at} className="upw-one">
              <select
                className="select"
                aria-label={`${t.fields['needs']} ${at + 1}`}
                value={String(getAt(need, ['attribute']))}
                onChange={({ target }) => state.put(needs.with(at, { ...(need as object), attribute: target.value }))}
              >
                {ATTRIBUTES.map((one) => (
                  <option key={one} value={one}>
                    {t.words[one]}
                  </option>
                ))}
              </select>
              <span className="upw-coin">
                {t.least}
                <Stepper
                  value={numberIn(getAt(need, ['min']))}
                  min={1}
                  max={3}
                  name={`${t.fields['needs']} ${at + 1}, ${t.least}`}
                  put={(min) => state.put(needs.with(at, { ...(need as object), min }))}
                />
              </span>
              <SignButton
                sign="trash"
                name={t.removeOne(`${t.fields['needs']} ${at + 1}`)}
                onClick={() => state.put(needs.toSpliced(at, 1))}
              />
            </div>
          ))}
          <AddButton
            name={t.addNeed}
            disabled={needs.length >= MOST_NEEDS}
            onClick={() => state.put([...needs, { attribute: 'might', min: 1 }])}
          />
        </>
      )}
    </FieldFrame>
  )
}

const MOST_GOALS = 3

/** Goals of a Quest, each with its reward. */
export function GoalsField({ path }: { path: Path }) {
  const { t } = useShop()
  const state = useField(path)
  const goals = listIn(state.value)
  return (
    <FieldFrame path={path} state={state} isGroup>
      {() => (
        <>
          {goals.map((goal, at) => (
            <div key={at} className="upw-goal" role="group" aria-label={t.goalNumber(at + 1)}>
              <div className="upw-one">
                <strong>{t.goalNumber(at + 1)}</strong>
                <Stepper
                  value={numberIn(getAt(goal, ['n']))}
                  min={1}
                  max={9}
                  name={`${t.goalNumber(at + 1)}, ${t.fields['n']}`}
                  put={(n) => state.put(goals.with(at, { ...(goal as object), n }))}
                />
                <select
                  className="select"
                  aria-label={`${t.goalNumber(at + 1)}, ${t.fields['symbol']}`}
                  value={String(getAt(goal, ['symbol']))}
                  onChange={({ target }) => state.put(goals.with(at, { ...(goal as object), symbol: target.value }))}
                >
                  {SYMBOLS.map((one) => (
                    <option key={one} value={one}>
                      {t.words[one]}
                    </option>
                  ))}
                </select>
                {goals.length > 1 && (
                  <SignButton
                    sign="trash"
                    name={t.removeOne(t.goalNumber(at + 1))}
                    onClick={() => state.put(goals.toSpliced(at, 1))}
                  />
                )}
              </div>
              <WordsField path={[...path, at, 'rewardText']} max={120} isOptional />
              <JsonField path={[...path, at, 'reward']} what="effects" />
            </div>
          ))}
          <AddButton
            name={t.addGoal}
            disabled={goals.length >= MOST_GOALS}
            onClick={() => state.put([...goals, { symbol: 'skull', n: 1, reward: [] }])}
          />
        </>
      )}
    </FieldFrame>
  )
}

/** What a faction produces with so many Havens. */
export function ProductionField({ path }: { path: Path }) {
  const { t } = useShop()
  const state = useField(path)
  const rows = listIn(state.value)
  return (
    <FieldFrame path={path} state={state} isGroup>
      {() => (
        <ol className="upw-production" start={0}>
          {rows.map((row, havens) => (
            <li key={havens} className="upw-one">
              <strong>{t.havens(havens)}</strong>
              {RESOURCES.map((resource, at) => (
                <span key={resource} className="upw-coin">
                  <Icon name={resource} label={t.fields[resource]} />
                  <Stepper
                    value={numberIn(getAt(row, [at]))}
                    min={0}
                    max={MOST_COINS}
                    name={`${t.havens(havens)}, ${t.fields[resource]}`}
                    put={(n) => state.put(rows.with(havens, listIn(row).with(at, n)))}
                  />
                </span>
              ))}
            </li>
          ))}
        </ol>
      )}
    </FieldFrame>
  )
}
