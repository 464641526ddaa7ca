import { describe, expect, it } from 'vitest'
import { type GameEvent, questionView } from '../../../engine/index.ts'
import { at, choose, heardMatch, offered, type UprisingMatch } from '../testing/position.ts'
import { actions, building, take } from '../testing/turns.ts'
import { eventRule } from './event-rules.ts'
import { render, renderEvent } from './index.ts'

const HOME = at(0, -2)
const HERE = at(0, -1)
const LANGUAGES = ['en', 'de'] as const

/** Everything that is said at the waiting question, in both languages. */
function saidIn(match: UprisingMatch): string[][] {
  const [ask] = match.play.pending
  const view = questionView(match, ask.role)
  if (view === undefined) throw new Error('nobody is asked')
  const messages = [view.prompt, ...view.options.flatMap(({ label, detail }) => (detail ? [label, detail] : [label]))]
  return LANGUAGES.map((language) => messages.map((message) => render(language, match.play, message)))
}

const told = (match: UprisingMatch, events: readonly GameEvent[]): string[][] =>
  LANGUAGES.map((language) => events.map((event) => renderEvent(language, match.play, event) ?? ''))

describe('the words of building and acting', () => {
  it('name Actions with what they cost', () => {
    const { match } = actions({ heroes: ['khaal', 'yanny'], heroAt: { 0: HERE }, tiles: { [HERE]: 'torment' } })
    const [english, german] = saidIn(match)
    expect(english[0]).toBe('Your turn. You have 8 AP.')
    expect(english).toContain('1 AP and 3 Plunder: you build a Haven on the hex of your Hero; your turn ends.')
    expect(german[0]).toBe('Du bist am Zug und hast 8 AP.')
    expect(german).toContain(
      '1 AP und 3 Beute: Du errichtest eine Zuflucht auf dem Hexfeld deines Helden; dein Zug endet.',
    )
  })

  it('name prices of Units with what may be paid instead', () => {
    const { match } = building({ heroes: ['yanny', 'ronja'] })
    const [english, german] = saidIn(match)
    expect(english).toContain('Costs 2 Salt or 2 Plunder.')
    expect(german).toContain('Kostet 2 Salz oder 2 Beute.')
  })

  it('tell every event in both languages, with a rule behind it', () => {
    const { match, events } = actions({
      heroes: ['yanny', 'ronja'],
      heroAt: { 1: HERE },
      units: { [HOME]: ['younglings'] },
      market: ['xyxrit-leaves'],
    })
    take(match, 0, 'exchange:0:1')
    choose(match, 'action:move', `hex:${HERE}`, 'action:trade', 'give:1:resource:0', 'done', 'done')
    choose(match, 'action:explore')
    for (let n = 0; n < 30 && !offered(match).includes('action:market'); n++) choose(match, offered(match)[0])
    choose(match, 'action:market', 'item:0')
    const mine = ['heroMoved', 'traded', 'exchanged', 'resourceGiven', 'exploring', 'hexExplored', 'itemBought']
    for (const type of mine) {
      const event = events.find((one) => one.type === type)
      if (event === undefined) throw new Error(`${type} was not told`)
      expect(eventRule(event)).toMatch(/^UP-[A-Z]{3}-\d\d$/)
      for (const [text] of told(match, [event])) expect(text).toMatch(/^[^{}]+\.$/)
    }
    const all = told(match, events).flat().join(' ')
    expect(all).not.toMatch(/undefined|NaN/)
    expect(all).toContain('Yanny exchanges 3 Salt for 1 Plunder.')
    expect(all).toContain('Yanny tauscht 3 Salz gegen 1 Beute.')
  })

  it('say why something is not possible, in both languages', () => {
    const { match } = actions({ heroes: ['khaal', 'yanny'], resources: { 0: [0, 0, 0] }, units: { [HOME]: ['vargs'] } })
    const reasons = ['action:command', 'action:explore', 'action:haven', 'action:market', 'action:quest', 'done']
    for (const key of reasons)
      for (const language of LANGUAGES) {
        const [reason] = match.explain(0, { key })
        expect(render(language, match.play, reason.message)).toMatch(/^[A-ZÄÖÜ].+\.$/)
      }
  })

  it('describe a Command, an orientation and a camp', () => {
    const command = actions({ units: { [HOME]: ['tribesmen'] } })
    choose(command.match, 'action:command')
    choose(command.match, `hex:${at(0, -3)}`)
    expect(saidIn(command.match)[0][0]).toContain('There is room for 5 Units.')
    const { match } = heardMatch({ tiles: { [HERE]: 'rigga' } }, [
      { procedure: 'orient', args: { role: 0, space: HERE } },
    ])
    expect(saidIn(match)[0][1]).toMatch(/^Impassable towards .+ and .+$/)
    const camp = building({ havens: { 0: [] } })
    expect(saidIn(camp.match)[1][0]).toBe('Du hast keine Zuflucht. Wo sammelt dein Held Einheiten?')
  })
})
