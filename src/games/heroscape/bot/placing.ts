/** Placing an army, and who profits from a fallen friend. */
import { cardOf, isTwoSpace, printed, specialOf, valuesOf } from '../rules/table/figures.ts'
import { INSTEAD, OUT, WAIT, type PlaceArgs } from '../rules/armies/placement.ts'
import { roster } from '../rules/table/roster.ts'
import { areEnemies } from '../rules/teams/sides.ts'
import { fieldOf, layoutOf, NONE, OFF, setupOf } from '../rules/table/state.ts'
import type { ArmyCard, Figure, Role, Space, Table } from '../rules/table/state.ts'
import { pullsOf } from './aims.ts'
import { waysIn } from './cast.ts'
import type { Scene } from './scene.ts'
import type { Distances } from './ways.ts'
import { worthOf } from './worth.ts'

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
