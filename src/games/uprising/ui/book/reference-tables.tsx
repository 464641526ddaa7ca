/** Tables of the reference page, from the content. */
import type { BookProps } from '../../../../protocol/board.ts'
import type { Content, Faction } from '../../content/content.ts'
import { COLOURS, UNIT_CLASSES, UNITS_PER_FACTION } from '../../content/names.ts'
import { lookOfFaction } from '../colours.ts'
import { DiceRow, SYMBOL_ICONS } from '../dice.tsx'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icons.ts'
import { PriceView, Prices } from '../prices.tsx'
import { STRINGS } from '../strings.ts'
import { BOOK } from './words.ts'

export interface SheetProps extends BookProps {
  readonly content: Content
}

const FACES = [0, 1, 2, 3, 4, 5] as const

const average = (faces: readonly number[], language: string): string =>
  (faces.reduce((sum, n) => sum + n, 0) / faces.length).toLocaleString(language, { maximumFractionDigits: 2 })

/** Every face, and what a throw brings on average. */
export function Dice({ content, language }: SheetProps) {
  const s = STRINGS[language]
  return (
    <table className="upp-sheet-table">
      <thead>
        <tr>
          <td colSpan={2} />
          {SYMBOL_ICONS.map((icon, symbol) => (
            <th key={icon} scope="col">
              <span aria-hidden="true">Ø</span>{' '}
              <Icon name={icon} label={`${s.symbols[symbol]} ${BOOK[language].reference.average}`} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {COLOURS.map((colour, i) => (
          <tr key={colour}>
            <th scope="row">{content.dice[i].name[language]}</th>
            <td>
              <DiceRow
                content={content}
                language={language}
                dice={FACES.map(() => i)}
                faces={FACES}
                className="bk-tiny"
              />
            </td>
            {[content.dice[i].skulls, content.dice[i].shields, content.dice[i].bolts].map((faces, symbol) => (
              <td key={symbol}>{faces.some((n) => n > 0) ? average(faces, language) : '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface Rolls {
  readonly icon: IconName
  readonly name: string
  readonly archery: readonly number[]
  readonly clash: readonly number[]
}

function rollsOf({ content, language }: SheetProps): Rolls[] {
  const s = STRINGS[language]
  const { boards } = content
  const garrisons = boards.garrisonClash.flatMap((clash, n) =>
    n === 0
      ? []
      : [
          {
            icon: 'garrison' as const,
            name: BOOK[language].reference.garrison(n),
            archery: boards.garrisonArchery[n] ?? [],
            clash,
          },
        ],
  )
  return [
    ...garrisons,
    { icon: 'skeleton', name: s.skeletons(1), archery: [], clash: boards.skeletonClash },
    { icon: 'wall', name: s.wall, archery: [], clash: boards.wallClash },
    { icon: 'tower', name: s.tower, archery: boards.towerArchery, clash: boards.towerClash },
  ]
}

/** Garrisons, Skeletons, and what Defenses add. */
export function Enemies(props: SheetProps) {
  const { content, language } = props
  const s = STRINGS[language]
  return (
    <>
      <table className="upp-sheet-table">
        <thead>
          <tr>
            <td />
            <th scope="col">{s.archery}</th>
            <th scope="col">{s.clash}</th>
          </tr>
        </thead>
        <tbody>
          {rollsOf(props).map(({ icon, name, archery, clash }) => (
            <tr key={name}>
              <th scope="row">
                <Icon name={icon} /> {name}
              </th>
              {[archery, clash].map((dice, i) => (
                <td key={i}>
                  {dice.length === 0 ? '–' : <DiceRow {...{ content, language, dice }} className="bk-tiny" />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="soft">{BOOK[language].reference.dieNumber}</p>
    </>
  )
}

/** The player boards: Units with die, price and number, and what Havens bring. */
export function Factions(props: SheetProps) {
  return (
    <div className="upp-sheet-factions">
      {props.content.factions.map((faction) => (
        <FactionTable key={faction.id} faction={faction} {...props} />
      ))}
    </div>
  )
}

const unitsIn = ({ units }: Content, faction: number) =>
  units.slice(faction * UNITS_PER_FACTION, (faction + 1) * UNITS_PER_FACTION)

function FactionTable({ faction, content, language }: SheetProps & { faction: Faction }) {
  const s = STRINGS[language]
  const r = BOOK[language].reference
  return (
    <section>
      <h4>
        <Icon name={lookOfFaction(faction.index).emblem} /> {faction.name[language]}{' '}
        <small>
          {s.havenPrice} <PriceView price={[0, faction.haven, 0]} language={language} />
        </small>
      </h4>
      <table className="upp-sheet-table">
        <thead>
          <tr>
            <td />
            {[r.die, r.price, r.count].map((head) => (
              <th key={head} scope="col">
                <small className="soft">{head}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {unitsIn(content, faction.index).map((unit) => (
            <tr key={unit.id}>
              <th scope="row">
                <Icon name={UNIT_CLASSES[unit.class]} label={s.classes[unit.class]} /> {unit.name[language]}
              </th>
              <td>
                <DiceRow content={content} language={language} dice={[unit.die]} className="bk-tiny" />
              </td>
              <td>
                <Prices prices={unit.prices} language={language} />
              </td>
              <td>×{unit.count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="upp-sheet-production">
        <span className="upp-sheet-head">
          <Icon name="production" /> {r.productionHead}
        </span>
        {faction.production.map((yields, havens) => (
          <span key={havens}>
            <small>{havens}</small>
            <PriceView price={yields} language={language} />
          </span>
        ))}
      </p>
    </section>
  )
}
