import { Dialog } from '../../../boardkit/papers/dialog.tsx'
import type { Language } from '../../../protocol/board.ts'
import { isMagicCard, magicOfCard } from '../content/cards.ts'
import type { Content } from '../content/content.ts'
import { about } from './about.ts'
import { cardLabel, factsOf, incomeLabel } from './cards-facts.ts'
import { CardFace } from './cards.tsx'
import './cards-dialog.css'

/** A card in large, with what it says. */
export function CardDialog(props: { content: Content; card: number; language: Language; onClose(): void }) {
  const { content, card, language, onClose } = props
  const label = cardLabel(content, card, language)
  const facts = factsOf(content, card, language)
  const income = incomeLabel(facts, language)
  const options = isMagicCard(card) ? content.magic[magicOfCard(card)].options : []
  return (
    <Dialog label={label} language={language} className="imp-dialog" onClose={onClose}>
      <div className="imp-dialog-card" {...about(`card:${card}`)}>
        <CardFace content={content} card={card} language={language} />
      </div>
      <div>
        <h3>{label}</h3>
        {income === '' ? undefined : <p>{income}</p>}
        {options.map(({ text, effect }) => (
          <p key={effect}>{text[language]}</p>
        ))}
        <p className="soft">{content.cards[facts.kind].text[language]}</p>
      </div>
    </Dialog>
  )
}
