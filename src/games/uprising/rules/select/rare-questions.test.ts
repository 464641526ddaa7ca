import { describe, expect, it } from 'vitest'
import { FIELD } from '../../testing/combat.ts'
import { at, card, numbered } from '../../testing/position.ts'
import { seen } from '../../testing/seen.ts'
import { discardForLimit } from '../cards/card-arrives.ts'
import { choosePrice } from '../cards/costs.ts'
import { keepBolts } from '../combat/bolts.ts'
import { chooseColour } from '../combat/dice-choice.ts'
import { chooseDruid } from '../combat/druids.ts'
import { combatAgainst, combatWhere } from '../combat/settle.ts'
import { chooseExchange } from '../effects/exchange.ts'
import { chooseNextHex, chooseOption, chooseOrElse } from '../effects/flow-questions.ts'
import { chooseItem } from '../effects/gain-item.ts'
import { skeletonOrder, skeletonPath } from '../nemesis/skeletons.ts'
import { targetFaction, targetHaven } from '../nemesis/targets.ts'
import { whichCard } from '../nemesis/tokens.ts'
import { CHAOS, EMPIRE, NONE } from '../table/state.ts'
import { choosePlayer, mayDo } from './choose-player.ts'
import { contextOf } from './context.ts'
import { chooseOwnCard } from './pick-own-cards.ts'

const FLENSER = numbered('items', 'flenser')
const of = contextOf('item', FLENSER)

describe('questions about cards', () => {
  it('Bolts to keep: those beyond the Shields in any case [UP-CMB-42]', () => {
    expect(seen(keepBolts, { bolts: 3, shields: 2 })).toEqual({
      options: {
        'option:1': ['Keep 1 Bolt, cancel 2 Shields'],
        'option:2': ['Keep 2 Bolts, cancel 1 Shield'],
        'option:3': ['Keep 3 Bolts, cancel 0 Shields'],
      },
      prompt: 'You have 3 Bolts, the enemy has 2 Shields. How many Bolts do you keep for After Damage?',
    })
    expect(Object.keys(seen(keepBolts, { bolts: 1, shields: 4 }).options)).toEqual(['option:0', 'option:1'])
  })

  it('prices that can be paid [UP-CRD-06]', () => {
    const cost = {
      pay: 'oneOf',
      of: [
        [{ pay: 'resources', salt: 1, food: 2 }],
        [{ pay: 'any', n: 3 }],
        [{ pay: 'ap', n: 2 }],
        [{ pay: 'vp', n: 1 }, { pay: 'flip' }],
        [{ pay: 'bolt', n: 1 }],
        [{ pay: 'resources', plunder: 6 }],
        [{ pay: 'any', n: 1 }, { pay: 'discardThis' }],
      ],
    } as const
    const position = { items: { 0: ['flenser'] }, vp: { 0: 1 } }
    expect(seen(choosePrice, { cost, c: { ...of, you: 0 } }, position)).toEqual({
      options: {
        'option:0': ['1 Salt and 2 Food'],
        'option:1': ['3 resources of any kinds'],
        'option:2': ['2 AP'],
        'option:3': ['1 VP'],
        'option:6': ['1 resource of any kind and what the card asks for'],
      },
      prompt: 'Flenser: what do you pay?',
    })
    const poor = { ...cost, of: [[{ pay: 'bolt', n: 1 }], [{ pay: 'resources', plunder: 6 }]] } as const
    expect(seen(choosePrice, { cost: poor, c: { ...of, you: 0 } }, position).options).toEqual({ done: ['Done'] })
  })

  it('Items that can be had, with their price [UP-CRD-02]', () => {
    const market = ['flenser', 'abad-warpaint', '']
    const arg = { role: 0, from: 0, drawn: [], waived: 1, discount: NONE }
    expect(seen(chooseItem, arg, { market })).toEqual({
      options: {
        'item:1': ['Abad Warpaint', 'Free', 'item:1'],
        'item:3': ['Flenser', 'Free', 'item:3'],
      },
      prompt: 'Which Item do you take?',
    })
    expect(seen(chooseItem, { ...arg, discount: 1 }, { market })).toEqual({
      options: {
        'item:1': ['Abad Warpaint', 'Free', 'item:1'],
        'item:3': ['Flenser', 'Costs 1 Salt', 'item:3'],
      },
      prompt: 'Which Item do you take?',
    })
    const drawn = seen(chooseItem, { ...arg, from: 2, drawn: [FLENSER] }, { market })
    expect(Object.keys(drawn.options)).toEqual([`item:${FLENSER}`])
  })

  it('Druids face-up, to exchange or to attach [UP-RUL-05]', () => {
    const position = { druids: ['red-hand', 'silence', 'treemother'], arrange: hideFirst }
    expect(seen(chooseDruid, { purpose: 'swap' }, position)).toEqual({
      options: {
        'druid:3': ['Silence', 'druid:3'],
        'druid:4': ['Treemother', 'druid:4'],
      },
      prompt: 'Which Druid is exchanged?',
    })
    expect(seen(chooseDruid, { purpose: 'attach' }, position).prompt).toEqual('Which Druid goes on the card?')
  })

  it('own cards: which, why and how many more [UP-RUL-05, UP-RUL-98]', () => {
    const items = { 0: ['flenser', 'abad-warpaint'], 1: ['xyxrit-leaves'] }
    const arg = {
      source: 0,
      of: -1,
      owner: 0,
      type: 'featOrItem',
      face: undefined,
      isDearest: false,
      except: -1,
      chosen: [],
      purpose: 'discard',
      left: 2,
    } as const
    expect(seen(chooseOwnCard, arg, { items, startFeats: false })).toEqual({
      options: {
        'item:1': ['Abad Warpaint', 'item:1'],
        'item:3': ['Flenser', 'item:3'],
      },
      prompt: 'Discard 2 cards',
    })
    expect(seen(chooseOwnCard, { ...arg, purpose: 'flip', left: 1 }, { items }, 1).prompt).toEqual(
      'Turn 1 card of Dugpa face-down',
    )
  })

  it('a card too many [UP-CRD-04]', () => {
    const items = { 0: 'flenser abad-warpaint xyxrit-leaves axe-of-the-giants'.split(' ') }
    const { prompt, options } = seen(discardForLimit, undefined, {
      items,
      arrange: (s) => s.items[0].push(20, 21, 22, 23, 24),
    })
    expect(prompt).toEqual('Too many cards: discard 1 card')
    expect(Object.keys(options)).toHaveLength(11)
  })

  it('exchanges of one kind or of any [UP-CRD-06]', () => {
    const arg = { give: 2, get: 1, of: 'oneKind', left: 3 } as const
    expect(seen(chooseExchange, arg, { resources: { 0: [2, 1, 0] } })).toEqual({
      options: {
        done: ['Done'],
        'option:1': ['2 Salt for 1 Plunder'],
        'option:2': ['2 Salt for 1 Food'],
      },
      prompt: 'Exchange resources (3 times at most)',
    })
    expect(seen(chooseExchange, { ...arg, of: 'any' }, { resources: { 0: [1, 1, 0] } })).toEqual({
      options: {
        done: ['Done'],
        'option:10': ['2 resources for 1 Plunder'],
        'option:11': ['2 resources for 1 Food'],
        'option:9': ['2 resources for 1 Salt'],
      },
      prompt: 'Exchange resources (3 times at most)',
    })
    expect(Object.keys(seen(chooseExchange, { ...arg, of: 'any' }, { resources: { 0: [1, 0, 0] } }).options)).toEqual([
      'done',
    ])
  })

  it('players, yes or no, printed choices [UP-RUL-05, UP-RUL-98]', () => {
    const { source } = of
    expect(seen(choosePlayer, { source, of: FLENSER, except: 1 }, { roles: 3, firstPlayer: 2 })).toEqual({
      options: {
        'role:0': ['Dugpa', 'role:0'],
        'role:2': ['Fhayanor', 'role:2'],
      },
      prompt: 'Flenser: which player?',
    })
    expect(seen(mayDo, { source, of: FLENSER, about: 'may' })).toEqual({
      options: {
        no: ['No'],
        yes: ['Yes'],
      },
      prompt: 'Flenser: carry it out?',
    })
    const label = { en: 'Pay', de: 'Zahle' }
    const elseLabel = { en: 'Suffer', de: 'Leide' }
    const orElse = { op: 'orElse', by: 'you', label, elseLabel, do: [], else: [] } as const
    expect(seen(chooseOrElse, { effect: orElse, source, of: FLENSER }).options).toEqual({
      'option:0': ['Pay'],
      'option:1': ['Suffer'],
    })
    const gain = { op: 'gain', who: 'you', salt: 1 } as const
    const choice = {
      op: 'choose',
      by: 'you',
      of: [label, elseLabel].map((one) => ({ label: one, do: [gain] })),
    } as const
    const c = { ...of, you: 0 }
    expect(seen(chooseOption, { effect: choice, c, taken: [0] }).options).toEqual({ 'option:1': ['Suffer'] })
  })

  it('colours of dice, the best first [UP-CMB-34]', () => {
    expect(seen(chooseColour, undefined)).toEqual({
      options: {
        'colour:0': ['1 white die', 'colour:0'],
        'colour:1': ['1 yellow die', 'colour:1'],
        'colour:2': ['1 blue die', 'colour:2'],
        'colour:3': ['1 red die', 'colour:3'],
        'colour:4': ['1 purple die', 'colour:4'],
        'colour:5': ['1 black die', 'colour:5'],
      },
      prompt: 'Choose the colour of the die',
    })
  })
})

describe('questions about the map and the Nemesis', () => {
  it('hexes one after the other, or in any order [UP-RUL-06]', () => {
    const spaces = [FIELD, at(0, 1)]
    expect(seen(chooseNextHex, { spaces, isOrder: 1 })).toEqual({
      options: {
        done: ['In any order'],
        'hex:19': ['D5 (unexplored)', 'hex:19'],
        'hex:25': ['E4 (unexplored)', 'hex:25'],
      },
      prompt: 'Which hex first?',
    })
    expect(seen(chooseNextHex, { spaces, isOrder: 0 }).prompt).toEqual('Choose a hex')
  })

  it('where and against whom to fight first [UP-RUL-78, UP-RUL-56]', () => {
    const three = {
      units: { [FIELD]: ['trolls', 'trolls', 'trolls'] },
      garrisons: { [FIELD]: 2, [at(3, 0)]: 1 },
      skeletons: { [FIELD]: 2 },
      tiles: { [FIELD]: 'ice' },
    } as const
    expect(Object.keys(seen(combatWhere, undefined, three).options)).toEqual([`hex:${FIELD}`])
    expect(seen(combatAgainst, { space: FIELD, side: 0 }, three)).toEqual({
      options: {
        'role:4': ['The Empire, strength 2', 'hex:19'],
        'role:5': ['Chaos, strength 2', 'hex:19'],
      },
      prompt: 'Whom does Dugpa fight first? Fog Grave (D5)',
    })
    const weaker = seen(combatAgainst, { space: FIELD, side: EMPIRE }, three)
    expect(Object.keys(weaker.options)).toEqual([`role:${CHAOS}`])
  })

  it('Targets: a faction, then one of its weakest Havens [UP-TGT-03, UP-TGT-04]', () => {
    const legion = card('courtesan')
    const position = { havens: { 1: [at(1, 1), at(0, 2)] }, units: { [at(0, 2)]: ['younglings'] } } as const
    expect(seen(targetFaction, { card: legion }, position)).toEqual({
      options: {
        'role:0': ['Dugpa', '1 Haven on the map', 'role:0'],
        'role:1': ['Baranth', '2 Havens on the map', 'role:1'],
      },
      prompt: 'Whom does Courtesan take for its Target?',
    })
    expect(seen(targetHaven, { card: legion, role: 1, except: NONE }, position)).toEqual({
      options: {
        'hex:26': ['E5 (unexplored)', '0 Units there', 'hex:26'],
      },
      prompt: 'Which of Baranth’s weakest Havens becomes the Target of Courtesan?',
    })
    expect(Object.keys(seen(targetHaven, { card: legion, role: 1, except: at(1, 1) }, position).options)).toEqual([
      `hex:${at(0, 2)}`,
    ])
  })

  it('Legions and Hordes that are still in play, else nothing [UP-EVT-10, UP-RUL-53]', () => {
    const cards = { siren: { at: at(2, 0), threat: 2, tokens: 1 }, courtesan: { at: FIELD, threat: 4 } }
    const all = [card('siren'), card('courtesan'), card('assassin')]
    expect(seen(whichCard, { why: 'token', cards: all }, { cards })).toEqual({
      options: {
        'card:0': ['Courtesan', 'Threat 4, 0 Activation Tokens, D5 (unexplored)', 'UP-EVT-10', 'card:0'],
        'card:13': ['Siren', 'Threat 2, 1 Activation Token, D6 (unexplored)', 'UP-EVT-10', 'card:13'],
      },
      prompt: 'Which card gets the Activation Token?',
    })
    expect(seen(whichCard, { why: 'pick', cards: all }, { cards }).prompt).toEqual('Which Legion or Horde?')
    expect(seen(whichCard, { why: 'pick', cards: [card('assassin')] }, { cards }).options).toEqual({ done: ['Done'] })
    expect(seen(whichCard, { why: 'order', cards: all }, { cards }).options[`card:${card('siren')}`]).toContain(
      'UP-RUL-53',
    )
  })

  it('Skeletons: which group, and its way [UP-SKE-09, UP-HOR-14]', () => {
    const skeletons = { [at(2, 0)]: 2, [at(-2, 0)]: 1 }
    const arg = { spaces: [at(2, 0), at(-2, 0), at(0, 1)], counts: [2, 1, 1] }
    expect(seen(skeletonOrder, arg, { skeletons })).toEqual({
      options: {
        'hex:16': ['D2 (unexplored): 1 Skeleton', 'hex:16'],
        'hex:20': ['D6 (unexplored): 2 Skeletons', 'hex:20'],
      },
      prompt: 'Which Skeletons move next?',
    })
    expect(seen(skeletonPath, { from: at(2, 0), count: 2 }, { skeletons })).toEqual({
      options: {
        'hex:13': ['Howling White (C5)', 'UP-HOR-12', 'hex:13'],
        'hex:19': ['D5 (unexplored)', 'UP-HOR-12', 'hex:19'],
        'hex:26': ['E5 (unexplored)', 'UP-HOR-12', 'hex:26'],
      },
      prompt: 'Several hexes are equally good for 2 Skeletons from D6 (unexplored). Which one?',
    })
  })
})

function hideFirst(state: { druidUp: number[] }): void {
  state.druidUp[0] = 0
}
