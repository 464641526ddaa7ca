import { useCallback, useEffect, useState, type FormEvent, type ReactNode } from 'react'
import type { Me } from '../../protocol/http.ts'
import { change, useSettings } from '../app/settings.ts'
import { useT } from '../i18n/index.ts'
import * as api from '../online/api.ts'
import { Dialog } from '../ui/dialog.tsx'
import { plainLine } from '../ui/plain.ts'
import './account.css'

/** Guests and accounts: nobody needs one to play. */
export default function AccountPage() {
  const t = useT()
  const [me, setMe] = useState<Me>()
  const [isOffline, setOffline] = useState(false)
  const [code, setCode] = useState<string>()
  const load = useCallback(async (): Promise<void> => {
    const found = await api.whoAmI()
    if (found.ok) setMe(found.value)
    setOffline(!found.ok)
  }, [])
  useEffect(() => void load(), [load])
  return (
    <main className="page narrow" id="main">
      <title>{`${t.account.title} – Walstatt`}</title>
      <h1>{t.account.title}</h1>
      {isOffline && <p role="status">{t.errors.network}</p>}
      {me !== undefined && <Who me={me} onChange={() => void load()} onCode={setCode} />}
      {code !== undefined && (
        <Dialog title={t.account.codeTitle} onClose={() => setCode(undefined)}>
          <p>{t.account.codeText}</p>
          <p className="recovery-code">{code}</p>
          <div className="dialog-foot">
            <button type="button" className="button primary" onClick={() => setCode(undefined)}>
              {t.account.codeDone}
            </button>
          </div>
        </Dialog>
      )}
    </main>
  )
}

interface WhoProps {
  readonly me: Me
  onChange(): void
  onCode(code: string): void
}

function Who({ me, onChange, onCode }: WhoProps) {
  const t = useT()
  const name = me.name ?? ''
  if (me.kind === 'account')
    return (
      <>
        <p className="lead">{t.account.signedIn(name)}</p>
        <button type="button" className="button" onClick={() => void api.signOut().then(onChange)}>
          {t.account.signOut}
        </button>
        <ChangePassword />
        <Delete onChange={onChange} />
      </>
    )
  return (
    <>
      <p className="lead">{me.kind === 'guest' ? t.account.guest(name) : t.account.nobody}</p>
      {me.kind === 'nobody' && <Guest onChange={onChange} />}
      <SignIn onChange={onChange} />
      <SignUp onChange={onChange} onCode={onCode} />
      <Recover onChange={onChange} onCode={onCode} />
    </>
  )
}

type Problem = keyof ReturnType<typeof useT>['errors']

/** A small form of its own: title, fields, one button, and what went wrong. */
function Part(props: {
  title: string
  button: string
  hint?: string
  isFolded?: boolean
  submit(values: Record<string, string>): Promise<Problem | undefined>
  children: ReactNode
}) {
  const { title, button, hint, isFolded = false, submit, children } = props
  const t = useT()
  const [problem, setProblem] = useState<Problem>()
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const values = Object.fromEntries([...new FormData(event.currentTarget)].map(([k, v]) => [k, String(v)]))
    setProblem(await submit(values))
  }
  return (
    <details className="account-part paper" open={!isFolded}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <form onSubmit={(event) => void send(event)}>
        {hint !== undefined && <p className="soft">{hint}</p>}
        {children}
        {problem !== undefined && (
          <p className="problem" role="alert">
            {t.errors[problem]}
          </p>
        )}
        <button type="submit" className="button primary">
          {button}
        </button>
      </form>
    </details>
  )
}

function Field(props: {
  name: string
  label: string
  form: string
  type?: string
  hint?: string
  auto?: string
  value?: string
}) {
  const { name, label, form, type = 'text', hint, auto, value } = props
  const id = `${form}-${name}`
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        className="input"
        required
        autoComplete={auto}
        defaultValue={value}
        minLength={type === 'password' && auto === 'new-password' ? 8 : undefined}
      />
      {hint !== undefined && <p className="hint">{hint}</p>}
    </div>
  )
}

function Guest({ onChange }: { onChange(): void }) {
  const t = useT()
  const name = useSettings((settings) => settings.name)
  return (
    <Part
      title={t.account.beGuest}
      button={t.account.beGuest}
      submit={async (values) => {
        const own = plainLine(values['name'])
        const done = await api.beGuest(own)
        if (!done.ok) return done.code
        change({ name: own })
        return void onChange()
      }}
    >
      <Field form="guest" name="name" label={t.account.guestName} value={name} auto="nickname" />
    </Part>
  )
}

function SignIn({ onChange }: { onChange(): void }) {
  const t = useT()
  return (
    <Part
      title={t.account.signIn}
      button={t.account.signIn}
      isFolded
      submit={async (values) => {
        const done = await api.signIn(values['login'], values['password'])
        return done.ok ? void onChange() : done.code
      }}
    >
      <Field form="in" name="login" label={t.account.login} auto="username" />
      <Field form="in" name="password" label={t.account.password} type="password" auto="current-password" />
    </Part>
  )
}

function SignUp({ onChange, onCode }: Omit<WhoProps, 'me'>) {
  const t = useT()
  return (
    <Part
      title={t.account.signUp}
      button={t.account.signUp}
      hint={t.account.signUpHint}
      isFolded
      submit={async (values) => {
        const done = await api.signUp(values['login'], values['password'])
        if (!done.ok) return done.code
        onCode(done.value.recoveryCode)
        return void onChange()
      }}
    >
      <Field form="up" name="login" label={t.account.login} auto="username" />
      <Field
        form="up"
        name="password"
        label={t.account.password}
        type="password"
        hint={t.account.passwordHint}
        auto="new-password"
      />
    </Part>
  )
}

function Recover({ onChange, onCode }: Omit<WhoProps, 'me'>) {
  const t = useT()
  return (
    <Part
      title={t.account.recover}
      button={t.account.recoverDo}
      isFolded
      submit={async (values) => {
        const done = await api.recover(values['login'], values['code'], values['password'])
        if (!done.ok) return done.code
        onCode(done.value.recoveryCode)
        return void onChange()
      }}
    >
      <Field form="re" name="login" label={t.account.login} auto="username" />
      <Field form="re" name="code" label={t.account.recoveryCode} auto="off" />
      <Field form="re" name="password" label={t.account.newPassword} type="password" auto="new-password" />
    </Part>
  )
}

function ChangePassword() {
  const t = useT()
  const [isDone, setDone] = useState(false)
  return (
    <Part
      title={t.account.changePassword}
      button={t.account.changePassword}
      isFolded
      submit={async (values) => {
        const done = await api.changePassword(values['old'], values['password'])
        setDone(done.ok)
        return done.ok ? undefined : done.code
      }}
    >
      <Field form="pw" name="old" label={t.account.oldPassword} type="password" auto="current-password" />
      <Field form="pw" name="password" label={t.account.newPassword} type="password" auto="new-password" />
      {isDone && <p role="status">{t.account.changed}</p>}
    </Part>
  )
}

function Delete({ onChange }: { onChange(): void }) {
  const t = useT()
  return (
    <Part
      title={t.account.delete}
      button={t.account.delete}
      hint={t.account.deleteSure}
      isFolded
      submit={async (values) => {
        const done = await api.deleteAccount(values['password'])
        return done.ok ? void onChange() : done.code
      }}
    >
      <Field form="del" name="password" label={t.account.password} type="password" auto="current-password" />
    </Part>
  )
}
