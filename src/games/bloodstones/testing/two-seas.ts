import type { Area } from '../rules/table/state.ts'
import type { TestMap } from './position.ts'

/**
 * The coast 0 lies on the seas 1, 2 and 3; from 2 the chain branches to 4, 5 and 6. Each of these seas has a shore of its own,
 * ten higher; the sea 2 has two, 12 and 7. Land areas touch no other land.
 */
export const TWO_SEAS: TestMap = {
  terrain: ['plains', 'sea', 'sea', 'sea', 'sea', 'sea', 'sea', ...Array<'plains'>(10).fill('plains')],
  links: [
    [0, 1],
    [0, 2],
    [0, 3],
    [2, 4],
    [2, 5],
    [2, 6],
    [2, 7],
    [1, 11],
    [2, 12],
    [3, 13],
    [4, 14],
    [5, 15],
    [6, 16],
  ],
}

export const SEAS_OF_COAST: readonly Area[] = [1, 2, 3]
export const BRANCHES: readonly Area[] = [4, 5, 6]
export const shoreOf = (sea: Area): Area => sea + 10
