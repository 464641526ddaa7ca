import { createContext, useCallback, useContext, useEffect, useState, type FormEvent, type ReactNode } from 'react'
import { Button } from '../../boardkit/papers/button.tsx'
import type { Me } from '../../protocol/http.ts'
import { change } from '../app/settings.ts'
import { useOwnName } from '../names/own-name.ts'
import { useT, type Catalogue } from '../i18n/index.ts'
import * as api from '../online/api.ts'
import { Dialog } from '../ui/dialog.tsx'
import { plainLine } from '../ui/plain.ts'
import { Problem } from '../ui/problem.tsx'
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
            <Button look="primary" text={t.account.codeDone} onClick={() => setCode(undefined)} />
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
        <Button text={t.account.signOut} onClick={() => void api.signOut().then(onChange)} />
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

/** What went wrong, and at which field if it is about one. */
interface Failure {
  readonly text: string
  readonly field?: string
}

type Refused = Extract<api.Reply<unknown>, { ok: false }>

/** The server says what is wrong with what; here it is said at the field. */
function failureOf(
  t: Catalogue,
  { code, problems }: Refused,
  own: Partial<Record<Refused['code'], Failure>> = {},
): Failure {
  const field = problems.find(({ path }) => path === 'login' || path === 'password' || path === 'name')?.path
  if (code !== 'invalid' || field === undefined) return own[code] ?? { text: t.errors[code] }
  const text = { login: t.account.loginWrong, password: t.account.passwordWrong, name: t.account.nameWrong }[field]
  return { text: text ?? t.errors.invalid, field }
}

const FailureContext = createContext<Failure | undefined>(undefined)

/** What is missing, before anything is sent: in the page's language, not in the browser's. */
function missingIn(t: Catalogue, form: HTMLFormElement, values: Record<string, string>): Failure | undefined {
  const field = Object.keys(values).find((name) => values[name].trim() === '')
  if (field !== undefined) return { field, text: t.account.missing }
  const fresh = form.querySelector('input[autocomplete="new-password"]')
  if (fresh !== null && values['password'].length < 8) return { field: 'password', text: t.account.passwordWrong }
  return undefined
}

/** A small form of its own: title, fields, one button, and what went wrong. */
function Part(props: {
  title: string
  button: string
  hint?: string
  isFolded?: boolean
  submit(values: Record<string, string>): Promise<Failure | undefined>
  children: ReactNode
}) {
  const { title, button, hint, isFolded = false, submit, children } = props
  const t = useT()
  const [failure, setFailure] = useState<Failure>()
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = event.currentTarget
    const values = Object.fromEntries([...new FormData(form)].map(([k, v]) => [k, String(v)]))
    const found = missingIn(t, form, values) ?? (await submit(values))
    setFailure(found)
    if (found?.field !== undefined) form.querySelector<HTMLElement>(`[name="${found.field}"]`)?.focus()
  }
  return (
    <details className="account-part paper" open={!isFolded}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <form noValidate onSubmit={(event) => void send(event)}>
        {hint !== undefined && <p className="soft">{hint}</p>}
        <FailureContext value={failure}>{children}</FailureContext>
        <Problem text={failure?.field === undefined ? failure?.text : undefined} />
        <Button type="submit" look="primary" text={button} />
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
  const failure = useContext(FailureContext)
  const id = `${form}-${name}`
  const isWrong = failure?.field === name
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
        autoCapitalize={name === 'login' ? 'none' : undefined}
        defaultValue={value}
        aria-invalid={isWrong}
        aria-describedby={hint === undefined && !isWrong ? undefined : `${id}-hint`}
      />
      {(hint !== undefined || isWrong) && (
        <p id={`${id}-hint`} className={isWrong ? 'problem' : 'hint'} role={isWrong ? 'alert' : undefined}>
          {isWrong ? failure.text : hint}
        </p>
      )}
    </div>
  )
}

const NewPassword = ({ form, label }: { form: string; label: string }) => (
  <Field
    form={form}
    name="password"
    label={label}
    type="password"
    hint={useT().account.passwordHint}
    auto="new-password"
  />
)

function Guest({ onChange }: { onChange(): void }) {
  const t = useT()
  const name = useOwnName()
  return (
    <Part
      title={t.account.beGuest}
      button={t.account.beGuest}
      submit={async (values) => {
        const own = plainLine(values['name'])
        const done = await api.beGuest(own)
        if (!done.ok) return failureOf(t, done)
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
        return done.ok ? void onChange() : failureOf(t, done)
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
        if (!done.ok) return failureOf(t, done, { taken: { field: 'login', text: t.errors.taken } })
        onCode(done.value.recoveryCode)
        return void onChange()
      }}
    >
      <Field form="up" name="login" label={t.account.login} hint={t.account.loginHint} auto="username" />
      <NewPassword form="up" label={t.account.password} />
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
        if (!done.ok) return failureOf(t, done, { wrongPassword: { text: t.account.codeWrong } })
        onCode(done.value.recoveryCode)
        return void onChange()
      }}
    >
      <Field form="re" name="login" label={t.account.login} auto="username" />
      <Field form="re" name="code" label={t.account.recoveryCode} auto="off" />
      <NewPassword form="re" label={t.account.newPassword} />
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
        return done.ok ? undefined : failureOf(t, done, { wrongPassword: { field: 'old', text: t.account.oldWrong } })
      }}
    >
      <Field form="pw" name="old" label={t.account.oldPassword} type="password" auto="current-password" />
      <NewPassword form="pw" label={t.account.newPassword} />
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
        return done.ok
          ? void onChange()
          : failureOf(t, done, { wrongPassword: { field: 'password', text: t.account.oldWrong } })
      }}
    >
      <Field form="del" name="password" label={t.account.password} type="password" auto="current-password" />
    </Part>
  )
}
