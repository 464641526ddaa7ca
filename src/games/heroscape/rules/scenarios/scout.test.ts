import { describe, expect, it } from 'vitest'
import { only, privateCells, publicCells } from '../../../../engine/index.ts'
import { heroscape } from '../../index.ts'
import { offered, question, refusedBy, rolls } from '../../testing/position.ts'
import { roster } from '../table/roster.ts'
import {
  cardKey,
  cardNumber,
  named,
  pick,
  quietGame,
  take,
  toldAs,
  waiting,
  whileAsked,
} from '../../testing/quiet-match.ts'

describe('the secret scout', () => {
  /** STORM up to the choice of the scout. */
  const storm = (): ReturnType<typeof quietGame> => {
    const game = quietGame(2, { scenario: 'STORM' }, rolls(12, 3))
    take(game.match, 0, 'finn')
    take(game.match, 1, 'syvarris', 'done')
    take(game.match, 0, 'tarn-viking-warriors', 'thorgrim', 'done')
    return game
  }

  it('is chosen by player 1 among the own unique heroes [HS-SCN-STORM-04] [HS-SCN-STORM-05]', () => {
    const { match } = storm()
    expect(question(match)).toBe('scout@0')
    expect(named(match, offered(match))).toEqual(['finn', 'thorgrim'])
    expect(refusedBy(match, 0, cardKey(match, 'tarn-viking-warriors'))).toEqual(['HS-SCN-STORM-05'])
    expect(refusedBy(match, 0, cardKey(match, 'syvarris'))).toEqual(['HS-SCN-STORM-04'])
  })

  it('stays hidden from player 2 [HS-SCN-STORM-04]', () => {
    const game = storm()
    const { match } = game
    const [finn, thorgrim] = [cardNumber(match, 'finn'), cardNumber(match, 'thorgrim')]
    pick(match, 0, cardKey(match, 'thorgrim'))
    expect([match.state.scout[finn], match.state.scout[thorgrim]]).toEqual([0, 1])
    expect([match.state.scoutSeenBy[finn], match.state.scoutSeenBy[thorgrim]]).toEqual([only(0), only(0)])
    expect(privateCells(heroscape, match, 0).get('scout')).toBe(thorgrim)
    expect(privateCells(heroscape, match, 1).has('scout')).toBe(false)
    const tarn = cardNumber(match, 'tarn-viking-warriors')
    expect(toldAs(game.events, 'scoutHidden')).toEqual([{ role: 0, cards: [finn, thorgrim, tarn] }])
    const seen = (card: number): unknown => (publicCells(heroscape, match).get(`card:${card}`) as number[])[5]
    expect([seen(finn), seen(thorgrim)]).toEqual([-2, -2])
  })

  it('is hidden among glyphs on all unique cards, squads included, drafted or prepared [HS-RUL-81]', () => {
    const { match: drafted } = storm()
    pick(drafted, 0, cardKey(drafted, 'finn'))
    const { match: prepared } = quietGame(2, { scenario: 'STORM', army: 'prepared' }, rolls(12, 3))
    for (const id of ['finn', 'izumi-samurai', 'done']) take(prepared, 0, id)
    for (const id of ['syvarris', 'done']) take(prepared, 1, id)
    whileAsked(prepared, 'place')
    pick(prepared, 0, cardKey(prepared, 'finn'))
    const withGlyph = (match: typeof drafted): string[] =>
      roster(match.play).cards.flatMap(({ id }, card) => (match.state.scoutSeenBy[card] === only(0) ? [id] : []))
    expect(withGlyph(drafted).sort()).toEqual(['finn', 'tarn-viking-warriors', 'thorgrim'])
    expect(withGlyph(prepared).sort()).toEqual(['finn', 'izumi-samurai'])
    // Whoever imagines what may lie there knows that no squad is the scout.
    const imagined = heroscape.secrets(drafted.play, undefined).filter(({ kind }) => kind === 'scout')
    expect(imagined).toHaveLength(2)
  })

  it('is asked for even if there is only one hero', () => {
    const { match } = quietGame(2, { scenario: 'STORM' }, rolls(12, 3))
    take(match, 0, 'finn')
    take(match, 1, 'syvarris', 'done')
    take(match, 0, 'done')
    expect([question(match), named(match, offered(match))]).toEqual(['scout@0', ['finn']])
    whileAsked(match, 'scout')
    expect(waiting(match)).toEqual(['marker@0', 'marker@1'])
  })
})
