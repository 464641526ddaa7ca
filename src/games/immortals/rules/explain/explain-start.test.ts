import { describe, expect, it } from 'vitest'
import { LIGHT, SHADOW } from '../../content/names.ts'
import {
  BLANK,
  choose,
  chooseAs,
  cubes,
  joker,
  landCard,
  light,
  loaded,
  magic,
  refusedBy,
  shadow,
  type ImmortalsMatch,
} from '../../testing/position.ts'
import { draftMatch, startMatch, type DraftPosition } from '../../testing/start-match.ts'

const messagesOf = (match: ImmortalsMatch, role: number, key: string): unknown[] =>
  match.explain(role, { key }).map(({ message }) => message)

const LATER = ['space:3', 'place:60@2', 'back:1', 'ready', 'pass', 'attack:1>2', 'move:1>2', 'build:1@20', 'shrine:3']

const SHADOW_HAND = [shadow('mossgate'), shadow('heartwood'), shadow('saltmere'), joker(SHADOW, 'fire')]
const FIRE = ['cinderhold', 'forge-fire', 'ashen-field', 'anvil-ridge', 'emberfall'] as const
const draft = (change: Partial<DraftPosition> = {}): ImmortalsMatch =>
  draftMatch({
    groups: [[3, 2], [4], [5]],
    hands: [SHADOW_HAND, [light('mossgate'), joker(LIGHT, 'water')], [shadow('the-murk'), joker(SHADOW, 'moor')]],
    armies: {
      0: [[shadow('mossgate'), 2]],
      1: [[shadow('saltmere'), 3], ...FIRE.map((id) => [shadow(id), 1] as const)],
    },
    kept: { 0: [shadow('highcrag')] },
    ...change,
  }).match

describe('why a card cannot be chosen', () => {
  it('its land is occupied, by whom, while another card can place a group [IM-STA-11] [IM-RUL-09]', () => {
    const match = draft()
    expect(refusedBy(match, 0, `card:${shadow('saltmere')}`)).toEqual(['IM-STA-11'])
    expect(messagesOf(match, 0, `card:${shadow('saltmere')}`)).toEqual([
      { key: 'refuse.startOccupied', args: { land: shadow('saltmere'), role: 1 } },
    ])
    expect(refusedBy(match, 0, `card:${shadow('mossgate')}`)).toEqual(['IM-RUL-09'])
    expect(refusedBy(match, 0, `card:${shadow('heartwood')}`)).toEqual([])
  })

  it('a joker of a full region [IM-STA-12]', () => {
    const match = draft()
    expect(refusedBy(match, 0, `card:${joker(SHADOW, 'fire')}`)).toEqual(['IM-STA-12'])
    expect(messagesOf(match, 0, `card:${joker(SHADOW, 'fire')}`)).toEqual([
      { key: 'refuse.startRegionFull', args: { region: 3 } },
    ])
  })

  it('it is of the other world, not in the hand, or kept already [IM-STA-09] [IM-STA-10] [IM-STA-14]', () => {
    const match = draft()
    expect(refusedBy(match, 0, `card:${light('heartwood')}`)).toEqual(['IM-STA-09'])
    expect(refusedBy(match, 0, `card:${joker(LIGHT, 'fire')}`)).toEqual(['IM-STA-09'])
    expect(refusedBy(match, 0, `card:${shadow('the-murk')}`)).toEqual(['IM-STA-10'])
    expect(refusedBy(match, 0, `card:${shadow('treehome')}`)).toEqual(['IM-STA-10'])
    expect(refusedBy(match, 0, `card:${shadow('highcrag')}`)).toEqual(['IM-STA-14'])
  })

  it('land cards come by placing; magic and blank cards and all actions come later [IM-STA-19] [IM-SET-18]', () => {
    const match = draft()
    expect(refusedBy(match, 0, `card:${landCard('heartwood')}`)).toEqual(['IM-STA-19'])
    for (const card of [magic('awaken'), BLANK]) expect(refusedBy(match, 0, `card:${card}`)).toEqual(['IM-SET-18'])
    for (const key of LATER) expect(refusedBy(match, 0, key)).toEqual(['IM-SET-18'])
    expect(refusedBy(match, 0, 'group:3')).toEqual(['IM-STA-17'])
    for (const key of ['card:90', 'card:x', 'card', 'land:50', 'weather:1'])
      expect(match.explain(0, { key }).filter(({ message }) => message.key.startsWith('refuse.start'))).toEqual([])
  })

  it('a land is reached by its card or a joker of its region [IM-STA-10] [IM-STA-18]', () => {
    const match = draft({ hands: [[...SHADOW_HAND, joker(SHADOW, 'moor')], [light('mossgate')], [shadow('the-murk')]] })
    const reason = (land: number): [string, string] => {
      const [{ rule, message }] = match.explain(0, { key: `land:${land}` })
      return [rule, message.key]
    }
    expect(reason(shadow('heartwood'))).toEqual(['IM-STA-10', 'refuse.startTakeCard'])
    expect(reason(shadow('crossfen'))).toEqual(['IM-STA-18', 'refuse.startJokerLater'])
    expect(reason(shadow('treehome'))).toEqual(['IM-STA-10', 'refuse.startNotInHand'])
    expect(reason(light('heartwood'))).toEqual(['IM-STA-09', 'refuse.startOtherWorld'])
    expect(reason(shadow('saltmere'))).toEqual(['IM-STA-11', 'refuse.startOccupied'])
    expect(reason(shadow('mossgate'))).toEqual(['IM-RUL-09', 'refuse.startOwnLand'])
  })

  it('without a group no land is reached, by whichever card [IM-STA-14]', () => {
    const match = draft({ groups: [[], [4], [5]] })
    for (const land of [shadow('heartwood'), shadow('saltmere'), shadow('treehome'), light('heartwood')])
      expect(match.explain(0, { key: `land:${land}` })).toEqual([
        { rule: 'IM-STA-14', message: { key: 'refuse.startKeepOnly' } },
      ])
    expect(match.explain(0, { key: 'land:50' })).toEqual([])
  })

  it('the limbos get their armies later [IM-STA-28]', () => {
    for (const world of [SHADOW, LIGHT]) expect(refusedBy(draft(), 0, `limbo:${world}`)).toEqual(['IM-STA-28'])
    expect(refusedBy(startMatch(3).match, startMatch(3).match.state.turn, 'limbo:0')).toEqual(['IM-STA-28'])
  })

  it('who places nothing may take any card [IM-STA-13] [IM-STA-14]', () => {
    const occupied = [shadow('mossgate'), shadow('saltmere'), joker(SHADOW, 'fire')]
    const free = draft({ groups: [[], [4], [5]] })
    const blocked = draft({ hands: [occupied, [light('mossgate')], [shadow('the-murk')]] })
    for (const card of occupied)
      for (const match of [free, blocked])
        expect(match.explain(0, { key: `card:${card}` }).filter(({ rule }) => rule.startsWith('IM-STA'))).toEqual([])
  })

  it('depends on nothing that the role may not know [IM-RUL-13]', () => {
    const one = draft()
    const other = draft({
      hands: [SHADOW_HAND, [light('treehome'), light('highcrag')], [shadow('duskmoor'), shadow('treehome')]],
    })
    for (let card = 0; card < 60; card++)
      expect(other.explain(0, { key: `card:${card}` })).toEqual(one.explain(0, { key: `card:${card}` }))
  })
})

describe('why a land cannot be chosen', () => {
  const choosing = (): ImmortalsMatch => {
    const match = draft({
      hands: [[joker(SHADOW, 'forest')], [light('mossgate')], [shadow('the-murk')]],
      armies: { 1: [[shadow('treehome'), 1]] },
    })
    chooseAs(match, 0, `card:${joker(SHADOW, 'forest')}`)
    chooseAs(match, 1, `card:${light('mossgate')}`)
    chooseAs(match, 2, `card:${shadow('the-murk')}`)
    return match
  }

  it('other world, other region, occupied [IM-STA-18]', () => {
    const match = choosing()
    expect(messagesOf(match, 0, `land:${light('heartwood')}`)).toEqual([
      { key: 'refuse.startJokerWorld', args: { region: 0 } },
    ])
    for (const land of [shadow('saltmere'), light('saltmere')])
      expect(messagesOf(match, 0, `land:${land}`)).toEqual([
        { key: 'refuse.startJokerRegion', args: { land, region: 0 } },
      ])
    expect(messagesOf(match, 0, `land:${shadow('treehome')}`)).toEqual([
      { key: 'refuse.startOccupied', args: { land: shadow('treehome'), role: 1 } },
    ])
    expect(refusedBy(match, 0, `land:${light('heartwood')}`)).toEqual(['IM-STA-18'])
    expect(refusedBy(match, 0, `land:${shadow('treehome')}`)).toEqual(['IM-STA-18'])
    for (const key of [`land:${shadow('heartwood')}`, 'land:50', 'land:x']) expect(refusedBy(match, 0, key)).toEqual([])
  })

  it('another region of the other world is told apart from the same one [IM-STA-18]', () => {
    const card = joker(SHADOW, 'water')
    const match = draft({ hands: [[card], [light('mossgate')], [shadow('the-murk')]], armies: {} })
    for (const [role, chosen] of [card, light('mossgate'), shadow('the-murk')].entries())
      chooseAs(match, role, `card:${chosen}`)
    expect(messagesOf(match, 0, `land:${light('saltmere')}`)).toEqual([
      { key: 'refuse.startJokerWorld', args: { region: 1 } },
    ])
    const land = light('heartwood')
    expect(messagesOf(match, 0, `land:${land}`)).toEqual([
      { key: 'refuse.startJokerRegion', args: { land, region: 1 } },
    ])
  })

  it('cards are chosen already, the group comes next, actions later [IM-STA-16] [IM-STA-18] [IM-SET-18]', () => {
    const match = choosing()
    expect(refusedBy(match, 0, `card:${shadow('heartwood')}`)).toEqual(['IM-STA-16'])
    expect(refusedBy(match, 0, 'group:3')).toEqual(['IM-STA-18'])
    for (const key of LATER) expect(refusedBy(match, 0, key)).toEqual(['IM-SET-18'])
  })

  it('with the last groups every unoccupied land is free [IM-RUL-83]', () => {
    const { match } = draftMatch({
      groups: [[3], [], []],
      hands: [[], [], []],
      stacks: [],
      armies: { 1: [[shadow('treehome'), 1]] },
    })
    expect(refusedBy(match, 0, `land:${shadow('treehome')}`)).toEqual(['IM-RUL-83'])
    expect(refusedBy(match, 0, `land:${light('treehome')}`)).toEqual([])
  })
})

describe('why a group cannot be chosen', () => {
  it('the first group goes to the start land [IM-STA-03] [IM-STA-04] [IM-STA-06]', () => {
    const { match } = startMatch(3, loaded())
    expect(refusedBy(match, 0, `land:${light('elderglade')}`)).toEqual(['IM-STA-03'])
    expect(refusedBy(match, 0, `land:${light('treehome')}`)).toEqual(['IM-STA-04'])
    expect(refusedBy(match, 0, `land:${shadow('elderglade')}`)).toEqual(['IM-STA-06'])
    expect(refusedBy(match, 0, `card:${light('treehome')}`)).toEqual(['IM-STA-08'])
    expect(refusedBy(match, 0, 'space:0')).toEqual(['IM-SET-18'])
  })

  it('no such group, used up, or on the outer fields that stay empty [IM-STA-01] [IM-STA-02]', () => {
    const reasons = (match: ImmortalsMatch, size: number): unknown[] =>
      match.explain(0, { key: `group:${size}` }).map(({ rule, message }) => [rule, message.key])
    const { match } = startMatch(3, loaded())
    expect(reasons(match, 6)).toEqual([['IM-STA-01', 'refuse.startNoSuchGroup']])
    expect(reasons(match, 5)).toEqual([])
    // Humans and Necromancers: 4 4 4 4 4 4, and 2 2 outside.
    const five = startMatch(5, loaded(1, 2)).match
    expect(five.state.groups[0]).toEqual([4, 4, 4, 4, 4, 4])
    expect(reasons(five, 2)).toEqual([['IM-STA-02', 'refuse.startOuterEmpty']])
    expect(reasons(five, 3)).toEqual([['IM-STA-01', 'refuse.startNoSuchGroup']])
    const four = startMatch(4, loaded(1, 2)).match
    expect(reasons(four, 2)).toEqual([])
    const used = draft({ groups: [[2], [4], [5]], races: { 0: ['humans', 'necromancers'] } })
    chooseAs(used, 0, `card:${shadow('heartwood')}`)
    chooseAs(used, 1, `card:${light('mossgate')}`)
    chooseAs(used, 2, `card:${shadow('the-murk')}`)
    expect(reasons(used, 4)).toEqual([['IM-STA-01', 'refuse.startGroupUsed']])
  })

  it('the land is fixed by the card [IM-STA-17] [IM-STA-16]', () => {
    const match = draft()
    chooseAs(match, 0, `card:${shadow('heartwood')}`)
    chooseAs(match, 1, `card:${light('mossgate')}`)
    chooseAs(match, 2, `card:${shadow('the-murk')}`)
    const reason = (land: number): unknown => messagesOf(match, 0, `land:${land}`)
    expect(reason(shadow('heartwood'))).toEqual([
      { key: 'refuse.startWhichGroup', args: { land: shadow('heartwood') } },
    ])
    expect(reason(light('heartwood'))).toEqual([{ key: 'refuse.startLandFixed', args: { land: shadow('heartwood') } }])
    expect(refusedBy(match, 0, `land:${light('heartwood')}`)).toEqual(['IM-STA-17'])
    expect(refusedBy(match, 0, `card:${shadow('mossgate')}`)).toEqual(['IM-STA-16'])
  })
})

describe('why armies cannot be split so', () => {
  it('only what fell goes into the limbos [IM-TOW-02]', () => {
    const { match } = draftMatch(
      { groups: [[], [], []], hands: [[], [], []], step: 8 },
      cubes(`+++----${'-'.repeat(24)}`),
    )
    expect(refusedBy(match, 0, 'armies:3')).toEqual([])
    expect(messagesOf(match, 0, 'armies:4')).toEqual([
      { key: 'refuse.startSplitTooMany', args: { armies: 4, fallen: 3 } },
    ])
    expect(refusedBy(match, 0, `land:${light('heartwood')}`)).toEqual(['IM-TOW-02'])
    for (const key of [...LATER, 'card:3']) expect(refusedBy(match, 0, key)).toEqual(['IM-SET-18'])
    choose(match, 'armies:0')
    expect(match.over).toBe(true)
  })
})
