import { describe, expect, it } from 'vitest'
import { CAPITAL, LIGHT, PORTAL, SHRINE } from '../../content/names.ts'
import { acting, ON, RICH } from '../../testing/acting.ts'
import { joker, landCard, light, magic, offered, reasonsFor, shadow } from '../../testing/position.ts'
import type { Position } from '../../testing/position.ts'
import type { Card } from '../table/state.ts'
import { explainAction } from './explain-action.ts'
import { moveLandReasons } from './explain-move.ts'

/* Whole reasons: rule, words and what they are about. */

const [WOOD, BORDER, TWIN] = [light('heartwood'), light('borderland'), shadow('heartwood')]
const home: Position = { ...RICH, armies: { 0: [[WOOD, 3], [BORDER, 1]] } } // prettier-ignore

const why =
  (position: Position, space: number, card: Card) =>
  (key: string): string[] =>
    reasonsFor(acting(position, space, card).match, 0, key)

describe('why a land takes no building', () => {
  it('every kind has its own reason, each said once [IM-BLD-08] [IM-RUL-46] [IM-RUL-47]', () => {
    const full = why({ ...home, arrange: (s) => [(s.portal[WOOD] = 1), (s.building[WOOD] = SHRINE)] }, ON.build, WOOD)
    const there = `refuse.actBuildingThere {"land":${WOOD},"building":${SHRINE}}`
    expect(full(`land:${WOOD}`)).toEqual([`IM-RUL-46 refuse.actPortalThere {"land":${WOOD}}`, `IM-BLD-08 ${there}`])
    expect(full(`build:${PORTAL}@${WOOD}`)).toEqual([`IM-RUL-46 refuse.actPortalThere {"land":${WOOD}}`])
    expect(full(`build:${SHRINE}@${WOOD}`)).toEqual([`IM-BLD-08 ${there}`])
    expect(full(`build:${CAPITAL}@${WOOD}`)).toEqual([`IM-RUL-47 ${there}`])
    for (const key of [`build:-1@${WOOD}`, `build:3@${WOOD}`, 'build:1@50', 'build:1', 'building:-1', 'building:x'])
      expect(full(key)).toEqual([])
  })

  it('one kind that fits is enough [IM-BLD-03]', () => {
    const at = why({ ...home, arrange: (s) => void (s.building[WOOD] = SHRINE) }, ON.build, WOOD)
    expect(at(`land:${WOOD}`)).toEqual([])
    expect(at(`land:${BORDER}`)).toEqual([`IM-CRD-04 refuse.actWrongLand {"card":${WOOD},"land":${BORDER}}`])
    const twin = why(home, ON.build, landCard('heartwood'))
    expect(twin(`land:${TWIN}`)).toEqual([`IM-BLD-03 refuse.actNotPresent {"land":${TWIN}}`])
  })
})

describe('why a joker brings no income', () => {
  it('it is for no single land [IM-GLD-03] [IM-ENE-04]', () => {
    const card = joker(LIGHT, 'forest')
    const { match } = acting({ ...home, planned: { 0: { [ON.gold]: card } } }, ON.gold, card)
    expect(reasonsFor(match, 0, `land:${WOOD}`)).toEqual([`IM-GLD-03 refuse.actJoker {"role":0,"space":${ON.gold}}`])
    expect(why(home, ON.energy, card)(`land:${WOOD}`)).toEqual([
      `IM-ENE-04 refuse.actJoker {"role":0,"space":${ON.energy}}`,
    ])
  })
})

describe('why armies do not move', () => {
  it('whence, whither and at what price [IM-MOV-03] [IM-MOV-04] [IM-MOV-05]', () => {
    const at = why(home, ON.attackOrMove, WOOD)
    expect(at(`move:${WOOD}>${BORDER}`)).toEqual([])
    expect(at(`move:${WOOD}>${WOOD}`)).toEqual([`IM-MOV-05 refuse.actSameLand {"land":${WOOD}}`])
    expect(at(`move:${WOOD}>${TWIN}`)).toEqual([`IM-MOV-05 refuse.actNotPresent {"land":${TWIN}}`])
    expect(at(`move:${BORDER}>${WOOD}`)).toEqual([`IM-MOV-03 refuse.actWrongLand {"card":${WOOD},"land":${BORDER}}`])
    const one = why(home, ON.attackOrMove, BORDER)
    expect(one(`move:${BORDER}>${WOOD}`)).toEqual([`IM-MOV-04 refuse.actOneArmy {"land":${BORDER}}`])
    const poor = why({ ...home, gold: { 0: 0 }, energy: { 0: 0 } }, ON.attackOrMove, WOOD)
    expect(poor(`move:${WOOD}>${BORDER}`)).toEqual([
      expect.stringMatching(/^IM-RUL-42 refuse\.actPrice .*"ownEnergy":0,"ownGold":0}$/),
    ])
    const apart = why({ ...RICH, armies: { 0: [[WOOD, 3], [TWIN, 1]] } }, ON.attackOrMove, WOOD) // prettier-ignore
    expect(apart(`move:${WOOD}>${TWIN}`)).toEqual([`IM-MOV-07 refuse.actNoRoute {"from":${WOOD},"to":${TWIN}}`])
  })

  it('any land of the card from which they could come is enough [IM-MOV-06] [IM-MOV-03]', () => {
    // With the land card both worlds are an origin; from the Shadow land there is no route.
    const both: Position = { ...RICH, armies: { 0: [[WOOD, 3], [TWIN, 3], [BORDER, 1]] } } // prettier-ignore
    const { match } = acting(both, ON.attackOrMove, landCard('heartwood'))
    expect(offered(match)).toContain(`move:${WOOD}>${BORDER}`)
    expect(moveLandReasons(match.play, 0, BORDER)).toEqual([])
  })
})

describe('why a land card is not taken over', () => {
  it('one must be there and not hold it [IM-MAG-09]', () => {
    const at = why({ ...home, cards: { 0: [landCard('heartwood'), landCard('saltmere')] } }, ON.magic, magic('shrineOrTakeover')) // prettier-ignore
    const name = WOOD - 25
    expect(at(`takeOver:${WOOD}`)).toEqual([`IM-MAG-09 refuse.actOwnLandCard {"name":${name}}`])
    const salt = light('saltmere')
    expect(at(`takeOver:${salt}`)).toEqual([`IM-MAG-09 refuse.actNotPresent {"land":${salt}}`])
    expect(at(`takeOver:${BORDER}`)).toEqual([])
    expect(at('takeOver:50')).toEqual([])
  })
})

describe('without a revealed card', () => {
  it('nothing is said about actions [IM-ACT-01]', () => {
    const { match } = acting(home, ON.gold, WOOD)
    const ask = match.asked(0)
    delete match.state.action
    expect(explainAction(match.play, 0, 'card:3', ask)).toEqual([])
  })
})
