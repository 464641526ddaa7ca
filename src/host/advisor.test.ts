import { describe, expect, it } from 'vitest'
import { Standpoint } from '../bots/standpoint.ts'
import { fastSource, type Value } from '../engine/index.ts'
import type { LanternContent, Lanterns } from '../engine/testing/lanterns.ts'
import { captain, suggestionFor, thinker, type Advisor } from './advisor.ts'
import { Host } from './host.ts'
import { actAtRandom, preparedLanterns } from './testing/lanterns.ts'

const begun = (seed: string) => Host.start(preparedLanterns(), fastSource(seed)).host

describe('a suggestion', () => {
  it('is one of the answers to the question that is asked, and changes nothing', async () => {
    const host = begun('advice')
    const acts = fastSource('acts')
    for (let i = 0; i < 20 && !host.isOver; i++) {
      const [role] = host.waiting
      const ask = host.match.asked(role)!
      const keys = host.match.play.options(ask).map((option) => ask.question.key(host.match.play, option, ask))
      const { length } = host.match.log
      const found = await suggestionFor(host, role, captain, fastSource(i))
      expect(found!.question).toBe(host.match.idOf(ask))
      expect(found!.keys.length).toBeGreaterThan(0)
      for (const key of found!.keys) expect(keys).toContain(key)
      expect(host.match.log).toHaveLength(length)
      actAtRandom(host, acts)
    }
  })

  it('is none where nothing is asked, or the question is gone before anybody has spoken', async () => {
    const host = begun('gone')
    const asked = new Set(host.waiting)
    const other = [0, 1, 2].find((role) => !asked.has(role))
    if (other !== undefined) expect(await suggestionFor(host, other, captain, fastSource(1))).toBeUndefined()
    const late: Advisor = {
      advise: (from) => {
        const question = host.match.idOf(host.match.asked(from.role)!)
        const acts = fastSource('meanwhile')
        const isAsked = (): boolean => {
          const ask = host.match.asked(from.role)
          return ask !== undefined && host.match.idOf(ask) === question
        }
        while (isAsked()) actAtRandom(host, acts)
        return Promise.resolve({ options: [from.options[0]] })
      },
    }
    const [role] = host.waiting
    expect(await suggestionFor(host, role, late, fastSource(2))).toBeUndefined()
  })

  it('comes with hints where positions are judged, and from the Captain where they are not', async () => {
    const value: Value<Lanterns, LanternContent> = {
      features: ['points'],
      measure: ({ state }, role, out) => void out.push(state.points[role]),
      weights: [0.5],
    }
    const plain = begun('hints')
    const role = plain.waiting[0]
    const advisor = thinker({ playouts: 40 })
    expect(await suggestionFor(plain, role, advisor, fastSource(4))).not.toHaveProperty('hints')
    const game = { ...plain.match.game, mind: { value, horizon: 3 } }
    const { host } = Host.start({ ...preparedLanterns(), game }, fastSource('hints'))
    const ask = host.match.asked(role)!
    const keys = host.match.play.options(ask).map((option) => ask.question.key(host.match.play, option, ask))
    const found = (await suggestionFor(host, role, advisor, fastSource(4)))!
    expect(found.hints!.length).toBeGreaterThan(0)
    expect(found.hints![0].key).toBe(found.keys[0])
    for (const { key, chance } of found.hints!) {
      expect(keys).toContain(key)
      expect(chance).toBeGreaterThanOrEqual(0)
      expect(chance).toBeLessThanOrEqual(1)
    }
  })

  it('comes from a standpoint alone, and never names what is not on offer', async () => {
    const host = begun('wrong')
    const wrong: Advisor = {
      advise(from) {
        expect(from).toBeInstanceOf(Standpoint)
        return Promise.resolve({ options: [99_999], reason: { key: 'because' } as never })
      },
    }
    const found = await suggestionFor(host, host.waiting[0], wrong, fastSource(3))
    expect(found).toMatchObject({ keys: [], reason: { key: 'because' } })
  })
})
