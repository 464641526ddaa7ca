import type { z } from 'zod'
import {
  changePasswordSchema,
  deleteAccountSchema,
  guestSchema,
  meSchema,
  recoverSchema,
  signedUpSchema,
  signInSchema,
  signUpSchema,
} from '../../protocol/http.ts'
import { meOf, type People } from '../people.ts'
import { known, type Route } from './route.ts'

const guestRoutes = (people: People): Route[] => [
  {
    method: 'GET',
    url: '/api/me',
    who: 'anyone',
    summary: 'Who I am',
    reply: meSchema,
    handle: async ({ person }) => meOf(person),
  },
  {
    method: 'POST',
    url: '/api/guest',
    who: 'anyone',
    summary: 'Play as a guest, or change my name',
    body: guestSchema,
    reply: meSchema,
    async handle(call) {
      const { name } = call.body as z.infer<typeof guestSchema>
      const person = await call.someone(name)
      if (person.name !== name) await people.rename(person, name)
      return meOf(person)
    },
  },
]

const signRoutes = (people: People): Route[] => [
  {
    method: 'POST',
    url: '/api/signup',
    who: 'anyone',
    summary: 'Make an account; the games of the guest move into it. The recovery code is shown this once',
    body: signUpSchema,
    reply: signedUpSchema,
    checksPassword: true,
    async handle(call) {
      const { login, password, name } = call.body as z.infer<typeof signUpSchema>
      const input = { login, password, ...(name === undefined ? {} : { name }) }
      const { person, token, recoveryCode } = await people.signUp(call, input)
      call.remember(token)
      return { ...meOf(person), recoveryCode }
    },
  },
  {
    method: 'POST',
    url: '/api/signin',
    who: 'anyone',
    summary: 'Sign in; the games of the guest move into the account',
    body: signInSchema,
    reply: meSchema,
    checksPassword: true,
    async handle(call) {
      const { login, password } = call.body as z.infer<typeof signInSchema>
      const { person, token } = await people.signIn(call, login, password)
      call.remember(token)
      return meOf(person)
    },
  },
]

const passwordRoutes = (people: People): Route[] => [
  {
    method: 'POST',
    url: '/api/password',
    who: 'account',
    summary: 'Change my password; every other session ends',
    body: changePasswordSchema,
    checksPassword: true,
    async handle(call) {
      const { old, password } = call.body as z.infer<typeof changePasswordSchema>
      call.remember(await people.changePassword(known(call), old, password))
    },
  },
  {
    method: 'POST',
    url: '/api/recover',
    who: 'anyone',
    summary: 'A new password with the recovery code; there is a new code, shown this once',
    body: recoverSchema,
    reply: signedUpSchema,
    checksPassword: true,
    async handle(call) {
      const { login, code, password } = call.body as z.infer<typeof recoverSchema>
      const { person, token, recoveryCode } = await people.recover(login, code, password)
      call.remember(token)
      return { ...meOf(person), recoveryCode }
    },
  },
]

const endRoutes = (people: People): Route[] => [
  {
    method: 'POST',
    url: '/api/signout',
    who: 'anyone',
    summary: 'Sign out here',
    async handle(call) {
      await people.signOut(call.session)
      call.remember(undefined)
    },
  },
  {
    method: 'DELETE',
    url: '/api/account',
    who: 'person',
    summary: 'Delete my account, or what is kept of me as a guest. Seats stay with their names',
    body: deleteAccountSchema,
    checksPassword: true,
    async handle(call) {
      await people.remove(known(call), (call.body as z.infer<typeof deleteAccountSchema>).password)
      call.remember(undefined)
    },
  },
]

/** Guests and accounts. */
export const accountRoutes = (people: People): Route[] => [
  ...guestRoutes(people),
  ...signRoutes(people),
  ...passwordRoutes(people),
  ...endRoutes(people),
]
