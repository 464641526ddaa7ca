import { describe, expect, it } from 'vitest'
import { oracles } from '../../testing/oracles.ts'
import { positionMatch } from '../../testing/position.ts'
import { sceneryFrom, seedsOf } from '../../testing/scenery.ts'

const named = (name: string) => oracles.find((one) => one.name === name)!

describe('on ground of all kinds', () => {
  it('exactly the targets in range and sight are offered, with the dice that the rulebook gives [HS-ATT-02] [HS-LOS-01] [HS-ATT-10]', () => {
    let [targets, dice] = [0, 0]
    for (const seed of seedsOf('attack', 120)) {
      const scenery = sceneryFrom(seed)
      if (scenery === undefined) continue
      const { play } = positionMatch({ ...scenery.position, step: 'attack' })
      targets += named('targets').compare(play)
      dice += named('dice').compare(play)
    }
    expect(targets).toBeGreaterThan(150)
    expect(dice).toBeGreaterThan(150)
  })
})
