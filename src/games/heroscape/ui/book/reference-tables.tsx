import type { Language } from '../../../../protocol/board.ts'
import cards from '../../content/cards.json' with { type: 'json' }
import glyphs from '../../content/glyphs.json' with { type: 'json' }
import scenarios from '../../content/scenarios.json' with { type: 'json' }
import { cardIcon, Icon } from '../icon.tsx'
import { STRINGS } from '../strings.ts'
import { REFERENCE } from './reference-words.ts'

/* What is printed in the box, read from there. */

const MASTER = ['life', 'move', 'range', 'attack', 'defense'] as const
const BASIC = ['move', 'range', 'attack', 'defense'] as const

const sorted = [...cards].sort((a, b) => b.master.points - a.master.points)

export function CardTable({ language }: { language: Language }) {
  const r = REFERENCE[language]
  return (
    <section>
      <h3>{r.cards}</h3>
      <div className="hs-ref-scroll" role="group" aria-label={r.cards} tabIndex={0}>
        <table>
          <CardHeads language={language} />
          <tbody>
            {sorted.map((card) => (
              <tr key={card.id}>
                <th scope="row">
                  <Icon name={cardIcon({ id: card.id, kind: card.figures === 1 ? 'hero' : 'squad' })} />{' '}
                  {card.name[language]}
                  {card.figures > 1 ? ` ×${card.figures}` : ''}
                </th>
                <td>{card.height}</td>
                {MASTER.map((value) => (
                  <td key={value}>{card.master[value]}</td>
                ))}
                <td>
                  <b>{card.master.points}</b>
                </td>
                {BASIC.map((value) => (
                  <td key={value}>{card.basic[value]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function CardHeads({ language }: { language: Language }) {
  const [s, r] = [STRINGS[language], REFERENCE[language]]
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={2}>
          {r.card}
        </th>
        <th scope="col" rowSpan={2}>
          <Icon name="height" label={s.height} />
        </th>
        <th scope="colgroup" colSpan={6}>
          {s.games.master}
        </th>
        <th scope="colgroup" colSpan={4}>
          {s.games.basic}
        </th>
      </tr>
      <tr>
        {MASTER.map((value) => (
          <th key={value} scope="col">
            <Icon name={value} label={s[value]} />
          </th>
        ))}
        <th scope="col">{s.points}</th>
        {BASIC.map((value) => (
          <th key={value} scope="col">
            <Icon name={value} label={s[value]} />
          </th>
        ))}
      </tr>
    </thead>
  )
}

export function GlyphTable({ language }: { language: Language }) {
  const r = REFERENCE[language]
  return (
    <section>
      <h3>{r.glyphs}</h3>
      <dl className="hs-ref-pairs">
        {glyphs.map(({ id, letter, name, short, duration, count }) => (
          <div key={id}>
            <dt>
              <b>{letter}</b> {name[language]}
              {count > 1 ? ` ×${count}` : ''}
            </dt>
            <dd>
              {short[language]}
              {duration === 'temporary' ? ` (${r.temporary})` : ''}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface Printed {
  readonly id: string
  readonly name: Readonly<Record<Language, string>>
  readonly game: string
  readonly rounds?: number
  readonly setups: readonly { readonly teams: readonly (readonly number[])[]; readonly points?: readonly number[] }[]
}

/** "2", or "2, 4" where it can be played so too. */
const seats = (setups: Printed['setups']): string => setups.map(({ teams }) => teams.flat().length).join(', ')

export function ScenarioTable({ language }: { language: Language }) {
  const [s, r] = [STRINGS[language], REFERENCE[language]]
  return (
    <section>
      <h3>{r.scenarios}</h3>
      <table className="hs-ref-scenarios">
        <thead>
          <tr>
            <th scope="col">{s.scenario}</th>
            <th scope="col">{r.players}</th>
            <th scope="col">{s.points}</th>
            <th scope="col">{r.rounds}</th>
          </tr>
        </thead>
        <tbody>
          {(scenarios as readonly Printed[]).map(({ id, name, game, setups, rounds }) => (
            <tr key={id}>
              <th scope="row">{name[language]}</th>
              <td>{seats(setups)}</td>
              <td>{game === 'basic' ? s.games.basic : pointsOf(setups)}</td>
              <td>{rounds ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The point limits of a scenario, from most to least. */
const pointsOf = (setups: Printed['setups']): string =>
  [...new Set(setups.flatMap(({ points = [] }) => points))]
    .filter((n) => n > 0)
    .sort((a, b) => b - a)
    .join(', ')
