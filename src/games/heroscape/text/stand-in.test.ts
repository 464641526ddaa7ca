import { describe, expect, it } from 'vitest'
import { fastSource, openMatch, prepare, privateCells, publicCells, type Role } from '../../../engine/index.ts'
import { LANGUAGES } from '../../module.ts'
import { heroscape } from '../index.ts'
import { X } from '../rules/table/state.ts'
import type { HeroscapeMatch } from '../testing/position.ts'
import { narrator } from './narrator.ts'

const tables = [
  { roles: 2, scenario: 'DIVE' },
  { roles: 4, scenario: 'FRONT' },
  { roles: 2, scenario: 'PLANT' },
  { roles: 2, scenario: 'STORM' },
  { roles: 3, scenario: 'RESCUE', mirrorArmies: true },
  { roles: 2, scenario: 'MIST', sets: 2 },
  { roles: 4, scenario: 'FORT', army: 'prepared' },
]

const EVERY = 75
const MOST_ANSWERS = 600

/** Plays a random game; now and then somebody looks. */
function watch(roles: number, options: object, look: (match: HeroscapeMatch) => void): void {
  const prepared = prepare(heroscape, roles, options)
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems))
  const match = openMatch(prepared.value, fastSource('stand-in'))
  const choices = fastSource('stand-in').fork('choices')
  match.begin()
  for (let answers = 0; !match.over && answers < MOST_ANSWERS; answers++) {
    if (answers % EVERY === 0) look(match)
    const ask = match.play.question!
    const list = match.play.options(ask)
    match.play.answer(ask, list[choices.below(list.length)])
  }
  look(match)
}

function standIn(match: HeroscapeMatch, role: Role | undefined): ReturnType<typeof narrator.standIn> {
  const own = role === undefined ? undefined : privateCells(heroscape, match.play, role)
  return narrator.standIn(match.content, publicCells(heroscape, match.play), role, own)
}

const linesOf = (match: HeroscapeMatch, role: Role | undefined): string[] =>
  narrator.board('en', match.play, role).flatMap(({ title, lines }) => [title, ...lines])

describe('a table for words, made from cells', () => {
  it.each(tables)('tells the same as the table itself: $scenario with $roles', ({ roles, ...options }) => {
    watch(roles, options, (match) => {
      const readers = [undefined, ...Array.from({ length: roles }, (_, role) => role)]
      for (const role of readers)
        for (const language of LANGUAGES) {
          const table = standIn(match, role)
          expect(narrator.board(language, table, role)).toEqual(narrator.board(language, match.play, role))
          for (let player = 0; player < roles; player++)
            expect(narrator.player(language, table, player)).toBe(narrator.player(language, match.play, player))
        }
    })
  })

  it('shows order markers to their side only, before they are turned over [HS-RND-06] [HS-TEAM-04]', () => {
    let seen = 0
    watch(4, { scenario: 'FRONT' }, (match) => {
      const { markerSeenBy, markerOn, marker } = match.state
      const hidden = markerOn.findIndex((card, slot) => card >= 0 && markerSeenBy[slot] !== -1 && marker[slot] === X)
      if (hidden < 0) return
      seen++
      const owner = Math.floor(hidden / 4)
      const army = (role: Role | undefined): string =>
        narrator
          .board('en', match.play, role)
          .find(({ title }) => title === `Army of Player ${owner + 1}`)!
          .lines.join()
      for (let role = 0; role < 4; role++)
        expect(/markers: [^;]*X/.test(army(role))).toBe((markerSeenBy[hidden] & (1 << role)) !== 0)
      expect(army(undefined)).toContain('?')
      expect(army(undefined)).not.toMatch(/markers: [^;]*X/)
    })
    expect(seen).toBeGreaterThan(0)
  })

  it('names the scout to its own side only [HS-SCN-STORM-04]', () => {
    let seen = 0
    watch(2, { scenario: 'STORM' }, (match) => {
      const card = match.state.scout.indexOf(1)
      if (card < 0 || match.state.scoutSeenBy[card] === -1) return
      seen++
      const says = [0, 1, undefined].map((role) => linesOf(match, role).some((line) => line.startsWith('Secret scout')))
      expect(says).toEqual([true, false, false])
    })
    expect(seen).toBeGreaterThan(0)
  })

  it('names no glyph that lies symbol side up [HS-SET-30]', () => {
    watch(2, { scenario: 'PLANT' }, (match) => {
      const { glyphSeenBy, glyphSpace } = match.state
      const hidden = glyphSpace.filter((space, piece) => space >= 0 && glyphSeenBy[piece] === 0).length
      expect(linesOf(match, 0).filter((line) => line.startsWith('face down')).length).toBe(hidden)
    })
  })

  it('tells whose turn it is, truce and mist', () => {
    const all = new Set<string>()
    for (const [roles, scenario] of [
      [4, 'FORT'],
      [2, 'MIST'],
    ] as const)
      watch(roles, { scenario }, (match) => linesOf(match, undefined).forEach((line) => all.add(line)))
    expect([...all].some((line) => /^Turn of Player \d: \S/.test(line))).toBe(true)
    expect(all).toContain('The truce holds.')
    expect([...all].some((line) => line.startsWith('The mist covers'))).toBe(true)
  })
})
