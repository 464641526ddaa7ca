import type { OptionWording } from '../../module.ts'

const AS_EDITION = { edition: { label: 'As the edition says' } }
const YES_NO = { ...AS_EDITION, yes: { label: 'Yes' }, no: { label: 'No' } }
const EDITIONS = { second: { label: 'Second edition' }, first: { label: 'First edition' } }

export const optionWordsEn: Readonly<Record<string, OptionWording>> = {
  edition: {
    label: 'Edition',
    description:
      'Sets every difference between the rulebooks at once; each of them can also be chosen by itself below.',
    values: {
      second: { label: 'Second edition', description: 'The newer German rulebook with more cards and hexes.' },
      first: { label: 'First edition', description: 'The English rulebook.' },
    },
  },
  chapters: { label: 'Chapters', description: 'How long the game lasts: 2, 3 or 4 Chapters.' },
  difficulty: {
    label: 'Difficulty',
    values: {
      rebel: { label: 'Rebel', description: 'Easiest: more resources, no Curses, Garrisons only on the Capital.' },
      veteran: { label: 'Veteran', description: '2 Curses, Garrisons on 3 hexes beside the Capital.' },
      nightmare: { label: 'Nightmare', description: '3 Curses, more Garrisons, some advanced cards and hexes.' },
      apocalypse: { label: 'Apocalypse', description: 'Hardest: all advanced cards and hexes.' },
    },
  },
  advanced: {
    label: 'Advanced cards and hexes',
    description: 'Advanced parts make the game richer and harder.',
    values: { difficulty: { label: 'As the difficulty says' }, all: { label: 'All of them' } },
  },
  nemesisTies: {
    label: 'Choices about the Nemesis',
    description:
      'Where the rules leave it to the players what Empire and Chaos do, this player is asked or has it drawn.',
    values: { asked: { label: 'Ask me' }, drawn: { label: 'Choose for me' } },
  },
  ninthLegion: { label: 'The Butcher', description: 'Adds a ninth Legion to those that may appear.' },
  extraCurses: {
    label: 'Extra Curses',
    description: 'More Curses at the start; the first player chooses where.',
    problems: { 'UP-RUL-18': 'Only the hardest level of the first edition has more than 3 Curses.' },
  },
  firstPlayer: {
    label: 'First player',
    description: 'Who begins as first player: drawn by lot, or chosen by the first seat for all of you.',
    values: { drawn: { label: 'By lot' }, chosen: { label: 'You choose' } },
  },
  resourceSupply: {
    label: 'Resources',
    description: 'Whether the resources in the box can run out.',
    values: { ...AS_EDITION, unlimited: { label: 'Never run out' }, limited: { label: '120 in all' } },
  },
  contentSet: {
    label: 'Cards and hexes',
    description: 'Which box the cards and hexes come from.',
    values: { ...AS_EDITION, ...EDITIONS },
  },
  difficultyTable: {
    label: 'Difficulty table',
    description: 'On Nightmare the second edition puts Garrisons all around the Capital.',
    values: { ...AS_EDITION, ...EDITIONS },
  },
  druidMode: {
    label: 'Druids',
    values: {
      ...AS_EDITION,
      faceUp: { label: 'All face-up from the start' },
      revealPerChapter: { label: 'One is revealed each Chapter' },
    },
  },
  druidDefaultLimit: {
    label: 'Use of Druids',
    description: 'How often a Druid without a printed limit can be used.',
    values: { ...AS_EDITION, round: { label: 'Once per round' }, printed: { label: 'Only as printed' } },
  },
  groupDecisions: {
    label: 'Group decisions',
    description: 'Who has the last word where the players decide together.',
    values: {
      ...AS_EDITION,
      firstPlayer: { label: 'The first player' },
      actingPlayer: { label: 'The acting player' },
    },
  },
  alwaysOffTurn: {
    label: 'ALWAYS on others’ turns',
    description: 'Trade, 3:1 and cards marked ALWAYS may be used on other players’ turns too.',
    values: YES_NO,
  },
  noHavenBuild: {
    label: 'Building without a Haven',
    description: 'Where a player without Havens may build Units.',
    values: {
      ...AS_EDITION,
      noEnemies: { label: 'On a hex without enemies' },
      empty: { label: 'Only on an empty hex' },
    },
  },
  impassableBreaksAdjacency: {
    label: 'Impassable edges separate',
    description: 'Hexes with impassable terrain between them do not count as adjacent for effects either.',
    values: YES_NO,
  },
  seaTowerForNemesis: {
    label: 'Sea Towers help the Nemesis',
    description: 'Legions, Hordes and Skeletons can also go anywhere from a Sea Tower.',
    values: YES_NO,
  },
  hordeDistance: {
    label: 'Distance of Hordes',
    description: 'How Hordes measure the way to the Capital.',
    values: { ...AS_EDITION, raw: { label: 'As the crow flies' }, route: { label: 'By passable hexes' } },
  },
  placementFallback: {
    label: 'Placing when there is no room',
    description: 'Where Nemesis pieces go if no hex fits the effect.',
    values: {
      ...AS_EDITION,
      ordered: { label: 'First empty hexes, then own ones' },
      free: { label: 'Free choice of both' },
    },
  },
  capitalFlip: {
    label: 'The Capital can fall',
    description: 'Whoever takes the Capital when no Legion is left turns it over and gains 5 VP.',
    values: YES_NO,
  },
  itemDeckReshuffle: {
    label: 'Shuffle discarded Items',
    description: 'When the Item deck is empty the discarded Items come back.',
    values: YES_NO,
  },
  combatItemsNeedHero: {
    label: 'Items in combat',
    description: 'Whether the Hero must be there for Items to be used in a combat.',
    values: { ...AS_EDITION, printed: { label: 'As each card says' }, always: { label: 'Always' } },
  },
}
