import { describe, expect, it, vi } from 'vitest'
import type { QuestionView } from '../../engine/index.ts'
import type { BoardProps, SlipWords } from '../../protocol/board.ts'

vi.hoisted(() => {
  const media = { matches: false, addEventListener: () => undefined }
  Object.assign(globalThis, {
    matchMedia: () => media,
    localStorage: { getItem: () => null, setItem: () => undefined },
  })
})
const { slipIn } = await import('./slip.tsx')

type Asker = Parameters<typeof slipIn>[2]
type Lesson = NonNullable<NonNullable<Asker['coach']>['lesson']>

const question = { options: ['fine', 'slip', 'regret'].map((key) => ({ key })) } as unknown as QuestionView
const says =
  (kind: string) =>
  (option: { readonly key: string }): SlipWords | undefined =>
    option.key === kind ? { kind, text: kind } : undefined
const ui: Asker['ui'] = { slipOf: says('slip'), regretOf: says('regret') }

const kindOf = (keys: readonly string[], asker: Partial<Asker> = {}): string | undefined =>
  slipIn(keys, question, { ui, isNewHere: true, coach: undefined, ...asker }, {} as BoardProps)?.kind

const taught = (kind: Lesson['kind'], ...wants: string[]): Partial<Asker> => ({
  coach: { lesson: { kind, step: 0, steps: 1, tries: 0, point: [], wants } },
})

describe('what is asked about once more', () => {
  it('is a slip, and for who is new here what is regretted', () => {
    expect(kindOf(['fine'])).toBeUndefined()
    expect(kindOf(['slip'])).toBe('slip')
    expect(kindOf(['regret'])).toBe('regret.regret')
    expect(kindOf(['regret'], { isNewHere: false })).toBeUndefined()
  })

  it('is the first of several answers that something is said of', () => {
    expect(kindOf(['fine', 'slip'])).toBe('slip')
    expect(kindOf(['fine', 'regret', 'slip'])).toBe('regret.regret')
    expect(kindOf(['fine', 'later'])).toBeUndefined()
  })

  it('is never what the coach wants', () => {
    expect(kindOf(['slip'], taught('do', 'slip'))).toBeUndefined()
    expect(kindOf(['fine', 'slip'], taught('do', 'fine'))).toBeUndefined()
    expect(kindOf(['regret'], taught('do', 'regret'))).toBeUndefined()
    const example = { place: 0, length: 1, isOff: false, point: [], wants: ['slip'] }
    expect(kindOf(['slip'], { coach: { example } })).toBeUndefined()
  })

  it('is with a coach besides that a slip alone', () => {
    expect(kindOf(['slip'], taught('play', 'fine'))).toBe('slip')
    expect(kindOf(['regret'], taught('play', 'fine'))).toBeUndefined()
  })
})
