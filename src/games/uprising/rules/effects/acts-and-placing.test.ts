import { describe, expect, it } from 'vitest'
import { EVERYONE } from '../../../../engine/index.ts'
import { deckOf, putOnBottom } from '../../../../kit/deck.ts'
import type { Modifier } from '../../content/effects/modifiers.ts'
import type { Effect } from '../../content/effects/verbs.ts'
import { ACTIONS, UNIT_IDS } from '../../content/names.ts'
import { withCards } from '../../testing/cards.ts'
import { FIELD } from '../../testing/combat.ts'
import { effectMatch } from '../../testing/effects.ts'
import { at, card, choose, offered, question, tableOf, type Heard, type Position } from '../../testing/position.ts'
import { wealth } from '../../testing/turns.ts'
import { actionPriceOf } from '../actions/action-price.ts'
import { placedUnits, unitFits } from '../placing/unit-supply.ts'
import { CHAOS, EMPIRE, IN_PLAY } from '../table/state.ts'

const run = (effects: readonly Effect[], position: Position = {}): Heard =>
  effectMatch({ startFeats: false, ...position }, effects, { you: 0, here: FIELD })
const HOME = at(0, -2)

describe('Actions by effects', () => {
  const move = (more: Partial<Extract<Effect, { op: 'act' }>> = {}): Effect => ({
    op: 'act',
    who: 'you',
    action: 'move',
    price: 'free',
    ...more,
  })

  it('a Move to hexes that are meant, for nothing; else it is not offered [UP-MOV-02]', () => {
    const to = { pick: 'each', where: [{ is: 'hasCurse' }] } as const
    const cursed: Position = { curses: [at(0, -1), at(3, 0)] }
    const { match } = run([move({ to })], cursed)
    expect(offered(match)).toEqual([`hex:${at(0, -1)}`])
    choose(match, `hex:${at(0, -1)}`)
    expect([match.over, match.state.heroAt[0], match.state.ap[0]]).toEqual([true, at(0, -1), 8])
    const nowhere = run([move({ to })], { curses: [at(3, 0)] })
    expect([nowhere.match.over, nowhere.match.state.heroAt[0]]).toEqual([true, HOME])
    const free = run([move()]).match
    expect(question(free)).toBe('moveTo@0')
    expect(offered(free)).toContain(`hex:${at(0, -1)}`)
    expect(offered(free)).not.toContain(`hex:${at(3, 0)}`)
  })

  it('prices: 1 AP, a Command also 1 Food, a Haven Plunder; free or without AP [UP-ACT-03]', () => {
    const t = tableOf()
    const price = (action: (typeof ACTIONS)[number], how?: 'full' | 'free' | 'noAP'): object =>
      actionPriceOf(t, 0, ACTIONS.indexOf(action), how)
    const { haven } = t.content.factions[t.state.faction[0]]
    expect(price('move')).toEqual({ ap: 1, plunder: 0, food: 0 })
    expect(price('command')).toEqual({ ap: 1, plunder: 0, food: 1 })
    expect(price('haven')).toEqual({ ap: 1, plunder: haven, food: 0 })
    expect(price('command', 'noAP')).toEqual({ ap: 0, plunder: 0, food: 1 })
    expect(price('haven', 'free')).toEqual({ ap: 0, plunder: 0, food: 0 })
  })

  it('cards of the owner change them, never below 0 [UP-CRD-06]', () => {
    const priced = (role: number, ...modifiers: Modifier[]): object =>
      actionPriceOf(
        tableOf({
          items: { 0: ['flenser'] },
          content: withCards({ items: { flenser: { needs: [], modifiers } } }),
        }),
        role,
        ACTIONS.indexOf('command'),
      )
    const less: Modifier = { rule: 'actionPrice', action: 'command', food: -3, ap: -2 }
    expect([priced(0, less), priced(1, less)]).toEqual([
      { ap: 0, plunder: 0, food: 0 },
      { ap: 1, plunder: 0, food: 1 },
    ])
    expect(priced(0, { rule: 'actionPrice', action: 'command', plunder: 2, ap: 1 })).toEqual({
      ap: 2,
      plunder: 2,
      food: 1,
    })
    expect(priced(0, { rule: 'actionPrice', action: 'move', food: 2 })).toEqual({ ap: 1, plunder: 0, food: 1 })
  })

  it('production of the board, of the hexes, or both [UP-PRD-01, UP-PRD-03]', () => {
    const position: Position = {
      resources: { 0: [0, 0, 0] },
      havens: { 0: [HOME, FIELD, at(0, 1)] },
      tiles: { [FIELD]: 'rigga', [at(0, 1)]: 'trollward' },
      curses: [at(0, 1)],
    }
    const gains = (scope: 'all' | 'board' | 'hexes'): number[] =>
      wealth(run([{ op: 'produce', who: 'you', scope }], position).match, 0)
    const t = tableOf(position)
    const board = t.content.factions[0].production[3]
    const yields = [HOME, FIELD].map((space) =>
      t.state.tile[space] >= 0 ? t.content.cards.second.hexes[t.state.tile[space]].yields : [0, 0, 0],
    )
    const hexes = [0, 1, 2].map((kind) => yields[0][kind] + yields[1][kind])
    expect(gains('board')).toEqual([...board])
    expect(gains('hexes')).toEqual(hexes)
    expect(gains('all')).toEqual(hexes.map((n, kind) => n + board[kind]))
  })
})

describe('placing', () => {
  it('a Curse on a cursed hex, or without one left, is a point for Chaos [UP-RUL-68]', () => {
    const curse: Effect = { op: 'placeCurse', at: { at: 'here' } }
    const twice = run([curse, curse])
    expect([twice.match.state.curse[FIELD], twice.match.state.vp[CHAOS]]).toEqual([1, 1])
    const all = [at(3, 0), at(3, -1), at(3, -2), at(3, -3), at(2, 1), at(1, 2), at(0, 3), at(-1, 3), at(-2, 3)]
    const anywhere: Effect = { op: 'placeCurse', at: { pick: 'choose', where: [{ is: 'empty' }] } }
    for (const effect of [curse, anywhere]) {
      const { match } = run([effect], { curses: all })
      expect([match.over, match.state.curse[FIELD], match.state.vp[CHAOS]]).toEqual([true, 0, 1])
    }
    const garrison = run([curse], { garrisons: { [FIELD]: 2 } }).match.state
    expect([garrison.curse[FIELD], garrison.garrison[FIELD]]).toEqual([1, 0])
    const haven = run([curse], { havens: { 0: [FIELD] }, walls: [FIELD], towers: [FIELD] })
    const { state } = haven.match
    expect([state.haven[FIELD], state.wall[FIELD], state.tower[FIELD]]).toEqual([-1, 0, 0])
    expect(haven.told('havenRemoved')).toMatchObject([{ role: 0, space: FIELD, rule: 'UP-CUR-02' }])
  })

  it('a card under the deck comes when only such ones are left [UP-SET-33, UP-RUL-102]', () => {
    const legion: Effect = { op: 'placeLegion', n: 1, at: { at: 'here' }, threat: 2 }
    const placed = (left: number): Heard =>
      run([legion], {
        arrange: (s) => {
          s.legionDeck = deckOf([card('assassin')])
          putOnBottom(s.legionDeck, card('courtesan'), EVERYONE)
          s.legionsLeft = left
        },
      })
    const under = placed(1)
    expect(under.told('nemesisPlaced')).toMatchObject([{ card: card('courtesan'), space: FIELD, threat: 2 }])
    expect([under.match.state.legionsLeft, under.match.state.fate[card('courtesan')]]).toEqual([0, IN_PLAY])
    expect(placed(2).told('nemesisPlaced')).toMatchObject([{ card: card('assassin') }])
    const none = placed(0)
    expect([none.told('nemesisPlaced'), none.match.state.vp[EMPIRE]]).toEqual([[], 1])
  })

  it('Units from the reserve or from Graveyards, of the kind that is meant [UP-PLC-17]', () => {
    const t = tableOf({ imperialGraveyard: ['trolls'], chaosGraveyard: ['tribesmen'] })
    const [trolls, tribesmen] = ['trolls', 'tribesmen'].map((id) => UNIT_IDS.findIndex((one) => one === id) % 4)
    // There is only one figure of Trolls.
    expect(placedUnits(t, 0, {})).toEqual([0, 1, 2, 3].filter((type) => type !== trolls))
    expect(placedUnits(t, 0, { unit: 'tribesmen' })).toEqual([tribesmen])
    expect(placedUnits(t, 0, { from: 'imperialGraveyard' })).toEqual([4 + trolls])
    expect(placedUnits(t, 0, { from: 'chaosGraveyard' })).toEqual([8 + tribesmen])
    expect(placedUnits(t, 0, { from: 'graveyards' })).toEqual([4 + trolls, 8 + tribesmen])
    expect(placedUnits(t, 1, { from: 'graveyards' })).toEqual([])
    const elite = placedUnits(t, 0, { rank: 'elite' })
    expect(elite).toEqual([0, 1, 2, 3].filter((type) => type !== trolls && t.content.units[type].rank === 1))
  })

  it('no Unit on unexplored hexes, nor with others, nor beyond five [UP-CMD-05, UP-CMD-07, UP-CMD-08]', () => {
    const t = tableOf({
      tiles: { [at(1, 0)]: 'face-down', [at(2, 0)]: 'ice', [at(3, 0)]: 'ice', [at(0, 1)]: 'ice' },
      units: { [at(2, 0)]: ['younglings'], [at(3, 0)]: Array.from({ length: 5 }, () => 'tribesmen' as const) },
    })
    const fits = [at(1, 0), at(2, 0), at(3, 0), at(0, 1)].map((space) => unitFits(t, 0, space))
    expect(fits).toEqual([false, false, false, true])
  })

  it('immediate effects that wait come before everything else of the state check [UP-HOR-02]', () => {
    const siren = card('siren')
    const gain = { immediate: [{ op: 'gainVP', who: 'chaos', n: 2 }] } as const
    const { match } = effectMatch(
      {
        startFeats: false,
        cards: { siren: { at: at(3, 0) } },
        content: withCards({ nemesis: { siren: gain } }),
        arrange: (s) => void s.waitingImmediate.push(siren),
      },
      [{ op: 'gainVP', who: 'empire', n: 1 }],
      { you: 0 },
      { settles: true },
    )
    expect([match.state.vp[EMPIRE], match.state.vp[CHAOS], match.state.waitingImmediate]).toEqual([1, 2, []])
  })
})
