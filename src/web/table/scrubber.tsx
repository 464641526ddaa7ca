import { useEffect, useState } from 'react'
import { Button } from '../../boardkit/papers/button.tsx'
import { useMotion } from '../app/settings.ts'
import { Icon } from '../ui/icon.tsx'
import { marked } from './about/own.ts'
import type { Reviewing } from './review/use-review.ts'
import { SwingMarks, SwingWords } from './review/swing-marks.tsx'
import { useTable } from './context.tsx'
import { useEscape } from './use-escape.ts'

/** Rewind to any step, replay it, return to now. */
export function Scrubber({ reviewing, onClose }: { reviewing: Reviewing; onClose(): void }) {
  const { session, state, t } = useTable()
  const motion = useMotion()
  const [isPlaying, setPlaying] = useState(false)
  const total = session.events.length
  const at = state.past?.at ?? total
  useEffect(() => {
    if (!isPlaying) return
    if (state.past === undefined) {
      setPlaying(false)
      return
    }
    const timer = setTimeout(() => void session.goTo(state.past!.at + 1), motion ? 900 : 350)
    return () => clearTimeout(timer)
  }, [isPlaying, state.past, session, motion])
  const leave = (): void => {
    session.now()
    onClose()
  }
  useEscape(leave)
  const go = (to: number): void => {
    setPlaying(false)
    void session.goTo(to)
  }
  const play = async (): Promise<void> => {
    if (state.past === undefined) await session.goTo(0)
    setPlaying(true)
  }
  return (
    <div className="plate scrubber" data-plate="history" role="group" aria-label={t.table.history}>
      <Step icon="first" label={t.table.first} onClick={() => go(0)} disabled={at === 0} />
      <Step icon="back" label={t.table.back} onClick={() => go(at - 1)} disabled={at === 0} />
      {isPlaying ? (
        <Step icon="pause" label={t.table.pause} onClick={() => setPlaying(false)} disabled={false} />
      ) : (
        <Step icon="play" label={t.table.replay} onClick={() => void play()} disabled={total === 0} />
      )}
      <Step icon="forward" label={t.table.forward} onClick={() => go(at + 1)} disabled={at >= total} />
      <div className="scrubber-track">
        <SwingMarks reviewing={reviewing} at={at} total={total} go={go} />
        <input
          type="range"
          min={0}
          max={total}
          value={at}
          aria-label={t.table.history}
          {...marked('moment')}
          aria-valuetext={t.table.step(at, total)}
          onChange={(event) => go(Number(event.target.value))}
        />
      </div>
      <span className="num scrubber-step">{t.table.step(at, total)}</span>
      <Button look="small primary" text={t.table.now} {...marked('now')} onClick={leave} />
      <SwingWords reviewing={reviewing} at={at} />
    </div>
  )
}

type StepIcon = 'first' | 'back' | 'play' | 'pause' | 'forward'

function Step(props: { icon: StepIcon; label: string; onClick(): void; disabled: boolean }) {
  const { icon, label, onClick, disabled } = props
  const about = icon === 'play' || icon === 'pause' ? 'replay' : icon
  return (
    <Button
      look="icon small"
      sign={<Icon name={icon} />}
      label={label}
      {...marked(about)}
      onClick={onClick}
      disabled={disabled}
    />
  )
}
