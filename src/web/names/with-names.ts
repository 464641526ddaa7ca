import type { Persona } from '../../games/module.ts'
import type { TableInfo } from '../../protocol/http.ts'
import { languageOf, useSettings } from '../app/settings.ts'
import { factsOf } from '../games.ts'
import { named, personasAt } from './named.ts'

/** A table as it came, and everybody who sits there has a name. */
export const withNames = <T extends TableInfo>(table: T): T =>
  named(table, factsOf(table.game) ?? {}, languageOf(useSettings.getState()))

/** The bot at a seat, with its face. */
export const personaAt = ({ id, game, seats }: TableInfo, seat: number): Persona | undefined =>
  personasAt(id, seats, factsOf(game) ?? {}, languageOf(useSettings.getState())).get(seat)
