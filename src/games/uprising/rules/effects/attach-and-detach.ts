/** Laying things on Legions, Hordes and Quests, and taking them off (verbs `attach`, `detach`). */
import { say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import type { PieceSel } from '../../content/effects/selectors.ts'
import { chooseFromRow } from '../cards/discard-from-rows.ts'
import { enterItem } from '../cards/items.ts'
import { attachedTo, countAttached, returnDruids } from '../cards/laid-on-cards.ts'
import { chooseDruid } from '../combat/druids.ts'
import { meetsNeeds } from '../heroes/attributes.ts'
import { takeUnits, UNIT_TYPES } from '../map/pieces.ts'
import { chosenPlayers } from '../select/choose-player.ts'
import type { Context } from '../select/context.ts'
import { decide } from '../select/decide.ts'
import { numberOf } from '../select/numbers.ts'
import { piecesOf, type Pieces } from '../select/which-pieces.ts'
import { deciderOf, playersOf } from '../select/which-players.ts'
import { NONE, type Attached, type Role, type Table } from '../table/state.ts'
import type { EffectOf } from './verb-types.ts'

type Attach = EffectOf<'attach'>

const ANYWHERE: PieceSel = { kinds: ['unit'] }

/** Own Units of a player that can be laid on the card. */
const unitsFor = (t: Table, role: Role, sel: PieceSel | undefined, c: Context): Pieces[] =>
  piecesOf(t, sel ?? ANYWHERE, c).filter((one) => one.kind === 'unit' && one.role === role && one.count > 0)

interface UnitArgs {
  readonly pieces: PieceSel | undefined
  readonly c: Context
}

/** Options are `space * 4 + type`. */
export const chooseUnit: QuestionOf<UnitArgs> = {
  name: 'chooseAttachedUnit',
  kind: 'unit',
  rule: 'UP-RUL-05',
  options(t, { role, arg }, out) {
    for (const { space, type } of unitsFor(t, role, arg.pieces, arg.c)) out.push(space * UNIT_TYPES + type)
  },
  key: (_t, option) => `unit:${option % UNIT_TYPES}@${Math.floor(option / UNIT_TYPES)}`,
  prompt: (_t, { arg: { c } }) => say('card.attachUnitPrompt', { source: c.source, of: c.of }),
  describe(_t, option, { role }) {
    const [space, type] = [Math.floor(option / UNIT_TYPES), option % UNIT_TYPES]
    return {
      label: say('card.unitAt', { role, unit: type, space }),
      targets: [`unit:${type}@${space}`, `hex:${space}`],
    }
  },
}

function* attachUnits(play: Play, effect: Attach, c: Context, on: Attached): Procedure {
  const n = numberOf(play, effect.n, c)
  for (const role of yield* chosenPlayers(play, effect.who ?? 'you', c))
    for (let left = n; left > 0 && unitsFor(play, role, effect.pieces, c).length > 0; left--) {
      const option = yield* decide(play, chooseUnit, role, { pieces: effect.pieces, c })
      const type = option % UNIT_TYPES
      takeUnits(play.state, type, Math.floor(option / UNIT_TYPES))
      on.units[role * UNIT_TYPES + type]++
      play.tell({ type: 'unitAttached', role, unit: type, source: c.source, of: c.of })
    }
}

/** The market has as many spaces fewer while they lie there. */
function* attachItems(play: Play, effect: Attach, c: Context, on: Attached): Procedure {
  const { market } = play.state
  const by = deciderOf(play, effect.by, c)
  for (let left = numberOf(play, effect.n, c); left > 0 && market.some((item) => item !== NONE); left--) {
    const item = yield* decide(play, chooseFromRow, by, { purpose: 'attach' })
    market[market.indexOf(item)] = NONE
    on.items.push(item)
    play.tell({ type: 'itemAttached', item, source: c.source, of: c.of })
  }
}

/** Its Godpower is not available meanwhile. */
function* attachDruids(play: Play, effect: Attach, c: Context, on: Attached): Procedure {
  const { druids, druidUp } = play.state
  const by = deciderOf(play, effect.by, c)
  for (let left = numberOf(play, effect.n, c); left > 0 && druidUp.includes(1); left--) {
    const druid = yield* decide(play, chooseDruid, by, { purpose: 'attach' })
    const at = druids.indexOf(druid)
    druids.splice(at, 1)
    druidUp.splice(at, 1)
    on.druids.push(druid)
    play.tell({ type: 'druidAttached', druid, source: c.source, of: c.of })
  }
}

export function* attach(play: Play, effect: Attach, c: Context): Procedure {
  const on = attachedTo(play, c)
  if (on === undefined) return
  if (effect.what === 'units') yield* attachUnits(play, effect, c, on)
  else if (effect.what === 'items') yield* attachItems(play, effect, c, on)
  else yield* attachDruids(play, effect, c, on)
}

export function canAttach(t: Table, effect: Attach, c: Context): boolean {
  if (attachedTo(t, c) === undefined) return false
  if (effect.what === 'items') return t.state.market.some((item) => item !== NONE)
  if (effect.what === 'druids') return t.state.druidUp.includes(1)
  return playersOf(t, effect.who ?? 'you', c).some((role) => unitsFor(t, role, effect.pieces, c).length > 0)
}

/** Items of a card: back to the market as far as there is room, to `you` if the attributes suffice (UP-CRD-02, UP-RUL-31), or to the discard pile. */
function detachItems(play: Play, to: EffectOf<'detach'>['to'], c: Context, on: Attached): void {
  const { state } = play
  const { items } = on
  on.items = []
  for (const item of items) {
    const slot = to === 'market' ? state.market.indexOf(NONE) : NONE
    if (slot >= 0) state.market[slot] = item
    else if (to === 'you' && c.you !== NONE && meetsNeeds(play, c.you, item)) enterItem(play, c.you, item)
    else {
      state.itemDiscard.push(item)
      if (to === 'you') play.tell({ type: 'marketDiscarded', item })
    }
  }
}

export function* detach(play: Play, effect: EffectOf<'detach'>, c: Context): Procedure {
  const on = attachedTo(play, c)
  const n = countAttached(play, effect.what, c)
  if (on === undefined || n === 0) return
  if (effect.what === 'units') on.units.fill(0)
  else if (effect.what === 'items') detachItems(play, effect.to, c, on)
  else returnDruids(play.state, on)
  play.tell({ type: 'detached', what: effect.what, n, source: c.source, of: c.of })
}
