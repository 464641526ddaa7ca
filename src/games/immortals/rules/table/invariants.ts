import { isRoleOrNone } from '../../../../engine/index.ts'
import {
  conflictCardsOf,
  isConflictCard,
  isLandCard,
  nameOfCard,
  BLANK_CARD,
  isMagicCard,
} from '../../content/cards.ts'
import { CAPITAL, LANDS, LIGHT, NAMES, SHADOW, SPACES } from '../../content/names.ts'
import { spaceOf } from '../cards/hands-and-piles.ts'
import { mayLieOn } from '../round/planning.ts'
import { at, limboAt, NONE, residentColour, type Role, type State, type Table } from './state.ts'

type Check = (isTrue: boolean, what: string) => void

/** What must be true whenever somebody is asked (IM-INV). */
export function invariants(t: Table): string[] {
  const broken: string[] = []
  const check: Check = (isTrue, what) => {
    if (!isTrue) broken.push(what)
  }
  const { startPlayer, marker, turn, roles } = t.state
  check(
    [startPlayer, marker, turn].every((role) => isRoleOrNone(role, roles)),
    'a player is none',
  )
  for (let role = 0; role < t.state.roles; role++) checkArmies(t, role, check)
  checkResidents(t, check)
  checkLands(t, check)
  checkConflictCards(t.state, check)
  for (let role = 0; role < t.state.roles; role++) checkPlan(t, role, check)
  checkFight(t.state, check)
  return broken
}

/** IM-INV-01, IM-INV-07 */
function checkArmies(t: Table, role: Role, check: Check): void {
  const s = t.state
  let sum = s.supply[role] + s.box[role] + s.tower[role] + s.tray[role]
  sum += s.limbo[limboAt(role, SHADOW)] + s.limbo[limboAt(role, LIGHT)]
  for (const group of s.groups[role]) sum += group
  for (let land = 0; land < LANDS; land++) if (s.possessor[land] === role) sum += s.armies[land]
  check(sum === t.content.components.armies, `player ${role} has ${sum} armies [IM-INV-01]`)
  check(s.gold[role] >= 0 && s.energy[role] >= 0, `player ${role} is in debt [IM-INV-07]`)
}

/** IM-INV-02 */
function checkResidents(t: Table, check: Check): void {
  const { residents, tower, tray } = t.state
  const green = residentColour(t.state)
  check(residents >= 0, 'the supply of residents is negative [IM-INV-02]')
  check(residents + tower[green] + tray[green] === t.content.components.residents, 'residents are lost [IM-INV-02]')
  check(tower.every((count) => count >= 0) && tray.every((count) => count >= 0), 'a count of cubes is negative')
}

/** IM-INV-03, IM-INV-08 */
function checkLands(t: Table, check: Check): void {
  const { possessor, armies, building, portal } = t.state
  const { buildingTiles, portals } = t.content.components
  for (let land = 0; land < LANDS; land++)
    check((possessor[land] !== NONE) === armies[land] > 0, `land ${land} is possessed exactly if armies stand there`)
  check(building.filter((one) => one !== NONE).length <= buildingTiles, 'too many building tiles [IM-INV-08]')
  check(portal.filter((one) => one === 1).length <= portals, 'too many portals [IM-INV-08]')
  for (const lands of t.content.map.landsIn)
    check(lands.filter((land) => building[land] === CAPITAL).length <= 1, 'two capitals in a region [IM-INV-08]')
}

/** IM-INV-04 */
function checkConflictCards(s: State, check: Check): void {
  const cards = [...s.drawPile, ...s.discard, ...s.conflict.flat()]
  if (s.draft !== undefined) {
    cards.push(...s.draft.stacks.flat(), ...s.draft.hands.flat())
    if (s.draft.isOpen === 1) cards.push(...s.draft.chosen.filter((card) => card !== NONE))
  }
  const all = [...conflictCardsOf(SHADOW), ...conflictCardsOf(LIGHT)].sort((a, b) => a - b)
  check(cards.sort((a, b) => a - b).join() === all.join(), 'conflict cards are lost or doubled [IM-INV-04]')
  s.conflict.forEach((hand, role) =>
    check(hand.length === s.conflictSeenBy[role].length, `player ${role}: who has seen which card is not known`),
  )
}

/** IM-INV-05, IM-INV-06: only own cards lie on a player board, each once. */
function checkPlan(t: Table, role: Role, check: Check): void {
  const s = t.state
  const cards = s.planned.slice(at(role, 0), at(role, SPACES)).filter((card) => card !== NONE)
  const blanks = cards.filter((card) => card === BLANK_CARD).length
  check(blanks <= t.content.components.blanks, `player ${role} has too many blank cards [IM-INV-06]`)
  const others = cards.filter((card) => card !== BLANK_CARD)
  check(new Set(others).size === others.length, `player ${role} has planned a card twice [IM-INV-05]`)
  for (const card of others) {
    const isOwn = isConflictCard(card)
      ? s.conflict[role].includes(card)
      : isLandCard(card)
        ? nameOfCard(card) < NAMES && s.holder[nameOfCard(card)] === role
        : isMagicCard(card)
    check(isOwn, `player ${role} has planned card ${card} of somebody else`)
    check(mayLieOn(t, role, card, spaceOf(s, role, card)), `card ${card} of player ${role} may not lie there`)
  }
}

/** IM-INV-11: what is left in the tray belongs to nobody who fought. */
function checkFight({ fight, tray }: State, check: Check): void {
  if (fight === undefined) return
  check(tray[fight.attacker] === 0, 'the attacker has cubes in the tray [IM-INV-11]')
  check(fight.defender === NONE || tray[fight.defender] === 0, 'the defender has cubes in the tray [IM-INV-11]')
}
