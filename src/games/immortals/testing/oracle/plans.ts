/** Planning and turns (L96 to L113, L233 to L236): where cards may lie, what may be revealed, what may be reinforced. */
import { isBlank, isJoker, isMagicCard } from '../../content/cards.ts'
import { ENERGY, GOLD, MAGIC } from '../../content/names.ts'
import { ALL_LANDS, ALL_SPACES, boardFor, COMPENSATION, handOf, NOBODY, ownLands, planOf, sameKeys, waiting, worldIn, type Asked, type Game, type ImmortalsOracle } from './printed.ts' // prettier-ignore

/** L102 f., L108, L116, L119: land and conflict cards on army spaces, magic on magic spaces, jokers not for income. */
function fits(play: Game, role: number, card: number, space: number): boolean {
  const printed = boardFor(play, role).action[space]
  if (isBlank(card)) return true
  if (isMagicCard(card)) return printed === MAGIC
  if (printed === MAGIC) return false
  return !(isJoker(card) && (printed === GOLD || printed === ENERGY))
}

function plans(play: Game, role: number): string[] {
  const plan = planOf(play, role)
  const hand = [...new Set(handOf(play, role))]
  const keys = ALL_SPACES.flatMap((space) =>
    plan[space] === NOBODY
      ? hand.filter((card) => fits(play, role, card, space)).map((card) => `place:${card}@${space}`)
      : [`back:${space}`],
  )
  return ['ready', ...keys]
}

/** L235: with nothing but blank cards one has to pass. */
function turns(play: Game, role: number): string[] {
  const plan = planOf(play, role)
  const covered = ALL_SPACES.filter((space) => plan[space] !== NOBODY)
  if (covered.every((space) => isBlank(plan[space]))) return ['pass']
  return [...covered.map((space) => `space:${space}`), 'pass']
}

/** L97: one for every three in a limbo, into own lands of its world; what is left is said by the question. */
function reinforced(play: Game, { role, arg }: Asked): string[] {
  const { left, isReturning } = arg as { left: readonly number[]; isReturning: boolean }
  const lands = isReturning
    ? ALL_LANDS.filter((land) => play.state.possessor[land] === NOBODY || play.state.possessor[land] === role)
    : ownLands(play, role)
  return [...lands.filter((land) => left[worldIn(land)] > 0).map((land) => `land:${land}`), 'done']
}

/** What may be left of the armies that a limbo gives: never more than a third of what it holds. */
function checkLeft(play: Game, { role, arg }: Asked): boolean {
  const { left, earned } = arg as { left: readonly number[]; earned: readonly number[] }
  return [0, 1].every((world) => {
    const before = play.state.limbo[role * 2 + world] + earned[world] - left[world]
    return earned[world] === 0 || earned[world] === Math.floor(before / 3)
  })
}

const NAME = 'plans and turns'

export const plansOracle: ImmortalsOracle = {
  name: NAME,
  compare(play) {
    let count = 0
    for (const ask of waiting(play, 'plan')) count += sameKeys(NAME, play, ask, plans(play, ask.role))
    for (const ask of waiting(play, 'turn')) count += sameKeys(NAME, play, ask, turns(play, ask.role))
    for (const ask of waiting(play, 'compensation')) count += sameKeys(NAME, play, ask, COMPENSATION)
    for (const ask of waiting(play, 'reinforce')) {
      const keys = checkLeft(play, ask) ? reinforced(play, ask) : []
      count += sameKeys(NAME, play, ask, keys)
    }
    return count
  },
}
