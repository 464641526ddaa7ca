import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../module.ts'
import { defaultContent } from '../../content/content.ts'
import { ruleIds, rulingIds } from '../../rule-ids.ts'
import { boardOf } from '../../testing/board-props.ts'
import { figure, rolls } from '../../testing/position.ts'
import { cardKey, pick, quietGame } from '../../testing/quiet-match.ts'
import { DESTROYED, type Role } from '../../rules/table/state.ts'
import { goal } from './goal.ts'

const IDS: ReadonlySet<string> = new Set([...ruleIds, ...rulingIds])
const game = (scenario: string, roles = 2) => quietGame(roles, { scenario }).match

describe('the goal', () => {
  const scenarios = defaultContent().scenarios.map(({ id, setups }) => [id, setups[0].teams.flat().length] as const)
  it.each(scenarios)('is told of %s in both languages with rules that exist', (scenario, roles) => {
    const match = game(scenario, roles)
    for (const language of LANGUAGES) {
      const found = goal(boardOf(match, 0, language))!
      expect(IDS.has(found.rule)).toBe(true)
      expect(found.turn.every(({ rule, text, name }) => IDS.has(rule!) && text !== '' && name !== '')).toBe(true)
      expect(found.sides.every(({ text, name }) => text !== '' && name !== '')).toBe(true)
      expect(found.sides.filter(({ isMine }) => isMine)).toHaveLength(1)
      expect(found.how).toBe(defaultContent().scenarios.find(({ id }) => id === scenario)!.text.goal[language])
    }
  })

  it('in the Basic game is to destroy all enemy figures, the furthest first [HS-SCN-DAWN-04]', () => {
    const match = game('DAWN')
    const samurai = figure(match, 1, 'izumi-samurai')
    match.play.state.fate[samurai] = DESTROYED
    const found = goal(boardOf(match, 1))!
    expect(found.ends).toContain('no last round')
    expect(found.sides.map(({ name, text, share, isMine }) => [name, text, share, isMine])).toEqual([
      ['P1', '1 of 5 enemy figures destroyed', 0.2, false],
      ['P2', '0 of 7 enemy figures destroyed', 0, true],
    ])
    expect(found.turn.map(({ name }) => name)).toEqual(['Choose a card', 'Move', 'Attack'])
    expect(found.turn.map(({ isNow }) => isNow)).toEqual([true, false, false])
  })

  it('in the Master game counts points too, and says what comes before the first round [HS-END-03]', () => {
    const { match } = quietGame(2, { scenario: 'FRONT' }, rolls(12, 3))
    pick(match, 0, cardKey(match, 'finn'))
    const found = goal(boardOf(match, undefined))!
    expect(found.ends).toBe(
      'After round 12 points decide: each card counts in full as long as one of its figures stands.',
    )
    expect(found.sides.map(({ text }) => text)).toEqual([
      '80 points · no enemy figures yet',
      '0 points · no enemy figures yet',
    ])
    expect(found.turn.filter(({ isNow }) => isNow).map(({ name }) => name)).toEqual(['Gathering armies'])
    expect(found.sides.some(({ isMine }) => isMine)).toBe(false)
  })

  it('keeps the secret of the scout [HS-SCN-STORM-04]', () => {
    const match = game('STORM')
    const texts = (role: Role) => goal(boardOf(match, role))!.sides.map(({ text }) => text)
    expect(texts(1)).toContain('its scout is secret')
    expect(goal(boardOf(match, 1))!.ends).toBe('If nobody has won by the end of round 12, P2 wins.')
  })

  it('is a way to somebody or something where the scenario wants that [HS-SCN-DIVE-05] [HS-SCN-PLANT-08]', () => {
    const texts = (scenario: string) => goal(boardOf(game(scenario), 0, 'de'))!.sides.map(({ text }) => text)
    for (const text of texts('DIVE')) expect(text).toMatch(/^\d+ Felder bis zum Glyphen · 0 von \d+/)
    for (const text of texts('PLANT')) expect(text).toMatch(/^0 von 2 Glyphen · 0 von 3/)
  })
})
