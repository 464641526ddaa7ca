/** Resources of kinds that a player chooses one by one. */
import { say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { RESOURCES } from '../../content/names.ts'
import { resourceAt } from '../table/resources.ts'
import type { Role, Table } from '../table/state.ts'
import { decide } from './decide.ts'

export type ResourcePurpose = 'gain' | 'lose' | 'pay' | 'give'

interface KindArgs {
  readonly purpose: ResourcePurpose
  readonly left: number
  /** 1: may stop. */
  readonly optional: number
}

const DONE = RESOURCES.length

const isThere = ({ state }: Table, role: Role, kind: number, { purpose }: KindArgs): boolean =>
  purpose === 'gain' || state.resources[resourceAt(role, kind)] > 0

export const chooseResource: QuestionOf<KindArgs> = {
  name: 'chooseResource',
  kind: 'option',
  rule: 'UP-HEX-25',
  options(t, { role, arg }, out) {
    for (let kind = 0; kind < RESOURCES.length; kind++) if (isThere(t, role, kind, arg)) out.push(kind)
    // A Trade while it waits may have taken the last one (UP-RUL-04).
    if (arg.optional === 1 || out.length === 0) out.push(DONE)
  },
  key: (_t, option) => (option === DONE ? 'done' : `resource:${option}`),
  prompt: (_t, { arg: { purpose, left } }) => say('card.resourcePrompt', { purpose, n: left }),
  describe: (_t, option) =>
    option === DONE
      ? { label: say('card.done') }
      : { label: say('card.resource', { kind: option }), targets: [`resource:${option}`] },
}

/**
 * Asks for `n` resources one by one and hands each over to `take` at once: an exchange between two answers is no way to
 * pay less. Fewer if there are no more, or if the player may stop; whether it was all of them is returned.
 */
export function* chooseKinds(
  play: Play,
  role: Role,
  purpose: ResourcePurpose,
  n: number,
  take: (kind: number) => void,
  optional = 0,
): Procedure<boolean> {
  for (let left = n; left > 0; left--) {
    const kind = yield* decide(play, chooseResource, role, { purpose, left, optional })
    if (kind === DONE) return false
    take(kind)
  }
  return true
}
