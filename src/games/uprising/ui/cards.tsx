import type { CSSProperties, ReactNode } from 'react'
import { CardHead } from '../../../boardkit/cards/card.tsx'
import type { Language } from '../../../protocol/board.ts'
import type { NemesisCard, Quest, Words } from '../content/cards.ts'
import { printed, type Table } from '../rules/table/state.ts'
import type { AboutId } from './about/about.ts'
import { tells } from './about/tells.ts'
import { iconOf, kindOf, nameOfCard, printedOf } from './cards-facts.ts'
import type { CardRef } from '../rules/table/faces.ts'
import { Attributes, AttributesAndText } from './cards-attributes.tsx'
import { RuleText } from './cards-text.tsx'
import './cards.css'
import './slots.css'
import { lookOfFaction } from './colours.ts'
import { DiceRow, SYMBOL_ICONS } from './dice.tsx'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'
import { STRINGS } from './strings.ts'

interface FaceProps {
  readonly t: Table
  readonly card: CardRef
  readonly language: Language
  /** Of a Legion or Horde in play: which row of dice counts. */
  readonly threat?: number | undefined
  readonly tokens?: number | undefined
  /** Of a Quest while it is attempted: by symbol, what the dice show. */
  readonly symbols?: readonly number[] | undefined
  /** With everything that is printed, as in the large view. */
  readonly isLarge?: boolean
}

/** The printed face of a card. It fills the width of its box and grows with its text. */
export function CardFace(props: FaceProps) {
  const { t, card, language } = props
  const kind = kindOf(card)
  const style = kind === 'hero' || kind === 'feat' ? heroStyle(t, card) : undefined
  return (
    <article className={`upp-card bk-card upp-k-${kind}${props.isLarge === true ? ' upp-large' : ''}`} style={style}>
      <CardHead
        sign={<Icon name={iconOf(t, card)} className="upp-card-icon" />}
        title={<b>{nameOfCard(t, card, language)}</b>}
        line={<KindLine {...props} />}
        corner={<Corner {...props} />}
      />
      <div className="upp-card-body">
        <Body {...props} />
      </div>
    </article>
  )
}

function heroStyle(t: Table, { kind, of }: CardRef): CSSProperties {
  const hero = t.content.heroes[kind === 'hero' ? of : (printed(t).feats[of]?.hero ?? -1)]
  return headStyle(hero?.faction ?? -1)
}

function headStyle(faction: number): CSSProperties {
  const look = lookOfFaction(faction)
  return { '--bk-head': look.fill, '--bk-head-dark': look.dark, '--bk-head-on': look.on } as CSSProperties
}

interface FactionProps {
  readonly faction: number
  readonly name: string
  readonly line?: string
  readonly className?: string
  readonly children: ReactNode
}

/** A faction as a card: its colours and its emblem, and whatever is to be told of it. */
export const FactionFace = ({ faction, name, line, className = '', children }: FactionProps) => (
  <article className={`upp-card bk-card ${className}`.trimEnd()} style={headStyle(faction)}>
    <CardHead
      sign={<Icon name={lookOfFaction(faction).emblem} className="upp-card-icon" />}
      title={<b>{name}</b>}
      line={line}
    />
    <div className="upp-card-body">{children}</div>
  </article>
)

function KindLine({ t, card, language }: FaceProps) {
  const s = STRINGS[language]
  const kind = kindOf(card)
  const words = [s.kinds[kind]]
  if (kind === 'feat') {
    const feat = printed(t).feats[card.of]
    if (feat.isStart) words[0] = s.startFeat
    words.push(t.content.heroes[feat.hero].name[language])
  }
  if (kind === 'hero') words.push(t.content.factions[t.content.heroes[card.of].faction].name[language])
  if (kind === 'event') words.push(s.chapterNumber(printed(t).events[card.of].chapter))
  const isAdvanced = printedOf(t, card)?.isAdvanced === true
  return (
    <>
      {words.join(' · ')}
      {isAdvanced ? (
        <span {...tells('icon:advanced')}>
          <Icon name="advanced" label={s.advanced} className="upp-advanced" />
        </span>
      ) : undefined}
    </>
  )
}

/** The number that matters most: price, initiative, goals needed, Threat. */
function Corner({ t, card, language }: FaceProps) {
  const s = STRINGS[language]
  const kind = kindOf(card)
  const cards = printed(t)
  if (kind === 'legion' || kind === 'horde')
    return (
      <Number icon="initiative" about="number:initiative" n={cards.nemesis[card.of].initiative} label={s.initiative} />
    )
  if (kind === 'item')
    return <Number icon="salt" about="number:item-price" n={cards.items[card.of].salt} label={s.resources[0]} />
  if (kind === 'event')
    return <Number icon="threat" about="number:event-threat" n={cards.events[card.of].threat} label={s.threat} />
  return undefined
}

interface NumberProps {
  readonly icon: IconName
  readonly about: AboutId
  readonly n: number
  readonly label: string
}

function Number({ icon, about, n, label }: NumberProps) {
  return (
    <span className="upp-corner" {...tells(about)}>
      <Icon name={icon} label={label} />
      <b>{n}</b>
    </span>
  )
}

function Body(props: FaceProps) {
  const { t, card, language } = props
  const cards = printed(t)
  switch (card.kind) {
    case 'nemesis':
      return <NemesisBody {...props} printed={cards.nemesis[card.of]} />
    case 'quest':
      return <QuestBody {...props} quest={cards.quests[card.of]} />
    case 'druid':
      return (
        <Line
          icon="bolt"
          about="icon:godpower"
          title={STRINGS[language].godpower}
          text={cards.druids[card.of].text}
          language={language}
        />
      )
    case 'event': {
      const event = cards.events[card.of]
      return (
        <>
          <p className="upp-story">{event.story[language]}</p>
          <p>
            <RuleText text={event.text[language]} />
          </p>
        </>
      )
    }
    case 'item':
      return <ItemBody {...props} />
    case 'feat':
      return <FeatBody {...props} />
    case 'hero':
      return <HeroBody {...props} />
  }
}

function Line(props: {
  icon?: IconName
  about: AboutId
  title: string
  text: Words | undefined
  language: Language
  className?: string
}) {
  const { icon, about, title, text, language, className = '' } = props
  if (text === undefined) return undefined
  return (
    <p className={`upp-line ${className}`}>
      <span className="upp-line-title" {...tells(about)}>
        {icon === undefined ? undefined : <Icon name={icon} />}
        {title}
      </span>{' '}
      <RuleText text={text[language]} />
    </p>
  )
}

function NemesisBody({ t, language, printed: card, threat, tokens, isLarge }: FaceProps & { printed: NemesisCard }) {
  const s = STRINGS[language]
  const { text } = card
  return (
    <>
      {threat === undefined ? undefined : (
        <p className="upp-threat-now" aria-label={s.threatOf(threat, card.maxThreat)}>
          <b {...tells('number:threat')}>
            <Icon name="threat" label={s.threat} /> {threat} / {card.maxThreat}
          </b>
          {tokens === undefined || tokens === 0 ? undefined : (
            <span {...tells('number:token')}>
              <Icon name="token" label={s.tokens(tokens)} /> {tokens}
            </span>
          )}
        </p>
      )}
      {isLarge === true ? (
        <ThreatRows {...{ t, card, threat, language }} />
      ) : (
        <ThreatRow {...{ t, card, threat, language }} />
      )}
      <Line
        icon="bolt"
        about="icon:godpower"
        title={s.godpower}
        text={text.godpower}
        language={language}
        className="upp-godpower"
      />
      <Line icon="actions" about="icon:ability" title={s.ability} text={text.ability} language={language} />
      <Line about="icon:immediate" title={s.immediate} text={text.immediate} language={language} />
      <Line
        icon="skull"
        about="icon:destroyed"
        title={s.destroyed}
        text={text.destroyed}
        language={language}
        className="upp-destroyed"
      />
    </>
  )
}

type RowsProps = Pick<FaceProps, 't' | 'language' | 'threat'> & { readonly card: NemesisCard }

/** The dice at its Threat now. */
function ThreatRow({ t, card, threat, language }: RowsProps) {
  const s = STRINGS[language]
  const row = Math.min(threat ?? card.maxThreat, card.archery.length - 1)
  return (
    <dl className="upp-threat-row">
      <dt {...tells('part:archery')}>{s.archery}</dt>
      <dd>
        <DiceRow content={t.content} dice={card.archery[row] ?? []} language={language} className="bk-tiny" />
      </dd>
      <dt {...tells('part:clash')}>{s.clash}</dt>
      <dd>
        <DiceRow content={t.content} dice={card.clash[row] ?? []} language={language} className="bk-tiny" />
      </dd>
    </dl>
  )
}

function ThreatRows({ t, card, threat, language }: RowsProps) {
  const s = STRINGS[language]
  const rows = Array.from({ length: card.archery.length - 1 }, (_, i) => card.archery.length - 1 - i)
  return (
    <table className="upp-threat-rows">
      <thead>
        <tr>
          <th scope="col" {...tells('number:threat')}>
            {s.threat}
          </th>
          <th scope="col" {...tells('part:archery')}>
            {s.archery}
          </th>
          <th scope="col" {...tells('part:clash')}>
            {s.clash}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row} className={row === threat ? 'upp-now' : ''}>
            <th scope="row">{row}</th>
            <td>
              <DiceRow content={t.content} dice={card.archery[row]} language={language} className="bk-tiny" />
            </td>
            <td>
              <DiceRow content={t.content} dice={card.clash[row]} language={language} className="bk-tiny" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function QuestBody({ language, quest, symbols }: FaceProps & { quest: Quest }) {
  const s = STRINGS[language]
  return (
    <>
      <div className="upp-goals" aria-label={s.goals} role="group">
        {quest.goals.map(({ symbol, n, text }, i) => {
          const isMet = symbols === undefined ? undefined : symbols[symbol] >= n
          const words = `${n} ${s.symbols[symbol]}${isMet === undefined ? '' : `, ${isMet ? s.met : s.notMet}`}`
          return (
            <span key={i} className={`upp-goal${isMet === true ? ' upp-met' : ''}`} {...tells('icon:goal')}>
              <span role="img" aria-label={words}>
                <b>{n}</b>
                <Icon name={SYMBOL_ICONS[symbol]} />
                {isMet === true ? <i aria-hidden="true">✓</i> : undefined}
              </span>
              {text === undefined ? undefined : (
                <small>
                  <RuleText text={text[language]} />
                </small>
              )}
            </span>
          )
        })}
      </div>
      <p className="upp-need" {...tells('number:goals')}>
        {s.goalNeed(quest.need, quest.goals.length)}
      </p>
      <Line icon="die" about="icon:bonus" title={s.bonus} text={quest.text.bonus} language={language} />
      <Line about="icon:immediate" title={s.immediate} text={quest.text.immediate} language={language} />
      <Line about="icon:solve" title={s.solve} text={quest.text.solve} language={language} className="upp-solve" />
      <Line about="icon:fail" title={s.fail} text={quest.text.fail} language={language} className="upp-fail" />
    </>
  )
}

function ItemBody({ t, card, language }: FaceProps) {
  const s = STRINGS[language]
  const { needs, text } = printed(t).items[card.of]
  const all = needs.map(({ attribute, min }) => [attribute, `${s.attributes[attribute]} ${min}`] as const)
  return <AttributesAndText about="icon:needs" head={`${s.needs} `} attributes={all} text={text[language]} />
}

function FeatBody({ t, card, language }: FaceProps) {
  const s = STRINGS[language]
  const { attributes, text } = printed(t).feats[card.of]
  const title = s.attributeFeat(attributes.map((one) => s.attributes[one]).join(` ${s.or} `))
  return (
    <AttributesAndText
      about="icon:raises"
      title={title}
      attributes={attributes.map((one) => [one, '+1'] as const)}
      text={text[language]}
    />
  )
}

function HeroBody({ t, card, language }: FaceProps) {
  const hero = t.content.heroes[card.of]
  return (
    <>
      <Attributes values={hero.attributes} language={language} />
      <p className="upp-story">{hero.text[language]}</p>
    </>
  )
}
