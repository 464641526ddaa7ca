import { describe, expect, it } from 'vitest'
import { fastSource, Play } from '../../../../engine/index.ts'
import { defaultContent } from '../../content/content.ts'
import { uprising } from '../../index.ts'
import { allOptions } from '../../testing/set-up-match.ts'

/** They stand in games that were stored: another name, and those games cannot go on. */
describe('names that are stored with a game', () => {
  it('are those of its procedures', () => {
    expect(Object.keys(uprising.procedures).sort().join(' ')).toBe(
      'actionTurn actions activateSkeletons activation afterAction build buildNow building cardGone cardLimit chapter combat ' +
        'combatAbilityRerolls combatAfter combatAfterDamage combatBeforeDamage combatBolts combatCards combatDamage combatEnd ' +
        'combatHit combatPool combatRerolls combatRoll combatRound convert drawBuildFeats drawFeats drawItems effects endOfGame ' +
        'enterBuildFeat events flipTile forEachCard forEachHex gained heroRoll heroRollResult heroRollThrow immediateEnd ' +
        'keepBuildFeats keepFeats lookBottom moveNemesis nemesisPhase orient placeNemesis placeUnits production quest questResult ' +
        'refresh reinforceHex repeatMay retarget scoring searchFeats setUp settle takeAction takeFeat takeItem tokensOf tuckFeat window',
    )
  })

  it('are those of what is drawn in the set-up', () => {
    const content = defaultContent()
    const drawn = new Set<string>()
    for (const roles of [2, 3, 4]) {
      const options = allOptions(roles, { difficulty: 'apocalypse' })
      const play = new Play(uprising, content, uprising.setup(content, roles, options), fastSource(`names ${roles}`))
      play.recorder = {
        checkpoint() {},
        answered() {},
        offered() {},
        drew: ({ what }) => void drawn.add(what),
        told() {},
      }
      play.start()
      while (play.state.chapter === 0) play.answer(play.pending[0], play.options(play.pending[0])[0])
    }
    expect([...drawn].sort().join('|')).toBe('druid|event|first player|item|quest|skeleton space')
  })
})
