import { describe, expect, it } from 'vitest'
import { damageOf, fight, FIELD, goOn, rollsOf, unitsOnField, type Roll } from '../../testing/combat.ts'
import { choose, offered, question, type Heard, type Position } from '../../testing/position.ts'

/** Fhayanor or Syndra, and Hanzo or Ronja, on the field. */
const druwhn = (feat: string, more: Position): Position => ({
  heroes: [feat.startsWith('syndra') ? 'syndra' : 'fhayanor', 'hanzo'],
  heroAt: { 0: FIELD },
  feats: { 0: [feat] },
  ...more,
})
const mohyar = (feat: string, more: Position): Position => ({
  heroes: [feat.startsWith('hanzo') ? 'hanzo' : 'ronja', 'yanny'],
  heroAt: { 0: FIELD },
  feats: { 0: [feat] },
  ...more,
})

/** Uses the only card that is offered, then whatever leaves no choice. */
function use(heard: Heard): void {
  expect(question(heard.match)).toBe('useAbility@0')
  const [card, ...rest] = offered(heard.match)
  expect([card.startsWith('ability:'), rest]).toEqual([true, ['pass']])
  choose(heard.match, card)
  goOn(heard.match)
}

describe('powers of Feats in combat', () => {
  it('Rangers let no Shield count in Archery; without Rangers the mark is not offered [UP-CMB-44]', () => {
    const rolls: Roll[] = ['purple:S', 'white:H', 'white:H', 'purple:S', 'blue:-', 'yellow:-', 'yellow:-', 'white:-']
    const marked = (units: 'rangers' | 'sons-of-the-bow', dice: readonly Roll[]): Heard =>
      fight(druwhn('fhayanor-mark-of-the-rangers', { units: { [FIELD]: [units] }, garrisons: { [FIELD]: 2 } }), dice)
    const heard = marked('rangers', rolls)
    use(heard)
    expect(damageOf(heard)).toContain('4:1')
    const yellow: Roll[] = ['yellow:S', 'white:H', 'white:H', 'yellow:S', 'blue:S', 'yellow:S', 'yellow:-', 'white:-']
    expect(marked('sons-of-the-bow', yellow).match.over).toBe(true)
  })

  it('the knife can end a combat before it begins [UP-CMB-13, UP-RUL-96]', () => {
    const heard = fight(
      mohyar('hanzo-knife-behind-the-gate', { units: { [FIELD]: ['sellswords'] }, garrisons: { [FIELD]: 1 } }),
    )
    use(heard)
    const { state } = heard.match
    expect([heard.match.over, state.garrison[FIELD], rollsOf(heard)]).toEqual([true, 0, []])
    expect([unitsOnField(state), state.resources[1]]).toEqual([[1, 0, 0, 0], 4])
  })

  it('Slavers make a Sellsword of a Garrison’s fall [UP-CMB-17, UP-PLC-17]', () => {
    const heard = fight(
      mohyar('hanzo-chains-for-coin', { units: { [FIELD]: ['slavers'] }, garrisons: { [FIELD]: 1 } }),
      ['white:-', 'red:SS', 'blue:-', 'white:-'],
    )
    use(heard)
    expect([unitsOnField(heard.match.state), heard.match.state.resources[1]]).toEqual([[1, 0, 0, 1], 6])
  })

  it('broken ranks strike two Skulls less, whatever Shields there are [UP-CMB-21]', () => {
    const heard = fight(
      mohyar('hanzo-broken-ranks', { units: { [FIELD]: ['sellswords', 'sellswords'] }, skeletons: { [FIELD]: 1 } }),
      ['yellow:S', 'yellow:-', 'red:SS'],
    )
    use(heard)
    expect([unitsOnField(heard.match.state), damageOf(heard)]).toEqual([
      [2, 0, 0, 0],
      ['0:0', '5:1'],
    ])
  })

  it('a ring of shields limits both sides to three dice [UP-RUL-88]', () => {
    const heard = fight(
      mohyar('ronja-ring-of-shields', { units: { [FIELD]: ['berserkers'] }, garrisons: { [FIELD]: 2 } }),
      ['white:-', 'white:-', 'red:SS', 'blue:-', 'yellow:-', 'yellow:-'],
    )
    use(heard)
    expect(rollsOf(heard).slice(-2)).toEqual(['0:r', '4:byy'])
  })

  it('lightning strikes for each point of Magic [UP-CMB-42, UP-CMB-45]', () => {
    const heard = fight(
      druwhn('syndra-white-lightning', { units: { [FIELD]: ['beastmasters'] }, garrisons: { [FIELD]: 3 } }),
      ['white:-', 'white:-', 'white:-', 'red:SB', 'blue:-', 'blue:-', 'yellow:-', 'yellow:-', 'white:-'],
    )
    use(heard)
    expect([damageOf(heard).at(-1), heard.match.state.garrison[FIELD]]).toEqual(['4:4', 0])
  })
})
