import { describe, expect, it } from 'vitest'
import { fastSource } from '../../../../engine/index.ts'
import { LIGHT, SHADOW } from '../../content/names.ts'
import { playOn, startMatch, startOnly } from '../../testing/start-match.ts'
import { limboAt } from '../table/state.ts'

describe('whole start rounds', () => {
  for (const roles of [3, 4, 5])
    it(`come to an end with ${roles} players, whatever they answer [IM-STA-24] [IM-EX-45]`, () => {
      for (let seed = 0; seed < 25; seed++) {
        const { match } = startMatch(roles, fastSource(`start ${roles} ${seed}`))
        const random = fastSource(`answers ${roles} ${seed}`)
        playOn(
          match,
          (state) => {
            expect(startOnly.invariants({ state, content: match.content })).toEqual([])
            return false
          },
          (n) => random.below(n),
        )
        const s = match.state
        expect(s.groups.flat()).toEqual([])
        expect(s.draft).toBeUndefined()
        expect(s.supply).toEqual(new Array(roles).fill(0))
        expect(s.box).toEqual(new Array(roles).fill(roles === 5 ? 4 : 0))
        for (let role = 0; role < roles; role++) {
          const fallen = match.content.start.towerArmies - s.tower[role]
          expect(s.limbo[limboAt(role, SHADOW)] + s.limbo[limboAt(role, LIGHT)]).toBe(6 + fallen)
        }
      }
    })
})
