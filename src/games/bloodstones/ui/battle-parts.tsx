import { useEffect, useState, type ReactNode } from 'react'
import type { Language } from '../../../protocol/board.ts'
import { bonusSum, type BonusLine } from './battle-view.ts'
import { explained } from './about.ts'
import { Icon } from './icon.tsx'
import { STRINGS, unitName } from './strings.ts'

/** Turned up one after another. */
export function BattleTiles({
  tiles,
  counted,
  count,
  language,
  motion,
  children,
}: {
  tiles: readonly number[] | undefined
  /** The places of those that count. */
  counted: ReadonlySet<number> | undefined
  count: number
  language: Language
  motion: boolean
  children: ReactNode
}) {
  const [shown, setShown] = useState(motion ? 0 : count)
  useEffect(() => {
    if (shown >= count) return
    const timer = window.setTimeout(() => setShown(shown + 1), 260)
    return () => window.clearTimeout(timer)
  }, [shown, count])
  const s = STRINGS[language]
  return (
    <div className="bs-drawn-row" onClick={() => setShown(count)} role="group" aria-label={s.drawnTiles}>
      {Array.from({ length: count }, (_, i) => {
        const value = i < shown ? tiles?.[i] : undefined
        return value === undefined ? (
          <span
            key={i}
            className="bs-drawn bs-hidden"
            role="img"
            aria-label={s.hiddenTile}
            {...explained('tile:hidden')}
          >
            <Icon name="blank" />
          </span>
        ) : (
          <span
            key={i}
            className={counted?.has(i) === false ? 'bs-drawn bs-turned bs-idle' : 'bs-drawn bs-turned'}
            {...explained('tile:drawn')}
          >
            {value}
            {counted?.has(i) === false ? <span className="sr"> {s.notCounted}</span> : undefined}
          </span>
        )
      })}
      {children}
    </div>
  )
}

export function Bonus({
  lines,
  language,
  corsairs,
  isWhole,
}: {
  lines: readonly BonusLine[]
  language: Language
  corsairs: string
  /** Else the sum of it. */
  isWhole: boolean
}) {
  const s = STRINGS[language]
  if (!isWhole)
    return (
      <span className="bs-bonus-sum" {...explained('number:bonus')}>
        +{bonusSum(lines)}
      </span>
    )
  return (
    <ul className="bs-bonus" aria-label={s.modifiers}>
      {lines.map(({ unit, count, each, kinds }) => (
        <li
          key={unit ?? 'sea'}
          className={each === 0 ? 'bs-none' : ''}
          {...explained(unit === undefined ? 'faction:corsairs' : `unit:${unit}`)}
        >
          {unit === undefined ? <Icon name="corsairs" /> : <Icon name={unit} />}
          <span>
            {unit === undefined ? corsairs : `${count} ${unitName(language, unit, count)}`}
            {kinds.length > 0 ? <small> {kinds.map((kind) => s.bonusKinds[kind]).join(', ')}</small> : undefined}
          </span>
          <b {...explained('number:bonus')}>+{count * each}</b>
        </li>
      ))}
    </ul>
  )
}
