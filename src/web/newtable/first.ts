import type { GameFacts } from '../../games/module.ts'
import type { FirstGame } from '../../games/offer.ts'

/** The table that is begun at once; a game that names none is played by as few as can, as it is printed. */
export const firstOf = ({ first, players }: GameFacts): Pick<FirstGame, 'roles' | 'options'> & Partial<FirstGame> =>
  first ?? { roles: Math.max(2, players.min), options: {} }
