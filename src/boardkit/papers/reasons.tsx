import type { Reason } from '../../engine/index.ts'
import type { BoardProps } from '../../protocol/board.ts'
import { RuleLink } from './rule-link.tsx'
import { WORDS } from '../words.ts'

interface Props {
  readonly board: Pick<BoardProps, 'language' | 'openRule' | 'say'>
  readonly reasons: readonly Reason[]
}

/** Two reasons may differ only in what their words are about. */
const keyOf = ({ rule, message }: Reason, i: number): string => `${rule} ${message.key} ${i}`

/** Why something is not on offer, in one line, each reason with its rule. */
export function Reasons({ board, reasons }: Props) {
  return (
    <>
      {reasons.length === 0 ? WORDS[board.language].noReason : undefined}
      {reasons.map((reason, i) => (
        <span key={keyOf(reason, i)}>
          {board.say(reason.message)} <RuleLink rule={reason.rule} board={board} />{' '}
        </span>
      ))}
    </>
  )
}

/** The same under a headline, one below the other. */
export function ReasonList({ board, reasons }: Props) {
  if (reasons.length === 0) return <p className="soft">{WORDS[board.language].noReason}</p>
  return (
    <>
      <h3 className="bk-refused">{WORDS[board.language].notOffered}</h3>
      {reasons.map((reason, i) => (
        <p key={keyOf(reason, i)}>
          {board.say(reason.message)} <RuleLink rule={reason.rule} board={board} />
        </p>
      ))}
    </>
  )
}

/** The same for ears. */
export function spokenReasons({ board, reasons }: Props): string {
  const words = WORDS[board.language]
  return reasons.map(({ message, rule }) => `${board.say(message)} ${words.rule(rule)}.`).join(' ') || words.noReason
}
