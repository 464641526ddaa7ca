/** Resources of kinds that a player chooses one by one. */
import { RESOURCES } from '../content/names.ts'
import { decide } from './decide.ts'
import { resourceAt } from './resources.ts'
import type { Play, Procedure, QuestionOf, Role, Table } from './state.ts'
import { say } from './words.ts'

export const PURPOSES = ['gain', 'lose', 'pay', 'give'] as const
export type Purpose = (typeof PURPOSES)[number]

interface KindArgs {
  readonly purpose: Purpose
  readonly left: number
  /** Chosen so far, by kind. */
  readonly chosen: readonly number[]
  /** 1: may stop. */
  readonly optional: number
}

const DONE = RESOURCES.length

const isThere = ({ state }: Table, role: Role, kind: number, { purpose, chosen }: KindArgs): boolean =>
  purpose === 'gain' || state.resources[resourceAt(role, kind)] > chosen[kind]

export const chooseResource: QuestionOf<KindArgs> = {
  name: 'chooseResource',
  kind: 'option',
  rule: 'UP-HEX-25',
  options(t, { role, arg }, out) {
    for (let kind = 0; kind < RESOURCES.length; kind++) if (isThere(t, role, kind, arg)) out.push(kind)
    if (arg.optional === 1) out.push(DONE)
  },
  key: (_t, option) => (option === DONE ? 'done' : `resource:${option}`),
  prompt: (_t, { arg: { purpose, left } }) => say('card.resourcePrompt', { purpose, n: left }),
  describe: (_t, option) =>
    option === DONE
      ? { label: say('card.done') }
      : { label: say('card.resource', { kind: option }), targets: [`resource:${option}`] },
}

/** Asks for `n` resources one by one; fewer if there are no more, or if the player may stop. Returns their kinds. */
export function* chooseKinds(
  play: Play,
  role: Role,
  purpose: Purpose,
  n: number,
  optional = 0,
): Procedure<readonly number[]> {
  const kinds: number[] = []
  const chosen = [0, 0, 0]
  for (let left = n; left > 0; left--) {
    const arg = { purpose, left, chosen: chosen.slice(), optional }
    if (!RESOURCES.some((_, kind) => isThere(play, role, kind, arg))) break
    const kind = yield* decide(play, chooseResource, role, arg)
    if (kind === DONE) break
    chosen[kind]++
    kinds.push(kind)
  }
  return kinds
}
