import { useId, useState } from 'react'
import * as workbenches from './workbench.ts'
import { useShop } from './frame.tsx'
import { packText, readPack } from './pack.ts'
import { same } from './paths.ts'
import { sayProblem } from './problems.ts'

/** The whole pack as text: everything can be changed here, also what has no form. */
export function Raw() {
  const { t, workbench, put, language } = useShop()
  const pack = workbenches.packOn(workbench)
  const [typed, setTyped] = useState<string>()
  const id = useId()
  const read = typed === undefined ? undefined : readPack(typed)
  // Undone or changed elsewhere: the text follows the pack.
  const isOwn = read !== undefined && (read.ok ? same(read.value, pack) : workbench.loose[workbenches.WHOLE] === typed)
  const change = (text: string): void => {
    setTyped(text)
    const now = readPack(text)
    put((old) => (now.ok ? workbenches.putWhole(old, now.value) : workbenches.putWholeLoose(old, text)))
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
        value={isOwn ? typed : (workbench.loose[workbenches.WHOLE] ?? packText(pack))}
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
