import { describe, expect, it } from 'vitest'
import { render } from '../../text/index.ts'
import { asking, boardOf } from '../../testing/board-props.ts'
import { plain } from '../../testing/moving.ts'
import { armyCard, positionMatch, type HeroscapeMatch } from '../../testing/position.ts'
import { quietGame } from '../../testing/quiet-match.ts'
import { barred } from './barred.ts'

const POSITION = {
  field: plain(4, 1),
  armies: { 0: { finn: [[0, 0]], 'airborne-elite': [[2, 0]] }, 1: { syvarris: [[4, 0]] } },
  active: 'airborne-elite',
  step: 'attack',
} as const

const spoken = (match: HeroscapeMatch, role = 0) => ({
  ...boardOf(match, role),
  say: (message: { key: string }) => render('en', match.play, message as never),
})
const at = (match: HeroscapeMatch, name: string, labels: readonly string[] = [], role = 0) => {
  const options = labels.map((key) => ({ key, label: { key } }))
  const board = asking(spoken(match, role), name, options, { points: 400, cards: [], figure: 0 })
  return barred(board.question, board)
}

describe('what is looked for and cannot be done', () => {
  it('is the attack as long as figures move [HS-RND-12]', () => {
    const match = positionMatch(POSITION)
    expect(at(match, 'move')).toMatchObject({ text: 'Attack' })
    expect(at(match, 'moveTo')?.reason).toContain('All moves come before')
    expect(at(match, 'attack')).toBeUndefined()
    expect(at(match, 'strike')).toBeUndefined()
  })

  it('are grenades that have been thrown [HS-POW-10]', () => {
    const match = positionMatch(POSITION)
    match.play.state.grenade[armyCard(match, 0, 'airborne-elite')] = 0
    expect(at(match, 'attack')).toEqual({
      text: 'Grenade',
      reason: 'The grenades have been thrown; they come only once in the game.',
    })
  })

  it('is an army that lacks what it needs [HS-RUL-75] [HS-RUL-81]', () => {
    const front = quietGame(2, { scenario: 'FRONT' }).match
    expect(at(front, 'armyCard')).toEqual({
      text: 'My army is complete',
      reason: 'Your army needs at least one figure on the battlefield.',
    })
    expect(at(front, 'armyCard', ['draft.done'])).toBeUndefined()
    const storm = quietGame(2, { scenario: 'STORM' }).match
    expect(at(storm, 'prepareArmy')?.reason).toContain('unique hero')
    expect(at(storm, 'prepareArmy', [], 1)?.reason).toContain('at least one figure')
  })
})
