import { describe, expect, it } from 'vitest'
import { calledBy, type Called } from '../../games/module.ts'
import { de } from '../i18n/de.ts'
import { en } from '../i18n/en.ts'
import { promptText, waitingText } from './waiting.ts'

const catalogues = { en, de }

const LORDS: Readonly<Record<'en' | 'de', Called>> = {
  en: { name: 'Horse Lords', subject: 'the Horse Lords', object: 'the Horse Lords', isPlural: true },
  de: { name: 'Pferdeherren', subject: 'die Pferdeherren', object: 'die Pferdeherren', isPlural: true },
}

const told = (language: 'en' | 'de', ...waiting: Parameters<typeof waitingText>[1]): string =>
  waitingText(
    {
      t: catalogues[language],
      language,
      words: {
        called: (role) => (role === 0 ? LORDS[language] : calledBy('Mara')),
        deed: (question) =>
          question === 'moveTo' ? { en: 'where to march', de: 'wohin der Marsch führt' }[language] : undefined,
      },
      nameOf: (role) => (role === 0 ? 'Otter' : 'Mara'),
    },
    waiting,
  )

describe('who is waited for', () => {
  it('decides something, in the third person', () => {
    const prompt = { key: 'move.whereAsk' }
    expect(told('en', { role: 0, question: 'moveTo', prompt })).toBe('The Horse Lords (Otter) decide where to march …')
    expect(told('de', { role: 0, question: 'moveTo', prompt })).toBe(
      'Die Pferdeherren (Otter) überlegen, wohin der Marsch führt …',
    )
    expect(told('en', { role: 1, question: 'moveTo', prompt })).toBe('Mara decides where to march …')
    expect(told('de', { role: 1, question: 'moveTo', prompt })).toBe('Mara überlegt, wohin der Marsch führt …')
  })

  it('is choosing, where nobody may know what', () => {
    expect(told('en', { role: 0 })).toBe('The Horse Lords (Otter) are choosing …')
    expect(told('de', { role: 1, question: 'new' })).toBe('Mara überlegt …')
  })

  it('are several', () => {
    expect(told('en', { role: 0 }, { role: 1 })).toBe('Waiting for the Horse Lords (Otter) and Mara')
    expect(told('de', { role: 0 }, { role: 1 })).toBe('Wartet auf die Pferdeherren (Otter) und Mara')
  })
})

describe('sentences about a player', () => {
  const KINDS = ['undo', 'redo', 'request', 'decline', 'concede'] as const
  const VERBS = {
    en: [
      ['takes', 'take'],
      ['gives', 'give'],
      ['asks', 'ask'],
      ['declines', 'decline'],
      ['concedes', 'concede'],
    ],
    de: [
      ['nimmt', 'nehmen'],
      ['gibt', 'geben'],
      ['bittet', 'bitten'],
      ['lehnt', 'lehnen'],
      ['gibt', 'geben'],
    ],
  } as const

  it.each(['en', 'de'] as const)('agree with one and with many in %s', (language) => {
    const { table } = catalogues[language]
    KINDS.forEach((kind, i) => {
      expect(table.events[kind](calledBy('Mara'))).toContain(`Mara ${VERBS[language][i][0]}`)
      expect(table.events[kind](LORDS[language])).toContain(`${LORDS[language].subject} ${VERBS[language][i][1]}`)
    })
    expect(table.undoAsked(LORDS[language])).toMatch(language === 'en' ? / ask to / : / möchten /)
    expect(table.undoAsked(calledBy('Mara'))).toMatch(language === 'en' ? / asks to / : / möchte /)
  })
})

describe('a question to who leads several', () => {
  const question = {
    id: '1',
    kind: 'hex',
    name: 'moveTo',
    rule: 'R',
    prompt: { key: 'p' },
    options: [],
    closes: false,
  } as const
  const words = { say: () => 'Where to?', side: () => 'Duerkhar' }

  it('names the side', () => {
    expect(promptText(words, question, 1, [0, 1])).toBe('Duerkhar: Where to?')
    expect(promptText(words, question, 1, [1])).toBe('Where to?')
  })
})
