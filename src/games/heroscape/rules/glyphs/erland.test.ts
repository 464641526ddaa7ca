import { describe, expect, it } from 'vitest'
import { NOBODY } from '../../../../engine/index.ts'
import type { Content } from '../../content/content.ts'
import { happen, told, type Happening } from '../../testing/happening.ts'
import {
  armyCard,
  choose,
  figure,
  glyphKind,
  offered,
  place,
  question,
  refusedBy,
  view,
  type Position,
} from '../../testing/position.ts'
import { smallField, type Heap } from '../../testing/small-fields.ts'
import { isEngaged } from '../engagement/adjacent.ts'
import { fieldOf, NONE, OFF, type State } from '../table/state.ts'
import { settleGlyphs } from './glyphs.ts'

/** A flat hexagon of radius 3 around the glyph; `other` changes single columns. */
function plain(...other: Heap[]): Heap[] {
  const heaps: Heap[] = []
  for (let q = -3; q <= 3; q++)
    for (let r = Math.max(-3, -q - 3); r <= Math.min(3, 3 - q); r++)
      heaps.push(other.find((one) => one[0] === q && one[1] === r) ?? [q, r, 1])
  return heaps
}

const RING = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const
type Armies = Position['armies']

const finnOnGlyph = (enemies: Armies[number], own: Armies[number] = {}, ...other: Heap[]): Position => ({
  field: smallField(plain(...other)),
  armies: { 0: { finn: [[0, 0]], ...own }, 1: enemies },
  glyphs: [['erland', [0, 0]]],
})

const settled = (position: Position): Happening =>
  happen(position, (play) => settleGlyphs(play, figure(play, 0, 'finn')))

const spaceKeys = (position: Position, ...places: (readonly [number, number])[]): string[] =>
  places.map((one) => `space:${place(position.field!, one)}`)

describe('the Glyph of Erland', () => {
  it('summons any other figure, own or enemy, or nobody [HS-GLY-17] [HS-RUL-65]', () => {
    const { match } = settled(finnOnGlyph({ thorgrim: [[3, 0]] }, { raelin: [[-3, 0]] }))
    const [raelin, thorgrim] = [figure(match.play, 0, 'raelin'), figure(match.play, 1, 'thorgrim')]
    expect([question(match), offered(match)]).toEqual([
      'summoning@0',
      [`figure:${thorgrim}`, `figure:${raelin}`, 'done'],
    ])
    expect(view(match)?.rule).toBe('HS-GLY-17')
    choose(match, 'done')
    expect(question(match)).toBe('rest@0')
  })

  it('puts it onto a free space next to the glyph, on whatever level [HS-GLY-18] [HS-RUL-65]', () => {
    const position = finnOnGlyph(
      { thorgrim: [[3, 0]], raelin: [[0, 1]] },
      {},
      [1, 0, 9],
      [0, -1, 0],
      [-1, 0, 1, 'water'],
    )
    const happening = settled(position)
    const { match } = happening
    const thorgrim = figure(match.play, 1, 'thorgrim')
    choose(match, `figure:${thorgrim}`)
    const free = spaceKeys(position, [1, 0], [-1, 1], [-1, 0], [1, -1])
    expect([question(match), offered(match).toSorted()]).toEqual(['summoningTo@0', free.toSorted()])
    choose(match, free[0])
    expect(match.state.front[thorgrim]).toBe(place(position.field!, [1, 0]))
    expect(match.state.occupant[place(position.field!, [3, 0])]).toBe(NONE)
    expect(told(happening, 'summoned')).toEqual([
      {
        role: 0,
        figure: thorgrim,
        from: place(position.field!, [3, 0]),
        fromRear: OFF,
        to: place(position.field!, [1, 0]),
        toRear: OFF,
      },
    ])
  })

  it('is removed in any case [HS-GLY-08] [HS-RUL-65]', () => {
    for (const answer of ['done', 'figure']) {
      const happening = settled(finnOnGlyph({ thorgrim: [[3, 0]] }))
      const { match } = happening
      if (answer === 'done') choose(match, 'done')
      else {
        choose(match, `figure:${figure(match.play, 1, 'thorgrim')}`)
        choose(match, offered(match)[0])
      }
      expect(match.state.glyphSpace[0]).toBe(OFF)
      expect(told(happening, 'glyphRemoved').length).toBe(1)
    }
  })

  it('summons nobody if no space next to it is free [HS-GLY-18]', () => {
    const happening = settled(
      finnOnGlyph({ 'tarn-viking-warriors': RING.slice(0, 4), 'izumi-samurai': [...RING.slice(4), [3, 0]] }),
    )
    expect(question(happening.match)).toBe('rest@0')
    expect(told(happening, 'nobodySummoned')).toEqual([{ role: 0 }])
    expect(happening.match.state.glyphSpace[0]).toBe(OFF)
  })

  it('asks for no strikes and rolls no fall [HS-GLY-19] [HS-ENG-16]', () => {
    const armies = { thorgrim: [[3, 0]] } as const
    const happening = settled(finnOnGlyph(armies, { raelin: [[2, 0]] }, [3, 0, 12], [2, 0, 12]))
    const { match } = happening
    const thorgrim = figure(match.play, 1, 'thorgrim')
    expect(isEngaged(match.play, thorgrim)).toBe(true)
    choose(match, `figure:${thorgrim}`)
    choose(match, offered(match)[0])
    expect(question(match)).toBe('rest@0')
    expect([match.state.wounds[thorgrim], match.log.filter((entry) => entry.type === 'draw').length]).toEqual([0, 0])
    // It is engaged with whoever it stands next to now.
    expect(isEngaged(match.play, figure(match.play, 0, 'finn'))).toBe(true)
    expect(isEngaged(match.play, figure(match.play, 0, 'raelin'))).toBe(false)
  })

  it('does not summon a captive [HS-RUL-65] [HS-RUL-83]', () => {
    const position = finnOnGlyph({ thorgrim: [[3, 0]], syvarris: [[-3, 0]] })
    const arrange = (state: State, content: Content): void => {
      state.owner[armyCard({ state, content }, 1, 'syvarris')] = NONE
    }
    const { match } = settled({ ...position, arrange })
    const syvarris = match.state.occupant[place(position.field!, [-3, 0])]
    expect(offered(match)).toEqual([`figure:${figure(match.play, 1, 'thorgrim')}`, 'done'])
    expect(refusedBy(match, 0, `figure:${syvarris}`)).toEqual(['HS-RUL-83'])
  })
})

describe('a two-space figure', () => {
  it('needs two free spaces of one level, one of them next to the glyph, either way round [HS-RUL-65]', () => {
    const steep: Heap[] = RING.slice(1).map(([q, r], i) => [q, r, 5 + 2 * i])
    const around: Heap[] = [
      [2, -1, 8],
      [1, 1, 3],
    ]
    const position = finnOnGlyph(
      {
        grimnak: [
          [
            [-3, 0],
            [-3, 1],
          ],
        ],
      },
      {},
      ...steep,
      ...around,
    )
    const { match } = settled(position)
    const grimnak = figure(match.play, 1, 'grimnak')
    choose(match, `figure:${grimnak}`)
    const [near, beyond] = [place(position.field!, [1, 0]), place(position.field!, [2, 0])]
    expect(offered(match)).toEqual([`space:${near}/${beyond}`, `space:${beyond}/${near}`])
    choose(match, `space:${beyond}/${near}`)
    expect([match.state.front[grimnak], match.state.rear[grimnak]]).toEqual([beyond, near])
  })

  it('may be put onto a space it leaves, or turned round, but not left as it stands [HS-RUL-65] [HS-GLY-18]', () => {
    // All but three columns in a row are uneven: the middle one is beside the glyph, and Grimnak stands on it.
    const [front, rear, beyond] = [
      [1, 0],
      [2, 0],
      [2, -1],
    ] as const
    const isFlat = (q: number, r: number): boolean => [front, rear, beyond].some((one) => one[0] === q && one[1] === r)
    const steep: Heap[] = plain().flatMap(([q, r], i) =>
      (q !== 0 || r !== 0) && !isFlat(q, r) ? [[q, r, i + 2] as const] : [],
    )
    const { match } = settled(finnOnGlyph({ grimnak: [[front, rear]] }, {}, ...steep))
    const grimnak = figure(match.play, 1, 'grimnak')
    choose(match, `figure:${grimnak}`)
    const at = (one: readonly [number, number]): number => place(fieldOf(match.play), one)
    const pairs = [
      [rear, front],
      [front, beyond],
      [beyond, front],
    ].map(([a, b]) => `space:${at(a)}/${at(b)}`)
    expect(offered(match).sort()).toEqual(pairs.sort())
    choose(match, `space:${at(beyond)}/${at(front)}`)
    expect([at(front), at(rear), at(beyond)].map((space) => match.state.occupant[space])).toEqual([
      grimnak,
      NONE,
      grimnak,
    ])
  })

  it('is not offered without such a place [HS-GLY-18]', () => {
    const steep: Heap[] = plain().flatMap(([q, r], i) =>
      Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) < 3 && (q !== 0 || r !== 0) ? [[q, r, i + 2] as const] : [],
    )
    const { match } = settled(
      finnOnGlyph(
        {
          grimnak: [
            [
              [-3, 0],
              [-3, 1],
            ],
          ],
          thorgrim: [[3, 0]],
        },
        {},
        ...steep,
      ),
    )
    expect(offered(match)).toEqual([`figure:${figure(match.play, 1, 'thorgrim')}`, 'done'])
    expect(refusedBy(match, 0, `figure:${figure(match.play, 1, 'grimnak')}`)).toEqual(['HS-GLY-18'])
  })
})

describe('a roof', () => {
  /** Beside the glyph on level 5: a room beneath a roof, and the roof. */
  const roofed = (from: number, to: number): Heap => [
    1,
    0,
    [1, ...Array.from({ length: to - from }, (_, i) => from + 1 + i)],
  ]

  const offeredLevels = (glyphLevel: number, heap: Heap, who = 'thorgrim'): number[] => {
    const position: Position = { ...finnOnGlyph({ [who]: [[3, 0]] }, {}, [0, 0, glyphLevel], heap) }
    const { match } = settled(position)
    choose(match, `figure:${figure(match.play, 1, who)}`)
    const { spaces, columns } = position.field!
    return offered(match)
      .map((key) => Number(key.slice('space:'.length)))
      .filter((space) => columns.q[spaces.column[space]] === 1 && columns.r[spaces.column[space]] === 0)
      .map((space) => spaces.level[space])
  }

  it('is not broken through: nobody appears beneath a roof that lies between [HS-RUL-65]', () => {
    expect(offeredLevels(1, roofed(10, 11))).toEqual([1, 11])
    expect(offeredLevels(9, roofed(10, 11))).toEqual([1, 11])
    expect(offeredLevels(10, roofed(10, 11))).toEqual([11])
    expect(offeredLevels(11, roofed(10, 11))).toEqual([11])
  })

  it('is not broken through from beneath either [HS-RUL-65]', () => {
    const position: Position = {
      ...finnOnGlyph({ thorgrim: [[3, 0]] }, {}, [0, 0, [1, 10, 11]], [1, 0, 11], [-1, 0, 9], [0, 1, 8]),
      armies: { 0: { finn: [[0, 0, 1]] }, 1: { thorgrim: [[3, 0]] } },
      glyphs: [['erland', [0, 0, 1]]],
    }
    const { match } = settled(position)
    choose(match, `figure:${figure(match.play, 1, 'thorgrim')}`)
    const levels = offered(match).map((key) => position.field!.spaces.level[Number(key.slice('space:'.length))])
    expect(levels.toSorted((a, b) => a - b)).toEqual([1, 1, 1, 8])
    expect(refusedBy(match, 0, `space:${place(position.field!, [1, 0])}`)).toEqual(['HS-RUL-65'])
  })

  it('must leave room for the figure [HS-RUL-65] [HS-RUL-34]', () => {
    expect(offeredLevels(1, roofed(6, 7))).toEqual([1, 7])
    expect(offeredLevels(1, roofed(5, 7))).toEqual([7])
    expect(offeredLevels(1, roofed(7, 8), 'deathwalker-9000')).toEqual([8])
  })
})

describe('a summoned figure that lands on another glyph', () => {
  const withGlyph = (glyph: 'kelda' | 'astrid', arrange?: (state: State) => void): Position => ({
    ...finnOnGlyph({ thorgrim: [[3, 0]] }),
    glyphs: [
      ['erland', [0, 0]],
      [glyph, [1, 0]],
    ],
    ...(arrange === undefined ? {} : { arrange }),
  })

  it('triggers it for its own controller [HS-RUL-65] [HS-RUL-60]', () => {
    const position = withGlyph('kelda', (state) => state.wounds.fill(2))
    const { match } = settled(position)
    choose(match, `figure:${figure(match.play, 1, 'thorgrim')}`)
    const [there] = spaceKeys(position, [1, 0])
    const options = view(match)!.options
    expect(options.find((option) => option.key === there)?.detail).toEqual({
      key: 'scenario.landsOnGlyph',
      args: { glyph: glyphKind('kelda') },
    })
    choose(match, there)
    expect(question(match)).toBe('healing@1')
  })

  it('may not be put onto Kelda without wounds [HS-GLY-15]', () => {
    const position = withGlyph('kelda')
    const { match } = settled(position)
    choose(match, `figure:${figure(match.play, 1, 'thorgrim')}`)
    const [there] = spaceKeys(position, [1, 0])
    expect(offered(match).toSorted()).toEqual(spaceKeys(position, ...RING.slice(1)).toSorted())
    expect(refusedBy(match, 0, there)).toEqual(['HS-GLY-15'])
  })

  it('turns a hidden one over [HS-GLY-02]', () => {
    const hide = (state: State): void => {
      state.glyphUp[1] = 0
      state.glyphSeenBy[1] = NOBODY
    }
    const position = withGlyph('astrid', hide)
    const { match } = settled(position)
    choose(match, `figure:${figure(match.play, 1, 'thorgrim')}`, ...spaceKeys(position, [1, 0]))
    expect(match.state.glyphUp[1]).toBe(1)
  })
})

describe('why not', () => {
  it('this figure [HS-GLY-17] [HS-GLY-18]', () => {
    const { match } = settled(finnOnGlyph({ thorgrim: [[3, 0]] }, { raelin: [] }))
    expect(refusedBy(match, 0, `figure:${figure(match.play, 0, 'finn')}`)).toEqual(['HS-GLY-17'])
    expect(refusedBy(match, 0, `figure:${figure(match.play, 0, 'raelin')}`)).toEqual(['HS-GLY-17'])
    expect(match.explain(0, { key: `figure:${figure(match.play, 0, 'raelin')}` })[0].message.key).toBe(
      'refuse.summonAbsent',
    )
  })

  it('this space [HS-GLY-18] [HS-RUL-34]', () => {
    const position = finnOnGlyph({ thorgrim: [[3, 0]], raelin: [[1, 0]] }, {}, [0, 1, [1, 5, 6]])
    const { match } = settled(position)
    choose(match, `figure:${figure(match.play, 1, 'thorgrim')}`)
    const why = (where: readonly [number, number, number?]): string[] =>
      match.explain(0, { key: `space:${place(position.field!, where)}` }).map((one) => `${one.rule} ${one.message.key}`)
    expect(why([2, 0])).toEqual(['HS-GLY-18 refuse.summonFar'])
    expect(why([1, 0])).toEqual(['HS-GLY-18 refuse.summonOccupied'])
    expect(why([0, 1, 1])).toEqual(['HS-RUL-34 refuse.summonTall'])
  })

  it('this space for a two-space figure [HS-MOV-20]', () => {
    const position = finnOnGlyph(
      {
        grimnak: [
          [
            [-3, 0],
            [-3, 1],
          ],
        ],
      },
      {},
      [1, -1, 7],
    )
    const { match } = settled(position)
    choose(match, `figure:${figure(match.play, 1, 'grimnak')}`)
    expect(refusedBy(match, 0, `space:${place(position.field!, [1, -1])}`)).toEqual(['HS-MOV-20'])
    expect(refusedBy(match, 0, `space:${place(position.field!, [3, 0])}`)).toEqual(['HS-GLY-18'])
  })
})
