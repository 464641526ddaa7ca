import { isRoleOrNone } from '../../../../engine/index.ts'
import { cardsOf } from '../../../../kit/deck.ts'
import { GARRISON_LEVELS, UNITS_PER_FACTION } from '../../content/names.ts'
import { unitsOn } from '../map/pieces.ts'
import {
  cursesLeft,
  garrisonsLeft,
  havensLeft,
  lockedAp,
  skeletonsLeft,
  towersLeft,
  unitsLeft,
  wallsLeft,
} from '../map/reserve.ts'
import { CARDS, isInPlay, isLegion } from '../nemesis/nemesis-cards.ts'
import { GONE, NONE, printed, type Card, type Role, type Space, type State, type Table } from './state.ts'

type Check = (isTrue: boolean, what: string) => void

/** What must be true whenever somebody is asked: pieces conserved, limits kept. */
export function invariants(t: Table): string[] {
  const broken: string[] = []
  const check: Check = (isTrue, what) => {
    if (!isTrue) broken.push(what)
  }
  const { firstPlayer, turn, roles } = t.state
  check(isRoleOrNone(firstPlayer, roles) && isRoleOrNone(turn, roles), 'the first player or who has the turn is none')
  for (let role = 0; role < t.state.roles; role++) checkPlayer(t, role, check)
  checkReserve(t, check)
  for (let space = 0; space < t.state.tile.length; space++) checkSpace(t, space, check)
  checkNemesis(t, check)
  checkCards(t, check)
  return broken
}

/** UP-RUL-12, UP-RUL-23 */
function checkPlayer(t: Table, role: Role, check: Check): void {
  const { state: s, content } = t
  if (s.faction[role] === NONE) return
  for (let kind = 0; kind < 3; kind++) check(s.resources[role * 3 + kind] >= 0, `player ${role} is in debt [UP-RUL-13]`)
  check(s.ap[role] >= 0 && s.spentAp[role] >= 0 && s.extraAp[role] >= 0, `player ${role} has negative AP`)
  const own = s.ap[role] + s.spentAp[role] - s.extraAp[role] + lockedAp(s, role)
  check(own === content.setup.actionPoints, `player ${role} has ${own} AP of its own [UP-RUL-23]`)
  check(s.vp[role] >= 0, `player ${role} has negative VP [UP-RUL-12]`)
  check(s.heroAt[role] >= 0, `the Hero of player ${role} is not on the map [UP-HER-07]`)
  for (let type = 0; type < UNITS_PER_FACTION; type++)
    check(unitsLeft(t, role, type) >= 0, `player ${role} has too many Units of type ${type} [UP-SET-06]`)
  check(havensLeft(t, role) >= 0, `player ${role} has too many Havens [UP-SET-07]`)
}

/** UP-SET-06, UP-SET-07 */
function checkReserve(t: Table, check: Check): void {
  for (let level = 1; level <= GARRISON_LEVELS; level++)
    check(garrisonsLeft(t, level) >= 0, `too many Garrisons of level ${level} [UP-SET-06]`)
  check(skeletonsLeft(t) >= 0, 'too many Skeletons [UP-SET-06]')
  check(cursesLeft(t) >= 0, 'too many Curses [UP-SET-06]')
  check(wallsLeft(t) >= 0 && towersLeft(t) >= 0, 'too many Walls or Towers [UP-SET-06]')
}

/** UP-HEX-03 to -07. Modifiers may raise the limit of Units, so only the box bounds them here. */
function checkSpace(t: Table, space: Space, check: Check): void {
  const { state: s, content } = t
  const name = `space ${space}`
  check((s.unitsOf[space] !== NONE) === unitsOn(s, space) > 0, `${name} has an owner exactly if Units are there`)
  for (let i = 0; i < UNITS_PER_FACTION; i++)
    check(s.units[space * UNITS_PER_FACTION + i] >= 0, `${name} has negative Units`)
  check(s.garrison[space] >= 0 && s.garrison[space] <= GARRISON_LEVELS, `${name} has too many Garrisons [UP-HEX-05]`)
  const isFighting = s.combat?.space === space
  check(
    s.skeletons[space] >= 0 && (isFighting || s.skeletons[space] <= content.setup.skeletonsPerHex),
    `${name} has too many Skeletons [UP-HEX-06]`,
  )
  check(s.curse[space] === 0 || s.curse[space] === 1, `${name} has several Curses [UP-HEX-07]`)
  if (s.haven[space] === NONE)
    check(s.wall[space] === 0 && s.tower[space] === 0, `${name} has Defenses without a Haven [UP-HEX-04]`)
  else checkHaven(t, space, check)
}

/** UP-CUR-02, UP-CMD-08, UP-HEX-21 */
function checkHaven(t: Table, space: Space, check: Check): void {
  const { state: s } = t
  const [owner, there] = [s.haven[space], s.unitsOf[space]]
  check(s.tile[space] >= 0 && !printed(t).hexes[s.tile[space]].hasX, `space ${space} cannot have a Haven [UP-HEX-21]`)
  check(s.curse[space] === 0, `the Haven on space ${space} is cursed [UP-CUR-02]`)
  check(there === NONE || there === owner, `strange Units at the Haven on space ${space} [UP-CMD-08]`)
}

/**
 * Destroyed, but its bottom effect is still to come or under way (UP-CMB-63). Its frame may be off the stack: an ability that is used
 * at any time is a call. At rest nothing is leaving.
 */
const isLeaving = (s: State, card: Card): boolean => s.fate[card] === GONE && s.cardAt[card] !== NONE

/** UP-THR, UP-TGT, UP-SET-33 */
function checkNemesis({ state: s, content }: Table, check: Check): void {
  let [legions, hordes] = [s.legionsLeft, s.hordesLeft]
  for (let card = 0; card < CARDS; card++) {
    const isHere = isInPlay(s, card)
    if (isHere && isLegion(card)) legions++
    else if (isHere) hordes++
    if (isLeaving(s, card)) continue
    check(isHere === s.cardAt[card] >= 0, `card ${card} has a figure exactly if it is in play`)
    check(isHere || s.tokens[card] === 0, `card ${card} has tokens out of play`)
    check(isHere || s.target[card] === NONE, `card ${card} has a Target out of play [UP-RUL-60]`)
    check(!isHere || s.threat[card] >= 0, `card ${card} has negative Threat`)
    check(isLegion(card) || s.target[card] === NONE, `Horde ${card} has a Target [UP-HOR-09]`)
  }
  checkTargets(s, check)
  const size = content.setup.nemesisDeck[s.roles - 2]
  check(s.legionsLeft >= 0 && legions <= size, `${legions} Legions [UP-SET-33]`)
  check(s.hordesLeft >= 0 && hordes <= size, `${hordes} Hordes [UP-SET-33]`)
  check(s.vp[4] >= 0 && s.vp[5] >= 0, 'a Nemesis has negative VP [UP-RUL-12]')
}

/** UP-TGT-05 */
function checkTargets(s: State, check: Check): void {
  let seen = 0
  for (let card = 0; card < CARDS; card++) {
    const owner = isInPlay(s, card) && s.target[card] !== NONE ? s.haven[s.target[card]] : NONE
    if (owner === NONE) continue
    check((seen & (1 << owner)) === 0, `player ${owner} has two Targets [UP-TGT-05]`)
    seen |= 1 << owner
  }
}

/** Every card is in one place only. */
function checkCards({ state: s }: Table, check: Check): void {
  const on = [...s.attached, ...s.questAttached]
  checkOnce([s.market, s.itemDiscard, cardsOf(s.itemDeck), ...s.items, ...on.map(({ items }) => items)], 'Item', check)
  checkOnce([s.openQuests, s.questDiscard, cardsOf(s.questDeck), ...s.quests], 'Quest', check)
  checkOnce([...s.feats, ...s.drawnFeats, ...s.featDecks.map(cardsOf)], 'Feat', check)
  checkOnce([s.druids, s.unusedDruids, ...on.map(({ druids }) => druids)], 'Druid', check)
  checkOnce([s.tile, s.scouted, s.tilePool, s.towerPool, s.advancedTiles], 'hex', check)
}

function checkOnce(places: readonly (readonly number[])[], what: string, check: Check): void {
  const seen = new Set<number>()
  for (const place of places)
    for (const card of place) {
      if (card < 0) continue
      check(!seen.has(card), `${what} ${card} is in two places`)
      seen.add(card)
    }
}
