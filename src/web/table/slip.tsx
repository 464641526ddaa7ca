import { useState } from 'react'
import { Button } from '../../boardkit/papers/button.tsx'
import type { QuestionView } from '../../engine/index.ts'
import type { BoardProps, SlipWords } from '../../protocol/board.ts'
import { change, useSettings } from '../app/settings.ts'
import type { Ui } from '../games.ts'
import type { CoachTold } from '../local/lesson-told.ts'
import type { TableView } from './context.tsx'
import { useT } from '../i18n/index.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Sure } from '../ui/sure.tsx'
import { isTaught } from './table-state.ts'

/** Answers that are asked about once more: they cannot be taken back, or are mostly a slip. */
export interface Unsure {
  readonly keys: readonly string[]
  readonly slip?: SlipWords
}

interface Asker extends Pick<TableView, 'isNewHere'> {
  readonly ui: Pick<Ui, 'slipOf' | 'regretOf'> | undefined
  readonly coach: Pick<CoachTold, 'lesson' | 'example'> | undefined
}

/**
 * Whether the game takes one of these answers for a slip, or for what who is new here regrets, and nobody has said that it need not ask.
 * What the coach wants is neither, and of regrets the coach alone warns.
 */
export function slipIn(
  keys: readonly string[],
  question: QuestionView | undefined,
  { ui, isNewHere, coach }: Asker,
  board: BoardProps,
): Unsure['slip'] {
  const { wants = [] } = coach?.lesson ?? coach?.example ?? {}
  // Of several answers the first is known to be wanted; the rest is the coach's to judge.
  if (wants.includes(keys[0])) return undefined
  const asked = (slip: SlipWords | undefined): SlipWords | undefined =>
    slip === undefined || useSettings.getState().quietSlips.includes(slip.kind) ? undefined : slip
  const regrets = isNewHere && !isTaught({ coach })
  for (const key of keys) {
    const option = question?.options.find((one) => one.key === key)
    if (option === undefined) continue
    const slip =
      asked(ui?.slipOf?.(option, board)) ?? (regrets ? asked(regret(ui?.regretOf?.(option, board))) : undefined)
    if (slip !== undefined) return slip
  }
  return undefined
}

/** Who need not be asked about a slip any more is still warned of what would be regretted. */
function regret(words: SlipWords | undefined): SlipWords | undefined {
  return words === undefined ? undefined : { ...words, kind: `regret.${words.kind}` }
}

interface Props {
  readonly unsure: Unsure
  answer(keys: readonly string[]): void
  close(): void
}

export function Slip({ unsure, answer, close }: Props) {
  const t = useT()
  const { keys, slip } = unsure
  const [isQuiet, setQuiet] = useState(false)
  const yes = (): void => {
    if (slip !== undefined && isQuiet) change({ quietSlips: [...useSettings.getState().quietSlips, slip.kind] })
    close()
    answer(keys)
  }
  if (slip === undefined) return <Sure title={t.table.confirm} text={t.table.confirmTitle} onNo={close} onYes={yes} />
  return (
    <Dialog title={t.plates.sure} onClose={close}>
      <p>{slip.text}</p>
      <label className="switch">
        <input type="checkbox" checked={isQuiet} onChange={({ target }) => setQuiet(target.checked)} />
        <span>{t.plates.dontAsk}</span>
      </label>
      <div className="dialog-foot">
        <Button text={t.plates.slipYes} onClick={yes} data-slip={slip.kind} />
        <Button look="primary" text={t.plates.slipNo} onClick={close} autoFocus />
      </div>
    </Dialog>
  )
}
