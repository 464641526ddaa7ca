import { marches } from '../reference/walstatt.ts'

/** For the server's workers. */
export const moreGames = [marches]
