/** Content packs with own battlefields and scenarios, for whole games (HS-SET-35, HS-SET-36). */
const words = (text: string): { en: string; de: string } => ({ en: text, de: text })

const HEAD = { walstatt: 'content-pack', game: 'heroscape', version: 1, name: 'Test' }
const PROVENANCE = { rules: 'recreated', setup: 'recreated' }

/** Eight players in four teams on a printed battlefield, two teams with a truce, hidden glyphs of all temporary kinds. */
export const EIGHT_PLAYERS = {
  ...HEAD,
  scenarios: [
    {
      id: 'EIGHT',
      name: words('Eight'),
      provenance: PROVENANCE,
      battlefield: 'migols-tomb',
      layout: 'fort',
      game: 'master',
      setups: [
        {
          teams: [
            [0, 1],
            [2, 3],
            [4, 5],
            [6, 7],
          ],
          zones: ['brown', 'darkBlue', 'turquoise', 'darkYellow'].flatMap((zone) => [zone, zone]),
          points: [200, 300, 300, 300, 300, 300, 300, 300],
          cards: [['mimring'], [], [], [], [], [], [], []],
        },
      ],
      rounds: 3,
      hidden: ['kelda', 'erland', 'mitonsoul', 'valda', 'dagmar'],
      goals: [{ goal: 'eliminate' }, { goal: 'score' }],
      special: [{ rule: 'truce', sides: [1, 2] }],
      text: { goal: words('The last team wins, or the most points after round 3.') },
    },
  ],
}

/** A common squad. */
export const BLADES = {
  id: 'test-blades',
  name: words('Test Blades'),
  provenance: { master: 'recreated' },
  general: 'utgar',
  species: 'orc',
  class: 'warriors',
  personality: 'wild',
  size: 'medium',
  height: 4,
  rarity: 'common',
  kind: 'squad',
  figures: 2,
  spaces: 1,
  world: 'Grut',
  collector: [101, 102],
  basic: { move: 6, range: 1, attack: 2, defense: 2 },
  master: { life: 1, move: 6, range: 1, attack: 2, defense: 2, points: 20 },
  powers: [{ id: 'disengage', numbers: {} }],
}

/** The first space and the length of each row of a tile of 24. */
const ROWS = [
  [0, 2],
  [-1, 3],
  [-1, 3],
  [-2, 5],
  [-2, 5],
  [-3, 6],
]
const SPACES = ROWS.flatMap(([q, length], r) => Array.from({ length }, (_, i) => [q + i, r, 1]))

/** One tile full of hidden glyphs, also in the zones, with a common squad, mist, reinforcements and no last round. */
export const GLYPH_FIELD = {
  ...HEAD,
  cards: [BLADES],
  battlefields: [
    {
      id: 'glyph-field',
      name: words('Glyph field'),
      provenance: { tiles: 'recreated' },
      tiles: [{ level: 1, terrain: 'grass', size: 24, q: 0, r: 0, rotation: 0 }],
      ruins: [],
      noRoom: [],
      layouts: [
        {
          id: 'own',
          zones: [
            { id: 'brown', spaces: SPACES.slice(0, 8) },
            { id: 'darkBlue', spaces: SPACES.slice(16) },
          ],
          glyphs: [2, 6, 9, 11, 12, 13, 15, 20].map((space) => ({ at: SPACES[space], side: 'symbol' })),
          figures: [],
        },
      ],
    },
  ],
  scenarios: [
    {
      id: 'GLYPHS',
      name: words('Glyphs'),
      provenance: PROVENANCE,
      battlefield: 'glyph-field',
      layout: 'own',
      game: 'master',
      setups: [
        { teams: [[0], [1]], zones: ['brown', 'darkBlue'], points: [300, 300] },
        {
          teams: [
            [0, 1],
            [2, 3],
          ],
          zones: ['brown', 'brown', 'darkBlue', 'darkBlue'],
          points: [200, 200, 200, 200],
        },
      ],
      hidden: ['astrid', 'gerda', 'ivor', 'valda', 'dagmar', 'brandar', 'brandar', 'kelda', 'erland', 'mitonsoul'],
      goals: [{ goal: 'eliminate' }],
      special: [
        { rule: 'reinforcements', points: 100, earlyRounds: 1, earlyD20: 3, d20: 2 },
        { rule: 'mist', firstLevel: 0, highest: 1, wounds: 1 },
      ],
      text: { goal: words('The last side wins.') },
    },
  ],
}
