import { describe, expect, it } from 'vitest'
import { flat, pairsIn, sceneFor, withCard } from '../../testing/attacks.ts'
import { figure, tableOf, type Position } from '../../testing/position.ts'
import { row, smallField } from '../../testing/small-fields.ts'
import { cardOf } from '../table/figures.ts'
import { NONE } from '../table/state.ts'
import { mayAttack, rangeOf } from './targets.ts'

const LINE = smallField(row(...new Array<number>(14).fill(1)))
const BASIC = { game: 'basic' } as const

/** Whether the first figure of role 0's card may attack the first of role 1's. */
function may(position: Position, attacker: string, target: string): boolean {
  const t = tableOf(position)
  return mayAttack(t, figure(t, 0, attacker), figure(t, 1, target))
}

const duel = (attacker: string, target: string, distance: number, more: Partial<Position> = {}): boolean =>
  may(
    { field: LINE, armies: { 0: { [attacker]: [[0, 0]] }, 1: { [target]: [[distance, 0]] } }, ...more },
    attacker,
    target,
  )

describe('range', () => {
  it('a Range of 7 reaches 1 to 7 spaces and not 8 [HS-EX-13, HS-BAS-20]', () => {
    const reached = [1, 2, 6, 7, 8, 9].filter((distance) =>
      duel('zettian-guards', 'airborne-elite', distance, { rules: BASIC }),
    )
    expect(reached).toEqual([1, 2, 6, 7])
  })

  it('a Marro Warrior reaches everybody up to 6 spaces away [HS-EX-33, HS-ATT-01]', () => {
    const reached = [1, 2, 5, 6, 7].filter((distance) => duel('marro-warriors', 'syvarris', distance))
    expect(reached).toEqual([1, 2, 5, 6])
  })

  it('a Range of 1 asks for an adjacent figure, a longer one reaches neighbours that are not adjacent [HS-RUL-47]', () => {
    const at = (attacker: string, level: number, game: 'basic' | 'master'): boolean =>
      may(
        {
          field: smallField(row(1, level)),
          rules: { game },
          armies: { 0: { [attacker]: [[0, 0]] }, 1: { syvarris: [[1, 0]] } },
        },
        attacker,
        'syvarris',
      )
    expect([at('finn', 5, 'master'), at('finn', 6, 'master')]).toEqual([true, false])
    expect(at('agent-carr', 6, 'master')).toBe(true)
    expect(at('finn', 6, 'basic')).toBe(true)
    expect(duel('finn', 'syvarris', 2, { rules: BASIC })).toBe(false)
    expect(duel('finn', 'syvarris', 2)).toBe(false)
  })

  it('Ivor adds 4 to a printed Range of at least 4, for its own player only [HS-GLY-11, HS-RUL-63]', () => {
    const rangeWith = (range: number, holder: 0 | 1): number => {
      const t = tableOf({
        field: LINE,
        glyphs: [['ivor', [13, 0]]],
        content: withCard('marro-warriors', (card) => ({ master: { ...card.master, range } })),
        armies: {
          0: { 'marro-warriors': [[0, 0]], ...(holder === 0 ? { finn: [[13, 0]] } : {}) },
          1: holder === 1 ? { finn: [[13, 0]] } : { syvarris: [[5, 0]] },
        },
      })
      return rangeOf(t, figure(t, 0, 'marro-warriors'))
    }
    expect([1, 3, 4, 6].map((range) => rangeWith(range, 0))).toEqual([1, 3, 8, 10])
    expect(rangeWith(6, 1)).toBe(6)
  })

  it('a Guard next to Deathwalker has a Range 2 longer; other Soulborgs and other soldiers have not [HS-EX-44, HS-POW-18]', () => {
    const rangeNextTo = (id: string, where: number, change: Partial<Position> = {}): number => {
      const t = tableOf({
        field: LINE,
        armies: { 0: { 'deathwalker-9000': [[0, 0]], [id]: [[where, 0]] }, 1: {} },
        ...change,
      })
      return rangeOf(t, figure(t, 0, id))
    }
    expect([rangeNextTo('zettian-guards', 1), rangeNextTo('zettian-guards', 2)]).toEqual([9, 7])
    expect(rangeNextTo('marro-warriors', 1)).toBe(6)
    const soulborg = withCard('marro-warriors', () => ({ species: 'soulborg' }))
    expect(rangeNextTo('marro-warriors', 1, { content: soulborg })).toBe(6)
    const guards = withCard('marro-warriors', () => ({ species: 'soulborg', class: 'guards' }))
    expect(rangeNextTo('marro-warriors', 1, { content: guards })).toBe(8)
    expect(rangeNextTo('zettian-guards', 1, { rules: BASIC })).toBe(7)
    expect(rangeNextTo('zettian-guards', 1, { glyphs: [['ivor', [0, 0]]] })).toBe(13)
  })
})

describe('sight', () => {
  const overRidge = (level: number): boolean =>
    may(
      {
        field: smallField(row(1, 1, 1, 1, 1, 1, level, 1)),
        rules: BASIC,
        armies: { 0: { 'zettian-guards': [[0, 0]] }, 1: { 'airborne-elite': [[7, 0]] } },
      },
      'zettian-guards',
      'airborne-elite',
    )

  it('a soldier 7 spaces away of whom a part is seen may be attacked, a hidden one not [HS-EX-10, HS-BAS-19]', () => {
    expect([overRidge(5), overRidge(6), overRidge(7)]).toEqual([true, true, false])
  })

  it('a Viking who hides only a part of Syvarris does not protect him [HS-EX-34]', () => {
    const past = (viking: number): boolean =>
      may(
        {
          field: LINE,
          armies: {
            0: { 'marro-warriors': [[0, 0]] },
            1: { syvarris: [[6, 0]], 'tarn-viking-warriors': [[viking, 0]] },
          },
        },
        'marro-warriors',
        'syvarris',
      )
    expect([past(5), past(3)]).toEqual([true, false])
  })

  it('an adjacent figure need not be seen in the Master game, but in the Basic game [HS-RUL-50]', () => {
    const blind = withCard('finn', (card) => ({ body: { ...card.body, aimUp: 0.1 } }))
    const hidden = withCard('syvarris', (card) => ({
      body: { ...card.body, parts: [{ along: 0, radius: 0.2, from: 0, to: 0.2, isHit: true }] },
    }))
    const field = smallField(row(1, 5))
    const armies = { 0: { finn: [[0, 0]] }, 1: { syvarris: [[1, 0]] } } as const
    const content: NonNullable<Position['content']> = (one) => hidden(blind(one))
    const low = withCard('finn', (card) => ({
      body: { ...card.body, parts: card.body.parts.map((part) => ({ ...part, from: 0, to: 0.2 })) },
    }))
    expect(may({ field, armies, content }, 'finn', 'syvarris')).toBe(true)
    const basic: NonNullable<Position['content']> = (one) => hidden(low(one))
    expect(may({ field, armies, content: basic, rules: BASIC }, 'finn', 'syvarris')).toBe(false)
    expect(may({ field: smallField(row(1, 1)), armies, content: basic, rules: BASIC }, 'finn', 'syvarris')).toBe(true)
  })
})

describe('engagement', () => {
  const armies = {
    0: { 'marro-warriors': [[4, 0]] },
    1: { 'tarn-viking-warriors': [[5, 0]], syvarris: [[2, 0]] },
  } as const

  it('an engaged figure attacks only those it is engaged with, whatever its Range [HS-ENG-13, HS-RNG-09]', () => {
    const scene = sceneFor({ field: LINE, armies, active: 'marro-warriors', step: 'attack' })
    const [marro, viking] = [figure(scene.play, 0, 'marro-warriors'), figure(scene.play, 1, 'tarn-viking-warriors')]
    expect(pairsIn(scene)).toEqual([`${marro}>${viking}`])
  })

  it('the Basic game knows no engagement: a figure next to an enemy shoots at anybody [HS-BAS-19]', () => {
    const scene = sceneFor({ field: LINE, rules: BASIC, armies, active: 'marro-warriors', step: 'attack' })
    expect(pairsIn(scene)).toHaveLength(2)
  })
})

describe('friends and others', () => {
  it('normal attacks are only made on enemies: not on own figures, team mates or a captive [HS-RUL-56]', () => {
    const scene = sceneFor({
      field: smallField(flat(7, 3)),
      roles: 3,
      teams: [[0, 1], [2]],
      armies: {
        0: { 'marro-warriors': [[0, 1]], finn: [[2, 1]] },
        1: { thorgrim: [[2, 0]] },
        2: { syvarris: [[4, 0]], 'ne-gok-sa': [[4, 2]] },
      },
      active: 'marro-warriors',
      step: 'attack',
      arrange: (state) => void (state.truce = 0),
    })
    const { play } = scene
    const [marro, syvarris, captive] = [
      figure(play, 0, 'marro-warriors'),
      figure(play, 2, 'syvarris'),
      figure(play, 2, 'ne-gok-sa'),
    ]
    expect(pairsIn(scene)).toEqual([`${marro}>${captive}`, `${marro}>${syvarris}`])
    play.state.owner[cardOf(play, captive)] = NONE
    expect(pairsIn(scene)).toEqual([`${marro}>${syvarris}`])
    expect(mayAttack(play, marro, marro)).toBe(false)
  })

  it('an ally of a truce engages nobody and may be attacked [HS-RUL-45, HS-RUL-56]', () => {
    const position: Position = {
      field: LINE,
      roles: 3,
      rules: { special: [{ rule: 'truce', sides: [0, 1] }] },
      armies: { 0: { 'marro-warriors': [[1, 0]] }, 1: { thorgrim: [[0, 0]] }, 2: { syvarris: [[4, 0]] } },
      active: 'marro-warriors',
      step: 'attack',
      arrange: (state) => void (state.truce = 1),
    }
    const scene = sceneFor(position)
    const { play } = scene
    const [marro, ally, enemy] = [
      figure(play, 0, 'marro-warriors'),
      figure(play, 1, 'thorgrim'),
      figure(play, 2, 'syvarris'),
    ]
    expect(pairsIn(scene)).toEqual([`${marro}>${ally}`, `${marro}>${enemy}`])
    play.state.truce = 0
    expect(pairsIn(scene)).toEqual([`${marro}>${ally}`])
  })

  it('someone engaged cannot attack an adjacent ally [HS-ENG-13]', () => {
    const t = tableOf({
      field: LINE,
      roles: 3,
      rules: { special: [{ rule: 'truce', sides: [0, 1] }] },
      armies: { 0: { 'marro-warriors': [[1, 0]] }, 1: { thorgrim: [[0, 0]] }, 2: { syvarris: [[2, 0]] } },
      arrange: (state) => void (state.truce = 1),
    })
    const marro = figure(t, 0, 'marro-warriors')
    expect(mayAttack(t, marro, figure(t, 1, 'thorgrim'))).toBe(false)
    expect(mayAttack(t, marro, figure(t, 2, 'syvarris'))).toBe(true)
  })

  it('only adjacent figures attack Sgt. Drake Alexander [HS-ATT-13, HS-POW-01]', () => {
    expect([1, 2, 7].map((distance) => duel('krav-maga-agents', 'sgt-drake-alexander', distance))).toEqual([
      true,
      false,
      false,
    ])
    expect(duel('krav-maga-agents', 'sgt-drake-alexander', 2, { rules: BASIC })).toBe(true)
  })

  it('nobody attacks who is not on the battlefield [HS-LIF-04]', () => {
    const t = tableOf({
      field: LINE,
      armies: { 0: { finn: [[0, 0]] }, 1: { 'tarn-viking-warriors': [[1, 0]] } },
    })
    expect(mayAttack(t, figure(t, 0, 'finn'), figure(t, 1, 'tarn-viking-warriors', 1))).toBe(false)
  })
})
