import '../../../boardkit/cards/card.css'
import type { Language } from '../../../protocol/board.ts'
import type { Content } from '../content/content.ts'
import { magicOfCard } from '../content/cards.ts'
import { MAGIC_EFFECTS, WORLDS } from '../content/names.ts'
import { factsOf, type CardFacts } from './cards-facts.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'
import { STRINGS } from './strings.ts'
import './cards.css'

interface FaceProps {
  readonly content: Content
  readonly card: number
  readonly language: Language
}

/** The face of any card. It fills the width of its box; what it says is said beside it (`cardLabel`). */
export function CardFace({ content, card, language }: FaceProps) {
  const facts = factsOf(content, card, language)
  const classes = ['bk-card imp-card', `imp-k-${facts.kind}`]
  if (facts.world !== undefined) classes.push(`imp-w-${facts.world}`)
  if (facts.region !== undefined) classes.push(`imp-r-${facts.region}`)
  return (
    <span className={classes.join(' ')} aria-hidden="true">
      <span className="imp-card-in">
        {facts.kind === 'magic' ? (
          <Magic content={content} card={card} facts={facts} language={language} />
        ) : facts.kind === 'blank' ? (
          <Blank facts={facts} />
        ) : facts.kind === 'joker' ? (
          <Joker facts={facts} language={language} />
        ) : (
          <Land facts={facts} />
        )}
      </span>
    </span>
  )
}

function Income({ gold, energy }: { gold: number; energy: number }) {
  return (
    <>
      <span className="imp-coin">{gold}</span>
      <span className="imp-crystal">
        <b>{energy}</b>
      </span>
    </>
  )
}

function Land({ facts }: { facts: CardFacts }) {
  const income = facts.income!
  const region = facts.region!
  const worlds = facts.world === undefined ? [0, 1] : [WORLDS.indexOf(facts.world)]
  return (
    <>
      <span className="imp-card-name">{facts.name}</span>
      <span className="imp-card-art">
        <Icon name={region} />
        {facts.world === undefined ? undefined : <Icon name={facts.world} className="imp-sky" />}
      </span>
      <span className="imp-card-halves">
        {worlds.map((world) => (
          <span key={world} className={`imp-half imp-h-${WORLDS[world]}`}>
            {facts.world === undefined ? <Icon name={WORLDS[world]} className="imp-half-sky" /> : undefined}
            <Income gold={income[world][0]} energy={income[world][1]} />
          </span>
        ))}
      </span>
    </>
  )
}

function Joker({ facts, language }: { facts: CardFacts; language: Language }) {
  return (
    <>
      <span className="imp-card-name">{STRINGS[language].joker}</span>
      <span className="imp-card-art imp-card-seal">
        <Icon name={facts.region!} />
        <Icon name={facts.world!} className="imp-sky" />
      </span>
      <span className="imp-card-foot">{facts.name}</span>
    </>
  )
}

const EFFECT_ICONS: Readonly<Record<(typeof MAGIC_EFFECTS)[number], IconName>> = {
  awaken: 'awaken',
  draw: 'draw',
  marker: 'marker',
  shrine: 'shrine',
  takeover: 'takeover',
}

function Magic({ content, card, facts, language }: FaceProps & { facts: CardFacts }) {
  const { options } = content.magic[magicOfCard(card)]
  const [energy, gold] = facts.price!
  const s = STRINGS[language]
  return (
    <>
      <span className="imp-card-name">{content.cards.magic.name[language]}</span>
      <span className="imp-card-effects">
        {options.map(({ effect, amount }, i) => (
          <span key={effect}>
            {i > 0 ? <i>{s.or}</i> : undefined}
            <Icon name={EFFECT_ICONS[MAGIC_EFFECTS[effect]]} />
            <span className="imp-effect">{s.effects[MAGIC_EFFECTS[effect]](amount)}</span>
          </span>
        ))}
      </span>
      <span className="imp-card-price">
        <Price energy={energy} gold={gold} />
      </span>
    </>
  )
}

/** A price in coins and crystals; the words for it stand beside. */
export function Price({ energy, gold }: { energy: number; gold: number }) {
  return (
    <span className="imp-price">
      {energy > 0 ? (
        <span className="imp-crystal">
          <b>{energy}</b>
        </span>
      ) : undefined}
      {gold > 0 ? <span className="imp-coin">{gold}</span> : undefined}
    </span>
  )
}

function Blank({ facts }: { facts: CardFacts }) {
  return (
    <>
      <span className="imp-card-art imp-blank-art" />
      <span className="imp-card-foot">{facts.name}</span>
    </>
  )
}

/** The back that all cards share: both worlds, and nothing said. */
export function CardBack() {
  return (
    <span className="bk-card imp-card imp-back" aria-hidden="true">
      <span className="imp-card-in">
        <Icon name="shadow" />
        <Icon name="light" />
      </span>
    </span>
  )
}
