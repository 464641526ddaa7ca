import { Dialog } from '../../../boardkit/papers/dialog.tsx'
import type { Language } from '../../../protocol/board.ts'
import { isMagicCard, magicOfCard } from '../content/cards.ts'
import type { Content } from '../content/content.ts'
import { cardLabel, factsOf, incomeLabel } from './cards-facts.ts'
import { CardFace } from './cards.tsx'
import './cards-dialog.css'

/** A card in large, with what it says. */
export function CardDialog(props: { content: Content; card: number; lang: Language; onClose(): void }) {
  const { content, card, lang, onClose } = props
  const label = cardLabel(content, card, lang)
  const facts = factsOf(content, card, lang)
  const income = incomeLabel(facts, lang)
  const options = isMagicCard(card) ? content.magic[magicOfCard(card)].options : []
  return (
    <Dialog label={label} lang={lang} className="imp-dialog" onClose={onClose}>
      <div className="imp-dialog-card">
        <CardFace content={content} card={card} lang={lang} />
      </div>
      <div>
        <h3>{label}</h3>
        {income === '' ? undefined : <p>{income}</p>}
        {options.map(({ text, effect }) => (
          <p key={effect}>{text[lang]}</p>
        ))}
        <p className="imp-soft">{content.cards[facts.kind].text[lang]}</p>
      </div>
    </Dialog>
  )
}
