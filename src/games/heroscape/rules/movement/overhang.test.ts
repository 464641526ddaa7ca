import { describe, expect, it } from 'vitest'
import { NO_WALL } from '../../content/battlefield.ts'
import { defaultContent } from '../../content/content.ts'
import { destinations, detail, keys, moveMatch, plain, to } from '../../testing/moving.ts'
import { choose, figure, refusedBy, type Position, type Where } from '../../testing/position.ts'
import { row, smallField, spaceAt, type Heap } from '../../testing/small-fields.ts'

const AWAY: Heap[] = [[0, 9, 1]]
const away = { 1: { syvarris: [[0, 9]] as Where[] } }

function begin(card: string, field: NonNullable<Position['field']>, at: Where, more: Partial<Position> = {}) {
  const match = moveMatch({ field, armies: { 0: { [card]: [at] }, ...away }, active: card, ...more })
  choose(match, `figure:${figure(match.play, 0, card)}`)
  return match
}

describe('overhangs', () => {
  /** 9 free levels beneath a roof on level 11. */
  const cave = smallField([...row(1, 1, [1, 11], [1, 11]), ...AWAY])

  it('lets Finn beneath and Grimnak not [HS-EX-27, HS-MOV-24, HS-MOV-25]', () => {
    const finn = begin('finn', cave, [1, 0])
    expect(destinations(finn)).toEqual(keys(finn, [0, 0], [2, 0, 1], [3, 0, 1]))
    const match = moveMatch({
      field: cave,
      armies: {
        0: {
          grimnak: [
            [
              [1, 0],
              [0, 0],
            ],
          ],
        },
        ...away,
      },
      active: 'grimnak',
    })
    choose(match, `figure:${figure(match.play, 0, 'grimnak')}`)
    expect(destinations(match)).toEqual([to(match, [0, 0], [1, 0])])
    expect(refusedBy(match, 0, to(match, [2, 0, 1], [1, 0]))).toEqual(['HS-MOV-25'])
  })

  it('is 9 levels high in the catacombs of the booklet [HS-EX-27, HS-RUL-34]', () => {
    const barren = defaultContent().scenarios.find((one) => one.id === 'BARREN')!
    const { spaces, links } = barren.battlefield
    const under = [...Array(spaces.count).keys()].filter(
      (space) => spaces.clearance[space] > 1 && spaces.clearance[space] < 99,
    )
    expect(new Set(under.map((space) => spaces.clearance[space]))).toEqual(new Set([9]))
    const inside = under.find((space) =>
      links.to
        .slice(links.first[space], links.first[space + 1])
        .some((next) => spaces.clearance[next] === 99 && spaces.level[next] === spaces.level[space]),
    )!
    const outside = links.to
      .slice(links.first[inside], links.first[inside + 1])
      .find((next) => spaces.clearance[next] === 99 && spaces.level[next] === spaces.level[inside])!
    const free = [...Array(spaces.count).keys()].find((space) => space !== inside && space !== outside)!
    const match = moveMatch({
      scenario: 'BARREN',
      armies: { 0: { finn: [outside] }, 1: { syvarris: [free] } },
      active: 'finn',
    })
    choose(match, `figure:${figure(match.play, 0, 'finn')}`)
    expect(destinations(match)).toContain(`space:${inside}`)
  })

  it('fits exactly where the Height is the free levels [HS-RUL-34, HS-MOV-28]', () => {
    const low = (roof: number) => smallField([[0, 0, 1], [1, 0, [1, roof]], [0, 1, 1], ...AWAY])
    const fits = begin('finn', low(7), [0, 0])
    expect(destinations(fits)).toContain(to(fits, [1, 0, 1]))
    const tight = begin('finn', low(6), [0, 0])
    expect(destinations(tight)).not.toContain(to(tight, [1, 0, 1]))
    expect(refusedBy(tight, 0, to(tight, [1, 0, 1]))).toEqual(['HS-MOV-25'])
  })

  it('is no passage for who is too tall [HS-MOV-25]', () => {
    const field = smallField([[0, 0, 1], [1, 0, [1, 6]], [2, 0, 1], [0, 1, 1], ...AWAY])
    const match = begin('finn', field, [0, 0])
    expect(destinations(match)).toEqual(keys(match, [0, 1]))
    expect(refusedBy(match, 0, to(match, [2, 0]))).toEqual(['HS-RUL-89'])
  })

  it('may be passed through a friend beneath it without fitting [HS-RUL-34, HS-RUL-37]', () => {
    const field = smallField([[0, 0, 1], [1, 0, [1, 6]], [2, 0, 1], [0, 1, 1], ...AWAY])
    const armies = { 0: { finn: [[0, 0]], 'marro-warriors': [[1, 0, 1]] }, ...away } as Position['armies']
    const match = begin('finn', field, [0, 0], { armies })
    expect(destinations(match)).toEqual(keys(match, [0, 1], [2, 0]))
  })

  it('keep their roof where a friend is climbed through [HS-RUL-89, HS-RUL-34]', () => {
    // 6 free levels are too few for 2 levels up and a Height of 5.
    const field = smallField([...row([1, 8], 3, 3), [0, 1, 1], ...AWAY])
    const armies = { 0: { finn: [[0, 0, 1]], thorgrim: [[1, 0]] }, ...away } as Position['armies']
    const match = begin('finn', field, [0, 0, 1], { armies })
    // Round about, the climb is paid where there is no roof: 1 aside, 3 up, and nothing is left.
    expect(destinations(match)).toEqual(keys(match, [0, 1], [2, 0]))
    expect(detail(match, to(match, [2, 0])).cost).toBe(5)
    const shut = begin('finn', smallField([...row([1, 8], 3, 3), [-1, 0, 1], ...AWAY]), [0, 0, 1], { armies })
    expect(destinations(shut)).toEqual(keys(shut, [-1, 0]))
    expect(refusedBy(shut, 0, to(shut, [2, 0]))).toEqual(['HS-RUL-89'])
  })

  it('low ones are climbed as if solid [HS-EX-28, HS-MOV-26, HS-RUL-35]', () => {
    const hollow = smallField([[0, 0, 1], [1, 0, [1, 4]], [0, 1, 4], ...AWAY])
    const match = begin('finn', hollow, [0, 0])
    expect(destinations(match)).toEqual(keys(match, [1, 0, 4], [0, 1]))
    expect(detail(match, to(match, [1, 0, 4])).cost).toBe(4)
    expect(detail(match, to(match, [0, 1])).cost).toBe(4)
    expect(refusedBy(match, 0, to(match, [1, 0, 1]))).toEqual(['HS-MOV-25'])
  })

  it('are not climbed from beneath, nor dropped into from the roof [HS-RUL-89]', () => {
    // A roof on level 6 within reach of a climb of 5.
    const field = smallField([...row([1, 7], [1, 7], 1), ...AWAY])
    const tall = { options: { climbEqual: true } }
    const inside = begin('deathwalker-9000', smallField([...row([1, 9], [1, 9], 1), ...AWAY]), [0, 0, 1], tall)
    expect(destinations(inside)).toEqual(keys(inside, [1, 0, 1], [2, 0]))
    expect(refusedBy(inside, 0, to(inside, [1, 0, 9]))).toEqual(['HS-MOV-10'])
    const above = begin('finn', field, [0, 0, 7])
    // Sideways along the roof, down outside; from there back in.
    expect(detail(above, to(above, [1, 0, 7])).cost).toBe(1)
    expect(detail(above, to(above, [2, 0])).cost).toBe(2)
    expect(detail(above, to(above, [1, 0, 1])).cost).toBe(3)
    // 6 free levels do not do for 1 level up and a Height of 5 under the next roof.
    const stair: Heap[] = [
      [0, 0, [1, 7]],
      [1, 0, 2],
      [0, 1, 1],
    ]
    const up = begin('finn', smallField([...stair, ...AWAY]), [0, 0, 1])
    expect(destinations(up)).toContain(to(up, [0, 1]))
    expect(detail(up, to(up, [1, 0])).cost).toBe(3)
  })
})

describe('ruins', () => {
  /** A ruin around the middle of a plain, and two neighbours that it divides. */
  function ruined(level: number, ...heaps: Heap[]) {
    const base = plain(3, 1)
    const all = base.columns.q.map(
      (q, i): Heap => heaps.find((heap) => heap[0] === q && heap[1] === base.columns.r[i]) ?? [q, base.columns.r[i], 1],
    )
    const field = smallField([...all, ...AWAY], [{ q: 0, r: 0, level }])
    const link = field.links.wallTop.findIndex((top) => top !== NO_WALL)
    const from = field.links.first.findIndex((first, space) => first <= link && link < field.links.first[space + 1])
    const place = (space: number): [number, number] => {
      const column = field.spaces.column[space]
      return [field.columns.q[column], field.columns.r[column]]
    }
    return { field, from, to: field.links.to[link], place }
  }

  it('are walked round [HS-RUL-36, HS-MOV-28]', () => {
    const { field, from, to: other } = ruined(1)
    const match = begin('finn', field, from)
    expect(detail(match, `space:${other}`).cost).toBeGreaterThan(1)
  })

  it('shut off what can be reached over them alone [HS-RUL-36]', () => {
    const { field, place, from, to: other } = ruined(1)
    const [a, b] = [place(from), place(other)]
    const narrow = smallField([[...a, 1], [...b, 1], ...spare(field, a, b), ...AWAY], [{ q: 0, r: 0, level: 1 }])
    const match = begin('finn', narrow, a)
    expect(destinations(match)).not.toContain(to(match, b))
    expect(refusedBy(match, 0, to(match, b))).toEqual(['HS-RUL-36'])
  })

  /** A neighbour of a that is not one of b, so that there is somewhere to go. */
  function spare(field: NonNullable<Position['field']>, a: [number, number], b: [number, number]): Heap[] {
    const around = ([q, r]: [number, number]): string[] =>
      [
        [1, 0],
        [0, 1],
        [-1, 1],
        [-1, 0],
        [0, -1],
        [1, -1],
      ].map(([dq, dr]) => `${q + dq},${r + dr}`)
    const wall = (space: number): boolean =>
      field.links.to.some(
        (other, link) =>
          other === space &&
          field.links.wallTop[link] !== NO_WALL &&
          link >= field.links.first[spaceAt(field, ...a)] &&
          link < field.links.first[spaceAt(field, ...a) + 1],
      )
    const found = around(a).find((one) => {
      if (around(b).includes(one) || one === b.join()) return false
      const [q, r] = one.split(',').map(Number)
      return field.columns.q.some((cq, i) => cq === q && field.columns.r[i] === r) && !wall(spaceAt(field, q, r))
    })!
    const [q, r] = found.split(',').map(Number)
    return [[q, r, 1]]
  }

  it('do not divide spaces that lie at their top [HS-RUL-36]', () => {
    const flat = ruined(1)
    const [a, b] = [flat.place(flat.from), flat.place(flat.to)]
    const costAt = (level: number): unknown => {
      const { field } = ruined(1, [...a, level], [...b, level])
      const match = begin('finn', field, a)
      const key = to(match, b)
      return destinations(match).includes(key) ? detail(match, key).cost : undefined
    }
    expect(costAt(7)).toBe(1)
    expect(costAt(6)).not.toBe(1)
  })
})
