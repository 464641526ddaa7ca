import { useEffect, useState } from 'react'
import type { Reason } from '../../../engine/table.ts'
import { useModal } from '../../../kit/ui/use-modal.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { nemesisCell, phaseOf, IN_PLAY } from './cells.ts'
import { nameOfCard, printedOf, targetOf, type CardRef } from './cards-facts.ts'
import { offerAt } from './cards-offer.ts'
import { tableOf } from './cards-table.ts'
import { CardFace } from './cards.tsx'
import { STRINGS } from './strings.ts'

/** A card in large: all it says, why it cannot be chosen, and where its values come from. */
export function CardDialog({ board, card, onClose }: { board: BoardProps; card: CardRef; onClose(): void }) {
  const { lang } = board
  const s = STRINGS[lang]
  const t = tableOf(board)
  const modal = useModal(onClose)
  const name = nameOfCard(t, card, lang)
  // After the set-up `hero:` means a figure on the map, and nobody chooses Hero cards.
  const isChoosable = card.kind !== 'hero' || phaseOf(board.view) === 'setup'
  const choose = isChoosable ? offerAt(board, targetOf(card)) : undefined
  const cell = card.kind === 'nemesis' ? nemesisCell(board.view, card.of) : undefined
  const isInPlay = cell?.fate === IN_PLAY
  return (
    <dialog {...modal} className="upp-dialog" aria-label={name}>
      <div className="upp-dialog-body">
        <button type="button" className="upp-close" aria-label={s.close} title={s.close} onClick={onClose}>
          ×
        </button>
        <CardFace
          t={t}
          card={card}
          lang={lang}
          threat={isInPlay ? cell?.threat : undefined}
          tokens={isInPlay ? cell?.tokens : undefined}
          isLarge
        />
        {choose === undefined ? (
          isChoosable && <WhyNot board={board} target={targetOf(card)} />
        ) : (
          <button
            type="button"
            className="upp-button upp-primary"
            onClick={() => {
              onClose()
              choose()
            }}
          >
            {s.choose}
          </button>
        )}
        <Provenance board={board} card={card} />
      </div>
    </dialog>
  )
}

/** Only while something is asked and the rules have something to say about it. */
function WhyNot({ board, target }: { board: BoardProps; target: string }) {
  const [reasons, setReasons] = useState<readonly Reason[]>([])
  const { question, explain } = board
  useEffect(() => {
    if (question === undefined) return
    let isHere = true
    void explain(target).then((found) => isHere && setReasons(found))
    return () => {
      isHere = false
    }
    // What is asked does not change while the card is looked at.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  if (reasons.length === 0) return undefined
  return <Reasons board={board} reasons={reasons} />
}

export function Reasons({ board, reasons }: { board: BoardProps; reasons: readonly Reason[] }) {
  const s = STRINGS[board.lang]
  return (
    <p className="upp-why" role="status">
      {reasons.length === 0 ? s.noReason : undefined}
      {reasons.map(({ rule, message }) => (
        <span key={rule + message.key}>
          {board.say(message)}{' '}
          <button
            type="button"
            className="upp-rule"
            title={s.rule(rule)}
            aria-label={s.rule(rule)}
            onClick={() => board.openRule(rule)}
          >
            {rule}
          </button>{' '}
        </span>
      ))}
    </p>
  )
}

function Provenance({ board, card }: { board: BoardProps; card: CardRef }) {
  const s = STRINGS[board.lang]
  const provenance = printedOf(tableOf(board), card)?.provenance
  if (provenance === undefined) return undefined
  const bySource = new Map<string, string[]>()
  for (const [value, source] of Object.entries(provenance))
    bySource.set(source, [...(bySource.get(source) ?? []), s.values[value] ?? value])
  return (
    <p className="upp-provenance" title={s.provenance}>
      {[...bySource].map(([source, values]) => `${s.sources[source] ?? source}: ${values.join(', ')}`).join(' · ')}
    </p>
  )
}
