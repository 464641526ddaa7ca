import { hash as argonHash, verify as argonVerify } from '@node-rs/argon2'
import type { Me } from '../protocol/http.ts'
import { ApiError } from './errors.ts'
import type { PersonRow } from './store/schema.ts'
import type { Store } from './store/store.ts'
import { hashOfToken, newId, newRecoveryCode, newToken } from './secrets.ts'

const DAYS = 24 * 60 * 60 * 1000
export const SESSION_TIME = 400 * DAYS

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

/** Verified when there is no such account, so that the answer takes as long. */
const nobody = argonHash('nobody has this password')

/** Guests and accounts, and the sessions by which they are known. */
export class People {
  private readonly store: Store

  constructor(store: Store) {
    this.store = store
  }

  /** A session's token, for the cookie. Only its hash is kept. */
  private async session(person: PersonRow): Promise<string> {
    const token = newToken()
    const now = Date.now()
    await this.store.addSession(hashOfToken(token), person.id, now, now + SESSION_TIME)
    return token
  }

  async known(token: string | undefined): Promise<PersonRow | undefined> {
    return token === undefined ? undefined : this.store.session(hashOfToken(token), Date.now())
  }

  async guest(name: string): Promise<{ person: PersonRow; token: string }> {
    const person: PersonRow = {
      id: newId(),
      kind: 'guest',
      name,
      login: null,
      password: null,
      recovery: null,
      created: Date.now(),
    }
    await this.store.addPerson(person)
    return { person, token: await this.session(person) }
  }

  async rename(person: PersonRow, name: string): Promise<void> {
    await this.store.changePerson(person.id, { name })
    person.name = name
  }

  /** A guest becomes the account, with all its games. */
  async signUp(
    guest: PersonRow | undefined,
    input: { login: string; password: string; name?: string },
  ): Promise<{ person: PersonRow; token: string; recoveryCode: string }> {
    if (guest?.kind === 'account') throw new ApiError('notNow', 'you are signed in already')
    const login = loginKey(input.login)
    if ((await this.store.personByLogin(login)) !== undefined) throw new ApiError('taken', 'this login is taken')
    const recoveryCode = newRecoveryCode()
    const account = {
      kind: 'account' as const,
      name: input.name ?? guest?.name ?? input.login,
      login,
      password: await argonHash(input.password),
      recovery: await argonHash(plainCode(recoveryCode)),
    }
    const person = { ...(guest ?? { id: newId(), created: Date.now() }), ...account }
    if (guest === undefined) await this.store.addPerson(person)
    else {
      await this.store.changePerson(guest.id, account)
      await this.store.deleteSessionsOf(guest.id)
    }
    return { person, token: await this.session(person), recoveryCode }
  }

  /** What a guest plays moves into the account. */
  async signIn(
    guest: PersonRow | undefined,
    login: string,
    password: string,
  ): Promise<{ person: PersonRow; token: string }> {
    const person = await this.store.personByLogin(loginKey(login))
    const isRight = await argonVerify(person?.password ?? (await nobody), password)
    if (person === undefined || !isRight) throw new ApiError('wrongPassword', 'login or password is wrong')
    if (guest?.kind === 'guest') await this.store.mergePeople(guest.id, person.id)
    return { person, token: await this.session(person) }
  }

  async signOut(token: string | undefined): Promise<void> {
    if (token !== undefined) await this.store.deleteSession(hashOfToken(token))
  }

  /** All other sessions end. */
  async changePassword(person: PersonRow, old: string, password: string): Promise<string> {
    await this.checkPassword(person, old)
    await this.store.changePerson(person.id, { password: await argonHash(password) })
    await this.store.deleteSessionsOf(person.id)
    return this.session(person)
  }

  /** With the code that was shown at sign-up; a new one takes its place. */
  async recover(
    login: string,
    code: string,
    password: string,
  ): Promise<{ person: PersonRow; token: string; recoveryCode: string }> {
    const person = await this.store.personByLogin(loginKey(login))
    const isRight = await argonVerify(person?.recovery ?? (await nobody), plainCode(code))
    if (person === undefined || !isRight) throw new ApiError('wrongPassword', 'login or recovery code is wrong')
    const recoveryCode = newRecoveryCode()
    await this.store.changePerson(person.id, {
      password: await argonHash(password),
      recovery: await argonHash(plainCode(recoveryCode)),
    })
    await this.store.deleteSessionsOf(person.id)
    return { person, token: await this.session(person), recoveryCode }
  }

  async remove(person: PersonRow, password: string): Promise<void> {
    if (person.kind === 'account') await this.checkPassword(person, password)
    await this.store.deletePerson(person.id)
  }

  private async checkPassword(person: PersonRow, password: string): Promise<void> {
    if (person.password === null || !(await argonVerify(person.password, password)))
      throw new ApiError('wrongPassword', 'the password is wrong')
  }
}
