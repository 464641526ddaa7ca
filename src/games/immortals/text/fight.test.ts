import { say } from '../rules/table/rules.ts'
import { describe, expect, it } from 'vitest'
import type { Message } from '../../../engine/index.ts'
import type { FightEvent } from '../rules/words/fight-words.ts'
import { AGAINST, FOR, NEUTRAL, NONE } from '../rules/table/state.ts'
import { fought } from '../testing/fights.ts'
import { landCard, light, tableOf } from '../testing/position.ts'
import { fightMessagesDe } from './de/fight.ts'
import { fightMessagesEn } from './en/fight.ts'
import { render, renderEvent } from './index.ts'

const t = tableOf({})
const [HEARTWOOD, BORDERLAND] = [light('heartwood'), light('borderland')]

const both = (message: Message): string[] => [render('en', t, message), render('de', t, message)]
const told = (event: FightEvent): string[] => [renderEvent('en', t, event), renderEvent('de', t, event)]

describe('the words of attacks', () => {
  it('name land, defender and chances [IM-ATT-01]', () => {
    expect(both(say('attack.pair', { origin: HEARTWOOD, target: BORDERLAND, role: 1, armies: 1 }))).toEqual([
      'Attack from Heartwood (Light) into Borderland (Light) (Player 2, 1 army)',
      'Angriff von Heartwood (Licht) auf Borderland (Licht) (Spieler 2, 1 Armee)',
    ])
    expect(both(say('attack.pairDetail', { sent: 3, attitude: AGAINST, percent: 40 }))).toEqual([
      'Up to 3 armies; the residents fight for the defender. With all of them you win 40% of the time.',
      'Bis zu 3 Armeen; die Bewohner kämpfen für den Verteidiger. Mit allen gewinnst du in 40 % der Fälle.',
    ])
    expect(both(say('attack.enterDetail', { sent: 1, attitude: AGAINST, percent: 40 }))[0]).toContain('against you')
    expect(both(say('attack.enterDetail', { sent: 1, attitude: FOR, percent: 40 }))[1]).toContain('für dich')
    expect(both(say('attack.enterDetail', { sent: 1, attitude: NEUTRAL, percent: 40 }))[1]).toContain('halten sich')
  })

  it('count armies that stay [IM-ATT-08]', () => {
    expect(both(say('attack.armiesDetail', { stay: 1, percent: 9 }))).toEqual([
      '1 stays; you win 9% of the time.',
      '1 bleibt zurück; du gewinnst in 9 % der Fälle.',
    ])
    expect(both(say('attack.armiesDetail', { stay: 2, percent: 9 }))).toEqual([
      '2 stay; you win 9% of the time.',
      '2 bleiben zurück; du gewinnst in 9 % der Fälle.',
    ])
  })

  it('write averages as each language does [IM-RUL-22]', () => {
    expect(both(say('fight.oddsWon', { tenths: 32 }))).toEqual([
      'You win (on average 3.2 armies on the land)',
      'Du gewinnst (im Schnitt 3,2 Armeen im Land)',
    ])
  })

  it('every message has words of its own in both languages [IM-ATT-03]', () => {
    const args = { origin: 1, target: 2, role: 1, armies: 3, sent: 2, attitude: 1, percent: 50, card: 4, occupied: 1 }
    const more = { ...args, n: 2, stay: 1, tenths: 5, energy: 1, gold: 2, land: 3 }
    for (const texts of [fightMessagesEn, fightMessagesDe]) {
      const keys = Object.keys(texts) as (keyof typeof texts)[]
      const sentences = keys.map((key) => render(texts === fightMessagesEn ? 'en' : 'de', t, { key, args: more }))
      // The two details differ only in what the residents do against the attacker.
      const doubled = sentences.filter((one, i) => sentences.indexOf(one) !== i)
      expect(doubled).toHaveLength(1)
      for (const one of sentences) expect(one).not.toMatch(/undefined|NaN|\$\{/)
    }
  })
})

const DECIDED = {
  type: 'fightDecided',
  attacker: 0,
  defender: 1,
  target: BORDERLAND,
  attitude: FOR,
  winner: 'attacker',
  attackers: 4,
  defenders: 3,
  residents: 1,
  placed: 2,
  attackerLost: 2,
  defenderLost: 3,
  residentsLost: 1,
} as const

describe('the story of a fight', () => {
  it('counts out the result [IM-EX-20]', () => {
    expect(told(DECIDED)).toEqual([
      '5 : 3: Player 1 conquers Borderland (Light) with 2 armies. To the Shadow limbo: 2 of Player 1 and 3 of Player 2. 1 resident back to the supply.',
      '5 : 3: Spieler 1 erobert Borderland (Licht) mit 2 Armeen. In den Schatten-Limbus: 2 von Spieler 1 und 3 von Spieler 2. 1 Bewohner zurück in den Vorrat.',
    ])
    const none = { attackerLost: 0, defenderLost: 0, residentsLost: 0 }
    const entered: FightEvent = { ...DECIDED, ...none, defender: NONE, defenders: 0, placed: 4 }
    expect(told(entered)).toEqual([
      'Player 1 enters Borderland (Light) with 4 armies.',
      'Spieler 1 besetzt Borderland (Licht) mit 4 Armeen.',
    ])
  })

  it.each([
    [{ winner: 'defender', placed: 1 }, 'holds'],
    [{ winner: 'defender', placed: 0 }, 'the residents win for Player 2'],
    [{ winner: 'tie', placed: 0 }, 'a tie'],
    [{ winner: 'residents', placed: 0 }, 'the residents win for Player 1'],
    [{ winner: 'residents', placed: 0, defender: NONE }, 'drive Player 1 off'],
    [{ winner: 'nobody', placed: 0, defender: NONE }, 'The tower keeps every attacker'],
  ] as const)('%j [IM-FGT-18] [IM-FGT-24] [IM-RUL-60]', (change, part) => {
    const [en, de] = told({ ...DECIDED, ...change, attackerLost: 0, defenderLost: 0, residentsLost: 0 })
    expect(en).toContain(part)
    expect(de).toContain('Borderland (Licht)')
    expect(de).not.toBe(en)
  })

  it('shows what fell out of the tower [IM-TOW-05]', () => {
    const thrown: FightEvent = {
      type: 'cubesThrown',
      role: 0,
      thrown: [2, 1, 0, 1],
      inside: [0, 1, 0, 2],
      fellThrown: [1, 0, 0, 1],
      fellInside: [0, 1, 0, 0],
    }
    expect(told(thrown)).toEqual([
      '4 cubes go into the tower; in the tray: 1 of Player 1, 1 of Player 2 and 1 resident (1 knocked loose inside).',
      '4 Würfel kommen in den Turm; in der Auffangschale: 1 von Spieler 1, 1 von Spieler 2 und 1 Bewohner (davon 1 im Turm gelöst).',
    ])
    const nothing = [0, 0, 0, 0]
    expect(told({ ...thrown, thrown: [1, 0, 0, 0], fellThrown: nothing, fellInside: nothing })).toEqual([
      '1 cube goes into the tower; nothing falls out.',
      '1 Würfel kommt in den Turm; nichts fällt heraus.',
    ])
  })

  it('tells where a land card came from [IM-CRD-08]', () => {
    const won = { type: 'landCardWon', role: 0, name: 7, from: 1, space: 1 } as const
    expect(told(won)[1]).toBe(
      'Spieler 1 bekommt die Länderkarte Borderland von Spieler 2, vom Feld „Energie erhalten“.',
    )
    expect(told({ ...won, space: NONE })[0]).toBe('Player 1 takes the land card Borderland from Player 2.')
    expect(told({ ...won, from: NONE, space: NONE })[0]).toBe('Player 1 takes the land card Borderland from the stack.')
    const back = { type: 'landCardReturned', role: 1, name: 7, space: NONE } as const
    expect(told(back)[1]).toBe('Spieler 2 legt die Länderkarte Borderland in den Vorrat zurück.')
    expect(told({ ...back, space: 1 })[1]).toContain('vom Feld „Energie erhalten“ in den Vorrat')
  })

  it('all events of a fight can be told in both languages [IM-ATT-11]', () => {
    const { events } = fought({ a: 2, d: 2, r: 1, card: landCard('borderland'), holder: 0 })
    const lines = events.flatMap((event) => [renderEvent('en', t, event), renderEvent('de', t, event)])
    for (const line of lines) expect(line).not.toMatch(/undefined|NaN/)
    expect(lines[1]).toBe(
      'Spieler 1 greift Borderland (Licht) (Spieler 2) von Heartwood (Licht) aus mit 2 Armeen an; gespielt: Länderkarte Borderland, Bewohner gegen den Angreifer.',
    )
  })

  it('adds or removes residents in the right number [IM-FGT-03] [IM-FGT-04]', () => {
    expect(told({ type: 'residentsAdjusted', added: 1 })[0]).toBe('1 resident from the supply joins the throw.')
    expect(told({ type: 'residentsAdjusted', added: -1 })[1]).toBe('1 Bewohner geht vor dem Wurf zurück in den Vorrat.')
  })
})
