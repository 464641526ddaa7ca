// `npm run balance -- <game> [options]`: how hard or how fair a game is, as its own `testing/balance.ts` measures it (docs/balance.md).
import { existsSync } from 'node:fs'
import { terminal, type Screen } from '../src/cli/progress.mjs'
import { games } from '../src/games/registry.ts'

interface Balance {
  balance(argv: readonly string[], screen: Screen): void
}

const fileOf = (game: string): URL => new URL(`../src/games/${game}/testing/balance.ts`, import.meta.url)
const measured = games.map(({ id }) => id).filter((id) => existsSync(fileOf(id)))
const [game = '', ...options] = process.argv.slice(2)
if (!measured.includes(game)) {
  console.error(`balance: there is nothing to measure for "${game}"; there is: ${measured.join(', ')}`)
  process.exit(2)
}
const { balance } = (await import(fileOf(game).href)) as Balance
balance(options, terminal())
