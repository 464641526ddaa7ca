import { describe, expect, it } from 'vitest'
import type { Colour } from '../../content/names.ts'
import { withCards } from '../../testing/cards.ts'
import { effectMatch } from '../../testing/effects.ts'
import { choose, dice, heardMatch, numbered, offered, question, refusedBy, tableOf } from '../../testing/position.ts'
import type { Heard } from '../../testing/position.ts'
import { NONE } from '../table/state.ts'
import { meetsNeeds, attributeOf } from './attributes.ts'
import { attributeDice, guileOf } from './hero-dice.ts'

const [WHITE, YELLOW, BLUE, RED, PURPLE, BLACK] = [0, 1, 2, 3, 4, 5]

const rolled = ({ told }: Heard): string => (told('heroRolled')[0] as { dice: string }).dice
const roll = (hero: 'hanzo' | 'baranth' | 'khaal' | 'syndra' | 'ronja'): Heard =>
  heardMatch({ heroes: [hero, hero === 'baranth' ? 'dugpa' : 'yanny'] }, [
    { procedure: 'heroRoll', args: { role: 0, quest: NONE, bonus: [] } },
  ])

describe('Hero Dice', () => {
  it('Hanzo rolls purple and as many white or yellow dice as he has Guile [UP-EX-01, UP-HER-14, UP-HER-16]', () => {
    const heard = roll('hanzo')
    expect(question(heard.match)).toBe('guileDice@0')
    expect(offered(heard.match)).toEqual(['option:3', 'option:2', 'option:1', 'option:0'])
    expect(refusedBy(heard.match, 0, 'option:4')).toEqual(['UP-HER-16'])
    choose(heard.match, 'option:2')
    expect(rolled(heard)).toBe([PURPLE, YELLOW, YELLOW, WHITE].join())
  })

  it('Leadership 3 is exactly three blue dice [UP-EX-02, UP-HER-15]', () => {
    expect(rolled(roll('baranth')).split(',').map(Number)).toEqual([RED, BLUE, BLUE, BLUE])
  })

  it('each point of Might is a red die; without Guile nothing is asked [UP-HER-13]', () => {
    expect(rolled(roll('khaal'))).toBe([RED, RED, RED, BLUE].join())
    const t = tableOf({ heroes: ['ronja', 'dugpa'] })
    expect([attributeDice(t, 0), guileOf(t, 0)]).toEqual([[RED, RED, BLUE], 1])
  })

  it('a roll outside Quests has the dice of the effect and of cards in play as well [UP-HER-17]', () => {
    const effect = {
      op: 'heroRoll',
      who: 'you',
      bonus: ['black'],
      per: [{ symbol: 'skull', do: [{ op: 'gain', who: 'you', food: 1 }] }],
    } as const
    const content = withCards({
      feats: { 'khaal-troll-father': { modifiers: [{ rule: 'heroDice', dice: ['white'] }] } },
    })
    const position = {
      heroes: ['khaal', 'yanny'],
      startFeats: false,
      feats: { 0: ['khaal-troll-father'] },
      content,
    } as const
    const source = dice('red:SS', 'red:-', 'red:S', 'blue:H', 'black:SSS', 'white:-')
    const heard = effectMatch(position, [effect], { you: 0 }, { source })
    expect(rolled(heard)).toBe([RED, RED, RED, BLUE, BLACK, WHITE].join())
    expect(heard.told('resourceGained')).toHaveLength(6)
    expect(heard.match.state.heroRoll).toBeUndefined()
  })

  it('`goals` count every symbol again, `none` only if no goal was reached [UP-RUL-39]', () => {
    const goal = (n: number, food: number) => ({ symbol: 'skull', n, do: [{ op: 'gain', who: 'you', food }] }) as const
    const effect = { op: 'heroRoll', who: 'you', goals: [goal(2, 1), goal(3, 2)], none: [goal(1, 4).do[0]] } as const
    const food = (...faces: readonly `${Colour}:${string}`[]): number[] =>
      effectMatch({ heroes: ['khaal', 'yanny'], startFeats: false }, [effect], { you: 0 }, { source: dice(...faces) })
        .told('resourceGained')
        .map((event) => (event as { n: number }).n)
    expect(food('red:SS', 'red:S', 'red:-', 'blue:-')).toEqual([1, 2])
    expect(food('red:SS', 'red:-', 'red:-', 'blue:-')).toEqual([1])
    expect(food('red:S', 'red:-', 'red:-', 'blue:-')).toEqual([4])
  })

  it('attributes are the printed ones plus those gained; they open Items [UP-HER-12, UP-HER-18]', () => {
    const axe = numbered('items', 'axe-of-the-giants')
    const plain = tableOf({ heroes: ['ronja', 'dugpa'] })
    expect([0, 1, 2, 3].map((attribute) => attributeOf(plain, 0, attribute))).toEqual([2, 0, 1, 1])
    expect(meetsNeeds(plain, 0, axe)).toBe(false)
    const content = withCards({ items: { flenser: { modifiers: [{ rule: 'attribute', attribute: 'might', n: 1 }] } } })
    const raised = tableOf({ heroes: ['ronja', 'dugpa'], items: { 0: ['flenser'] }, content })
    expect(attributeOf(raised, 0, 0)).toBe(3)
    expect(attributeOf(raised, 1, 0)).toBe(1)
    expect(meetsNeeds(raised, 0, axe)).toBe(true)
    const faceDown = tableOf({
      heroes: ['ronja', 'dugpa'],
      items: { 0: ['flenser'] },
      content,
      arrange: (s) => void s.flippedItems.push(numbered('items', 'flenser')),
    })
    expect(attributeOf(faceDown, 0, 0)).toBe(2)
  })

  it('a roll that interrupts another one ends first; the other goes on as it was [UP-HER-17, UP-RUL-39]', () => {
    const inner = {
      op: 'heroRoll',
      who: 'you',
      per: [{ symbol: 'skull', do: [{ op: 'gain', who: 'you', salt: 1 }] }],
    } as const
    const content = withCards({
      feats: {
        'khaal-troll-father': {
          abilities: [{ window: 'heroRoll:beforeRolling', use: 'may', limit: 'game', do: [inner] }],
        },
      },
    })
    const effect = {
      op: 'heroRoll',
      who: 'you',
      bonus: ['black'],
      per: [{ symbol: 'skull', do: [{ op: 'gain', who: 'you', food: 1 }] }],
    } as const
    const position = {
      heroes: ['khaal', 'yanny'],
      startFeats: false,
      feats: { 0: ['khaal-troll-father'] },
      content,
    } as const
    const own = ['red:SS', 'red:-', 'red:-', 'blue:-'] as const
    const source = dice(...own, 'red:S', 'red:S', 'red:S', 'blue:-', 'black:SSS')
    const heard = effectMatch(position, [effect], { you: 0 }, { source })
    choose(heard.match, offered(heard.match)[0])
    expect(heard.told('heroRolled').map((event) => (event as { dice: string }).dice)).toEqual([
      [RED, RED, RED, BLUE].join(),
      [RED, RED, RED, BLUE, BLACK].join(),
    ])
    expect(heard.told('heroResult').map((event) => (event as { skulls: number }).skulls)).toEqual([2, 6])
    const { resources, heroRoll } = heard.match.state
    expect([resources[0], resources[2], heroRoll]).toEqual([7, 11, undefined])
  })
})
