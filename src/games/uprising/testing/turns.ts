/** Turns of the Actions Phase and the Build Phase in tests. */
import type { ChanceSource } from '../../../engine/index.ts'
import { heardMatch, offered, type Heard, type Position, type UprisingMatch } from './position.ts'

/** The Actions Phase from this position; without START Feats unless they are asked for. */
export const actions = (position: Position, source?: ChanceSource): Heard =>
  heardMatch({ startFeats: false, ...position }, [{ procedure: 'actions', args: { step: 0 } }], source)

/** The Build Phase, with Feat decks that are empty unless something else is arranged. */
export const building = (position: Position, source?: ChanceSource): Heard =>
  heardMatch(
    {
      startFeats: false,
      phase: 'build',
      ...position,
      arrange: (state, content) => {
        for (const deck of state.featDecks) {
          deck.middle = []
          deck.bottom = []
        }
        position.arrange?.(state, content)
      },
    },
    [{ procedure: 'build', args: { step: 0 } }],
    source,
  )

/** Takes what stands on offer besides the question; a refusal is a failed test. */
export function take(match: UprisingMatch, role: number, ...keys: string[]): void {
  for (const key of keys) {
    const accepted = match.take(role, key)
    if (!accepted.ok) throw new Error(`${key} does not stand on offer: ${standingOffers(match, role).join(' ')}`)
  }
}

export function standingOffers(match: UprisingMatch, role: number): string[] {
  const { standing } = match.play.game
  const offers: number[] = []
  standing?.offers(match.play, role, offers)
  return offers.map((offer) => standing?.key(match.play, role, offer) ?? '')
}

/** The options of the waiting question that begin with a word. */
export const offeredOf = (match: UprisingMatch, word: string): string[] =>
  offered(match).filter((key) => key.startsWith(word))

/** Salt, Plunder, Food of a role. */
export const wealth = ({ play }: UprisingMatch, role: number): number[] =>
  play.state.resources.slice(role * 3, role * 3 + 3)
