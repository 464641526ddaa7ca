/**
 * The state check after every complete effect, move, combat or placement: waiting immediate effects (UP-HOR-02), Havens
 * without defenders (UP-RUL-82), the Capital (UP-RUL-62), and combats wherever hostile sides meet (UP-RUL-78). It lies
 * as frame `settle` under whatever may have caused these and puts itself back until nothing is left to do.
 */
import { procedure, say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { isHostile, unitsOn } from '../map/pieces.ts'
import { SPACES } from '../map/spaces.ts'
import { defendCapital, mustDefendCapital } from '../nemesis/capital.ts'
import { startWaiting } from '../nemesis/immediate.ts'
import { firstOf } from '../nemesis/initiative.ts'
import { CARDS, isInPlay, sideOfCard } from '../nemesis/nemesis-cards.ts'
import { removeHaven } from '../placing/put-on-hex.ts'
import { decideForNemesis } from '../select/decide.ts'
import { CHAOS, EMPIRE, NONE, type Card, type Side, type Space, type State, type Table } from '../table/state.ts'
import { frontCards } from './combat-group.ts'
import { pushCombat } from './combat.ts'

/** `newcomer`: the side that moved or was placed; where three sides meet it chooses the weaker of the others (UP-RUL-78). */
export const pushSettle = (play: Play, cause = 2, newcomer: number = NONE): void =>
  play.push(settle, { cause, newcomer })

interface SettleArgs {
  /** How a combat found now began, see `Combat.cause`. */
  readonly cause: number
  readonly newcomer?: number
}

export const settle = procedure('settle', function* (play: Play, { cause, newcomer = NONE }: SettleArgs): Procedure {
  const { state } = play
  // Under every combat lies the check that has found it, under every hero roll that of its cause; what is used meanwhile
  // waits for those; and for a check that still asks which of the combats it has found comes first.
  if (state.combat !== undefined || state.heroRoll !== undefined || isAsking(play)) return
  if (state.waitingImmediate.length > 0) {
    play.push(settle, { cause, newcomer })
    startWaiting(play, NONE)
    return
  }
  const undefended = undefendedHavens(state)
  if (undefended.length > 0) {
    play.push(settle, { cause, newcomer })
    for (const space of undefended) removeHaven(play, space, 'UP-RUL-82')
    return
  }
  if (mustDefendCapital(state)) {
    play.push(settle, { cause, newcomer })
    return defendCapital(play)
  }
  if (!hasContest(play)) return
  const space = yield* decideForNemesis(play, combatWhere, state.firstPlayer, undefined)
  const sides = space === NONE ? undefined : yield* pairAt(play, space, newcomer)
  if (sides === undefined) return pushSettle(play, cause, newcomer)
  const chosen = yield* chosenFronts(play, space, sides)
  play.push(settle, { cause, newcomer })
  pushCombat(play, space, sides, cause, chosen)
})

const isAsking = (play: Play): boolean =>
  play.interrupted.some(({ question: { name } }) => name === combatWhere.name || name === combatAgainst.name)

/** UP-RUL-53: of cards with the same initiative the first player says which is fought first. */
function* chosenFronts(play: Play, space: Space, sides: readonly Side[]): Procedure<Card[]> {
  const chosen: Card[] = []
  for (const side of sides) {
    const cards = frontCards(play, space, side)
    if (cards.length > 1) chosen.push(yield* firstOf(play, cards))
  }
  return chosen
}

/** UP-RUL-82: Nemesis Units, and none of the owner; a Hero defends nothing (UP-CMB-68). */
function undefendedHavens(s: State): Space[] {
  const out: Space[] = []
  const present = presence(s)
  for (let space = 0; space < SPACES; space++)
    if (s.haven[space] !== NONE && (present[space] & NEMESIS_BITS) !== 0 && s.unitsOf[space] !== s.haven[space])
      out.push(space)
  return out
}

const [PLAYER_BIT, EMPIRE_BIT, CHAOS_BIT] = [1, 2, 4]
const NEMESIS_BITS = EMPIRE_BIT | CHAOS_BIT
const bits = new Uint8Array(SPACES)

/** By space: whose Units stand there. One list for all callers; read it at once. */
function presence(s: State): Uint8Array {
  for (let space = 0; space < SPACES; space++)
    bits[space] =
      (s.unitsOf[space] === NONE ? 0 : PLAYER_BIT) |
      (s.garrison[space] > 0 ? EMPIRE_BIT : 0) |
      (s.skeletons[space] > 0 ? CHAOS_BIT : 0)
  for (let card = 0; card < CARDS; card++)
    if (isInPlay(s, card) && s.cardAt[card] !== NONE)
      bits[s.cardAt[card]] |= sideOfCard(card) === EMPIRE ? EMPIRE_BIT : CHAOS_BIT
  return bits
}

const isContested = (present: number): boolean => (present & (present - 1)) !== 0

function hasContest({ state }: Table): boolean {
  for (const present of presence(state)) if (isContested(present)) return true
  return false
}

const NOTHING = { label: say('card.done') }

/** A card used while somebody thought (UP-CRD-13) may have ended what was to be fought. */
function maybeNothing(out: number[]): void {
  if (out.length === 0) out.push(NONE)
}

/** Where hostile sides meet; the first player says which combat is fought first (UP-RUL-06). */
export const combatWhere: QuestionOf = {
  name: 'combatWhere',
  kind: 'hex',
  rule: 'UP-RUL-78',
  options: ({ state }, _, out) => {
    const present = presence(state)
    for (let space = 0; space < SPACES; space++) if (isContested(present[space])) out.push(space)
    maybeNothing(out)
  },
  key: (_, space) => (space === NONE ? 'done' : `hex:${space}`),
  prompt: () => say('nemesis.combatOrder'),
  describe: (_, space) =>
    space === NONE ? NOTHING : { label: say('nemesis.hex', { space }), targets: [`hex:${space}`] },
}

function sidesAt(s: State, space: Space): Side[] {
  const present = presence(s)[space]
  const sides: Side[] = []
  if ((present & PLAYER_BIT) !== 0) sides.push(s.unitsOf[space])
  if ((present & EMPIRE_BIT) !== 0) sides.push(EMPIRE)
  if ((present & CHAOS_BIT) !== 0) sides.push(CHAOS)
  return sides
}

/** Units and Threat of a side on a hex (UP-RUL-56). */
export function sideStrengthAt(s: State, space: Space, side: Side): number {
  if (side < EMPIRE) return s.unitsOf[space] === side ? unitsOn(s, space) : 0
  let sum = side === EMPIRE ? s.garrison[space] : s.skeletons[space]
  for (let card = 0; card < CARDS; card++)
    if (isInPlay(s, card) && s.cardAt[card] === space && sideOfCard(card) === side) sum += s.threat[card]
  return sum
}

/** Two sides: they; three: the newcomer (else the player) and the weaker of the others (UP-RUL-78). */
function* pairAt(play: Play, space: Space, newcomer: number): Procedure<[Side, Side] | undefined> {
  const { state } = play
  const sides = sidesAt(state, space)
  if (sides.length === 2) return [sides[0], sides[1]]
  const first = sides.includes(newcomer) ? newcomer : sides[0]
  const other = yield* decideForNemesis(play, combatAgainst, state.firstPlayer, { space, side: first })
  if (other === NONE) return undefined
  return first < other ? [first, other] : [other, first]
}

export interface AgainstArg {
  readonly space: Space
  readonly side: Side
}

export const combatAgainst: QuestionOf<AgainstArg> = {
  name: 'combatAgainst',
  kind: 'option',
  rule: 'UP-RUL-78',
  options: ({ state }, { arg }, out) => {
    let fewest = Infinity
    const others = sidesAt(state, arg.space).filter((side) => isHostile(side, arg.side))
    for (const side of others) fewest = Math.min(fewest, sideStrengthAt(state, arg.space, side))
    for (const side of others) if (sideStrengthAt(state, arg.space, side) === fewest) out.push(side)
    maybeNothing(out)
  },
  key: (_, side) => (side === NONE ? 'done' : `role:${side}`),
  prompt: (_, { arg }) => say('nemesis.combatAgainst', { ...arg }),
  describe: ({ state }, side, { arg }) =>
    side === NONE
      ? NOTHING
      : {
          label: say('nemesis.side', { side, strength: sideStrengthAt(state, arg.space, side) }),
          targets: [`hex:${arg.space}`],
        },
}
