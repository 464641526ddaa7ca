import { useId, useState } from 'react'
import * as desks from './desk.ts'
import { useShop } from './frame.tsx'
import { packText, readPack } from './pack.ts'
import { same } from './paths.ts'
import { sayProblem } from './problems.ts'

/** The whole pack as text: everything can be changed here, also what has no form. */
export function Raw() {
  const { t, desk, put, language } = useShop()
  const pack = desks.packOn(desk)
  const [typed, setTyped] = useState<string>()
  const id = useId()
  const read = typed === undefined ? undefined : readPack(typed)
  // Undone or changed elsewhere: the text follows the pack.
  const isOwn = read !== undefined && (read.ok ? same(read.value, pack) : desk.loose[desks.WHOLE] === typed)
  const change = (text: string): void => {
    setTyped(text)
    const now = readPack(text)
    put((old) => (now.ok ? desks.putWhole(old, now.value) : desks.putWholeLoose(old, text)))
  }
  return (
    <section className="upw-raw" aria-label={t.tabs.json}>
      <label className="hint" htmlFor={id}>
        {t.wholeHint}
      </label>
      <textarea
        id={id}
        className="input upw-json"
        spellCheck={false}
        autoCapitalize="off"
        value={isOwn ? typed : (desk.loose[desks.WHOLE] ?? packText(pack))}
        onChange={({ target }) => change(target.value)}
      />
      {isOwn && !read.ok && (
        <p className="problem" role="alert">
          {read.problems[0].path}: {sayProblem(language, read.problems[0].problem)}
        </p>
      )}
    </section>
  )
}
