import { useMemo, useState } from 'react'
import { useParams } from 'wouter'
import type { Example, Teaching } from '../../lessons/lesson.ts'
import { useLanguage } from '../app/settings.ts'
import { findRule, useBook } from '../rules/book.ts'
import { LayingOut } from '../shelf/laying-out.tsx'
import { ExamplePlate } from '../table/example-plate.tsx'
import { openedFrom } from './opened-from.ts'
import { NothingToLearn } from './nothing.tsx'
import { TaughtTable } from './taught-table.tsx'
import { useTaught, useTeaching } from './use-taught.ts'

/** A worked example of the rulebook, to be tried. */
export default function TryPage() {
  const { game = '', example: id = '' } = useParams<{ game: string; example: string }>()
  const teaching = useTeaching(game)
  if (teaching === undefined) return <LayingOut game={game} />
  const example = teaching === 'none' ? undefined : teaching.examples.find((one) => one.id === id)
  if (teaching === 'none' || example === undefined) return <NothingToLearn />
  return <ExampleTable key={`${game} ${id}`} game={game} teaching={teaching} example={example} />
}

function ExampleTable({ game, teaching, example }: { game: string; teaching: Teaching; example: Example }) {
  const language = useLanguage()
  const book = useBook(game, language)
  const content = useMemo(() => teaching.set(example.scene).content, [teaching, example])
  const plan = useMemo(() => ({ example }), [example])
  const opened = useTaught(game, plan, NO_INPUTS)
  const [home] = useState(() => openedFrom(history.state) ?? `/learn/${game}`)
  const rule = book === undefined || book === 'none' ? undefined : findRule(book, example.id)
  const title = `${example.id} – ${rule?.title ?? ''}`
  const coach = <ExamplePlate home={home} example={example} rule={rule} again={opened.again} />
  return <TaughtTable {...{ game, title, content, opened, coach }} />
}

const NO_INPUTS = (): [] => []
