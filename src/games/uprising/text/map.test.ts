import { say } from '../rules/table/rules.ts'
import { describe, expect, it } from 'vitest'
import type { Message } from '../../../engine/index.ts'
import { LANGUAGES } from '../../module.ts'
import { PIECE_KINDS } from '../content/effects/selectors.ts'
import { SOURCES } from '../rules/select/context.ts'
import { HEX_PURPOSES } from '../rules/select/pick-hexes.ts'
import { PIECE_PURPOSES } from '../rules/select/pick-pieces.ts'
import { CHAOS, EMPIRE, NONE } from '../rules/table/state.ts'
import type { MapEvent, MapMessages } from '../rules/words/map-words.ts'
import { at, numbered, tableOf } from '../testing/position.ts'
import { mapEventsEn, mapMessagesEn } from './en/map.ts'
import { narrator } from './narrator.ts'

const X = at(1, 0)
const t = tableOf({ tiles: { [X]: 'rigga' } })
const told = (event: MapEvent): string[] => LANGUAGES.map((language) => narrator.event(language, t, event))
const said = (message: Message): string[] => LANGUAGES.map((language) => narrator.message(language, t, message))

/** Something for every argument that a sentence of this chapter takes. */
const ARGS = {
  why: 'unit',
  source: SOURCES.indexOf('hex'),
  of: numbered('hexes', 'rigga'),
  space: X,
  from: at(0, 1),
  to: X,
  kind: 'skeleton',
  role: 0,
  unit: 3,
  grave: NONE,
  n: 2,
  isFree: 0,
  limit: 5,
  by: EMPIRE,
  level: 2,
  tile: numbered('hexes', 'torment'),
  rule: 'UP-RUL-100',
}
const isSentence = (text: string): boolean => text.length > 0 && !/undefined|NaN|\[object|\{|\}/.test(text)

describe('what is said about the map', () => {
  it('has words in both languages for every message and event', () => {
    for (const key of Object.keys(mapMessagesEn) as (keyof MapMessages)[]) {
      if (key === 'map.piecePrompt') continue
      for (const text of said(say(key, ARGS as never))) expect(isSentence(text), `${key}: ${text}`).toBe(true)
    }
    for (const type of Object.keys(mapEventsEn) as MapEvent['type'][])
      for (const text of told({ ...ARGS, type, ...(type === 'unitSwapped' && { to: 2 }) } as unknown as MapEvent))
        expect(isSentence(text), `${type}: ${text}`).toBe(true)
  })

  it('asks for every hex and every piece in other words', () => {
    const prompts = [
      ...HEX_PURPOSES.map((why) => say('map.hexPrompt', { why, source: 1, of: ARGS.of })),
      ...PIECE_PURPOSES.map((why) => say('map.piecePrompt', { why, n: 1, isFree: 0, source: 1, of: ARGS.of })),
    ]
    for (const language of LANGUAGES)
      expect(new Set(prompts.map((prompt) => narrator.message(language, t, prompt))).size).toBe(prompts.length)
    expect(said(prompts[0])).toEqual(['Rigga: where does the Unit go?', 'Rigga: Wohin kommt die Einheit?'])
    const many = { why: 'move', n: 3, source: 1, of: ARGS.of } as const
    expect(said(say('map.piecePrompt', { ...many, isFree: 1 }))[0]).toContain('As many as you like')
    expect(said(say('map.piecePrompt', { ...many, isFree: 0 }))[1]).toContain('Noch 3')
  })

  it('names pieces with owner and place', () => {
    const piece = { role: 0, unit: 3, space: X, grave: NONE }
    for (const kind of PIECE_KINDS)
      for (const text of said(say('map.piece', { ...piece, kind }))) expect(text).toContain('Rigga')
    const buried = { ...piece, kind: 'unit', space: NONE, grave: CHAOS } as const
    expect(said(say('map.piece', buried))[1]).toContain('Chaos-Friedhof')
    expect(said(say('map.unit', { role: 0, unit: 3, grave: EMPIRE }))[0]).toContain('from the Imperial Graveyard')
  })

  it('counts one and several', () => {
    const removed = {
      type: 'piecesRemoved',
      kind: 'skeleton',
      role: NONE,
      unit: NONE,
      space: X,
      rule: 'UP-GRV-06',
    } as const
    expect(told({ ...removed, n: 1 })).toEqual(['Removed from Rigga: 1 Skeleton.', 'Von Rigga entfernt: 1 Skelett.'])
    expect(told({ ...removed, n: 2 })[1]).toBe('Von Rigga entfernt: 2 Skelette.')
    const moved = {
      type: 'piecesMoved',
      kind: 'hero',
      role: 0,
      unit: NONE,
      n: 1,
      from: X,
      to: at(0, 0),
      rule: 'UP-HER-03',
    } as const
    expect(told(moved)[0]).toContain('Dugpa goes from Rigga')
  })
})
