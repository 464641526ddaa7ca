/** Things on the table that the question is not about. */
import { say } from '../table/rules.ts'
import type { Reason } from '../../../../engine/index.ts'
import type { Action } from '../../content/names.ts'
import { ownerOf } from '../cards/ownership.ts'
import { CARDS, isInPlay } from '../nemesis/nemesis-cards.ts'
import { SOURCES } from '../select/context.ts'
import { isPlayer, NONE, printed, type Role, type Table } from '../table/state.ts'
import { because } from './because.ts'
import { pieceAt } from './explain-pieces.ts'

/** What everybody sees of it; nothing here depends on hidden cards. */
export function explainTable(t: Table, role: Role, key: string): Reason[] {
  const found = /^(feat|item|quest|druid|event|card):(\d{1,3})$/.exec(key)
  if (found === null) return explainPiece(t, role, key)
  const of = Number(found[2])
  switch (found[1]) {
    case 'card':
      return of < CARDS ? explainNemesisCard(t, of) : []
    case 'event':
      return of < printed(t).events.length ? explainEvent(t, of) : []
    case 'druid':
      return of < printed(t).druids.length && !t.state.druids.includes(of) ? notInPlay('UP-DRU-01', 'druid', of) : []
    case 'feat':
      return of < printed(t).feats.length && ownerOf(t.state, 'feat', of) === NONE
        ? notInPlay('UP-CRD-01', 'feat', of)
        : []
    case 'item':
      return of < printed(t).items.length ? explainItem(t, role, of) : []
    default:
      return of < printed(t).quests.length ? explainQuest(t, role, of) : []
  }
}

const notInPlay = (rule: string, kind: 'druid' | 'feat', of: number): Reason[] =>
  because(rule, say('refuse.notInPlay', { source: SOURCES.indexOf(kind), of }))

/** Bought and attempted in the own turn only; in it, what else is asked comes first. */
const actionLater = ({ state }: Table, role: Role, action: Action): Reason[] =>
  state.phase === 'actions' && state.turn === role ? [] : because('UP-ACT-11', say('refuse.actOtherTurn', { action }))

function explainItem(t: Table, role: Role, item: number): Reason[] {
  if (t.state.market.includes(item)) return actionLater(t, role, 'market')
  return ownerOf(t.state, 'item', item) === NONE ? because('UP-MKT-03', say('refuse.itemNotThere', { item })) : []
}

function explainQuest(t: Table, role: Role, quest: number): Reason[] {
  if (t.state.openQuests.includes(quest)) return actionLater(t, role, 'quest')
  return ownerOf(t.state, 'quest', quest) === NONE ? because('UP-QST-02', say('refuse.questNotOpen', { quest })) : []
}

const explainEvent = ({ state }: Table, event: number): Reason[] =>
  because('UP-EVT-03', say(state.events.includes(event) ? 'refuse.eventActs' : 'refuse.eventHidden', { event }))

const explainNemesisCard = ({ state }: Table, card: number): Reason[] =>
  isInPlay(state, card)
    ? because('UP-NEM-01', say('refuse.nemesisActs', { card }))
    : because('UP-EVT-06', say('refuse.nemesisNotInPlay', { card }))

function explainPiece(t: Table, role: Role, key: string): Reason[] {
  const piece = pieceAt(t, key)
  if (piece === undefined || piece.owner === role || piece.kind === 'hero') return []
  const { kind, owner, space } = piece
  if (owner === NONE) return because('UP-HEX-09', say('refuse.noPieceThere', { space }))
  if (!isPlayer(owner)) return because('UP-NEM-01', say('refuse.nemesisPieces', { space }))
  return kind === 'unit' ? because('UP-RUL-05', say('refuse.othersUnits', { role: owner, space })) : []
}
