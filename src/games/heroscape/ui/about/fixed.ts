import { BOARD_STRINGS, type BoardStrings } from '../board-strings.ts'
import { STRINGS, type Strings } from '../strings.ts'
import type { Language } from '../../../../protocol/board.ts'
import { WORDS } from '../../../../boardkit/words.ts'
import { ABOUT } from './words.ts'

/* What explains itself whatever the content is: values, marks, numbers, phases, terrain, dice and buttons. */

type Name = (s: Strings, b: BoardStrings, w: (typeof WORDS)['en']) => string

interface Fixed {
  readonly rule: string
  /** Where the Basic game has a rule of its own. */
  readonly basic?: string
  /** What it is called at the table already; without it the words have a name. */
  readonly name?: Name
}

const button = (name: Name, rule = 'HS-RND-20'): Fixed => ({ rule, name })

export const FIXED = {
  'icon:life': { rule: 'HS-LIF-02', name: (s) => s.life },
  'icon:move': { rule: 'HS-MOV-02', basic: 'HS-BAS-09', name: (s) => s.move },
  'icon:range': { rule: 'HS-RNG-01', name: (s) => s.range },
  'icon:attack': { rule: 'HS-ATT-05', basic: 'HS-BAS-22', name: (s) => s.attack },
  'icon:defense': { rule: 'HS-ATT-06', basic: 'HS-BAS-22', name: (s) => s.defense },
  'icon:height': { rule: 'HS-MOV-10', basic: 'HS-SET-21', name: (s) => s.height },
  'icon:grenade': { rule: 'HS-SET-34', name: (s) => s.grenade },
  'icon:spirit': { rule: 'HS-POW-01', name: (s) => s.spiritsOn },
  'icon:taken': { rule: 'HS-POW-01', name: (s) => s.takenOver },
  'icon:scout': { rule: 'HS-SCN-STORM-04', name: (s) => s.scout },
  'icon:scoutHidden': { rule: 'HS-SCN-STORM-04', name: (s) => s.scoutHidden },

  'trait:general': { rule: 'HS-SET-20' },
  'trait:rarity': { rule: 'HS-DRF-19' },
  'trait:kind': { rule: 'HS-SET-16' },
  'trait:species': { rule: 'HS-SET-22' },
  'trait:class': { rule: 'HS-SET-22' },
  'trait:personality': { rule: 'HS-SET-22' },
  'trait:size': { rule: 'HS-SET-21' },
  'trait:basicSide': { rule: 'HS-SET-18', name: (s) => s.basicSide },
  'trait:masterSide': { rule: 'HS-SET-19', name: (s) => s.masterSide },

  'number:points': { rule: 'HS-DRF-02', name: (s) => s.points },
  'number:pointsLeft': { rule: 'HS-DRF-02' },
  'number:pointsOn': { rule: 'HS-END-03' },
  'number:figuresOn': { rule: 'HS-END-01' },
  'number:figures': { rule: 'HS-LIF-05', basic: 'HS-BAS-24' },
  'number:wounds': { rule: 'HS-LIF-01' },
  'number:initiative': { rule: 'HS-RND-08' },
  'number:round': { rule: 'HS-RND-19', basic: 'HS-BAS-05' },
  'number:turn': { rule: 'HS-RND-11' },
  'number:level': { rule: 'HS-SET-03' },
  'number:distance': { rule: 'HS-RNG-05' },
  'number:rise': { rule: 'HS-ATT-10', basic: 'HS-BAS-23' },
  'number:chances': { rule: 'HS-ATT-07', basic: 'HS-BAS-24', name: (_, b) => b.chances },
  'number:dice': { rule: 'HS-RUL-58', basic: 'HS-BAS-23' },
  'number:needed': { rule: 'HS-POW-01' },

  'marker:1': { rule: 'HS-RND-03', name: (s) => s.marker('1') },
  'marker:2': { rule: 'HS-RND-03', name: (s) => s.marker('2') },
  'marker:3': { rule: 'HS-RND-03', name: (s) => s.marker('3') },
  'marker:X': { rule: 'HS-RND-05', name: (s) => s.marker('X') },
  'marker:hidden': { rule: 'HS-RND-06', name: (s) => s.markerHidden },

  'phase:start': { rule: 'HS-SET-29', name: (s) => s.phases.start },
  'phase:army': { rule: 'HS-DRF-02', name: (s) => s.phases.army },
  'phase:placing': { rule: 'HS-DRF-07', name: (s) => s.phases.placing },
  'phase:drop': { rule: 'HS-RUL-74', name: (s) => s.phases.drop },
  'phase:markers': { rule: 'HS-RND-03', name: (s) => s.phases.markers },
  'phase:initiative': { rule: 'HS-RND-08', name: (s) => s.phases.initiative },
  'phase:turns': { rule: 'HS-RND-11', name: (s) => s.phases.turns },
  'phase:roundEnd': { rule: 'HS-RND-19', name: (s) => s.phases.roundEnd },
  'phase:over': { rule: 'HS-END-01', name: (s) => s.phases.over },
  'step:card': { rule: 'HS-RND-13', basic: 'HS-BAS-07', name: (s) => s.steps.card },
  'step:move': { rule: 'HS-RND-12', basic: 'HS-BAS-09', name: (s) => s.steps.move },
  'step:attack': { rule: 'HS-ATT-01', basic: 'HS-BAS-19', name: (s) => s.steps.attack },

  'terrain:grass': { rule: 'HS-SET-04', name: (_, b) => b.terrain.grass },
  'terrain:rock': { rule: 'HS-SET-04', name: (_, b) => b.terrain.rock },
  'terrain:sand': { rule: 'HS-SET-04', name: (_, b) => b.terrain.sand },
  'terrain:water': { rule: 'HS-MOV-16', basic: 'HS-BAS-13', name: (_, b) => b.terrain.water },
  'terrain:mud': { rule: 'HS-SCN-BARREN-05' },
  'terrain:ruin': { rule: 'HS-RUL-36', name: (_, b) => b.ruin },
  'terrain:overhang': { rule: 'HS-MOV-24' },
  'terrain:zone': { rule: 'HS-DRF-07' },
  'terrain:mist': { rule: 'HS-SCN-MIST-06' },
  'glyph:hidden': { rule: 'HS-GLY-02', basic: 'HS-SET-32', name: (_, b) => b.hiddenGlyph },

  'die:attack': { rule: 'HS-ATT-05', basic: 'HS-BAS-22' },
  'die:defense': { rule: 'HS-ATT-06', basic: 'HS-BAS-22' },
  'die:strike': { rule: 'HS-ENG-10' },
  'die:fall': { rule: 'HS-MOV-14' },
  'die:d20': { rule: 'HS-RND-08' },

  'mark:player': { rule: 'HS-RUL-15' },
  'mark:onTurn': { rule: 'HS-RND-11', basic: 'HS-BAS-05', name: (s) => s.onTurn },
  'mark:gone': { rule: 'HS-LIF-05', basic: 'HS-BAS-24', name: (s) => s.outOfPlay },
  'mark:truce': { rule: 'HS-SCN-FORT-06' },
  'mark:inSight': { rule: 'HS-LOS-01', name: (_, b) => b.inSight },
  'mark:outOfSight': { rule: 'HS-LOS-03', name: (_, b) => b.outOfSight },

  'button:zoomIn': button((_s, _b, w) => w.zoomIn),
  'button:zoomOut': button((_s, _b, w) => w.zoomOut),
  'button:fit': button((_s, _b, w) => w.zoomFit),
  'button:eye': button((_, b) => b.eye, 'HS-LOS-01'),
  'button:ruler': button((_, b) => b.ruler, 'HS-RNG-01'),
  'button:views': button((_, b) => b.views),
  'button:orbit': button((_, b) => b.orbit),
  'button:top': button((_, b) => b.top),
  'button:plan': button((_, b) => b.plan),
  'button:threeD': button((_, b) => b.threeD),
  'button:levels': button((_, b) => b.levels, 'HS-SET-03'),
  'button:inside': button((_, b) => b.inside, 'HS-LOS-06'),
  'button:outside': button((_, b) => b.outside, 'HS-LOS-06'),
  'button:again': button((_, b) => b.again, 'HS-RNG-01'),
  'button:showCard': { rule: 'HS-SET-19' },
  'button:turnCard': { rule: 'HS-SET-15' },
  'button:sort': button((s) => s.sort, 'HS-DRF-02'),
  'button:filter': button((s) => s.filter, 'HS-DRF-05'),
  'button:compare': button((s) => s.asTable, 'HS-SET-24'),
  'button:placeForMe': button((s) => s.placeForMe, 'HS-DRF-07'),
  'button:placeSo': button((s) => s.placeSo, 'HS-DRF-07'),
  'button:byHand': button((s) => s.placeByHand, 'HS-DRF-07'),
  'button:scenario': button((s) => s.scenario, 'HS-SET-08'),
  'button:rolls': { rule: 'HS-ATT-07', basic: 'HS-BAS-22' },
} as const satisfies Readonly<Record<string, Fixed>>

export type FixedId = keyof typeof FIXED

export const isFixed = (id: string): id is FixedId => Object.hasOwn(FIXED, id)

/** Name, text and rule of what is the same on every table. */
export function fixedAbout(id: FixedId, language: Language, isBasic: boolean) {
  const { rule, basic = rule, name }: Fixed = FIXED[id]
  const words = ABOUT[language][id]
  const own = name?.(STRINGS[language], BOARD_STRINGS[language], WORDS[language])
  return { name: own ?? words[1] ?? '', text: words[0], rule: isBasic ? basic : rule }
}
