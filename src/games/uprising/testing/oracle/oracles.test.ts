import { describe, expect, it } from 'vitest'
import { fastSource, Play, type FastSource } from '../../../../engine/index.ts'
import { defaultContent, type Content } from '../../content/content.ts'
import { uprising } from '../../index.ts'
import type { State } from '../../rules/table/state.ts'
import { oracles } from '../oracles.ts'
import { allOptions } from '../set-up-match.ts'

const GAMES: readonly [seed: string, roles: number, options: object, every: number][] = JSON.parse(
  process.env.UP_GAMES ?? '[["alder",2,{"chapters":2},9],["beech",3,{"chapters":2,"edition":"first"},9]]',
)

function played(seed: string, roles: number, options: object): [Play<State, Content>, FastSource] {
  const content = defaultContent()
  const state = uprising.setup(content, roles, allOptions(roles, options))
  const play = new Play(uprising, content, state, fastSource(seed))
  play.automatic = false
  return [play.start(), fastSource(seed).fork('choices')]
}

describe('the rules and the oracles say the same', () => {
  it.each(GAMES)('%s', (seed, roles, options, every) => {
    const [play, chance] = played(seed, roles, options)
    const counts = new Map<string, number>()
    const bad = new Set<string>()
    for (let n = 0; !play.over && n < 6000; n++) {
      if (n % every === 0)
        for (const oracle of oracles)
          try {
            counts.set(oracle.name, (counts.get(oracle.name) ?? 0) + oracle.compare(play))
          } catch (error) {
            bad.add((error as Error).stack!.split('\n').slice(0, 4).join(' | '))
          }
      const ask = play.pending[chance.below(play.pending.length)]
      const all = play.options(ask)
      const any = all[chance.below(all.length)]
      const [best = any] = chance.below(3) > 0 ? [any] : uprising.candidates!(play, ask, all, 1)
      play.answer(ask, best)
    }
    console.log(seed, JSON.stringify([...counts]))
    expect([...bad].slice(0, 8)).toEqual([])
  })
})
