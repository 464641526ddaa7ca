/** Whom a figure might attack with a normal attack, and what that brings. */
import { isMeant } from '../content/card.ts'
import { distancesFrom } from '../content/find-space.ts'
import { fieldOf, isBasic, OFF, type Figure, type Space } from '../rules/table/state.ts'
import { MAY_ATTACK, obstacleFrom } from '../rules/attack/targets.ts'
import { isOpen } from './cover.ts'
import type { Scene } from './scene.ts'
import type { Outlook, Place } from './stand.ts'
import { partLost, partLostBack } from './worth.ts'

/** An enemy, with what is alike for all places from which it is attacked. */
export interface Target {
  readonly figure: Figure
  readonly front: Space
  readonly level: number
  /** By column, from its spaces. */
  readonly away: Uint8Array
  readonly behind: Uint8Array | undefined
  readonly left: number
  readonly life: number
  /** What losing all of it is worth. */
  readonly prize: number
  readonly counters: boolean
}

export function targetsFor(scene: Scene, attacker: Figure): Target[] {
  const { t, cast } = scene
  const { columns, spaces } = fieldOf(t)
  const { front, rear, wounds } = t.state
  return scene.enemies.map((figure) => ({
    figure,
    front: front[figure],
    level: spaces.level[front[figure]],
    away: distancesFrom(columns, spaces.column[front[figure]]),
    behind: rear[figure] === OFF ? undefined : distancesFrom(columns, spaces.column[rear[figure]]),
    left: cast.life[figure] - wounds[figure],
    life: cast.life[figure],
    prize: scene.importance[figure] * scene.worth[figure],
    counters: countersTo(scene, attacker, figure),
  }))
}

/** Counter Strike may name a class against which it does not work. */
function countersTo({ cast }: Scene, attacker: Figure, figure: Figure): boolean {
  const power = cast.counters[figure]
  if (power === undefined) return false
  return power.refers.class === undefined || !isMeant(cast.roster.cards[cast.cardOf[attacker]], power.refers)
}

/** A second attack often finds its target gone or hidden. */
const SECOND_ATTACK = 0.8

/** What the best normal attack from a place brings: by the bare ground, or exactly, if the figure stands there now. */
export function hitFrom(scene: Scene, outlook: Outlook, place: Place, isExact: boolean): number {
  const { t, cast, cover } = scene
  const { figure, range } = outlook
  const { front, rear, engaged } = place
  const { spaces } = fieldOf(t)
  const column = spaces.column[front]
  const behind = rear === OFF ? -1 : spaces.column[rear]
  const isHeldUp = engaged.length > 0 && !isBasic(t)
  const onlyBeside = isHeldUp || (range <= 1 && !isBasic(t))
  let best = 0
  for (const target of outlook.targets) {
    const isBeside = engaged.length > 0 && engaged.includes(target.figure)
    if (!isBeside) {
      if (onlyBeside || cast.isSpeedy[target.figure]) continue
      if (distanceTo(target, column, behind) > range) continue
    }
    const gain = gainFrom(scene, figure, place, target, isBeside)
    if (gain <= best) continue
    // Sight is the dear part of the test.
    if (!isBeside && !isExact && !isOpen(cover, front, target.front)) continue
    if (isExact && obstacleFrom(t, figure, target.figure, range, isHeldUp) !== MAY_ATTACK) continue
    best = gain
  }
  return best * (1 + (cast.attacks[figure] - 1) * SECOND_ATTACK)
}

function distanceTo({ away, behind }: Target, column: number, rear: number): number {
  let distance = away[column]
  if (behind !== undefined) distance = Math.min(distance, behind[column])
  if (rear < 0) return distance
  distance = Math.min(distance, away[rear])
  return behind === undefined ? distance : Math.min(distance, behind[rear])
}

function gainFrom(scene: Scene, attacker: Figure, place: Place, target: Target, isBeside: boolean): number {
  const { cast, defense, t } = scene
  const above = fieldOf(t).spaces.level[place.front] - target.level
  const dice = place.attack + (above > 0 ? 1 : 0) + (isBeside ? cast.sword[attacker] : 0)
  const shields = defense[target.figure] + (above < 0 ? 1 : 0)
  const dodge = isBeside ? undefined : cast.dodge[target.figure]
  const gain = target.prize * partLost(dice, shields, target.left, target.life, dodge)
  if (!isBeside || !target.counters) return gain
  const life = cast.life[attacker]
  return gain - scene.worth[attacker] * partLostBack(dice, shields, life - t.state.wounds[attacker], life)
}
