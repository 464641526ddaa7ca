/** Why a hex or a piece is not on offer where an effect asks for one. */
import { say } from '../table/rules.ts'
import type { Ask, Reason } from '../../../../engine/index.ts'
import type { Content } from '../../content/content.ts'
import { isOpenTo, unitLimitOf } from '../actions/command.ts'
import { SPACES } from '../map/spaces.ts'
import { isExplored, isFaceDown } from '../map/tiles.ts'
import { unitFits, whichUnit } from '../placing/unit-supply.ts'
import { mapHex, type MapHexArg, type HexPurpose } from '../select/pick-hexes.ts'
import { mapPiece, pieceRefusal, type MapPieceArg } from '../select/pick-pieces.ts'
import { NONE, type Role, type Space, type State, type Table } from '../table/state.ts'
import { numberIn } from './because.ts'
import type { AnyQuestion } from './explain.ts'

export function explainMap(t: Table, role: Role, key: string, ask: AnyQuestion | undefined): Reason[] {
  if (ask?.role !== role) return []
  if (ask.question.name === mapHex.name) return aboutHex(t, role, key, ask.arg as MapHexArg)
  if (ask.question.name === mapPiece.name) return aboutPiece(t, key, ask as Ask<State, Content, MapPieceArg>)
  // Of the reserve and the Graveyards; what stands on the map is not meant.
  if (ask.question.name === whichUnit.name && /^unit:[0-3](?:@(?:imperial|chaos))?$/.test(key))
    return [{ rule: 'UP-PLC-17', message: say('refuse.mapNoneLeft') }]
  return []
}

function aboutHex(t: Table, role: Role, key: string, { why, spaces }: MapHexArg): Reason[] {
  if (!key.startsWith('hex:')) return []
  const space = Number(key.slice('hex:'.length))
  if (!(space >= 0 && space < SPACES) || spaces.includes(space)) return []
  return [reasonFor(t, role, why, space) ?? { rule: 'UP-RUL-05', message: say('refuse.mapOtherHex', { space }) }]
}

/** The most specific reason; undefined: the text does not speak of the hex. */
function reasonFor(t: Table, role: Role, why: HexPurpose, space: Space): Reason | undefined {
  const { state } = t
  switch (why) {
    case 'unit':
      return unitFits(t, role, space) ? undefined : unitReason(t, role, space)
    case 'wall':
    case 'tower':
      if (state.haven[space] !== role) return { rule: 'UP-DEF-01', message: say('refuse.mapNoHaven', { space }) }
      return state[why][space] > 0 ? { rule: 'UP-HEX-04', message: say('refuse.mapHasDefense', { space }) } : undefined
    case 'reinforce':
      return { rule: 'UP-EXP-08', message: say('refuse.mapNobody', { space }) }
    case 'scout':
      return isFaceDown(state, space) ? undefined : { rule: 'UP-EXP-12', message: say('refuse.mapFaceUp', { space }) }
    default:
      return undefined
  }
}

/** UP-PLC-17 in its parts. */
function unitReason(t: Table, role: Role, space: Space): Reason {
  if (!isOpenTo(t, role, space)) return { rule: 'UP-CMD-08', message: say('refuse.mapOtherPlayer', { space }) }
  if (!isExplored(t.state, space)) return { rule: 'UP-HEX-02', message: say('refuse.mapUnexplored', { space }) }
  return { rule: 'UP-HEX-03', message: say('refuse.mapFull', { space, limit: unitLimitOf(t, role) }) }
}

function aboutPiece(t: Table, key: string, { arg }: Ask<State, Content, MapPieceArg>): Reason[] {
  if (key === 'done') return arg.mayStop ? [] : [{ rule: 'UP-RUL-05', message: say('refuse.mapMustChoose') }]
  switch (pieceRefusal(t, arg, key)) {
    case 'offered':
      return []
    case 'taken':
      return [{ rule: 'UP-RUL-05', message: say('refuse.mapNoneLeft') }]
    case 'price':
      return [
        {
          rule: 'UP-RUL-98',
          message: arg.sel.pick === 'cheapest' ? say('refuse.mapDearer') : say('refuse.mapCheaper'),
        },
      ]
    default:
      return notMeant(key)
  }
}

function notMeant(key: string): Reason[] {
  const space = numberIn(key, 'hex')
  if (space !== NONE && space < SPACES) return [{ rule: 'UP-RUL-05', message: say('refuse.mapOtherHex', { space }) }]
  const isPiece = key.includes('@') || key.startsWith('hero:')
  return isPiece ? [{ rule: 'UP-RUL-05', message: say('refuse.mapOtherPiece') }] : []
}
