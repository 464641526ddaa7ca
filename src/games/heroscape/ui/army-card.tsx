import { useState } from 'react'
import { CardHead } from '../../../boardkit/cards/card.tsx'
import type { Language } from '../../../protocol/board.ts'
import type { Card, Content } from '../content/content.ts'
import type { AboutId } from './about/about.ts'
import { marked } from './about/mark.ts'
import { figureLabel, powerTexts, type CardStatus } from './army.ts'
import { Medallion } from './badge.tsx'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'
import { Marker, Pegs } from './pegs.tsx'
import { STRINGS } from './strings.ts'
import './army-card.css'

export interface ArmyCardProps {
  readonly content: Content
  readonly card: Card
  readonly language: Language
  /** The side that lies up. */
  readonly isBasic: boolean
  /** What lies on the card; `undefined`: still in the box. */
  readonly status?: CardStatus | undefined
}

/** An army card with both sides; it can be turned over to look at the other one. */
export function ArmyCard(props: ArmyCardProps) {
  const { card, language, isBasic, status } = props
  const s = STRINGS[language]
  const [isTurned, setTurned] = useState(false)
  const showsBasic = isBasic !== isTurned
  const isGone = status !== undefined && !status.isInPlay
  return (
    <article className={isGone ? 'hs-card bk-turned' : 'hs-card'} aria-label={card.name[language]}>
      <div className={showsBasic ? 'hs-turner hs-turned' : 'hs-turner'}>
        <Face {...props} isBasic={false} isHidden={showsBasic} />
        <Face {...props} isBasic isHidden={!showsBasic} />
      </div>
      <button type="button" className="hs-turn" {...marked('button:turnCard')} onClick={() => setTurned(!isTurned)}>
        ⟲ {showsBasic ? s.toMaster : s.toBasic}
      </button>
    </article>
  )
}

function Face(props: ArmyCardProps & { isHidden: boolean }) {
  const { card, language, isBasic, status, isHidden } = props
  const s = STRINGS[language]
  return (
    <div
      className={`bk-card hs-face hs-${card.general}${isBasic ? ' hs-back' : ''}`}
      aria-hidden={isHidden}
      inert={isHidden}
    >
      <CardHead
        sign={<Medallion card={card} role={status?.owner ?? -1} />}
        title={<h4>{card.name[language]}</h4>}
        line={<Kinds {...props} />}
        corner={
          isBasic ? undefined : (
            <span className="hs-points" aria-label={s.pointsShort(card.master.points)} {...marked('number:points')}>
              {card.master.points}
            </span>
          )
        }
      />
      <div className="hs-middle">
        <Traits {...props} />
        <Stats {...props} />
      </div>
      {status === undefined ? undefined : <Status card={card} language={language} status={status} />}
      {isBasic ? <p className="soft hs-none">{s.noPowers}</p> : <Powers {...props} />}
      <footer {...marked(isBasic ? 'trait:basicSide' : 'trait:masterSide')}>
        {isBasic ? s.basicSide : s.masterSide}
      </footer>
    </div>
  )
}

/** Whom it serves, and what kind of card it is. */
function Kinds({ content, card, language }: ArmyCardProps) {
  const s = STRINGS[language]
  const general = content.features.generals.get(card.general)?.[language] ?? card.general
  return (
    <>
      <span {...marked('trait:general')}>{general}</span> ·{' '}
      <span {...marked('trait:rarity')}>{s.rarities[card.rarity]}</span> ·{' '}
      <span {...marked('trait:kind')}>{s.kinds[card.kind]}</span>
    </>
  )
}

type Value = 'life' | 'move' | 'range' | 'attack' | 'defense'

function Traits({ content, card, language }: ArmyCardProps) {
  const s = STRINGS[language]
  const { species, classes, personalities, sizes } = content.features
  const word = (words: typeof species, id: string): string => words.get(id)?.[language] ?? id
  return (
    <ul className="hs-traits">
      <li {...marked('trait:species')}>{word(species, card.species)}</li>
      <li {...marked('trait:class')}>{word(classes, card.class)}</li>
      <li {...marked('trait:personality')}>{word(personalities, card.personality)}</li>
      <li>
        <span {...marked('trait:size')}>{word(sizes, card.size)}</span>,{' '}
        <span {...marked('icon:height')}>{`${s.height}\u00a0${card.height}`}</span>
      </li>
      <li {...marked('trait:kind')}>{s.figures(card.figures)}</li>
    </ul>
  )
}

function Stats({ card, language, isBasic, status }: ArmyCardProps) {
  const s = STRINGS[language]
  const values = isBasic ? card.basic : card.master
  const rows: [Value, string, number, number][] = [
    ...(isBasic ? [] : ([['life', s.life, card.master.life, 0]] as [Value, string, number, number][])),
    ['move', s.move, values.move, 0],
    ['range', s.range, values.range, 0],
    ['attack', s.attack, values.attack, isBasic ? 0 : (status?.attackBonus ?? 0)],
    ['defense', s.defense, values.defense, isBasic ? 0 : (status?.defenseBonus ?? 0)],
  ]
  return (
    <dl className="hs-stats">
      {rows.map(([icon, label, value, bonus]) => (
        <div key={icon} {...marked(`icon:${icon}`)}>
          <dt>
            <Icon name={icon} /> {label}
          </dt>
          <dd>
            {value}
            {bonus > 0 ? <small>+{bonus}</small> : undefined}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What lies on the card and what has become of its figures. */
function Status({ card, language, status }: { card: Card; language: Language; status: CardStatus }) {
  const s = STRINGS[language]
  const signs = signsOf(status, language)
  return (
    <div className="hs-status">
      {card.kind === 'hero' && status.life > 1 ? (
        <Pegs full={status.life - status.wounds} of={status.life} isLife label={figureLabel(s, card, status)} />
      ) : (
        <Pegs full={status.standing} of={card.figures} isLife={false} label={figureLabel(s, card, status)} />
      )}
      <span>{figureLabel(s, card, status)}</span>
      {status.markers.map((marker, i) => (
        <Marker key={i} marker={marker} language={language} />
      ))}
      {signs.map(({ icon, id, label }) => (
        <span key={label} className="hs-sign" {...marked(id)}>
          <Icon name={icon} /> {label}
        </span>
      ))}
    </div>
  )
}

interface Sign {
  readonly icon: IconName
  readonly id: AboutId
  readonly label: string
}

/** Markers other than order markers. */
export function signsOf(status: CardStatus, language: Language): Sign[] {
  const s = STRINGS[language]
  const list: Sign[] = []
  const { attackBonus, defenseBonus } = status
  if (status.grenade === 1) list.push({ icon: 'grenade', id: 'icon:grenade', label: s.grenade })
  if (attackBonus + defenseBonus > 0)
    list.push({ icon: 'spirit', id: 'icon:spirit', label: `${s.spiritsOn}: ${s.spirits(attackBonus, defenseBonus)}` })
  if (status.takenOver === 1) list.push({ icon: 'taken', id: 'icon:taken', label: s.takenOver })
  if (status.scout === 'scout') list.push({ icon: 'scout', id: 'icon:scout', label: s.scout })
  if (status.scout === 'hidden') list.push({ icon: 'scout', id: 'icon:scoutHidden', label: s.scoutHidden })
  return list
}

function Powers({ content, card, language }: ArmyCardProps) {
  const s = STRINGS[language]
  return (
    <section className="hs-powers" aria-label={s.powers}>
      {powerTexts(content, card, language).map(({ id, name, text }) => (
        <p key={id} {...marked(`power:${id}:${card.id}`)}>
          <b>{name}.</b> {text}
        </p>
      ))}
    </section>
  )
}
