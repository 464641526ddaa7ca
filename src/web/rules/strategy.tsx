import type { Advice } from '../../protocol/board.ts'
import { useT } from '../i18n/index.ts'

/** Hints on playing well; what was measured says how. */
export function Strategy({ hints, openRule }: { hints: readonly Advice[]; openRule(id: string): void }) {
  const t = useT()
  return (
    <ul className="rules-strategy">
      {hints.map(({ text, rule, measuredBy }) => (
        <li key={text}>
          {text}{' '}
          {rule !== undefined && (
            <button
              type="button"
              className="rule-link sign"
              aria-label={t.rules.rule(rule)}
              title={rule}
              onClick={() => openRule(rule)}
            >
              §
            </button>
          )}
          {measuredBy !== undefined && (
            <small className="soft">
              {' '}
              {t.rules.measured} <code>{measuredBy}</code>
            </small>
          )}
        </li>
      ))}
    </ul>
  )
}
