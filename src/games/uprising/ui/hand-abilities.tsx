import type { OptionView } from '../../../engine/wire.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import type { CardRef } from './cards-facts.ts'
import { CardSlot } from './cards-slot.tsx'
import { STRINGS } from './strings.ts'

const KINDS: Readonly<Record<string, CardRef['kind']>> = {
  card: 'nemesis',
  druid: 'druid',
  item: 'item',
  quest: 'quest',
  event: 'event',
  feat: 'feat',
  hero: 'hero',
}

/** The card that an option points at. */
export function cardOf({ targets = [] }: Pick<OptionView, 'targets'>): CardRef | undefined {
  for (const target of targets) {
    const [head, of] = target.split(':')
    const kind = Object.hasOwn(KINDS, head) ? KINDS[head] : undefined
    if (kind !== undefined) return { kind, of: Number(of) }
  }
  return undefined
}

const SHOWN = /^(?:action:|unit:\d+@|wall@|tower@|done$|pass$)/

/** Whether the pane of the turn and that of the Build Phase have a button for every option. */
export const areAllShown = ({ question }: BoardProps): boolean =>
  question?.options.every((option) =>
    option.key.startsWith('ability:') ? cardOf(option) !== undefined : SHOWN.test(option.key),
  ) === true

/** Abilities on offer as the cards that print them; the way out stands with the question. */
export function AbilityOffers({ board }: { board: BoardProps }) {
  const s = STRINGS[board.lang]
  const { question } = board
  const abilities = (question?.options ?? []).flatMap((option) => {
    const card = option.key.startsWith('ability:') ? cardOf(option) : undefined
    return card === undefined ? [] : [{ option, card }]
  })
  if (abilities.length === 0) return undefined
  return (
    <section className="upp-abilities" aria-label={s.abilities}>
      <h3>{s.abilities}</h3>
      <div className="upp-row">
        {abilities.map(({ option, card }) => (
          <CardSlot key={option.key} board={board} card={card} choose={() => board.answer(option.key)} />
        ))}
      </div>
    </section>
  )
}
