import type { Role } from '../../src/engine/index.ts'
import * as decks from '../../src/kit/deck.ts'
import { question } from './mini.ts'
import type { State } from './uprising-table.ts'

const featKey = (feat: number): string => `feat:${feat}`
const featsOf = (name: string, of: (state: State, role: Role) => number[]): ReturnType<typeof question<State>> =>
  question<State>({
    name,
    kind: 'card',
    options: ({ state }, { role }, out) => void out.push(...of(state, role)),
    key: (_, feat) => featKey(feat),
  })
const choices = (name: string, keys: readonly string[], can: (state: State, role: Role, key: string) => boolean) =>
  question<State>({
    name,
    options: ({ state }, { role }, out) => keys.forEach((key, i) => void (can(state, role, key) && out.push(i))),
    key: (_, option) => keys[option],
  })

export const keep = featsOf('keep', (state, role) => state.drawn[role])
export const find = featsOf('find', (state) => state.feats.middle)
export const BUILD = ['done', 'haven', 'feat', 'give:0', 'give:1', 'give:2']
export const build = choices('build', BUILD, (state, role, key) => {
  if (key === 'haven') return state.salt[role] >= 2 && state.supply > 0
  if (key === 'feat') return state.salt[role] >= 1 && decks.sizeOfDeck(state.feats) > 0
  if (key === `give:${role}` || state.hasGiven[role]) return key === 'done'
  return key === 'done' || state.salt[role] >= 1
})
export const vision = choices('vision', ['leave', 'bury'], () => true)
export const fight = choices(
  'fight',
  ['fight', 'charge', 'flee'],
  (state, role, key) => key !== 'charge' || state.salt[role] > 0,
)
export const GIVE = ['nothing', 'give:0', 'give:1', 'give:2']
export const give = choices(
  'give',
  GIVE,
  (state, role, key) => key === 'nothing' || (key !== `give:${role}` && state.salt[role] > 0),
)
