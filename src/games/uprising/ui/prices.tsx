import type { Language } from '../../../protocol/board.ts'
import type { Price } from '../content/content.ts'
import { RESOURCES } from '../content/names.ts'
import { tells } from './about/tells.ts'
import './faction-board.css'
import { Icon } from './icon.tsx'
import { STRINGS } from './strings.ts'

/** Salt, Plunder, Food, and resources of any kind, as signs with numbers. */
export function PriceView({ price, language }: { price: Price | readonly number[]; language: Language }) {
  const s = STRINGS[language]
  const parts = price.flatMap((n, kind) => (n > 0 ? [[n, kind] as const] : []))
  const label = parts.map(([n, kind]) => `${n} ${s.resources[kind] ?? s.anyResource}`).join(', ') || s.free
  return (
    <span className="upp-price" role="img" aria-label={label}>
      {parts.length === 0 ? s.free : undefined}
      {parts.map(([n, kind]) => (
        <span
          key={kind}
          className={`upp-r-${RESOURCES[kind] ?? 'any'}`}
          {...tells(kind < RESOURCES.length ? `resource:${RESOURCES[kind]}` : 'resource:any')}
        >
          {n}
          {kind < RESOURCES.length ? <Icon name={RESOURCES[kind]} /> : <i>?</i>}
        </span>
      ))}
    </span>
  )
}

export function Prices({ prices, language }: { prices: readonly Price[]; language: Language }) {
  return (
    <span className="upp-prices" {...tells('number:price')}>
      {prices.map((price, i) => (
        <span key={i}>
          {i > 0 ? <small> {STRINGS[language].or} </small> : undefined}
          <PriceView price={price} language={language} />
        </span>
      ))}
    </span>
  )
}

export function Resources({ values, language }: { values: readonly number[]; language: Language }) {
  const s = STRINGS[language]
  return (
    <ul className="upp-resources">
      {RESOURCES.map((resource, kind) => (
        <li key={resource} className={`upp-r-${resource}`} {...tells(`resource:${resource}`)}>
          <Icon name={resource} label={s.resources[kind]} />
          <b key={values[kind]}>{values[kind]}</b>
        </li>
      ))}
    </ul>
  )
}
