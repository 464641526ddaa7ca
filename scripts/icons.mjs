// Takes the signs that the boards need out of the icon package, so that the app ships only these. A game lists its own in
// `ui/icons.json`: our name → the name in the collection.
//   node scripts/icons.mjs
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const read = (path) => JSON.parse(readFileSync(path, 'utf8'))
const { icons } = read(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'))
const games = new URL('../src/games/', import.meta.url)

const head = `// Made by scripts/icons.mjs from game-icons.net (CC BY 3.0, artists in CREDITS.md). Paths in a box of 512 by 512.\n`

for (const game of readdirSync(games)) {
  const list = new URL(`${game}/ui/icons.json`, games)
  if (!existsSync(list)) continue
  const lines = Object.entries(read(list)).map(([name, sign]) => {
    const paths = [...icons[sign].body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1])
    if (paths.length === 0) throw new Error(`no paths in ${sign}`)
    return `  // prettier-ignore\n  ${/^\w+$/.test(name) ? name : `'${name}'`}: '${paths.join('')}',`
  })
  writeFileSync(
    new URL(`${game}/ui/icons.ts`, games),
    `${head}export const ICONS = {\n${lines.join('\n')}\n} as const\n\nexport type IconName = keyof typeof ICONS\n`,
  )
}
