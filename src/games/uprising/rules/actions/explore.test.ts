import { describe, expect, it } from 'vitest'
import type { HexId } from '../../content/names.ts'
import { at, card, choose, heardMatch, numbered, offered, question, refusedBy } from '../../testing/position.ts'
import type { Heard, Position } from '../../testing/position.ts'
import { actions, offeredOf, wealth } from '../../testing/turns.ts'
import { isImpassable } from '../map/adjacency.ts'
import { neighbourIn } from '../map/spaces.ts'
import { CHAOS, EMPIRE } from '../table/state.ts'

const HOME = at(0, -2)
const HERE = at(0, -1)

/** Role 0 explores its hex, under which this tile lies. */
function explored(id: HexId, position: Position = {}): Heard {
  const heard = actions({
    resources: { 0: [0, 0, 0], 1: [0, 0, 0] },
    heroAt: { 0: HERE },
    ...position,
    arrange: (state, content) => {
      state.tilePool = [numbered('hexes', id)]
      position.arrange?.(state, content)
    },
  })
  choose(heard.match, 'action:explore')
  return heard
}

describe('Explore', () => {
  it('costs 1 AP, turns the hex of the Hero, resolves its effects and ends the turn [UP-EXP-01, UP-EXP-02, UP-HER-01]', () => {
    const { match } = explored('bruthgaard')
    while (question(match) !== 'action@1') choose(match, offered(match)[0])
    expect(match.state.ap[0]).toBe(7)
    expect(match.state.tile[HERE]).toBe(numbered('hexes', 'bruthgaard'))
    const known = actions({ tiles: { [HERE]: 'bruthgaard' }, heroAt: { 0: HERE } })
    expect(offered(known.match)).not.toContain('action:explore')
    expect(refusedBy(known.match, 0, 'action:explore')).toEqual(['UP-EXP-02'])
  })

  it('is decided by the explorer [UP-EXP-03, UP-HEX-14, UP-PHS-06]', () => {
    const { match } = explored('rigga', { firstPlayer: 0 })
    expect(question(match)).toBe('placeWhere@0')
    const second = actions({
      firstPlayer: 0,
      turn: 1,
      ap: { 0: 0 },
      heroAt: { 1: HERE },
      arrange: (state) => void (state.tilePool = [numbered('hexes', 'rigga')]),
    })
    choose(second.match, 'action:explore')
    expect(question(second.match)).toBe('placeWhere@1')
  })

  it('is not possible under a Curse [UP-EXP-04]', () => {
    const { match } = actions({ heroAt: { 0: HERE }, curses: [HERE] })
    expect(offered(match)).not.toContain('action:explore')
    expect(refusedBy(match, 0, 'action:explore')).toEqual(['UP-EXP-04'])
  })

  it('places Units where none are, whatever Heroes are there [UP-EXP-05, UP-HER-05]', () => {
    const { match } = explored('rigga', { heroAt: { 0: HERE, 1: HERE } })
    expect(match.state.garrison[HERE]).toBe(1)
  })

  it('reinforces Garrisons and Legions by a Garrison [UP-EXP-06, UP-EXP-14]', () => {
    expect(explored('rigga', { garrisons: { [HERE]: 1 } }).match.state.garrison[HERE]).toBe(2)
    const legion = explored('rigga', { cards: { courtesan: { at: HERE } } })
    expect(legion.match.state.garrison[HERE]).toBe(1)
    expect(legion.match.state.cardAt[card('courtesan')]).toBe(HERE)
  })

  it('reinforces Skeletons and Hordes by a Skeleton [UP-EXP-07]', () => {
    expect(explored('rigga', { skeletons: { [HERE]: 1 } }).match.state.skeletons[HERE]).toBe(2)
    expect(explored('rigga', { cards: { siren: { at: HERE } } }).match.state.skeletons[HERE]).toBe(1)
  })

  it('neither places nor reinforces where own Units stand [UP-EXP-08, UP-EXP-13]', () => {
    const { match } = explored('rigga', { units: { [HERE]: ['tribesmen'] } })
    expect([match.state.garrison[HERE], match.state.skeletons[HERE]]).toEqual([0, 0])
    expect(match.state.vp[EMPIRE]).toBe(0)
    expect(match.state.vp[CHAOS]).toBe(0)
    // The other Garrison of the text still comes.
    expect(question(match)).toBe('placeWhere@0')
  })

  it('puts an Activation Token on the card with the fewest [UP-EXP-09, UP-EVT-10]', () => {
    const { match } = explored('black-ice', {
      cards: { courtesan: { at: at(0, 0), tokens: 1 }, siren: { at: at(3, 0), tokens: 0 } },
      skeletons: { [at(-3, 0)]: 1 },
    })
    while (question(match) !== 'action@1') choose(match, offered(match)[0])
    expect(match.state.tokens[card('siren')]).toBe(1)
    expect(match.state.tokens[card('courtesan')]).toBe(1)
  })

  it('asks for the orientation of impassable edges at the end, before any combat [UP-EXP-10, UP-RUL-47]', () => {
    const { match, events } = explored('rigga')
    choose(match, offeredOf(match, 'hex:')[0])
    expect(question(match)).toBe('orientation@0')
    expect(offered(match)).toHaveLength(6)
    choose(match, 'option:2')
    const shut = [0, 1, 2, 3, 4, 5].filter((direction) => isImpassable(match.play, HERE, direction))
    expect(shut).toEqual([4, 5])
    expect(events.filter(({ type }) => type === 'hexOriented')).toEqual([
      {
        type: 'hexOriented',
        role: 0,
        space: HERE,
        rotation: 2,
        blocked: [4, 5].map((direction) => neighbourIn(match.play, HERE, direction)).join(),
      },
    ])
  })

  it('asks for it before a fight that the effects cause [UP-RUL-47]', () => {
    const { match } = explored('omeido', { units: { [HERE]: ['tribesmen'] }, skeletons: { [HERE]: 0 } })
    while (question(match) !== 'orientation@0') {
      expect(match.state.combat).toBe(undefined)
      choose(match, offered(match)[0])
    }
    choose(match, 'option:0')
    expect(offered(match)).not.toContain('action:explore')
  })

  it('turns a tile before something moves past it [UP-RUL-47]', () => {
    const { match } = actions({
      heroAt: { 0: HERE },
      cards: { courtesan: { at: at(0, 0), threat: 5, target: HOME } },
      content: (content) => {
        const activate = [{ op: 'activate', cards: { kind: 'legion', pick: 'all' } }]
        const hexes = content.cards.second.hexes.map((hex) =>
          hex.id === 'rigga' ? { ...hex, explore: activate as typeof hex.explore } : hex,
        )
        return { ...content, cards: { ...content.cards, second: { ...content.cards.second, hexes } } }
      },
      arrange: (state) => void (state.tilePool = [numbered('hexes', 'rigga')]),
    })
    choose(match, 'action:explore')
    expect(question(match)).toBe('orientation@0')
    expect(match.state.cardAt[card('courtesan')]).toBe(at(0, 0))
    // Shut towards the Capital (SE) the hex lies no longer on the way.
    choose(match, 'option:5')
    expect(question(match)).toBe('nemesisPath@0')
    expect(offered(match)).not.toContain(`hex:${HERE}`)
  })

  it('asks nobody about tiles without such edges [UP-EXP-10]', () => {
    const { match } = explored('torment')
    for (let n = 0; n < 20 && question(match) !== 'action@1'; n++) {
      expect(question(match)).not.toBe('orientation@0')
      choose(match, offered(match)[0])
    }
    expect(question(match)).toBe('action@1')
  })

  it('turns a hex for good [UP-EXP-12]', () => {
    const { match } = explored('fyrnhalla')
    while (question(match) !== 'action@1') choose(match, offered(match)[0])
    expect(match.state.tilePool).toEqual([])
    expect(match.state.tile[HERE]).toBe(numbered('hexes', 'fyrnhalla'))
    choose(match, 'action:trade', 'done')
    expect(refusedBy(match, 0, 'action:explore')).toEqual(['UP-EXP-02'])
  })

  it('leaves Garrisons where the tile shows an X; face-down it counts as none [UP-RUL-48]', () => {
    const { match } = explored('rigga', { units: { [HERE]: ['tribesmen'] } })
    const open = offeredOf(match, 'hex:')
    expect(open).toContain(`hex:${at(1, -2)}`)
    expect(open).not.toContain(`hex:${at(0, -3)}`)
    const marked = explored('graveyard', { garrisons: { [HERE]: 2 } })
    while (question(marked.match) !== 'action@1') choose(marked.match, offered(marked.match)[0])
    expect(marked.match.state.garrison[HERE]).toBeGreaterThanOrEqual(2)
  })

  it('happens to a hex that an effect turns, for whoever turned it [UP-EXP-11]', () => {
    const { match } = heardMatch(
      {
        resources: { 0: [0, 0, 0], 1: [0, 0, 0] },
        arrange: (state) => void (state.tilePool = [numbered('hexes', 'rigga')]),
      },
      [{ procedure: 'flipTile', args: { role: 1, space: HERE } }],
    )
    expect(question(match)).toBe('placeWhere@1')
    expect(wealth(match, 1)).toEqual([0, 0, 2])
    expect(match.state.garrison[HERE]).toBe(1)
  })
})
