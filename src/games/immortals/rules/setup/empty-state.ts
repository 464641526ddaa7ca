import type { Content } from '../../content/content.ts'
import { LANDS, NAMES, SPACES } from '../../content/names.ts'
import { NONE, type State, type TableOptions } from '../table/state.ts'

export const filled = (length: number, value: number): number[] => new Array<number>(length).fill(value)
export const lists = <T>(length: number): T[][] => Array.from({ length }, () => [])

/** Nothing on the board yet, everything in the supplies (IM-SET-12, IM-SET-15, IM-SET-19, IM-SET-20), but no unused colours (IM-SET-21). */
export function emptyState(content: Content, roles: number, options: TableOptions): State {
  return {
    next: [],
    checkpoint: 0,
    knowledge: 0,
    options,
    roles,
    phase: 'start',
    round: 0,
    startPlayer: 0,
    marker: 0,
    turn: NONE,
    lightRace: filled(roles, NONE),
    shadowRace: filled(roles, NONE),
    points: filled(roles, 0),
    gold: filled(roles, 0),
    energy: filled(roles, 0),
    groups: lists(roles),
    supply: filled(roles, content.components.armies),
    box: filled(roles, 0),
    possessor: filled(LANDS, NONE),
    armies: filled(LANDS, 0),
    building: filled(LANDS, NONE),
    portal: filled(LANDS, 0),
    limbo: filled(2 * roles, 0),
    tower: filled(roles + 1, 0),
    tray: filled(roles + 1, 0),
    residents: content.components.residents,
    holder: filled(NAMES, NONE),
    conflict: lists(roles),
    conflictSeenBy: lists(roles),
    drawPile: [],
    discard: [],
    planned: filled(roles * SPACES, NONE),
  }
}
