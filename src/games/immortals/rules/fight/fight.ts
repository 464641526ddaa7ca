/** The fight in detail (IM-FGT), always by the tower (IM-TOW-08): the throw, the result, limbo and the land card. */
import { twinOf, worldOf } from '../../content/names.ts'
import { returnLandCard, winLandCard } from '../cards/land-cards.ts'
import { putArmies, takeArmies } from '../table/lands.ts'
import type { Play } from '../table/rules.ts'
import { limboAt, NONE, residentColour } from '../table/state.ts'
import type { Attitude, Fight, Land, State, Table } from '../table/state.ts'
import { throwCubes } from '../tower/tower.ts'
import { resultOfEntering, resultOfFight } from './fight-result.ts'

/** How many residents of the tray are thrown in (IM-FGT-03, IM-FGT-04, IM-RUL-23, IM-RUL-24). */
export function residentsThrown({ state, content: { tower } }: Table): number {
  const inTray = state.tray[residentColour(state)]
  if (inTray < tower.leastResidents) return inTray + Math.min(tower.leastResidents - inTray, state.residents)
  return inTray > tower.mostResidents ? inTray - tower.removedResidents : inTray
}

/** From the chosen armies to the land card. Asks nothing; leaves `state.fight` for everybody to see. */
export function fight(play: Play, origin: Land, target: Land, sent: number, attitude: Attitude): void {
  const s = play.state
  const attacker = s.possessor[origin]
  const defender = s.possessor[target]
  const thrown = takeCubes(play, origin, target, sent)
  const inside = s.tower.slice()
  const { fellThrown, fellInside } = throwCubes(play, thrown, play.content.tower.thrown)
  for (let colour = 0; colour < s.tray.length; colour++) s.tray[colour] = fellThrown[colour] + fellInside[colour]
  play.tell({ type: 'cubesThrown', role: attacker, thrown, inside, fellThrown, fellInside })
  const r = s.tray[residentColour(s)]
  const result =
    defender === NONE
      ? resultOfEntering(s.tray[attacker], r, attitude)
      : resultOfFight(s.tray[attacker], s.tray[defender], r, attitude)
  s.fight = {
    attacker,
    defender,
    origin,
    target,
    sent,
    attitude,
    thrown,
    inside,
    fellThrown,
    fellInside,
    ...result,
  }
  tellResult(play, s.fight)
  settle(s, s.fight)
  settleLandCard(play, s.fight)
}

/** Everything that goes into the funnel, by colour (IM-FGT-01 to IM-FGT-06); the tray is empty then. */
function takeCubes(play: Play, origin: Land, target: Land, sent: number): number[] {
  const s = play.state
  const green = residentColour(s)
  const residents = residentsThrown(play)
  const added = residents - s.tray[green]
  const thrown = s.tray.slice()
  s.tray.fill(0)
  s.residents -= added
  thrown[green] = residents
  if (added !== 0) play.tell({ type: 'residentsAdjusted', added })
  thrown[s.possessor[origin]] += sent
  takeArmies(s, origin, sent)
  const defender = s.possessor[target]
  if (defender === NONE) return thrown
  thrown[defender] += s.armies[target]
  takeArmies(s, target, s.armies[target])
  return thrown
}

/**
 * Attacker and defender leave the tray: onto the land or to limbo (IM-FGT-22, IM-FGT-25, IM-INV-11). Residents go to the supply
 * (IM-TOW-10), all others stay (IM-TOW-09).
 */
function settle(s: State, f: Fight): void {
  const { attacker, defender, target } = f
  const otherWorld = worldOf(twinOf(target))
  s.tray[attacker] = 0
  s.limbo[limboAt(attacker, otherWorld)] += f.attackerLost
  if (defender !== NONE) {
    s.tray[defender] = 0
    s.limbo[limboAt(defender, otherWorld)] += f.defenderLost
  }
  s.tray[residentColour(s)] -= f.residentsLost
  s.residents += f.residentsLost
  if (f.placed > 0) putArmies(s, f.winner === 'attacker' ? attacker : defender, target, f.placed)
}

/** The armies first, then the land card (IM-RUL-65). */
function settleLandCard(play: Play, { winner, attacker, defender, target }: Fight): void {
  if (winner === 'attacker') winLandCard(play, attacker, target)
  // Also where residents alone have won for the attacker (IM-RUL-60).
  else if (defender !== NONE && winner !== 'defender') returnLandCard(play, attacker, defender, target)
}

function tellResult(play: Play, f: Fight): void {
  const { tray } = play.state
  const { attacker, defender, target, attitude, winner, placed, attackerLost, defenderLost, residentsLost } = f
  play.tell({
    type: 'fightDecided',
    attacker,
    defender,
    target,
    attitude,
    winner,
    attackers: tray[attacker],
    defenders: defender === NONE ? 0 : tray[defender],
    residents: tray[residentColour(play.state)],
    placed,
    attackerLost,
    defenderLost,
    residentsLost,
  })
}
