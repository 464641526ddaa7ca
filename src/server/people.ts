import type { Me } from '../protocol/http.ts'
import type { ServerConfig } from './config.ts'
import { ApiError } from './errors.ts'
import { Passwords } from './passwords.ts'
import { Quotas } from './quota.ts'
import { hashOfToken, newId, newRecoveryCode, newToken } from './secrets.ts'
import type { PersonRow } from './store/schema.ts'
import type { Store, Write } from './store/store.ts'

const DAYS = 24 * 60 * 60 * 1000
export const SESSION_TIME = 400 * DAYS

/**
 * What the rest of the server hears in the same step in which it was stored: caches that go on as before would give seats to
 * those who hold them no more, and sockets would outlive their session.
 */
export interface PeopleHeard {
  /** Everything of one person is another's now; the first is gone. */
  merged(from: string, to: string): void
  deleted(id: string): void
  sessionEnded(hash: string): void
  /** All sessions of a person but one. */
  sessionsEnded(person: string, except?: string): void
  renamed(id: string, name: string): void
}

/** Who asks, as far as is known: from their cookie. */
export interface Caller {
  readonly person: PersonRow | undefined
  readonly session: string | undefined
}

export interface Signed {
  readonly person: PersonRow
  /** The new session's token, for the cookie. Only its hash is kept. */
  readonly token: string
}

export const meOf = (person: PersonRow | undefined): Me =>
  person === undefined
    ? { kind: 'nobody' }
    : {
        kind: person.kind,
        id: person.id,
        name: person.name,
        ...(person.login === null ? {} : { login: person.login }),
      }

const loginKey = (login: string): string => login.trim().toLowerCase()
const plainCode = (code: string): string => code.toUpperCase().replace(/[^A-Z2-9]/g, '')

function newSession(person: string): { token: string; hash: string; write: Write } {
  const token = newToken()
  const hash = hashOfToken(token)
  const created = Date.now()
  return {
    token,
    hash,
    write: { write: 'session.add', session: { hash, person, created, expires: created + SESSION_TIME } },
  }
}

const newGuest = (name: string): PersonRow => ({
  id: newId(),
  kind: 'guest',
  name,
  login: null,
  password: null,
  recovery: null,
  created: Date.now(),
})

/** Guests and accounts, and the sessions by which they are known. */
export class People {
  private readonly store: Store
  private readonly heard: PeopleHeard
  private readonly passwords: Passwords
  private readonly quotas: Quotas<'guests' | 'wrong'>
  private last: Promise<unknown> = Promise.resolve()

  constructor(
    store: Store,
    heard: PeopleHeard,
    config: Pick<ServerConfig, 'quotas' | 'wrongPasswords'>,
    passwords = new Passwords(),
  ) {
    this.store = store
    this.heard = heard
    this.passwords = passwords
    this.quotas = new Quotas({ guests: config.quotas.guests, wrong: config.wrongPasswords })
  }

  async known(token: string | undefined): Promise<PersonRow | undefined> {
    return token === undefined ? undefined : this.store.session(hashOfToken(token), Date.now())
  }

  /** A new guest, of whom there may not be too many from one address. */
  async guest(name: string, address: string): Promise<Signed> {
    this.quotas.take('guests', address)
    const person = newGuest(name)
    const { token, write } = newSession(person.id)
    await this.store.commit([{ write: 'person.add', person }, write])
    return { person, token }
  }

  async rename(person: PersonRow, name: string): Promise<void> {
    await this.store.commit([{ write: 'person.change', id: person.id, change: { name } }])
    person.name = name
    this.heard.renamed(person.id, name)
  }

  /** A guest becomes the account, with all its games. */
  async signUp(
    { person: guest }: Caller,
    input: { login: string; password: string; name?: string },
  ): Promise<Signed & { recoveryCode: string }> {
    if (guest?.kind === 'account') throw new ApiError('notNow', 'you are signed in already')
    const login = loginKey(input.login)
    await this.mustBeFree(login)
    const recoveryCode = newRecoveryCode()
    const account = {
      kind: 'account' as const,
      name: input.name ?? guest?.name ?? input.login,
      login,
      password: await this.passwords.hash(input.password),
      recovery: await this.passwords.hash(plainCode(recoveryCode)),
    }
    const signed = await this.inTurn(async () => {
      await this.mustBeFree(login)
      return this.open(guest, account)
    })
    return { ...signed, recoveryCode }
  }

  private async open(
    guest: PersonRow | undefined,
    account: Pick<PersonRow, 'kind' | 'name' | 'login' | 'password' | 'recovery'>,
  ): Promise<Signed> {
    const before = guest === undefined ? undefined : await this.store.person(guest.id)
    // Meanwhile it may have become another account, or part of one.
    if (guest !== undefined && before?.kind !== 'guest') throw new ApiError('notNow', 'you are signed in already')
    const person = { ...(before ?? newGuest(account.name)), ...account }
    const { token, hash, write } = newSession(person.id)
    const first: Write[] =
      before === undefined
        ? [{ write: 'person.add', person }]
        : [
            { write: 'person.change', id: person.id, change: account },
            { write: 'sessions.end', person: person.id },
            // Who has an account has a password: what led a guest back ends.
            { write: 'links.end', person: person.id },
          ]
    await this.store.commit([...first, write])
    if (before !== undefined) {
      if (before.name !== person.name) this.heard.renamed(person.id, person.name)
      this.heard.sessionsEnded(person.id, hash)
    }
    return { person, token }
  }

  private async mustBeFree(login: string): Promise<void> {
    if ((await this.store.personByLogin(login)) !== undefined) throw new ApiError('taken', 'this login is taken')
  }

  /** What a guest plays moves into the account. */
  async signIn({ person: before, session }: Caller, login: string, password: string): Promise<Signed> {
    const person = await this.verified(login, 'password', password, 'login or password is wrong')
    return this.inTurn(async () => {
      await this.mustBeAsBefore(person)
      const { token, write } = newSession(person.id)
      const guest = await this.guestStill(before)
      const old = guest === undefined && session !== undefined ? hashOfToken(session) : undefined
      await this.store.commit([
        ...(guest === undefined ? [] : [{ write: 'person.merge' as const, from: guest, to: person.id }]),
        ...(old === undefined ? [] : [{ write: 'session.end' as const, hash: old }]),
        write,
      ])
      if (guest !== undefined) {
        this.heard.merged(guest, person.id)
        this.heard.sessionsEnded(guest)
      }
      if (old !== undefined) this.heard.sessionEnded(old)
      return { person, token }
    })
  }

  /** A guest who signed up meanwhile is an account, and no account is ever swallowed by another. */
  private async guestStill(before: PersonRow | undefined): Promise<string | undefined> {
    if (before?.kind !== 'guest') return undefined
    return (await this.store.person(before.id))?.kind === 'guest' ? before.id : undefined
  }

  async signOut(token: string | undefined): Promise<void> {
    if (token === undefined) return
    const hash = hashOfToken(token)
    await this.store.commit([{ write: 'session.end', hash }])
    this.heard.sessionEnded(hash)
  }

  /** All other sessions end. */
  async changePassword(person: PersonRow, old: string, password: string): Promise<string> {
    if (person.kind !== 'account') throw new ApiError('signedOut', 'sign in with an account first')
    const before = await this.verified(person.login, 'password', old, 'the password is wrong')
    const change = { password: await this.passwords.hash(password) }
    return (await this.changed(before, change)).token
  }

  /** With the code that was shown at sign-up; a new one takes its place. */
  async recover(login: string, code: string, password: string): Promise<Signed & { recoveryCode: string }> {
    const before = await this.verified(login, 'recovery', plainCode(code), 'login or recovery code is wrong')
    const recoveryCode = newRecoveryCode()
    const change = {
      password: await this.passwords.hash(password),
      recovery: await this.passwords.hash(plainCode(recoveryCode)),
    }
    return { ...(await this.changed(before, change)), recoveryCode }
  }

  async remove(person: PersonRow, password: string): Promise<void> {
    const before =
      person.kind === 'account'
        ? await this.verified(person.login, 'password', password, 'the password is wrong')
        : person
    await this.inTurn(async () => {
      await this.mustBeAsBefore(before)
      await this.store.commit([{ write: 'person.delete', id: before.id }])
      this.heard.deleted(before.id)
      this.heard.sessionsEnded(before.id)
    })
  }

  private changed(before: PersonRow, change: Partial<PersonRow>): Promise<Signed> {
    return this.inTurn(async () => {
      await this.mustBeAsBefore(before)
      const { token, hash, write } = newSession(before.id)
      await this.store.commit([
        { write: 'person.change', id: before.id, change },
        { write: 'sessions.end', person: before.id },
        { write: 'links.end', person: before.id },
        write,
      ])
      this.heard.sessionsEnded(before.id, hash)
      return { person: { ...before, ...change }, token }
    })
  }

  /**
   * The account, if the secret fits. Wrong ones are counted by login, whether there is such an account or not, and before
   * anything is computed: tries at the same time count as well.
   */
  private async verified(
    login: string | null,
    what: 'password' | 'recovery',
    secret: string,
    otherwise: string,
  ): Promise<PersonRow> {
    const key = loginKey(login ?? '')
    this.quotas.take('wrong', key)
    const giveBack = (): void => this.quotas.giveBack('wrong', key)
    const check = async (): Promise<PersonRow | undefined> => {
      const person = await this.store.personByLogin(key)
      return (await this.passwords.verify(person?.[what], secret)) ? person : undefined
    }
    const person = await check().catch((error: unknown) => {
      giveBack()
      throw error
    })
    if (person === undefined) throw new ApiError('wrongPassword', otherwise)
    giveBack()
    return person
  }

  /** Between checking a password and writing, it may have been changed by somebody who had to. */
  private async mustBeAsBefore({ id, kind, password, recovery }: PersonRow): Promise<void> {
    const now = await this.store.person(id)
    if (now?.kind !== kind || now.password !== password || now.recovery !== recovery)
      throw new ApiError('wrongPassword', 'this has changed meanwhile; sign in again')
  }

  /** One change of people after the other, so that none is made from what another has just replaced. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.last.then(work)
    this.last = turn.catch(() => undefined)
    return turn
  }
}
