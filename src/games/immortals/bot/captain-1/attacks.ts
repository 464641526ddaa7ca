/** Attacks by their exact chances. */
import { LANDS } from '../../content/names.ts'
import { meaningOf } from '../../rules/actions/act-options.ts'
import { attackPairs } from '../../rules/actions/attack.ts'
import { fightOdds } from '../../rules/fight/fight-odds.ts'
import { NONE, type Attitude, type Land } from '../../rules/table/state.ts'
import { ARMY } from './weights.ts'
import { harmTo, landCardWorth, perScoring, scorings, standing, survival, threatTo } from './worth.ts'
import type { Attack, Scene } from './worth.ts'

/** What an attack of so many armies brings on average. */
export function attackWith(scene: Scene, origin: Land, target: Land, attitude: Attitude, sent: number): Attack {
  const { armies, possessor } = scene.t.state
  const { wins, ties, attackersLeft } = fightOdds(scene.t, origin, target, sent, attitude)
  const stay = wins > 0 ? attackersLeft / wins : 0
  const keep = survival(stay, threatTo(scene, target))
  const land = perScoring(scene, scene.role, target) * scorings(keep, scene.left) + landCardWorth(scene, target)
  const harm = possessor[target] === NONE ? 0 : (wins + ties) * harmTo(scene, target)
  const bared = standing(scene, origin, armies[origin]) - standing(scene, origin, armies[origin] - sent)
  const value = wins * land + harm - bared - ARMY * Math.max(0, sent - attackersLeft)
  return { origin, target, attitude, sent, value, wins, stay }
}

/** At most about so many numbers of armies are tried. */
const TRIED = 4

/** With the best number of armies. */
export function bestAttack(scene: Scene, origin: Land, target: Land, attitude: Attitude): Attack {
  const key = (origin * LANDS + target) * 3 + attitude + 1
  let attack = scene.attacks.get(key)
  if (attack === undefined) scene.attacks.set(key, (attack = reckon(scene, origin, target, attitude)))
  return attack
}

function reckon(scene: Scene, origin: Land, target: Land, attitude: Attitude): Attack {
  const most = scene.t.state.armies[origin] - 1
  const step = Math.max(1, Math.ceil(most / TRIED))
  let best = attackWith(scene, origin, target, attitude, most)
  for (let sent = most - step; sent > 0; sent -= step) {
    const attack = attackWith(scene, origin, target, attitude, sent)
    if (attack.value > best.value) best = attack
  }
  return best
}

/** Every pair of lands for an attack of the role. */
export function pairsOf({ t, role }: Scene): (readonly [Land, Land])[] {
  const options: number[] = []
  attackPairs(t, role, options)
  return options.map((option) => {
    const meaning = meaningOf(option)
    return meaning.is === 'attack' ? ([meaning.from, meaning.to] as const) : ([NONE, NONE] as const)
  })
}
