import { describe, expect, it } from 'vitest'
import type { SideSel } from '../../content/effects/selectors.ts'
import { BOLT, COLOURS, SHIELD, SKULL } from '../../content/names.ts'
import { FIELD } from '../../testing/combat.ts'
import { at, card, faceOf, numbered, tableOf, type Position } from '../../testing/position.ts'
import { seen } from '../../testing/seen.ts'
import { bestHexes } from '../select/best-hexes.ts'
import { contextOf, NO_CONTEXT } from '../select/context.ts'
import { CHAOS, EMPIRE, NONE, type State, type Table } from '../table/state.ts'
import { bitOf, combatOf, groupsMeant, takesPart } from './combat-group.ts'
import {
  EVERY_COLOUR,
  bestFace,
  choiceOf,
  choosable,
  chooseDie,
  convertedTo,
  HERO_POOL,
  STRONGER,
  WEAKER,
} from './dice-choice.ts'
import { counting, freeBolts, ignoredCode, isBlank, onDice, spendSymbols, symbolsOfSide } from './symbols.ts'

const [WHITE, YELLOW, BLUE, RED, , BLACK] = COLOURS.map((_, i) => i)

/** Role 0 fights Skeletons; its dice show SH, B and a blank, theirs S. */
function lay(s: State, t: Table): void {
  s.combat = combatOf(t, FIELD, [0, CHAOS], 0)
  const [own, enemy] = s.combat.groups
  own.dice = [WHITE, BLACK, RED]
  own.faces = [faceOf('white:SH'), faceOf('black:B'), faceOf('red:-')]
  enemy.dice = [RED]
  enemy.faces = [faceOf('red:S')]
}
const position: Position = { units: { [FIELD]: ['trolls'] }, skeletons: { [FIELD]: 1 }, startFeats: false }
function fighting(): Table {
  const t = tableOf(position)
  lay(t.state, t)
  return t
}

describe('symbols on dice', () => {
  it('are counted with what was added and cancelled, without ignored ones [UP-CMB-45]', () => {
    const t = fighting()
    const [own] = t.state.combat!.groups
    const counts = (): number[] => [SKULL, SHIELD, BOLT].map((symbol) => counting(t, own, symbol))
    expect(counts()).toEqual([1, 1, 1])
    own.added = [2, 0, 1]
    own.cancelled = [1, 5, 0]
    expect(counts()).toEqual([2, 0, 2])
    own.ignored = [ignoredCode(0, SKULL), ignoredCode(1, SHIELD)]
    expect(counts()).toEqual([1, 0, 2])
    expect([SKULL, SHIELD, BOLT].map((symbol) => onDice(t, own, symbol))).toEqual([0, 1, 1])
  })

  it('Bolts are free until they are used; what is forbidden does not count [UP-CMB-42, UP-CMB-44]', () => {
    const t = fighting()
    const [own] = t.state.combat!.groups
    own.added = [0, 1, 2]
    expect(freeBolts(t, own)).toBe(3)
    spendSymbols(own, BOLT, 2)
    expect([freeBolts(t, own), own.boltsUsed, own.cancelled]).toEqual([1, 2, [0, 0, 0]])
    spendSymbols(own, SHIELD, 1)
    expect([counting(t, own, SHIELD), own.cancelled]).toEqual([1, [0, 1, 0]])
    own.forbiddenRound = bitOf('bolts')
    expect([freeBolts(t, own), counting(t, own, SHIELD)]).toEqual([0, 1])
    own.forbiddenCombat = bitOf('shields')
    expect(counting(t, own, SHIELD)).toBe(0)
  })

  it('are counted for the sides that are meant, or in the roll of a Hero [UP-HER-17]', () => {
    const t = fighting()
    const of = (side: SideSel, onlyDice = false): number => symbolsOfSide(t, side, NO_CONTEXT, SKULL, onlyDice)
    t.state.combat!.groups[0].added[SKULL] = 1
    expect([of('you'), of('you', true), of('enemy'), of('both'), of('empire')]).toEqual([2, 1, 1, 3, 0])
    t.state.heroRoll = {
      role: 0,
      quest: NONE,
      dice: [WHITE, RED],
      faces: [faceOf('white:SH'), faceOf('red:S')],
      added: [4, 0, 0],
      usedRound: [],
    }
    expect([of('you'), of('you', true)]).toEqual([6, 2])
    t.state.heroRoll.faces = [faceOf('white:SH')]
    expect(of('you', true)).toBe(1)
    expect(symbolsOfSide(tableOf(), 'both', NO_CONTEXT, SKULL, false)).toBe(0)
  })

  it('a blank shows nothing; the best face most of a symbol, then most of anything [UP-CMB-56]', () => {
    const t = tableOf()
    expect(isBlank(t.content, RED, faceOf('red:-'))).toBe(true)
    expect(isBlank(t.content, WHITE, faceOf('white:SH'))).toBe(false)
    const { dice } = t.content
    for (const [colour, { skulls, shields, bolts }] of dice.entries())
      for (const [symbol, own] of [skulls, shields, bolts].entries()) {
        const most = Math.max(...own)
        const best = bestFace(t, colour, symbol)
        if (most === 0) expect(best).toBe(NONE)
        else {
          expect(own[best]).toBe(most)
          const all = own.flatMap((n, face) => (n === most ? [skulls[face] + shields[face] + bolts[face]] : []))
          expect(skulls[best] + shields[best] + bolts[best]).toBe(Math.max(...all))
        }
      }
  })
})

describe('dice to choose', () => {
  const open = (...args: Parameters<typeof choiceOf>): number[] => {
    const out: number[] = []
    choosable(fighting(), choiceOf(...args), out)
    return out
  }

  it('to reroll: all, or those without a symbol, or blank ones [UP-CMB-47]', () => {
    expect(open(0, 'reroll', 1)).toEqual([0, 1, 2])
    expect(open(0, 'reroll', 1, { only: 'blank' })).toEqual([2])
    expect(open(0, 'reroll', 1, { only: 'noSkull' })).toEqual([1, 2])
    expect(open(0, 'reroll', 1, { only: 'noShield' })).toEqual([1, 2])
    expect(open(0, 'reroll', 1, { only: 'noBolt' })).toEqual([0, 2])
    expect(open(0, 'reroll', 1, { chosen: [0, 2] })).toEqual([1])
  })

  it('to ignore, to turn and to convert [UP-CMB-56, UP-RUL-88]', () => {
    expect(open(0, 'ignore', 1, { symbol: SHIELD })).toEqual([0])
    expect(open(1, 'ignore', 1, { symbol: SHIELD })).toEqual([])
    expect(open(0, 'convert', 1, { from: RED, to: BLUE })).toEqual([2])
    expect(open(0, 'convert', 1, { from: EVERY_COLOUR, to: RED })).toEqual([0, 1])
    expect(open(0, 'convert', 1, { from: EVERY_COLOUR, to: WEAKER })).toEqual([1, 2])
    expect(open(0, 'lose', 1)).toEqual([0, 1, 2])
    expect(open(1, 'turn', 1, { symbol: SKULL })).toEqual(
      bestFace(fighting(), RED, SKULL) === faceOf('red:S') ? [] : [0],
    )
  })

  it('of dice that look the same only one [UP-CMB-47]', () => {
    const t = fighting()
    const [own] = t.state.combat!.groups
    own.dice = [RED, RED, RED]
    own.faces = [faceOf('red:-'), faceOf('red:S'), faceOf('red:-')]
    const out: number[] = []
    choosable(t, choiceOf(0, 'reroll', 2), out)
    expect(out).toEqual([0, 1])
  })

  it('become stronger or weaker by a step, and end at white and black [UP-RUL-88]', () => {
    expect([convertedTo(WHITE, STRONGER), convertedTo(BLACK, STRONGER)]).toEqual([YELLOW, BLACK])
    expect([convertedTo(YELLOW, WEAKER), convertedTo(WHITE, WEAKER)]).toEqual([WHITE, WHITE])
    expect(convertedTo(BLACK, BLUE)).toBe(BLUE)
  })

  it('say what is wanted and what they show [UP-CMB-47]', () => {
    const prompt = (...args: Parameters<typeof choiceOf>): string =>
      seen(chooseDie, choiceOf(...args), { ...position, arrange: (s, content) => lay(s, { state: s, content }) }).prompt
    const prompts = [
      prompt(0, 'lose', 2),
      prompt(0, 'keep', 1),
      prompt(0, 'convert', 1, { to: BLACK }),
      prompt(0, 'reroll', 2),
      prompt(0, 'reroll', 3),
      prompt(0, 'turn', 1, { symbol: BOLT }),
      prompt(0, 'ignore', 1, { symbol: SHIELD }),
    ]
    expect(prompts).toEqual([
      'Choose 2 dice you do without',
      'Choose 1 die you roll',
      'Choose 1 die of Dugpa’s Units to change',
      'Choose up to 2 dice to reroll',
      'Choose any dice to reroll',
      'Choose 1 die to turn to a Bolt',
      'Choose 1 die whose Shields will not count',
    ])
    const arrange = (s: State, content: Table['content']): void => lay(s, { state: s, content })
    expect(seen(chooseDie, choiceOf(0, 'reroll', 2, { optional: 1 }), { ...position, arrange }).options).toEqual({
      'die:0': ['1 white die showing 1 Skull and 1 Shield', 'UP-CMB-47', 'die:0'],
      'die:1': ['1 black die showing 1 Bolt', 'UP-CMB-47', 'die:1'],
      'die:2': ['1 red die showing nothing', 'UP-CMB-47', 'die:2'],
      done: ['Keep the rest', 'UP-CMB-47'],
    })
    const roll = { role: 0, quest: NONE, dice: [BLUE], faces: [], added: [0, 0, 0], usedRound: [] }
    expect(
      seen(chooseDie, choiceOf(HERO_POOL, 'convert', 1, { to: RED }), { arrange: (s) => (s.heroRoll = roll) }),
    ).toEqual({
      options: {
        'die:0': ['1 blue die', 'UP-RUL-88', 'die:0'],
      },
      prompt: 'Choose 1 die of the roll to change',
    })
  })
})

describe('sides of a combat', () => {
  const SIDES: readonly SideSel[] = ['both', 'self', 'you', 'enemy', 'empire', 'chaos', 'notEmpire', 'notChaos']
  const meant = (sides: readonly [number, number], c = NO_CONTEXT): Record<string, string> => {
    const t = tableOf({
      ...position,
      garrisons: { [at(0, 1)]: 1 },
      cards: { courtesan: { at: FIELD }, siren: { at: FIELD } },
    })
    const combat = combatOf(t, FIELD, sides, 0)
    return Object.fromEntries(SIDES.map((side) => [side, groupsMeant(combat, side, c).join('')]))
  }

  it('as a player’s card means them [UP-CMB-12]', () => {
    const c = contextOf('item', 1, { you: 0 })
    expect(meant([0, CHAOS], c)).toEqual({
      both: '01',
      self: '0',
      you: '0',
      enemy: '1',
      empire: '',
      chaos: '1',
      notEmpire: '01',
      notChaos: '0',
    })
  })

  it('as Legions, Hordes and Skeletons mean them [UP-CMB-12, UP-RUL-79]', () => {
    const legion = meant([0, EMPIRE], contextOf('legion', card('courtesan')))
    expect(legion).toMatchObject({ self: '1', you: '0', enemy: '0', empire: '1', notEmpire: '0', notChaos: '01' })
    const horde = meant([EMPIRE, CHAOS], contextOf('horde', card('siren')))
    expect(horde).toMatchObject({ self: '1', you: '', enemy: '0', empire: '0', chaos: '1', notChaos: '0' })
    const dead = meant([EMPIRE, CHAOS], contextOf('skeleton', 0))
    expect(dead).toMatchObject({ self: '1', enemy: '0' })
  })

  it('cards that belong to it: those that fight, the player’s, the hex [UP-CMB-54]', () => {
    const t = tableOf({ ...position, tiles: { [FIELD]: 'trollward' }, cards: { siren: { at: at(3, 0) } } })
    const combat = combatOf(t, FIELD, [0, CHAOS], 0)
    const takes = (...args: Parameters<typeof contextOf>): boolean => takesPart(t, combat, contextOf(...args))
    expect(takes('horde', card('siren'))).toBe(false)
    expect([takes('feat', 1, { you: 0 }), takes('feat', 1, { you: 1 })]).toEqual([true, false])
    expect([takes('quest', 1, { you: 0 }), takes('quest', 1, { you: 1 })]).toEqual([true, false])
    expect([takes('hex', numbered('hexes', 'trollward')), takes('hex', numbered('hexes', 'rigga'))]).toEqual([
      true,
      false,
    ])
    expect(takes('event', 1)).toBe(false)
    combat.groups[0].forbiddenRound = bitOf('cards')
    expect([takes('feat', 1, { you: 0 }), takes('item', 1, { you: 0 })]).toEqual([false, false])
  })
})

describe('the best of several hexes', () => {
  const t = tableOf({
    units: { [at(1, 0)]: ['trolls', 'trolls'] },
    garrisons: { [at(0, 1)]: 1 },
    cards: { siren: { at: at(3, 0), threat: 4 } },
  })
  const spaces = [at(1, 0), at(0, 1), at(3, 0)]

  it('with the fewest Units, of whomever [UP-RUL-56]', () => {
    expect(bestHexes(t, spaces, 'fewestUnits', NONE)).toEqual([at(0, 1)])
    expect(bestHexes(t, [at(1, 0), at(3, 0)], 'fewestUnits', NONE)).toEqual([at(1, 0)])
    expect(bestHexes(t, [...spaces, at(-1, 0)], 'fewestUnits', NONE)).toEqual([at(-1, 0)])
  })

  it('the nearest or farthest; without a hex to measure from, all [UP-RUL-04]', () => {
    expect(bestHexes(t, spaces, 'nearest', at(2, 0))).toEqual([at(1, 0), at(3, 0)])
    expect(bestHexes(t, spaces, 'farthest', at(2, 0))).toEqual([at(0, 1)])
    expect(bestHexes(t, spaces, 'nearest', NONE)).toEqual(spaces)
    expect(bestHexes(t, spaces, 'each', at(2, 0))).toEqual(spaces)
    expect(bestHexes(t, spaces, 'fewestUnits', at(2, 0))).toEqual([at(0, 1)])
  })
})
