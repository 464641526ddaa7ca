import { describe, expect, it } from 'vitest'
import type { Content } from '../../content/content.ts'
import type { Effect } from '../../content/effects/verbs.ts'
import { BOLT, COLOURS, SHIELD, SKULL } from '../../content/names.ts'
import { FIELD } from '../../testing/combat.ts'
import { effectMatch } from '../../testing/effects.ts'
import { choose, faceOf, loaded, offered, question, type Heard, type Position } from '../../testing/position.ts'
import { bitOf, combatOf } from '../combat/combat-group.ts'
import type { Context } from '../select/context.ts'
import { CHAOS, NONE, type HeroRoll, type State } from '../table/state.ts'

const [WHITE, YELLOW, BLUE, RED, PURPLE, BLACK] = COLOURS.map((_, i) => i)

/** Role 0 fights Skeletons: SH, B and a blank against S and SB. */
function lay(s: State, content: Content): void {
  const c = combatOf({ state: s, content }, FIELD, [0, CHAOS], 0)
  s.combat = c
  c.part = 'clash'
  c.step = 'beforeDamage'
  c.groups[0].dice = [WHITE, BLACK, RED]
  c.groups[0].faces = [faceOf('white:SH'), faceOf('black:B'), faceOf('red:-')]
  c.groups[1].dice = [RED, RED]
  c.groups[1].faces = [faceOf('red:S'), faceOf('red:SB')]
}
const FIGHT: Position = {
  startFeats: false,
  units: { [FIELD]: ['trolls'] },
  skeletons: { [FIELD]: 2 },
  arrange: lay,
}
const run = (effects: readonly Effect[], context: Partial<Context> = { you: 0 }): Heard =>
  effectMatch(FIGHT, effects, context)
const groups = ({ match }: Heard): NonNullable<State['combat']>['groups'] => match.state.combat!.groups

describe('effects on the dice of a combat', () => {
  it('turn dice to their best face; the one who turns chooses [UP-CMB-56]', () => {
    const heard = run([{ op: 'turnDice', side: 'you', n: 1, symbol: 'skull' }])
    expect([question(heard.match), offered(heard.match)]).toEqual(['chooseDie@0', ['die:1', 'die:2']])
    choose(heard.match, 'die:1')
    expect(groups(heard)[0].faces[1]).toBe(faceOf('black:SSS'))
    expect(heard.told('dieTurned')).toEqual([
      { side: 0, card: NONE, die: String(BLACK), symbol: SKULL, rule: 'UP-CMB-56' },
    ])
  })

  it('add symbols to the total, never less than none [UP-CMB-45]', () => {
    const heard = run([
      { op: 'addSymbols', side: 'you', symbol: 'shield', n: 2 },
      { op: 'addSymbols', side: 'enemy', symbol: 'skull', n: 1 },
      { op: 'addSymbols', side: 'you', symbol: 'bolt', n: 0 },
    ])
    expect(groups(heard).map(({ added }) => added)).toEqual([
      [0, 2, 0],
      [1, 0, 0],
    ])
    expect(heard.told('symbolsAdded')).toMatchObject([
      { side: 0, symbol: SHIELD, n: 2 },
      { side: CHAOS, symbol: SKULL, n: 1 },
    ])
  })

  it('cancel symbols, as many as there are, or all that come [UP-CMB-21]', () => {
    const heard = run([{ op: 'cancel', side: 'enemy', symbol: 'skull', n: 9 }])
    expect([groups(heard)[1].cancelled, heard.told('symbolsCancelled')]).toMatchObject([
      [2, 0, 0],
      [{ side: CHAOS, n: 2 }],
    ])
    const all = run([{ op: 'cancel', side: 'you', symbol: 'shield', n: 'all' }])
    expect(groups(all)[0].cancelled[SHIELD]).toBeGreaterThan(20)
    expect(all.told('symbolsCancelled')).toMatchObject([{ side: 0, symbol: SHIELD, n: 1 }])
  })

  it('ignore symbols of single dice, each once [UP-CMB-21]', () => {
    const heard = run([
      { op: 'ignoreDice', side: 'enemy', symbol: 'skull', n: 1 },
      { op: 'ignoreDice', side: 'enemy', symbol: 'skull', n: 1 },
    ])
    expect([question(heard.match), offered(heard.match)]).toEqual(['chooseDie@0', ['die:0', 'die:1']])
    choose(heard.match, 'die:1')
    expect(groups(heard)[1].ignored).toEqual([3, 0])
    expect(heard.told('symbolsIgnored')).toMatchObject([
      { side: CHAOS, symbol: SKULL, n: 1 },
      { side: CHAOS, symbol: SKULL, n: 1 },
    ])
  })

  it('forbid for the round or the combat [UP-RUL-03]', () => {
    const heard = run([
      { op: 'forbid', side: 'enemy', what: 'bolts', scope: 'round' },
      { op: 'forbid', side: 'you', what: 'cards', scope: 'combat' },
    ])
    const forbidden = groups(heard).map(({ forbiddenRound, forbiddenCombat }) => [forbiddenRound, forbiddenCombat])
    expect(forbidden).toEqual([
      [0, bitOf('cards')],
      [bitOf('bolts'), 0],
    ])
    expect(heard.told('useForbidden')).toMatchObject([
      { side: CHAOS, what: 'bolts', scope: 'round' },
      { side: 0, what: 'cards', scope: 'combat' },
    ])
  })

  it('dice join a pool, so often and in colours of one’s choice [UP-RUL-88]', () => {
    const heard = run([{ op: 'addDice', side: 'you', dice: ['blue', 'any'], times: 2 }])
    choose(heard.match, `colour:${PURPLE}`, `colour:${YELLOW}`)
    expect(groups(heard)[0].dice).toEqual([WHITE, BLACK, RED, BLUE, PURPLE, BLUE, YELLOW])
    expect(heard.told('diceAdded')).toEqual([
      { side: 0, card: NONE, dice: [BLUE, PURPLE, BLUE, YELLOW].join(','), rule: 'UP-RUL-88' },
    ])
    expect(groups(run([{ op: 'addDice', side: 'enemy', dice: ['red'], times: 0 }]))[1].dice).toHaveLength(2)
  })

  it('losses, limits and conversions wait until all dice are there [UP-RUL-88]', () => {
    const heard = run([
      { op: 'removeDice', side: 'you', n: 1 },
      { op: 'limitDice', side: 'you', n: 2 },
      { op: 'convertDice', side: 'you', from: 'red', to: 'black' },
    ])
    expect(groups(heard)[0].dice).toEqual([WHITE, BLACK, RED])
    expect(groups(heard)[0].later.length).toBeGreaterThan(0)
    expect(groups(heard)[1].later).toEqual([])
  })

  it('the Archery Round is left out [UP-CMB-18]', () => {
    expect(run([{ op: 'skipArchery' }]).match.state.combat?.skipArchery).toBe(1)
  })
})

describe('effects on the dice of a Hero [UP-HER-17]', () => {
  const roll = (): HeroRoll => ({
    role: 0,
    quest: NONE,
    dice: [WHITE, RED, BLUE],
    faces: [],
    added: [0, 0, 0],
    usedRound: [],
  })
  const rolling = (effects: readonly Effect[], faces: readonly number[] = [], ...chance: number[]): Heard =>
    effectMatch(
      { startFeats: false, arrange: (s) => (s.heroRoll = { ...roll(), faces: faces.slice() }) },
      effects,
      { you: 0 },
      { source: loaded(...chance) },
    )
  const diceOf = ({ match }: Heard): number[] => match.state.heroRoll!.dice

  it('join, leave and change at once, as the Hero’s player wants [UP-RUL-88]', () => {
    const more = rolling([{ op: 'addDice', side: 'you', dice: ['black'] }])
    expect([diceOf(more), more.told('diceAdded')]).toMatchObject([[WHITE, RED, BLUE, BLACK], [{ rule: 'UP-HER-17' }]])
    const less = rolling([{ op: 'removeDice', side: 'you', n: 1 }])
    choose(less.match, 'die:1')
    expect([diceOf(less), less.told('diceTaken')]).toMatchObject([[WHITE, BLUE], [{ side: 0, dice: String(RED) }]])
    const limit = rolling([{ op: 'limitDice', side: 'you', n: 1 }])
    choose(limit.match, 'die:0', 'die:1')
    expect(diceOf(limit)).toEqual([BLUE])
    const none = rolling([{ op: 'limitDice', side: 'you', n: 3 }])
    expect([none.match.over, diceOf(none), none.told('diceTaken')]).toEqual([true, [WHITE, RED, BLUE], []])
  })

  it('change their colour: some of one’s choice, or by a step [UP-RUL-88]', () => {
    const one = rolling([{ op: 'convertDice', side: 'you', from: 'any', to: 'stronger', n: 1 }])
    choose(one.match, 'die:2')
    expect(diceOf(one)).toEqual([WHITE, RED, RED])
    expect(one.told('diceConverted')).toEqual([{ side: 0, card: NONE, n: 1, to: String(RED), rule: 'UP-RUL-88' }])
    const weaker = rolling([{ op: 'convertDice', side: 'you', from: 'red', to: 'weaker' }])
    expect([weaker.match.over, diceOf(weaker)]).toEqual([true, [WHITE, BLUE, BLUE]])
    const enemy = rolling([{ op: 'convertDice', side: 'enemy', from: 'any', to: 'black' }])
    expect([diceOf(enemy), enemy.told('diceConverted')]).toEqual([[WHITE, RED, BLUE], []])
  })

  it('symbols are added, dice turned [UP-CMB-45, UP-CMB-56]', () => {
    const faces = [faceOf('white:-'), faceOf('red:-'), faceOf('blue:-')]
    const added = rolling([{ op: 'addSymbols', side: 'you', symbol: 'bolt', n: 2 }], faces)
    expect([added.match.state.heroRoll!.added[BOLT], added.told('symbolsAdded')]).toMatchObject([
      2,
      [{ side: 0, n: 2 }],
    ])
    const turned = rolling([{ op: 'turnDice', side: 'you', n: 1, symbol: 'bolt' }], faces)
    expect(turned.match.state.heroRoll!.faces[1]).toBe(faceOf('red:SB'))
    const extra = rolling([{ op: 'ignoreDice', side: 'you', symbol: 'skull', n: 1 }], faces)
    expect([extra.match.over, extra.told('symbolsIgnored')]).toEqual([true, []])
  })
})
