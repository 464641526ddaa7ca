import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defaults } from './config.ts'
import { Passwords } from './passwords.ts'
import { People, type PeopleHeard } from './people.ts'
import { hashOfToken } from './secrets.ts'
import { openSqlite } from './store/sqlite.ts'
import type { Store, Write } from './store/store.ts'

const nobody = { person: undefined, session: undefined }
const account = { login: 'Ada', password: 'correct horse' }

let folder: string
let store: Store
/** What was written and what was heard, in order. */
let done: (string | readonly string[])[]
let computed: number
let duringHash: () => Promise<void>
let people: People

const heard: PeopleHeard = {
  merged: (from, to) => void done.push(`merged ${from} ${to}`),
  deleted: (id) => void done.push(`deleted ${id}`),
  sessionEnded: (hash) => void done.push(`session ${hash}`),
  sessionsEnded: (person, except) => void done.push(`sessions ${person} but ${except ?? 'none'}`),
  renamed: (id, name) => void done.push(`renamed ${id} ${name}`),
}

/** Hashes that cost nothing, with a place to do something meanwhile. */
const passwords = (): Passwords =>
  new Passwords({
    async hash(text) {
      await duringHash()
      return `#${text}`
    },
    async verify(hashed, text) {
      computed++
      await duringHash()
      return hashed === `#${text}`
    },
  })

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'walstatt-'))
  const own = openSqlite(join(folder, 'walstatt.db'))
  store = {
    ...own,
    commit(writes: readonly Write[]) {
      done.push(writes.map(({ write }) => write))
      return own.commit(writes)
    },
  }
  done = []
  computed = 0
  duringHash = async () => undefined
  people = new People(store, heard, defaults, passwords())
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

async function guest(name = 'Guest') {
  const { person, token } = await people.guest(name, '192.0.2.1')
  return { person, session: token }
}

async function signedUp() {
  const up = await people.signUp(nobody, account)
  done = []
  return up
}

const codeOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: { code: string }) => error.code,
  )

describe('each is one commit, and is heard right after it', () => {
  it('a guest, and a name', async () => {
    const { person, session } = await guest()
    expect(await people.known(session)).toEqual(person)
    await people.rename(person, 'Other')
    expect(done).toEqual([['person.add', 'session.add'], ['person.change'], `renamed ${person.id} Other`])
    expect((await people.known(session))?.name).toBe('Other')
  })

  it('signing up: the person, the end of old sessions, and the new one', async () => {
    const before = await guest()
    done = []
    const { person, token } = await people.signUp(before, { ...account, name: 'Ada' })
    expect(done).toEqual([
      ['person.change', 'sessions.end', 'links.end', 'session.add'],
      `renamed ${person.id} Ada`,
      `sessions ${person.id} but ${hashOfToken(token)}`,
    ])
    expect(person.id).toBe(before.person.id)
    expect([await people.known(before.session), await people.known(token)]).toEqual([undefined, person])
  })

  it('signing in: what the guest had, and the session', async () => {
    const { person } = await signedUp()
    const before = await guest()
    done = []
    const { token } = await people.signIn(before, 'ADA ', account.password)
    expect(done).toEqual([
      ['person.merge', 'session.add'],
      `merged ${before.person.id} ${person.id}`,
      `sessions ${before.person.id} but none`,
    ])
    expect([await people.known(before.session), (await people.known(token))?.id]).toEqual([undefined, person.id])
  })

  it('signing in where somebody is signed in ends that session', async () => {
    const { person, token } = await signedUp()
    await people.signIn({ person, session: token }, 'ada', account.password)
    expect(done).toEqual([['session.end', 'session.add'], `session ${hashOfToken(token)}`])
    expect(await people.known(token)).toBeUndefined()
  })

  it('signing out', async () => {
    const { token } = await signedUp()
    await people.signOut(token)
    await people.signOut(undefined)
    expect(done).toEqual([['session.end'], `session ${hashOfToken(token)}`])
    expect(await people.known(token)).toBeUndefined()
  })

  it('a new password, by the old one or the code', async () => {
    const { person, token, recoveryCode } = await signedUp()
    const next = await people.changePassword(person, account.password, 'second password')
    const writes = ['person.change', 'sessions.end', 'links.end', 'session.add']
    expect(done).toEqual([writes, `sessions ${person.id} but ${hashOfToken(next)}`])
    done = []
    const back = await people.recover('ada', recoveryCode.toLowerCase(), 'third password')
    expect(done).toEqual([writes, `sessions ${person.id} but ${hashOfToken(back.token)}`])
    expect([await people.known(token), await people.known(next)]).toEqual([undefined, undefined])
    expect(await codeOf(people.recover('ada', recoveryCode, 'fourth password'))).toBe('wrongPassword')
  })

  it('deleting', async () => {
    const { person, token } = await signedUp()
    expect(await codeOf(people.remove(person, 'wrong'))).toBe('wrongPassword')
    expect(done).toEqual([])
    await people.remove(person, account.password)
    expect(done).toEqual([['person.delete'], `deleted ${person.id}`, `sessions ${person.id} but none`])
    expect(await people.known(token)).toBeUndefined()
  })

  it('what cannot be stored is not heard', async () => {
    const { person } = await signedUp()
    store.commit = () => Promise.reject(new Error('database is full'))
    for (const work of [
      people.rename(person, 'Other'),
      people.signIn(nobody, 'ada', account.password),
      people.changePassword(person, account.password, 'second password'),
      people.remove(person, account.password),
    ])
      await expect(work).rejects.toThrow('database is full')
    expect([done, person.name]).toEqual([[], 'Ada'])
  })
})

describe('two at the same time', () => {
  it('of the same login: one is first', async () => {
    const both = [people.signUp(nobody, account), people.signUp(nobody, account)]
    expect((await Promise.all(both.map(codeOf))).sort()).toEqual(['done', 'taken'])
  })

  it('sign-ups of one guest: it becomes one account', async () => {
    const before = await guest()
    const both = [people.signUp(before, account), people.signUp(before, { ...account, login: 'Bob' })]
    expect((await Promise.all(both.map(codeOf))).sort()).toEqual(['done', 'notNow'])
  })

  it('a guest who signs up while signing in is not swallowed', async () => {
    const { person } = await signedUp()
    const before = await guest()
    duringHash = async () => {
      duringHash = async () => undefined
      await people.signUp(before, { login: 'bob', password: 'another password' })
    }
    await people.signIn(before, 'ada', account.password)
    expect(done.flat()).not.toContain('person.merge')
    expect([(await store.person(before.person.id))?.login, (await store.person(person.id))?.login]).toEqual([
      'bob',
      'ada',
    ])
  })

  it('who signs in with the old password while it is changed stays outside', async () => {
    const { person } = await signedUp()
    duringHash = async () => {
      duringHash = async () => undefined
      await people.changePassword(person, account.password, 'second password')
    }
    expect(await codeOf(people.signIn(nobody, 'ada', account.password))).toBe('wrongPassword')
    expect(done.flat()).toEqual([
      'person.change',
      'sessions.end',
      'links.end',
      'session.add',
      expect.stringMatching(/^sessions/),
    ])
  })
})

describe('wrong passwords', () => {
  const { burst } = defaults.wrongPasswords

  it('are limited for each account, wherever they come from and whatever they are for', async () => {
    const { person } = await signedUp()
    const tries = [
      () => people.signIn(nobody, 'ada', 'wrong'),
      () => people.recover('ADA', 'wrong', 'new password'),
      () => people.changePassword(person, 'wrong', 'new password'),
      () => people.remove(person, 'wrong'),
    ]
    for (let i = 0; i < burst; i++) expect(await codeOf(tries[i % 4]())).toBe('wrongPassword')
    const before = computed
    for (const again of [...tries, () => people.signIn(nobody, 'ada', account.password)])
      expect(await codeOf(again())).toBe('tooFast')
    expect(computed).toBe(before)
    await people.signUp(nobody, { ...account, login: 'bob' })
    expect(await codeOf(people.signIn(nobody, 'bob', account.password))).toBe('done')
  })

  it('for nobody are answered in the same way', async () => {
    const codes = []
    for (let i = 0; i <= burst; i++) codes.push(await codeOf(people.signIn(nobody, 'nobody', 'wrong')))
    expect(codes).toEqual([...Array<string>(burst).fill('wrongPassword'), 'tooFast'])
    expect(computed).toBe(burst)
  })

  it('count as well when they come all at once', async () => {
    await signedUp()
    const tries = Array.from({ length: burst + 5 }, () => codeOf(people.signIn(nobody, 'ada', 'wrong')))
    expect((await Promise.all(tries)).filter((code) => code === 'tooFast')).toHaveLength(5)
  })

  it('are not what right ones are, however many', async () => {
    await signedUp()
    for (let i = 0; i < 3 * burst; i++) await people.signIn(nobody, 'ada', account.password)
    store.personByLogin = () => Promise.reject(new Error('database is full'))
    for (let i = 0; i < 3 * burst; i++)
      await expect(people.signIn(nobody, 'ada', account.password)).rejects.toThrow('database is full')
  })
})

it('a guest has no password to change', async () => {
  const { person } = await guest()
  expect(await codeOf(people.changePassword(person, '', 'a new password'))).toBe('signedOut')
  expect(computed).toBe(0)
})

it('guests from one address are limited', async () => {
  const { burst } = defaults.quotas.guests
  for (let i = 0; i < burst; i++) await guest()
  expect(await codeOf(guest())).toBe('tooFast')
  expect(await codeOf(people.guest('Guest', '192.0.2.2'))).toBe('done')
})
