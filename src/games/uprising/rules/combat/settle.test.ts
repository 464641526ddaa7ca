import { describe, expect, it } from 'vitest'
import { withCards } from '../../testing/cards.ts'
import { fight, FIELD } from '../../testing/combat.ts'
import { at, card, choose, dice, heardMatch, offered, question, tableOf } from '../../testing/position.ts'
import type { Position } from '../../testing/position.ts'
import { standingOffers, take } from '../../testing/turns.ts'
import { isHostile } from '../map/pieces.ts'
import { isCapitalTaken, mustDefendCapital } from '../nemesis/capital.ts'
import { CHAOS, EMPIRE, NONE, printed } from '../table/state.ts'
import { sideStrengthAt } from './settle.ts'

const settle = (cause = 2, newcomer: number = NONE) => [{ procedure: 'settle', args: { cause, newcomer } }]
const CAPITAL = at(0, 0)

describe('the state check', () => {
  it('the Nemesis are enemies of all players and of each other [UP-NEM-01]', () => {
    expect(isHostile(EMPIRE, CHAOS)).toBe(true)
    expect([0, 1, 2, 3].every((role) => isHostile(role, EMPIRE) && isHostile(CHAOS, role))).toBe(true)
    expect(isHostile(0, 1)).toBe(false)
  })

  it('removes Havens that only enemies stand at, whoever put them there [UP-RUL-82] [UP-TGT-08]', () => {
    const { match, told } = heardMatch(
      {
        havens: { 0: [at(1, 1), at(0, -2)] },
        skeletons: { [at(1, 1)]: 1 },
        heroAt: { 0: at(1, 1) },
        startFeats: false,
      },
      settle(),
    )
    expect(match.play.state.haven[at(1, 1)]).toBe(NONE)
    expect(match.play.state.haven[at(0, -2)]).toBe(0)
    expect(told('havenRemoved')).toEqual([{ role: 0, space: at(1, 1), rule: 'UP-RUL-82' }])
  })

  it('a defended Haven is fought for first [UP-RUL-82] [UP-PLC-16]', () => {
    const { told } = heardMatch(
      {
        havens: { 0: [at(1, 1)] },
        units: { [at(1, 1)]: ['tribesmen'] },
        skeletons: { [at(1, 1)]: 1 },
        startFeats: false,
      },
      settle(),
      dice('blue:S', 'red:-'),
    )
    expect(told('combatBegan')).toHaveLength(1)
    expect(told('havenRemoved')).toEqual([])
  })

  it('the first player says which of several combats comes first [UP-RUL-78] [UP-RUL-06]', () => {
    const { match } = heardMatch(
      {
        firstPlayer: 1,
        garrisons: { [at(1, 0)]: 1, [at(-1, 0)]: 1 },
        skeletons: { [at(1, 0)]: 1, [at(-1, 0)]: 1 },
      },
      settle(),
    )
    expect(question(match)).toBe('combatWhere@1')
    expect(offered(match).sort()).toEqual([`hex:${at(1, 0)}`, `hex:${at(-1, 0)}`].sort())
  })

  it('of three sides the newcomer fights the weaker of the others first [UP-RUL-78] [UP-RUL-56]', () => {
    const three: Position = {
      units: { [FIELD]: ['trolls', 'trolls', 'trolls'] },
      garrisons: { [FIELD]: 2 },
      cards: { bloodwyrm: { at: FIELD, threat: 1 } },
      startFeats: false,
      tiles: { [FIELD]: 'ice' },
    }
    expect(sideStrengthAt(tableOf(three).state, FIELD, EMPIRE)).toBe(2)
    const first = (newcomer: number): object => heardMatch(three, settle(1, newcomer)).told('combatBegan')[0]
    expect(first(0)).toMatchObject({ side: 0, other: CHAOS })
    expect(first(CHAOS)).toMatchObject({ side: EMPIRE, other: CHAOS })
    expect(first(EMPIRE)).toMatchObject({ side: EMPIRE, other: CHAOS })
  })

  it('an equal strength is decided by the first player [UP-RUL-78]', () => {
    const { match } = heardMatch(
      {
        units: { [FIELD]: ['trolls'] },
        garrisons: { [FIELD]: 1 },
        skeletons: { [FIELD]: 1 },
        firstPlayer: 1,
        startFeats: false,
      },
      settle(0, 0),
    )
    expect(question(match)).toBe('combatAgainst@1')
    expect(offered(match)).toEqual([`role:${EMPIRE}`, `role:${CHAOS}`])
  })
})

describe('what is used while the first player thinks which combat comes first', () => {
  const twice: Position = {
    startFeats: false,
    tiles: { [at(1, 0)]: 'ice', [at(-1, 0)]: 'ice' },
    garrisons: { [at(1, 0)]: 1, [at(-1, 0)]: 1 },
    skeletons: { [at(1, 0)]: 1, [at(-1, 0)]: 1 },
  }

  it.each([0, 1])('Trade of player %i starts none of them: the same is asked again [UP-RUL-78] [UP-RUL-26]', (role) => {
    const { match, told } = heardMatch(twice, settle())
    const before = offered(match)
    take(match, role, 'action:trade')
    expect(told('combatBegan')).toEqual([])
    expect([question(match), offered(match)]).toEqual(['combatWhere@0', before])
    choose(match, `hex:${at(-1, 0)}`)
    expect(told('combatBegan')).toMatchObject([{ space: at(-1, 0) }, { space: at(1, 0) }])
  })

  it('neither does Trade while it is asked who of three fights first [UP-RUL-78] [UP-RUL-26]', () => {
    const position: Position = {
      startFeats: false,
      units: { [FIELD]: ['trolls'] },
      garrisons: { [FIELD]: 1 },
      skeletons: { [FIELD]: 1 },
    }
    const { match, told } = heardMatch(position, settle(0, 0))
    take(match, 1, 'action:trade')
    expect(told('combatBegan')).toEqual([])
    expect(question(match)).toBe('combatAgainst@0')
    choose(match, `role:${EMPIRE}`)
    expect(told('combatBegan')).toMatchObject([{ side: 0, other: EMPIRE }, { other: CHAOS }])
    expect(match.play.over).toBe(true)
  })

  const clearing = withCards({
    items: {
      'xyxrit-leaves': {
        abilities: [
          {
            window: 'always',
            use: 'may',
            limit: 'none',
            cost: [{ pay: 'flip' }],
            do: [{ op: 'remove', pieces: { kinds: ['skeleton'], n: 'all' } }],
          },
        ],
      },
    },
  })

  it('a card may end them all: then there is nothing to choose [UP-RUL-78] [UP-CRD-13]', () => {
    const { match, told } = heardMatch({ ...twice, items: { 1: ['xyxrit-leaves'] }, content: clearing }, settle())
    const [key] = standingOffers(match, 1).filter((offer) => offer.startsWith('ability:'))
    take(match, 1, key)
    expect(offered(match)).toEqual(['done'])
    choose(match, 'done')
    expect([match.play.over, told('combatBegan')]).toEqual([true, []])
  })
})

describe('Garrisons and Skeletons in combat', () => {
  it('a Garrison is fought before a Legion on its hex, level by level [UP-GAR-05] [UP-NEM-09]', () => {
    const { told } = fight(
      {
        units: { [FIELD]: ['trolls', 'trolls'] },
        garrisons: { [FIELD]: 1 },
        cards: { executioner: { at: FIELD, threat: 1 }, courtesan: { at: FIELD, threat: 1 } },
      },
      ['white:-', 'black:S', 'black:S', 'white:-', 'blue:-'],
    )
    expect(told('combatBegan').slice(0, 2)).toMatchObject([{ otherCard: NONE }, { otherCard: card('courtesan') }])
  })

  it('Skeletons are fought before a Horde on their hex [UP-SKE-01] [UP-NEM-09]', () => {
    const { told } = fight(
      {
        units: { [FIELD]: ['trolls', 'trolls'] },
        skeletons: { [FIELD]: 1 },
        cards: { bloodwyrm: { at: FIELD, threat: 1 } },
      },
      ['black:S', 'black:S', 'red:-'],
    )
    expect(told('combatBegan').slice(0, 2)).toMatchObject([{ otherCard: NONE }, { otherCard: card('bloodwyrm') }])
  })

  it('Garrison dice by level; Skeletons 1 red die each in Clash only [UP-GAR-06] [UP-SKE-02]', () => {
    const { boards } = tableOf().content
    expect(boards.garrisonArchery.map((row) => row.length)).toEqual([0, 1, 2, 3])
    expect(boards.garrisonClash.map((row) => row.length)).toEqual([0, 2, 4, 5])
    expect(boards.skeletonClash).toEqual([3])
  })

  it('a player scores 1 VP for each level at once [UP-GAR-07] [UP-EX-19]', () => {
    const { match } = fight({ units: { [FIELD]: ['trolls', 'trolls', 'trolls'] }, garrisons: { [FIELD]: 3 } }, [
      'white:-',
      'white:-',
      'white:-',
      'black:S',
      'black:S',
      'black:S',
      'blue:-',
      'blue:-',
      'yellow:-',
      'yellow:-',
      'white:-',
    ])
    expect(match.play.state.vp[0]).toBe(3)
    expect(match.play.state.garrison[FIELD]).toBe(0)
  })

  it('Garrisons destroyed by Chaos go to the Chaos Graveyard, nobody scores [UP-GAR-08]', () => {
    const { match } = fight(
      { garrisons: { [FIELD]: 1 }, cards: { bloodwyrm: { at: FIELD, threat: 7 } } },
      { below: () => 0 },
    )
    expect(match.play.state.buriedGarrisons).toEqual([1, 0, 0])
    expect(match.play.state.vp[CHAOS]).toBe(0)
  })

  it('Skeletons: 1 VP each for a player, Imperial Graveyard if The Empire did it [UP-SKE-05] [UP-SKE-06]', () => {
    const player = fight({ units: { [FIELD]: ['trolls', 'trolls'] }, skeletons: { [FIELD]: 2 } }, [
      'black:S',
      'black:S',
      'red:-',
      'red:-',
    ])
    expect(player.match.play.state.vp[0]).toBe(2)
    expect(player.match.play.state.buriedSkeletons).toBe(0)
    const empire = fight(
      { skeletons: { [FIELD]: 1 }, cards: { assassin: { at: FIELD, threat: 7 } } },
      { below: () => 0 },
    )
    expect(empire.match.play.state.buriedSkeletons).toBe(1)
  })
})

describe('the Capital', () => {
  it('is the centre, face-up, with X and without terrain [UP-CAP-01]', () => {
    const t = tableOf()
    const hex = printed(t).hexes[t.state.tile[CAPITAL]]
    expect([hex.id, hex.hasX, hex.terrain]).toEqual(['capital', true, 5])
    expect(t.content.board.ring[CAPITAL]).toBe(0)
  })

  it('can be entered; Units of others alone there call a Legion [UP-CAP-05] [UP-CAP-08]', () => {
    const alone = tableOf({ units: { [CAPITAL]: ['trolls'] } })
    expect(mustDefendCapital(alone.state)).toBe(true)
    expect(mustDefendCapital(tableOf({ skeletons: { [CAPITAL]: 1 } }).state)).toBe(true)
    const held = { units: { [CAPITAL]: ['trolls'] }, garrisons: { [CAPITAL]: 1 } } as const
    expect(isCapitalTaken(tableOf(held).state)).toBe(false)
    expect(isCapitalTaken(tableOf({ heroAt: { 0: CAPITAL } }).state)).toBe(false)
  })

  it('again and again until nobody else is left or no Legion [UP-CAP-05] [UP-CAP-06] [UP-RUL-62]', () => {
    const { match, told } = heardMatch(
      {
        units: { [CAPITAL]: ['trolls', 'trolls', 'trolls', 'trolls', 'trolls'] },
        nextLegions: ['executioner'],
        events: ['solar-eclipse'],
        startFeats: false,
        havens: { 0: [], 1: [] },
        arrange: (s) => (s.legionsLeft = 1),
      },
      settle(0, 0),
      { below: () => 0 },
    )
    while (!match.play.over) choose(match, offered(match)[0])
    expect(told('capitalUndefended')).toHaveLength(1)
    expect(told('nemesisPlaced')).toMatchObject([{ card: card('executioner'), space: CAPITAL, threat: 4 }])
    expect(told('combatBegan')).toHaveLength(1)
    expect(match.play.state.vp[EMPIRE]).toBe(0)
  })

  it('second edition: without a Legion nothing happens [UP-CAP-07] [UP-RUL-61]', () => {
    const { match } = heardMatch(
      { units: { [CAPITAL]: ['trolls'] }, arrange: (s) => (s.legionsLeft = 0), startFeats: false },
      settle(),
    )
    expect(match.play.state.capitalFlipped).toBe(0)
    expect(match.play.state.vp[0]).toBe(0)
  })

  it('first edition: it is turned over once, 5 VP to who stands there, no VP for the missing Legion [UP-CAP-07] [UP-RUL-61]', () => {
    const { match, told } = heardMatch(
      {
        edition: 'first',
        units: { [CAPITAL]: ['trolls'] },
        arrange: (s) => (s.legionsLeft = 0),
        startFeats: false,
      },
      [...settle(), ...settle()],
    )
    const { state } = match.play
    expect([state.vp[0], state.vp[EMPIRE], state.capitalFlipped]).toEqual([5, 0, 1])
    expect(told('capitalFlipped')).toEqual([{ side: 0, rule: 'UP-CAP-07' }])
    const chaos = heardMatch(
      { edition: 'first', skeletons: { [CAPITAL]: 1 }, arrange: (s) => (s.legionsLeft = 0) },
      settle(),
    )
    expect(chaos.match.play.state.vp[CHAOS]).toBe(5)
  })
})
