/** Why an answer is missing among those of an effect's own questions. */
import { say } from '../table/rules.ts'
import type { Reason } from '../../../../engine/index.ts'
import { ATTRIBUTES, RESOURCES } from '../../content/names.ts'
import { inPlayOf, isTurnedDown } from '../cards/ownership.ts'
import { sideStrengthAt, type AgainstArg } from '../combat/settle.ts'
import type { EffectOf } from '../effects/verb-types.ts'
import { SPACES } from '../map/spaces.ts'
import { SOURCES } from '../select/context.ts'
import { optionOf } from '../select/pick-own-cards.ts'
import { resourceAt } from '../table/resources.ts'
import { isPlayer, NONE, printed, SIDES, type Role, type Space, type Table } from '../table/state.ts'
import { because, numberIn } from './because.ts'
import { pieceAt } from './explain-pieces.ts'
import type { AnyQuestion } from './explain.ts'

const DIRECTIONS = 6

export function explainChoices(t: Table, role: Role, key: string, ask: AnyQuestion | undefined): Reason[] {
  if (ask === undefined) return []
  const found = /^([a-z]+):(\d{1,3})$/.exec(key)
  const n = Number(found?.[2] ?? NONE)
  switch (found?.[1]) {
    case 'hex':
      return n < SPACES ? explainHex(n, ask) : []
    case 'role':
      return n < SIDES ? explainSide(t, n, ask) : []
    case 'option':
      return explainOption(t, role, n, ask)
    case 'feat':
    case 'item':
    case 'quest':
      return explainCardAsked(t, role, found[1], n, ask)
    case 'attribute':
      if (ask.question.name !== 'chooseAttribute' || n >= ATTRIBUTES.length) return []
      return because('UP-CRD-17', say('refuse.attributeNot', { feat: ask.arg.feat as number, attribute: n }))
    case 'resource':
      return ask.question.name === 'chooseResource' ? because('UP-HEX-25', say('refuse.actGiftNone')) : []
    default:
      return ask.question.name === 'chooseAttachedUnit' ? explainUnit(t, role, key) : []
  }
}

function explainHex(space: Space, { question }: AnyQuestion): Reason[] {
  if (question.name === 'combatWhere') return because('UP-RUL-78', say('refuse.noCombat', { space }))
  return question.name === 'chooseNextHex' || question.name === 'chooseAttachedUnit'
    ? because(question.rule, say('refuse.mapOtherHex', { space }))
    : []
}

function explainSide({ state }: Table, side: number, { question, arg }: AnyQuestion): Reason[] {
  if (question.name === 'combatAgainst') {
    const { space, side: first } = arg as AgainstArg
    const strength = sideStrengthAt(state, space, side)
    if (side === first || strength === 0) return because('UP-RUL-78', say('refuse.sideNotThere', { side, space }))
    return because('UP-RUL-78', say('refuse.sideStronger', { side, strength }))
  }
  if (question.name !== 'choosePlayer' && question.name !== 'targetFaction') return []
  if (!isPlayer(side)) return because(question.rule, say('refuse.noPlayer', { side }))
  return question.name === 'choosePlayer' && side < state.roles
    ? because(question.rule, say('refuse.playerNotMeant', { role: side }))
    : []
}

/** Numbered options: those of an effect, a price, an exchange, an orientation. */
function explainOption(t: Table, role: Role, option: number, { question, arg }: AnyQuestion): Reason[] {
  switch (question.name) {
    case 'chooseOption': {
      const { effect, taken } = arg as { readonly effect: EffectOf<'choose'>; readonly taken: readonly number[] }
      if (option >= effect.of.length) return []
      return taken.includes(option)
        ? because('UP-RUL-05', say('refuse.optionTaken'))
        : because('UP-RUL-04', say('refuse.optionImpossible'))
    }
    case 'choosePrice':
      return because('UP-CRD-06', say('refuse.actTooDear'))
    case 'orientation':
      if (option >= DIRECTIONS) return []
      return because('UP-EXP-10', say('refuse.sameRotation'))
    case 'chooseExchange':
      return explainExchanged(t, role, option, arg.give as number)
    default:
      return []
  }
}

function explainExchanged({ state }: Table, role: Role, option: number, n: number): Reason[] {
  const [kind, get] = [Math.floor(option / RESOURCES.length), option % RESOURCES.length]
  if (kind >= RESOURCES.length) return []
  if (kind === get) return because('UP-CRD-06', say('refuse.actExchangeKind'))
  const have = state.resources[resourceAt(role, kind)]
  return have >= n ? [] : because('UP-CRD-06', say('refuse.actExchangePoor', { kind, n, have }))
}

type Kind = 'feat' | 'item' | 'quest'

function explainCardAsked(t: Table, role: Role, kind: Kind, of: number, { question, arg }: AnyQuestion): Reason[] {
  if (of >= printed(t)[`${kind}s`].length) return []
  switch (question.name) {
    case 'chooseFromRow':
      return kind === 'item' ? because('UP-MKT-03', say('refuse.itemNotThere', { item: of })) : []
    case 'discardForLimit':
      return kind === 'quest' && t.state.quests[role].includes(of)
        ? because('UP-CRD-05', say('refuse.questNoLimit', { quest: of }))
        : []
    case 'chooseOwnCard':
      return explainOwnCard(t, kind, of, arg as Wanted)
    default:
      return []
  }
}

/** Of `chooseOwnCard`. */
interface Wanted {
  readonly owner: Role
  readonly type: string
  readonly face?: 'faceUp' | 'faceDown'
  readonly except: number
  readonly chosen: readonly number[]
}

function explainOwnCard({ state }: Table, kind: Kind, of: number, wanted: Wanted): Reason[] {
  const { owner, type, face, except, chosen } = wanted
  const card = { source: SOURCES.indexOf(kind), of }
  const isOther = kind === 'quest' || (type !== kind && (type === 'feat' || type === 'item'))
  if (isOther || !inPlayOf(state, kind)[owner].includes(of))
    return because('UP-RUL-05', say('refuse.cardNotMeant', card))
  const option = optionOf(kind, of)
  if (option === except) return because('UP-RUL-05', say('refuse.cardItself', card))
  if (chosen.includes(option)) return because('UP-RUL-05', say('refuse.cardChosen', card))
  const isDown = isTurnedDown(state, kind, of)
  if (face !== undefined && isDown !== (face === 'faceDown'))
    return because('UP-CRD-07', say('refuse.cardFace', { ...card, isDown: isDown ? 1 : 0 }))
  return because('UP-RUL-98', say('refuse.cardCheaper', card))
}

function explainUnit(t: Table, role: Role, key: string): Reason[] {
  const piece = pieceAt(t, key)
  if (piece?.kind !== 'unit') return []
  const { owner, space } = piece
  if (owner === NONE) return because('UP-RUL-05', say('refuse.noPieceThere', { space }))
  return owner === role
    ? because('UP-RUL-05', say('refuse.mapOtherPiece'))
    : because('UP-RUL-05', say('refuse.othersUnits', { role: owner, space }))
}

/** A Hero stands for its player, a piece for its hex, where players and hexes are asked for; else the key itself. */
export function meantBy(t: Table, key: string, { question }: AnyQuestion): string {
  const hero = numberIn(key, 'hero')
  if (hero !== NONE && hero < t.state.roles && PLAYERS.includes(question.name)) return `role:${hero}`
  const piece = question.kind === 'hex' ? pieceAt(t, key) : undefined
  return piece === undefined ? key : `hex:${piece.space}`
}

const PLAYERS: readonly string[] = ['choosePlayer', 'targetFaction', 'convert', 'gift']
