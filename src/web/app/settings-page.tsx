import { useT } from '../i18n/index.ts'
import { plainLine } from '../ui/plain.ts'
import { useOwnName } from '../names/own-name.ts'
import { change } from './settings.ts'
import { SettingsForm } from './settings-form.tsx'

export default function SettingsPage() {
  const t = useT()
  const name = useOwnName()
  return (
    <main className="page narrow" id="main">
      <title>{`${t.settings.title} – Walstatt`}</title>
      <h1>{t.settings.title}</h1>
      <div className="field">
        <label htmlFor="name">{t.settings.name}</label>
        <input
          id="name"
          className="input"
          defaultValue={name}
          maxLength={40}
          placeholder={name}
          onChange={(event) => change({ name: plainLine(event.target.value) })}
        />
      </div>
      <SettingsForm />
    </main>
  )
}
