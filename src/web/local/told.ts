import { EVERYONE, type Role } from '../../engine/index.ts'
import { eventsOfSteps } from '../../host/export.ts'
import { olderEvent } from '../../host/open.ts'
import type { StoredStep } from '../../host/restore.ts'
import { PROTOCOL_VERSION, type WholeChannel } from '../../protocol/views.ts'
import { infoOf } from './info.ts'
import type { LocalGame } from './store.ts'
import type { Sent, TableMessage } from './table.ts'

/** A game that is over and that the rules of here cannot show: what was told of it, and nothing to do. */
export class ToldTable {
  private readonly game: LocalGame
  private readonly steps: readonly StoredStep[]
  private readonly version: number
  private readonly tell: (message: TableMessage) => void

  constructor(game: LocalGame, steps: readonly StoredStep[], version: number, tell: (message: TableMessage) => void) {
    this.game = game
    this.steps = steps
    this.version = version
    this.tell = tell
  }

  async hear({ type, ref }: Sent): Promise<void> {
    const reply = type === 'hello' ? this.welcome() : NOTHING
    this.tell(ref === undefined ? reply : { ...reply, ref })
    return Promise.resolve()
  }

  private welcome(): TableMessage {
    const roles: Role[] = this.game.seats.flatMap(({ holder }, role) => (holder === 'person' ? [role] : []))
    const older = { entries: [], told: [{ event: olderEvent(this.version), to: EVERYONE }] }
    const [shared, ...own] = eventsOfSteps([...this.steps, older], roles)
    const { outcome } = this.game
    const parts = [{ ...shared, ...(outcome === undefined ? {} : { outcome }) } as WholeChannel, ...own]
    const table = infoOf(this.game, outcome)
    return { type: 'welcome', version: PROTOCOL_VERSION, run: 'local', table, seats: roles, roles, parts, chat: [] }
  }
}

const NOTHING: TableMessage = { type: 'error', code: 'notNow', message: 'this game was played by other rules' }
