import { EVERYONE, type Game, type GameState, includes, type Role, type Roles } from '../../src/engine/index.ts'
import * as decks from '../../src/kit/deck.ts'
import type { Content } from './mini.ts'

/** Three factions build openly at once, then each is activated, meets an event, and may have to fight. */
export interface State extends GameState {
  salt: number[]
  ap: number[]
  havens: number[]
  /** Havens left for all. */
  supply: number
  hasGiven: boolean[]
  feats: decks.Deck
  /** Drawn, one of them to be kept; and in play. */
  drawn: number[][]
  inPlay: number[][]
  foes: number
  chapter: number
}

export const ROLES: readonly Role[] = [0, 1, 2]
export const known = (cards: number[], seen: Roles[], knows: (roles: Roles) => boolean): (number | string)[] =>
  cards.map((card, i) => (knows(seen[i]) ? card : '?'))

type Parts = Pick<Game<State, Content>, 'setup' | 'publicView' | 'privateView' | 'secrets' | 'invariants'>

/** What lies on the table, who sees it, and who does not. */
export const factions: Parts = {
  setup: () => ({
    next: [{ procedure: 'chapter', args: {} }],
    checkpoint: 0,
    knowledge: 0,
    salt: [0, 0, 0],
    ap: [0, 0, 0],
    havens: [0, 0, 0],
    supply: 2,
    hasGiven: [false, false, false],
    feats: decks.deckOf(Array.from({ length: 18 }, (_, i) => i)),
    drawn: [[], [], []],
    inPlay: [[], [], []],
    foes: 0,
    chapter: 0,
  }),
  publicView: ({ state }, put) => {
    for (const role of ROLES) {
      put(`faction:${role}`, { salt: state.salt[role], ap: state.ap[role], havens: state.havens[role] })
      put(`feats:${role}`, [...state.inPlay[role]])
      put(`drawn:${role}`, [...state.drawn[role]])
    }
    put('supply', state.supply)
    put('foes', state.foes)
    const everyone = (roles: Roles): boolean => roles === EVERYONE
    put('deck:top', known(state.feats.top, state.feats.topSeen, everyone))
    put('deck:middle', state.feats.middle.length)
    put('deck:bottom', known(state.feats.bottom, state.feats.bottomSeen, everyone))
  },
  privateView: ({ state }, role, put) => {
    const knows = (roles: Roles): boolean => includes(roles, role)
    put('deck:top', known(state.feats.top, state.feats.topSeen, knows))
    put('deck:bottom', known(state.feats.bottom, state.feats.bottomSeen, knows))
  },
  secrets: ({ state }) => decks.deckSecrets(state.feats, 'feats'),
  invariants: ({ state }) => {
    const held = [...decks.cardsOf(state.feats), ...state.drawn.flat(), ...state.inPlay.flat()]
    return new Set(held).size === 18 && held.length === 18 ? [] : ['feats are lost or doubled']
  },
}
