import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { defaultContent } from '../content.ts'
import { ability, effects, modifiers, VERBS } from './effect-schema.ts'
import { modifierRules } from './modifier-schema.ts'
import { condition } from './selector-schema.ts'
import { TRIGGERS, WINDOWS } from './timing.ts'

const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8')

function problemOf(schema: typeof effects | typeof ability | typeof condition | typeof modifiers, value: unknown) {
  const parsed = schema.safeParse(value)
  if (parsed.success) return 'accepted'
  const [{ path, message }] = parsed.error.issues
  return `${path.join('.')}: ${message}`
}

describe('the vocabulary of effects', () => {
  it('has each verb once', () => {
    expect(VERBS.length).toBeGreaterThan(80)
    expect(new Set(VERBS).size).toBe(VERBS.length)
  })

  it('is listed in its guide: verbs, triggers, rules of modifiers', () => {
    const rules = modifierRules.flatMap(({ shape: { rule } }) => ('options' in rule ? rule.options : [...rule.values]))
    const missing = [...VERBS, ...TRIGGERS, ...rules].filter((word) => !readme.includes(`\`${word}\``))
    expect(missing).toEqual([])
    for (const part of new Set(WINDOWS.map((window) => window.split(':')[0]))) expect(readme).toContain(`\`${part}`)
  })

  it('refuses an unknown verb, wherever it stands, and says where', () => {
    expect(problemOf(effects, [{ op: 'conjure' }])).toBe('0.op: unknown verb: conjure')
    const nested = [{ op: 'may', by: 'you', do: [{ op: 'releaseAP' }, { op: 'conjure', n: 1 }] }]
    expect(problemOf(effects, nested)).toBe('0.do.1.op: unknown verb: conjure')
    expect(problemOf(effects, [{ n: 1 }])).toBe('0.op: verb is missing')
  })

  it.each([
    ['a condition', condition, { is: 'sunny' }, 'is: unknown condition: sunny'],
    ['a rule', modifiers, [{ rule: 'fly' }], '0.rule: unknown rule: fly'],
    ['a field', effects, [{ op: 'releaseAP', who: 'you' }], '0: Unrecognized key: "who"'],
  ])('refuses %s that is not on the list', (_, schema, value, problem) => {
    expect(problemOf(schema, value)).toBe(problem)
  })

  it.each(['custom', 'discardQuests', 'flipHex', 'placeHaven', 'removeCard', 'rotateHex'])(
    'refuses %s, which no card uses any more, by its name',
    (op) => {
      expect(problemOf(effects, [{ op, at: { at: 'here' } }])).toBe(`0.op: unknown verb: ${op}`)
    },
  )

  it('has no verb that no built-in card uses, in either edition', () => {
    const used = new Set<string>()
    const collect = (part: unknown): void => {
      if (typeof part !== 'object' || part === null) return
      if ('op' in part && typeof part.op === 'string') used.add(part.op)
      Object.values(part).forEach(collect)
    }
    collect(defaultContent().cards)
    expect(VERBS.filter((verb) => !used.has(verb))).toEqual([])
  })

  it('wants a hex by name or by search, not both', () => {
    const place = (at: object): string => problemOf(effects, [{ op: 'placeCurse', at }])
    expect(place({ at: 'here' })).toBe('accepted')
    expect(place({ pick: 'choose', where: [{ is: 'empty' }] })).toBe('accepted')
    expect(place({})).toBe('0.at: a hex has either "at" or "pick"')
    expect(place({ at: 'here', by: 'you' })).toBe('0.at: a hex named by "at" has no other fields')
  })

  it('lets only windows of a combat round name their rounds [UP-CMB-53]', () => {
    const use = { use: 'may', limit: 'round', do: [{ op: 'addDice', side: 'you', dice: ['red'] }] }
    expect(problemOf(ability, { window: 'combat:beforeRolling', rounds: ['clash'], ...use })).toBe('accepted')
    expect(problemOf(ability, { window: 'combat:beforeRolling', ...use })).toMatch(/^rounds: /)
    expect(problemOf(ability, { window: 'phase:build', rounds: ['clash'], ...use })).toMatch(/^rounds: /)
    expect(problemOf(ability, { window: 'combat:sometime', ...use })).toMatch(/^window: Invalid option/)
  })
})
