/** Exchanges of resources that a card allows (verb `exchange`). */
import { say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask } from '../../../../engine/index.ts'
import { RESOURCES } from '../../content/names.ts'
import type { Context } from '../select/context.ts'
import { numberOf } from '../select/numbers.ts'
import { chooseKinds } from '../select/resource-choice.ts'
import { gainResource, has, loseResource, totalOf } from '../table/resources.ts'
import type { Role, Table } from '../table/state.ts'
import type { EffectOf } from './verb-types.ts'

type Exchange = EffectOf<'exchange'>

const KINDS = RESOURCES.length
/** Options: what is given and what is got as `give * 3 + get`, of any kinds as `ANY * 3 + get`. */
const ANY = KINDS
const DONE = 99

export function canExchange({ state }: Table, role: Role, { give, of }: Exchange): boolean {
  return of === 'any' ? totalOf(state, role) >= give : RESOURCES.some((_, kind) => has(state, role, kind, give))
}

interface Args {
  readonly give: number
  readonly get: number
  readonly of: Exchange['of']
  readonly left: number
}

/** For one other kind. */
export const chooseExchange: QuestionOf<Args> = {
  name: 'chooseExchange',
  kind: 'option',
  rule: 'UP-CRD-06',
  options({ state }, { role, arg: { give, of } }, out) {
    for (let get = 0; get < KINDS; get++) {
      if (of === 'any' && totalOf(state, role) >= give) out.push(ANY * KINDS + get)
      for (let kind = 0; kind < KINDS; kind++)
        if (of === 'oneKind' && kind !== get && has(state, role, kind, give)) out.push(kind * KINDS + get)
    }
    out.push(DONE)
  },
  key: (_t, option) => (option === DONE ? 'done' : `option:${option}`),
  prompt: (_t, { arg: { left } }) => say('card.exchangePrompt', { n: left }),
  describe(_t, option, { arg: { give, get } }) {
    if (option === DONE) return { label: say('card.done') }
    const kind = Math.floor(option / KINDS)
    return { label: say('card.exchange', { kind: kind === ANY ? -1 : kind, give, to: option % KINDS, get }) }
  },
}

export function* exchange(play: Play, role: Role, effect: Exchange, c: Context): Procedure {
  const { give, get, of } = effect
  for (let left = numberOf(play, effect.times, c); left > 0 && canExchange(play, role, effect); left--) {
    const option = yield* ask(play, chooseExchange, role, { give, get, of, left })
    if (option === DONE) return
    const kind = Math.floor(option / KINDS)
    if (kind === ANY) {
      const isPaid = yield* chooseKinds(play, role, 'pay', give, (one) => loseResource(play, role, one, 1))
      if (!isPaid) return
    } else loseResource(play, role, kind, give)
    gainResource(play, role, option % KINDS, get)
  }
}
