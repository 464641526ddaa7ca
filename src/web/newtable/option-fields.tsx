import { Link } from 'wouter'
import type { OptionSpec, OptionValue } from '../../engine/index.ts'
import type { AnyModule } from '../../games/registry.ts'
import { useLanguage } from '../app/settings.ts'
import { useT } from '../i18n/index.ts'
import type { Wish } from './wish.ts'

interface Props {
  readonly module: AnyModule
  readonly specs: readonly OptionSpec[]
  readonly wish: Wish
  change(part: Partial<Wish>): void
}

/** One field for every option, with its own words and the rule it is about. */
export function OptionFields({ module, specs, wish, change }: Props) {
  return specs.map((spec) => (
    <Field
      key={spec.id}
      module={module}
      spec={spec}
      value={wish.options[spec.id]}
      hasPack={wish.pack !== undefined}
      onChange={(value) => change({ options: { ...wish.options, [spec.id]: value } })}
    />
  ))
}

/** The rule that an option is about. */
export function RuleOf({ module, rule }: { module: AnyModule; rule: string | undefined }) {
  const t = useT()
  if (rule === undefined) return undefined
  return (
    <Link className="rule-link" href={`/rules/${module.game.id}/${rule}`} aria-label={t.rules.rule(rule)}>
      {rule}
    </Link>
  )
}

interface FieldProps {
  readonly module: AnyModule
  readonly spec: OptionSpec
  readonly value: OptionValue
  readonly hasPack: boolean
  onChange(value: OptionValue): void
}

function Field(props: FieldProps) {
  const { module, spec, value, onChange } = props
  const words = module.narrator.option(useLanguage(), spec.id)
  const label = words?.label ?? spec.id
  const id = `option-${spec.id}`
  const rule = <RuleOf module={module} rule={spec.rule} />
  if (spec.kind === 'switch')
    return (
      <div className="option-switch">
        <label className="switch">
          <input
            type="checkbox"
            role="switch"
            checked={value === true}
            onChange={(event) => onChange(event.target.checked)}
          />
          <span>
            <strong>{label}</strong>
            <span className="hint">{words?.description}</span>
          </span>
        </label>
        {rule}
      </div>
    )
  return (
    <div className="field">
      <span>
        <label htmlFor={id}>
          <strong>{label}</strong>
        </label>{' '}
        {rule}
      </span>
      {words?.description !== undefined && <p className="hint">{words.description}</p>}
      <Value {...props} id={id} />
    </div>
  )
}

function Value({ module, spec, value, hasPack, onChange, id }: FieldProps & { id: string }) {
  const words = module.narrator.option(useLanguage(), spec.id)
  if (spec.kind === 'number')
    return (
      <input
        id={id}
        className="input number"
        type="number"
        min={spec.min}
        max={spec.max}
        value={Number(value)}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    )
  if (spec.kind === 'switch') return undefined
  return (
    <select id={id} className="select" value={String(value)} onChange={(event) => onChange(event.target.value)}>
      {spec.values
        .filter((one) => one !== 'pack' || hasPack)
        .map((one) => (
          <option key={one} value={one}>
            {words?.values?.[one]?.label ?? one}
          </option>
        ))}
    </select>
  )
}
