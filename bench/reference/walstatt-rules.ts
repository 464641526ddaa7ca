import { ask, gameOver, only, rulesOf, type GameEvent, type Question, type Role } from '../../src/engine/index.ts'
import {
  ACTIONS,
  AREAS,
  CARD_KINDS,
  CARD_NAMES,
  DICE,
  DOMINATION,
  FIRST_HAND,
  FOREST,
  HAND_LIMIT,
  HOME,
  HORSE,
  KIND,
  LEAD,
  MOST_EXPERIENCE,
  MOST_WALLS,
  MOUNTAIN,
  MUSTER,
  NEIGHBOURS,
  PLAYERS,
  ROOM,
  ROUNDS,
  STRENGTH,
  SUPPLY,
  TERRAIN,
  UNITS_EACH,
  VALUE,
  WALL,
} from './data.ts'
import { place, standings, takeOff, type Content, type Marches, type Play, type Procedure } from './walstatt-state.ts'

// An option is unit * 64 + area for a march, CARD + kind * 64 + area for a card, or PASS.
const CARD = 8192
export const PASS = 16384

// Marches

function listMarches(s: Marches, role: Role, out: number[]): void {
  const { where, owner, unitCount } = s
  const first = role * UNITS_EACH
  for (let unit = first; unit < first + UNITS_EACH; unit++) {
    const from = where[unit]
    if (from < 0) continue
    const next = NEIGHBOURS[from]
    const isHorse = KIND[unit] === HORSE
    for (let i = 0; i < next.length; i++) {
      const to = next[i]
      if (isHorse && TERRAIN[to] === MOUNTAIN) continue
      if (owner[to] !== role || unitCount[to] < ROOM) out.push(unit * 64 + to)
    }
  }
}

function march(play: Play, unit: number, to: number): void {
  const s = play.state
  const role = s.active
  if (s.owner[to] === role || s.unitCount[to] === 0) {
    takeOff(s, unit)
    enter(s, unit, role, to)
  } else attack(play, unit, role, to)
}

function enter(s: Marches, unit: number, role: Role, to: number): void {
  if (s.owner[to] !== role) {
    s.held[s.owner[to]]--
    s.held[role]++
    s.owner[to] = role
    s.walls[to] = 0
  }
  place(s, unit, to)
}

// Battle

const strengthOf = (s: Marches, unit: number): number => STRENGTH[KIND[unit]] + s.experience[unit]

function attack(play: Play, unit: number, role: Role, to: number): void {
  const s = play.state
  const strikes = throwDice(play, attackDice(s, unit, role, to), 3)
  const blows = throwDice(play, defenceDice(s, to), 4)
  const killed = killWeakest(s, to, strikes)
  s.points[role] += killed
  if (blows >= 2) {
    s.points[s.owner[to]]++
    fall(s, unit)
    return
  }
  if (killed > 0 && s.experience[unit] < MOST_EXPERIENCE) s.experience[unit]++
  if (s.unitCount[to] > 0) return
  takeOff(s, unit)
  enter(s, unit, role, to)
}

function attackDice(s: Marches, unit: number, role: Role, to: number): number {
  let dice = strengthOf(s, unit)
  const around = NEIGHBOURS[to]
  for (let i = 0; i < around.length; i++) {
    const area = around[i]
    if (s.owner[area] === role && s.unitCount[area] > 0) dice++
  }
  return Math.min(DICE, dice)
}

function defenceDice(s: Marches, area: number): number {
  let dice = s.walls[area] + (TERRAIN[area] === FOREST ? 1 : 0)
  for (let i = 0; i < s.unitCount[area]; i++) dice += strengthOf(s, s.stack[area * ROOM + i])
  return Math.min(DICE, dice)
}

/** How many dice show at least `least`, faces counted from zero. */
function throwDice(play: Play, dice: number, least: number): number {
  let hits = 0
  for (let i = 0; i < dice; i++) if (play.roll(6, 'die') >= least) hits++
  return hits
}

function killWeakest(s: Marches, area: number, hits: number): number {
  let killed = 0
  while (killed < hits && s.unitCount[area] > 0) {
    let weakest = s.stack[area * ROOM]
    for (let i = 1; i < s.unitCount[area]; i++) {
      const unit = s.stack[area * ROOM + i]
      const difference = strengthOf(s, unit) - strengthOf(s, weakest)
      if (difference < 0 || (difference === 0 && unit < weakest)) weakest = unit
    }
    fall(s, weakest)
    killed++
  }
  return killed
}

function fall(s: Marches, unit: number): void {
  takeOff(s, unit)
  s.experience[unit] = 0
}

// Cards

function listCards(s: Marches, role: Role, out: number[]): void {
  for (let card = 0; card < CARD_KINDS; card++) {
    if (s.hand[role * CARD_KINDS + card] === 0) continue
    if (card === SUPPLY) out.push(CARD + SUPPLY * 64)
    else if (card !== MUSTER || firstInReserve(s, role) >= 0) listTargets(s, role, card, out)
  }
}

function listTargets(s: Marches, role: Role, card: number, out: number[]): void {
  for (let area = 0; area < AREAS; area++) if (isTarget(s, role, card, area)) out.push(CARD + card * 64 + area)
}

function isTarget(s: Marches, role: Role, card: number, area: number): boolean {
  const isOwn = s.owner[area] === role
  if (card === MUSTER) return isOwn && HOME[area] === role && s.unitCount[area] < ROOM
  if (s.unitCount[area] === 0) return false
  if (card === WALL) return isOwn && s.walls[area] < MOST_WALLS
  if (card === LEAD) return isOwn && s.experience[s.stack[area * ROOM]] < MOST_EXPERIENCE
  return !isOwn && isBeside(s, role, area)
}

function isBeside(s: Marches, role: Role, area: number): boolean {
  const around = NEIGHBOURS[area]
  for (let i = 0; i < around.length; i++) if (s.owner[around[i]] === role && s.unitCount[around[i]] > 0) return true
  return false
}

function firstInReserve(s: Marches, role: Role): number {
  const first = role * UNITS_EACH
  for (let unit = first; unit < first + UNITS_EACH; unit++) if (s.where[unit] < 0) return unit
  return -1
}

function playCard(play: Play, card: number, area: number): void {
  const s = play.state
  const role = s.active
  s.hand[role * CARD_KINDS + card]--
  s.handSize[role]--
  s.discard[role * CARD_KINDS + card]++
  if (card === MUSTER) place(s, firstInReserve(s, role), area)
  else if (card === WALL) s.walls[area]++
  else if (card === LEAD) s.experience[s.stack[area * ROOM]]++
  else if (card === SUPPLY) drawCards(play, role, 2)
  else {
    const hits = throwDice(play, 2, 4)
    s.points[role] += killWeakest(s, area, hits)
  }
}

function drawCards(play: Play, role: Role, count: number): void {
  const s = play.state
  const first = role * CARD_KINDS
  for (let i = 0; i < count && s.handSize[role] < HAND_LIMIT; i++) {
    if (isBagEmpty(s, first)) refillBag(s, first)
    const card = play.drawFrom(s.bag, 'card', only(role), first, first + CARD_KINDS)
    s.bag[first + card]--
    s.hand[first + card]++
    s.handSize[role]++
  }
}

function isBagEmpty(s: Marches, first: number): boolean {
  for (let card = first; card < first + CARD_KINDS; card++) if (s.bag[card] > 0) return false
  return true
}

function refillBag(s: Marches, first: number): void {
  for (let card = first; card < first + CARD_KINDS; card++) {
    s.bag[card] = s.discard[card]
    s.discard[card] = 0
  }
}

// Flow

const { procedure, made } = rulesOf<{ state: Marches; content: Content; messages: object; event: GameEvent }>()
export { made }

export const deal = procedure('deal', function* (play: Play): Procedure {
  for (let role = 0; role < PLAYERS; role++) drawCards(play, role, FIRST_HAND)
  play.push(action)
})

/** One action; a checkpoint follows, so a tail holds one answer and at most its dice. */
export const action = procedure('action', function* (play: Play): Procedure {
  const s = play.state
  const chosen = yield* ask(play, askAction, s.active, undefined)
  if (chosen === PASS) s.actions = 1
  else if (chosen >= CARD) playCard(play, (chosen - CARD) >> 6, chosen & 63)
  else march(play, chosen >> 6, chosen & 63)
  if (!s.endless && s.held[s.active] >= DOMINATION) yield* gameOver(standings(s))
  if (--s.actions === 0) endTurn(play, chosen === PASS)
  if (!s.endless && s.round > ROUNDS) yield* gameOver(standings(s))
  play.push(action)
})

function endTurn(play: Play, hasPassed: boolean): void {
  const s = play.state
  const role = s.active
  drawCards(play, role, hasPassed ? 2 : 1)
  levy(s, role)
  s.actions = ACTIONS
  s.active = (role + 1) % PLAYERS
  if (s.active === 0) endRound(s)
}

/** One unit comes back from the reserve into the first home area with room. */
function levy(s: Marches, role: Role): void {
  const unit = firstInReserve(s, role)
  if (unit < 0) return
  for (let area = 0; area < AREAS; area++) {
    if (isTarget(s, role, MUSTER, area)) {
      place(s, unit, area)
      return
    }
  }
}

function endRound(s: Marches): void {
  for (let area = 0; area < AREAS; area++) s.points[s.owner[area]] += VALUE[area]
  s.round++
}

export const askAction: Question<Marches, Content> = {
  name: 'action',
  kind: 'option',
  rule: 'MA-1',
  fixed: true,
  options({ state }, { role }, out) {
    listMarches(state, role, out)
    listCards(state, role, out)
    out.push(PASS)
  },
  key(_table, option) {
    if (option === PASS) return 'pass'
    if (option >= CARD) return `${CARD_NAMES[(option - CARD) >> 6]}:${option & 63}`
    return `march:${option >> 6}:${option & 63}`
  },
  prompt: () => ({ key: 'ask.action' }),
  describe: (_table, option) => ({
    label: { key: option === PASS ? 'pass' : option >= CARD ? CARD_NAMES[(option - CARD) >> 6] : 'march' },
    targets: option === PASS ? [] : [`area:${option & 63}`],
  }),
}
