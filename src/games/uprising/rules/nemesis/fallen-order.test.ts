import { describe, expect, it } from 'vitest'
import { effectMatch } from '../../testing/effects.ts'
import { at, card, heardMatch, tableOf } from '../../testing/position.ts'
import { printed, type Table } from '../table/state.ts'
import { withCards } from '../../testing/cards.ts'
import { Play, fastSource } from '../../../../engine/index.ts'
import { uprising } from '../../index.ts'
import { takeToken } from './tokens.ts'

const vp = (n: number) => ({ destroyed: [{ op: 'gainVP', who: 'chaos', n }] }) as const
const initiativeOf = (t: Table, id: 'new-emperor' | 'siren'): number => printed(t).nemesis[card(id)].initiative

describe('several cards that fall together', () => {
  it.each([
    { op: 'loseThreat', cards: { kind: 'both', pick: 'all' }, n: 1 },
    { op: 'threat', cards: { kind: 'both', pick: 'all' }, change: -1 },
  ] as const)('the lower initiative is resolved first by $op [UP-RUL-80]', (effect) => {
    const content = withCards({ nemesis: { 'new-emperor': vp(2), siren: vp(1) } })
    const cards = { 'new-emperor': { at: at(1, 0), threat: 1 }, siren: { at: at(2, 0), threat: 1 } }
    const { match, told } = effectMatch({ content, cards }, [effect], { you: 0 })
    expect(initiativeOf(match.play, 'siren')).toBeLessThan(initiativeOf(match.play, 'new-emperor'))
    expect(told('vpGained').map((one) => (one as { points: number }).points)).toEqual([1, 2])
  })
})

describe('Activation Tokens', () => {
  it('are taken only where there are some [UP-NEM-07]', () => {
    const { state, content } = tableOf({ cards: { siren: { at: at(1, 0), tokens: 1 } } })
    const play = new Play(uprising, content, state, fastSource('tokens'))
    takeToken(play, card('siren'), 'UP-NEM-07')
    takeToken(play, card('siren'), 'UP-NEM-07')
    expect(state.tokens[card('siren')]).toBe(0)
  })
})

describe('a Target whose Haven is lost', () => {
  it('goes to the Capital when its faction has no other [UP-TGT-11]', () => {
    const cards = { 'new-emperor': { at: at(1, 0), target: at(0, -2) } }
    const { match, told } = heardMatch({ cards }, [
      { procedure: 'retarget', args: { card: card('new-emperor'), role: 0, from: at(0, -2) } },
    ])
    expect(match.state.target[card('new-emperor')]).toBe(at(0, 0))
    expect(told('targetOnCapital')).toEqual([{ card: card('new-emperor'), rule: 'UP-TGT-11' }])
    expect(told('targetMoved')).toEqual([])
  })
})
