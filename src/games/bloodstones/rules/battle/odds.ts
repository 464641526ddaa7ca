import { say, type AskOf } from '../table/rules.ts'
import { isAsked, type AnyAsk, type Odds } from '../../../../engine/index.ts'
import type { Content } from '../../content/content.ts'
import { SHIELD_GUARD, UNDEAD, UNIT_TYPES } from '../../content/units.ts'
import { has } from '../table/pieces.ts'
import { NONE, type Area, type Battle, type Role, type State, type Table } from '../table/state.ts'
import { valueOf } from '../table/tiles.ts'
import { battleTileOf, handTileOf, isShown, KEEP, replace, retreat, sumAfter, tileSum } from './battle-questions.ts'
import type { ReplaceArg, Side } from './battle-questions.ts'
import { fights } from './battle.ts'
import { FEW_TILES, MANY_TILES, modifierOf, tilesFor } from './modifiers.ts'

/** The chances of one round for one side. */
export interface Chances {
  readonly win: number
  readonly tie: number
  readonly loss: number
}

// Distributions of tile sums

/** Probabilities by sum. */
export type Sums = readonly number[]

const choose = (n: number, k: number): number => {
  let ways = 1
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1)
  return ways
}

/**
 * How likely each sum of the best three of `drawn` tiles from a full bag is. `replaced`: the lowest of them is exchanged for
 * a hand tile of this value where that helps.
 */
export function sumChances(battleBag: readonly number[], drawn: number, replaced = 0): number[] {
  const values = [...new Set(battleBag)].sort((a, b) => b - a)
  const amount = values.map((value) => battleBag.filter((tile) => tile === value).length)
  const sums: number[] = new Array<number>(3 * Math.max(values[0], replaced) + 1).fill(0)
  const all = choose(battleBag.length, drawn)
  const tiles: number[] = []
  const pick = (at: number, ways: number): void => {
    const left = drawn - tiles.length
    if (left === 0) {
      sums[tiles[0] + tiles[1] + Math.max(tiles[2], replaced)] += ways / all
      return
    }
    if (at === values.length) return
    for (let n = 0; n <= Math.min(left, amount[at]); n++) {
      for (let i = 0; i < n; i++) tiles.push(values[at])
      pick(at + 1, ways * choose(amount[at], n))
      tiles.length -= n
    }
  }
  pick(0, 1)
  return sums
}

/** The chances of having the higher sum with a lead (or, negative, lag) in modifiers. */
export function compareSums(mine: Sums, theirs: Sums, lead: number): Chances {
  let win = 0
  let tie = 0
  let loss = 0
  for (let a = 0; a < mine.length; a++) {
    if (mine[a] === 0) continue
    for (let b = 0; b < theirs.length; b++) {
      const both = mine[a] * theirs[b]
      if (a + lead > b) win += both
      else if (a + lead === b) tie += both
      else loss += both
    }
  }
  return { win, tie, loss }
}

/** Reused for every battle with the same content: chances by number of tiles and lead. */
interface Precomputed {
  readonly sums: readonly [Sums, Sums]
  readonly rounds: (Chances | undefined)[]
}

const precomputed = new WeakMap<Content, Precomputed>()

function tablesOf(content: Content): Precomputed {
  let tables = precomputed.get(content)
  if (tables === undefined) {
    const { battleBag } = content
    tables = { sums: [sumChances(battleBag, FEW_TILES), sumChances(battleBag, MANY_TILES)], rounds: [] }
    precomputed.set(content, tables)
  }
  return tables
}

/** Beyond this lead nothing changes: three tiles differ by less than 3 × 5, the highest sum (BS-TIL-16). */
const SURE = 15
const LEADS = 2 * SURE + 1

/** One round with this many tiles on each side, nothing replaced. */
export function roundChances(content: Content, mine: number, theirs: number, lead: number): Chances {
  const tables = tablesOf(content)
  const within = Math.max(-SURE, Math.min(SURE, lead))
  const at = ((mine - FEW_TILES) * 2 + theirs - FEW_TILES) * LEADS + within + SURE
  let chances = tables.rounds[at]
  if (chances === undefined) {
    chances = compareSums(tables.sums[mine - FEW_TILES], tables.sums[theirs - FEW_TILES], within)
    tables.rounds[at] = chances
  }
  return chances
}

// A coming battle

/** The attacker's chances in a round before anything is drawn; a tie won by a shield guard is no tie (BS-BAT-25). */
export function battleChances(t: Table, attacker: Role, defender: Role, area: Area): Chances {
  const lead = modifierOf(t, attacker, defender, area, true) - modifierOf(t, defender, attacker, area, false)
  const mine = tilesFor(t, attacker, defender, area)
  const theirs = tilesFor(t, defender, attacker, area)
  const chances = roundChances(t.content, mine, theirs, lead)
  if (!has(t, defender, area, SHIELD_GUARD)) return chances
  return { win: chances.win, tie: 0, loss: chances.loss + chances.tie }
}

/** The attacker's chance to win in the end: tied rounds are repeated (BS-BAT-26). No replacements. */
export function winChance(t: Table, attacker: Role, defender: Role, area: Area): number {
  const { win, loss } = battleChances(t, attacker, defender, area)
  return win + loss > 0 ? win / (win + loss) : 0.5
}

const turned = (chances: Chances): Chances => ({ win: chances.loss, tie: chances.tie, loss: chances.win })

const inWords = (about: Odds['about'], chances: Chances): Odds => ({
  about,
  chances: [
    { label: say('odds.win'), probability: chances.win },
    { label: say('odds.tie'), probability: chances.tie },
    { label: say('odds.loss'), probability: chances.loss },
  ],
})

/** The role's chances against an opponent in an area before anything is drawn; the active player attacks (BS-BAT-03). */
export function battleOdds(t: Table, role: Role, area: Area, opponent: Role): Odds {
  const isAttacker = (t.state.battle?.roles[0] ?? t.state.active) === role
  const chances = isAttacker ? battleChances(t, role, opponent, area) : turned(battleChances(t, opponent, role, area))
  return inWords(say('odds.battle', { area, opponent }), chances)
}

// While tiles are being replaced

/** How the other side's tiles may add up, from what this side may know. */
function sumsOf(t: Table, battle: Battle, side: Side): Sums {
  if (isShown(battle, side)) return exactly(tileSum(t, battle, side))
  const drawn = battle.tiles[side].length
  if (battle.replacement[side] === NONE) return tablesOf(t.content).sums[drawn - FEW_TILES]
  return sumsWithHiddenTile(t, battle, side, drawn + 1)
}

const exactly = (sum: number): number[] => {
  const sums = new Array<number>(sum + 1).fill(0)
  sums[sum] = 1
  return sums
}

/**
 * A hidden replacement (BS-RUL-40) may be any tile that is neither discarded nor on the map, each equally likely, and took
 * the place of the lowest battle tile (of no use where it is lower still).
 */
function sumsWithHiddenTile(t: Table, battle: Battle, side: Side, drawn: number): Sums {
  const role = battle.roles[side]
  const first = role * UNIT_TYPES
  const byValue: number[] = []
  let all = 0
  for (let type = 0; type < UNDEAD; type++) {
    const used = battle.replacement[side] === type ? 1 : 0
    const count = t.state.hand[first + type] + t.state.bag[first + type] + used
    const value = valueOf(t, role, type)
    byValue[value] = (byValue[value] ?? 0) + count
    all += count
  }
  const mixed: number[] = []
  byValue.forEach((count, value) => {
    if (count === 0) return
    sumChances(t.content.battleBag, drawn, value).forEach((chance, sum) => {
      mixed[sum] = (mixed[sum] ?? 0) + (chance * count) / all
    })
  })
  return Array.from(mixed, (chance) => chance ?? 0)
}

/** The chances with a sum of the own tiles that is known. */
function chancesWith(t: Table, battle: Battle, side: Side, sum: number): Chances {
  const other = (1 - side) as Side
  const [role, opponent] = [battle.roles[side], battle.roles[other]]
  const lead =
    modifierOf(t, role, opponent, battle.area, side === 0) - modifierOf(t, opponent, role, battle.area, side !== 0)
  const { win, tie, loss } = compareSums(exactly(sum), sumsOf(t, battle, other), lead)
  if (!has(t, battle.roles[1], battle.area, SHIELD_GUARD)) return { win, tie, loss }
  return side === 1 ? { win: win + tie, tie: 0, loss } : { win, tie: 0, loss: loss + tie }
}

function replacementOdds(t: Table, ask: AskOf<ReplaceArg>): Odds[] {
  const battle = t.state.battle!
  const { side } = ask.arg
  const other = (1 - side) as Side
  const hidden = battle.replacement[other] !== NONE && !isShown(battle, other) ? 1 : 0
  const sum = tileSum(t, battle, side)
  const list = [inWords(say('odds.asDrawn', { sum, hidden }), chancesWith(t, battle, side, sum))]
  const options: number[] = []
  replace.options(t, ask, options)
  const best = options.reduce((a, b) => (sumAfter(t, battle, side, b) > sumAfter(t, battle, side, a) ? b : a), KEEP)
  if (best === KEEP) return list
  const better = sumAfter(t, battle, side, best)
  const about = { unit: handTileOf(best), tile: battleTileOf(best), sum: better, hidden }
  return [...list, inWords(say('odds.withReplacement', about), chancesWith(t, battle, side, better))]
}

/** The chances behind the question that a role is asked, from what it may know. */
export function oddsFor(t: Table, role: Role, ask: AnyAsk<State, Content>): Odds[] {
  const { battle } = t.state
  if (battle !== undefined) {
    if (isAsked(ask, replace)) return replacementOdds(t, ask)
    return isAsked(ask, retreat) ? [battleOdds(t, role, battle.area, battle.roles[0])] : []
  }
  if (t.state.active !== role || (t.state.phase !== 'actions' && t.state.phase !== 'final')) return []
  const list: number[] = []
  fights(t, role, list)
  const { roles } = t.state
  return list.map((fight) => battleOdds(t, role, Math.floor(fight / roles), fight % roles))
}
