import { describe, expect, it } from 'vitest'
import type { OptionView, QuestionView } from '../../../engine/index.ts'
import { meaningOf, placeOf, placesOffer } from './asking.ts'

const question = (name: string, options: readonly OptionView[]): QuestionView => ({
  id: '1',
  kind: 'option',
  name,
  rule: 'UP-ACT-04',
  prompt: { key: 'x' },
  options,
  closes: false,
})
const option = (key: string, more: Partial<OptionView> = {}): OptionView => ({ key, label: { key: 'x' }, ...more })
const done = option('done', { label: { key: 'action.buildDone' } })

/** By option: where it is chosen. */
const places = (name: string, ...options: OptionView[]): (string | undefined)[] =>
  options.map((one) => placeOf(one, question(name, options)))

describe('where something is chosen', () => {
  it('Actions and pieces among those of the hand, the end of the turn in the ribbon', () => {
    const move = option('action:move', { targets: ['action:move'], data: { action: 'move' } })
    expect(places('action', move, done)).toEqual(['hand', undefined])
    const wall = option('wall@5', { targets: ['wall@5', 'hex:5'], data: { piece: 4, space: 5 } })
    expect(places('build', wall, done)).toEqual(['hand', undefined])
  })

  it('an ability on its card, one without a card in the ribbon', () => {
    const printed = option('ability:1', { targets: ['feat:3'], data: { ability: 1, card: { kind: 'feat', of: 3 } } })
    expect(places('useAbility', printed, option('ability:2', { data: { ability: 2 } }))).toEqual(['hand', undefined])
  })

  it('cards in the hand, hexes and pieces on the map', () => {
    expect(places('buyItem', option('item:4', { targets: ['item:4'] }), option('done'))).toEqual(['hand', undefined])
    expect(places('moveTo', option('hex:4', { targets: ['hex:4'] }))).toEqual(['board'])
    expect(places('commandPiece', option('hero:0', { targets: ['hero:0'] }), option('done'))).toEqual([
      'board',
      undefined,
    ])
    expect(places('hero', option('hero:3', { targets: ['hero:3'] }))).toEqual(['hand'])
  })

  it('dice and losses in the combat, which is opened whole for them', () => {
    expect(places('chooseDie', option('die:0', { data: 0 }), option('done'))).toEqual(['stage', undefined])
    expect(places('combatLoss', option('unit:0@5', { targets: ['unit:0@5'], data: 0 }))).toEqual(['stage'])
  })

  it('what lies nowhere in the ribbon, prices and persons on the strip where they are many', () => {
    const roles = [0, 1, 2].map((role) => option(`role:${role}`, { targets: [`role:${role}`] }))
    const out = option('done', { label: { key: 'frame.convertDone' } })
    expect(places('convert', roles[0], out)).toEqual([undefined, undefined])
    expect(places('convert', ...roles, out)).toEqual(['hand', 'hand', 'hand', undefined])
    expect(places('mayDo', ...roles, out)).toEqual([undefined, undefined, undefined, undefined])
  })

  it('Trade and exchange at the purse, other offers not', () => {
    const offer = (key: string): OptionView => option('x', { label: { key } })
    expect([offer('action.exchange'), offer('action.tradeAnytime'), offer('card.card')].map(placesOffer)).toEqual([
      true,
      true,
      false,
    ])
  })
})

describe('what an answer means', () => {
  it('stop and pass are quiet, the only answer is wanted', () => {
    expect(meaningOf(done, question('build', [done, option('wall@5')]))).toBe('out')
    expect(meaningOf(done, question('build', [done]))).toBe('wanted')
  })

  it('who has sent troops wants them to begin', () => {
    const begin = option('done', { label: { key: 'action.commandDone' } })
    expect(meaningOf(begin, question('commandPiece', [option('hero:0'), begin]))).toBe('wanted')
    expect(meaningOf(option('hero:0'), question('commandPiece', [option('hero:0'), begin]))).toBeUndefined()
  })
})
