// Takes the signs that Bloodstones' board needs out of the icon package, so that the app ships only these.
//   node scripts/icons.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Our name → the name in the collection. */
const SIGNS = {
  archer: 'high-shot',
  swordsman: 'sword-brandish',
  shieldGuard: 'bordered-shield',
  cavalry: 'cavalry',
  siegeEngine: 'catapult',
  leader: 'crown',
  ship: 'galley',
  castle: 'castle',
  lizardman: 'lizardman',
  goblin: 'goblin-head',
  raider: 'crossed-axes',
  horde: 'tattered-banner',
  axeThrower: 'axe-swing',
  dragon: 'dragon-head',
  giant: 'giant',
  necromancer: 'cultist',
  blank: 'rune-stone',
  undead: 'skeleton',
  citadel: 'qaitbay-citadel',
  cutiecorn: 'unicorn',
  dragonRiders: 'spiked-dragon-head',
  horseLords: 'horse-head',
  hillFolk: 'troll',
  necromancers: 'crowned-skull',
  chaosHorde: 'horned-skull',
  corsairs: 'pirate-flag',
  bag: 'swap-bag',
  village: 'hut',
  fight: 'crossed-swords',
}

const { icons } = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
)
const lines = Object.entries(SIGNS).map(([name, sign]) => {
  const paths = [...icons[sign].body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1])
  if (paths.length === 0) throw new Error(`no paths in ${sign}`)
  return `  // prettier-ignore\n  ${name}: '${paths.join('')}',`
})
const head = `// Made by scripts/icons.mjs from game-icons.net (CC BY 3.0, artists in CREDITS.md). Paths in a box of 512 by 512.\n`
writeFileSync(
  new URL('../src/games/bloodstones/ui/icons.ts', import.meta.url),
  `${head}export const ICONS = {\n${lines.join('\n')}\n} as const\n\nexport type IconName = keyof typeof ICONS\n`,
)
