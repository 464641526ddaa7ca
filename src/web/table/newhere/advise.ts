import { workerLink, type Heard } from '../link.ts'
import type { Suggested, TableSession } from '../session.ts'
import { worldGame } from '../trial.ts'

/**
 * What would be sound at the question that waits here. For a table at a server it is thought about in this browser, in a world as
 * it is sent to who tries things out: the server is asked for nothing else.
 */
export async function adviseAt(session: TableSession): Promise<Suggested | undefined> {
  if (session.isLocal) return session.advise()
  const { table, eyes, mirror } = session.state
  const question = eyes === undefined ? undefined : mirror.roles.get(eyes)?.question
  const world = await session.world()
  if (table === undefined || eyes === undefined || question === undefined || world === undefined) return undefined
  const game = worldGame(table, eyes)
  const reply = await new Promise<Heard>((heard) => {
    const link = workerLink(
      { type: 'world', game, world },
      { heard: () => undefined, lost: () => heard({ type: 'lost' }) },
    )
    void link
      .send({ type: 'advise', role: eyes })
      .then(heard)
      .finally(() => link.close())
  })
  return reply.type === 'advice' ? { ...reply, question: question.id } : undefined
}
