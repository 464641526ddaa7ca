import type { Language } from '../../../protocol/board.ts'
import { UNKNOWN } from '../rules/table/cells.ts'
import { marked, markedMarker } from './about/mark.ts'
import { markerSign, markerWord, STRINGS } from './strings.ts'
import './pegs.css'

/** An order marker, face up or down. */
export function Marker({ marker, language, isDim = false }: { marker: number; language: Language; isDim?: boolean }) {
  const word = markerWord(STRINGS[language], marker)
  const kind = marker === UNKNOWN ? ' hs-down' : marker === 3 ? ' hs-x' : ''
  return (
    <span
      className={`hs-marker${kind}${isDim ? ' hs-dim' : ''}`}
      role="img"
      aria-label={word}
      {...markedMarker(marker)}
    >
      {markerSign(marker)}
    </span>
  )
}

/** The figures of a squad, or the Life of a hero: full, hurt or gone. */
export function Pegs({ full, of, isLife, label }: { full: number; of: number; isLife: boolean; label: string }) {
  return (
    <span
      className={isLife ? 'hs-pegs hs-hearts' : 'hs-pegs'}
      role="img"
      aria-label={label}
      {...marked(isLife ? 'number:wounds' : 'number:figures')}
    >
      {Array.from({ length: of }, (_, i) => (
        <i key={i} className={i < full ? 'hs-full' : ''} />
      ))}
    </span>
  )
}
