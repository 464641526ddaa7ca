import type { BoardProps, Goal, GoalSide } from '../../../protocol/board.ts'
import { CHAPTERS, PHASES } from '../content/names.ts'
import { optionsCell, playerCell } from '../rules/table/cells.ts'
import { CHAOS, EMPIRE } from '../rules/table/state.ts'
import { RULE_OF } from './about/ids.ts'
import { ABOUT_WORDS } from './about/words.ts'
import { wordsOf } from './cards-table.ts'
import { factionsOf, phaseOf, vpOf } from './cells.ts'
import { lookOfSide } from './colours.ts'
import { leadOf } from './lead.ts'
import { SHELL } from './shell-strings.ts'
import { STRINGS } from './strings.ts'

type Seen = Pick<BoardProps, 'view' | 'content' | 'language' | 'role' | 'nameOf'>

/** Together: every faction has to be ahead of both enemies, who are on the way themselves (UP-WIN-02). */
export function goal(board: Seen): Goal {
  const { view, language } = board
  const words = ABOUT_WORDS[language]
  const now = phaseOf(view)
  return {
    how: words['number:vp'][1],
    ends: SHELL[language].ends(optionsCell.in(view.shared)?.chapters ?? CHAPTERS),
    rule: 'UP-WIN-02',
    sides: sidesOf(board),
    turn: PHASES.map((phase) => {
      const id = `phase:${phase}` as const
      const [name, text] = words[id]
      return { name, text, rule: RULE_OF[id], isNow: phase === now }
    }),
  }
}

/** The bars are measured by whoever has most. */
function sidesOf(board: Seen): GoalSide[] {
  const { view, language, role, nameOf } = board
  const s = STRINGS[language]
  const vp = vpOf(view)
  const w = wordsOf(board)
  const factions = factionsOf(view)
  const most = Math.max(1, ...vp)
  return [...playerCell.all(view.shared).keys(), EMPIRE, CHAOS]
    .sort((a, b) => (vp[b] ?? 0) - (vp[a] ?? 0))
    .map((side) => {
      const points = vp[side] ?? 0
      const lead = leadOf(vp, side)
      const isPlayer = side < EMPIRE
      const name = w.side(side)
      return {
        name: isPlayer && nameOf(side) !== '' && nameOf(side) !== name ? `${name} (${nameOf(side)})` : name,
        colour: lookOfSide(side, factions).fill,
        text: isPlayer ? `${s.vpLong(points)}, ${lead > 0 ? s.ahead(lead) : s.behind(-lead)}` : s.vpLong(points),
        share: points / most,
        isMine: side === role,
      }
    })
}
