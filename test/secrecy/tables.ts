import type { AnyGame, Options } from '../../src/engine/game.ts'
import { prepare, type Prepared } from '../../src/engine/setup.ts'
import { lanterns } from '../../src/engine/testing/lanterns.ts'
import { bloodstones } from '../../src/games/bloodstones/index.ts'
import { heroscape } from '../../src/games/heroscape/index.ts'
import { GLYPH_FIELD } from '../../src/games/heroscape/testing/packs.ts'
import { immortals } from '../../src/games/immortals/index.ts'
import { uprising } from '../../src/games/uprising/index.ts'

export interface SecretTable {
  readonly roles: number
  readonly options: Options
  readonly pack?: object
}

// oxlint-disable-next-line typescript/no-explicit-any -- games of every shape are tried alike
export type AnyPrepared = Prepared<any, any>

/** Tables at which every kind of secret comes up. */
const TABLES: Readonly<Record<string, { readonly game: AnyGame; readonly tables: readonly SecretTable[] }>> = {
  lanterns: { game: lanterns, tables: [{ roles: 3, options: {} }] },
  bloodstones: {
    game: bloodstones,
    tables: [
      { roles: 3, options: { map: 'fals-heartland', factions: ['necromancers', 'corsairs', 'hillFolk'] } },
      { roles: 2, options: { map: 'twin-ford', cutiecorn: true } },
      {
        roles: 4,
        options: { map: 'tyrants-lament', factions: ['chaosHorde', 'dragonRiders', 'necromancers', 'corsairs'] },
      },
      { roles: 2, options: { map: 'tyrants-lament', freeOverpay: true } },
    ],
  },
  heroscape: {
    game: heroscape,
    tables: [
      { roles: 2, options: { scenario: 'STORM' } },
      { roles: 2, options: { scenario: 'pack', army: 'prepared', mirrorArmies: true }, pack: GLYPH_FIELD },
      { roles: 4, options: { scenario: 'FRONT', army: 'prepared' } },
      { roles: 4, options: { scenario: 'WINTER', markersInTurn: true } },
      { roles: 3, options: { scenario: 'RESCUE' } },
      { roles: 2, options: { scenario: 'MIST', mirrorArmies: true, army: 'prepared' } },
    ],
  },
  immortals: {
    game: immortals,
    tables: [
      { roles: 3, options: {} },
      { roles: 4, options: { rounds: 6, eighthSpace: 'attackOrMove' } },
      { roles: 5, options: {} },
      { roles: 3, options: { rounds: 10, returnFromLimbo: true } },
    ],
  },
  uprising: {
    game: uprising,
    tables: [
      { roles: 2, options: { chapters: 2, difficulty: 'rebel' } },
      { roles: 3, options: { chapters: 3, edition: 'first', difficulty: 'nightmare' } },
      { roles: 4, options: { chapters: 2, difficulty: 'apocalypse' } },
      { roles: 3, options: { chapters: 3, advanced: 'all', resourceSupply: 'limited' } },
    ],
  },
}

export const secretGames = Object.keys(TABLES)

/** The tables of a game, one after the other; with `change`, of a game that was changed on purpose. */
export function preparedTable(
  name: string,
  index: number,
  change: (game: AnyGame) => AnyGame = (game) => game,
): AnyPrepared {
  const { game, tables } = TABLES[name]
  const { roles, options, pack } = tables[index % tables.length]
  const prepared = prepare(change(game), roles, options, pack)
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems))
  return prepared.value
}
