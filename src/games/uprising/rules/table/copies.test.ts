import { describe, expect, it } from 'vitest'
import { fastSource, Play } from '../../../../engine/index.ts'
import { cellsSharing, sharedByClone } from '../../../../kit/testing/shared-parts.ts'
import { defaultContent } from '../../content/content.ts'
import { uprising } from '../../index.ts'
import { allOptions } from '../../testing/set-up-match.ts'

/** What may stay the same in a clone: nothing ever changes it in place. */
const FIXED = ['options', 'outcome']

describe('what is shown, and what a search plays on with', () => {
  it('is a copy at every question of a game', () => {
    const content = defaultContent()
    const shared = new Set<string>()
    const cloned = new Set<string>()
    for (const roles of [2, 4]) {
      const play = new Play(
        uprising,
        content,
        uprising.setup(content, roles, allOptions(roles)),
        fastSource(`copies ${roles}`),
      )
      play.automatic = false
      play.start()
      const chance = fastSource(`choices ${roles}`)
      const everybody = Array.from({ length: roles }, (_, role) => role)
      for (let answers = 0; answers < 500 && !play.over; answers++) {
        const [ask] = play.pending
        const options = play.options(ask)
        play.answer(ask, options[chance.below(options.length)])
        if (answers % 4 > 0) continue
        for (const key of cellsSharing(uprising, play, everybody)) shared.add(key)
        for (const name of sharedByClone(play.state, uprising.clone(play.state))) cloned.add(name)
      }
    }
    expect([...shared].filter((name) => !FIXED.includes(name))).toEqual([])
    expect([...cloned].filter((name) => !FIXED.includes(name))).toEqual([])
  })
})
