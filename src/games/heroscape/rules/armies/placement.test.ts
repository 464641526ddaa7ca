import { describe, expect, it } from 'vitest'
import type { Content } from '../../content/content.ts'
import type { GlyphId } from '../../content/names.ts'
import { figure, offered, question, refusedBy, rolls } from '../../testing/position.ts'
import {
  armyOf,
  cardKey,
  cardNumber,
  pick,
  quietGame,
  take,
  toldAs,
  waiting,
  withScenario,
  type Quiet,
} from '../../testing/quiet-match.ts'
import { glyphBonus } from '../glyphs/glyph-bonus.ts'
import { firstFigure, isInPlay } from '../table/figures.ts'
import { fieldOf, layoutOf, NONE, OFF, STANDING, UNUSED, WAITING, type Table } from '../table/state.ts'

/** FRONT with a brown zone of only its first spaces; the first two are neighbours. */
function smallZone(size: number): Content {
  return withScenario('FRONT', ({ layout }) => {
    const zones = layout.zones.map((zone, i) => (i === 0 ? { ...zone, spaces: zone.spaces.slice(0, size) } : zone))
    const zoneOf = layout.zoneOf.map((zone, space) => (zone === 0 && !zones[0].spaces.includes(space) ? -1 : zone))
    return { layout: { ...layout, zones, zoneOf } }
  })
}

const front = (size: number, options: object = {}, ...dice: number[]): Quiet =>
  quietGame(2, options, rolls(...(dice.length > 0 ? dice : [12, 3])), smallZone(size))

const zoneSpaces = (t: Table, zone = 0): readonly number[] => layoutOf(t).zones[zone].spaces

describe('a two-space figure', () => {
  it('is placed on two free neighbouring spaces of one level in the zone [HS-RUL-18] [HS-SET-23]', () => {
    const { match } = quietGame(2, {}, rolls(12, 3))
    pick(match, 0, cardKey(match, 'grimnak'))
    const { links, spaces } = fieldOf(match)
    const zone = zoneSpaces(match)
    const pairs = zone.flatMap((a) =>
      links.to
        .slice(links.first[a], links.first[a + 1])
        .filter((b) => zone.includes(b) && spaces.level[a] === spaces.level[b])
        .map((b) => `space:${a}/${b}`),
    )
    expect(offered(match)).toEqual(pairs)
    expect(pairs.length).toBeGreaterThan(40)
    pick(match, 0, pairs[5])
    const grimnak = figure(match, 0, 'grimnak')
    const [a, b] = pairs[5].slice(6).split('/').map(Number)
    expect([match.state.front[grimnak], match.state.rear[grimnak]]).toEqual([a, b])
    expect([match.state.occupant[a], match.state.occupant[b]]).toEqual([grimnak, grimnak])
  })

  it('is told as placed with both spaces', () => {
    const { match, events } = front(2)
    take(match, 0, 'grimnak')
    const [a, b] = zoneSpaces(match)
    expect(toldAs(events, 'figurePlaced')).toEqual([
      { role: 0, figure: figure(match, 0, 'grimnak'), front: a, rear: b },
    ])
  })
})

describe('a zone that is too small', () => {
  it('leaves surplus figures unused, by the choice of their owner [HS-DRF-10] [HS-RUL-18]', () => {
    const { match, events } = front(3, { army: 'prepared' })
    take(match, 0, 'zettian-guards', 'finn', 'thorgrim', 'done')
    take(match, 1, 'syvarris', 'done')
    const [a, b, c] = zoneSpaces(match)
    // Four figures, three spaces: one stays out.
    expect(offered(match)).toEqual([`space:${a}`, `space:${b}`, `space:${c}`, 'out'])
    pick(match, 0, 'out')
    expect(offered(match)).toEqual([`space:${a}`, `space:${b}`, `space:${c}`])
    expect(refusedBy(match, 0, 'out')).toEqual(['HS-DRF-10'])
    pick(match, 0, `space:${b}`, `space:${a}`)
    pick(match, 0, `space:${c}`)
    expect(question(match)).toBe('place@1')
    // Finn has a lower number than the guards and is placed first.
    const finn = figure(match, 0, 'finn')
    expect(match.state.fate[finn]).toBe(UNUSED)
    expect(toldAs(events, 'figureLeftOut')).toEqual([{ figure: finn }])
  })

  it('forces the rest out when it is full', () => {
    const { match } = front(2, { army: 'prepared' })
    take(match, 0, 'marro-warriors', 'done')
    take(match, 1, 'syvarris', 'done')
    const [a, b] = zoneSpaces(match)
    pick(match, 0, `space:${a}`, `space:${b}`)
    // The last two have no choice and are left out without a question, up to the closing one.
    const marro = firstFigure(match, cardNumber(match, 'marro-warriors'))
    while (waiting(match)[0] === 'place@0') {
      expect(offered(match)).toEqual(['out'])
      pick(match, 0, 'out')
    }
    expect(match.state.fate.slice(marro, marro + 4)).toEqual([STANDING, STANDING, UNUSED, UNUSED])
    expect(isInPlay(match, cardNumber(match, 'marro-warriors'))).toBe(true)
  })

  it('counts waiting figures too [HS-RUL-18]', () => {
    const { match } = front(6)
    take(match, 0, 'airborne-elite')
    take(match, 1, 'syvarris', 'done')
    pick(match, 0, cardKey(match, 'izumi-samurai'))
    const [a, b, c, d, e, f] = zoneSpaces(match)
    // Four wait, so that there is room for two of three.
    expect(offered(match)).toEqual([...[a, b, c, d, e, f].map((space) => `space:${space}`), 'out'])
    pick(match, 0, `space:${a}`)
    expect(offered(match).filter((key) => key.startsWith('space:'))).toHaveLength(5)
    pick(match, 0, `space:${b}`)
    const izumi = figure(match, 0, 'izumi-samurai')
    expect(offered(match)).toEqual(['out', `instead:${izumi}`, `instead:${izumi + 1}`])
    expect(refusedBy(match, 0, `space:${c}`)).toEqual(['HS-RUL-18'])
    expect(refusedBy(match, 0, `space:${a}`)).toEqual(['HS-MOV-06'])
    pick(match, 0, `instead:${izumi}`)
    expect(match.state.fate.slice(izumi, izumi + 3)).toEqual([UNUSED, STANDING, WAITING])
    expect(offered(match)).toEqual([a, c, d, e, f].map((space) => `space:${space}`))
    pick(match, 0, `space:${f}`)
    expect(match.state.fate.slice(izumi, izumi + 3)).toEqual([UNUSED, STANDING, STANDING])
  })

  it('leaves no room for some who wait [HS-RUL-18]', () => {
    const { match } = front(3)
    take(match, 0, 'finn')
    take(match, 1, 'syvarris', 'done')
    pick(match, 0, cardKey(match, 'airborne-elite'))
    const finn = figure(match, 0, 'finn')
    // Finn is the only one on the battlefield, so he stays.
    expect(offered(match)).toEqual(['wait', 'out'])
    expect(refusedBy(match, 0, `instead:${finn}`)).toEqual(['HS-RUL-75'])
    pick(match, 0, 'wait', 'out')
    const airborne = figure(match, 0, 'airborne-elite')
    expect(match.state.fate.slice(airborne, airborne + 2)).toEqual([WAITING, UNUSED])
    pick(match, 0, 'out')
    // Now the last one fits, and waits without a question.
    expect(question(match)).toBe('armyCard@0')
    expect(match.state.fate.slice(airborne, airborne + 4)).toEqual([WAITING, UNUSED, UNUSED, WAITING])
    expect(match.state.fate[finn]).toBe(STANDING)
  })

  it('may be cleared for a later card in a draft [HS-RUL-18]', () => {
    const { match, events } = front(2)
    take(match, 0, 'finn')
    take(match, 1, 'syvarris', 'done')
    pick(match, 0, cardKey(match, 'grimnak'))
    const [finn, grimnak] = [figure(match, 0, 'finn'), figure(match, 0, 'grimnak')]
    expect(offered(match)).toEqual(['out', `instead:${finn}`])
    pick(match, 0, `instead:${finn}`)
    const [a, b] = zoneSpaces(match)
    expect(offered(match)).toEqual([`space:${a}/${b}`, `space:${b}/${a}`])
    pick(match, 0, `space:${b}/${a}`)
    expect([match.state.front[finn], match.state.front[grimnak]]).toEqual([OFF, b])
    expect(toldAs(events, 'figureLeftOut')).toEqual([{ figure: finn }])
    pick(match, 0, 'done')
    // HS-RUL-18: he was never in the army.
    expect(armyOf(match, 0)).toEqual(['grimnak'])
    expect(match.state.owner[cardNumber(match, 'finn')]).toBe(NONE)
    expect(match.state.fate[finn]).toBe(WAITING)
  })
})

describe('a glyph in the zone', () => {
  const withGlyph = (glyph: GlyphId, size: number): Content => {
    const small = smallZone(size)
    const scenarios = small.scenarios.map((one) => {
      if (one.id !== 'FRONT') return one
      const [first, ...others] = one.layout.glyphs
      const glyphs = [{ ...first, glyph, space: one.layout.zones[0].spaces[1] }, ...others]
      return { ...one, layout: { ...one.layout, glyphs } }
    })
    return { ...small, scenarios }
  }
  const start = (glyph: GlyphId): Quiet => quietGame(2, {}, rolls(12, 3), withGlyph(glyph, 3))

  it('is no place to start if it is Kelda’s, nor counts its space [HS-GLY-15] [HS-RUL-18]', () => {
    const { match } = start('kelda')
    const [a, b, c] = zoneSpaces(match)
    pick(match, 0, cardKey(match, 'izumi-samurai'))
    expect(offered(match)).toEqual([`space:${a}`, `space:${c}`, 'out'])
    expect(refusedBy(match, 0, `space:${b}`)).toEqual(['HS-GLY-15'])
    const two = start('kelda').match
    pick(two, 0, cardKey(two, 'mimring'))
    expect(offered(two)).toEqual([`space:${a}/${c}`, `space:${c}/${a}`])
    expect(refusedBy(two, 0, `space:${a}/${b}`)).toEqual(['HS-GLY-15'])
  })

  it('works for the figure that starts on it [HS-RUL-60] [HS-GLY-07]', () => {
    const { match } = start('astrid')
    const [a, b, c] = zoneSpaces(match)
    pick(match, 0, cardKey(match, 'finn'))
    expect(offered(match)).toEqual([a, b, c].map((space) => `space:${space}`))
    pick(match, 0, `space:${b}`)
    expect([glyphBonus(match, 0, 'attack'), glyphBonus(match, 1, 'attack')]).toEqual([1, 0])
  })
})

describe('a zone that team mates share', () => {
  it('keeps a space for who has no figure yet [HS-DRF-09] [HS-RUL-75]', () => {
    const { match } = quietGame(4, { army: 'prepared' }, rolls(20, 1, 2, 3), smallZone(3))
    take(match, 0, 'marro-warriors', 'done')
    take(match, 1, 'finn', 'done')
    take(match, 2, 'syvarris', 'done')
    take(match, 3, 'raelin', 'done')
    const [a, b, c] = zoneSpaces(match)
    pick(match, 0, `space:${a}`, `space:${b}`)
    while (waiting(match)[0] === 'place@0') {
      expect(offered(match)).toEqual(['out'])
      pick(match, 0, 'out')
    }
    while (waiting(match)[0] !== 'place@1') pick(match, match.play.pending[0].role, offered(match)[0])
    expect(offered(match)).toEqual([`space:${c}`])
  })
})

describe('the scout’s side in a zone that is too small', () => {
  it('places heroes before squads, and the last hero cannot stay out [HS-RUL-81] [HS-RUL-18]', () => {
    const small = withScenario('STORM', ({ layout }) => ({
      layout: { ...layout, zones: layout.zones.map((zone) => ({ ...zone, spaces: zone.spaces.slice(0, 2) })) },
    }))
    const { match } = quietGame(2, { scenario: 'STORM', army: 'prepared' }, rolls(12, 3), small)
    take(match, 0, 'tarn-viking-warriors', 'finn', 'done')
    take(match, 1, 'syvarris', 'done')
    const [a, b] = zoneSpaces(match)
    expect(offered(match)).toEqual([`space:${a}`, `space:${b}`])
    expect(refusedBy(match, 0, 'out')).toEqual(['HS-RUL-81'])
    pick(match, 0, `space:${b}`)
    expect(match.state.front[figure(match, 0, 'finn')]).toBe(b)
    expect(offered(match)).toEqual([`space:${a}`, 'out'])
  })
})

describe('the zones', () => {
  it('are those that the scenario assigns; nobody else’s is offered [HS-RUL-19] [HS-DRF-07] [HS-DRF-08]', () => {
    const { match } = quietGame(2, {}, rolls(3, 12))
    pick(match, 1, cardKey(match, 'finn'))
    expect(offered(match)).toEqual(zoneSpaces(match, 1).map((space) => `space:${space}`))
    expect(refusedBy(match, 1, `space:${zoneSpaces(match, 0)[0]}`)).toEqual(['HS-DRF-08'])
    const outside = layoutOf(match).zoneOf.indexOf(-1)
    expect(refusedBy(match, 1, `space:${outside}`)).toEqual(['HS-DRF-07'])
  })

  it('are shared by a team [HS-DRF-09] [HS-TEAM-05]', () => {
    const { match } = quietGame(4, {}, rolls(20, 12, 3, 4))
    pick(match, 0, cardKey(match, 'finn'))
    const [first, ...others] = zoneSpaces(match, 0)
    pick(match, 0, `space:${first}`)
    pick(match, 1, cardKey(match, 'thorgrim'))
    expect(offered(match)).toEqual(others.map((space) => `space:${space}`))
    expect(refusedBy(match, 1, `space:${first}`)).toEqual(['HS-MOV-06'])
  })

  it('explain why a two-space figure does not fit [HS-RUL-18]', () => {
    const { match } = front(3, { army: 'prepared' })
    take(match, 0, 'mimring', 'done')
    take(match, 1, 'syvarris', 'done')
    const [a, b, c] = zoneSpaces(match)
    // The second and the third space are no neighbours.
    expect(offered(match)).toEqual([`space:${a}/${b}`, `space:${a}/${c}`, `space:${b}/${a}`, `space:${c}/${a}`])
    expect(refusedBy(match, 0, `space:${c}`)).toEqual(['HS-RUL-18'])
    expect(refusedBy(match, 0, `space:${b}/${c}`)).toEqual(['HS-RUL-18'])
    expect(refusedBy(match, 0, `space:${b}/${zoneSpaces(match, 1)[0]}`)).toEqual(['HS-DRF-08'])
  })
})
