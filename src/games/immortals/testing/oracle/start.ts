/** The start round (L61 to L71, L80): groups, cards and lands that may be chosen. */
import { isJoker, regionOfJoker, worldOfConflictCard } from '../../content/cards.ts'
import { ALL_LANDS, NOBODY, regionIn, sameKeys, waiting, worldIn, type Game, type ImmortalsOracle } from './printed.ts'

const isFree = ({ state }: Game, land: number): boolean => state.possessor[land] === NOBODY

const landsShown = (play: Game, card: number): number[] =>
  ALL_LANDS.filter((land) =>
    isJoker(card)
      ? worldIn(land) === worldOfConflictCard(card) && regionIn(play, land) === regionOfJoker(card)
      : land === card,
  )

/** L63, L69: of a land that is still free, if possible and if there is a group to place; else any card. */
function picks(play: Game, role: number): string[] {
  const { draft, groups } = play.state
  const hand = draft!.hands[role]
  const good = hand.filter((card) => landsShown(play, card).some((land) => isFree(play, land)))
  const chosen = groups[role].length > 0 && good.length > 0 ? good : hand
  return chosen.map((card) => `card:${card}`)
}

/** L64: a joker leaves the choice among the free lands of its region; who cannot go on at all places anywhere. */
function places(play: Game, role: number): string[] {
  const card = play.state.draft!.chosen[role]
  const lands = card === NOBODY ? ALL_LANDS : landsShown(play, card)
  return lands.filter((land) => isFree(play, land)).map((land) => `land:${land}`)
}

const NAME = 'start round'

export const startOracle: ImmortalsOracle = {
  name: NAME,
  compare(play) {
    let count = 0
    for (const ask of waiting(play, 'draft')) count += sameKeys(NAME, play, ask, picks(play, ask.role))
    for (const ask of waiting(play, 'draftLand')) count += sameKeys(NAME, play, ask, places(play, ask.role))
    for (const ask of waiting(play, 'group')) {
      const sizes = new Set(play.state.groups[ask.role])
      count += sameKeys(
        NAME,
        play,
        ask,
        [...sizes].map((size) => `group:${size}`),
      )
    }
    for (const ask of waiting(play, 'split')) {
      const fallen = play.state.tray[ask.role]
      const keys = Array.from({ length: fallen + 1 }, (_, armies) => `armies:${armies}`)
      count += sameKeys(NAME, play, ask, keys)
    }
    return count
  },
}
