import { describe, expect, it } from 'vitest'
import type { Content } from '../../content/content.ts'
import { destinations, detail, eventsOf, keys, moveMatch, standing, to } from '../../testing/moving.ts'
import { choose, figure, loaded, question, refusedBy, rolls, tableOf, type Position } from '../../testing/position.ts'
import { row, smallField, type Heap } from '../../testing/small-fields.ts'
import { DESTROYED } from '../table/state.ts'
import { fallDice } from './falls.ts'

const basic = { game: 'basic' } as const
const AWAY: Heap[] = [
  [0, 9, 1],
  [1, 9, 1],
]
const away = { 1: { syvarris: [[0, 9]] } } as const

/** A figure alone on a row of columns, the choice of its destination waiting. */
function onRow(card: string, heaps: readonly Heap[], at = 0, more: Partial<Position> = {}, source = loaded()) {
  const field = smallField([...heaps, ...AWAY])
  const match = moveMatch({ field, armies: { 0: { [card]: [[at, 0]] }, ...away }, active: card, ...more }, source)
  choose(match, `figure:${figure(match.play, 0, card)}`)
  return match
}

describe('climbing', () => {
  it('counts a space and every edge, and uses up the guard [HS-EX-05, HS-BAS-12, HS-RUL-21]', () => {
    const match = onRow('zettian-guards', row(1, 4, 4), 0, { rules: basic })
    expect(destinations(match)).toEqual(keys(match, [1, 0]))
    expect(detail(match, to(match, [1, 0])).cost).toBe(4)
    expect(refusedBy(match, 0, to(match, [2, 0]))).toEqual(['HS-BAS-09'])
    const low = onRow('zettian-guards', [...row(1, 5), [0, 1, 1]], 0, { rules: basic })
    expect(destinations(low)).toEqual(keys(low, [0, 1]))
    expect(refusedBy(low, 0, to(low, [1, 0]))).toEqual(['HS-BAS-12', 'HS-BAS-09'])
  })

  it('does not count edges downwards [HS-EX-06, HS-MOV-11, HS-BAS-12]', () => {
    const match = onRow('zettian-guards', row(4, 1, 1, 1, 1, 1), 0, { rules: basic })
    expect([1, 2, 3, 4].map((q) => detail(match, to(match, [q, 0])).cost)).toEqual([1, 2, 3, 4])
    expect(destinations(match)).toHaveLength(4)
  })

  it('takes Finn to the first ledge, but not to the top that counts 7 [HS-EX-20, HS-MOV-07, HS-RUL-22]', () => {
    const match = onRow('finn', row(1, 3, 6))
    expect(destinations(match)).toEqual(keys(match, [1, 0]))
    expect(detail(match, to(match, [1, 0]))).toMatchObject({ cost: 3 })
    expect(refusedBy(match, 0, to(match, [2, 0]))).toEqual(['HS-MOV-08', 'HS-MOV-01'])
    expect(match.explain(0, { key: to(match, [2, 0]) })[0].message.args).toMatchObject({ cost: 7, left: 5 })
  })

  it('never begins a climb that the movement left does not finish [HS-MOV-08]', () => {
    const match = onRow('finn', row(1, 1, 1, 1, 3))
    expect(destinations(match)).toEqual(keys(match, [1, 0], [2, 0], [3, 0]))
    expect(refusedBy(match, 0, to(match, [4, 0]))).toEqual(['HS-MOV-08', 'HS-MOV-01'])
    // From where he stands, too.
    const near = onRow('finn', row(1, 1, 6), 1)
    expect(destinations(near)).toEqual(keys(near, [0, 0]))
    expect(refusedBy(near, 0, to(near, [2, 0]))).toEqual(['HS-MOV-08', 'HS-MOV-01'])
  })

  it('stops a Marro at a rise of 5, though the 6 movement would do [HS-EX-21, HS-MOV-10, HS-RUL-25]', () => {
    const match = onRow('marro-warriors', [...row(1, 6), [0, 1, 1]])
    expect(destinations(match)).toEqual(keys(match, [0, 1]))
    expect(refusedBy(match, 0, to(match, [1, 0]))).toEqual(['HS-MOV-10'])
    const basically = onRow('marro-warriors', row(1, 6), 0, { rules: basic })
    expect(destinations(basically)).toEqual(keys(basically, [1, 0]))
  })

  it('allows a rise of exactly the Height, unless the table plays it otherwise [HS-RUL-24, HS-MOV-10]', () => {
    const heaps = [...row(1, 5), [0, 1, 1]] as Heap[]
    expect(destinations(onRow('marro-warriors', heaps))).toHaveLength(2)
    expect(destinations(onRow('marro-warriors', heaps, 0, { options: { climbEqual: false } }))).toHaveLength(1)
    expect(destinations(onRow('marro-warriors', heaps, 0, { options: { edition: 'secondEnglish' } }))).toHaveLength(1)
  })

  it('limits every single step, not the whole move [HS-RUL-23]', () => {
    const small = (content: Content): Content => ({
      ...content,
      cards: content.cards.map((card) => (card.id === 'marro-warriors' ? { ...card, height: 2 } : card)),
    })
    const match = onRow('marro-warriors', row(1, 3, 5), 0, { content: small })
    expect(detail(match, to(match, [2, 0])).cost).toBe(6)
    const steep = onRow('marro-warriors', [...row(1, 4), [0, 1, 1]], 0, { content: small })
    expect(destinations(steep)).toEqual(keys(steep, [0, 1]))
  })

  it('has no limit in the Basic game, and no falls [HS-BAS-18]', () => {
    const up = onRow('krav-maga-agents', row(1, 6), 0, { rules: basic })
    expect(destinations(up)).toEqual(keys(up, [1, 0]))
    const down = onRow('krav-maga-agents', row(20, 1), 0, { rules: basic })
    expect(detail(down, to(down, [1, 0]))).toMatchObject({ cost: 1, fallDice: 0 })
    expect(eventsOf(down, to(down, [1, 0])).map((event) => event.type)).toEqual(['moved'])
  })

  it('finds no level in glyphs and water [HS-MOV-09, HS-RUL-33]', () => {
    const heaps: Heap[] = [...row(2, 2), [0, 1, 1], [0, 1, [2], 'water'], [2, 0, 2]]
    const match = onRow('finn', heaps, 0, { glyphs: [['astrid', [1, 0]]] })
    expect(detail(match, to(match, [1, 0])).cost).toBe(1)
    // Water on a level-1 tile lies on level 1.
    expect(match.play.content.scenarios.at(-1)!.battlefield.spaces.level[Number(to(match, [0, 1]).slice(6))]).toBe(1)
    expect(detail(match, to(match, [0, 1])).cost).toBe(1)
  })
})

describe('falling', () => {
  it('rolls no die for a drop below the Height [HS-EX-22, HS-MOV-11, HS-MOV-12]', () => {
    const match = onRow('marro-warriors', row(4, 1, 1), 0, {}, rolls('S'))
    expect(detail(match, to(match, [1, 0]))).toMatchObject({ cost: 1, fallDice: 0 })
    expect(eventsOf(match, to(match, [1, 0])).map((event) => event.type)).toEqual(['moved'])
    expect(standing(match, figure(match.play, 0, 'marro-warriors'))).toHaveLength(1)
  })

  it('rolls one die after the move for a drop of 5, and none is hurt without a skull [HS-EX-23, HS-MOV-12, HS-RUL-28]', () => {
    const match = onRow('marro-warriors', row(6, 1, 1), 0, {}, rolls('D'))
    expect(detail(match, to(match, [2, 0]))).toMatchObject({ cost: 2, fallDice: 1 })
    const events = eventsOf(match, to(match, [2, 0]))
    expect(events.map((event) => event.type)).toEqual(['moved', 'fell'])
    expect(events[1]).toMatchObject({ faces: [1], wounds: 0 })
    expect(standing(match, figure(match.play, 0, 'marro-warriors'))).toEqual([Number(to(match, [2, 0]).slice(6))])
  })

  it('wounds with every skull, without defence [HS-MOV-14, HS-RUL-26]', () => {
    const match = onRow('marro-warriors', row(5, 1), 0, {}, rolls('S'))
    const marro = figure(match.play, 0, 'marro-warriors')
    const events = eventsOf(match, to(match, [1, 0]))
    expect(events.find((event) => event.type === 'destroyed')).toMatchObject({
      space: Number(to(match, [1, 0]).slice(6)),
    })
    expect(match.play.state.fate[marro]).toBe(DESTROYED)
    expect(match.play.state.move).toBeUndefined()
  })

  it('wounds a hero once per skull and no more [HS-MOV-14, HS-MOV-13]', () => {
    const match = onRow('finn', row(16, 1), 0, {}, rolls('SS'))
    expect(detail(match, to(match, [1, 0])).fallDice).toBe(2)
    choose(match, to(match, [1, 0]))
    expect(match.play.state.wounds[figure(match.play, 0, 'finn')]).toBe(2)
  })

  it('takes 1 die from the Height on, 2 from 10 deeper on [HS-MOV-13, HS-RUL-27, HS-MOV-12]', () => {
    const t = tableOf({ armies: {} })
    expect([3, 4, 13, 14, 40].map((drop) => fallDice(t, 4, drop))).toEqual([0, 1, 1, 2, 2])
    const english = tableOf({ armies: {}, options: { edition: 'secondEnglish' } })
    expect([3, 4, 13, 14, 23, 24].map((drop) => fallDice(english, 4, drop))).toEqual([0, 1, 1, 3, 3, 100])
  })

  it('leaves an extreme fall of the other edition to the d20 [HS-RUL-27]', () => {
    const edition = { options: { edition: 'secondEnglish' } } as const
    const unlucky = onRow('finn', row(26, 1), 0, edition, rolls(18))
    expect(detail(unlucky, to(unlucky, [1, 0]))).toMatchObject({ fallDice: 0, extreme: 1 })
    choose(unlucky, to(unlucky, [1, 0]))
    expect(unlucky.play.state.fate[figure(unlucky.play, 0, 'finn')]).toBe(DESTROYED)
    const lucky = onRow('finn', row(26, 1), 0, edition, rolls(19))
    choose(lucky, to(lucky, [1, 0]))
    expect(standing(lucky, figure(lucky.play, 0, 'finn'))).toHaveLength(1)
  })

  it('rolls the dice of several falls together at the end [HS-RUL-26]', () => {
    const match = onRow('finn', row(11, 6, 1, 1), 0, {}, rolls('SD'))
    expect(detail(match, to(match, [3, 0])).fallDice).toBe(2)
    const events = eventsOf(match, to(match, [3, 0]))
    expect(events.map((event) => event.type)).toEqual(['moved', 'fell', 'wounded'])
    expect(events[1]).toMatchObject({ faces: [0, 1], wounds: 1 })
  })

  it('is harmless into water, however deep [HS-MOV-15]', () => {
    const heaps: Heap[] = [
      [0, 0, 20],
      [1, 0, 1, 'water'],
    ]
    const match = onRow('finn', heaps, 0, {}, rolls('SS'))
    expect(detail(match, to(match, [1, 0]))).toMatchObject({ cost: 1, fallDice: 0 })
    expect(eventsOf(match, to(match, [1, 0])).map((event) => event.type)).toEqual(['moved'])
  })

  it('goes before the glyph under the figure [HS-RUL-67]', () => {
    const other = onRow('marro-warriors', row(5, 1), 0, { glyphs: [['mitonsoul', [1, 0]]] }, rolls('S'))
    const types = eventsOf(other, to(other, [1, 0])).map((event) => event.type)
    expect(types.indexOf('destroyed')).toBeGreaterThan(types.indexOf('fell'))
    expect(types).not.toContain('glyphRemoved')
  })

  it('offers the way without a fall alone where there is one [HS-MOV-12]', () => {
    // Straight down, or over a step that lies in between.
    const heaps: Heap[] = [
      [0, 0, 6],
      [1, 0, 1],
      [0, 1, 4],
    ]
    const match = onRow('marro-warriors', heaps)
    expect(destinations(match)).toEqual(keys(match, [1, 0], [0, 1]))
    expect(detail(match, to(match, [1, 0]))).toMatchObject({ cost: 2, fallDice: 0 })
  })
})

describe('water', () => {
  const lake: Heap[] = [
    [0, 0, 1],
    [1, 0, 1],
    [2, 0, 1, 'water'],
    [3, 0, 1, 'water'],
    [4, 0, 1],
  ]

  it('ends the move of whoever enters it [HS-EX-07, HS-BAS-13, HS-MOV-16]', () => {
    for (const rules of [basic, {}]) {
      const match = onRow('zettian-guards', lake, 0, { rules })
      expect(destinations(match)).toEqual(keys(match, [1, 0], [2, 0]))
      expect(refusedBy(match, 0, to(match, [3, 0]))).toEqual([rules === basic ? 'HS-BAS-13' : 'HS-MOV-16'])
    }
  })

  it('stops Deathwalker 9000, also from water to water [HS-EX-24, HS-MOV-16]', () => {
    const match = onRow('deathwalker-9000', lake, 1)
    expect(destinations(match)).toEqual(keys(match, [0, 0], [2, 0]))
    const wet = onRow('deathwalker-9000', lake, 2)
    expect(destinations(wet)).toEqual(keys(wet, [0, 0], [1, 0], [3, 0]))
  })

  it('is left by climbing onto land [HS-EX-08, HS-BAS-14]', () => {
    const match = onRow('zettian-guards', lake, 2, { rules: basic })
    expect(detail(match, to(match, [1, 0])).cost).toBe(2)
    expect(detail(match, to(match, [0, 0])).cost).toBe(3)
  })

  it('is left by climbing in the Master game, too [HS-EX-25, HS-MOV-17]', () => {
    const match = onRow('deathwalker-9000', lake, 3)
    expect(detail(match, to(match, [4, 0])).cost).toBe(2)
  })

  it('cannot be entered where a friend stands in it [HS-MOV-06, HS-MOV-16]', () => {
    const match = onRow('finn', lake, 0, { armies: { 0: { finn: [[0, 0]], thorgrim: [[2, 0]] }, ...away } })
    expect(destinations(match)).toEqual(keys(match, [1, 0]))
  })
})

describe('glyphs', () => {
  it('end the move [HS-MOV-29]', () => {
    const match = onRow('finn', row(1, 1, 1, 1), 0, { glyphs: [['astrid', [1, 0]]] })
    expect(destinations(match)).toEqual(keys(match, [1, 0]))
    expect(refusedBy(match, 0, to(match, [2, 0]))).toEqual(['HS-MOV-29'])
  })

  it('change the movement: 2 more for the figures of whoever holds Valda [HS-MOV-30]', () => {
    const more = { glyphs: [['valda', [0, 9]]] as const }
    const armies = { 0: { finn: [[0, 0]], thorgrim: [[0, 9]] }, 1: { syvarris: [[1, 9]] } } as const
    const match = onRow('finn', row(1, 1, 1, 1, 1, 1, 1, 1, 1), 0, { ...more, armies })
    expect(destinations(match)).toEqual(keys(match, [1, 0], [2, 0], [3, 0], [4, 0], [5, 0], [6, 0], [7, 0]))
    expect(question(match)).toBe('moveTo@0')
  })

  it('bar an unwounded figure from Kelda [HS-MOV-29]', () => {
    const kelda = { glyphs: [['kelda', [1, 0]]] as const }
    const match = onRow('finn', [...row(1, 1), [0, 1, 1]], 0, kelda)
    expect(destinations(match)).toEqual(keys(match, [0, 1]))
    expect(refusedBy(match, 0, to(match, [1, 0]))).toEqual(['HS-GLY-15'])
    const hurt = onRow('finn', [...row(1, 1), [0, 1, 1]], 0, {
      ...kelda,
      arrange: (state) => state.wounds.fill(1),
    })
    expect(destinations(hurt)).toEqual(keys(hurt, [0, 1], [1, 0]))
  })
})
