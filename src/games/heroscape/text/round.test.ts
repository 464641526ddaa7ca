import { describe, expect, it } from 'vitest'
import { type Message, questionView } from '../../../engine/index.ts'
import { figure, rolls, type HeroscapeMatch } from '../testing/position.ts'
import { cardKey, pick, quietGame, quietPosition, take, type Quiet } from '../testing/quiet-match.ts'
import { TWO_ARMIES } from '../testing/two-armies.ts'
import { render, renderEvent } from './index.ts'

const both = (match: HeroscapeMatch, message: Message): [string, string] => [
  render('en', match.play, message),
  render('de', match.play, message),
]

const prompt = (match: HeroscapeMatch, role: number): [string, string] => both(match, questionView(match, role)!.prompt)

const label = (match: HeroscapeMatch, role: number, key: string): [string, string] =>
  both(match, questionView(match, role)!.options.find((one) => one.key === key)!.label)

const refusal = (match: HeroscapeMatch, role: number, key: string): [string, string] =>
  both(match, match.explain(role, { key })[0].message)

const log = ({ match, events }: Quiet, language: 'en' | 'de'): string[] =>
  events.map((event) => renderEvent(language, match.play, event))

describe('words of the draft', () => {
  it('name cards, points and reasons [HS-DRF-02]', () => {
    const { match } = quietGame(2, {}, rolls(12, 3))
    expect(prompt(match, 0)).toEqual([
      'Choose an army card. You have 400 points left.',
      'Wähle eine Armeekarte. Du hast noch 400 Punkte.',
    ])
    expect(label(match, 0, cardKey(match, 'marro-warriors'))).toEqual([
      'Marro Warriors (50 points)',
      'Marro-Krieger (50 Punkte)',
    ])
    take(match, 0, 'mimring')
    expect(refusal(match, 1, cardKey(match, 'mimring'))).toEqual([
      'Mimring is in the army of Player 1.',
      'Mimring gehört zur Armee von Spieler 1.',
    ])
    take(match, 1, 'agent-carr', 'done')
    take(match, 0, 'deathwalker-9000', 'marro-warriors')
    expect(refusal(match, 0, cardKey(match, 'finn'))[0]).toContain('costs 80 points; you have 60 points left')
    expect(label(match, 0, 'done')).toEqual(['My army is complete', 'Meine Armee ist komplett'])
  })

  it('tell who rolled what and who took what', () => {
    const game = quietGame(2, {}, rolls(12, 3))
    pick(game.match, 0, cardKey(game.match, 'syvarris'))
    expect(log(game, 'en')).toEqual([
      'Who chooses first? Player 1: 12, Player 2: 3.',
      'Player 1 takes Syvarris and has 300 points left.',
    ])
    expect(log(game, 'de')).toEqual([
      'Wer wählt zuerst? Spieler 1: 12, Spieler 2: 3.',
      'Spieler 1 nimmt Syvarris und hat noch 300 Punkte.',
    ])
    expect(prompt(game.match, 0)).toEqual([
      'Place Syvarris in your starting zone.',
      'Stelle Syvarris in deine Startzone.',
    ])
    expect(refusal(game.match, 0, 'out')[1]).toBe('Für Syvarris und alle anderen ist Platz.')
  })

  it('list a prepared army as it grows [HS-DRF-06]', () => {
    const { match } = quietGame(2, { army: 'prepared', mirrorArmies: true }, rolls(12, 3))
    expect(prompt(match, 1)[1]).toBe('Stelle deine Armee zusammen: höchstens 400 Punkte.')
    pick(match, 1, cardKey(match, 'mimring'), cardKey(match, 'syvarris'))
    expect(prompt(match, 1)).toEqual([
      'Your army so far: Mimring and Syvarris. You have 150 points left.',
      'Deine Armee bisher: Mimring und Syvarris. Du hast noch 150 Punkte.',
    ])
  })
})

describe('words of the scout, reinforcements and the Basic game', () => {
  it('ask in both languages [HS-SCN-STORM-04] [HS-SCN-WINTER-05] [HS-BAS-07]', () => {
    const storm = quietGame(2, { scenario: 'STORM' }, rolls(12, 3)).match
    take(storm, 0, 'finn')
    take(storm, 1, 'marro-warriors', 'done')
    take(storm, 0, 'done')
    expect(prompt(storm, 0)).toEqual([
      'Which hero is your secret scout?',
      'Welcher Held ist dein geheimer Kundschafter?',
    ])
    const winter = quietPosition({ scenario: 'WINTER', armies: TWO_ARMIES }, rolls(4), {
      procedure: 'roundEnd',
      args: { step: 0 },
    })
    expect(prompt(winter.match, 0)[1]).toBe('Um Verstärkung würfeln? Sie kommt ab 16.')
    expect([label(winter.match, 0, 'yes')[1], label(winter.match, 0, 'no')[1]]).toEqual(['Würfeln', 'Jetzt nicht'])
    pick(winter.match, 0, 'yes')
    expect(log(winter, 'de')).toEqual(['Spieler 1 würfelt eine 4 (nötig: 16): keine Verstärkung.'])
    const basic = quietGame(2, { scenario: 'DAWN' }, rolls('S----', '-----'))
    expect(prompt(basic.match, 0)).toEqual(['Which army card do you play?', 'Welche Armeekarte spielst du?'])
    expect(log(basic, 'de')).toEqual([
      'Die Schlacht beginnt!',
      'Spieler 1 würfelt um den ersten Zug: 1 Totenkopf.',
      'Spieler 2 würfelt um den ersten Zug: 0 Totenköpfe.',
      'Spieler 1 beginnt.',
    ])
    expect(refusal(basic.match, 1, `figure:${figure(basic.match, 1, 'grimnak')}`)).toEqual([
      'It is the turn of Player 1.',
      'Spieler 1 ist am Zug.',
    ])
  })
})

describe('words of rounds', () => {
  it('ask for markers and tell about turns', () => {
    const game = quietPosition({ armies: TWO_ARMIES }, rolls(3, 12))
    const { match } = game
    expect(prompt(match, 0)).toEqual([
      'Order marker 1: which card takes turn 1?',
      'Ablaufmarker 1: Welche Karte ist in Zug 1 dran?',
    ])
    expect(label(match, 1, cardKey(match, 'syvarris'))).toEqual(['1 on Syvarris', '1 auf Syvarris'])
    pick(match, 0, ...['finn', 'finn', 'grimnak'].map((id) => cardKey(match, id)))
    expect(prompt(match, 0)).toEqual(['Order marker X: where do you bluff?', 'Ablaufmarker X: Wo täuschst du?'])
    pick(match, 0, cardKey(match, 'finn'))
    pick(match, 1, ...new Array<string>(4).fill(cardKey(match, 'syvarris')))
    expect(log(game, 'en').slice(0, 7)).toEqual([
      'Round 2',
      'Player 1 places order markers on Finn and Grimnak.',
      'Player 2 places order markers on Syvarris.',
      'Initiative – Player 1: 3, Player 2: 12.',
      'Player 2 has the initiative.',
      'Player 2 shows order marker 1: Syvarris.',
      'Player 1 shows order marker 1: Finn.',
    ])
    expect(log(game, 'de').slice(3, 6)).toEqual([
      'Initiativewurf – Spieler 1: 3, Spieler 2: 12.',
      'Spieler 2 hat die Initiative.',
      'Spieler 2 zeigt Ablaufmarker 1: Syvarris.',
    ])
  })
})
