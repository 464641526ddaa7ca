import type { About, BoardProps, Language } from '../../../../protocol/board.ts'
import type { Card, Content } from '../../content/content.ts'
import { GLYPH_IDS, type GlyphId } from '../../content/names.ts'
import type { PowerId } from '../../content/powers.ts'
import { fill, isBasicGame, powerTexts } from '../army.ts'
import { seenBy, type Seen } from '../seen.ts'
import { STRINGS } from '../strings.ts'
import { FIXED, fixedAbout, isFixed, type FixedId } from './fixed.ts'
import { UNITS } from './unit-words.ts'

/** Everything that can carry a mark. */
export type AboutId = FixedId | `unit:${string}` | `power:${string}:${string}` | `glyph:${GlyphId}`

const POWER_RULES: Partial<Readonly<Record<PowerId, string>>> = {
  fireLine: 'HS-POW-02',
  flying: 'HS-POW-06',
  grenade: 'HS-POW-10',
  theDrop: 'HS-POW-17',
  rangeEnhancement: 'HS-POW-18',
  orcWarriorEnhancement: 'HS-POW-18',
}

const GLYPH_RULES: Readonly<Record<GlyphId, string>> = {
  astrid: 'HS-GLY-09',
  gerda: 'HS-GLY-10',
  ivor: 'HS-GLY-11',
  valda: 'HS-GLY-12',
  dagmar: 'HS-GLY-13',
  brandar: 'HS-GLY-14',
  kelda: 'HS-GLY-16',
  erland: 'HS-GLY-17',
  mitonsoul: 'HS-GLY-20',
}

/** Every id that this content knows. */
export const idsOf = ({ cards }: Content): AboutId[] => [
  ...(Object.keys(FIXED) as FixedId[]),
  ...cards.map(({ id }): AboutId => `unit:${id}`),
  ...cards.flatMap(({ id, powers }) => Object.keys(powers).map((power): AboutId => `power:${power}:${id}`)),
  ...GLYPH_IDS.map((id): AboutId => `glyph:${id}`),
]

/** What carries this mark is. */
export function about(id: string, board: BoardProps): About | undefined {
  const seen = seenBy(board)
  return seen === undefined ? undefined : aboutIn(seen, id, board.language)
}

export function aboutIn(seen: Seen, id: string, language: Language): About | undefined {
  if (isFixed(id)) return fixedAbout(groundIn(seen, id), language, isBasicGame(seen))
  const [kind, what = '', of = ''] = id.split(':')
  if (kind === 'glyph') return glyphAbout(seen, what, language)
  const card = seen.content.cardById.get(kind === 'unit' ? what : of)
  if (card === undefined) return undefined
  return kind === 'unit' ? unitAbout(seen, card, language) : powerAbout(seen, card, what, language)
}

/** HS-SCN-BARREN-05: a scenario may make a terrain mud. */
function groundIn({ scenario }: Seen, id: FixedId): FixedId {
  const isMud = scenario.special.some((one) => one.rule === 'mud' && id === `terrain:${one.terrain}`)
  return isMud ? 'terrain:mud' : id
}

/** What kind of fighter it is, and what else it can do. */
function unitAbout(seen: Seen, card: Card, language: Language): About {
  const s = UNITS[language]
  const isBasic = isBasicGame(seen)
  const { range } = isBasic ? card.basic : card.master
  const general = seen.content.features.generals.get(card.general)?.[language] ?? card.general
  const powers = isBasic ? [] : powerTexts(seen.content, card, language).map(({ name }) => name)
  const kind = s.kind(STRINGS[language].kinds[card.kind], card.figures, general)
  return {
    name: card.name[language],
    text: [s.fights(kind, range, card.spaces === 2), ...(powers.length > 0 ? [s.powers(powers)] : [])].join(' '),
    rule: powers.length > 0 ? 'HS-POW-01' : 'HS-SET-16',
  }
}

function powerAbout(seen: Seen, card: Card, power: string, language: Language): About | undefined {
  const found = powerTexts(seen.content, card, language).find(({ id }) => id === power)
  if (found === undefined) return undefined
  const rule = POWER_RULES[power as PowerId] ?? 'HS-POW-01'
  return { name: found.name, text: found.text, rule }
}

function glyphAbout({ content }: Seen, id: string, language: Language): About | undefined {
  const glyph = content.glyphs.find((one) => one.id === id)
  if (glyph === undefined) return undefined
  return { name: glyph.name[language], text: fill(glyph.text[language], { ...glyph }), rule: GLYPH_RULES[glyph.id] }
}
