import { workerLink } from '../link.ts'
import type { Suggested, TableSession } from '../session.ts'
import { worldGame } from '../trial.ts'

const UNHEARD = { heard: () => undefined, lost: () => undefined }

/**
 * What would be sound at the question that waits here; fails where nobody could think about it. For a table at a server it is thought
 * about in this browser, in a world as it is sent to who tries things out: the server is asked for nothing else.
 */
export async function adviseAt(
  session: Pick<TableSession, 'isLocal' | 'state' | 'advise' | 'world'>,
): Promise<Suggested | undefined> {
  if (session.isLocal) return session.advise()
  const { table, eyes, mirror } = session.state
  const question = eyes === undefined ? undefined : mirror.roles.get(eyes)?.question
  const possible = await session.world()
  if (table === undefined || eyes === undefined || question === undefined || possible === undefined) return undefined
  const { world, pack } = possible
  const link = workerLink({ type: 'world', game: worldGame(table, eyes, pack), world }, UNHEARD)
  try {
    const reply = await link.send({ type: 'advise', role: eyes })
    if (reply.type === 'advice') return { ...reply, question: question.id }
    if (reply.type === 'error' && reply.code === 'notNow') return undefined
    throw new Error('the world could not be opened')
  } finally {
    link.close()
  }
}
