/** Legions and Hordes that effects move: no activation (UP-NEM-08, UP-RUL-50, UP-RUL-99). */
import { procedure, say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { orientWaiting } from '../actions/explore.ts'
import { pushSettle } from '../combat/settle.ts'
import { effectNumbered, numberOfEffect } from '../effects/scripts.ts'
import type { EffectOf } from '../effects/verb-types.ts'
import { bestHexes } from '../select/best-hexes.ts'
import { contextIn, type Context } from '../select/context.ts'
import { decide, decideForNemesis } from '../select/decide.ts'
import { numberOf } from '../select/numbers.ts'
import { isOwnEffect } from '../select/pick-nemesis-cards.ts'
import { hexesOf } from '../select/which-hexes.ts'
import { deciderOf } from '../select/which-players.ts'
import type { Card, Space, Table } from '../table/state.ts'
import { isInsideImmediate } from './immediate.ts'
import { distancesTo, stepsFrom } from './legion-path.ts'
import { isInPlay, sideOfCard } from './nemesis-cards.ts'

type MoveEffect = EffectOf<'moveCard'>

/** Steps 1 to `steps` away along what it can do in one step, without the hex it stands on. */
function reachable(t: Table, card: Card, steps: number): Space[] {
  const from = t.state.cardAt[card]
  const found = [from]
  let edge = [from]
  for (let step = 0; step < steps; step++) {
    const next: Space[] = []
    for (const space of edge)
      for (const other of stepsFrom(t, card, space))
        if (!found.includes(other)) {
          found.push(other)
          next.push(other)
        }
    edge = next
  }
  return found.slice(1).sort((a, b) => a - b)
}

/** Where a card may go by this effect: to what the selector finds or, if that is too far, towards it. */
export function moveOptions(t: Table, effect: MoveEffect, card: Card, c: Context): Space[] {
  const from = t.state.cardAt[card]
  // `it` stays the hex of a loop around it, if there is one.
  const moved: Context = { ...c, itCard: card }
  const wanted = hexesOf(t, effect.to, moved, [])
  if (wanted.length === 0) return []
  if (effect.jump !== undefined) return bestHexes(t, wanted, effect.to.pick, from)
  const near = reachable(t, card, numberOf(t, effect.steps ?? 1, moved))
  const there = near.filter((space) => wanted.includes(space))
  if (there.length > 0) return bestHexes(t, there, effect.to.pick, from)
  const distance = distancesTo(t, card, wanted)
  const closer = near.filter((space) => distance[space] < distance[from])
  const best = Math.min(...closer.map((space) => distance[space]))
  return closer.filter((space) => distance[space] === best)
}

export const pushMove = (play: Play, effect: MoveEffect, card: Card, c: Context): void =>
  play.push(moveNemesis, { ...c, card, effect: numberOfEffect(play.content, effect) })

interface MoveArgs extends Context {
  readonly card: Card
  readonly effect: number
}

export const moveNemesis = procedure('moveNemesis', function* (play: Play, args: MoveArgs): Procedure {
  const { card, effect } = args
  const c = contextIn(args)
  const { state } = play
  const verb = effectNumbered(play.content, effect) as MoveEffect
  if (!isInPlay(state, card)) return
  yield* orientWaiting(play)
  const from = state.cardAt[card]
  const options = moveOptions(play, verb, card, c)
  if (options.length === 0) return play.tell({ type: 'nemesisStays', card, space: from, rule: 'UP-RUL-50' })
  const isRandom = verb.to.pick === 'random'
  const to = isRandom
    ? play.drawOne(options, 'hex')
    : yield* (isOwnEffect(c) ? decide : decideForNemesis)(play, moveWhere, deciderOf(play, verb.to.by, c), {
        card,
        effect,
        c,
      })
  state.cardAt[card] = to
  play.tell({ type: 'nemesisMoved', card, from, to, rule: verb.jump === undefined ? 'UP-NEM-08' : 'UP-RUL-99' })
  // In a combat, and in an immediate effect, the state check comes when those are over.
  if (state.combat === undefined && !isInsideImmediate(state)) pushSettle(play, 1, sideOfCard(card))
})

export interface MoveWhereArg {
  readonly card: Card
  readonly effect: number
  readonly c: Context
}

export const moveWhere: QuestionOf<MoveWhereArg> = {
  name: 'moveNemesis',
  kind: 'hex',
  rule: 'UP-NEM-08',
  options: (t, { arg }, out) =>
    void out.push(...moveOptions(t, effectNumbered(t.content, arg.effect) as MoveEffect, arg.card, arg.c)),
  key: (_, space) => `hex:${space}`,
  prompt: (_, { arg }) => say('nemesis.moveCard', { card: arg.card }),
  describe: (_, space, { arg }) => ({
    label: say('nemesis.hex', { space }),
    targets: [`hex:${space}`, `card:${arg.card}`],
  }),
}
