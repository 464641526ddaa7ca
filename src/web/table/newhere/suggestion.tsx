import { useEffect, useState } from 'react'
import { Button } from '../../../boardkit/papers/button.tsx'
import type { OptionView, QuestionView } from '../../../engine/index.ts'
import { marked } from '../about/own.ts'
import { adviseAt } from './advise.ts'
import { mayBeAdvised } from './alone.ts'
import { usePointing } from '../coach.tsx'
import { useTable } from '../context.tsx'
import type { Suggested } from '../session.ts'

/** What became of asking for a suggestion. */
export interface Suggestion {
  readonly question: string
  /** `undefined` while it is thought about. */
  readonly found?: Suggested | 'none' | 'failed'
}

export interface Asking {
  readonly suggestion: Suggestion | undefined
  ask(): void
}

/** Asks for a suggestion to this question; with the next question it is gone. */
export function useAsking({ id }: QuestionView): Asking {
  const { session } = useTable()
  const [asked, setAsked] = useState<Suggestion>()
  useEffect(() => setAsked(undefined), [id])
  const ask = async (): Promise<void> => {
    setAsked({ question: id })
    const found = await adviseAt(session).catch(() => 'failed' as const)
    const isFitting = found === 'failed' || (found !== undefined && found.question === id && found.keys.length > 0)
    setAsked((now) => (now?.question === id ? { question: id, found: isFitting ? found : 'none' } : now))
  }
  return { suggestion: asked?.question === id ? asked : undefined, ask: () => void ask() }
}

const optionsOf = ({ keys }: Suggested, { options }: QuestionView): readonly OptionView[] =>
  options.filter(({ key }) => keys.includes(key))

/** A quiet button, as long as nothing was asked. */
export function AskButton({ asking: { suggestion, ask } }: { asking: Asking }) {
  const { t, session } = useTable()
  if (suggestion !== undefined || !mayBeAdvised(session)) return undefined
  return <Button look="quiet small ask-sound" text={t.newHere.ask} onClick={ask} {...marked('sound')} />
}

/** What was suggested, in words, and marked where it is chosen. */
export function Suggestions({ suggestion, question }: { suggestion: Suggestion; question: QuestionView }) {
  const { t, words } = useTable()
  const { found } = suggestion
  if (found === undefined) return t.newHere.asking
  if (found === 'failed') return t.newHere.failed
  const options = found === 'none' ? [] : optionsOf(found, question)
  if (found === 'none' || options.length === 0) return t.newHere.none
  return (
    <>
      <b>{t.newHere.sound(options.map(({ label }) => words.say(label)).join(' · '))}</b>
      {found.reason !== undefined && ` – ${words.say(found.reason)}`}
      <Marked options={options} />
    </>
  )
}

function Marked({ options }: { options: readonly OptionView[] }) {
  usePointing({ point: options.flatMap(({ targets = [] }) => targets), wants: options.map(({ key }) => key) }, false)
  useEffect(() => {
    // Far down in a list of cards nobody would find it.
    document.querySelector('main.table [data-coached]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [options])
  return undefined
}
