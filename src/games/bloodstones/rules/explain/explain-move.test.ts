import { describe, expect, it } from 'vitest'
import type { FactionId } from '../../content/units.ts'
import { actions } from '../../testing/actions.ts'
import { given, row, star } from '../../testing/marches.ts'
import { asked, choose, refusedBy, view } from '../../testing/position.ts'
import { german } from '../../text/de.ts'
import { english } from '../../text/en.ts'
import { wordsIn } from '../../text/words.ts'

describe('why a move is not on offer', () => {
  it('from an area [BS-MOV-06] [BS-MOV-09] [BS-UND-08]', () => {
    const map = row('plains', 'plains', 'plains', 'plains', 'hills')
    const factions: FactionId[] = ['necromancers', 'corsairs', 'horseLords']
    const match = given({
      map,
      mine: [
        ['archer', 0],
        ['castle', 1],
        ['undead', 2],
        ['archer', 3],
      ],
      theirs: [['archer', 0]],
      hand: ['ship'],
      more: { factions },
    })
    expect(refusedBy(match, 0, 'move:0')).toEqual(['BS-MOV-06'])
    expect(refusedBy(match, 0, 'area:0')).toEqual(['BS-MOV-06'])
    expect(refusedBy(match, 0, 'move:1')).toEqual(['BS-MOV-09'])
    expect(refusedBy(match, 0, 'move:2')).toEqual(['BS-UND-08'])
    expect(refusedBy(match, 0, 'move:3')).toEqual([])
    expect(refusedBy(match, 0, 'move:4')).toEqual(['BS-MOV-01'])
    expect(refusedBy(match, 0, 'move:5')).toEqual([])
    expect(refusedBy(match, 1, 'move:0')).not.toContain('BS-MOV-06')
  })

  it('within an action what is spent counts [BS-MOV-01]', () => {
    const match = given({
      map: row('plains', 'plains', 'hills', 'plains'),
      mine: [
        ['archer', 0],
        ['archer', 3],
      ],
      hand: ['archer', 'archer'],
    })
    choose(match, 'move:0', '1', '1', '0')
    expect(refusedBy(match, 0, '3')).toEqual(['BS-MOV-01'])
    expect(refusedBy(match, 0, '0')).toEqual([])
  })

  it('to an area [BS-MOV-10] [BS-MAP-11] [BS-MOV-02]', () => {
    const map = star('plains', 'sea', 'mountains', 'hills', 'plains', 'plains')
    const match = given({ map, mine: [['archer', 0]], hand: ['archer'] })
    choose(match, 'move:0')
    expect(refusedBy(match, 0, 'moveTo:1')).toEqual(['BS-MOV-10'])
    expect(refusedBy(match, 0, 'area:2')).toEqual(['BS-MAP-11'])
    expect(refusedBy(match, 0, '3')).toEqual(['BS-MOV-02'])
    expect(refusedBy(match, 0, '4')).toEqual([])
    expect(refusedBy(match, 0, '0')).toEqual(['BS-RUL-17'])
    expect(refusedBy(match, 0, 'somewhere')).toEqual([])
  })

  it('behind enemies, where no number of points would help [BS-MOV-05]', () => {
    const match = given({ map: row('plains', 'plains', 'plains', 'hills', 'plains'), mine: [['archer', 1]], theirs: [['archer', 2]] }) // prettier-ignore
    choose(match, 'move:1')
    expect(match.explain(0, { key: 'area:3' })).toEqual([
      { rule: 'BS-MOV-05', message: { key: 'refuse.moveContested', args: { area: 2 } } },
    ])
    const round = { ...row('plains', 'plains', 'plains', 'hills'), links: [[0, 1], [1, 2], [2, 3], [1, 3]] } as const // prettier-ignore
    const poor = given({ map: round, mine: [['archer', 1]], theirs: [['archer', 2]], hand: ['archer'] })
    choose(poor, 'move:1')
    expect(refusedBy(poor, 0, 'area:3')).toEqual(['BS-MOV-02'])
  })

  it('a ship has no way onto land [BS-SEA-01]', () => {
    const match = given({ map: star('sea', 'sea', 'sea', 'plains'), mine: [['ship', 0]] })
    choose(match, 'move:0')
    expect(refusedBy(match, 0, '3')).toEqual(['BS-SEA-01'])
  })
})

describe('words', () => {
  const match = actions({
    factions: ['horseLords', 'dragonRiders'],
    map: row('plains', 'plains', 'plains'),
    units: {
      0: [
        ['archer', 0, 2],
        ['cavalry', 0],
        ['citadel', 0],
      ],
    },
    hands: { 0: ['swordsman', 'ship', 'archer', 'archer'] },
  })

  it('every question on the way to a paid move has its words in both languages', () => {
    const lines: string[] = []
    for (const key of ['move:0', 'pick', '1', '1', '1', 'pay', 'archer']) {
      const shown = view(match)!
      for (const texts of [english, german]) {
        const words = wordsIn[texts === english ? 'en' : 'de'](match.play)
        const write = (message: { key: string; args?: object }): string =>
          (texts.messages as Record<string, (a: object, w: object) => string>)[message.key](message.args ?? {}, words)
        lines.push(write(shown.prompt))
        for (const option of shown.options) {
          lines.push(write(option.label))
          if (option.detail !== undefined) lines.push(write(option.detail))
        }
      }
      choose(match, key)
    }
    expect(lines).toEqual(
      expect.arrayContaining([
        'All of them: two archers and a cavalry unit',
        'Alle: zwei Schützen und eine Reiterei-Einheit',
      ]),
    )
    expect(lines).toEqual(expect.arrayContaining(['Pay 2 points', '2 Punkte bezahlen', 'einen Schützen abwerfen']))
    expect(lines.some((line) => line.includes('undefined') || line.includes('NaN'))).toBe(false)
    expect(asked(match).question.name).toBe('action')
  })
})
