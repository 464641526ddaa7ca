import { say } from '../table/rules.ts'
import type { AnyAsk, Message, Reason } from '../../../../engine/index.ts'
import type { Content } from '../../content/content.ts'
import { hasPlace, mayBeSummoned, summoning, summoningTo, type SummonArg } from '../glyphs/erland.ts'
import { mayStopAtGlyph } from '../glyphs/glyphs.ts'
import { isRoofBetween } from '../movement/fit.ts'
import { controllerOf, heightOf, isStanding, isTwoSpace } from '../table/figures.ts'
import { fieldOf, NONE, type Figure, type Space, type State, type Table } from '../table/state.ts'

export const isSummoningQuestion = ({ question }: AnyAsk<State, Content>): boolean =>
  question.name === summoning.name || question.name === summoningTo.name

/** Why a figure cannot be summoned, or not to this space (HS-RUL-65). */
export function explainSummoning(t: Table, ask: AnyAsk<State, Content>, key: string): Reason[] {
  const [kind, value] = key.split(':')
  const n = Number.parseInt(value ?? '', 10)
  const arg = ask.arg as SummonArg
  if (kind === 'figure' && ask.question.name === summoning.name && n >= 0 && n < t.state.fate.length)
    return whyNotFigure(t, n, arg)
  if (kind === 'space' && ask.question.name === summoningTo.name && n >= 0 && n < fieldOf(t).spaces.count)
    return whyNotSpace(t, n, arg)
  return []
}

const because = (rule: string, message: Message): Reason[] => [{ rule, message }]

function whyNotFigure(t: Table, figure: Figure, arg: SummonArg): Reason[] {
  if (figure === arg.figure) return because('HS-GLY-17', say('refuse.summonSelf', { figure }))
  if (!isStanding(t, figure)) return because('HS-GLY-17', say('refuse.summonAbsent', { figure }))
  if (!mayBeSummoned(t, figure, arg.figure) && controllerOf(t, figure) === NONE)
    return because('HS-RUL-83', say('refuse.summonCaptive', { figure }))
  return hasPlace(t, figure, arg.space) ? [] : because('HS-GLY-18', say('refuse.summonNoRoom', { figure }))
}

function whyNotSpace(t: Table, space: Space, { figure, space: glyph }: SummonArg): Reason[] {
  const { links, spaces } = fieldOf(t)
  const isTwo = isTwoSpace(t, figure)
  const beside = links.to.slice(links.first[glyph], links.first[glyph + 1])
  const around = links.to.slice(links.first[space], links.first[space + 1])
  const isNear = beside.includes(space) || (isTwo && around.some((one) => beside.includes(one)))
  if (!isNear) return because('HS-GLY-18', say('refuse.summonFar', { space }))
  const there = t.state.occupant[space]
  if (there !== NONE && (there !== figure || !isTwo))
    return because('HS-GLY-18', say('refuse.summonOccupied', { figure: there }))
  if (isRoofBetween(fieldOf(t).spaces, glyph, space)) return because('HS-RUL-65', say('refuse.summonRoof', { space }))
  const [height, room] = [heightOf(t, figure), spaces.clearance[space]]
  if (room < height) return because('HS-RUL-34', say('refuse.summonTall', { figure, height, room }))
  if (!mayStopAtGlyph(t, figure, space)) return because('HS-GLY-15', say('refuse.summonKelda', { figure }))
  return isTwo ? because('HS-MOV-20', say('refuse.summonUneven', { figure })) : []
}
