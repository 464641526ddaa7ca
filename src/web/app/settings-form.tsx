import { useT } from '../i18n/index.ts'
import { change, useSettings, type Settings } from './settings.ts'

export function SettingsForm() {
  const t = useT()
  const settings = useSettings()
  return (
    <form className="settings" onSubmit={(event) => event.preventDefault()}>
      <Choice
        name="language"
        label={t.settings.language}
        hint={t.settings.languageHint}
        value={settings.language ?? 'browser'}
        values={{ browser: t.settings.followBrowser, en: 'English', de: 'Deutsch' }}
        onChange={(value) => change({ language: value === 'browser' ? undefined : value })}
      />
      <Choice
        name="theme"
        label={t.settings.theme}
        value={settings.theme}
        values={{ system: t.settings.system, night: t.settings.night, day: t.settings.day }}
        onChange={(theme) => change({ theme })}
      />
      <Choice
        name="motion"
        label={t.settings.motion}
        value={settings.motion}
        values={{ system: t.settings.system, on: t.settings.motionOn, off: t.settings.motionOff }}
        onChange={(motion) => change({ motion })}
      />
      <Choice
        name="pace"
        label={t.settings.pace}
        hint={t.settings.paceHint}
        value={settings.pace}
        values={t.settings.paces}
        onChange={(pace) => change({ pace })}
      />
      <Choice
        name="ruleIds"
        label={t.settings.ruleIds}
        value={settings.ruleIds}
        values={{ sign: t.settings.ruleSign, always: t.settings.ruleAlways }}
        onChange={(ruleIds) => change({ ruleIds })}
      />
      <Switch name="confirm" label={t.settings.confirm} hint={t.settings.confirmHint} />
      <Switch name="endTurn" label={t.settings.endTurn} hint={t.settings.endTurnHint} />
      <Switch name="sounds" label={t.settings.sounds} hint={t.settings.soundsHint} />
    </form>
  )
}

function Choice<V extends string>(props: {
  name: string
  label: string
  hint?: string
  value: V
  values: Readonly<Record<V, string>>
  onChange(value: V): void
}) {
  const { name, label, hint, value, values, onChange } = props
  return (
    <div className="field" role="radiogroup" aria-label={label}>
      <span className="label">{label}</span>
      {hint !== undefined && <p className="hint">{hint}</p>}
      <div className="segments">
        {(Object.keys(values) as V[]).map((one) => (
          <label key={one}>
            <input type="radio" name={name} checked={value === one} onChange={() => onChange(one)} />
            <span>{values[one]}</span>
          </label>
        ))}
      </div>
    </div>
  )
}

function Switch(props: { name: keyof Settings & ('confirm' | 'endTurn' | 'sounds'); label: string; hint: string }) {
  const { name, label, hint } = props
  const value = useSettings((settings) => settings[name])
  return (
    <label className="switch">
      <input type="checkbox" role="switch" checked={value} onChange={() => change({ [name]: !value })} />
      <span>
        <strong>{label}</strong>
        <span className="hint">{hint}</span>
      </span>
    </label>
  )
}
