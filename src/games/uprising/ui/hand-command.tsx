import type { BoardProps } from '../../../protocol/board.ts'
import { commandPieceFace } from '../rules/table/faces.ts'
import { tells } from './about/tells.ts'
import { tableOf, wordsOf } from './cards-table.ts'
import { Icon } from './icon.tsx'
import { everybodyInto, type Everybody } from './map/everybody.ts'
import { STRINGS } from './strings.ts'

/** Who is meant, in words: "2 Trolls, Ronja". */
export function everybodyWords(board: BoardProps, { units, hasHero }: Everybody): string {
  const w = wordsOf(board)
  const role = board.role!
  const parts = units.flatMap((n, type) => (n > 0 ? [`${n} ${w.unit(role, type, n)}`] : []))
  return w.list(hasHero ? [...parts, w.player(role)] : parts)
}

/** A Command under way: all in reach in one step; single pieces are chosen on the map. */
export function CommandChips({ board }: { board: BoardProps }) {
  const s = STRINGS[board.language]
  const to = commandPieceFace.of(board.question)?.about.to
  if (to === undefined || board.role === undefined) return undefined
  return (
    <section data-row className="upp-actions" aria-label={s.everybody}>
      {everybodies(board, to).map((all) => (
        <button
          key={all.keys.join()}
          type="button"
          className="upp-everybody upp-can"
          {...tells('button:everybody')}
          data-key={all.keys.join(' ')}
          onClick={() => board.answer(...all.keys)}
        >
          <Icon name="command" />
          <b>{all.hasHero ? s.everybody : s.everyUnit}</b>
          <small>{everybodyWords(board, all)}</small>
        </button>
      ))}
      <p className="upp-strip-words soft">{s.orSingle}</p>
    </section>
  )
}

/** All with the Hero, and all without, as far as that makes a difference. */
export function everybodies(board: BoardProps, to: number): Everybody[] {
  const t = tableOf(board)
  const found = [true, false].map((withHero) => everybodyInto(t, board.role!, to, withHero))
  const [all, units] = found
  return all === undefined ? [] : all.hasHero && units !== undefined ? [all, units] : [all]
}
