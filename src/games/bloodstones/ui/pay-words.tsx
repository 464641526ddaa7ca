import type { Language } from '../../../protocol/board.ts'
import type { UnitName } from '../content/units.ts'
import type { Look } from './factions.ts'
import { Icon } from './icon.tsx'
import type { Payment } from './march.ts'
import { TABLE, unitsInShort } from './table-strings.ts'

interface Props {
  /** What the payment is for, where it is done with it. */
  readonly isMarch?: boolean
  readonly language: Language
  readonly look: Look
  readonly payment: (Pick<Payment, 'tiles'> & { readonly lost?: number }) | undefined
}

const countsOf = (tiles: readonly UnitName[]): (readonly [UnitName, number])[] =>
  [...new Set(tiles)].map((tile) => [tile, tiles.filter((one) => one === tile).length])

/** A payment in words, with its tiles: "Discard castle · pays exactly". */
export function PayWords({ language, look, payment, isMarch = false }: Props) {
  const s = TABLE[language]
  if (payment === undefined) return s.otherwise
  const { tiles, lost } = payment
  const inShort = unitsInShort(language, countsOf(tiles))
  return (
    <>
      <span className="bs-minis" aria-hidden="true">
        {tiles.map((tile, i) => (
          <span key={i} className="bs-mini" style={{ background: look.ink }}>
            <Icon name={tile} />
          </span>
        ))}
      </span>
      <span>
        {isMarch ? s.marchFor(inShort) : s.discard(inShort)}
        {lost === undefined ? undefined : <small>{lost === 0 ? s.exact : s.lost(lost)}</small>}
      </span>
    </>
  )
}
