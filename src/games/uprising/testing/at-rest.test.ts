import { describe, expect, it } from 'vitest'
import { defaultContent } from '../content/content.ts'
import { GONE, IN_PLAY, type State } from '../rules/table/state.ts'
import { atRest, isAtRest } from './at-rest.ts'
import { at, card, positionMatch, tableOf, type Position } from './position.ts'
import { setUpState } from './set-up-match.ts'

const home = at(0, -2)
const broken = (arrange: (state: State) => void, position: Position = {}): string[] => {
  const t = tableOf({ units: { [home]: ['trolls'] }, ...position, arrange: (state) => arrange(state) })
  // Made-up positions have other decks than a set-up table; only what is arranged counts.
  return atRest(t).filter((what) => !/UP-SET-3|UP-SET-28/.test(what))
}

describe('what must be true at rest', () => {
  it('is true after the set-up [UP-SET-31, UP-SET-32, UP-SET-33]', () => {
    for (const roles of [2, 3, 4])
      for (const edition of ['second', 'first'])
        expect(atRest({ state: setUpState(roles, { edition }), content: defaultContent() })).toEqual([])
  })

  it('is asked only where a player chooses what to do', () => {
    const resting = positionMatch({}, [{ procedure: 'actionTurn', args: { role: 0, idle: 0 } }])
    expect(isAtRest(resting.play, resting.play.pending)).toBe(true)
    const rolling = positionMatch({ heroes: ['hanzo', 'yanny'] }, [
      { procedure: 'heroRoll', args: { role: 0, quest: -1, bonus: [] } },
    ])
    expect(isAtRest(rolling.play, rolling.play.pending)).toBe(false)
    expect(isAtRest(tableOf(), [])).toBe(false)
  })

  it.each<[what: string, (state: State) => void]>([
    ['UP-CMB-01', (s) => (s.garrison[home] = 1)],
    ['UP-HEX-03', (s) => (s.units[home * 4] = 6)],
    ['UP-RUL-82', (s) => (s.skeletons[at(0, 2)] = 1)],
    [
      'UP-TGT-10',
      (s) => {
        s.fate[card('assassin')] = IN_PLAY
        s.threat[card('assassin')] = 3
        s.target[card('assassin')] = at(1, 0)
      },
    ],
    [
      'UP-THR-04',
      (s) => {
        s.fate[card('siren')] = IN_PLAY
        s.threat[card('siren')] = 8
      },
    ],
    [
      'UP-CMB-63',
      (s) => {
        s.fate[card('siren')] = GONE
        s.cardAt[card('siren')] = at(3, 0)
      },
    ],
    ['UP-CAP-06', (s) => ((s.garrison[at(0, 0)] = 0), (s.skeletons[at(0, 0)] = 1))],
    ['UP-HOR-02', (s) => void s.waitingImmediate.push(card('siren'))],
    ['UP-CRD-04', (s) => (s.items[0] = Array.from({ length: 11 }, (_, i) => i))],
    ['UP-CRD-01', (s) => void s.feats[0].pop()],
    ['UP-RUL-31', (s) => void s.waived[0].push(3)],
  ])('is broken: %s', (rule, arrange) => {
    expect(broken(arrange).some((what) => what.includes(rule))).toBe(true)
    expect(broken(() => {})).toEqual([])
  })

  it('counts the cards of every class [UP-SET-31, UP-SET-32, UP-SET-33]', () => {
    const lost = (arrange: (state: State) => void): string[] => {
      const state = setUpState(2, {})
      arrange(state)
      return atRest({ state, content: defaultContent() })
    }
    expect(lost((s) => void s.itemDeck.middle.pop())).toHaveLength(1)
    expect(lost((s) => void s.questDeck.middle.pop())).toHaveLength(1)
    expect(lost((s) => void s.unusedDruids.pop())).toHaveLength(1)
    expect(lost((s) => s.legionsLeft--)).toHaveLength(1)
    expect(lost((s) => s.hordesLeft--)).toHaveLength(1)
  })
})
