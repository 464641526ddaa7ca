import type { Language } from '../../../../protocol/board.ts'
import { COLOURS } from '../../content/names.ts'
import { Chips } from './chips.tsx'
import { FieldFrame, numberIn, optionName, textsIn, useField, wordsIn } from './field.tsx'
import { DieSign } from './fields-dice.tsx'
import type { OptionWords } from './fields.ts'
import { useShop } from './frame.tsx'
import type { Path } from './paths.ts'
import type { Placed } from './report.ts'
import { SignButton } from '../../../../boardkit/workshop/signs.tsx'

const LANGUAGES: readonly Language[] = ['en', 'de']
const LONG = 60

/** Whether a text is wrong in this language, or as a whole. */
const isWrong = (problems: readonly Placed[], path: Path, language: Language): boolean => {
  const other = language === 'en' ? 'de' : 'en'
  return problems.some(({ field }) => !field.endsWith(`${String(path.at(-1))}.${other}`))
}

/** A text in both languages. */
export function WordsField({ path, max, isOptional = false }: { path: Path; max: number; isOptional?: boolean }) {
  const { t } = useShop()
  const state = useField(path)
  const words = wordsIn(state.value)
  // A list is written down as a whole: inside one, texts can be left out.
  const isKept = isOptional && state.base !== undefined && path.length === 1
  const change = (language: Language, text: string): void => {
    const now = { ...words, [language]: text.replaceAll(/[\r\n]+/g, ' ') }
    state.put(isOptional && !isKept && now.en === '' && now.de === '' ? undefined : now)
  }
  const hint = isKept ? t.keepText : isOptional ? t.optionalText : undefined
  return (
    <FieldFrame path={path} state={state} isGroup hint={hint}>
      {({ id, problems }) => (
        <div className="upw-words">
          {LANGUAGES.map((language) => {
            const shared = {
              id: `${id}-${language}`,
              className: 'input',
              language,
              maxLength: max,
              value: words[language],
              'aria-invalid': isWrong(state.problems, path, language),
              'aria-describedby': problems,
              onChange: ({ target }: { target: { value: string } }) => change(language, target.value),
            }
            return (
              <div key={language}>
                <label htmlFor={`${id}-${language}`}>{t.languages[language]}</label>
                {max > LONG ? <textarea {...shared} rows={3} /> : <input {...shared} />}
              </div>
            )
          })}
        </div>
      )}
    </FieldFrame>
  )
}

interface StepperProps {
  readonly id?: string
  readonly value: number | ''
  readonly min: number
  readonly max: number
  readonly name: string
  readonly problems?: string | undefined
  put(value: number): void
}

/** A number with buttons beside it; anything may be typed, the check says what is wrong. */
export function Stepper({ id, value, min, max, name, problems, put }: StepperProps) {
  const { t } = useShop()
  const now = value === '' ? min : value
  return (
    <span className="upw-stepper">
      <SignButton sign="minus" name={t.fewer(name)} disabled={now <= min} onClick={() => put(Math.max(min, now - 1))} />
      <input
        {...(id === undefined ? { 'aria-label': name } : { id })}
        className="input"
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={value}
        aria-invalid={problems !== undefined}
        aria-describedby={problems}
        onChange={({ target }) => target.value !== '' && put(Number(target.value))}
      />
      <SignButton sign="plus" name={t.more(name)} disabled={now >= max} onClick={() => put(Math.min(max, now + 1))} />
    </span>
  )
}

export function NumberField({ path, min, max }: { path: Path; min: number; max: number }) {
  const { t } = useShop()
  const state = useField(path)
  const name = t.fields[String(path.at(-1))] ?? ''
  return (
    <FieldFrame path={path} state={state}>
      {({ id, problems }) => (
        <Stepper {...{ id, min, max, name, problems }} value={numberIn(state.value)} put={state.put} />
      )}
    </FieldFrame>
  )
}

export function FlagField({ path }: { path: Path }) {
  const { t } = useShop()
  const state = useField(path)
  return (
    <FieldFrame path={path} state={state} label={t.fields[String(path.at(-1))] ?? ''}>
      {({ id }) => (
        <span className="switch">
          <input
            id={id}
            type="checkbox"
            role="switch"
            checked={state.value === 1}
            onChange={({ target }) => state.put(target.checked ? 1 : 0)}
          />
        </span>
      )}
    </FieldFrame>
  )
}

export function ChoiceField({ path, of, words }: { path: Path; of: readonly string[]; words: OptionWords }) {
  const shop = useShop()
  const state = useField(path)
  const value = typeof state.value === 'string' ? state.value : ''
  return (
    <FieldFrame path={path} state={state}>
      {({ id, problems }) => (
        <select
          id={id}
          className="select"
          value={value}
          aria-invalid={problems !== undefined}
          aria-describedby={problems}
          onChange={({ target }) => state.put(target.value)}
        >
          {!of.includes(value) && <option value={value}>{value}</option>}
          {of.map((one) => (
            <option key={one} value={one}>
              {optionName(shop, words, one)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

/** Any of them, in the order of the list. */
export function ChoicesField({ path, of, words }: { path: Path; of: readonly string[]; words: OptionWords }) {
  const shop = useShop()
  const state = useField(path)
  const chosen = textsIn(state.value)
  const toggle = (one: string): void => state.put(of.filter((other) => chosen.includes(other) !== (other === one)))
  return (
    <FieldFrame path={path} state={state} isGroup>
      {() => <Chips of={of} chosen={chosen} nameOf={(one) => optionName(shop, words, one)} toggle={toggle} />}
    </FieldFrame>
  )
}

/** One die of six. */
export function DieField({ path }: { path: Path }) {
  const { content, language } = useShop()
  const state = useField(path)
  return (
    <FieldFrame path={path} state={state} isGroup>
      {() => (
        <div className="upw-chips">
          {COLOURS.map((colour, at) => (
            <button
              key={colour}
              type="button"
              className="upw-chip upw-die-chip"
              aria-pressed={state.value === colour}
              aria-label={content.dice[at].name[language]}
              title={content.dice[at].name[language]}
              onClick={() => state.put(colour)}
            >
              <DieSign colour={colour} />
            </button>
          ))}
        </div>
      )}
    </FieldFrame>
  )
}
