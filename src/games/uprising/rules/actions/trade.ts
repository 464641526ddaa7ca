/** The Trade Action and gifts among the Heroes on the Trader's hex (UP-TRD-01 to -05, UP-RUL-36). */
import { say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask } from '../../../../engine/index.ts'
import { RESOURCES, SALT } from '../../content/names.ts'
import { giveItem } from '../cards/items.ts'
import { meetsNeeds } from '../heroes/attributes.ts'
import { gainResource, resourceAt, totalOf } from '../table/resources.ts'
import type { Role, Space, State, Table } from '../table/state.ts'
import { type ActionMods, payAction, TRADE } from './action-price.ts'

/** 1 AP for 1 Salt; then whoever stands there may give. */
export function* trade(play: Play, role: Role, { price }: ActionMods): Procedure {
  const { state } = play
  const { ap } = payAction(play, role, TRADE, price)
  play.tell({ type: 'traded', role, ap })
  gainResource(play, role, SALT, 1)
  const space = state.heroAt[role]
  // UP-TRD-03: to and from each other, until nobody answers any more
  let silent = 0
  for (let i = 0; silent < state.roles; i++)
    silent = (yield* giveGifts(play, (role + i) % state.roles, space)) ? 1 : silent + 1
}

/** Returns whether something was given. */
function* giveGifts(play: Play, giver: Role, space: Space): Procedure<boolean> {
  for (let gifts = 0; ; gifts++) {
    if (play.state.heroAt[giver] !== space || !canGive(play, giver)) return gifts > 0
    const option = yield* ask(play, gift, giver, undefined)
    if (option === DONE) return gifts > 0
    const { to, kind, item } = giftOf(option)
    if (item >= 0) giveItem(play, giver, to, item)
    else giveResource(play, giver, to, kind)
  }
}

function giveResource(play: Play, giver: Role, to: Role, kind: number): void {
  const { resources } = play.state
  resources[resourceAt(giver, kind)]--
  resources[resourceAt(to, kind)]++
  play.tell({ type: 'resourceGiven', role: giver, to, kind })
}

const DONE = -1
/** A gift as `to * PER_ROLE + kind`, or with an Item `to * PER_ROLE + FIRST_ITEM + item`. */
const PER_ROLE = 1024
const FIRST_ITEM = 8

interface Gift {
  readonly to: Role
  /** A resource, or NONE; an Item, or NONE. */
  readonly kind: number
  readonly item: number
}

export function giftOf(option: number): Gift {
  const what = option % PER_ROLE
  const to = Math.floor(option / PER_ROLE)
  return what >= FIRST_ITEM ? { to, kind: -1, item: what - FIRST_ITEM } : { to, kind: what, item: -1 }
}

const isMate = (s: State, giver: Role, to: Role): boolean => to !== giver && s.heroAt[to] === s.heroAt[giver]

function canGive(t: Table, giver: Role): boolean {
  const { state } = t
  for (let to = 0; to < state.roles; to++) {
    if (!isMate(state, giver, to)) continue
    if (totalOf(state, giver) > 0) return true
    for (const item of state.items[giver]) if (meetsNeeds(t, to, item)) return true
  }
  return false
}

/** Resources one by one; Items to Heroes who can use them (UP-TRD-04). */
const gift: QuestionOf = {
  name: 'gift',
  kind: 'option',
  rule: 'UP-TRD-03',
  options(t, { role }, out) {
    const { state } = t
    out.push(DONE)
    for (let to = 0; to < state.roles; to++) {
      if (!isMate(state, role, to)) continue
      for (let kind = 0; kind < RESOURCES.length; kind++)
        if (state.resources[resourceAt(role, kind)] > 0) out.push(to * PER_ROLE + kind)
      for (const item of state.items[role]) if (meetsNeeds(t, to, item)) out.push(to * PER_ROLE + FIRST_ITEM + item)
    }
  },
  key(_, option) {
    if (option === DONE) return 'done'
    const { to, kind, item } = giftOf(option)
    return item >= 0 ? `give:${to}:item:${item}` : `give:${to}:resource:${kind}`
  },
  prompt: () => say('action.gift'),
  describe(_, option) {
    if (option === DONE) return { label: say('action.giftDone') }
    const { to, kind, item } = giftOf(option)
    return item >= 0
      ? { label: say('action.giveItem', { to, item }), targets: [`role:${to}`, `item:${item}`], rule: 'UP-TRD-04' }
      : { label: say('action.giveResource', { to, kind }), targets: [`role:${to}`, `resource:${kind}`] }
  },
}
