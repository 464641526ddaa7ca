import { useEffect, useState } from 'react'
import { Button } from '../../../boardkit/papers/button.tsx'
import type { Reason } from '../../../engine/index.ts'
import { Dialog } from '../../../boardkit/papers/dialog.tsx'
import { Reasons } from '../../../boardkit/papers/reasons.tsx'
import type { BoardProps } from '../../../protocol/board.ts'
import { nemesisIn, phaseOf } from './cells.ts'
import { IN_PLAY } from '../rules/table/state.ts'
import { nameOfCard, printedOf, targetOf } from './cards-facts.ts'
import type { CardRef } from '../rules/table/faces.ts'
import { offerAt } from './cards-offer.ts'
import { tableOf } from './cards-table.ts'
import { CardFace } from './cards.tsx'
import { STRINGS } from './strings.ts'

/** A card in large: all it says, why it cannot be chosen, and where its values come from. */
export function CardDialog({ board, card, onClose }: { board: BoardProps; card: CardRef; onClose(): void }) {
  const { language } = board
  const s = STRINGS[language]
  const t = tableOf(board)
  const name = nameOfCard(t, card, language)
  // After the set-up `hero:` means a figure on the map, and nobody chooses Hero cards.
  const isChoosable = card.kind !== 'hero' || phaseOf(board.view) === 'setup'
  const choose = isChoosable ? offerAt(board, targetOf(card)) : undefined
  const cell = card.kind === 'nemesis' ? nemesisIn(board.view, card.of) : undefined
  const isInPlay = cell?.fate === IN_PLAY
  return (
    <Dialog label={name} language={language} className="upp-dialog" onClose={onClose}>
      <CardFace
        t={t}
        card={card}
        language={language}
        threat={isInPlay ? cell?.threat : undefined}
        tokens={isInPlay ? cell?.tokens : undefined}
        isLarge
      />
      {choose === undefined ? (
        isChoosable && <WhyNot board={board} target={targetOf(card)} />
      ) : (
        <Button
          look="small primary"
          text={s.choose}
          onClick={() => {
            onClose()
            choose()
          }}
        />
      )}
      <Provenance board={board} card={card} />
    </Dialog>
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
  return (
    <p className="upp-why" role="status">
      <Reasons board={board} reasons={reasons} />
    </p>
  )
}

function Provenance({ board, card }: { board: BoardProps; card: CardRef }) {
  const s = STRINGS[board.language]
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
