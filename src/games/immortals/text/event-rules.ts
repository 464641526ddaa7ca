import type { GameEvent } from '../../../engine/table.ts'

export function eventRule(_event: GameEvent): string | undefined {
  return undefined
}
