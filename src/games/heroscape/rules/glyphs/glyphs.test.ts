import { describe, expect, it } from 'vitest'
import { EVERYONE, NOBODY } from '../../../../engine/index.ts'
import { happen, told, type Happening } from '../../testing/happening.ts'
import { choose, figure, glyphKind, offered, place, question, tableOf, view } from '../../testing/position.ts'
import type { Position } from '../../testing/position.ts'
import { row, smallField } from '../../testing/small-fields.ts'
import { NONE, OFF, type State } from '../table/state.ts'
import { glyphBonus } from './glyph-bonus.ts'
import { mayStopAtGlyph, mustStopAtGlyph, settleGlyphs } from './glyphs.ts'

const field = smallField(row(1, 1, 1, 1, 1, 1))
const [west, east] = [
  [0, 0],
  [1, 0],
] as const
const [HERE, THERE, FAR] = [0, 1, 5].map((q) => place(field, [q, 0]))

/** Finn stands where the glyph lies, at the west end; an enemy at the east end. */
const onGlyph = (glyph: Parameters<typeof glyphKind>[0], more: Partial<Position> = {}): Position => ({
  field,
  armies: { 0: { finn: [HERE] }, 1: { thorgrim: [FAR] } },
  glyphs: [[glyph, HERE]],
  ...more,
})

const hide = (state: State): void => {
  state.glyphUp[0] = 0
  state.glyphSeenBy[0] = NOBODY
}

const wound = (state: State, n: number, who: number): void => void (state.wounds[who] = n)

const settled = (position: Position, id = 'finn', role = 0): Happening =>
  happen(position, (play) => settleGlyphs(play, figure(play, role, id)))

describe('where a figure must stop', () => {
  it('is every glyph of the Master game, whichever side is up [HS-GLY-01] [HS-GLY-02] [HS-GLY-03]', () => {
    const up = tableOf(onGlyph('astrid'))
    expect([HERE, THERE].map((space) => mustStopAtGlyph(up, space))).toEqual([true, false])
    const down = tableOf(onGlyph('astrid', { arrange: hide }))
    expect([HERE, THERE].map((space) => mustStopAtGlyph(down, space))).toEqual([true, false])
  })

  it('is every glyph also where glyphs have no power, and the artefact [HS-GLY-03] [HS-GLY-14] [HS-MOV-29]', () => {
    const special = [{ rule: 'glyphsWithoutPower' as const }]
    expect(mustStopAtGlyph(tableOf(onGlyph('astrid', { rules: { special } })), HERE)).toBe(true)
    expect(mustStopAtGlyph(tableOf(onGlyph('brandar')), HERE)).toBe(true)
  })

  it('is no glyph of the Basic game unless glyphs are looked for [HS-RUL-68] [HS-SCN-PLANT-05]', () => {
    const [dive] = tableOf({ scenario: 'DIVE', armies: {} }).state.glyphSpace
    expect(mustStopAtGlyph(tableOf({ scenario: 'DIVE', armies: {} }), dive)).toBe(false)
    const plant = tableOf({ scenario: 'PLANT', armies: {} })
    expect(plant.state.glyphSpace.every((space) => mustStopAtGlyph(plant, space))).toBe(true)
  })

  it('is no longer where a glyph was taken away [HS-GLY-08]', () => {
    const t = tableOf(onGlyph('astrid', { arrange: (state) => (state.glyphSpace[0] = OFF) }))
    expect(mustStopAtGlyph(t, HERE)).toBe(false)
  })
})

describe('who may stop on the Glyph of Kelda', () => {
  const mayStop = (arrange: (state: State) => void, more: Partial<Position> = {}): boolean => {
    const t = tableOf(onGlyph('kelda', { arrange, ...more }))
    return mayStopAtGlyph(t, figure(t, 0, 'finn'), HERE)
  }

  it('is only a figure with a wound, if it lies power side up [HS-GLY-15] [HS-RUL-64]', () => {
    expect(mayStop(() => undefined)).toBe(false)
    expect(mayStop((state) => state.wounds.fill(1))).toBe(true)
    expect(mayStop(hide)).toBe(true)
  })

  it('is everybody where glyphs have no power, and on any other glyph or space [HS-GLY-15]', () => {
    expect(mayStop(() => undefined, { rules: { special: [{ rule: 'glyphsWithoutPower' }] } })).toBe(true)
    for (const glyph of ['astrid', 'erland', 'mitonsoul', 'brandar'] as const) {
      const t = tableOf(onGlyph(glyph))
      expect(mayStopAtGlyph(t, figure(t, 0, 'finn'), HERE)).toBe(true)
    }
    const t = tableOf(onGlyph('kelda'))
    expect(mayStopAtGlyph(t, figure(t, 0, 'finn'), THERE)).toBe(true)
  })
})

describe('a glyph that lies symbol side up', () => {
  it('is turned over for all to see, stays where it is and works at once [HS-GLY-02] [HS-GLY-21]', () => {
    const happening = settled(onGlyph('astrid', { arrange: hide }))
    const { state } = happening.match
    expect([state.glyphUp[0], state.glyphSeenBy[0], state.glyphSpace[0]]).toEqual([1, EVERYONE, HERE])
    expect(told(happening, 'glyphTurned')).toEqual([
      { piece: 0, glyph: glyphKind('astrid'), space: HERE, figure: figure(happening.match.play, 0, 'finn') },
    ])
    expect(glyphBonus(happening.match.play, 0, 'attack')).toBe(1)
    expect(state.knowledge).toBe(1)
  })

  it('gives nothing before it is turned over [HS-GLY-02]', () => {
    expect(glyphBonus(tableOf(onGlyph('astrid', { arrange: hide })), 0, 'attack')).toBe(0)
  })

  it('is turned over under either end of a two-space figure [HS-RUL-60]', () => {
    for (const ends of [
      [west, east],
      [east, west],
    ] as const) {
      const armies = { 0: { grimnak: [ends] }, 1: { thorgrim: [FAR] } }
      expect(settled(onGlyph('gerda', { armies, arrange: hide }), 'grimnak').match.state.glyphUp[0]).toBe(1)
    }
  })

  it('is left alone by a figure beside it [HS-GLY-21]', () => {
    const armies = { 0: { finn: [THERE] }, 1: { thorgrim: [FAR] } }
    expect(settled(onGlyph('gerda', { armies, arrange: hide })).match.state.glyphUp[0]).toBe(0)
  })

  it('stays hidden under a captive, who is nobody’s [HS-SCN-RESCUE-06]', () => {
    const arrange = (state: State): void => {
      hide(state)
      state.owner.fill(NONE)
    }
    const { match } = happen(onGlyph('gerda', { arrange }), (play) => settleGlyphs(play, play.state.occupant[HERE]))
    expect(match.state.glyphUp[0]).toBe(0)
  })

  it('of Kelda does nothing for a figure without wounds and stays [HS-RUL-64]', () => {
    const { match } = settled(onGlyph('kelda', { arrange: hide }))
    expect(question(match)).toBe('rest@0')
    expect([match.state.glyphUp[0], match.state.glyphSpace[0]]).toEqual([1, HERE])
  })
})

describe('the Glyph of Kelda', () => {
  const wounded = onGlyph('kelda', { arrange: (state) => wound(state, 3, state.occupant[HERE]) })

  it('may remove all wounds of the figure on it, then it is gone [HS-GLY-16] [HS-GLY-08]', () => {
    const happening = settled(wounded)
    const { match } = happening
    expect([question(match), offered(match)]).toEqual(['healing@0', ['yes', 'no']])
    expect(view(match)?.rule).toBe('HS-GLY-16')
    const finn = figure(match.play, 0, 'finn')
    choose(match, 'yes')
    expect([match.state.wounds[finn], match.state.glyphSpace[0]]).toEqual([0, OFF])
    expect(told(happening, 'healed')).toEqual([{ figure: finn, wounds: 3 }])
    expect(told(happening, 'glyphRemoved')).toEqual([{ piece: 0, glyph: glyphKind('kelda'), space: HERE }])
  })

  it('is gone too if its owner does not heal [HS-RUL-64]', () => {
    const happening = settled(wounded)
    const { match } = happening
    choose(match, 'no')
    expect([match.state.wounds[figure(match.play, 0, 'finn')], match.state.glyphSpace[0]]).toEqual([3, OFF])
    expect([told(happening, 'healed').length, told(happening, 'notHealed').length]).toEqual([0, 1])
  })

  it('asks whoever controls the figure [HS-GLY-16]', () => {
    const armies = { 0: { thorgrim: [FAR] }, 1: { finn: [HERE] } }
    expect(question(settled({ ...wounded, armies }, 'finn', 1).match)).toBe('healing@1')
  })

  it('heals nobody else [HS-GLY-16]', () => {
    const arrange = (state: State): void => void state.wounds.fill(2)
    const { match } = settled(onGlyph('kelda', { arrange }))
    choose(match, 'yes')
    expect(match.state.wounds.filter((one) => one === 0).length).toBe(1)
  })
})

describe('a permanent glyph', () => {
  const bonuses = (position: Position, role = 0): number[] => {
    const t = tableOf(position)
    return (['attack', 'defense', 'move', 'initiative'] as const).map((what) => glyphBonus(t, role, what))
  }

  it('works for the player whose figure stands on it, and for nobody else [HS-GLY-07] [HS-RUL-61]', () => {
    const teams = [[0, 1], [2]]
    const armies = { 0: { finn: [HERE] }, 1: { raelin: [THERE] }, 2: { thorgrim: [FAR] } }
    const position = onGlyph('astrid', { roles: 3, teams, armies })
    expect([0, 1, 2].map((role) => bonuses(position, role)[0])).toEqual([1, 0, 0])
  })

  it('stays when it is used, and stops working when the figure is gone [HS-GLY-06] [HS-GLY-08]', () => {
    const happening = settled(onGlyph('gerda'))
    expect(happening.match.state.glyphSpace[0]).toBe(HERE)
    expect(happening.events).toEqual([])
    expect(bonuses(onGlyph('gerda'))).toEqual([0, 1, 0, 0])
    expect(bonuses(onGlyph('gerda', { armies: { 0: { finn: [THERE] }, 1: { thorgrim: [FAR] } } }))).toEqual([
      0, 0, 0, 0,
    ])
  })

  it('gives what is printed on it [HS-GLY-12] [HS-GLY-13]', () => {
    expect(bonuses(onGlyph('valda'))).toEqual([0, 0, 2, 0])
    expect(bonuses(onGlyph('dagmar'))).toEqual([0, 0, 0, 8])
    expect(bonuses(onGlyph('brandar'))).toEqual([0, 0, 0, 0])
  })

  it('of Valda does nothing for the figure that leaves it [HS-RUL-62]', () => {
    const t = tableOf(onGlyph('valda', { armies: { 0: { finn: [HERE], raelin: [THERE] }, 1: {} } }))
    expect(glyphBonus(t, 0, 'move', figure(t, 0, 'finn'))).toBe(0)
    expect(glyphBonus(t, 0, 'move', figure(t, 0, 'raelin'))).toBe(2)
  })

  it('adds to other permanent glyphs [HS-RUL-63]', () => {
    const glyphs = [
      ['astrid', HERE],
      ['gerda', THERE],
    ] as const
    const armies = { 0: { grimnak: [[west, east]] }, 1: {} } as const
    expect(bonuses(onGlyph('astrid', { glyphs, armies }))).toEqual([1, 1, 0, 0])
  })
})
