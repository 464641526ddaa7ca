import { armyCard, figure, tableOf } from './position.ts'

/** A table with heroes and squads of both sides, for sentences about them. */
export const told = tableOf({
  armies: {
    0: {
      finn: [0],
      'tarn-viking-warriors': [1, 2],
      'airborne-elite': [],
      mimring: [[5, 6]],
      'marro-warriors': [20, 21],
      'sgt-drake-alexander': [30],
    },
    1: {
      thorgrim: [3],
      'zettian-guards': [7, 8],
      grimnak: [[9, 10]],
      'ne-gok-sa': [12],
      'izumi-samurai': [14],
      'krav-maga-agents': [40],
    },
  },
})

export const FINN = armyCard(told, 0, 'finn')
export const VIKINGS = armyCard(told, 0, 'tarn-viking-warriors')
export const THORGRIM = armyCard(told, 1, 'thorgrim')
export const GUARDS = armyCard(told, 1, 'zettian-guards')

export const finn = figure(told, 0, 'finn')
export const mimring = figure(told, 0, 'mimring')
export const thorgrim = figure(told, 1, 'thorgrim')
/** The second of the squad. */
export const guard = figure(told, 1, 'zettian-guards', 1)
