// Takes the signs that the boards need out of the icon package, so that the app ships only these.
//   node scripts/icons.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** By game: our name → the name in the collection. */
const bloodstones = {
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

const heroscape = {
  mimring: 'wyvern',
  finn: 'viking-helmet',
  thorgrim: 'viking-shield',
  'tarn-viking-warriors': 'viking-head',
  'agent-carr': 'katana',
  'ne-gok-sa': 'psychic-waves',
  'marro-warriors': 'alien-stare',
  syvarris: 'bowman',
  'krav-maga-agents': 'high-kick',
  'izumi-samurai': 'samurai-helmet',
  'sgt-drake-alexander': 'grapple',
  'airborne-elite': 'parachute',
  'zettian-guards': 'robot-antennas',
  'deathwalker-9000': 'battle-mech',
  raelin: 'angel-wings',
  grimnak: 't-rex-skull',
  hero: 'sword-brandish',
  squad: 'three-friends',
  life: 'hearts',
  move: 'walking-boot',
  range: 'archery-target',
  attack: 'crossed-swords',
  defense: 'shield',
  height: 'vertical-flip',
  grenade: 'grenade',
  spirit: 'ghost',
  taken: 'manacles',
  scout: 'spy',
  skull: 'skull-crossed-bones',
}

const immortals = {
  purple: 'owl',
  black: 'raven',
  yellow: 'lion',
  blue: 'stag-head',
  red: 'wolf-head',
  residents: 'farmer',
  forest: 'oak',
  water: 'waves',
  moor: 'reed',
  fire: 'flame',
  mountains: 'peaks',
  shadow: 'moon',
  light: 'sun',
  gold: 'two-coins',
  energy: 'floating-crystal',
  army: 'cube',
  armies: 'cubes',
  limbo: 'floating-ghost',
  tower: 'white-tower',
  tray: 'paper-tray',
  portal: 'magic-portal',
  shrine: 'star-altar',
  capital: 'elven-castle',
  points: 'laurel-crown',
  marker: 'torch',
  round: 'hourglass',
  attack: 'crossed-swords',
  move: 'walking-boot',
  awaken: 'raise-skeleton',
  build: 'hammer-nails',
  magic: 'spell-book',
  conflict: 'swords-emblem',
  joker: 'card-joker',
  landCard: 'tied-scroll',
  blank: 'card-random',
  draw: 'card-draw',
  takeover: 'grab',
  pass: 'hand',
  elves: 'elf-ear',
  humans: 'knight-banner',
  dwarves: 'dwarf-face',
  amazons: 'bowman',
  halflings: 'hobbit-door',
  demons: 'devil-mask',
  orcs: 'orc-head',
  necromancers: 'crowned-skull',
  nightElves: 'woman-elf-face',
  trolls: 'troll',
}

const { icons } = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
)
const head = `// Made by scripts/icons.mjs from game-icons.net (CC BY 3.0, artists in CREDITS.md). Paths in a box of 512 by 512.\n`

for (const [game, signs] of Object.entries({ bloodstones, heroscape, immortals })) {
  const lines = Object.entries(signs).map(([name, sign]) => {
    const paths = [...icons[sign].body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1])
    if (paths.length === 0) throw new Error(`no paths in ${sign}`)
    return `  // prettier-ignore\n  ${/^\w+$/.test(name) ? name : `'${name}'`}: '${paths.join('')}',`
  })
  writeFileSync(
    new URL(`../src/games/${game}/ui/icons.ts`, import.meta.url),
    `${head}export const ICONS = {\n${lines.join('\n')}\n} as const\n\nexport type IconName = keyof typeof ICONS\n`,
  )
}
