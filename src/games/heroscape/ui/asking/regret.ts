import { isOneOf, oneOf, type OptionView } from '../../../../engine/index.ts'
import { listed } from '../../../../boardkit/words.ts'
import { numbersIn } from '../../../../kit/counting.ts'
import type { BoardProps, SlipWords } from '../../../../protocol/board.ts'
import type { Glyph } from '../../content/content.ts'
import {
  explosionFace,
  fireLineFace,
  grenadeFace,
  markerFace,
  moveOnFace,
  moveToFace,
} from '../../rules/table/faces.ts'
import { X } from '../../rules/table/state.ts'
import type { Messages } from '../../rules/words/words.ts'
import { cardName, friendsAmong, isBasicGame, isSameSide, nameOfFigure, statusOf, valuesNow } from '../army.ts'
import { thenOf } from '../answers.ts'
import { affectedBy, placeOf, powerOf, type FieldOption } from '../board/offers.ts'
import { isInRange, lookAround } from '../board/sighting.ts'
import { figureIn, figuresOf, glyphsOf, ownerOf, planOf, seenBy, turnOf, type Seen } from '../seen.ts'
import { cardIn } from '../targets.ts'
import { REGRETS, type Unused } from './regret-words.ts'

/* What beginners regret: an answer that mostly costs more than it looks like. */

const MOVES = [moveToFace, moveOnFace]
const BLASTS = [fireLineFace, explosionFace, grenadeFace]

/** Wounds that a figure can still take. */
function lifeLeft(seen: Seen, figure: number): number {
  const printed = seen.roster.cards[seen.roster.cardOf[figure]]
  const life = isBasicGame(seen) ? 1 : printed.master.life
  return life - (figureIn(seen, figure)?.wounds ?? 0)
}

/** Strikes and falls on the way (HS-ENG-09, HS-MOV-12). */
function dangerOf(board: BoardProps, seen: Seen, option: OptionView): SlipWords | undefined {
  if (option.detail?.key !== 'move.detail') return undefined
  const { strikers, strikes, fallDice, extreme } = option.detail.args as Messages['move.detail']
  const s = REGRETS[board.language]
  const figure = oneOf(board.question, MOVES)!.about.figure
  const left = lifeLeft(seen, figure)
  if (strikes > 0) {
    const names = numbersIn(strikers).map((one) => nameOfFigure(seen, one, board.language))
    return { kind: 'heroscape.leave', text: s.leave(listed(board.language, names), strikes, strikes >= left) }
  }
  if (extreme > 0) return { kind: 'heroscape.fall', text: s.farFall }
  return fallDice === 0 ? undefined : { kind: 'heroscape.fall', text: s.fall(fallDice, fallDice >= left) }
}

const helps = ({ attack, defense, range, move, initiative }: Glyph): boolean =>
  attack + defense + range + move + initiative > 0

/** A permanent glyph works only as long as somebody stands on it (HS-GLY-06). */
function leavesGlyph(board: BoardProps, seen: Seen, option: FieldOption): SlipWords | undefined {
  const place = placeOf(option)
  const figure = figureIn(seen, oneOf(board.question, MOVES)!.about.figure)
  if (place === undefined || figure === undefined || isBasicGame(seen)) return undefined
  if (seen.scenario.special.some(({ rule }) => rule === 'glyphsWithoutPower')) return undefined
  const isOn = (space: number, { front, rear }: { front: number; rear: number }): boolean =>
    space >= 0 && (space === front || space === rear)
  const left = glyphsOf(seen).find(
    ({ space, up, takenBy }) => up === 1 && takenBy < 0 && isOn(space, figure) && !isOn(space, place),
  )
  const glyph = left === undefined ? undefined : seen.content.glyphs[left.kind]
  if (glyph === undefined || glyph.isTemporary || !helps(glyph)) return undefined
  const { language } = board
  return { kind: 'heroscape.glyph', text: REGRETS[language].glyph(glyph.name[language], glyph.short[language]) }
}

/** Nobody moves and nobody could attack from where they stand. */
function idleTurn(board: BoardProps, seen: Seen): SlipWords | undefined {
  const turn = turnOf(seen.view)
  if (turn === undefined || turn.moved.length > 0 || (board.question?.options.length ?? 0) < 2) return undefined
  const { range } = valuesNow(seen, turn.card)
  const reaches = ({ id }: { id: number }): boolean =>
    lookAround(seen, id).some(
      ({ figure, distance, sight }) =>
        sight.clear && isInRange(distance, range) && !isSameSide(seen, turn.role, ownerOf(seen, figure)),
    )
  if (figuresOf(seen, turn.card).some(reaches)) return undefined
  return { kind: 'heroscape.idle', text: REGRETS[board.language].idle(cardName(seen, turn.card, board.language)) }
}

/** A turn that has no effect (HS-RUL-75), or three that hang on one figure (HS-RND-14). */
function markerRegret(board: BoardProps, seen: Seen, option: OptionView): SlipWords | undefined {
  const marker = markerFace.of(board.question)!.about.marker
  const card = option.targets?.map(cardIn).find((one) => one !== undefined)
  const status = card === undefined ? undefined : statusOf(seen, card)
  if (card === undefined || status === undefined || marker === X) return undefined
  const s = REGRETS[board.language]
  const name = cardName(seen, card, board.language)
  if (status.standing === 0 && status.waiting > 0) return { kind: 'heroscape.waiting', text: s.waiting(name) }
  const others = planOf(seen).filter((_, other) => other !== marker && other !== X)
  const isOnlyOne = status.standing === 1 && others.length === 2 && others.every((other) => other === card)
  return isOnlyOne ? { kind: 'heroscape.oneCard', text: s.oneCard(name) } : undefined
}

/** Friends among those hit (HS-RUL-56); where nobody else would be, everybody is asked. */
function hitsFriends(board: BoardProps, seen: Seen, option: FieldOption): SlipWords | undefined {
  const affected = affectedBy(option)
  const own = friendsAmong(seen, affected)
  if (own.length === 0 || own.length === affected.length) return undefined
  const names = own.map((figure) => nameOfFigure(seen, figure, board.language))
  return { kind: 'heroscape.friends', text: REGRETS[board.language].friends(listed(board.language, names)) }
}

const isUnused = (key: string): key is Unused => Object.hasOwn(REGRETS.en.unused, key)

export function regretOf(option: OptionView, board: BoardProps): SlipWords | undefined {
  const { question, language } = board
  const seen = seenBy(board)
  if (question === undefined || seen === undefined) return undefined
  const { key } = option.label
  const field = option as FieldOption
  if (isUnused(key)) return { kind: `heroscape.${key}`, text: REGRETS[language].unused[key] }
  if (key === 'move.done' || thenOf(option, board).length > 0) return idleTurn(board, seen)
  if (isOneOf(question, MOVES)) return dangerOf(board, seen, option) ?? leavesGlyph(board, seen, field)
  if (markerFace.is(question)) return markerRegret(board, seen, option)
  if (isOneOf(question, BLASTS)) return hitsFriends(board, seen, field)
  // HS-POW-10: the marker is still there, so this is the throw.
  const isThrow = powerOf(field)?.power === 'grenade' && option.detail?.key === 'power.grenadeGivesUp'
  return isThrow ? { kind: 'heroscape.grenade', text: REGRETS[language].grenade } : undefined
}
