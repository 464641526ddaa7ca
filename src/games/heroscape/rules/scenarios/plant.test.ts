import { describe, expect, it } from 'vitest'
import { EVERYONE, NOBODY } from '../../../../engine/index.ts'
import type { GlyphId } from '../../content/names.ts'
import { choose, figure, glyphKind, offered, positionMatch, rolls, tableOf } from '../../testing/position.ts'
import type { HeroscapeMatch } from '../../testing/position.ts'
import { begun, beside, figuresOf, glyphsOf, walk } from '../../testing/scenario-play.ts'
import { row, smallField } from '../../testing/small-fields.ts'
import { OFF, type State } from '../table/state.ts'

const ALL: readonly GlyphId[] = [
  'astrid',
  'gerda',
  'ivor',
  'valda',
  'dagmar',
  'brandar',
  'brandar',
  'kelda',
  'erland',
  'mitonsoul',
]
const empty = tableOf({ scenario: 'PLANT', armies: {} })
/** A glyph space with neighbours on its own level. */
const SPOT = empty.state.glyphSpace.findIndex((space) => beside(empty, space).length > 1)
const SPACE = empty.state.glyphSpace[SPOT]
const [NEAR] = beside(empty, SPACE)

/** Thorgrim stands beside a hidden glyph of this kind. */
function finding(glyph: GlyphId, more: (state: State) => void = () => undefined): HeroscapeMatch {
  const arrange = (state: State): void => {
    const others = ALL.map(glyphKind)
    others.splice(others.indexOf(glyphKind(glyph)), 1)
    state.glyph.forEach((_, piece) => (state.glyph[piece] = piece === SPOT ? glyphKind(glyph) : others.pop()!))
    state.glyphSeenBy.fill(NOBODY)
    more(state)
  }
  const armies = {
    0: { thorgrim: [NEAR] },
    1: { 'ne-gok-sa': [empty.content.scenarios[4].layout.figures[3].spaces[0]] },
  }
  const match = positionMatch({ scenario: 'PLANT', armies, active: 'thorgrim', arrange })
  walk(match, figure(match.play, 0, 'thorgrim'), SPACE)
  return match
}

describe('The Search for Comfrey Plants', () => {
  it('sets up three heroes each on their spaces [HS-SCN-PLANT-03] [HS-SCN-PLANT-04] [HS-RUL-80]', () => {
    const { play } = begun('PLANT', 2).match
    expect([figuresOf(play, 0), figuresOf(play, 1)]).toEqual([
      { thorgrim: ['5,12,1'], 'sgt-drake-alexander': ['-4,14,1'], syvarris: ['1,15,1'] },
      { 'agent-carr': ['1,2,1'], 'deathwalker-9000': ['7,2,1'], 'ne-gok-sa': ['8,5,1'] },
    ])
  })

  it('shuffles all ten glyphs, symbol side up, and nobody has seen one [HS-SCN-PLANT-02] [HS-RUL-80]', () => {
    const { play } = begun('PLANT', 2).match
    expect(glyphsOf(play).filter((one) => one.startsWith('? ')).length).toBe(10)
    expect(play.state.glyph.toSorted()).toEqual(ALL.map(glyphKind).toSorted())
    expect(play.state.glyphSeenBy).toEqual(new Array(10).fill(NOBODY))
    const other = begun('PLANT', 2, { strikes: 'automatic' })
    expect(other.match.log.filter((entry) => entry.type === 'draw' && entry.what === 'glyph').length).toBe(10)
  })

  it('makes a figure stop on a glyph and turn it over [HS-SCN-PLANT-05] [HS-RUL-68]', () => {
    const { game, goals, special } = empty.content.scenarios[4]
    const match = positionMatch({
      field: smallField(row(1, 1, 1, 1, 1)),
      rules: { game, goals, special },
      armies: { 0: { thorgrim: [[1, 0]] }, 1: { syvarris: [[0, 0]] } },
      glyphs: [['gerda', [2, 0]]],
      active: 'thorgrim',
      arrange: (state) => (state.glyphUp[0] = 0),
    })
    choose(match, `figure:${figure(match.play, 0, 'thorgrim')}`)
    const spaces = offered(match).filter((key) => key.startsWith('space:'))
    expect(spaces).toEqual([`space:${match.state.glyphSpace[0]}`])
  })

  it('removes any other glyph without effect [HS-SCN-PLANT-06] [HS-RUL-80]', () => {
    for (const glyph of ['astrid', 'gerda', 'ivor', 'valda', 'dagmar', 'erland', 'mitonsoul'] as const) {
      const match = finding(glyph)
      const { state } = match
      expect([state.glyphSpace[SPOT], state.glyphTakenBy[SPOT], state.glyphSeenBy[SPOT]]).toEqual([OFF, -1, EVERYONE])
      expect(match.log.filter((entry) => entry.type === 'draw')).toEqual([])
      expect(state.glyphSpace.filter((space) => space !== OFF).length).toBe(9)
    }
  })

  it('lets the player keep a plant [HS-SCN-PLANT-01] [HS-SCN-PLANT-07]', () => {
    for (const glyph of ['brandar', 'kelda'] as const) {
      const { state, over } = finding(glyph)
      expect([state.glyphSpace[SPOT], state.glyphTakenBy[SPOT], state.glyphUp[SPOT], over]).toEqual([OFF, 0, 1, false])
    }
  })

  it('is won with the second plant, whatever became of the finder [HS-SCN-PLANT-08] [HS-SCN-PLANT-07]', () => {
    const first = SPOT === 0 ? 1 : 0
    const have = (role: number) => (state: State) => {
      state.glyphTakenBy[first] = role
      state.glyphSpace[first] = OFF
    }
    expect(finding('kelda', have(0)).state.outcome).toEqual({ kind: 'teams', winners: [0], losers: [1] })
    expect(finding('kelda', have(1)).state.outcome).toBeUndefined()
    expect(finding('astrid', have(0)).state.outcome).toBeUndefined()
  })

  it('is also won with the last enemy figure [HS-SCN-PLANT-09]', () => {
    const armies = { 0: { thorgrim: [NEAR] }, 1: { 'ne-gok-sa': [beside(empty, NEAR).find((one) => one !== SPACE)!] } }
    const arrange = (state: State): void => void state.glyph.fill(0)
    const match = positionMatch(
      { scenario: 'PLANT', armies, active: 'thorgrim', step: 'attack', arrange },
      [],
      rolls('SSS'),
    )
    choose(match, `attack:${figure(match.play, 0, 'thorgrim')}>${figure(match.play, 1, 'ne-gok-sa')}`)
    // Without shields prepared, all of Ne-Gok-Sa's defence dice show skulls.
    expect(match.state.outcome).toEqual({ kind: 'teams', winners: [0], losers: [1] })
  })
})
