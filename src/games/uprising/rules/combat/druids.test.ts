import { describe, expect, it } from 'vitest'
import type { Ability } from '../../content/effects/timing.ts'
import { withCards } from '../../testing/cards.ts'
import { damageOf, fight, FIELD, using, type Roll } from '../../testing/combat.ts'
import { at, card, choose, numbered, offered, positionMatch, question, refusedBy } from '../../testing/position.ts'
import type { Heard, Position } from '../../testing/position.ts'
import { isEmpty } from '../map/pieces.ts'
import { SPACES } from '../map/spaces.ts'
import { CHAOS, EMPIRE, type State } from '../table/state.ts'

const army: Position = { units: { [FIELD]: ['oathsworn', 'oathsworn'] }, skeletons: { [FIELD]: 2 } }

describe('Godpowers of Druids', () => {
  it('every face-up Druid serves every player in own combats, for a Bolt [UP-DRU-01, UP-DRU-02, UP-DRU-03]', () => {
    const heard = fight({ ...army, druids: ['red-hand', 'mountain-heart'] }, [
      'purple:BB',
      'purple:-',
      'red:S',
      'red:S',
    ])
    expect(question(heard.match)).toBe('useAbility@1')
    expect(offered(heard.match)).toHaveLength(3)
    choose(heard.match, offered(heard.match)[0])
    choose(heard.match, offered(heard.match)[0])
    expect(heard.match.state.combat?.groups[0].boltsUsed ?? 2).toBe(2)
    expect(damageOf(heard)).toHaveLength(2)
    const down = fight({ ...army, druids: ['red-hand'], edition: 'first', arrange: (s) => (s.druidUp = [0]) }, [
      'purple:BB',
      'purple:-',
      'red:-',
      'red:-',
      'purple:S',
      'purple:S',
    ])
    expect(down.told('abilityUsed')).toEqual([])
    expect(down.match.play.pending).toEqual([])
  })

  it('once per round, some once per combat; counted for all players together [UP-DRU-04, UP-RUL-93]', () => {
    const rolls = ['purple:BB', 'purple:-', 'red:-', 'red:-', 'purple:BB', 'purple:-', 'red:-', 'red:-'] as const
    const round = fight({ ...army, skeletons: { [FIELD]: 2 }, druids: ['mountain-heart', 'red-hand'] }, rolls)
    expect(offered(round.match)).toHaveLength(2)
    choose(round.match, offered(round.match)[0])
    expect(round.match.play.pending.length === 0 || !question(round.match).startsWith('useAbility')).toBe(true)
    const combat = fight({ ...army, druids: ['silence'] }, [
      'purple:BB',
      'purple:-',
      'red:S',
      'red:-',
      'purple:BB',
      'purple:-',
      'red:S',
      'red:-',
    ])
    choose(combat.match, offered(combat.match)[0])
    expect(combat.told('combatRound').length).toBeGreaterThan(1)
    expect(combat.told('symbolsCancelled')).toHaveLength(2)
  })

  it('without a printed frequency once per round, in the first edition as often as there are Bolts [UP-DRU-04, UP-RUL-93]', () => {
    const offers = (options: Position['options']): boolean => {
      const heard = fight({ ...army, druids: ['red-hand'], ...(options === undefined ? {} : { options }) }, [
        'purple:BB',
        'purple:-',
        'red:-',
        'red:-',
        'purple:-',
        'purple:-',
        'red:-',
        'red:-',
      ])
      choose(heard.match, offered(heard.match)[0])
      return heard.match.play.pending.length > 0 && question(heard.match) === 'useAbility@1'
    }
    expect(offers(undefined)).toBe(false)
    expect(offers({ druidDefaultLimit: 'round' })).toBe(false)
    expect(offers({ druidDefaultLimit: 'printed' })).toBe(true)
    expect(fight({ edition: 'first' }).match.state.options.druidDefaultLimit).toBe('printed')
  })

  it('not outside of combats [UP-DRU-05]', () => {
    const match = positionMatch({ druids: ['red-hand'], units: { [FIELD]: ['koloth'] } }, [
      { procedure: 'settle', args: { cause: 2 } },
    ])
    expect(refusedBy(match, 1, `druid:${numbered('druids', 'red-hand')}`)).toEqual(['UP-DRU-05'])
  })

  it('nobody is forced to use one; a Bolt then cancels a Shield [UP-RUL-84]', () => {
    const heard = fight(
      { units: { [FIELD]: ['oathsworn', 'oathsworn'] }, garrisons: { [FIELD]: 1 }, druids: ['red-hand'] },
      ['white:-', 'purple:SB', 'purple:-', 'blue:H', 'white:-'],
    )
    choose(heard.match, 'pass')
    expect(heard.told('boltsCancel')).toMatchObject([{ side: 1, n: 1 }])
    expect(heard.match.state.garrison[FIELD]).toBe(0)
  })

  it('a Bolt can be kept for a Godpower After Damage [UP-CMB-42, UP-RUL-83]', () => {
    const heard = fight(
      {
        units: { [FIELD]: ['oathsworn', 'younglings'] },
        chaosGraveyard: ['younglings'],
        garrisons: { [FIELD]: 1 },
        druids: ['treemother'],
      },
      ['white:-', 'blue:-', 'purple:SB', 'blue:H', 'white:-'],
    )
    expect(question(heard.match)).toBe('keepBolts@1')
    expect(offered(heard.match)).toEqual(['option:0', 'option:1'])
    expect(refusedBy(heard.match, 1, 'option:2')).toEqual(['UP-CMB-42'])
    choose(heard.match, 'option:1')
    expect(heard.told('boltsCancel')).toEqual([])
    expect(question(heard.match)).toBe('useAbility@1')
  })

  describe('a Bolt for a Godpower that only a loss of this round makes usable', () => {
    const asks = (position: Position, rolls: readonly Roll[]): string | undefined => {
      const { match } = fight({ garrisons: { [FIELD]: 1 }, druids: ['treemother'], ...position }, rolls)
      return match.play.pending.length > 0 ? question(match) : undefined
    }
    const archery = ['white:-', 'blue:-'] as const

    it('can be kept while the Graveyards are still empty [UP-CMB-42, UP-RUL-83]', () => {
      const position: Position = { units: { [FIELD]: ['oathsworn', 'younglings'] } }
      const heard = fight({ garrisons: { [FIELD]: 1 }, druids: ['treemother'], ...position }, [
        ...archery,
        ...(['purple:SB', 'blue:S', 'white:H'] as const),
      ])
      expect(question(heard.match)).toBe('keepBolts@1')
      expect(offered(heard.match)).toEqual(['option:0', 'option:1'])
      choose(heard.match, 'option:1')
      choose(heard.match, `unit:0@${FIELD}`)
      expect(question(heard.match)).toBe('useAbility@1')
    })

    it('can be kept while the hex is full [UP-CMB-42]', () => {
      const full: Position = {
        units: { [FIELD]: ['oathsworn', 'oathsworn', 'oathsworn', 'koloth', 'koloth'] },
        chaosGraveyard: ['younglings'],
      }
      const clash = ['purple:-', 'purple:-', 'purple:-', 'black:B', 'black:B', 'blue:S', 'white:H'] as const
      expect(asks(full, ['white:-', ...clash])).toBe('keepBolts@1')
    })

    it('cancels Shields if the enemy’s Bolts are reserved and own Shields stop all Skulls [UP-CMB-42] [UP-CMB-43]', () => {
      const position: Position = {
        units: { [FIELD]: ['oathsworn', 'younglings'] },
        garrisons: {},
        cards: { 'counter-of-omens': { at: FIELD, threat: 3 } },
      }
      const shot = ['white:-', 'white:-', 'white:-'] as const
      const rolls = ['blue:H', 'purple:SB', 'purple:SB', 'blue:H', 'blue:-', 'yellow:-'] as const
      expect(asks(position, [...shot, ...rolls])).not.toBe('keepBolts@1')
      const open = ['blue:-', ...rolls.slice(1)] as const
      expect(asks(position, [...shot, ...open])).toBe('keepBolts@1')
    })

    it('can be kept if the enemy’s Godpower takes a Unit from a full hex [UP-CMB-42] [UP-RUL-83]', () => {
      const full: Position = {
        units: { [FIELD]: ['oathsworn', 'oathsworn', 'oathsworn', 'koloth', 'koloth'] },
        imperialGraveyard: ['younglings'],
        garrisons: {},
        cards: { executioner: { at: FIELD, threat: 6 } },
      }
      const shot = ['blue:-', 'white:-', 'white:-'] as const
      const own = ['purple:-', 'purple:-', 'purple:-', 'black:B', 'black:B'] as const
      const enemy = ['black:B', 'purple:-', 'red:-', 'blue:H', 'yellow:-'] as const
      expect(asks(full, [...shot, ...own, ...enemy])).toBe('keepBolts@1')
    })

    it('cancels Shields if no loss could make it usable [UP-RUL-84]', () => {
      const elite: Position = { units: { [FIELD]: ['oathsworn', 'oathsworn'] } }
      expect(asks(elite, ['white:-', 'purple:SB', 'purple:-', 'blue:S', 'white:H'])).not.toBe('keepBolts@1')
      const unhurt: Position = { units: { [FIELD]: ['oathsworn', 'younglings'] } }
      expect(asks(unhurt, [...archery, 'purple:SB', 'blue:-', 'white:H'])).not.toBe('keepBolts@1')
    })
  })

  it('Bolts beyond the enemy’s Shields are kept in any case [UP-CMB-42, UP-RUL-84]', () => {
    const heard = fight(
      {
        units: { [FIELD]: ['oathsworn', 'younglings'] },
        chaosGraveyard: ['younglings'],
        garrisons: { [FIELD]: 1 },
        druids: ['treemother'],
      },
      ['white:-', 'blue:-', 'purple:BB', 'blue:H', 'white:-'],
    )
    expect(offered(heard.match)).toEqual(['option:1', 'option:2'])
    expect(refusedBy(heard.match, 1, 'option:0')).toEqual(['UP-CMB-42'])
    choose(heard.match, 'option:1')
    expect(heard.told('boltsCancel')).toMatchObject([{ side: 1, n: 1 }])
    expect(question(heard.match)).toBe('useAbility@1')
  })
})

describe('Godpowers of the Nemesis', () => {
  it('come first, as often as their limit allows; further Bolts cancel Shields [UP-DRU-06, UP-DRU-07, UP-DRU-08]', () => {
    const once = fight(
      { units: { [FIELD]: ['younglings', 'koloth'] }, cards: { assassin: { at: FIELD, threat: 4 } } },
      ['blue:-', 'white:-', 'blue:H', 'black:B', 'purple:BB', 'red:-', 'blue:-', 'yellow:-', 'white:-'],
    )
    expect(once.told('symbolsAdded')).toMatchObject([{ side: EMPIRE, symbol: 0, n: 2 }])
    expect(once.told('boltsCancel')).toMatchObject([{ side: EMPIRE, n: 1 }])
    const often = fight(
      { units: { [FIELD]: ['trolls', 'vargs'] }, cards: { 'oda-the-fallen': { at: FIELD, threat: 5 } } },
      ['red:-', 'black:B', 'black:B', 'purple:SB', 'red:-', 'red:-', 'yellow:-'],
    )
    expect(often.told('symbolsAdded').slice(0, 2)).toMatchObject([{ side: CHAOS }, { side: CHAOS }])
  })

  it('After Damage keeps no more Bolts than it can use; the others cancel Shields [UP-CMB-43]', () => {
    const heard = fight(
      {
        units: { [FIELD]: ['younglings', 'younglings', 'younglings'] },
        havens: { 1: [FIELD] },
        cards: { warlock: { at: FIELD, threat: 1 } },
      },
      ['white:-', 'blue:H', 'blue:-', 'blue:-', 'purple:BB', 'white:S'],
    )
    expect(heard.told('boltsReserved').slice(0, 1)).toMatchObject([{ side: EMPIRE, n: 1 }])
    expect(heard.told('boltsCancel').slice(0, 1)).toMatchObject([{ side: EMPIRE, n: 1 }])
    expect(heard.told('havenRemoved')).toMatchObject([{ role: 1, space: FIELD }])
  })

  describe('After Damage reserves no Bolt for a Godpower that is used up', () => {
    const clash = ['blue:H', 'blue:H', 'red:SB', 'red:-'] as const
    const wyrm = (limit: Ability['limit']): Heard => {
      const godpower = using('combat:afterDamage', [{ op: 'gainVP', who: 'chaos', n: 1 }], {
        use: 'must',
        limit,
        cost: [{ pay: 'bolt', n: 1 }],
      })
      return fight(
        {
          units: { [FIELD]: ['younglings', 'younglings', 'younglings'] },
          cards: { bloodwyrm: { at: FIELD, threat: 2 } },
          content: withCards({ nemesis: { bloodwyrm: { abilities: [], godpower } } }),
        },
        ['red:SB', ...clash],
      )
    }

    it.each(['combat', 'turn', 'chapter', 'game'] as const)(
      'in this %s: it cancels a Shield [UP-CMB-43, UP-CMB-58, UP-CMB-59]',
      (limit) => {
        const heard = wyrm(limit)
        expect(heard.match.state.vp[CHAOS]).toBe(1)
        expect(heard.told('boltsReserved')).toEqual([])
        expect(heard.told('boltsCancel')).toMatchObject([{ side: CHAOS, n: 1 }])
      },
    )

    it('in the round before only: it is reserved again [UP-CMB-43, UP-CMB-58]', () => {
      const heard = wyrm('round')
      expect(heard.match.state.vp[CHAOS]).toBe(2)
      expect(heard.told('boltsReserved')).toMatchObject([{ side: CHAOS, n: 1 }])
      expect(heard.told('boltsCancel')).toEqual([])
    })
  })

  it('a Nemesis uses no Druids, a Garrison has no Godpower [UP-DRU-09, UP-RUL-92]', () => {
    const heard = fight(
      { skeletons: { [FIELD]: 1 }, cards: { assassin: { at: FIELD, threat: 4 } }, druids: ['red-hand'] },
      [
        ...(['blue:-', 'white:-'] as const),
        ...(['purple:SB', 'red:-', 'blue:-', 'yellow:-', 'white:-', 'red:-'] as const),
      ],
    )
    expect(heard.told('abilityUsed')).toHaveLength(1)
    expect(heard.match.state.fate[card('assassin')]).toBe(1)
  })

  /** In Clash the Counter of Omens has Bolts of all kinds. */
  const omens = (position: Position): Heard =>
    fight(
      {
        units: { [FIELD]: ['koloth', 'koloth'] },
        cards: { 'counter-of-omens': { at: FIELD, threat: 3 } },
        ...position,
      },
      [
        ...(['white:-', 'white:-', 'white:-'] as const),
        ...(['black:B', 'black:B', 'purple:BB', 'blue:-', 'blue:-', 'yellow:-'] as const),
      ],
    )

  /** No hex is empty: Curses lie on all the others. */
  const crowded = (state: State): void => {
    for (let space = 0; space < SPACES; space++) if (isEmpty(state, space)) state.curse[space] = 1
  }

  it('the Counter of Omens places both Skeletons on one empty hex [UP-RUL-92] [UP-PLC-01]', () => {
    const heard = omens({})
    expect(question(heard.match)).toBe('placeWhere@0')
    const [hex] = offered(heard.match)
    choose(heard.match, hex)
    const space = Number(hex.split(':')[1])
    const placed = { space, rule: 'UP-PLC-01' }
    expect(heard.told('skeletonPlaced').slice(0, 2)).toMatchObject([placed, placed])
    expect(heard.match.state.skeletons[space]).toBe(2)
  })

  it('without an empty hex the Counter of Omens joins Chaos [UP-PLC-02] [UP-RUL-73]', () => {
    const heard = omens({ skeletons: { [at(0, 1)]: 1, [at(-1, 0)]: 2 }, arrange: crowded })
    expect(question(heard.match)).toBe('placeWhere@0')
    expect(offered(heard.match).sort()).toEqual([FIELD, at(0, 1), at(-1, 0)].map((space) => `hex:${space}`).sort())
    choose(heard.match, `hex:${at(0, 1)}`)
    expect(heard.told('skeletonPlaced').slice(0, 2)).toMatchObject([{ space: at(0, 1) }, { space: at(0, 1) }])
    expect(heard.told('skeletonsBecomeHorde')).toMatchObject([{ space: at(0, 1), count: 3 }])
  })

  it('the second Skeleton goes elsewhere if it does not fit with the first [UP-RUL-67]', () => {
    const heard = omens({
      skeletons: { [at(0, 1)]: 1 },
      arrange(state) {
        crowded(state)
        state.hordesLeft = 0
      },
    })
    choose(heard.match, `hex:${at(0, 1)}`)
    expect(heard.told('skeletonPlaced').slice(0, 2)).toMatchObject([{ space: at(0, 1) }, { space: FIELD }])
  })

  it('who does not care has the hex of the Counter of Omens drawn [UP-RUL-05]', () => {
    const heard = omens({ options: { nemesisTies: ['drawn', 'drawn'] } })
    const [one, other] = heard.told('skeletonPlaced') as { space: number }[]
    expect(one.space).toBe(other.space)
  })

  it('one that asks “you” cannot be used without a player: the Bolt cancels a Shield [UP-RUL-79]', () => {
    const heard = fight(
      { cards: { spymaster: { at: FIELD, threat: 3 }, 'counter-of-omens': { at: FIELD, threat: 2 } } },
      [
        'white:-',
        'white:-',
        'white:-',
        'white:-',
        'purple:SB',
        'red:-',
        'blue:-',
        'white:-',
        'blue:H',
        'blue:H',
        'yellow:-',
      ],
    )
    expect(heard.told('abilityUsed').filter((one) => 'of' in one && one.of === card('spymaster'))).toEqual([])
  })
})
