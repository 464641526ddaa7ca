/** Putting an army together and placing it. */
import type { Card } from '../content/card.ts'
import type { PowerId } from '../content/powers.ts'
import { needsScout, pointsOf } from '../rules/armies/army.ts'
import { cardOf, isTwoSpace, printed, specialOf, valuesOf } from '../rules/table/figures.ts'
import { INSTEAD, OUT, WAIT, type PlaceArgs } from '../rules/armies/placement.ts'
import { roster } from '../rules/table/roster.ts'
import { areEnemies } from '../rules/teams/sides.ts'
import { fieldOf, layoutOf, NONE, OFF, setupOf } from '../rules/table/state.ts'
import type { ArmyCard, Figure, Role, Space, Table } from '../rules/table/state.ts'
import { pullsOf } from './aims.ts'
import type { Scene } from './scene.ts'
import { waysIn } from './cast.ts'
import type { Distances } from './ways.ts'
import { meanWounds, worthOf } from './worth.ts'

// How strong a card is

const USUAL_ATTACK = 3
const USUAL_DEFENSE = 4
const SHOOTING = 1.35

/** What powers add that the values do not show, as a factor. */
const BY_POWER: Partial<Readonly<Record<PowerId, number>>> = {
  fireLine: 1.4,
  explosion: 1.3,
  chomp: 1.7,
  grenade: 1.15,
  theDrop: 0.9,
  mindShackle: 1.1,
  flying: 1.1,
  swordOfReckoning: 1.5,
  waterClone: 1.15,
  berserkerCharge: 1.1,
  counterStrike: 1.15,
  stealthDodge: 1.5,
  defensiveAura: 1.35,
  attackAura: 1.1,
  closeDefensiveAura: 1.1,
  thorianSpeed: 1.15,
}

/** What a card deals and what it stands, on the scale of its points. */
export function strengthOf(card: Card): number {
  const { attack, defense, range, life, move } = card.master
  const attacks = card.powers.doubleAttack?.attacks ?? 1
  const deals = card.figures * attacks * meanWounds(attack, USUAL_DEFENSE) * (range > 3 ? SHOOTING : 1)
  const stands = (card.figures * life) / Math.max(0.2, meanWounds(USUAL_ATTACK, defense))
  let strength = 30 * Math.sqrt(deals * stands) * (0.75 + move / 20)
  for (const [power, factor] of Object.entries(BY_POWER)) if (card.powers[power as PowerId]) strength *= factor
  return strength
}

/** Points count by themselves too: they decide at the end (HS-END-06). */
const usefulness = (t: Table, card: ArmyCard): number => strengthOf(printed(t, card)) + 0.35 * pointsOf(t, card)

/** The best part of these cards within the points: each once (the knapsack, by points in tens). */
export function bestArmy(t: Table, cards: readonly ArmyCard[], points: number): ArmyCard[] {
  const room = Math.floor(points / 10)
  const best = Array.from({ length: room + 1 }, () => ({ value: 0, cards: [] as ArmyCard[] }))
  for (const card of cards) {
    const size = Math.ceil(pointsOf(t, card) / 10)
    const value = usefulness(t, card)
    for (let left = room; left >= size; left--) {
      const without = best[left - size]
      if (without.value + value > best[left].value)
        best[left] = { value: without.value + value, cards: [...without.cards, card] }
    }
  }
  return best[room].cards
}

/** The strongest card of the best army; an army that needs a scout begins with a hero for it. */
export function chooseCard(t: Table, role: Role, options: readonly number[], points: number, done: number): number {
  const cards = options.filter((option) => option !== done)
  let wanted = bestArmy(t, cards, points)
  if (needsScout(t, role) && !options.includes(done)) {
    const heroes = wanted.filter((card) => printed(t, card).kind === 'hero')
    if (heroes.length > 0) wanted = heroes
  }
  if (wanted.length === 0) return options.includes(done) ? done : cards[0]
  return wanted.reduce((best, card) => (usefulness(t, card) > usefulness(t, best) ? card : best))
}

/** Sturdy and quick. */
export function scoutWorth(t: Table, card: ArmyCard): number {
  const { life, defense, move } = printed(t, card).master
  return (life / Math.max(0.2, meanWounds(USUAL_ATTACK, defense))) * move * move
}

// Placing

/** Distances to where enemies stand or will start. */
function toEnemies({ t, role, enemies, cast }: Scene, figure: Figure): Distances {
  const { zones } = layoutOf(t)
  const { zone } = setupOf(t)
  const spaces = enemies.map((enemy) => t.state.front[enemy])
  zone.forEach((one, other) => {
    if (one !== NONE && areEnemies(t, role, other)) spaces.push(...zones[one].spaces)
  })
  return waysIn(t, cast, figure).toNearest(spaces)
}

/** Fighters hand to hand stand in front, shooters high. */
export function placeScores(scene: Scene, args: PlaceArgs, options: readonly number[]): number[] {
  const { t, role } = scene
  const figure = args.figures[args.at]
  const { count, level } = fieldOf(t).spaces
  const { range } = valuesOf(t, cardOf(t, figure))
  const away = toEnemies(scene, figure)
  const pulls = pullsOf(scene, role, figure)
  const mist = specialOf(t, 'mist') === undefined ? 0 : 1
  const at = (space: Space): number => {
    let score = (range > 3 ? -0.5 : -1) * away[space] + (range > 3 ? 0.8 : 0.2) * level[space] + mist * level[space]
    for (const { ways, perTurn } of pulls) score -= (perTurn / 8) * Math.min(...ways.map((way) => way[space]))
    return score
  }
  return options.map((option) => {
    if (option === WAIT) return 0
    if (option === OUT) return -1000 - worthOf(t, figure)
    if (option <= INSTEAD) return -1000 - worthOf(t, INSTEAD - option) - 0.5
    return isTwoSpace(t, figure) ? Math.max(at(Math.floor(option / count)), at(option % count)) : at(option)
  })
}

/** The own card that makes most of a spirit. */
export function spiritWorth(t: Table, role: Role, card: ArmyCard): number {
  if (card >= roster(t).cardCount) return 0
  const { owner, fate, wounds } = t.state
  if (owner[card] !== role) return areEnemies(t, role, owner[card]) ? -1 : 0.5
  const { firstFigure } = roster(t)
  let life = 0
  for (let figure = firstFigure[card]; figure < firstFigure[card + 1]; figure++)
    if (fate[figure] <= 1) life += printed(t, card).master.life - wounds[figure]
  return 1 + life
}

/** Where a place option of two-space figures lies: `front * spaces + rear`, else the space itself. */
export function placeIn(t: Table, figure: Figure, option: number): [front: Space, rear: Space] {
  if (!isTwoSpace(t, figure)) return [option, OFF]
  const { count } = fieldOf(t).spaces
  return [Math.floor(option / count), option % count]
}
