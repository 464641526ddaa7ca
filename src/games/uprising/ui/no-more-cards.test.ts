import { describe, expect, it } from 'vitest'
import type { CellValue, OptionView, QuestionView } from '../../../engine/index.ts'
import { publicView } from '../rules/table/view.ts'
import { at, tableOf } from '../testing/position.ts'
import { moreBeside } from './edges.tsx'
import { isDeclined, onlyCardsIn, scopesOf, type Declined } from './no-more-cards.ts'

const option = (key: string, more: Partial<OptionView> = {}): OptionView => ({ key, label: { key: 'x' }, ...more })
const card = (n: number): OptionView => option(`ability:${n}`, { data: { ability: n, card: { kind: 'feat', of: n } } })
const asked = (name: string, ...options: OptionView[]): QuestionView => ({
  id: '1',
  kind: 'option',
  name,
  rule: 'UP-CRD-15',
  prompt: { key: 'x' },
  options,
  closes: false,
})
const pass = option('pass')

describe('no more cards', () => {
  const t = tableOf({ havens: { 0: [at(0, -2)], 1: [at(0, 2)] } })
  const shared = new Map<string, CellValue>()
  publicView(t, (key, value) => void shared.set(key, value))
  const board = { view: { shared, own: new Map() }, role: 0 }

  it('is offered where nothing but cards is left', () => {
    expect(onlyCardsIn(asked('action', card(1), pass))).toEqual({ pass: 'pass', cards: ['ability:1'], span: 'phase' })
    expect(onlyCardsIn(asked('useAbility', card(1), card(2), pass))?.span).toBe('turn')
    expect(
      onlyCardsIn(asked('action', option('action:move', { data: { action: 'move' } }), card(1), pass)),
    ).toBeUndefined()
    expect(onlyCardsIn(asked('action', pass))).toBeUndefined()
    expect(onlyCardsIn(asked('build', card(1), pass))).toBeUndefined()
  })

  it('holds for the same cards in the same Phase, not for a new one and not for another player', () => {
    const scope = scopesOf(board).phase
    const declined: Declined = { scope, cards: new Set(['ability:1', 'ability:2']) }
    const only = (...cards: OptionView[]) => onlyCardsIn(asked('action', ...cards, pass))!
    expect(isDeclined(only(card(1)), declined, board)).toBe(true)
    expect(isDeclined(only(card(1), card(3)), declined, board)).toBe(false)
    expect(isDeclined(only(card(1)), undefined, board)).toBe(false)
    expect(isDeclined(only(card(1)), declined, { ...board, role: 1 })).toBe(false)
    expect(isDeclined(onlyCardsIn(asked('useAbility', card(1), pass))!, declined, board)).toBe(false)
  })
})

it('a row says at which end there is more', () => {
  const ends = (scrollLeft: number) => moreBeside({ scrollLeft, scrollWidth: 500, clientWidth: 300 })
  expect([ends(0), ends(100), ends(199.5)]).toEqual([['after'], ['before', 'after'], ['before']])
  expect(moreBeside({ scrollLeft: 0, scrollWidth: 300, clientWidth: 300 })).toEqual([])
})
