import { say } from '../table/rules.ts'
import type { Reason } from '../../../../engine/index.ts'
import { chooseQuest } from '../actions/quest.ts'
import { abilitiesOf, abilityAt, isUnlimited, type NumberedAbility } from '../cards/ability-index.ts'
import { discardForLimit } from '../cards/card-arrives.ts'
import { chooseFeat, keepFeat } from '../cards/feats.ts'
import { itemPriceOf } from '../cards/items.ts'
import { obstacleOf, OBSTACLES, type Obstacle } from '../cards/obstacles.ts'
import { inPlayOf, isOwnKind, type OwnKind } from '../cards/ownership.ts'
import { chooseAbility } from '../cards/windows.ts'
import { chooseItem } from '../effects/gain-item.ts'
import { meetsNeeds } from '../heroes/attributes.ts'
import { guileOf } from '../heroes/hero-dice.ts'
import { guileDice } from '../heroes/hero-roll.ts'
import type { BuildArg } from '../phases/build.ts'
import { NO_CONTEXT, SOURCES, type Context } from '../select/context.ts'
import { NONE, printed, type Role, type Table } from '../table/state.ts'
import { reason } from './because.ts'
import type { AnyQuestion } from './explain.ts'

/** Why a card, Quest or colour is not on offer. Everything here lies open, except Feats that only their owner knows. */
export function explainCard(t: Table, role: Role, key: string, ask: AnyQuestion | undefined): Reason[] {
  const match = /^(feat|item|quest|druid|ability|option):(\d{1,4})$/.exec(key)
  if (match === null) return []
  const number = Number(match[2])
  const isMine = ask !== undefined && ask.role === role
  if (match[1] === 'option') return isMine && ask.question === guileDice ? explainGuile(t, role, number) : []
  if (match[1] === 'ability') return explainNumber(t, role, number, ask)
  const kind = match[1] as OwnKind | 'druid'
  if (number >= printed(t)[`${kind}s`].length) return []
  const own = isMine ? explainChoice(t, role, kind, number, ask) : []
  return own.length > 0 ? own : explainCardOf(t, role, kind, number, ask)
}

/** UP-HER-16: as many dice as points. */
function explainGuile(t: Table, role: Role, yellow: number): Reason[] {
  const n = guileOf(t, role)
  return yellow <= n ? [] : [reason('UP-HER-16', say('refuse.guile', { n }))]
}

/** Questions for one of several cards. */
function explainChoice(t: Table, role: Role, kind: OwnKind | 'druid', of: number, ask: AnyQuestion): Reason[] {
  const { state } = t
  const { question } = ask
  if (kind === 'feat' && question === keepFeat && !state.drawnFeats[role].includes(of))
    return [reason('UP-BLD-02', say('refuse.featNotDrawn', { feat: of }))]
  if (kind === 'feat' && question === chooseFeat && !state.featDecks[role].middle.includes(of))
    return [reason('UP-CRD-12', say('refuse.featNotInDeck', { feat: of }))]
  if (kind === 'quest' && question === chooseQuest && !state.openQuests.includes(of))
    return [reason('UP-QST-02', say('refuse.questNotOpen', { quest: of }))]
  if (kind === 'item' && question === chooseItem) return explainItem(t, role, of, ask)
  if (question === discardForLimit && kind !== 'druid' && !inPlayOf(state, kind)[role].includes(of))
    return [reason('UP-CRD-04', say('refuse.cardNotYours', { source: SOURCES.indexOf(kind), of }))]
  return []
}

/** Of `chooseItem`: `from` the market, the discard pile, or what was drawn. */
interface ItemArgs {
  readonly from: number
  readonly drawn: readonly number[]
  readonly waived: number
  readonly discount: number
}

function explainItem(t: Table, role: Role, item: number, ask: AnyQuestion): Reason[] {
  const options: number[] = []
  ask.question.options(t, ask, options)
  if (options.includes(item)) return []
  const { from, drawn, waived, discount } = ask.arg as ItemArgs
  const { market, itemDiscard } = t.state
  if (![market, itemDiscard, drawn][from].includes(item))
    return [reason('UP-MKT-03', say('refuse.itemNotThere', { item }))]
  if (waived === 0 && !meetsNeeds(t, role, item)) return [reason('UP-CRD-02', say('refuse.itemNeeds', { item }))]
  const salt = discount === NONE ? 0 : itemPriceOf(t, role, item, discount)
  return [reason('UP-MKT-01', say('refuse.itemPrice', { item, salt }))]
}

/** A single ability: of a card that one has, or of a Druid. */
function explainNumber(t: Table, role: Role, number: number, ask: AnyQuestion | undefined): Reason[] {
  const one: NumberedAbility | undefined = abilityAt(t.content, number)
  if (one === undefined) return []
  const { kind, of } = one
  if (!isOwnKind(kind) && kind !== 'druid') return []
  const isHad = kind === 'druid' ? t.state.druids.includes(of) : inPlayOf(t.state, kind)[role].includes(of)
  return isHad ? explainAbilities(t, role, [one], ask) : explainCardOf(t, role, kind, of, ask)
}

/** A card in play: what can be done with it, and why not now. */
function explainCardOf(
  t: Table,
  role: Role,
  kind: OwnKind | 'druid',
  of: number,
  ask: AnyQuestion | undefined,
): Reason[] {
  const { state } = t
  const index = abilitiesOf(t)
  if (kind === 'druid') return state.druids.includes(of) ? explainAbilities(t, role, index.druids[of], ask) : []
  const lists = inPlayOf(state, kind)
  const source = SOURCES.indexOf(kind)
  if (!lists[role].includes(of))
    return lists.some((list) => list.includes(of))
      ? [reason('UP-CRD-18', say('refuse.cardNotYours', { source, of }))]
      : []
  const all = index[`${kind}s`][of].filter(({ ability }) => ability.use === 'may')
  if (all.length === 0) return [reason('UP-CRD-06', say('refuse.cardLasting', { source, of }))]
  return explainAbilities(t, role, all, ask)
}

/** Whether this is the moment of an ability: the question that waits is its window's, or it needs none. */
function timing(one: NumberedAbility, ask: AnyQuestion | undefined): Obstacle | undefined {
  if (one.time === 'always' || one.time === 'phase') return undefined
  const isAsked = ask?.question === chooseAbility && (ask.arg as { readonly window: number }).window === one.window
  return isAsked ? undefined : 'otherTime'
}

/** Without price, Bolts, a fitting occasion: only at its own time does that matter. */
const AT_ITS_TIME: readonly Obstacle[] = ['notCaused', 'condition', 'price', 'bolts', 'nothing']

function obstacleNow(t: Table, role: Role, one: NumberedAbility, ask: AnyQuestion | undefined): Obstacle | undefined {
  const time = timing(one, ask)
  const moment = ask?.question === chooseAbility ? (ask.arg as { readonly moment: Context }).moment : NO_CONTEXT
  const why = obstacleOf(t, role, one, time === undefined ? moment : NO_CONTEXT)
  return why === undefined || (time !== undefined && AT_ITS_TIME.includes(why)) ? time : why
}

/** What has neither price nor frequency can be used once at its time. */
function isUsed({ state }: Table, one: NumberedAbility, ask: AnyQuestion | undefined): boolean {
  const { number } = one
  if (!isUnlimited(one)) return false
  switch (ask?.question.name) {
    case 'action':
      return state.usedTurn.includes(number)
    case 'build':
      return (ask.arg as BuildArg).used.includes(number)
    case chooseAbility.name:
      return (ask.arg as { readonly done: readonly number[] }).done.includes(number)
    default:
      return false
  }
}

const once = ({ source, of }: NumberedAbility): Reason => reason('UP-CRD-06', say('refuse.abilityOnce', { source, of }))

function explainAbilities(
  t: Table,
  role: Role,
  all: readonly NumberedAbility[],
  ask: AnyQuestion | undefined,
): Reason[] {
  const reasons: Reason[] = []
  for (const one of all) {
    const why = obstacleNow(t, role, one, ask)
    if (why === undefined) return isUsed(t, one, ask) ? [once(one)] : []
    const rule = OBSTACLES[why]
    if (reasons.some((said) => said.rule === rule)) continue
    const space = t.state.combat?.space ?? NONE
    reasons.push(
      why === 'bolts' && t.state.curse[space] > 0
        ? reason('UP-TER-13', say('combat.whyBoltsCursed', { space }))
        : reason(rule, say('refuse.card', { source: one.source, of: one.of, why })),
    )
  }
  return reasons
}
