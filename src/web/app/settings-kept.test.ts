import { describe, expect, it } from 'vitest'
import { settingsIn, type Settings } from './settings-kept.ts'

const GIVEN: Settings = {
  language: 'de',
  theme: 'night',
  motion: 'off',
  pace: 'slow',
  ruleIds: 'always',
  confirm: true,
  quietSlips: ['slip'],
  endTurn: true,
  sounds: true,
  name: 'Ada',
  animal: 7,
}
const BARE: Settings = {
  language: undefined,
  theme: 'system',
  motion: 'system',
  pace: 'normal',
  ruleIds: 'sign',
  confirm: false,
  quietSlips: [],
  endTurn: false,
  sounds: false,
  name: '',
  animal: 3,
}
const WRONG: readonly unknown[] = [null, -1.5, 'other', [null, 7, {}], { toString: 1 }, 'constructor']

const read = (kept: object): Settings => settingsIn(kept as Record<string, unknown>, () => 3)

describe('settings that were kept', () => {
  it('are taken as they were chosen', () => {
    expect(read(GIVEN)).toEqual(GIVEN)
    expect(read({})).toEqual(BARE)
  })

  it.each(Object.keys(GIVEN))('fall back where %s is of a wrong kind, and only there', (name) => {
    for (const wrong of WRONG) {
      if (name === 'name' && typeof wrong === 'string') continue
      expect(read({ ...GIVEN, [name]: wrong })).toEqual({ ...GIVEN, [name]: BARE[name as keyof Settings] })
    }
  })

  it('hold nothing else', () => {
    expect(read({ ...GIVEN, more: 1 })).toEqual(GIVEN)
    expect(read({ quietSlips: ['a', 1, 'b'] }).quietSlips).toEqual(['a', 'b'])
  })
})
