/** Somebody who is connected by a session. */
export interface Guest {
  readonly session: string | undefined
  readonly person: { readonly id: string; name: string } | undefined
  readonly program?: { readonly table_id: string; readonly seat: number } | undefined
  /** The session has ended: the connection ends with it. */
  showOut(): void
}

/** Everybody who is connected: who signs out, or is deleted, is let out everywhere at once. */
export class Doors {
  private readonly inside = new Set<Guest>()
  private readonly byAddress = new Map<string, number>()
  private readonly mostPerAddress: number
  /** Counts what ended: a session that was read before may be over when somebody comes in with it. */
  changes = 0

  constructor(mostPerAddress: number) {
    this.mostPerAddress = mostPerAddress
  }

  /** Somebody stands at the door; `false` if there are too many from the same address. */
  arrive(address: string): boolean {
    const there = this.byAddress.get(address) ?? 0
    if (there >= this.mostPerAddress) return false
    this.byAddress.set(address, there + 1)
    return true
  }

  /** Whoever arrived is gone. */
  goneFrom(address: string): void {
    const left = this.byAddress.get(address)! - 1
    if (left === 0) this.byAddress.delete(address)
    else this.byAddress.set(address, left)
  }

  enter(guest: Guest): void {
    this.inside.add(guest)
  }

  leave(guest: Guest): void {
    this.inside.delete(guest)
  }

  /** By the session's hash. */
  sessionEnded(session: string): void {
    this.showOut((guest) => guest.session === session)
  }

  sessionsEnded(person: string, except?: string): void {
    this.showOut((guest) => guest.person?.id === person && guest.session !== except)
  }

  /** No program answers for this seat any more. */
  programsEnded(table: string, seat: number): void {
    this.showOut(({ program }) => program?.table_id === table && program.seat === seat)
  }

  renamed(person: string, name: string): void {
    for (const guest of this.inside) if (guest.person?.id === person) guest.person.name = name
  }

  private showOut(isMeant: (guest: Guest) => boolean): void {
    this.changes++
    for (const guest of Array.from(this.inside)) if (isMeant(guest)) guest.showOut()
  }
}
