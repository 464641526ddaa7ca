import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { privateCells, publicCells } from '../../../../engine/index.ts'
import { parseRulebook } from '../../../../kit/rulebook.ts'
import type { BoardProps, Language } from '../../../../protocol/board.ts'
import { bloodstones } from '../../index.ts'
import { given, row, type Given } from '../../testing/marches.ts'
import { view, type BloodstonesMatch } from '../../testing/position.ts'

export const LANGUAGES: readonly Language[] = ['en', 'de']

/** The ids of the rules, in the text of one language. */
export function rulesIn(language: Language): ReadonlySet<string> {
  const book = parseRulebook(readFileSync(join(import.meta.dirname, '..', '..', `rules.${language}.md`), 'utf8'))
  if (!book.ok) throw new Error(`rules.${language}.md cannot be read`)
  return new Set(book.value.chapters.flatMap(({ rules }) => rules.map(({ id }) => id)))
}

/** An action phase: a citadel at home. */
export const turnAt = (more: Partial<Given> = {}): BloodstonesMatch =>
  given({ map: row('plains', 'plains', 'plains'), mine: [['citadel', 0]], ...more })

interface Wish {
  readonly language?: Language
  readonly match?: BloodstonesMatch
  readonly odds?: BoardProps['odds']
}

/** The table as the first player sees it. */
export const seen = ({ language = 'en', match = turnAt(), odds = [] }: Wish = {}): BoardProps =>
  ({
    language,
    role: 0,
    question: view(match),
    told: [],
    odds,
    content: match.content,
    view: {
      shared: publicCells(bloodstones, match.play),
      own: new Map([[0, privateCells(bloodstones, match.play, 0)]]),
    },
    nameOf: (role: number) => ['Ada', 'Ben', 'Eve'][role],
  }) as unknown as BoardProps
