import { describe, expect, it } from 'vitest'
import { defaultContent } from '../../content/content.ts'
import { HEX_IDS } from '../../content/names.ts'
import { loaded, asked, choose, offered, question } from '../../testing/position.ts'
import { setUpMatch, setUpState } from '../../testing/set-up-match.ts'
import { havensLeft, unitsLeft } from '../map/reserve.ts'
import { CAPITAL_SPACE } from '../map/spaces.ts'
import { CHAOS, EMPIRE, FACE_DOWN, FACE_DOWN_TOWER, NONE, type State } from '../table/state.ts'

const content = defaultContent()
const COUNTS = [2, 3, 4]
/** With 2 factions. */
const HOMES = content.layouts[0].homes
const spacesWith = (list: readonly number[], holds: (n: number) => boolean): number[] =>
  list.flatMap((n, space) => (holds(n) ? [space] : []))

describe('the seats', () => {
  it('are taken clockwise from the first player, who is drawn [UP-SET-36, UP-SET-10]', () => {
    const { match, events } = setUpMatch(3, {}, loaded(1))
    expect(events[0]).toEqual({ type: 'firstPlayer', role: 1, rule: 'UP-SET-36' })
    expect(question(match)).toBe('faction@1')
    choose(match, 'faction:2', 'hero:5', `hex:${content.layouts[1].homes[0]}`)
    expect(question(match)).toBe('faction@2')
    choose(match, 'faction:0', 'hero:0', `hex:${content.layouts[1].homes[2]}`)
    expect(question(match)).toBe('faction@0')
  })

  it('may choose the first player together [UP-SET-36]', () => {
    const { match, events } = setUpMatch(3, { firstPlayer: 'chosen' }, loaded(0))
    expect(question(match)).toBe('firstPlayer@0')
    expect(offered(match)).toEqual(['role:0', 'role:1', 'role:2'])
    choose(match, 'role:2')
    expect(events[0]).toEqual({ type: 'firstPlayer', role: 2, rule: 'UP-SET-36' })
    expect(question(match)).toBe('faction@2')
  })

  it('hold each faction once, with one of its two Heroes [UP-SET-02, UP-SET-11]', () => {
    const { match } = setUpMatch(2, {}, loaded(0))
    expect(offered(match)).toEqual(['faction:0', 'faction:1', 'faction:2', 'faction:3'])
    choose(match, 'faction:1')
    expect(offered(match)).toEqual(['hero:2', 'hero:3'])
    choose(match, 'hero:3', `hex:${HOMES[0]}`)
    expect(offered(match)).toEqual(['faction:0', 'faction:2', 'faction:3'])
    expect(match.state.hero).toEqual([3, NONE])
  })

  it('begin with 5 of every resource, 8 AP and no VP [UP-SET-14, UP-SET-15, UP-SET-29]', () => {
    const state = setUpState(3)
    expect(state.resources).toEqual(Array(9).fill(5))
    expect(state.ap).toEqual([8, 8, 8])
    expect(state.spentAp).toEqual([0, 0, 0])
    expect(state.vp).toEqual([0, 0, 0, 0, 0, 0])
    expect([state.vp[EMPIRE], state.vp[CHAOS]]).toEqual([0, 0])
  })

  it('have the START Feats of the Hero in play and its other Feats as deck [UP-SET-12]', () => {
    const { match } = setUpMatch(2, {}, loaded(0))
    choose(match, 'faction:1', 'hero:2', `hex:${HOMES[0]}`)
    const feats = content.cards.second.feats.filter(({ hero }) => hero === 2)
    expect(feats).toHaveLength(10)
    const start = feats.filter(({ isStart }) => isStart).map(({ index }) => index)
    expect(start).toHaveLength(2)
    expect(match.state.feats[0]).toEqual(start)
    expect(match.state.featDecks[0].middle).toEqual(feats.filter(({ isStart }) => !isStart).map(({ index }) => index))
  })

  it('have Hero and first Haven at home, four Havens and all Units in the reserve [UP-SET-13, UP-SET-27, UP-SET-10]', () => {
    const state = setUpState(4)
    for (let role = 0; role < 4; role++) {
      const home = state.heroAt[role]
      expect(spacesWith(state.haven, (of) => of === role)).toEqual([home])
      expect(state.tile[home]).toBe(content.factions[state.faction[role]].home)
      expect(havensLeft({ state, content }, role)).toBe(4)
      const units = [0, 1, 2, 3].map((type) => unitsLeft({ state, content }, role, type))
      expect(units).toEqual(
        content.units.slice(state.faction[role] * 4, state.faction[role] * 4 + 4).map((u) => u.count),
      )
    }
    expect(state.units.every((n) => n === 0)).toBe(true)
  })
})

describe('the map', () => {
  it.each(COUNTS)('for %i factions follows its diagram [UP-SET-18, UP-RUL-16, UP-SET-19]', (roles) => {
    const state = setUpState(roles)
    const layout = content.layouts[roles - 2]
    expect(HEX_IDS[state.tile[CAPITAL_SPACE]]).toBe('capital')
    expect(spacesWith(state.tile, (tile) => tile === FACE_DOWN)).toEqual([...layout.random].sort((a, b) => a - b))
    expect(layout.random).toHaveLength([10, 12, 14][roles - 2])
    expect(layout.seaTowers).toHaveLength(roles)
    expect([...state.heroAt].sort((a, b) => a - b)).toEqual([...layout.homes].sort((a, b) => a - b))
    for (const home of layout.homes) expect(content.board.ring[home]).toBe(2)
  })

  it('offers the home spaces that are still free [UP-SET-20]', () => {
    const { match } = setUpMatch(2, {}, loaded(0))
    choose(match, 'faction:0', 'hero:0')
    const homes = content.layouts[0].homes.map((space) => `hex:${space}`)
    expect(offered(match)).toEqual(homes)
    choose(match, homes[1], 'faction:3', 'hero:7')
    expect(match.state.heroAt).toEqual([content.layouts[0].homes[1], content.layouts[0].homes[0]])
  })

  it('has Sea Towers and ordinary hexes face-down, each from its own stack, and Ice Waste elsewhere [UP-SET-21, UP-SET-22, UP-SET-23]', () => {
    const state = setUpState(3)
    const { hexes } = content.cards.second
    expect(spacesWith(state.tile, (tile) => tile === FACE_DOWN_TOWER)).toHaveLength(3)
    expect(state.towerPool.every((tile) => hexes[tile].kind === 'seaTower')).toBe(true)
    expect(state.tilePool.every((tile) => hexes[tile].kind === 'ordinary')).toBe(true)
    expect(state.tilePool.length).toBeGreaterThanOrEqual(12)
    const ice = spacesWith(state.tile, (tile) => tile === NONE)
    expect(ice).toEqual([...content.layouts[1].ice].sort((a, b) => a - b))
  })

  it('has 3 Garrisons on the Capital and 1 on each of 3 hexes beside it [UP-SET-24]', () => {
    const { garrison } = setUpState(2)
    expect(garrison[CAPITAL_SPACE]).toBe(3)
    const others = spacesWith(garrison, (n) => n === 1)
    expect(others).toHaveLength(3)
    for (const space of others) expect(content.board.ring[space]).toBe(1)
    expect(garrison.reduce((sum, n) => sum + n, 0)).toBe(6)
  })

  it.each(COUNTS)(
    'has 3 Skeletons and 2 of their hexes cursed with %i factions [UP-SET-25, UP-SET-26, UP-RUL-17]',
    (roles) => {
      for (const edition of ['second', 'first']) {
        const { skeletons, curse } = setUpState(roles, { edition })
        expect(spacesWith(skeletons, (n) => n === 1)).toHaveLength(3)
        expect(skeletons.reduce((sum, n) => sum + n, 0)).toBe(3)
        expect(spacesWith(curse, (n) => n === 1)).toHaveLength(2)
        expect(spacesWith(curse, (n) => n === 1).every((space) => skeletons[space] === 1)).toBe(true)
      }
    },
  )

  it('draws the spaces of Skeletons and Curses with 4 factions [UP-RUL-17]', () => {
    const seen = new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => marksOf(setUpState(4, {}, seed))))
    expect(seen.size).toBeGreaterThan(2)
    expect(new Set(['a', 'b', 'c'].map((seed) => marksOf(setUpState(2, {}, seed)))).size).toBe(1)
  })
})

const marksOf = ({ skeletons, curse }: State): string => `${skeletons.join('')} ${curse.join('')}`

describe('the cards', () => {
  it('are 4 random Druids, face-up or face-down by the edition [UP-SET-28, UP-RUL-21]', () => {
    const second = setUpState(2)
    expect(second.druidUp).toEqual([1, 1, 1, 1])
    expect(new Set(second.druids).size).toBe(4)
    expect(second.druids.every((druid) => !second.unusedDruids.includes(druid))).toBe(true)
    const first = setUpState(2, { edition: 'first' })
    expect(first.druidUp).toEqual([0, 0, 0, 0])
    expect(first.druids).toEqual([NONE, NONE, NONE, NONE])
  })

  it('lie in shuffled decks; nothing is dealt before the first Refresh Phase [UP-SET-31, UP-SET-32]', () => {
    const state = setUpState(2)
    expect(state.market).toEqual([NONE, NONE, NONE])
    expect(state.openQuests).toEqual([NONE, NONE, NONE])
    for (const deck of [state.itemDeck, state.questDeck]) {
      expect(deck.middle.length).toBeGreaterThan(0)
      expect([deck.top, deck.bottom]).toEqual([[], []])
    }
  })

  it('are 5, 6 or 7 Legions and as many Hordes out of all [UP-SET-33]', () => {
    for (const roles of COUNTS) {
      const { legionsLeft, hordesLeft, legionDeck } = setUpState(roles)
      expect([legionsLeft, hordesLeft]).toEqual([roles + 3, roles + 3])
      expect(legionDeck.middle.length).toBeGreaterThanOrEqual(legionsLeft)
    }
  })

  it('are an Event deck for each Chapter [UP-SET-34]', () => {
    const { eventDecks } = setUpState(2)
    expect(eventDecks).toHaveLength(4)
    eventDecks.forEach(({ middle }, i) => {
      expect(middle.length).toBeGreaterThan(0)
      for (const event of middle) expect(content.cards.second.events[event].chapter).toBe(i + 1)
    })
  })
})

describe('more Curses', () => {
  const options = { edition: 'first', difficulty: 'apocalypse', extraCurses: 2 }

  it('are put on empty region hexes by the first player [UP-RUL-18]', () => {
    const { match } = setUpMatch(2, options, loaded(0))
    while (asked(match).question.name !== 'extraCurse') choose(match, offered(match)[0])
    expect(question(match)).toBe('extraCurse@0')
    const first = offered(match)
    for (const key of first) {
      const space = Number(key.split(':')[1])
      expect([match.state.tile[space], match.state.skeletons[space], match.state.curse[space]]).toEqual([NONE, 0, 0])
    }
    choose(match, first[0])
    expect(offered(match)).toEqual(first.slice(1))
    choose(match, first[1])
    expect(match.play.over).toBe(true)
    expect(match.state.curse.reduce((sum, n) => sum + n, 0)).toBe(5)
  })

  it('are not asked for without the option [UP-DIF-05]', () => {
    const { match, events } = setUpMatch(2, { edition: 'first', difficulty: 'apocalypse' }, loaded(0))
    while (!match.play.over) choose(match, offered(match)[0])
    expect(events.some(({ type }) => type === 'extraCurse')).toBe(false)
    expect(match.state.curse.reduce((sum, n) => sum + n, 0)).toBe(3)
  })
})
