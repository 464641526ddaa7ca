import type { Outcome } from '../../engine/index.ts'
import type { TableInfo } from '../../protocol/http.ts'
import type { LocalGame } from './store.ts'

/** A table on this device as everybody at it may know it. */
export const infoOf = (game: LocalGame, outcome: Outcome | undefined): TableInfo => ({
  id: game.id,
  game: game.game,
  title: '',
  state: outcome === undefined ? 'running' : 'over',
  visibility: 'link',
  pace: 'live',
  watching: false,
  roles: game.seats.length,
  options: game.options,
  seats: game.seats.map((seat, i) => ({
    seat: i,
    roles: [i],
    holder: seat.holder,
    name: seat.name,
    ...(seat.bot === undefined ? {} : { bot: seat.bot }),
    isHost: i === 0,
    isHere: true,
    conceded: seat.conceded === true,
  })),
  fairness: { commitment: '', contributions: [] },
  created: game.created,
  updated: game.updated,
  waiting: [...game.waiting],
  ...(outcome === undefined ? {} : { outcome }),
})
