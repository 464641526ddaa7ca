import type { ReactNode } from 'react'
import { RuleLink } from '../../../../boardkit/papers/rule-link.tsx'
import type { BookProps } from '../../../../protocol/board.ts'
import { loadContent } from '../../content/content.ts'
import { ACTIONS, ATTRIBUTES, PHASES, SYMBOLS, TERRAINS } from '../../content/names.ts'
import type { WrittenId } from '../about/ids.ts'
import { ABOUT_WORDS } from '../about/words.ts'
import '../colours.css'
import './book.css'
import { SYMBOL_ICONS } from '../dice.tsx'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icons.ts'
import { Prices, PriceView } from '../prices.tsx'
import { Dice, Enemies, Factions, type SheetProps } from './reference-tables.tsx'
import { ACTION_WORDS, BOOK } from './words.ts'

/** One page: a Chapter, a turn, a combat, and all numbers that the box prints. */
export function Reference({ language, openRule }: BookProps) {
  const loaded = loadContent()
  if (!loaded.ok) return undefined
  const props = { language, openRule, content: loaded.content }
  const s = BOOK[language].reference
  const told = (ids: readonly WrittenId[], icons?: readonly IconName[]) => (
    <Told {...{ ids, icons, language, openRule }} />
  )
  return (
    <div className="upp-sheet-page">
      <Block title={s.chapter} rule="UP-PHS-01" {...props}>
        {told(
          PHASES.map((phase) => `phase:${phase}` as const),
          PHASES,
        )}
      </Block>
      <Block title={s.turn} rule="UP-ACT-04" {...props}>
        <Turn {...props} />
      </Block>
      <Block title={s.combat} rule="UP-CMB-12" {...props}>
        {told(['part:before', 'part:archery', 'part:clash', 'part:after'])}
        {told(
          SYMBOLS.map((symbol) => `icon:${symbol}` as const),
          SYMBOL_ICONS,
        )}
      </Block>
      <Block title={s.activation} rule="UP-NEM-02" {...props}>
        <ul>
          <li>{s.legion}</li>
          <li>{s.horde}</li>
          <li>{s.priority}</li>
        </ul>
      </Block>
      <Block title={s.dice} rule="UP-RUL-14" {...props}>
        <Dice {...props} />
      </Block>
      <Block title={s.enemies} rule="UP-RUL-15" {...props}>
        <Enemies {...props} />
      </Block>
      <Block title={s.attributes} rule="UP-HER-12" {...props}>
        {told(
          ATTRIBUTES.map((attribute) => `attribute:${attribute}` as const),
          ATTRIBUTES,
        )}
      </Block>
      <Block title={s.terrain} rule="UP-TER-01" {...props}>
        <Terrain {...props} />
      </Block>
      <Block title={s.scoring} rule="UP-SCO-01" {...props}>
        <Scoring {...props} />
      </Block>
      <Block title={s.limits} rule="UP-HEX-03" {...props}>
        <Limits {...props} />
      </Block>
      <Block title={s.units} rule="UP-BLD-04" isWide {...props}>
        <Factions {...props} />
      </Block>
    </div>
  )
}

interface BlockProps extends SheetProps {
  readonly title: string
  readonly rule: string
  readonly isWide?: boolean
  readonly children: ReactNode
}

const Block = ({ title, rule, isWide = false, children, language, openRule }: BlockProps) => (
  <section className="upp-sheet-block" data-wide={isWide || undefined}>
    <h3>
      {title} <RuleLink isSign rule={rule} board={{ language, openRule }} />
    </h3>
    {children}
  </section>
)

interface ToldProps extends BookProps {
  readonly ids: readonly WrittenId[]
  readonly icons: readonly IconName[] | undefined
}

/** What the board says of itself, as a list. */
const Told = ({ ids, icons, language }: ToldProps) => (
  <dl className="upp-sheet-told">
    {ids.map((id, i) => {
      const [name, text] = ABOUT_WORDS[language][id]
      return (
        <div key={id}>
          <dt>
            {icons === undefined ? undefined : <Icon name={icons[i]} />} {name}
          </dt>
          <dd>{text}</dd>
        </div>
      )
    })}
  </dl>
)

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

/** What the Actions cost besides 1 AP; Havens differ by faction. */
function Turn({ content, language }: SheetProps) {
  const { names, does } = ACTION_WORDS[language]
  const havens = [...new Set(content.factions.map(({ haven }) => haven))].sort((a, b) => a - b)
  return (
    <dl className="upp-sheet-told">
      {ACTIONS.map((action) => (
        <div key={action}>
          <dt>
            <Icon name={action} /> {names[action]} 1 <Icon name="ap" />
            {action === 'command' ? <PriceView price={[0, 0, 1]} language={language} /> : undefined}
            {action === 'haven' ? (
              <Prices prices={havens.map((plunder) => [0, plunder, 0, 0] as const)} language={language} />
            ) : undefined}
          </dt>
          <dd>{sentence(does[action])}</dd>
        </div>
      ))}
    </dl>
  )
}

function Terrain({ content, language }: SheetProps) {
  const { terrains } = content.boards
  return (
    <dl className="upp-sheet-told">
      {terrains.flatMap(({ id, name, text }, i) =>
        TERRAINS[i] === 'none'
          ? []
          : [
              <div key={id}>
                <dt>
                  <Icon name={i < TERRAINS.length ? (TERRAINS[i] as IconName) : 'curse'} /> {name[language]}
                </dt>
                <dd>{text[language]}</dd>
              </div>,
            ],
      )}
    </dl>
  )
}

function Scoring({ content, language }: SheetProps) {
  const s = BOOK[language].reference
  const { havenPoints, destroyedPoints, resourcesPerPoint, graveyardPoints } = content.setup
  return (
    <Numbered
      lines={[
        [havenPoints, s.perHaven],
        [destroyedPoints, s.destroyed],
        [1, s.convert(resourcesPerPoint)],
        [1, s.empire],
        [1, s.chaos],
        [graveyardPoints, s.graveyard],
      ]}
    />
  )
}

const Numbered = ({ lines }: { lines: readonly (readonly [n: number, text: string])[] }) => (
  <ul className="upp-sheet-numbered">
    {lines.map(([n, text]) => (
      <li key={text}>
        <b>{n}</b> {text}
      </li>
    ))}
  </ul>
)

function Limits({ content, language }: SheetProps) {
  const s = BOOK[language].reference
  const { unitsPerHex, capitalGarrisons, skeletonsPerHex, cardLimit } = content.setup
  return (
    <p>
      {s.limitHex}: {s.limitUnits(unitsPerHex)}, {s.limitOthers(capitalGarrisons, skeletonsPerHex)}.{' '}
      {s.limitCards(cardLimit)}.
    </p>
  )
}
