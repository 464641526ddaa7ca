import { both, seers, unknown, type Caller, type Lines } from './matrix.ts'
import { must, type Scene } from './scene.ts'

/** How a route is called, and what becomes of it for every kind of caller. */
export interface RouteLine {
  readonly lines: Lines
  readonly body?: (scene: Scene, caller: Caller, n: number) => unknown
  /** Everything is tried on seat 0 unless told. */
  readonly seat?: number
  /** It is about people and not about tables: who calls is used up by it. */
  readonly usesUp?: boolean
  /** What it does changes nothing for the next caller. */
  readonly isHarmless?: boolean
  /** What is to be true of the table before. */
  readonly prepare?: (scene: Scene) => Promise<unknown>
}

const password = 'another password'
/** Nobody is let in by a password that is wrong; each time another login, since tries are counted. */
const wrongLogin = (_scene: Scene, _caller: Caller, n: number) => ({
  login: `nobody-${n}`,
  password,
  code: 'AAAA-BBBB',
})

const named = (body: object) => (_scene: Scene, caller: Caller) => ({
  ...body,
  ...(caller === 'nobody' || caller === 'signedOut' || caller === 'program' ? { name: 'Eve' } : {}),
})

const people: Readonly<Record<string, RouteLine>> = {
  'GET /api/me': { lines: both('ok') },
  'POST /api/guest': { lines: both('ok'), usesUp: true, body: () => ({ name: 'Zoe' }) },
  'POST /api/signup': {
    lines: both('ok', { own: 'notNow', host: 'notNow' }),
    usesUp: true,
    body: (_scene, _caller, n) => ({ login: `new-${n}`, password }),
  },
  'POST /api/signin': {
    lines: both('wrongPassword'),
    body: (...given) => ({ ...wrongLogin(...given), code: undefined }),
  },
  'POST /api/password': {
    lines: both('signedOut', { own: 'wrongPassword', host: 'wrongPassword' }),
    body: () => ({ old: password, password }),
  },
  'POST /api/recover': { lines: both('wrongPassword'), body: wrongLogin },
  'POST /api/signout': { lines: both('ok'), usesUp: true },
  // Guests have no password: there is nothing that they could prove.
  'DELETE /api/account': {
    lines: both('ok', unknown('signedOut'), { own: 'wrongPassword', host: 'wrongPassword' }),
    usesUp: true,
    body: () => ({ password }),
  },
}

const newTable = {
  game: 'lanterns',
  visibility: 'link',
  pace: 'live',
  seats: [{ holder: 'me', name: 'Eve' }, { holder: 'invite' }],
}

const tables: Readonly<Record<string, RouteLine>> = {
  'GET /api/games': { lines: both('ok') },
  'GET /api/tables': { lines: both('ok') },
  'GET /api/tables/mine': { lines: both('ok', unknown('signedOut')) },
  'POST /api/tables': {
    lines: both('ok'),
    usesUp: true,
    body: () => newTable,
  },
  'GET /api/tables/:id': { lines: seers('ok') },
  'POST /api/tables/:id/rematch': { lines: withoutNobody(seers('ok', unknown('signedOut'))), isHarmless: true },
  'GET /api/tables/:id/export': { lines: seers('ok') },
  'GET /api/tables/:id/pack': { lines: seers('ok') },
  'POST /api/tables/:id/report': { lines: seers('ok'), isHarmless: true, body: () => ({ text: 'it looks wrong' }) },
}

/** Who is not known is told so first. */
function withoutNobody({ public: atPublic, link }: Lines): Lines {
  return { public: atPublic, link: { ...link, ...unknown('signedOut') } }
}

const host: Readonly<Record<string, RouteLine>> = {
  'PATCH /api/tables/:id': {
    lines: both('notHost', unknown('signedOut'), { host: 'ok' }),
    body: () => ({ title: 'Mine now', watching: false }),
  },
  'POST /api/tables/:id/watch': { lines: both('notHost', unknown('signedOut'), { host: 'ok' }) },
  'POST /api/tables/:id/resume': { lines: both('notHost', unknown('signedOut'), { host: 'notNow' }) },
  'POST /api/tables/:id/seats/:seat/give': {
    lines: both('notHost', unknown('signedOut'), { host: 'ok' }),
    body: () => ({ to: 'bot', bot: 'random' }),
    seat: 2,
  },
}

const seats: Readonly<Record<string, RouteLine>> = {
  // Everybody tries the used invitation; to who has sat down by it, saying it again is no fault.
  'POST /api/tables/:id/sit': {
    lines: both('notAllowed', { own: 'ok', device: 'ok', other: 'ok' }),
    isHarmless: true,
    body: (scene, caller) => named({ token: scene.usedInvitation })(scene, caller),
  },
  'POST /api/tables/:id/enter': {
    lines: both('notAllowed'),
    body: (scene, caller) => named({ token: scene.usedLink })(scene, caller),
  },
  'POST /api/tables/:id/contribute': {
    lines: seers('notYourSeat', { own: 'notNow', device: 'notNow' }),
    body: () => ({ seat: 0, bytes: 'ab'.repeat(16) }),
  },
  // Everybody who sits gives links to their own seats, and to no others.
  'POST /api/tables/:id/link': {
    lines: seers('notYourSeat', unknown('signedOut'), { own: 'ok', other: 'ok' }),
    isHarmless: true,
  },
  'POST /api/tables/:id/seats/:seat/leave': {
    lines: withoutNobody(seers('notYourSeat', unknown('signedOut'), { own: 'ok', device: 'ok' })),
  },
  // Only who sits there lets programs answer for the seat, and knows of them.
  'GET /api/tables/:id/seats/:seat/bots': { lines: seers('notYourSeat', unknown('signedOut'), { own: 'ok' }) },
  'POST /api/tables/:id/seats/:seat/bots': {
    lines: seers('notYourSeat', unknown('signedOut'), { own: 'ok' }),
    isHarmless: true,
    body: () => ({ name: 'Mine' }),
  },
  'DELETE /api/tables/:id/seats/:seat/bots/:bot': {
    lines: seers('notYourSeat', unknown('signedOut'), { own: 'ok' }),
  },
  'POST /api/tables/:id/seats/:seat/revoke': { lines: seers('notYourSeat', unknown('signedOut'), { own: 'ok' }) },
  // The host wants to offer the seat of `other` anew: only `own` is asked.
  'POST /api/tables/:id/seats/:seat/agree': {
    lines: seers('notYourSeat', unknown('signedOut'), { own: 'ok', device: 'ok' }),
    body: () => ({ yes: true }),
    seat: 1,
    prepare: ({ cast, id }) => must(cast.host, 'POST', `/api/tables/${id}/seats/1/give`, { to: 'invite' }),
  },
}

const work = { name: 'Mine', pack: { walstatt: 'content-pack', game: 'lanterns' } }
const WORK = '/api/works/lanterns/mine'
/** Only `own` has it. */
const alone = async ({ cast }: Scene): Promise<void> => {
  await cast.host.call('DELETE', WORK)
  await must(cast.own, 'PUT', WORK, work)
}

// The host has an account as well: the works of another are unknown to it.
const works: Readonly<Record<string, RouteLine>> = {
  'GET /api/works/:game': { lines: both('signedOut', { own: 'ok', host: 'ok' }) },
  'GET /api/works/:game/:id': { lines: both('signedOut', { own: 'ok', host: 'unknownWork' }), prepare: alone },
  'PUT /api/works/:game/:id': {
    lines: both('signedOut', { own: 'ok', host: 'ok' }),
    isHarmless: true,
    body: () => work,
  },
  'DELETE /api/works/:game/:id': {
    lines: both('signedOut', { own: 'ok', host: 'unknownWork' }),
    isHarmless: true,
    prepare: alone,
  },
}

const others: Readonly<Record<string, RouteLine>> = {
  'GET /health': { lines: both('ok') },
  'GET /api/openapi.json': { lines: both('ok') },
  // Without asking for a socket there is nothing; who may do what with one is in `message-lines.ts`.
  'GET /api/socket': { lines: both('unknownTable') },
}

/** By method and address. A route that is not here fails the test. */
export const ROUTE_LINES: Readonly<Record<string, RouteLine>> = {
  ...people,
  ...tables,
  ...host,
  ...seats,
  ...works,
  ...others,
}
