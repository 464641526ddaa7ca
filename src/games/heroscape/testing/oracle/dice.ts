/** How many dice are rolled in a normal attack (HS-ATT-05, HS-ATT-06, HS-ATT-10, HS-ATT-11, HS-BAS-23). */
import { isMeant } from '../../content/card.ts'
import { areBeside, areFoes, cardFor, figures, levelAt, ownerFor, power, valuesFor, workingFor } from './scene.ts'
import type { Scene } from './scene.ts'
import { stepsBetween } from './targets.ts'

function forHeight(s: Scene, figure: number, other: number): number {
  const above = levelAt(s, s.state.front[figure]) - levelAt(s, s.state.front[other])
  if (above <= 0) return 0
  // HS-RUL-53, HS-RUL-88
  const much = s.state.options.edition === 'german' ? 10 : 10 + cardFor(s, other).height
  return !s.isBasic && above >= much ? 2 : 1
}

/** Friends next to a figure; nobody's figure is no friend. */
const friendsBeside = (s: Scene, figure: number): number[] =>
  figures(s).filter(
    (other) =>
      other !== figure &&
      ownerFor(s, other) >= 0 &&
      !areFoes(s, ownerFor(s, figure), ownerFor(s, other)) &&
      areBeside(s, figure, other),
  )

const sum = (numbers: readonly (number | undefined)[]): number =>
  numbers.reduce<number>((all, one) => all + (one ?? 0), 0)

export function attackDice(s: Scene, attacker: number, target: number): number {
  const dice = valuesFor(s, attacker).attack + forHeight(s, attacker, target)
  if (s.isBasic) return dice
  const card = cardFor(s, attacker)
  const turn = s.state.turn!
  const isSecond = turn.attackers.some(
    (first, i) => first !== attacker && s.cardOf[first] === s.cardOf[attacker] && turn.targets[i] === target,
  )
  return sum([
    dice,
    areBeside(s, attacker, target) ? power(s, attacker, 'swordOfReckoning')?.dice : 0,
    isSecond ? power(s, attacker, 'zettianTargeting')?.dice : 0,
    s.state.attackBonus[s.cardOf[attacker]],
    ...workingFor(s, ownerFor(s, attacker)).map(({ attack }) => attack),
    ...friendsBeside(s, attacker).flatMap((friend) => {
      const aura = power(s, friend, 'attackAura')
      const orcs = power(s, friend, 'orcWarriorEnhancement')
      return [
        aura !== undefined && card.master.range <= aura.range ? aura.dice : 0,
        orcs !== undefined && isMeant(card, orcs.refers) ? orcs.attackDice : 0,
      ]
    }),
  ])
}

export function defenseDice(s: Scene, attacker: number, defender: number): number {
  const dice = valuesFor(s, defender).defense + forHeight(s, defender, attacker)
  if (s.isBasic) return dice
  return sum([
    dice,
    s.state.defenseBonus[s.cardOf[defender]],
    ...workingFor(s, ownerFor(s, defender)).map(({ defense }) => defense),
    ...friendsBeside(s, defender).flatMap((friend) => {
      const orcs = power(s, friend, 'orcWarriorEnhancement')
      return [
        power(s, friend, 'closeDefensiveAura')?.dice,
        orcs !== undefined && isMeant(cardFor(s, defender), orcs.refers) ? orcs.defenseDice : 0,
      ]
    }),
  ])
}

/** Raelin looks after her own from afar: that asks for sight to any part of a figure, about which this says nothing. */
export const isLookedAfter = (s: Scene, defender: number): boolean =>
  figures(s).some((other) => {
    const aura = power(s, other, 'defensiveAura')
    if (aura === undefined || other === defender || ownerFor(s, other) !== ownerFor(s, defender)) return false
    return stepsBetween(s, other, defender) <= aura.range
  })
