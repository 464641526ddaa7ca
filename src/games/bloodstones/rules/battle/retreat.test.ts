import { describe, expect, it } from 'vitest'
import type { FactionId, UnitName } from '../../content/units.ts'
import { BATTLEFIELD, fight, fightOn, heard, listen, type Fight } from '../../testing/battle.ts'
import { choose, offered, question, refusedBy, unit, view, type BloodstonesMatch } from '../../testing/position.ts'
import { army, countOf, unitsIn } from '../table/pieces.ts'

type Units = readonly (readonly [UnitName, number, number?])[]

const DR: FactionId = 'dragonRiders'
const HL: FactionId = 'horseLords'
const HF: FactionId = 'hillFolk'
const NE: FactionId = 'necromancers'
const CO: FactionId = 'corsairs'

/** The defender wins nothing and loses nothing: it is asked for the retreat, or the attacker's choice comes next. */
const attack = (
  factions: FactionId[],
  attackers: Units,
  defenders: Units,
  more: Partial<Fight> = {},
): BloodstonesMatch => fight({ factions, units: { 0: attackers, 1: defenders }, hands: { 0: ['archer'] }, ...more })

const mayRetreat = (match: BloodstonesMatch): boolean => question(match) === 'retreat@1'

/** Where the defender may retreat to, if at all. */
function retreats(match: BloodstonesMatch): string[] {
  if (!mayRetreat(match)) return []
  choose(match, 'retreat')
  return question(match) === 'retreatTo@1' ? offered(match) : ['automatic']
}

describe('who may retreat', () => {
  it('asks the defender alone whether to stay or to retreat [BS-BAT-06, BS-RET-01]', () => {
    const match = attack([DR, HL], [['swordsman', 0]], [['archer', 0]])
    expect(question(match)).toBe('retreat@1')
    expect(offered(match)).toEqual(['stay', 'retreat'])
    expect(refusedBy(match, 0, 'retreat')).toEqual(['BS-BAT-06'])
  })

  it('needs as many cavalry as the attacker has [BS-RET-04, BS-EX-26]', () => {
    const cavalry = (enemy: number, own: number): boolean =>
      mayRetreat(
        attack(
          [DR, HL],
          [['archer', 0], ...(enemy > 0 ? [['cavalry', 0, enemy] as const] : [])],
          [['archer', 0], ...(own > 0 ? [['cavalry', 0, own] as const] : [])],
        ),
      )
    expect([cavalry(0, 0), cavalry(1, 0), cavalry(1, 1), cavalry(2, 1), cavalry(2, 2), cavalry(0, 1)]).toEqual([
      true,
      false,
      true,
      false,
      true,
      true,
    ])
  })

  it('refuses the retreat of the worked example [BS-EX-20]', () => {
    const match = attack(
      [DR, HL],
      [
        ['cavalry', 0],
        ['lizardman', 0, 2],
        ['leader', 0],
      ],
      [
        ['swordsman', 0],
        ['shieldGuard', 0],
      ],
    )
    expect(question(match)).toBe('replace@0')
    expect(refusedBy(match, 1, 'retreat')).toEqual(['BS-RET-04'])
    expect(match.explain(1, { key: 'retreat' })[0].message.args).toEqual({ own: 0, enemy: 1 })
  })

  it('counts the cutiecorn as cavalry on both sides [BS-CUT-05]', () => {
    const options = { cutiecorn: true }
    expect(
      mayRetreat(
        attack(
          [DR, HL],
          [
            ['archer', 0],
            ['cutiecorn', 0],
          ],
          [['archer', 0]],
          { options },
        ),
      ),
    ).toBe(false)
    expect(
      mayRetreat(
        attack(
          [DR, HL],
          [['cavalry', 0]],
          [
            ['archer', 0],
            ['cutiecorn', 0],
          ],
          { options },
        ),
      ),
    ).toBe(true)
  })

  it('lets an army with a dragon retreat whatever the cavalry [BS-RET-05, BS-FAC-DRA-06]', () => {
    const match = attack(
      [HL, DR],
      [['cavalry', 0, 3]],
      [
        ['archer', 0],
        ['dragon', 0],
      ],
    )
    expect(retreats(match)).toEqual(['1', '2', '3', '5'])
  })

  it('lets an army with a dragon retreat by ship too [BS-FAC-DRA-06]', () => {
    const match = attack(
      [HL, DR],
      [['cavalry', 0, 3]],
      [
        ['archer', 0],
        ['dragon', 0],
        ['ship', 6],
        ['ship', 7],
      ],
    )
    expect(retreats(match)).toEqual(['1', '2', '3', '5', '8'])
  })

  it('lets nobody retreat from a dragon [BS-RET-06, BS-FAC-DRA-05]', () => {
    const match = attack([DR, HL], [['dragon', 0]], [['cavalry', 0, 3]])
    expect(question(match)).toBe('replace@0')
    expect(refusedBy(match, 1, 'retreat')).toEqual(['BS-RET-06'])
  })

  it('lets nobody retreat from an own castle or citadel, not even with a dragon [BS-RET-07, BS-FAC-DRA-07]', () => {
    const castle = attack(
      [HL, DR],
      [['archer', 0]],
      [
        ['dragon', 0],
        ['castle', 0],
      ],
    )
    expect(mayRetreat(castle)).toBe(false)
    expect(refusedBy(castle, 1, 'retreat')).toEqual(['BS-RET-07'])
    const citadel = attack(
      [HL, DR],
      [['archer', 0]],
      [
        ['cavalry', 0],
        ['citadel', 0],
      ],
    )
    expect(mayRetreat(citadel)).toBe(false)
    expect(refusedBy(citadel, 1, 'retreat')).toEqual(['BS-RET-07'])
    expect(mayRetreat(attack([HL, DR], [['castle', 0]], [['archer', 0]]))).toBe(true)
  })

  it('asks nothing about third players in the area [BS-RUL-38]', () => {
    const third = (units: Units, faction: FactionId): boolean =>
      mayRetreat(fight({ factions: [HF, HL, faction], units: { 0: [['archer', 0]], 1: [['archer', 0]], 2: units } }))
    expect(third([['dragon', 0]], DR)).toBe(true)
    expect(third([['cavalry', 0, 2]], DR)).toBe(true)
    expect(third([['castle', 0]], DR)).toBe(true)
    const helped = { 0: [['cavalry', 0]], 1: [['archer', 0]], 2: [['cavalry', 0], ['dragon', 0]] } as const // prettier-ignore
    expect(mayRetreat(fight({ factions: [HF, HL, DR], units: helped, hands: { 0: ['archer'] } }))).toBe(false)
  })

  it('is not offered without anywhere to go [BS-BAT-06, BS-RUL-54]', () => {
    const map = { terrain: ['plains', 'plains', 'mountains', 'sea'], links: [[0, 1], [0, 2], [0, 3]] } as const // prettier-ignore
    const shut = attack(
      [DR, HL],
      [
        ['archer', 0],
        ['archer', 1],
      ],
      [['archer', 0]],
      { map },
    )
    expect(question(shut)).toBe('replace@0')
    expect(refusedBy(shut, 1, 'retreat')).toEqual(['BS-RUL-54'])
    const open = attack(
      [DR, NE],
      [
        ['archer', 0],
        ['archer', 1],
      ],
      [
        ['goblin', 0],
        ['undead', 0],
      ],
      { map },
    )
    expect(retreats(open)).toEqual(['automatic'])
    expect(army(open.play, 1, 2)[unit('undead')]).toBe(1)
  })

  it('never hinders a retreat at sea for want of cavalry [BS-RUL-37, BS-BAT-02]', () => {
    const map = { terrain: ['sea', 'sea', 'plains'], links: [[0, 1], [0, 2]] } as const // prettier-ignore
    const match = attack(
      [HL, DR],
      [
        ['ship', 0],
        ['cavalry', 2, 3],
      ],
      [['ship', 0]],
      { map },
    )
    expect(question(match)).toBe('retreat@1')
  })
})

describe('Corsairs', () => {
  const three: FactionId[] = [CO, HL, DR]

  it('attacking beside a ship of theirs, must be outridden [BS-FAC-COR-03, BS-RET-09, BS-RUL-62]', () => {
    const none = attack(
      three,
      [
        ['archer', 0],
        ['ship', 6],
      ],
      [['archer', 0]],
    )
    expect(question(none)).toBe('replace@0')
    expect(refusedBy(none, 1, 'retreat')).toEqual(['BS-RET-09'])
    expect(
      mayRetreat(
        attack(
          three,
          [
            ['archer', 0],
            ['ship', 6],
          ],
          [
            ['archer', 0],
            ['cavalry', 0],
          ],
        ),
      ),
    ).toBe(true)
    expect(
      mayRetreat(
        attack(
          three,
          [
            ['archer', 0],
            ['ship', 7],
          ],
          [['archer', 0]],
        ),
      ),
    ).toBe(true)
    expect(
      mayRetreat(
        attack(
          [CO, DR, HL],
          [
            ['archer', 0],
            ['ship', 6],
          ],
          [['dragon', 0]],
        ),
      ),
    ).toBe(true)
  })

  it('count as coastal with a ship in a contested sea too, but not in battles at sea [BS-RUL-62]', () => {
    const contested = attack(
      three,
      [
        ['archer', 0],
        ['ship', 6],
      ],
      [
        ['archer', 0],
        ['ship', 6],
      ],
    )
    expect(mayRetreat(contested)).toBe(false)
    const map = { terrain: ['sea', 'sea', 'sea'], links: [[0, 1], [0, 2]] } as const // prettier-ignore
    expect(
      mayRetreat(
        attack(
          three,
          [
            ['ship', 0],
            ['ship', 1],
          ],
          [['ship', 0]],
          { map },
        ),
      ),
    ).toBe(true)
  })

  it('make nobody else’s ships frightening [BS-FAC-COR-03]', () => {
    expect(
      mayRetreat(
        attack(
          [HF, HL, CO],
          [
            ['archer', 0],
            ['ship', 6],
          ],
          [['archer', 0]],
        ),
      ),
    ).toBe(true)
    const others = { 0: [['archer', 0]], 1: [['archer', 0]], 2: [['ship', 6]] } as const
    expect(mayRetreat(fight({ factions: [CO, HL, DR], units: others }))).toBe(true)
  })

  it('with the cutiecorn, ask for two cavalry or a dragon [BS-CUT-10, BS-EX-31]', () => {
    const army0: Units = [
      ['archer', 0],
      ['cutiecorn', 0],
      ['ship', 6],
    ]
    const options = { cutiecorn: true }
    const one = attack(three, army0, [['cavalry', 0]], { options })
    expect(mayRetreat(one)).toBe(false)
    expect(match0(one)).toEqual({ own: 1, needed: 2 })
    expect(mayRetreat(attack(three, army0, [['cavalry', 0, 2]], { options }))).toBe(true)
    expect(mayRetreat(attack([CO, DR, HL], army0, [['dragon', 0]], { options }))).toBe(true)
  })

  const match0 = (match: BloodstonesMatch): unknown => match.explain(1, { key: 'retreat' })[0].message.args

  it('retreat over sea whatever the cavalry, over land only with enough [BS-FAC-COR-02, BS-RET-08, BS-RUL-63]', () => {
    const without = attack(
      [HL, CO, DR],
      [['cavalry', 0]],
      [
        ['archer', 0],
        ['ship', 6],
        ['ship', 7],
      ],
    )
    expect(retreats(without)).toEqual(['automatic'])
    expect(unitsIn(without.play, 8, 1)).toBe(1)
    const withEnough = attack(
      [HL, CO, DR],
      [['archer', 0]],
      [
        ['archer', 0],
        ['ship', 6],
        ['ship', 7],
      ],
    )
    expect(retreats(withEnough)).toEqual(['1', '2', '3', '5', '8'])
    expect(
      mayRetreat(
        attack(
          [HL, CO, DR],
          [['cavalry', 0]],
          [
            ['archer', 0],
            ['ship', 7],
          ],
        ),
      ),
    ).toBe(false)
    const other = attack(
      [HL, NE, CO],
      [['cavalry', 0]],
      [
        ['archer', 0],
        ['ship', 6],
        ['ship', 7],
      ],
    )
    expect(mayRetreat(other)).toBe(false)
  })

  it('go by ship to an area that is beside them by land too [BS-RUL-63]', () => {
    const map = { terrain: ['plains', 'plains', 'sea', 'plains'], links: [[0, 1], [0, 2], [1, 2], [0, 3]] } as const // prettier-ignore
    const match = attack([HL, CO, DR], [['cavalry', 0]], [['archer', 0], ['ship', 2]], { map }) // prettier-ignore
    const told = listen(match)
    expect(retreats(match)).toEqual(['automatic'])
    expect(heard(told, 'retreated')).toEqual([
      { type: 'retreated', role: 1, from: 0, to: 1, units: '0*1', overSea: true },
    ])
  })

  it('cannot slip away over sea from a dragon or an own castle [BS-RUL-63]', () => {
    const ships: Units = [
      ['ship', 6],
      ['ship', 7],
      ['archer', 0],
    ]
    expect(mayRetreat(attack([DR, CO, HL], [['dragon', 0]], ships))).toBe(false)
    expect(mayRetreat(attack([DR, CO, HL], [['archer', 0]], [...ships, ['castle', 0]]))).toBe(false)
  })

  it('explain that an area by land needs cavalry [BS-RUL-63]', () => {
    const map = { ...BATTLEFIELD, links: [...BATTLEFIELD.links, [7, 9] as const] }
    const match = attack(
      [HL, CO, DR],
      [['cavalry', 0]],
      [
        ['archer', 0],
        ['ship', 6],
        ['ship', 7],
      ],
      { map },
    )
    expect(retreats(match)).toEqual(['8', '9'])
    expect(refusedBy(match, 1, '1')).toEqual(['BS-RUL-63'])
  })
})

describe('where to', () => {
  const units: Units = [['archer', 0]]

  it('offers adjacent empty areas and those with an own unit or village [BS-RET-10]', () => {
    const match = attack(
      [DR, HL],
      [['swordsman', 0]],
      [
        ['archer', 0],
        ['archer', 2],
      ],
      { villages: { 1: [[3, 1]] } },
    )
    expect(retreats(match)).toEqual(['1', '2', '3', '5'])
  })

  it('leaves out areas with enemy units or villages only [BS-RET-11, BS-MAP-09, BS-RUL-57]', () => {
    const match = attack(
      [DR, HL],
      [
        ['swordsman', 0],
        ['archer', 1],
      ],
      units,
      { villages: { 0: [[2, 1]] } },
    )
    expect(retreats(match)).toEqual(['3', '5'])
    expect(refusedBy(match, 1, 'area:1')).toEqual(['BS-RET-11'])
    expect(refusedBy(match, 1, 'retreatTo:2')).toEqual(['BS-RET-11'])
    expect(refusedBy(match, 1, '9')).toEqual(['BS-RET-10'])
    expect(refusedBy(match, 1, '0')).toEqual(['BS-RET-10'])
    expect(refusedBy(match, 1, '4')).toEqual(['BS-RET-17'])
    expect(refusedBy(match, 1, '3')).toEqual([])
  })

  it('allows an area of both sides, however many enemies stand there [BS-RET-13, BS-RUL-58]', () => {
    const match = attack(
      [DR, HL],
      [
        ['swordsman', 0],
        ['lizardman', 1, 3],
        ['archer', 2],
      ],
      [
        ['archer', 0],
        ['archer', 1],
      ],
      {
        villages: { 1: [[2, 1]] },
      },
    )
    expect(retreats(match)).toEqual(['1', '2', '3', '5'])
    const option = view(match)!.options.find((o) => o.key === '1')!
    expect(option.detail).toEqual({ key: 'battle.followedByBattle', args: { area: 1 } })
    expect(view(match)!.options.find((o) => o.key === '3')!.detail).toBeUndefined()
  })

  it('ends the battle at once: nothing drawn, nobody scores [BS-BAT-07, BS-RET-02, BS-RUL-51]', () => {
    const match = attack([NE, HL], [['necromancer', 0]], units)
    const told = listen(match)
    choose(match, 'retreat', '2')
    expect(question(match)).toBe('action@0')
    expect(match.state.battle).toBeUndefined()
    expect(match.state.vp).toEqual([0, 0])
    expect([unitsIn(match.play, 0, 1), unitsIn(match.play, 2, 1)]).toEqual([0, 1])
    expect(match.log.filter((entry) => entry.type === 'draw')).toEqual([])
    expect(heard(told, 'retreated')).toEqual([
      { type: 'retreated', role: 1, from: 0, to: 2, units: '0*1', overSea: false },
    ])
    expect(heard(told, 'battleEnded')).toEqual([{ type: 'battleEnded', area: 0 }])
  })

  it('takes the whole army; nobody can be left behind [BS-RET-03, BS-RET-16]', () => {
    const match = attack(
      [DR, HL],
      [['archer', 0]],
      [
        ['archer', 0, 2],
        ['leader', 0],
        ['cavalry', 0],
      ],
    )
    choose(match, 'retreat', '1')
    expect([unitsIn(match.play, 0, 1), unitsIn(match.play, 1, 1)]).toEqual([0, 4])
  })

  it('insists on an area that takes everybody if there is one [BS-RET-16, BS-RUL-56]', () => {
    const match = attack(
      [DR, NE],
      [['archer', 0]],
      [
        ['goblin', 0],
        ['undead', 0],
      ],
    )
    expect(retreats(match)).toEqual(['1', '2', '3', '5'])
    expect(refusedBy(match, 1, '4')).toEqual(['BS-RET-16'])
    const undead = attack([DR, NE], [['archer', 0]], [['undead', 0]])
    expect(retreats(undead)).toEqual(['1', '2', '3', '4', '5'])
  })

  it('lets Hill Folk into mountains and everybody into deserts [BS-RET-17, BS-RUL-64]', () => {
    expect(retreats(attack([DR, HF], [['archer', 0]], [['archer', 0]]))).toEqual(['1', '2', '3', '4', '5'])
    expect(retreats(attack([HF, HL], [['archer', 0]], [['archer', 0]]))).toEqual(['1', '2', '3', '5'])
  })

  it('otherwise takes whom it can and destroys the rest, with a warning and without VP [BS-RET-17, BS-RUL-55, BS-RUL-51]', () => {
    const map = { terrain: ['plains', 'mountains', 'mountains', 'plains'], links: [[0, 1], [0, 2], [0, 3]] } as const // prettier-ignore
    const match = fight({
      factions: [NE, DR],
      units: { 0: [['necromancer', 0], ['archer', 3]], 1: [['archer', 0, 2], ['dragon', 0]] }, // prettier-ignore
      map,
    })
    choose(match, 'retreat')
    expect(offered(match)).toEqual(['1', '2'])
    expect(view(match)!.options[0].detail).toEqual({ key: 'battle.leftToDie', args: { units: '0*2' } })
    const told = listen(match)
    choose(match, '2')
    expect(heard(told, 'leftAndDestroyed')).toEqual([{ type: 'leftAndDestroyed', role: 1, area: 0, units: '0*2' }])
    expect(unitsIn(match.play, 0, 1)).toBe(0)
    expect(countOf(match.play, 1, 2, unit('dragon'))).toBe(1)
    expect(match.state.discard[20 + unit('archer')]).toBe(2)
    expect(match.state.vp).toEqual([0, 0])
    expect(question(match)).toBe('action@0')
    expect(countOf(match.play, 0, 0, unit('undead'))).toBe(0)
  })

  it('may send a dragon alone out to sea if nothing takes all [BS-RUL-56, BS-RUL-61]', () => {
    const map = { terrain: ['plains', 'sea', 'plains'], links: [[0, 1], [0, 2]] } as const // prettier-ignore
    const match = attack(
      [HL, DR],
      [
        ['archer', 0],
        ['archer', 2],
      ],
      [
        ['archer', 0],
        ['dragon', 0],
      ],
      { map },
    )
    expect(retreats(match)).toEqual(['automatic'])
    expect(unitsIn(match.play, 1, 1)).toBe(1)
  })
})

describe('over sea', () => {
  const open = { villages: { 0: [[1, 1], [2, 1], [3, 1], [5, 1]] } } as const // prettier-ignore

  it('follows own ships to any coast that is allowed [BS-RET-15, BS-RUL-60]', () => {
    const match = attack(
      [DR, HL],
      [['archer', 0]],
      [
        ['archer', 0],
        ['ship', 6],
        ['ship', 7],
      ],
      open,
    )
    const told = listen(match)
    expect(retreats(match)).toEqual(['automatic'])
    expect(unitsIn(match.play, 8, 1)).toBe(1)
    expect(heard(told, 'retreated')[0].overSea).toBe(true)
    expect(unitsIn(match.play, 6, 1)).toBe(1)
  })

  it('needs a ship in every sea area on the way [BS-RET-15]', () => {
    expect(
      mayRetreat(
        attack(
          [DR, HL],
          [['archer', 0]],
          [
            ['archer', 0],
            ['ship', 7],
          ],
          open,
        ),
      ),
    ).toBe(false)
    expect(
      mayRetreat(
        attack(
          [DR, HL],
          [['archer', 0]],
          [
            ['archer', 0],
            ['ship', 6],
          ],
          open,
        ),
      ),
    ).toBe(false)
  })

  it('does not pass a sea area with enemies [BS-RET-15]', () => {
    const blocked: Units = [
      ['archer', 0],
      ['ship', 7],
    ]
    expect(
      mayRetreat(
        attack(
          [DR, HL],
          blocked,
          [
            ['archer', 0],
            ['ship', 6],
            ['ship', 7],
          ],
          open,
        ),
      ),
    ).toBe(false)
    const dragon: Units = [
      ['archer', 0],
      ['dragon', 6],
    ]
    expect(
      mayRetreat(
        attack(
          [DR, HL],
          dragon,
          [
            ['archer', 0],
            ['ship', 6],
            ['ship', 7],
          ],
          open,
        ),
      ),
    ).toBe(false)
  })

  it('does not end on a coast with enemies only, nor where it was fled from [BS-RET-11, BS-RET-21]', () => {
    const ships: Units = [
      ['archer', 0],
      ['ship', 6],
      ['ship', 7],
    ]
    expect(
      mayRetreat(
        attack(
          [DR, HL],
          [
            ['archer', 0],
            ['archer', 8],
          ],
          ships,
          open,
        ),
      ),
    ).toBe(false)
    const fled = attack([DR, HL], [['archer', 0]], ships, { ...open, arrange: (s) => void s.fledFrom[1].push(8) })
    expect(mayRetreat(fled)).toBe(false)
  })

  it('lists areas in the order of the map, whatever way leads there', () => {
    const map = { terrain: ['plains', 'plains', 'sea', 'plains'], links: [[3, 1], [3, 2], [2, 0]] } as const // prettier-ignore
    const match = attack([DR, HL], [['archer', 3]], [['archer', 3], ['ship', 2]], { map, area: 3 }) // prettier-ignore
    expect(retreats(match)).toEqual(['0', '1'])
  })

  it('carries no ships: they flee into the next sea only [BS-RUL-61]', () => {
    const map = { terrain: ['sea', 'sea', 'sea', 'plains', 'plains'], links: [[0, 1], [1, 2], [2, 3], [0, 4]] } as const // prettier-ignore
    const ships = attack(
      [DR, HL],
      [['ship', 0]],
      [
        ['ship', 0],
        ['ship', 1],
        ['ship', 2],
      ],
      { map },
    )
    expect(retreats(ships)).toEqual(['automatic'])
    expect(unitsIn(ships.play, 1, 1)).toBe(2)
  })

  it('keeps a dragon with the ships if it can, else lets it go alone [BS-RUL-61]', () => {
    const map = { terrain: ['sea', 'sea', 'plains'], links: [[0, 1], [0, 2]] } as const // prettier-ignore
    const together = attack(
      [HL, DR],
      [['ship', 0]],
      [
        ['ship', 0],
        ['dragon', 0],
      ],
      { map },
    )
    expect(retreats(together)).toEqual(['automatic'])
    expect(unitsIn(together.play, 1, 1)).toBe(2)
    const alone = attack(
      [HL, DR],
      [
        ['ship', 0],
        ['ship', 1],
      ],
      [
        ['ship', 0],
        ['dragon', 0],
      ],
      { map },
    )
    expect(retreats(alone)).toEqual(['automatic'])
    expect(unitsIn(alone.play, 2, 1)).toBe(1)
    expect(alone.state.discard[20 + unit('ship')]).toBe(1)
  })
})

describe('in the same turn', () => {
  it('never returns to an area that was left before [BS-RET-21, BS-RUL-59]', () => {
    const match = attack([DR, HL], [['archer', 0]], [['archer', 0]], { arrange: (s) => void s.fledFrom[1].push(2) })
    choose(match, 'retreat')
    expect(offered(match)).toEqual(['1', '3', '5'])
    expect(refusedBy(match, 1, '2')).toEqual(['BS-RET-21'])
    choose(match, '1')
    expect(match.state.fledFrom).toEqual([[], [2, 0]])
  })

  it('remembers per player, not for the others [BS-RUL-59]', () => {
    const match = attack([DR, HL], [['archer', 0]], [['archer', 0]], { arrange: (s) => void s.fledFrom[0].push(2) })
    expect(retreats(match)).toEqual(['1', '2', '3', '5'])
  })

  it('holds from one battle to the next, until the turn ends [BS-RET-21, BS-RUL-59]', () => {
    const map = {
      terrain: ['plains', 'plains', 'plains'],
      links: [
        [0, 1],
        [1, 2],
      ],
    } as const
    const match = fight({
      factions: [DR, HL],
      units: { 0: [['archer', 0]], 1: [['archer', 0]] },
      hands: { 0: ['ship', 'castle', 'archer'] },
      map,
    })
    choose(match, 'retreat')
    expect(unitsIn(match.play, 1, 1)).toBe(1)
    choose(match, 'move:0', '1', 'pay', 'ship', 'fight:1@1', 'retreat')
    // 0 is empty again, but it was left in this turn.
    expect([unitsIn(match.play, 0, 1), unitsIn(match.play, 2, 1)]).toEqual([0, 1])
    expect(match.state.fledFrom).toEqual([[], [0, 1]])
    choose(match, 'move:1', '2', 'pay', 'castle', 'fight:2@1')
    expect(question(match)).toBe('replace@0')
    expect(refusedBy(match, 1, 'retreat')).toEqual(['BS-RUL-54'])
  })

  it('remembers an area once, however often it is left [BS-RET-21]', () => {
    const arrange: Fight['arrange'] = (state) => void (state.fledFrom[1] = [0])
    const match = attack([DR, HL], [['swordsman', 0]], [['archer', 0]], { arrange: arrange! })
    choose(match, 'retreat', '1')
    expect(match.state.fledFrom[1]).toEqual([0])
  })

  it('remembers flights of attacker and defender alike [BS-RET-21]', () => {
    const match = fightOn(
      fight({
        factions: [DR, HL],
        units: { 0: [['archer', 0, 2]], 1: [['swordsman', 0, 2]] },
        draw: [[2, 2, 3], [5, 5, 4]], // prettier-ignore
      }),
    )
    expect(question(match)).toBe('fleeTo@0')
    choose(match, '1')
    expect(match.state.fledFrom).toEqual([[0], []])
  })
})

describe('the cutiecorn in a retreat', () => {
  const options = { cutiecorn: true }

  it('goes along like cavalry [BS-CUT-05]', () => {
    const match = attack(
      [DR, HL],
      [['archer', 0]],
      [
        ['archer', 0],
        ['cutiecorn', 0],
      ],
      { options },
    )
    choose(match, 'retreat', '1')
    expect(countOf(match.play, 1, 1, unit('cutiecorn'))).toBe(1)
    expect(match.state.cutiecorn).toBe(1)
  })

  it('left behind because it cannot follow, it joins the enemy without VP [BS-RUL-81, BS-CUT-07]', () => {
    const map = { terrain: ['plains', 'mountains', 'plains'], links: [[0, 1], [0, 2]] } as const // prettier-ignore
    const match = attack(
      [DR, NE],
      [
        ['archer', 0],
        ['archer', 2],
      ],
      [
        ['undead', 0],
        ['cutiecorn', 0],
      ],
      { options, map },
    )
    expect(retreats(match)).toEqual(['automatic'])
    expect(match.state.cutiecorn).toBe(0)
    expect(countOf(match.play, 0, 0, unit('cutiecorn'))).toBe(1)
    expect(unitsIn(match.play, 0, 1)).toBe(0)
    expect(match.state.vp).toEqual([0, 0])
  })

  it('alone at the destination, an enemy’s cutiecorn joins those who arrive [BS-CUT-07]', () => {
    const match = attack(
      [DR, HL],
      [
        ['archer', 0],
        ['cutiecorn', 1],
      ],
      [['archer', 0]],
      { options, villages: { 1: [[1, 1]] } },
    )
    choose(match, 'retreat', '1')
    expect(match.state.cutiecorn).toBe(1)
    expect(unitsIn(match.play, 1, 1)).toBe(2)
  })
})
