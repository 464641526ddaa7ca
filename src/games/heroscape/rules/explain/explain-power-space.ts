/** Why nobody can be put onto this space by The Drop or by Water Clone. */
import { say } from '../table/rules.ts'
import type { AnyAsk, Reason } from '../../../../engine/index.ts'
import type { Content } from '../../content/content.ts'
import { findLink } from '../../content/find-space.ts'
import { adjacentAt, isAdjacentOver } from '../engagement/adjacent.ts'
import { glyphAt } from '../glyphs/glyph-bonus.ts'
import { mayStopAtGlyph } from '../glyphs/glyphs.ts'
import { fitsOn } from '../movement/fit.ts'
import type { DropArg } from '../powers/the-drop.ts'
import type { CloneToArg } from '../powers/water-clone.ts'
import { occupiedRule } from './explain-move.ts'
import { heightOf } from '../table/figures.ts'
import { fieldOf, NONE, OFF, type Figure, type Space, type State, type Table } from '../table/state.ts'

export function explainPowerSpace(t: Table, space: Space, ask: AnyAsk<State, Content>): Reason[] {
  if (space < 0 || space >= fieldOf(t).spaces.count) return []
  if (ask.question.name === 'dropTo') return explainDrop(t, (ask.arg as DropArg).figure, space)
  return ask.question.name === 'cloneTo' ? explainCloneTo(t, ask.arg as CloneToArg, space) : []
}

/** Somebody stands there, or the figure does not fit under the roof. */
function explainStanding(t: Table, figure: Figure, space: Space): Reason[] {
  const other = t.state.occupant[space]
  if (other !== NONE) return [{ rule: occupiedRule(t), message: say('refuse.powerOccupied', { space, figure: other }) }]
  if (!fitsOn(t, figure, space, OFF)) return [{ rule: 'HS-MOV-28', message: say('refuse.powerNoRoom', { space }) }]
  return []
}

function explainDrop(t: Table, figure: Figure, space: Space): Reason[] {
  const reasons = explainStanding(t, figure, space)
  if (reasons.length > 0) return reasons
  if (glyphAt(t, space) !== NONE) return [{ rule: 'HS-RUL-74', message: say('refuse.powerGlyph', { space }) }]
  const beside = adjacentAt(t, figure, space, [])
  if (beside.length === 0) return []
  return [{ rule: 'HS-RUL-74', message: say('refuse.powerBeside', { space, figures: beside.join() }) }]
}

function explainCloneTo(t: Table, { figure, clone }: CloneToArg, space: Space): Reason[] {
  const field = fieldOf(t)
  const from = t.state.front[figure]
  const link = findLink(field, from, space)
  const rule = 'HS-POW-01'
  if (space !== from && link < 0) return [{ rule, message: say('refuse.powerNotBeside', { space, figure }) }]
  const reasons = explainStanding(t, clone, space)
  if (reasons.length > 0) return reasons
  const level = field.spaces.level[from]
  if (field.links.rise[link] !== 0) return [{ rule, message: say('refuse.powerOtherLevel', { space, level }) }]
  if (!isAdjacentOver(field.links, link, level, heightOf(t, figure), heightOf(t, clone)))
    return [{ rule: 'HS-RUL-43', message: say('refuse.powerRuinBetween', { space }) }]
  if (mayStopAtGlyph(t, clone, space)) return []
  return [{ rule: 'HS-RUL-64', message: say('refuse.powerGlyph', { space }) }]
}
