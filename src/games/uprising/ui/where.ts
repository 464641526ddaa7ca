import type { BoardProps, Where } from '../../../protocol/board.ts'
import { PHASES, type Phase } from '../content/names.ts'
import { optionsCell } from '../rules/table/cells.ts'
import { chapterOf, phaseOf } from './cells.ts'
import { SHELL } from './shell-strings.ts'

/** Narrower windows have room for few words. */
const WIDE = 1200

/** The Chapter, and the seven Phases as dots. */
export function where({ view, language, room }: Pick<BoardProps, 'view' | 'language' | 'room'>): Where {
  const s = SHELL[language]
  const { chapter } = chapterOf(view)
  const phase = phaseOf(view)
  const at = PHASES.indexOf(phase as Phase)
  const steps = PHASES.map((one) => s.phases[one])
  if (at < 0) return { title: phase === 'over' ? s.over : s.setup, steps, at: undefined }
  const of = optionsCell.in(view.shared)?.chapters ?? chapter
  const title = room.width < WIDE ? `${steps[at]} ${chapter}/${of}` : `${s.chapter(chapter, of)} · ${steps[at]}`
  return { title, steps, at }
}
