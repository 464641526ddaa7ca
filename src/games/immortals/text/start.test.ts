import { describe, expect, it } from 'vitest'
import { fastSource, questionView } from '../../../engine/index.ts'
import { LIGHT, SHADOW } from '../content/names.ts'
import { joker, light, loaded, shadow } from '../testing/position.ts'
import { draftMatch, playOn, startMatch, type Told } from '../testing/start-match.ts'
import { render, renderEvent } from './index.ts'
import { startMessagesDe } from './de/start.ts'
import { startMessagesEn } from './en/start.ts'

const LANGUAGES = ['en', 'de'] as const
const BROKEN = /undefined|NaN|\[object|\$\{| {2}|^$/

/** Everything that is said in a start round, in both languages. */
function allWords({ match, events }: Told, seed: string): string[] {
  const random = fastSource(seed)
  const said: string[] = []
  playOn(
    match,
    () => {
      for (const { role } of match.play.pending) {
        const view = questionView(match, role)!
        for (const language of LANGUAGES) {
          said.push(render(language, match, view.prompt))
          for (const { label, detail } of view.options)
            said.push(
              render(language, match, label),
              ...(detail === undefined ? [] : [render(language, match, detail)]),
            )
        }
      }
      return false
    },
    (n) => random.below(n),
  )
  for (const language of LANGUAGES) for (const { event } of events) said.push(renderEvent(language, match, event))
  return said
}

describe('texts of the start round', () => {
  it('everything that is asked and told has whole sentences in both languages', () => {
    for (const roles of [3, 5])
      for (const text of allWords(startMatch(roles, fastSource(`words ${roles}`)), 'words'))
        expect(text).not.toMatch(BROKEN)
    const stuck = draftMatch({ groups: [[3], [], []], hands: [[], [], []], stacks: [] })
    for (const text of allWords(stuck, 'stuck')) expect(text).not.toMatch(BROKEN)
  })

  it('every refusal is a sentence in both languages', () => {
    const { match } = startMatch(3, loaded())
    const args = {
      name: 3,
      card: joker(LIGHT, 'fire'),
      world: SHADOW,
      region: 6,
      land: 20,
      role: 1,
      armies: 2,
      fallen: 1,
    }
    const [en, de] = [startMessagesEn, startMessagesDe].map((texts) => Object.keys(texts).sort())
    expect(de).toEqual(en)
    for (const key of en.filter((one) => one.startsWith('refuse.')))
      for (const language of LANGUAGES) {
        const text = render(language, match, { key, args })
        expect(text).not.toMatch(BROKEN)
        expect(text).toMatch(/^[A-ZÄÖÜ].*\.$/)
      }
  })

  it('one and several are told apart', () => {
    const { match } = startMatch(3, loaded())
    const say = (language: 'en' | 'de', key: string, args: Record<string, number>): string =>
      render(language, match, { key, args })
    expect(say('en', 'start.groupOf', { armies: 1 })).toBe('Group of 1 army')
    expect(say('en', 'start.groupOf', { armies: 3 })).toBe('Group of 3 armies')
    expect(say('de', 'start.groupOf', { armies: 1 })).toBe('Gruppe aus 1 Armee')
    expect(say('de', 'start.groupOf', { armies: 3 })).toBe('Gruppe aus 3 Armeen')
    expect(say('de', 'start.groupsLeft', { count: 1, left: 4 })).toBe('Von deinen 4 Gruppen ist eine so groß.')
    expect(say('de', 'start.groupsLeft', { count: 2, left: 4 })).toBe('Von deinen 4 Gruppen sind 2 so groß.')
    expect(say('de', 'filling.split', { armies: 1 })).toBe(
      'Von dir ist 1 Armee aus dem Turm gefallen. In welchen Limbus?',
    )
    expect(say('en', 'filling.split', { armies: 2 })).toBe('2 armies of yours fell out of the tower. Into which limbo?')
    expect(say('de', 'refuse.startOccupied', { land: shadow('heartwood'), role: 1 })).toContain(
      '(Schatten) steht Spieler 2',
    )
    expect(say('en', 'refuse.startOccupied', { land: light('heartwood'), role: 0 })).toContain('Player 1 stands in')
  })
})
