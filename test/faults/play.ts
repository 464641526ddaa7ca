import type { Role } from '../../src/engine/index.ts'
import { closingOf } from './plans.ts'
import type { PlayedTable } from './table.ts'
import type { Visitor } from './visitors.ts'
import { Gone, PEOPLE, type Moment } from './world.ts'

/** So many deeds, and a table has been played long enough. */
const LONG = 600

/** Something that can be done now, and how often that is wanted. */
interface Choice {
  readonly moment: Moment
  readonly weight: number
  work(): Promise<unknown>
}

/** Plays a table until it is over, or has been played for long enough; `false` if it cannot be: the server is gone, say. */
export async function playTable(table: PlayedTable): Promise<boolean> {
  try {
    if (table.id === undefined) await table.create()
    else await table.look()
    while (table.info!.state === 'open') await sitDown(table)
    await goOn(table)
    while (!table.isOver && table.deeds.length < LONG && !table.life.isOver) await playOn(table)
    return !table.life.isOver
  } catch (error) {
    if (!(error instanceof Gone)) table.tally.problem('stuck', `${table.title}: ${String(error)}`)
    return false
  }
}

async function sitDown(table: PlayedTable): Promise<void> {
  const [seat] = table.free
  await table.sit(PEOPLE[seat], seat)
}

/** After a restart everybody comes back, and the table goes on: a question is answered, bots move. */
async function goOn(table: PlayedTable): Promise<void> {
  for (const seat of table.held) await table.visitor(table.sitter(seat)!)
  while (!table.isOver) {
    const asked = await whoIsAsked(table)
    const role = asked[0]
    if (role === undefined || (await answer(table, role))) break
  }
  table.tally.wentOn++
  if (table.source.below(3) === 0)
    await table.compare(
      anyOf(
        table,
        table.held.map((seat) => table.sitter(seat)!),
      ),
    )
}

const anyOf = <T>(table: PlayedTable, list: readonly T[]): T => list[table.source.below(list.length)]

const host = (table: PlayedTable): Promise<Visitor> => table.visitor(PEOPLE[0])

/** The people who are asked now; waits until somebody is. None if it is over. */
async function whoIsAsked(table: PlayedTable): Promise<Role[]> {
  for (;;) {
    const { mirror } = await host(table)
    if (mirror.public.outcome !== undefined) {
      table.end()
      return []
    }
    const asked = mirror.public.waiting.map(({ role }) => role)
    const people = asked.filter((role) => table.sitter(role) !== undefined)
    if (people.length > 0) return people
    const [free] = table.free.filter((seat) => asked.includes(seat))
    if (free !== undefined) await fill(table, free)
    else if (!(await (await host(table)).news())) throw new Error('nobody has moved for minutes')
  }
}

/** A free seat gets somebody: whoever comes, by link, or a bot. */
async function fill(table: PlayedTable, seat: number): Promise<void> {
  const way = table.source.below(3)
  const isByLink = way === 1 || table.info!.seats[seat].holder === 'invite'
  // Who has held another seat here is not let in.
  const name = anyOf(
    table,
    PEOPLE.filter((person) => !table.held.some((own) => table.sitter(own) === person)),
  )
  if (way === 0) await table.give(seat, 'bot')
  else await table.sit(name, seat, isByLink ? await table.give(seat, 'invite') : undefined)
}

/** Answers as a stored game went, or at random. */
async function answer(table: PlayedTable, role: Role): Promise<boolean> {
  const visitor = await table.visitor(table.sitter(role)!)
  const question = visitor.mirror.roles.get(role)?.question
  if (question === undefined) {
    // Told to the host already, on its way to this one.
    await Promise.race([visitor.news(), (await host(table)).news()])
    return false
  }
  const keys = question.options.map(({ key }) => key)
  const { closing } = table.plan
  const known = closing === undefined ? undefined : closingOf(closing).rest.find((option) => keys.includes(option))
  const option = known !== undefined && table.source.below(4) > 0 ? known : anyOf(table, keys)
  const message = { type: 'answer', role, question: question.id, option } as const
  return table.act('answer', role, `${question.id} ${option}`, message)
}

async function playOn(table: PlayedTable): Promise<void> {
  // Now and then somebody acts on what they saw before.
  if (table.source.below(8) > 0) await table.level()
  const asked = await whoIsAsked(table)
  if (asked.length === 0) return
  const choices = await choicesAt(table, asked)
  const wanted = choices.filter(({ moment }) => table.life.isWanted(moment))
  if (wanted.length > 0 && table.source.below(3) > 0) return void (await anyOf(table, wanted).work())
  let left = table.source.below(choices.reduce((sum, { weight }) => sum + weight, 0))
  await choices.find(({ weight }) => (left -= weight) < 0)!.work()
}

async function choicesAt(table: PlayedTable, asked: readonly Role[]): Promise<Choice[]> {
  const role = anyOf(table, table.held)
  const name = table.sitter(role)!
  const both = asked.length > 1 ? 10 : 0
  return [
    { moment: 'answer', weight: 60, work: () => answer(table, anyOf(table, asked)) },
    { moment: 'answer', weight: both, work: () => Promise.all(asked.map((one) => answer(table, one))) },
    { moment: 'chat', weight: 3, work: () => table.say(name, `${table.title}: line ${table.deeds.length}`) },
    { moment: 'joining', weight: 3, work: () => table.reconnect(name) },
    { moment: 'joining', weight: 2, work: () => table.compare(name) },
    ...(await backChoices(table, role)),
    ...(await offerChoices(table)),
    ...awayChoices(table),
  ]
}

/** Taking back, giving again, and asking the others. */
async function backChoices(table: PlayedTable, some: Role): Promise<Choice[]> {
  const choices: Choice[] = []
  for (const role of table.held) {
    const { mirror } = await table.visitor(table.sitter(role)!)
    const own = mirror.roles.get(role)
    if (own?.undo === true)
      choices.push({ moment: 'undo', weight: 8, work: () => table.act('undo', role, 'undo', { type: 'undo', role }) })
    if (own?.redo === true)
      choices.push({ moment: 'redo', weight: 8, work: () => table.act('redo', role, 'redo', { type: 'redo', role }) })
    const { request } = mirror.public
    if (request === undefined || request.agreed.includes(role)) continue
    const say = (yes: boolean, word: 'consent' | 'decline') => () =>
      table.act(word, role, word, { type: 'consent', role, yes })
    choices.push({ moment: 'consent', weight: 120, work: say(true, 'consent') })
    choices.push({ moment: 'decline', weight: 50, work: say(false, 'decline') })
  }
  const { mirror } = await host(table)
  const mayAsk = mirror.public.request === undefined
  const ask = (): Promise<unknown> => table.act('request', some, 'request', { type: 'request', role: some })
  return mayAsk ? [...choices, { moment: 'request', weight: 3, work: ask }, ...wishes(table, ask)] : choices
}

/** Nobody can agree to what nobody has asked for. */
const wishes = (table: PlayedTable, work: () => Promise<unknown>): Choice[] =>
  table.life.isWanted('consent') || table.life.isWanted('decline') ? [{ moment: 'request', weight: 200, work }] : []

async function offerChoices(table: PlayedTable): Promise<Choice[]> {
  const choices: Choice[] = []
  for (const role of table.held) {
    const { mirror } = await table.visitor(table.sitter(role)!)
    const offers = mirror.roles.get(role)?.offers ?? []
    if (offers.length === 0) continue
    const { key } = anyOf(table, offers)
    const work = () => table.act('offer', role, `offer ${key}`, { type: 'offer', role, key })
    choices.push({ moment: 'offer', weight: 6, work })
  }
  return choices
}

/** Who makes a table stays; the others may give up, get up, and come back; a bot makes room for somebody. */
function awayChoices(table: PlayedTable): Choice[] {
  const others = table.held.filter((seat) => seat > 0)
  const free = table.free.map((seat): Choice => ({
    moment: anyOf(table, ['sit', 'give']),
    weight: 30,
    work: () => fill(table, seat),
  }))
  const bots = table.info!.seats.filter(({ holder, conceded }) => holder === 'bot' && !conceded)
  const back = bots.map(({ seat }): Choice => ({ moment: 'give', weight: 2, work: () => table.give(seat, 'invite') }))
  const { proposal } = table.info!
  const asked = proposal?.asked.filter((own) => !proposal.agreed.includes(own) && table.sitter(own) !== undefined) ?? []
  for (const own of asked) back.push({ moment: 'give', weight: 60, work: () => table.agree(proposal!.seat, own) })
  if (others.length === 0) return [...free, ...back]
  const seat = anyOf(table, others)
  const moment = table.life.isWanted('sit') ? 'sit' : table.life.isWanted('give') ? 'give' : 'leave'
  return [
    ...free,
    ...back,
    { moment, weight: 1, work: () => table.leave(seat) },
    ...(table.source.below(5) === 0
      ? [{ moment: 'concede', weight: 1, work: () => concede(table, seat) } as const]
      : []),
  ]
}

async function concede(table: PlayedTable, seat: number): Promise<void> {
  await table.act('concede', seat, 'concede', { type: 'concede', role: seat })
  await table.look()
}
