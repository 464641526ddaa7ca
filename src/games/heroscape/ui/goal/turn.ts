import type { Language, TurnPart } from '../../../../protocol/board.ts'
import { isBasicGame } from '../army.ts'
import { phaseOf, roundOf, turnOf, type Seen } from '../seen.ts'
import { STRINGS, type Strings } from '../strings.ts'
import { GOAL } from './words.ts'

/* What a turn or a round consists of, and where the game stands. */

type Part = keyof (typeof GOAL)['en']['parts']

const BEFORE = ['army', 'placing'] as const satisfies readonly Part[]
const BASIC = ['card', 'move', 'attack'] as const satisfies readonly Part[]
const MASTER = ['markers', 'initiative', 'reveal', 'move', 'attack', 'roundEnd'] as const satisfies readonly Part[]

const RULES: Readonly<Record<Part, string>> = {
  army: 'HS-DRF-02',
  placing: 'HS-DRF-07',
  drop: 'HS-RUL-74',
  markers: 'HS-RND-03',
  initiative: 'HS-RND-08',
  reveal: 'HS-RND-13',
  card: 'HS-BAS-07',
  move: 'HS-MOV-01',
  attack: 'HS-ATT-01',
  roundEnd: 'HS-RND-19',
}

/** Where the Basic game has a rule of its own. */
const BASIC_RULES: Partial<Readonly<Record<Part, string>>> = { move: 'HS-BAS-09', attack: 'HS-BAS-19' }

function partNow({ view }: Seen): Part | undefined {
  const phase = phaseOf(view)
  if (phase === 'turns') {
    const step = turnOf(view)?.step
    return step === 'card' && roundOf(view).order.length > 0 ? 'reveal' : step
  }
  return phase === 'start' || phase === 'over' ? undefined : phase
}

function nameOf(part: Part, language: Language): string {
  const s: Strings = STRINGS[language]
  if (part === 'reveal') return GOAL[language].reveal
  return part === 'card' || part === 'move' || part === 'attack' ? s.steps[part] : s.phases[part]
}

const told = (part: Part, isBasic: boolean, language: Language) => ({
  name: nameOf(part, language),
  text: GOAL[language].parts[part],
  rule: (isBasic ? BASIC_RULES[part] : undefined) ?? RULES[part],
})

/** What a turn of the Basic game, or a round of the Master game, consists of. */
export const partsOf = (isBasic: boolean, language: Language) =>
  (isBasic ? BASIC : MASTER).map((part) => told(part, isBasic, language))

export function turnParts(seen: Seen, language: Language): TurnPart[] {
  const isBasic = isBasicGame(seen)
  const found = partNow(seen)
  const now = isBasic && found === 'reveal' ? 'card' : found
  const before: readonly Part[] = !isBasic && roundOf(seen.view).round === 0 ? BEFORE : []
  const drop: readonly Part[] = now === 'drop' ? ['drop'] : []
  return [...before, ...drop, ...(isBasic ? BASIC : MASTER)].map((part) => ({
    ...told(part, isBasic, language),
    isNow: part === now,
  }))
}
