import { describe, expect, it } from 'vitest'
import { CAPITAL, LIGHT, SHRINE, type ShadowRaceId } from '../../content/names.ts'
import { acting, COMPENSATION, ON, RICH, type Acting } from '../../testing/acting.ts'
import { choose, cubes, joker, light, offered, refusedBy, shadow, tableOf } from '../../testing/position.ts'
import type { Position } from '../../testing/position.ts'
import { mayLieOn } from '../round/planning.ts'
import { playerBoard, type Card } from '../table/state.ts'

const WOOD = light('heartwood')
const BORDER = light('borderland')

/** Role 0 has this Shadow race and has turned up a card on its space. */
const racing = (race: ShadowRaceId, position: Position, card: Card, throws = ''): Acting =>
  acting({ races: { 0: ['elves', race] }, ...position }, ON.race, card, 0, cubes(throws))

it('each Shadow race brings the action of one army space [IM-RAC-01]', () => {
  const races = ['demons', 'orcs', 'necromancers', 'nightElves', 'trolls'] as const
  const boards = races.map((race) => playerBoard(tableOf({ races: { 0: ['elves', race] } }), 0))
  expect(boards.map((board) => board.raceSpace)).toEqual(races.map(() => ON.race))
  expect(boards.map((board) => [board.energy[ON.race], board.gold[ON.race]])).toEqual([
    [2, 0],
    [0, 0],
    [2, 1],
    [2, 1],
    [1, 2],
  ])
})

describe('Demons', () => {
  const home: Position = { armies: { 0: [[WOOD, 1]] }, energy: { 0: 2 } }

  it('build a shrine for 2 energy where they are, with its point [IM-RAC-02, IM-RUL-71]', () => {
    const { match, state, described } = racing('demons', home, WOOD)
    expect(offered(match)).toEqual([`land:${WOOD}`, ...COMPENSATION])
    expect(described(`land:${WOOD}`)).toEqual({
      label: { key: 'act.build', args: { building: SHRINE, land: WOOD } },
      targets: [`land:${WOOD}`, `building:${SHRINE}`],
      detail: { key: 'act.buildDetail', args: { points: 1, energy: 2, gold: 0 } },
      rule: 'IM-RAC-02',
    })
    choose(match, `land:${WOOD}`)
    expect([state().building[WOOD], state().points[0], state().energy[0]]).toEqual([SHRINE, 1, 0])
    expect(state().discard).toEqual([WOOD])
  })

  it('cannot without army, with too little, or beside another building [IM-RAC-02, IM-RUL-71]', () => {
    const absent = racing('demons', { ...home, armies: { 0: [[BORDER, 1]] } }, WOOD)
    expect(offered(absent.match)).toEqual(COMPENSATION)
    expect(refusedBy(absent.match, 0, `land:${WOOD}`)).toEqual(['IM-RAC-02'])
    const poor = racing('demons', { ...home, energy: { 0: 1 }, gold: { 0: 9 } }, WOOD)
    expect(offered(poor.match)).toEqual(COMPENSATION)
    expect(refusedBy(poor.match, 0, `land:${WOOD}`)).toEqual(['IM-RUL-42'])
    expect(refusedBy(poor.match, 0, `building:${SHRINE}`)).toEqual(['IM-RUL-42'])
    const full = racing('demons', { ...home, arrange: (s) => void (s.building[WOOD] = CAPITAL) }, WOOD)
    expect(offered(full.match)).toEqual(COMPENSATION)
    expect(refusedBy(full.match, 0, `land:${WOOD}`)).toEqual(['IM-BLD-08'])
    expect(refusedBy(full.match, 0, `building:${CAPITAL}`)).toEqual(['IM-PLN-06'])
  })

  it('may use a joker [IM-RUL-71]', () => {
    const both: Position = { ...home, armies: { 0: [[WOOD, 1], [light('mossgate'), 1], [shadow('heartwood'), 1]] } } // prettier-ignore
    const { offers } = racing('demons', both, joker(LIGHT, 'forest'))
    expect(offers()).toEqual([`land:${light('mossgate')}`, `land:${WOOD}`])
  })
})

it('Orcs earn gold once more, not with a joker [IM-RAC-03]', () => {
  const { match, state } = racing('orcs', { armies: { 0: [[WOOD, 1]] } }, WOOD)
  choose(match, `land:${WOOD}`)
  expect([state().gold[0], state().energy[0]]).toEqual([5, 0])
  const t = tableOf({ races: { 0: ['elves', 'orcs'] } })
  expect(mayLieOn(t, 0, joker(LIGHT, 'forest'), ON.race)).toBe(false)
  expect(mayLieOn(t, 0, WOOD, ON.race)).toBe(true)
  const wrong = racing('orcs', { armies: { 0: [[WOOD, 1]] } }, joker(LIGHT, 'forest'))
  expect(offered(wrong.match)).toEqual(COMPENSATION)
})

it('Necromancers awaken 3 once more, for 2 energy and 1 gold [IM-RAC-04]', () => {
  const position: Position = { armies: { 0: [[WOOD, 1]] }, limbo: { 0: [0, 4] }, energy: { 0: 2 }, gold: { 0: 1 } }
  const { match, state } = racing('necromancers', position, WOOD)
  expect(offered(match)).toEqual([`land:${WOOD}`, ...COMPENSATION])
  choose(match, `land:${WOOD}`)
  expect([state().armies[WOOD], state().energy[0], state().gold[0]]).toEqual([4, 0, 0])
  expect(offered(racing('necromancers', { ...position, gold: { 0: 0 } }, WOOD).match)).toEqual(COMPENSATION)
  expect(offered(racing('necromancers', { ...position, energy: { 0: 1 } }, WOOD).match)).toEqual(COMPENSATION)
})

describe('attacks of Shadow races', () => {
  const target = `attack:${WOOD}>${BORDER}`

  it.each([
    ['nightElves', 2, 1],
    ['trolls', 1, 2],
  ] as const)(
    '%s pay %i energy and %i gold, whatever comes of it [IM-RAC-05, IM-RAC-06, IM-RUL-72]',
    (race, energy, gold) => {
      const home: Position = { armies: { 0: [[WOOD, 3]] }, energy: { 0: energy }, gold: { 0: gold } }
      const { match, state, events } = racing(race, home, BORDER, '---')
      expect(offered(match)).toContain(target)
      choose(match, target, 'armies:2')
      expect([state().energy[0], state().gold[0]]).toEqual([0, 0])
      expect(events[0]).toEqual({ type: 'paid', role: 0, energy, gold })
      expect([state().armies[WOOD], state().possessor[BORDER]]).toEqual([1, -1])
      for (const short of [
        { ...home, energy: { 0: energy - 1 } },
        { ...home, gold: { 0: gold - 1 } },
      ])
        expect(offered(racing(race, short, BORDER).match)).toEqual(COMPENSATION)
    },
  )

  it('are attacks only: no movement [IM-RUL-72]', () => {
    const home: Position = { ...RICH, armies: { 0: [[WOOD, 3], [BORDER, 1]] } } // prettier-ignore
    for (const race of ['nightElves', 'trolls'] as const) {
      const { match, offers } = racing(race, home, WOOD)
      expect(offers().length).toBeGreaterThan(0)
      expect(offers().every((key) => key.startsWith('attack:'))).toBe(true)
      expect(refusedBy(match, 0, `move:${WOOD}>${BORDER}`)).toEqual(['IM-PLN-06'])
    }
  })
})
