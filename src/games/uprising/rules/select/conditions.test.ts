import { describe, expect, it } from 'vitest'
import type { Condition } from '../../content/effects/conditions.ts'
import { at, card, numbered, tableOf, type Position } from '../../testing/position.ts'
import { combatOf } from '../combat/combat-group.ts'
import { CHAOS, EMPIRE, NONE, type State } from '../table/state.ts'
import { holds } from './conditions.ts'
import { contextOf, NO_CONTEXT, type Context } from './context.ts'

const X = at(1, 0)
const is = (one: Condition, position: Position = {}, context: Partial<Context> = {}, space = X): boolean =>
  holds(tableOf(position), [one], { ...NO_CONTEXT, ...context }, space)

describe('which hex a condition speaks of', () => {
  const cursed: Condition = { is: 'hasCurse' }
  it('is its own, else the candidate, else the hex of the effect', () => {
    const position = { curses: [X] }
    expect(is(cursed, position)).toBe(true)
    expect(is({ ...cursed, hex: { at: 'capital' } }, position)).toBe(false)
    expect(is(cursed, position, { here: X }, NONE)).toBe(true)
    expect(is(cursed, position, { here: at(0, 0) }, NONE)).toBe(false)
    expect(is(cursed, position, {}, NONE)).toBe(false)
    expect(is({ ...cursed, hex: { at: 'target' } }, position)).toBe(false)
  })
})

describe('conditions of a hex', () => {
  it('`empty`: no Haven, no Unit of anybody, no Curse; a Hero does not matter [UP-HEX-09] [UP-CUR-09]', () => {
    const empty: Condition = { is: 'empty' }
    expect(is(empty, { heroAt: { 0: X } })).toBe(true)
    const filled: Position[] = [
      { havens: { 0: [X] } },
      { units: { [X]: ['trolls'] } },
      { garrisons: { [X]: 1 } },
      { skeletons: { [X]: 1 } },
      { cards: { assassin: { at: X } } },
      { cards: { siren: { at: X } } },
      { curses: [X] },
    ]
    for (const position of filled) expect(is(empty, position)).toBe(false)
  })

  it('`noUnits`: Havens and Curses do not matter [UP-EXP-05]', () => {
    expect(is({ is: 'noUnits' }, { havens: { 0: [X] }, curses: [X], heroAt: { 0: X } })).toBe(true)
    expect(is({ is: 'noUnits' }, { units: { [X]: ['trolls'] } })).toBe(false)
    expect(is({ is: 'noUnits' }, { cards: { siren: { at: X } } })).toBe(false)
  })

  it('`hasUnits`: of a side, of a player, of any player, of the Nemesis, of anybody', () => {
    const own: Position = { units: { [X]: ['trolls'] } }
    expect(is({ is: 'hasUnits' }, own)).toBe(true)
    expect(is({ is: 'hasUnits', of: 'players' }, own)).toBe(true)
    expect(is({ is: 'hasUnits', of: 'you' }, own, { you: 0 })).toBe(true)
    expect(is({ is: 'hasUnits', of: 'you' }, own, { you: 1 })).toBe(false)
    expect(is({ is: 'hasUnits', of: 'eachOther' }, own, { you: 1 })).toBe(true)
    expect(is({ is: 'hasUnits', of: 'nemesis' }, own)).toBe(false)
    const chaos: Position = { cards: { siren: { at: X } } }
    expect(is({ is: 'hasUnits', of: 'chaos' }, chaos)).toBe(true)
    expect(is({ is: 'hasUnits', of: 'empire' }, chaos)).toBe(false)
    expect(is({ is: 'hasUnits', of: 'nemesis' }, chaos)).toBe(true)
    expect(is({ is: 'hasUnits', of: 'players' }, chaos)).toBe(false)
    expect(is({ is: 'hasUnits', of: 'empire' }, { garrisons: { [X]: 1 } })).toBe(true)
  })

  it('`explored` and `faceDown` are not opposites under a Curse [UP-CUR-06]', () => {
    expect([is({ is: 'explored' }), is({ is: 'faceDown' })]).toEqual([false, true])
    expect([is({ is: 'explored' }, { curses: [X] }), is({ is: 'faceDown' }, { curses: [X] })]).toEqual([true, true])
    const open: Position = { tiles: { [X]: 'rigga' } }
    expect([is({ is: 'explored' }, open), is({ is: 'faceDown' }, open)]).toEqual([true, false])
    expect(is({ is: 'faceDown' }, {}, {}, at(2, 0))).toBe(true)
  })

  it('`hasX`: the Capital, regions, marked tiles; no face-down tile [UP-HEX-12] [UP-HEX-21] [UP-RUL-48]', () => {
    const x: Condition = { is: 'hasX' }
    expect(is(x, {}, {}, at(0, 0))).toBe(true)
    expect(is(x, {}, {}, at(3, 0))).toBe(true)
    expect(is(x, { tiles: { [X]: 'graveyard' } })).toBe(true)
    expect(is(x, { tiles: { [X]: 'rigga' } })).toBe(false)
    expect(is(x)).toBe(false)
    expect(is(x, {}, {}, at(0, 2))).toBe(false)
  })

  it('`terrain`: the active one; regions are Ice Waste, a Curse replaces it [UP-HEX-16] [UP-HEX-11]', () => {
    const marsh: Condition = { is: 'terrain', in: ['marsh'] }
    const rigga: Position = { tiles: { [X]: 'rigga' } }
    expect(is(marsh, rigga)).toBe(true)
    expect(is(marsh, { ...rigga, curses: [X] })).toBe(false)
    expect(is(marsh)).toBe(false)
    expect(is({ is: 'terrain', in: ['iceWaste', 'woods'] }, {}, {}, at(3, 0))).toBe(true)
    expect(is({ is: 'terrain', in: ['woods'] }, {}, {}, at(3, 0))).toBe(false)
  })

  it('`hasHaven`, of anybody or of a player', () => {
    const position: Position = { havens: { 0: [X], 1: [] } }
    expect(is({ is: 'hasHaven' }, position)).toBe(true)
    expect(is({ is: 'hasHaven', of: 'you' }, position, { you: 0 })).toBe(true)
    expect(is({ is: 'hasHaven', of: 'you' }, position, { you: 1 })).toBe(false)
    expect(is({ is: 'hasHaven', of: 'anyPlayer' }, position, { anyRole: 1 })).toBe(false)
    expect(is({ is: 'hasHaven', of: 'anyPlayer' }, position)).toBe(true)
    expect(is({ is: 'hasHaven' }, position, {}, at(0, 2))).toBe(false)
  })

  it('`home`: with or without its Haven, of that player or of anybody', () => {
    const position: Position = { havens: { 0: [], 1: [] } }
    expect(is({ is: 'home' }, position, {}, at(0, -2))).toBe(true)
    expect(is({ is: 'home', of: 'you' }, position, { you: 0 }, at(0, -2))).toBe(true)
    expect(is({ is: 'home', of: 'you' }, position, { you: 1 }, at(0, -2))).toBe(false)
    expect(is({ is: 'home' })).toBe(false)
    expect(is({ is: 'home' }, { tiles: { [X]: 'rigga' } })).toBe(false)
  })

  it('`seaTower`: face-up or not; `capital`; `edge`', () => {
    expect(is({ is: 'seaTower' }, {}, {}, at(2, 0))).toBe(true)
    expect(is({ is: 'seaTower' }, { tiles: { [X]: 'dawngaard' } })).toBe(true)
    expect(is({ is: 'seaTower' }, { tiles: { [X]: 'rigga' } })).toBe(false)
    expect(is({ is: 'seaTower' })).toBe(false)
    expect([is({ is: 'capital' }, {}, {}, at(0, 0)), is({ is: 'capital' })]).toEqual([true, false])
    expect([is({ is: 'edge' }, {}, {}, at(3, -1)), is({ is: 'edge' }, {}, {}, at(2, 0))]).toEqual([true, false])
  })

  it('`region`: not covered, of that one or of any [UP-HEX-10] [UP-HEX-13]', () => {
    expect(is({ is: 'region' }, {}, {}, at(0, -3))).toBe(true)
    expect(is({ is: 'region', region: 'howling-white' }, {}, {}, at(0, -3))).toBe(true)
    expect(is({ is: 'region', region: 'fog-grave' }, {}, {}, at(0, -3))).toBe(false)
    expect(is({ is: 'region' })).toBe(false)
  })

  it('`here`, `adjacent`, `hero`, `target`', () => {
    expect(is({ is: 'here' }, {}, { here: X })).toBe(true)
    expect(is({ is: 'here' }, {}, { here: at(0, 0) })).toBe(false)
    expect(is({ is: 'adjacent', to: { at: 'capital' } })).toBe(true)
    expect(is({ is: 'adjacent', to: { at: 'capital' } }, { tiles: { [X]: 'rigga' } })).toBe(false)
    expect(is({ is: 'hero' }, { heroAt: { 1: X } }, { you: 1 })).toBe(true)
    expect(is({ is: 'hero' }, { heroAt: { 1: X } }, { you: 0 })).toBe(false)
    expect(is({ is: 'hero', of: 'each' }, { heroAt: { 1: X } }, { you: 0 })).toBe(true)
    const legions: Position = { cards: { assassin: { at: at(2, 1), target: X }, executioner: { at: at(2, 1) } } }
    expect(is({ is: 'target' }, legions)).toBe(true)
    expect(is({ is: 'target', of: 'self' }, legions, contextOf('legion', card('assassin')))).toBe(true)
    expect(is({ is: 'target', of: 'self' }, legions, contextOf('legion', card('executioner')))).toBe(false)
    expect(is({ is: 'target', of: 'self' }, legions, contextOf('horde', card('assassin')))).toBe(false)
    expect(is({ is: 'target' }, legions, {}, at(0, 2))).toBe(false)
  })
})

describe('conditions of the table', () => {
  it('`exists`, `existsHex`, `existsCard`', () => {
    expect(is({ is: 'exists', pieces: { kinds: ['skeleton'] } })).toBe(false)
    expect(is({ is: 'exists', pieces: { kinds: ['skeleton'] } }, { skeletons: { [X]: 1 } })).toBe(true)
    expect(is({ is: 'existsHex', hexes: { pick: 'each', where: [{ is: 'hasCurse' }] } })).toBe(false)
    expect(is({ is: 'existsHex', hexes: { pick: 'each', where: [{ is: 'capital' }] } })).toBe(true)
    const legion = { cards: { assassin: { at: X } } } as const
    expect(is({ is: 'existsCard', cards: { kind: 'legion', pick: 'all' } }, legion)).toBe(true)
    expect(is({ is: 'existsCard', cards: { kind: 'horde', pick: 'all' } }, legion)).toBe(false)
  })

  it('`atLeast`, `atMost`, `equal` compare numbers', () => {
    const curses = { num: 'pieces', of: { kinds: ['curse'] } } as const
    const position = { curses: [X, at(0, 1)] }
    const compared = (b: number): boolean[] =>
      (['atLeast', 'atMost', 'equal'] as const).map((word) => is({ is: word, a: curses, b }, position))
    expect([compared(1), compared(2), compared(3)]).toEqual([
      [true, false, false],
      [true, true, true],
      [false, true, false],
    ])
  })

  it('`has`: resources of a kind, of any kinds, AP', () => {
    const position: Position = { resources: { 0: [1, 2, 0], 1: [0, 0, 0] }, ap: { 0: 2 } }
    const has = (resource: 'salt' | 'plunder' | 'food' | 'any' | 'ap', n: number, you = 0): boolean =>
      is({ is: 'has', who: 'you', resource, n }, position, { you })
    expect([has('salt', 1), has('salt', 2), has('food', 1), has('any', 3), has('any', 4)]).toEqual([
      true,
      false,
      false,
      true,
      false,
    ])
    expect([has('ap', 2), has('ap', 3), has('any', 1, 1)]).toEqual([true, false, false])
  })

  it('`lastChapter`', () => {
    expect(is({ is: 'lastChapter' }, { chapter: 3, options: { chapters: 3 } })).toBe(true)
    expect(is({ is: 'lastChapter' }, { chapter: 2, options: { chapters: 3 } })).toBe(false)
  })

  it('`and`, `or`, `not`', () => {
    const [yes, no]: Condition[] = [{ is: 'faceDown' }, { is: 'capital' }]
    expect([is({ is: 'and', of: [yes, yes] }), is({ is: 'and', of: [yes, no] })]).toEqual([true, false])
    expect([is({ is: 'or', of: [no, yes] }), is({ is: 'or', of: [no, no] })]).toEqual([true, false])
    expect([is({ is: 'not', of: no }), is({ is: 'not', of: yes })]).toEqual([true, false])
    expect(holds(tableOf(), [yes, no], NO_CONTEXT, X)).toBe(false)
  })
})

describe('conditions of the moment', () => {
  const fighting = (sides: readonly [number, number], position: Position, cause = 0): Position => ({
    ...position,
    arrange: (state: State, content) => {
      state.combat = combatOf({ state, content }, X, sides, cause)
      state.combat.part = 'archery'
    },
  })
  const garrison = fighting([0, EMPIRE], { units: { [X]: ['trolls'] }, garrisons: { [X]: 1 } })

  it('`round` and `cause` belong to the combat', () => {
    expect(is({ is: 'round', round: 'archery' }, garrison)).toBe(true)
    expect(is({ is: 'round', round: 'clash' }, garrison)).toBe(false)
    expect(is({ is: 'round', round: 'archery' })).toBe(false)
    expect(is({ is: 'cause', in: ['command'] }, garrison)).toBe(true)
    expect(is({ is: 'cause', in: ['nemesis', 'placement'] }, garrison)).toBe(false)
    expect(is({ is: 'cause', in: ['command'] })).toBe(false)
  })

  it('`opponent` is the group that fights `you`, or this card', () => {
    const feat = contextOf('feat', 0, { you: 0 })
    expect(is({ is: 'opponent', in: ['garrison'] }, garrison, feat)).toBe(true)
    expect(is({ is: 'opponent', in: ['legion', 'skeleton'] }, garrison, feat)).toBe(false)
    const horde = fighting([0, CHAOS], { units: { [X]: ['trolls'] }, cards: { siren: { at: X } } })
    expect(is({ is: 'opponent', in: ['horde'] }, horde, feat)).toBe(true)
    expect(is({ is: 'opponent', in: ['player'] }, horde, contextOf('horde', card('siren')))).toBe(true)
    const nemesis = fighting([EMPIRE, CHAOS], { cards: { assassin: { at: X } }, skeletons: { [X]: 2 } })
    expect(is({ is: 'opponent', in: ['skeleton'] }, nemesis, contextOf('legion', card('assassin')))).toBe(true)
    expect(is({ is: 'opponent', in: ['legion'] }, nemesis, contextOf('skeleton', 0))).toBe(true)
    expect(is({ is: 'opponent', in: ['legion'] }, {}, feat)).toBe(false)
  })

  it('`action` and `questRoll`', () => {
    expect(is({ is: 'action', in: ['move', 'trade'] }, {}, { action: 1 })).toBe(true)
    expect(is({ is: 'action', in: ['quest'] }, {}, { action: 1 })).toBe(false)
    expect(is({ is: 'action', in: ['move'] })).toBe(false)
    const rolling = (quest: number): Position => ({
      arrange: (state) => void (state.heroRoll = { role: 0, quest, dice: [], faces: [], added: [], usedRound: [] }),
    })
    expect(is({ is: 'questRoll' }, rolling(numbered('quests', 'druidic-prophetess')))).toBe(true)
    expect(is({ is: 'questRoll' }, rolling(NONE))).toBe(false)
    expect(is({ is: 'questRoll' })).toBe(false)
  })
})
