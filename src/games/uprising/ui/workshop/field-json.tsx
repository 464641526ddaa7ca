import { useState } from 'react'
import { Button } from '../../../../boardkit/papers/button.tsx'
import { findSyntaxProblem } from '../../../../kit/content/json-syntax.ts'
import * as workbenches from './workbench.ts'
import { FieldFrame, listIn, useField } from './field.tsx'
import { useShop } from './frame.tsx'
import { HelpDialog } from './help.tsx'
import type { Path } from './paths.ts'
import { same } from './paths.ts'
import { printJson } from './print-json.ts'
import { Sign } from '../../../../boardkit/workshop/signs.tsx'
import { sampleOf, startsOf } from './vocabulary.ts'
import type { JsonKind } from './vocabulary.ts'

const MOST_LINES = 22

/** Text that is kept as it was typed for as long as it means the same as the value. */
function useTyped(value: unknown, loose: string | undefined): [string, (text: string | undefined) => void] {
  const [typed, setTyped] = useState<string>()
  if (loose !== undefined) return [loose, setTyped]
  const isSame = typed !== undefined && findSyntaxProblem(typed) === undefined && same(JSON.parse(typed), value)
  return [isSame ? typed : value === undefined ? '' : printJson(value), setTyped]
}

/** Effects as JSON: checked at every change, with the words of the language at hand. */
export function JsonField({ path, what, isOptional = false }: { path: Path; what: JsonKind; isOptional?: boolean }) {
  const { t, workbench, put, box } = useShop()
  const state = useField(path)
  const [text, setTyped] = useTyped(state.value, workbenches.looseAt(workbench, box, path))
  const [isHelping, setHelping] = useState(false)
  const showHelp = (): void => setHelping(true)
  const change = (now: string): void => {
    setTyped(now)
    if (now.trim() === '' && isOptional && state.base === undefined) state.put(undefined)
    else if (findSyntaxProblem(now) === undefined) state.put(JSON.parse(now))
    else put((old) => workbenches.putLoose(old, box, path, now))
  }
  const tidy = (): void => {
    setTyped(undefined)
    state.put(state.value)
  }
  const add = (word: string): void => state.put([...listIn(state.value), sampleOf(what, word)])
  const starts = startsOf(what)
  return (
    <FieldFrame path={path} state={state} hint={what === 'patch' ? t.patchHint : t.jsonHint}>
      {({ id, problems }) => (
        <>
          <textarea
            id={id}
            className="input upw-json"
            rows={Math.min(MOST_LINES, text.split('\n').length + 1)}
            spellCheck={false}
            autoCapitalize="off"
            value={text}
            aria-invalid={problems !== undefined}
            aria-describedby={problems}
            onChange={({ target }) => change(target.value)}
          />
          <div className="upw-json-tools">
            {starts.length > 0 && (
              <select
                className="select"
                aria-label={t.addStep}
                value=""
                onChange={({ target }) => target.value !== '' && add(target.value)}
              >
                <option value="">{t.addStep}</option>
                {starts.map((word) => (
                  <option key={word}>{word}</option>
                ))}
              </select>
            )}
            <Button look="small" text={t.tidy} onClick={tidy} />
            <Button look="small" sign={<Sign name="help" />} text={t.help} data-act="help" onClick={showHelp} />
          </div>
          {isHelping && <HelpDialog what={what} onAdd={add} onClose={() => setHelping(false)} />}
        </>
      )}
    </FieldFrame>
  )
}
