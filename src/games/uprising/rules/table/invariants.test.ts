import { describe, expect, it } from 'vitest'
import { defaultContent } from '../../content/content.ts'
import { at, card, tableOf } from '../../testing/position.ts'
import { setUpState } from '../../testing/set-up-match.ts'
import { invariants } from './invariants.ts'
import { GONE, IN_PLAY, type State } from './state.ts'

function aim(s: State, legion: number, space: number): void {
  s.fate[legion] = IN_PLAY
  s.cardAt[legion] = space
  s.target[legion] = space
}

const broken = (arrange: (state: State) => void): string[] =>
  invariants(
    tableOf({
      units: { [at(0, -2)]: ['trolls'] },
      cards: { siren: { at: at(3, 0) } },
      arrange: (state) => arrange(state),
    }),
  )

describe('what must always be true', () => {
  it('is true after the set-up and in made-up positions [UP-SET-06]', () => {
    for (const roles of [2, 3, 4])
      for (const edition of ['second', 'first'])
        expect(invariants({ state: setUpState(roles, { edition }), content: defaultContent() })).toEqual([])
    expect(broken(() => {})).toEqual([])
  })

  const home = at(0, -2)
  it.each<[what: string, (state: State) => void]>([
    ['the first player', (s) => (s.firstPlayer = 1e9)],
    ['who has the turn', (s) => (s.turn = 1e9)],
    ['in debt', (s) => (s.resources[0] = -1)],
    ['AP of its own', (s) => (s.ap[0] = 9)],
    ['negative AP', (s) => (s.spentAp[1] = -1)],
    ['too many Units', (s) => (s.units[home * 4 + 3] = 2)],
    ['too many Havens', (s) => s.haven.fill(0, 0, 6)],
    ['has an owner', (s) => (s.unitsOf[home] = -1)],
    ['too many Garrisons', (s) => (s.garrison[3] = 4)],
    ['too many Garrisons of level 3', (s) => s.garrison.fill(3, 0, 11)],
    ['too many Skeletons', (s) => (s.skeletons[3] = 3)],
    ['too many Skeletons [UP-SET-06]', (s) => (s.buriedSkeletons = 12)],
    ['several Curses', (s) => (s.curse[3] = 2)],
    ['too many Curses', (s) => s.curse.fill(1, 0, 10)],
    ['too many Walls or Towers', (s) => s.tower.fill(1, 0, 30)],
    ['Defenses without a Haven', (s) => (s.wall[3] = 1)],
    ['cannot have a Haven', (s) => (s.haven[at(0, 0)] = 0)],
    ['is cursed', (s) => (s.curse[home] = 1)],
    ['strange Units', (s) => (s.haven[home] = 1)],
    ['Horde', (s) => (s.target[card('siren')] = home)],
    ['two Targets', (s) => ['assassin', 'executioner'].forEach((id) => aim(s, card(id as 'assassin'), home))],
    ['figure exactly', (s) => (s.cardAt[card('siren')] = -1)],
    ['tokens out of play', (s) => (s.tokens[card('warlock')] = 1)],
    ['Target out of play', (s) => (s.target[card('warlock')] = 3)],
    ['Legions [UP-SET-33]', (s) => (s.legionsLeft = 6)],
    ['negative VP', (s) => (s.vp[4] = -1)],
    ['Item 0 is in two places', (s) => void (s.itemDiscard = [0])],
    ['Feat', (s) => void s.feats[0].push(s.feats[0][0])],
    ['hex', (s) => (s.tile[at(1, 0)] = s.tile[home])],
  ])('is broken: %s [UP-SET-06]', (what, arrange) => {
    expect(broken(arrange).some((name) => name.includes(what))).toBe(true)
  })

  it('lets a destroyed card stand until its bottom effect is over, wherever its frame waits [UP-CMB-63]', () => {
    const siren = card('siren')
    const leaving = (s: State): void => {
      s.fate[siren] = GONE
      s.threat[siren] = 0
      s.tokens[siren] = 1
    }
    expect(broken(leaving)).toEqual([])
    const left = broken((s) => (leaving(s), (s.cardAt[siren] = -1)))
    expect(left).toEqual([`card ${siren} has tokens out of play`])
  })
})
