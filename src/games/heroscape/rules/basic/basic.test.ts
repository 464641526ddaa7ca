import { describe, expect, it } from 'vitest'
import { choose, figure, offered, positionMatch, question, refusedBy, rolls } from '../../testing/position.ts'
import {
  cardKey,
  cardNumber,
  named,
  offeredTo,
  pick,
  quietGame,
  quietPosition,
  toldAs,
  waiting,
} from '../../testing/quiet-match.ts'
import { TWO_ARMIES } from '../../testing/two-armies.ts'
import { takeOff } from '../table/figures.ts'
import { DESTROYED } from '../table/state.ts'

const dawn = (...dice: string[]): ReturnType<typeof quietGame> => quietGame(2, { scenario: 'DAWN' }, rolls(...dice))

describe('the start of the Basic game', () => {
  it('is decided by the most skulls on five dice each [HS-BAS-04] [HS-RUL-88]', () => {
    const { match, events } = dawn('SSD--', 'SSSD-')
    expect(toldAs(events, 'rolledToBegin')).toEqual([
      { role: 0, faces: [0, 0, 1, 2, 2], skulls: 2 },
      { role: 1, faces: [0, 0, 0, 1, 2], skulls: 3 },
    ])
    expect(toldAs(events, 'begins')).toEqual([{ role: 1 }])
    expect(question(match)).toBe('card@1')
  })

  it('is rolled for again after a tie [HS-BAS-04]', () => {
    const { match, events } = dawn('SS---', 'SSDDD', 'SSS--', 'S----')
    expect(toldAs(events, 'rolledToBegin')).toHaveLength(4)
    expect(question(match)).toBe('card@0')
  })

  it('takes six dice in the second English edition [HS-RUL-88]', () => {
    const game = quietGame(2, { scenario: 'DAWN', edition: 'secondEnglish' }, rolls('SSSSSS', 'SSSSS-'))
    expect(toldAs(game.events, 'rolledToBegin')).toEqual([
      { role: 0, faces: [0, 0, 0, 0, 0, 0], skulls: 6 },
      { role: 1, faces: [0, 0, 0, 0, 0, 2], skulls: 5 },
    ])
  })
})

describe('turns of the Basic game', () => {
  it('alternate strictly, with any own card, also the same again [HS-BAS-05] [HS-BAS-07] [HS-BAS-08]', () => {
    const { match, events } = dawn('SSS--', 'S----')
    const asked: string[] = []
    for (let i = 0; i < 5; i++) {
      asked.push(question(match))
      const { role } = match.play.pending[0]
      expect(named(match, offeredTo(match, role)).sort()).toEqual(
        role === 0 ? ['finn', 'raelin', 'tarn-viking-warriors', 'thorgrim'] : ['grimnak', 'izumi-samurai', 'ne-gok-sa'],
      )
      pick(match, role, cardKey(match, role === 0 ? 'finn' : 'grimnak'))
    }
    expect(asked).toEqual(['card@0', 'card@1', 'card@0', 'card@1', 'card@0'])
    expect(match.state.round).toBe(6)
    expect(toldAs(events, 'cardActivated').slice(0, 2)).toEqual([
      { role: 0, card: cardNumber(match, 'finn') },
      { role: 1, card: cardNumber(match, 'grimnak') },
    ])
  })

  it('offer no card without figures and none of the other player [HS-BAS-07]', () => {
    const { match } = dawn('SSS--', 'S----')
    expect(refusedBy(match, 0, cardKey(match, 'grimnak'))).toEqual(['HS-BAS-07'])
    takeOff(match, figure(match, 0, 'finn'), DESTROYED)
    pick(match, 0, cardKey(match, 'raelin'))
    pick(match, 1, cardKey(match, 'grimnak'))
    expect(named(match, offered(match)).sort()).toEqual(['raelin', 'tarn-viking-warriors', 'thorgrim'])
    expect(refusedBy(match, 0, cardKey(match, 'finn'))).toEqual(['HS-BAS-07'])
    expect(refusedBy(match, 1, cardKey(match, 'grimnak'))).toEqual(['HS-BAS-05'])
  })

  it('have three steps: card, move, attack [HS-BAS-06]', () => {
    const match = positionMatch(
      { armies: TWO_ARMIES, rules: { game: 'basic' }, arrange: (state) => void (state.order = [0, 1]) },
      [{ procedure: 'turn', args: { step: 0 } }],
    )
    expect([question(match), match.state.turn?.step]).toEqual(['card@0', 'card'])
    choose(match, cardKey(match, 'finn'))
    expect([question(match), match.state.turn?.step]).toEqual(['move@0', 'move'])
    expect(offered(match)).toEqual([`figure:${figure(match, 0, 'finn')}`, 'done'])
    expect(refusedBy(match, 0, cardKey(match, 'grimnak'))).toEqual(['HS-BAS-07'])
    choose(match, 'done')
    // Nobody is in reach, so that the turn is over.
    expect(question(match)).toBe('card@1')
  })

  it('know no markers, rounds, initiative or special powers [HS-BAS-03]', () => {
    const { match, events } = dawn('SSS--', 'S----')
    for (let i = 0; i < 8; i++) pick(match, match.play.pending[0].role, offered(match)[0])
    const types = new Set(events.map(({ type }) => type))
    expect([...types].sort()).toEqual(['battleBegan', 'begins', 'cardActivated', 'rolledToBegin'])
  })

  it('leave out a player without figures where the game goes on', () => {
    const armies = { 0: TWO_ARMIES[0], 1: {}, 2: TWO_ARMIES[1] }
    const { match } = quietPosition(
      { armies, roles: 3, rules: { game: 'basic' }, arrange: (state) => void (state.order = [0, 1, 2]) },
      rolls(),
      { procedure: 'turn', args: { step: 0 } },
    )
    pick(match, 0, cardKey(match, 'finn'))
    expect(waiting(match)).toEqual(['card@2'])
  })
})
