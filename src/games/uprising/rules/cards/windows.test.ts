import { describe, expect, it } from 'vitest'
import type { Ability } from '../../content/effects/timing.ts'
import { withCards } from '../../testing/cards.ts'
import { carrying, fight, FIELD, using } from '../../testing/combat.ts'
import { at, card, choose, heardMatch, offered, question, tableOf } from '../../testing/position.ts'
import type { Heard, Position } from '../../testing/position.ts'
import { NO_CONTEXT } from '../select/context.ts'
import { CHAOS, EMPIRE } from '../table/state.ts'
import { abilitiesOf, windowNumber } from './ability-index.ts'
import { describeAbility } from './windows.ts'

const gainFor = (who: 'empire' | 'chaos', n = 1) => ({ op: 'gainVP', who, n }) as const
const must = (window: Ability['window'], more: Partial<Ability> = {}): Ability => ({
  window,
  use: 'must',
  limit: 'none',
  do: [gainFor('empire')],
  ...more,
})
const opened = (position: Position, window: Ability['window'], context: object = {}): Heard =>
  heardMatch({ startFeats: false, ...position }, [
    { procedure: 'window', args: { ...NO_CONTEXT, ...context, window: windowNumber(window), done: [], passed: 0 } },
  ])
const told = ({ told: list }: Heard): number[] => list('vpGained').map((event) => (event as { side: number }).side)

describe('an ability that is offered', () => {
  it('names its card, where it has one, and lights it up [UP-CRD-15]', () => {
    const t = tableOf()
    const { feats, items, quests, druids, nemesis, skeleton } = abilitiesOf(t)
    const first = (by: readonly (readonly { readonly number: number }[])[], n: number): number => by[n][0].number
    const said = (number: number): object => {
      const { label, targets, data } = describeAbility(t, number)
      return { of: label.args?.of, targets, data }
    }
    const [legion, horde] = [card('courtesan'), card('siren')]
    const own = [
      ['feat', feats],
      ['quest', quests],
      ['druid', druids],
    ] as const
    for (const [kind, by] of own) {
      const of = by.findIndex((list) => list.length > 0)
      const number = first(by, of)
      expect(said(number)).toEqual({ of, targets: [`${kind}:${of}`], data: { ability: number, card: { kind, of } } })
    }
    const item = items.findIndex((list) => list.length > 0)
    expect(said(first(items, item))).toMatchObject({
      targets: [`item:${item}`],
      data: { card: { kind: 'item', of: item } },
    })
    for (const of of [legion, horde]) {
      const { number } = nemesis[of].at(-1)!
      expect(said(number)).toEqual({
        of,
        targets: [`card:${of}`],
        data: { ability: number, card: { kind: 'nemesis', of } },
      })
    }
    expect(said(skeleton[0].number)).toMatchObject({ data: { ability: skeleton[0].number } })
    expect(describeAbility(t, skeleton[0].number).data).not.toHaveProperty('card')
  })
})

describe('what the Nemesis does by itself', () => {
  const both = (abilities: readonly Ability[], other: readonly Ability[] = []): Position => ({
    cards: { courtesan: { at: at(-2, 0), target: at(0, 2) }, siren: { at: at(2, 0) } },
    content: withCards({ nemesis: { courtesan: { abilities }, siren: { abilities: other } } }),
  })

  it('when a Target moves only the Legion whose Target it is [UP-TGT-10]', () => {
    const [mine, other] = [card('courtesan'), card('siren')]
    const retarget = both([must('on:retarget')])
    expect(opened(retarget, 'on:retarget', { trigger: mine }).match.state.vp[EMPIRE]).toBe(1)
    expect(opened(retarget, 'on:retarget', { trigger: other }).match.state.vp[EMPIRE]).toBe(0)
    expect(opened({ ...retarget, cards: {} }, 'on:retarget', { trigger: mine }).match.state.vp[EMPIRE]).toBe(0)
    // Other triggers are heard whichever card they are about.
    expect(
      opened(both([must('on:cardActivated')]), 'on:cardActivated', { trigger: other }).match.state.vp[EMPIRE],
    ).toBe(1)
  })

  it('who comes first is asked of the first player, or drawn if ties are [UP-RUL-05] [UP-RUL-06]', () => {
    const two = both([must('phaseStart:nemesis')], [must('phaseStart:nemesis', { do: [gainFor('chaos')] })])
    expect(question(opened({ ...two, firstPlayer: 1 }, 'phaseStart:nemesis').match)).toBe('chooseTrigger@1')
    const drawn = opened({ ...two, options: { nemesisTies: ['drawn', 'asked'] } }, 'phaseStart:nemesis')
    expect([drawn.match.over, told(drawn).sort()]).toEqual([true, [EMPIRE, CHAOS].sort()])
    expect(drawn.match.log.some((entry) => entry.type === 'draw')).toBe(true)
    const other = { ...two, options: { nemesisTies: ['asked', 'drawn'] as const } } as Position
    expect(question(opened(other, 'phaseStart:nemesis').match)).toBe('chooseTrigger@0')
  })

  it('what its card says happens where the card is, if nothing else names a hex [UP-RUL-79]', () => {
    const here = must('phaseStart:nemesis', { do: [{ op: 'placeCurse', at: { at: 'here' } }] })
    const heard = opened(both([], [here]), 'phaseStart:nemesis')
    expect(heard.match.state.curse[at(2, 0)]).toBe(1)
    const elsewhere = opened(both([], [{ ...here, window: 'on:hexExplored' }]), 'on:hexExplored', { here: at(0, 1) })
    expect([elsewhere.match.state.curse[at(0, 1)], elsewhere.match.state.curse[at(2, 0)]]).toEqual([1, 0])
  })

  it('not what it cannot pay, what has been used up, or what would do nothing [UP-CMB-58] [UP-RUL-04]', () => {
    const used = both([must('phaseStart:nemesis', { limit: 'game' })])
    expect(opened(used, 'phaseStart:nemesis').match.state.vp[EMPIRE]).toBe(1)
    const number = abilitiesOf(tableOf(used)).nemesis[card('courtesan')][0].number
    const again = opened({ ...used, arrange: (s) => void s.usedGame.push(number) }, 'phaseStart:nemesis')
    expect(again.match.state.vp[EMPIRE]).toBe(0)
    const priced = both([must('phaseStart:nemesis', { cost: [{ pay: 'bolt', n: 1 }] })])
    expect(opened(priced, 'phaseStart:nemesis').match.state.vp[EMPIRE]).toBe(0)
    const idle = both([must('phaseStart:nemesis', { do: [{ op: 'lose', who: 'you', salt: 1 }] })])
    expect(opened(idle, 'phaseStart:nemesis').told('abilityUsed')).toEqual([])
  })
})

describe('before a combat', () => {
  const army: Position = {
    heroAt: { 0: FIELD },
    units: { [FIELD]: ['trolls', 'trolls'] },
    items: { 0: ['abad-warpaint'] },
  }

  it('players come before the Nemesis, and are not asked again after it [UP-CMB-13]', () => {
    const salt = { op: 'gain', who: 'you', salt: 1 } as const
    const own = using('combat:before', [salt], { limit: 'none', cost: [{ pay: 'resources', food: 1 }] })
    const [content, others] = [
      carrying(own),
      withCards({
        nemesis: { siren: { abilities: [must('combat:before', { do: [gainFor('chaos')] })], modifiers: [] } },
      }),
    ]
    const heard = fight({ ...army, cards: { siren: { at: FIELD, threat: 3 } }, content: (one) => others(content(one)) })
    expect([question(heard.match), heard.match.state.vp[CHAOS]]).toEqual(['useAbility@0', 0])
    choose(heard.match, offered(heard.match)[0])
    expect([question(heard.match), heard.match.state.vp[CHAOS]]).toEqual(['useAbility@0', 0])
    choose(heard.match, 'pass')
    expect(heard.match.state.vp[CHAOS]).toBe(1)
    expect(told(heard).filter((side) => side === CHAOS)).toHaveLength(1)
    expect(heard.match.over || heard.match.state.combat?.part !== 'before').toBe(true)
  })
})
