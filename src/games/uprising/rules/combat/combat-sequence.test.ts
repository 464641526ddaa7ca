import { describe, expect, it } from 'vitest'
import type { Content } from '../../content/content.ts'
import type { Ability, Window } from '../../content/effects/timing.ts'
import { carrying, fight, FIELD, kindsOf, rollsOf, TILES, using } from '../../testing/combat.ts'
import { at, choose, offered, question, type Heard, type Position } from '../../testing/position.ts'
import { EMPIRE } from '../table/state.ts'

/** An Item that gives a Salt in a window, so that every window shows itself. */
const showing = (...windows: readonly Window[]): Ability[] =>
  windows.map((window) => using(window, [{ op: 'gain', who: 'you', salt: 1 }], { limit: 'round' }))

const armed = (...abilities: readonly Ability[]): Position => ({
  heroAt: { 0: FIELD },
  units: { [FIELD]: ['deadeyes', 'trolls'] },
  items: { 0: ['abad-warpaint'] },
  content: carrying(...abilities),
})

/** Where the combat stands at each question until it is over; every window is passed. */
function steps(heard: Heard): string[] {
  const seen: string[] = []
  const { match } = heard
  while (match.play.pending.length > 0) {
    const { combat } = match.state
    seen.push(`${combat?.part}:${combat?.step}`)
    choose(match, question(match).startsWith('useAbility') ? 'pass' : offered(match)[0])
  }
  return seen
}

describe('the parts of a combat', () => {
  const every: Window[] = [
    'combat:before',
    'combat:beforeRolling',
    'combat:reroll',
    'combat:beforeDamage',
    'combat:afterDamage',
    'combat:after',
  ]

  it('Before Combat, Archery, Clash, After Combat; five steps to a round [UP-CMB-12, UP-CMB-18]', () => {
    const heard = fight({ ...armed(...showing(...every)), skeletons: { [FIELD]: 1 } }, [
      'white:-',
      'white:-',
      'black:S',
      'red:-',
    ])
    expect(steps(heard)).toEqual([
      'before:none',
      ...['beforeRolling', 'reroll', 'beforeDamage', 'afterDamage'].map((step) => `archery:${step}`),
      ...['beforeRolling', 'reroll', 'beforeDamage', 'afterDamage'].map((step) => `clash:${step}`),
      'after:none',
    ])
  })

  it('Archery only if somebody has dice, and only once [UP-CMB-14, UP-RUL-87]', () => {
    const none = fight({ units: { [FIELD]: ['trolls'] }, skeletons: { [FIELD]: 2 } }, [
      'black:S',
      'red:-',
      'red:-',
      'black:S',
      'red:-',
    ])
    expect(none.told('combatRound')).toMatchObject([{ part: 'clash' }, { part: 'clash' }])
    const one = fight({ units: { [FIELD]: ['trolls'] }, garrisons: { [FIELD]: 1 } }, [
      'white:-',
      'black:S',
      'blue:-',
      'white:-',
    ])
    expect(one.told('combatRound')).toMatchObject([{ part: 'archery' }, { part: 'clash' }])
    expect(rollsOf(one)[0]).toBe('4:w')
  })

  it('a card may bring dice to an Archery Round without any [UP-RUL-87]', () => {
    const shoot = using('combat:beforeRolling', [{ op: 'addDice', side: 'you', dice: ['any'] }])
    const heard = fight({ ...armed(shoot), units: { [FIELD]: ['trolls'] }, skeletons: { [FIELD]: 1 } }, ['purple:S'])
    expect(heard.match.state.combat?.part).toBe('archery')
    choose(heard.match, offered(heard.match)[0])
    expect(question(heard.match)).toBe('chooseColour@0')
    choose(heard.match, 'colour:4')
    expect(rollsOf(heard)).toEqual(['0:p'])
    expect(heard.match.state.skeletons[FIELD]).toBe(0)
  })

  it('no Clash once a side is gone; else it is repeated [UP-CMB-15, UP-CMB-16]', () => {
    const archery = fight({ units: { [FIELD]: ['deadeyes'] }, garrisons: { [FIELD]: 1 } }, ['white:S', 'white:-'])
    expect(archery.told('combatRound')).toMatchObject([{ part: 'archery' }])
    const clash = fight({ units: { [FIELD]: ['trolls'] }, skeletons: { [FIELD]: 2 } }, [
      'black:S',
      'red:-',
      'red:-',
      'black:S',
      'red:-',
    ])
    expect(clash.told('combatRound')).toMatchObject([{ n: 1 }, { n: 2 }])
  })

  it('before rolling ends with the roll; before damage all is known [UP-CMB-19, UP-CMB-55]', () => {
    const add = using('combat:beforeRolling', [{ op: 'addDice', side: 'you', dice: ['red'] }], { rounds: ['clash'] })
    const heard = fight({ ...armed(add), skeletons: { [FIELD]: 1 } }, ['white:-', 'white:-', 'black:S', 'red:-'])
    expect(heard.match.state.combat).toMatchObject({ part: 'clash', step: 'beforeRolling' })
    expect(heard.match.state.combat?.groups.map(({ faces }) => faces)).toEqual([[], []])
    choose(heard.match, 'pass')
    expect(heard.match.play.pending).toEqual([])
  })

  it('after damage pieces are gone and scored [UP-CMB-23]', () => {
    const look = using('combat:afterDamage', [{ op: 'gain', who: 'you', salt: 1 }])
    const heard = fight({ ...armed(look), garrisons: { [FIELD]: 2 } }, ['white:S', 'white:-', 'white:-'])
    expect(heard.match.state.garrison[FIELD]).toBe(1)
    expect(heard.match.state.vp[0]).toBe(1)
    expect(question(heard.match)).toBe('useAbility@0')
  })

  it('terrain, then players, then combat abilities Before Combat [UP-CMB-13, UP-DRU-10]', () => {
    const skip = using('combat:before', [{ op: 'skipArchery' }])
    const heard = fight({ ...armed(skip), tiles: { [FIELD]: TILES.badlands }, garrisons: { [FIELD]: 1 } }, [
      'white:S',
      'black:S',
      'blue:-',
      'white:-',
    ])
    expect(heard.told('combatBegan')).toMatchObject([{ terrain: 0 }])
    choose(heard.match, offered(heard.match)[0])
    expect(heard.told('archerySkipped')).toHaveLength(1)
    expect(heard.told('combatRound')).toMatchObject([{ part: 'clash' }])
  })

  it('combat abilities wait Before Combat until the players are done [UP-CMB-13]', () => {
    const ability = using('combat:before', [{ op: 'gainVP', who: 'empire', n: 1 }], { use: 'must' })
    const carried = carrying(...showing('combat:before'))
    const withAbility = ({ nemesis, ...cards }: Content['cards']['second']): Content['cards']['second'] => ({
      ...cards,
      nemesis: nemesis.map((one) => ({ ...one, abilities: [ability] })),
    })
    const content = (whole: Content): Content => {
      const { cards, ...rest } = carried(whole)
      return { ...rest, cards: { second: withAbility(cards.second), first: withAbility(cards.first) } }
    }
    const { match } = fight({ ...armed(), content, cards: { assassin: { at: FIELD, threat: 1 } } })
    expect([question(match), match.state.combat?.part, match.state.vp[EMPIRE]]).toEqual(['useAbility@0', 'before', 0])
    choose(match, 'pass')
    expect(match.state.vp[EMPIRE]).toBe(1)
  })

  it('no Archery against Oda, whoever shoots [UP-DRU-10, UP-RUL-87]', () => {
    const heard = fight({ units: { [FIELD]: ['deadeyes'] }, cards: { 'oda-the-fallen': { at: FIELD, threat: 1 } } }, [
      'white:-',
      'black:S',
    ])
    expect(heard.told('combatRound')).toMatchObject([{ part: 'clash' }])
    expect(rollsOf(heard)).toEqual(['0:w', '5:k'])
  })
})

describe('After Combat', () => {
  it('Haven, Targets, bottom effects, then cards [UP-CMB-17, UP-CMB-67]', () => {
    const heard = fight(
      {
        units: { [FIELD]: ['deadeyes'] },
        havens: { 0: [FIELD, at(0, -2)], 1: [at(0, 2)] },
        walls: [FIELD],
        cards: {
          assassin: { at: FIELD, threat: 1, target: FIELD },
          'new-emperor': { at: FIELD, threat: 7, target: at(0, 2) },
        },
      },
      ['white:S', 'white:S'],
      1,
    )
    const order = kindsOf(heard).filter((kind) =>
      /havenRemoved|targetMoved|vpGained|nemesisGone|targetRemoved/.test(kind),
    )
    expect(order[0]).toBe('havenRemoved')
    expect(order).toContain('vpGained')
    expect(heard.match.state.haven[FIELD]).toBe(-1)
    expect(heard.match.state.vp[0]).toBe(3)
  })

  it('a Hero does not keep the Haven [UP-CMB-68]', () => {
    const heard = fight(
      {
        units: { [FIELD]: ['deadeyes'] },
        havens: { 0: [FIELD], 1: [at(0, 2)] },
        heroAt: { 0: FIELD },
        garrisons: { [FIELD]: 1 },
      },
      ['white:-', 'white:S'],
      1,
    )
    expect(heard.match.state.haven[FIELD]).toBe(-1)
    expect(heard.match.state.heroAt[0]).toBe(FIELD)
  })

  it('both gone at once: the Haven stays, the destroyed card is resolved [UP-CMB-66, UP-RUL-81]', () => {
    const heard = fight(
      {
        units: { [FIELD]: ['deadeyes'] },
        havens: { 0: [FIELD], 1: [at(0, 2)] },
        cards: { assassin: { at: FIELD, threat: 1 } },
      },
      ['white:S', 'white:S'],
      1,
    )
    expect(heard.told('combatBothFell')).toHaveLength(1)
    expect(heard.match.state.haven[FIELD]).toBe(0)
    expect(heard.match.state.vp[0]).toBe(3)
  })

  it('wins and losses are told with their side [UP-CMB-05]', () => {
    const lost = fight({ units: { [FIELD]: ['deadeyes'] }, garrisons: { [FIELD]: 1 } }, ['white:-', 'white:S'])
    expect(lost.told('combatWonBy')).toMatchObject([{ side: EMPIRE }])
    const won = fight({ units: { [FIELD]: ['trolls'] }, skeletons: { [FIELD]: 1 } }, ['black:S', 'red:-'])
    expect(won.told('combatWonBy')).toMatchObject([{ side: 0 }])
  })
})
