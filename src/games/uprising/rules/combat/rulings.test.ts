import { describe, expect, it } from 'vitest'
import { defaultContent } from '../../content/content.ts'
import { COLOURS, type Colour } from '../../content/names.ts'
import { dice, faceOf } from '../../testing/position.ts'

const content = defaultContent()

const facesOf = (colour: Colour): string[] => {
  const { skulls, shields, bolts } = content.dice[COLOURS.indexOf(colour)]
  return skulls.map((n, i) => 'S'.repeat(n) + 'H'.repeat(shields[i]) + 'B'.repeat(bolts[i]) || '-')
}

describe('what the pictures show', () => {
  it('are six faces of each colour [UP-RUL-14]', () => {
    expect(facesOf('white')).toEqual(['SH', 'S', 'H', '-', '-', '-'])
    expect(facesOf('yellow')).toEqual(['S', 'S', 'S', 'S', '-', '-'])
    expect(facesOf('red')).toEqual(['SS', 'SB', 'S', 'S', '-', '-'])
    expect(facesOf('blue')).toEqual(['H', 'H', 'S', 'S', 'S', '-'])
    expect(facesOf('purple')).toEqual(['BB', 'SB', 'S', 'S', 'S', '-'])
    expect(facesOf('black')).toEqual(['SSS', 'SS', 'S', 'S', 'S', 'B'])
    expect(faceOf('black:B')).toBe(5)
    expect(dice('red:SB').below(6)).toBe(1)
  })

  it('are dice of Garrisons by their number [UP-RUL-15]', () => {
    const named = (rows: readonly (readonly number[])[]): string[] =>
      rows.map((row) =>
        row
          .map((colour) => COLOURS[colour])
          .sort()
          .join(' '),
      )
    expect(named(content.boards.garrisonArchery)).toEqual(['', 'white', 'white white', 'white white white'])
    expect(named(content.boards.garrisonClash)).toEqual([
      '',
      'blue white',
      'blue white yellow yellow',
      'blue blue white yellow yellow',
    ])
  })

  it('are 16 types of Unit; Torment and Golgardei are two hexes [UP-RUL-08]', () => {
    expect(content.units).toHaveLength(16)
    expect(content.factions.map(({ id }) => id)).toEqual(['krowh', 'duerkhar', 'druwhn', 'mohyar'])
    expect([content.indexOf.hexes.has('torment'), content.indexOf.hexes.has('golgardei')]).toEqual([true, true])
  })
})
