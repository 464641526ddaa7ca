/** What attacks and powers bring, from where a figure stands, without rolling anything. */
import { DIRECTIONS } from '../../../kit/hex.ts'
import { chompTargets } from '../rules/powers/chomp.ts'
import { mayExplode } from '../rules/powers/explosion.ts'
import { cardOf, powerOf, printedOf } from '../rules/table/figures.ts'
import { isWorthwhile, lineFigures, type FireLine } from '../rules/powers/fire-line.ts'
import { mayThrowAt } from '../rules/powers/grenade.ts'
import { shackleTargets } from '../rules/powers/mind-shackle.ts'
import { splash } from '../rules/powers/special-attack.ts'
import type { Figure } from '../rules/table/state.ts'
import { distanceOf } from '../rules/attack/targets.ts'
import type { Scene } from './scene.ts'
import { lossBy, specialGain, worthOf } from './worth.ts'

const ALL = 1000

/** What somebody affected means to the role: gain for enemies, loss for friends. */
function signed(scene: Scene, figure: Figure, loss: number): number {
  if (scene.isEnemy[figure]) return scene.importance[figure] * loss
  return scene.friends.includes(figure) ? -scene.weights.ownLoss * loss : 0
}

function affectedGain(scene: Scene, attacker: Figure, affected: readonly Figure[], dice: number): number {
  let sum = 0
  for (const figure of affected) sum += signed(scene, figure, specialGain(scene.t, attacker, figure, dice))
  return sum
}

export function fireLineGain(scene: Scene, figure: Figure, line: FireLine): number {
  const power = powerOf(scene.t, cardOf(scene.t, figure), 'fireLine')!
  return affectedGain(scene, figure, lineFigures(scene.t, figure, line, []), power.dice)
}

export function bestFireLine(scene: Scene, figure: Figure): number {
  let best = 0
  for (let line = 0; line < 2 * DIRECTIONS; line++)
    if (isWorthwhile(scene.t, figure, line)) best = Math.max(best, fireLineGain(scene, figure, line))
  return best
}

export function splashGain(scene: Scene, figure: Figure, target: Figure, power: 'explosion' | 'grenade'): number {
  const { dice } = powerOf(scene.t, cardOf(scene.t, figure), power)!
  return affectedGain(scene, figure, splash(scene.t, target, []), dice)
}

export function bestSplash(scene: Scene, figure: Figure, power: 'explosion' | 'grenade'): number {
  const may = power === 'explosion' ? mayExplode : mayThrowAt
  const { range } = powerOf(scene.t, cardOf(scene.t, figure), power)!
  let best = 0
  for (const target of scene.enemies) {
    if (distanceOf(scene.t, figure, target) > range) continue
    const gain = splashGain(scene, figure, target, power)
    if (gain > best && may(scene.t, figure, target)) best = gain
  }
  return best
}

/** How likely a d20 shows at least this. */
export const chanceOf = (d20: number): number => Math.max(0, Math.min(20, 21 - d20)) / 20

export function chompGain(scene: Scene, figure: Figure, target: Figure): number {
  const { d20 } = powerOf(scene.t, cardOf(scene.t, figure), 'chomp')!
  const chance = printedOf(scene.t, target).kind === 'hero' ? chanceOf(d20) : 1
  return chance * signed(scene, target, lossBy(scene.t, target, ALL))
}

export function bestChomp(scene: Scene, figure: Figure): number {
  let best = 0
  for (const target of chompTargets(scene.t, figure, [])) best = Math.max(best, chompGain(scene, figure, target))
  return best
}

/** A card that changes sides is lost there and won here. */
export function shackleGain(scene: Scene, figure: Figure, target: Figure): number {
  const { d20 } = powerOf(scene.t, cardOf(scene.t, figure), 'mindShackle')!
  const { figures } = printedOf(scene.t, target)
  return 2 * chanceOf(d20) * figures * signed(scene, target, worthOf(scene.t, target))
}

export function bestShackle(scene: Scene, figure: Figure): number {
  let best = 0
  for (const target of shackleTargets(scene.t, figure, [])) best = Math.max(best, shackleGain(scene, figure, target))
  return best
}

/** What a figure can do from where it stands in one turn, if its best normal attack brings so much. */
export function specialAction(scene: Scene, figure: Figure, hit: number): number {
  const { cast, t } = scene
  let attack = hit
  let more = 0
  for (const power of cast.specials[figure])
    switch (power) {
      case 'fireLine':
        attack = Math.max(attack, bestFireLine(scene, figure))
        break
      case 'explosion':
        attack = Math.max(attack, bestSplash(scene, figure, power))
        break
      case 'grenade':
        if (t.state.grenade[cast.cardOf[figure]] === 1) attack = Math.max(attack, bestSplash(scene, figure, power))
        break
      case 'chomp':
        more += bestChomp(scene, figure)
        break
      default:
        more += bestShackle(scene, figure)
    }
  return attack + more
}
