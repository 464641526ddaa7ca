import { describe, expect, it } from 'vitest'
import { carrying, fight, FIELD, TILES, using } from '../../testing/combat.ts'
import { at, choose, numbered, offered, question, refusedBy, type Position } from '../../testing/position.ts'

const salt = { op: 'gain', who: 'you', salt: 1 } as const

const armed = (window: Parameters<typeof using>[0], more: Position = {}): Position => ({
  heroAt: { 0: FIELD },
  units: { [FIELD]: ['tribesmen', 'trolls'] },
  skeletons: { [FIELD]: 2 },
  items: { 0: ['abad-warpaint'] },
  content: carrying(using(window, [salt])),
  ...more,
})

describe('why not, in a combat', () => {
  it('nobody leaves it [UP-CMB-05]', () => {
    const { match } = fight(armed('combat:before'))
    expect(question(match)).toBe('useAbility@0')
    expect(refusedBy(match, 0, `hex:${at(0, -2)}`)[0]).toBe('UP-CMB-05')
    expect(refusedBy(match, 0, `unit:0@${FIELD}`)[0]).toBe('UP-CMB-05')
    expect(refusedBy(match, 0, 'hero:0')[0]).toBe('UP-CMB-40')
  })

  it('a question about something else is answered by its own rule, not by the combat [UP-PLC-04, UP-CMB-05]', () => {
    const where = [{ is: 'empty' }, { is: 'not', of: { is: 'hasX' } }] as const
    const spread = { op: 'placeGarrison', n: 1, at: { pick: 'choose', where } } as const
    const { match } = fight(armed('combat:before', { content: carrying(using('combat:before', [spread])) }))
    choose(match, offered(match)[0])
    expect(question(match)).toBe('placeWhere@0')
    expect(refusedBy(match, 0, `hex:${at(3, 0)}`)).toEqual(['UP-PLC-04'])
    expect(refusedBy(match, 0, `unit:0@${FIELD}`)).toEqual(['UP-PLC-04'])
    expect(refusedBy(match, 0, 'action:move')).toEqual(['UP-CMB-05'])
  })

  it('on a Curse no Druid helps [UP-TER-13]', () => {
    const { match } = fight(armed('combat:beforeDamage', { curses: [FIELD], druids: ['red-hand'] }), [
      'white:S',
      'black:B',
      'red:S',
      'red:S',
    ])
    expect(question(match)).toBe('useAbility@0')
    expect(offered(match)).toHaveLength(2)
    expect(refusedBy(match, 0, `druid:${numbered('druids', 'red-hand')}`)).toEqual(['UP-TER-13'])
  })

  it('a die on Highlands must be named [UP-TER-05]', () => {
    const { match } = fight({
      heroes: ['khaal', 'yanny'],
      tiles: { [FIELD]: TILES.highlands },
      units: { [FIELD]: ['spearsingers', 'spearsingers'] },
      feats: { 1: ['yanny-song-of-spears'] },
      garrisons: { [FIELD]: 1 },
    })
    expect(question(match)).toBe('chooseDie@1')
    expect(refusedBy(match, 1, 'done')).toEqual(['UP-TER-05'])
    expect(refusedBy(match, 1, 'die:9')).toEqual(['UP-CMB-47'])
    expect(offered(match)).toEqual(['die:0', 'die:2'])
  })

  it('of dice that look the same one is on offer [UP-CMB-47]', () => {
    const { match } = fight(
      {
        tiles: { [FIELD]: TILES.woods },
        units: { [FIELD]: ['deadeyes', 'deadeyes', 'deadeyes', 'trolls'] },
        garrisons: { [FIELD]: 3 },
      },
      ['white:-', 'white:-', 'white:S', 'white:S'],
    )
    expect(offered(match)).toEqual(['die:0', 'die:2', 'done'])
    expect(match.explain(0, { key: 'die:1' })).toEqual([{ rule: 'UP-CMB-47', message: { key: 'refuse.sameDie' } }])
    expect(refusedBy(match, 0, `wall@${FIELD}`)).toEqual(['UP-CMB-40'])
  })
})
