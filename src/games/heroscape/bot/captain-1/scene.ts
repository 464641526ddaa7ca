import { areEnemies } from '../../rules/teams/sides.ts'
import { controllerOf, isStanding } from '../../rules/table/figures.ts'
import { roster } from '../../rules/table/roster.ts'
import type { Figure, Role, Table } from '../../rules/table/state.ts'
import { importanceOf } from './aims.ts'

/** A position as a role looks at it, for one decision. */
export interface Scene {
  readonly t: Table
  readonly role: Role
  readonly enemies: readonly Figure[]
  /** Own figures, team mates' and allies'. */
  readonly friends: readonly Figure[]
  /** By figure: how much it matters to hurt it. */
  readonly importance: readonly number[]
}

export function sceneFor(t: Table, role: Role): Scene {
  const enemies: Figure[] = []
  const friends: Figure[] = []
  const importance: number[] = []
  const { figureCount } = roster(t)
  for (let figure = 0; figure < figureCount; figure++) {
    importance.push(1)
    const other = controllerOf(t, figure)
    if (!isStanding(t, figure) || other < 0) continue
    if (areEnemies(t, role, other)) {
      enemies.push(figure)
      importance[figure] = importanceOf(t, role, figure)
    } else friends.push(figure)
  }
  return { t, role, enemies, friends, importance }
}
