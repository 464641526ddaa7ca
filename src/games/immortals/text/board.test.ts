import { describe, expect, it } from 'vitest'
import { fastSource } from '../../../engine/index.ts'
import type { BoardPart, Language } from '../../module.ts'
import { CAPITAL, LIGHT, SHADOW, SHRINE } from '../content/names.ts'
import { FOR, type Role, type Table } from '../rules/table/state.ts'
import { fought } from '../testing/fights.ts'
import { BLANK, chooseAs, joker, landCard, light, magic, positionMatch, shadow, tableOf } from '../testing/position.ts'
import { draftMatch, startMatch } from '../testing/start-match.ts'
import { boardOf } from './board.ts'

function linesOf(t: Table, title: string, role?: Role, language: Language = 'en'): readonly string[] {
  const part = boardOf(language, t, role).find((one: BoardPart) => one.title === title)
  if (part === undefined) throw new Error(`there is no part ${title}`)
  return part.lines
}

const [HEARTWOOD, BORDERLAND] = [light('heartwood'), light('borderland')]

const middle = tableOf({
  startPlayer: 1,
  round: 3,
  armies: {
    0: [
      [HEARTWOOD, 3],
      [shadow('heartwood'), 1],
    ],
    1: [[BORDERLAND, 2]],
  },
  limbo: { 0: [2, 5] },
  gold: { 0: 4 },
  energy: { 0: 1, 1: 7 },
  tower: [3, 0, 1, 4],
  tray: [0, 0, 2, 1],
  cards: { 0: [landCard('heartwood'), light('mossgate')], 1: [landCard('borderland'), joker(SHADOW, 'fire')] },
  planned: { 0: { 4: BORDERLAND, 8: magic('awaken') }, 1: { 0: landCard('crossfen'), 9: BLANK } },
  discard: [shadow('elderglade')],
  arrange(state) {
    state.building[HEARTWOOD] = SHRINE
    state.portal[HEARTWOOD] = 1
    state.building[light('crossfen')] = CAPITAL
    state.marker = 2
    state.points = [12, 1, 60]
  },
})

describe('the table in words', () => {
  it('begins with round, turn, tower and piles [IM-RUL-29]', () => {
    expect(boardOf('en', middle, undefined)[0]).toEqual({
      title: 'Round 3 of 7 · Execution',
      lines: [
        'Start player: Player 2.',
        'Start player marker: Player 3.',
        'Turn of Player 2.',
        'In the tower: 3 of Player 1, 1 of Player 3 and 4 residents.',
        'In the tray: 2 of Player 3 and 1 resident.',
        'In the supply: 15 residents.',
        'Draw pile: 56 conflict cards.',
        'Discard pile: Elderglade (Shadow).',
        expect.stringMatching(/^Land cards in the stack: Elderglade, .*Emerald Cliff\.$/),
      ],
    })
    expect(boardOf('de', middle, undefined)[0].lines.slice(0, 8)).toEqual([
      'Startspieler: Spieler 2.',
      'Startspielermarker: Spieler 3.',
      'An der Reihe: Spieler 2.',
      'Im Turm: 3 von Spieler 1, 1 von Spieler 3 und 4 Bewohner.',
      'In der Auffangschale: 2 von Spieler 3 und 1 Bewohner.',
      'Im Vorrat: 15 Bewohner.',
      'Nachziehstapel: 56 Konfliktkarten.',
      'Ablagestapel: Elderglade (Schatten).',
    ])
  })

  it('shows both worlds region by region [IM-SET-02]', () => {
    const regions = boardOf('en', middle, undefined).filter(({ title }) => /\((Light|Shadow)\)$/.test(title))
    expect(regions.map(({ title }) => title)).toEqual(
      ['Shadow', 'Light'].flatMap((world) =>
        ['Forest', 'Water', 'Moor', 'Fire', 'Mountains'].map((region) => `${region} (${world})`),
      ),
    )
    expect(regions.every(({ lines }) => lines.length === 5)).toBe(true)
    expect(linesOf(middle, 'Forest (Light)')).toContain(
      'Heartwood (gold 5, energy 2): Player 1, 3 armies, Shrine, Portal',
    )
    expect(linesOf(middle, 'Forest (Shadow)')).toContain('Heartwood (gold 3, energy 4): Player 1, 1 army')
    expect(linesOf(middle, 'Moor (Licht)', 0, 'de')).toEqual(
      expect.arrayContaining([
        'Borderland (Gold 4, Energie 3): Spieler 2, 2 Armeen',
        'Crossfen (Gold 5, Energie 2): unbesetzt, Hauptstadt',
      ]),
    )
  })

  it('tells a player the own cards and plan [IM-PLN-11]', () => {
    expect(linesOf(middle, 'Player 1 · Elves and Demons', 0)).toEqual([
      '12 victory points, 4 gold, 1 energy.',
      'On the board: 4 armies in 2 lands.',
      'A scoring now would bring 2 victory points.',
      'Light limbo: 5, Shadow limbo: 2.',
      'Land cards: Heartwood.',
      'Conflict cards: Mossgate (Light), Borderland (Light).',
      'In hand: conflict card Mossgate (Light), land card Heartwood, magic card Conflict card or start marker, magic card Shrine or take over land card, magic card 2 conflict cards or awaken 2, blank card × 4.',
      'On the player board: Attack: conflict card Borderland (Light); Magic: magic card Awaken 5.',
    ])
    expect(linesOf(middle, 'Spieler 1 · Elfen und Dämonen', 0, 'de').slice(4)).toEqual([
      'Länderkarten: Heartwood.',
      'Konfliktkarten: Mossgate (Licht), Borderland (Licht).',
      'Auf der Hand: Konfliktkarte Mossgate (Licht), Länderkarte Heartwood, Magiekarte Konfliktkarte oder Startspielermarker, Magiekarte Schrein oder Länderkarte übernehmen, Magiekarte 2 Konfliktkarten oder Erwecken 2, Blankokarte × 4.',
      'Auf dem Spielertableau: Angriff: Konfliktkarte Borderland (Licht); Magie: Magiekarte Erwecken 5.',
    ])
  })

  it.each([1, 2, undefined])('tells nobody else what is hidden: reader %s [IM-PLN-09] [IM-RUL-29]', (reader) => {
    const lines = linesOf(middle, 'Player 1 · Elves and Demons', reader)
    expect(lines).toContain('Conflict cards: 2 unseen.')
    expect(lines).toContain('On the player board: Attack: face down; Magic: face down.')
    expect(lines.some((line) => line.startsWith('In hand'))).toBe(false)
    const all = boardOf('en', middle, reader).flatMap((part) => part.lines)
    expect(all.some((line) => line.includes('Mossgate (Light)'))).toBe(false)
  })

  it('shows covered spaces to their owner alone until planning is over [IM-PLN-12]', () => {
    const planning = tableOf({ phase: 'planning', planned: { 0: { 4: BORDERLAND } } })
    const has = (reader: Role | undefined): boolean =>
      linesOf(planning, 'Player 1 · Elves and Demons', reader).some((line) => line.startsWith('On the player board'))
    expect([0, 1, undefined].map(has)).toEqual([true, false, false])
  })

  it('names the card that has been turned up [IM-ACT-02]', () => {
    const match = positionMatch({
      armies: { 0: [[HEARTWOOD, 3]] },
      planned: { 0: { 4: BORDERLAND, 8: magic('awaken') } },
    })
    chooseAs(match, 0, 'space:4')
    expect(boardOf('en', match.play, 1)[0].lines).toContain(
      'Player 1 has revealed conflict card Borderland (Light) on “Attack”.',
    )
    expect(linesOf(match.play, 'Player 1 · Elves and Demons', 1)).toContain(
      'On the player board: Attack: conflict card Borderland (Light); Magic: face down.',
    )
    expect(linesOf(match.play, 'Player 2 · Humans and Orcs', 0)).toContain('No card lies on the player board.')
    expect(boardOf('de', match.play, 1)[0].lines).toContain(
      'Spieler 1 hat aufgedeckt: Konfliktkarte Borderland (Licht) auf „Angriff“.',
    )
  })

  it('tells the last fight [IM-FGT-18]', () => {
    const { match } = fought({ a: 3, d: 1, r: 1, card: BORDERLAND, attitude: 'for' })
    expect(match.play.state.fight?.attitude).toBe(FOR)
    expect(boardOf('en', match.play, undefined)[0].lines).toContain(
      '4 : 1: Player 1 conquers Borderland (Light) with 3 armies. To the Shadow limbo: 1 of Player 2. 1 resident back to the supply.',
    )
  })

  it('knows no start player and no races before they are drawn', () => {
    const t = tableOf({ phase: 'start', round: 0, arrange: (state) => void state.lightRace.fill(-1) })
    expect(boardOf('en', t, 0)[0].title).toBe('Start round · Start lands')
    expect(boardOf('en', t, 0)[0].lines[0]).toBe('Turn of Player 1.')
    expect(linesOf(t, 'Player 3', 0)[0]).toBe('0 victory points, 0 gold, 0 energy.')
  })

  it('counts groups and supply in the start round [IM-STA-01]', () => {
    const { match } = startMatch(3, fastSource('board'))
    const part = boardOf('en', match.play, 0).find(({ title }) => title.startsWith('Player 1 · '))!
    expect(part.lines.find((line) => line.startsWith('Army groups'))).toMatch(/: \d+(, \d+)+\.$/)
    expect(part.lines.some((line) => /^In the supply: \d+ armies\.$/.test(line))).toBe(true)
    expect(part.lines.some((line) => line.startsWith('A scoring now'))).toBe(false)
  })

  it('shows a draft hand to its owner alone [IM-STA-10] [IM-STA-15]', () => {
    const hands = [[light('heartwood'), joker(LIGHT, 'fire')], [shadow('mossgate')], [light('crossfen')]]
    const { match } = draftMatch({ groups: [[3], [2], []], hands, draftRound: 2 })
    const draft = (reader?: Role, language: Language = 'en'): readonly string[] =>
      linesOf(match.play, language === 'en' ? 'Draft round 2' : 'Auswahl 2', reader, language)
    expect(draft()).toEqual([
      'Player 1: 2 cards of the Light world',
      'Player 2: 1 card of the Shadow world',
      'Player 3: 1 card of the Light world',
      'In the stacks: Shadow 29, Light 27',
    ])
    expect(draft(0)).toContain('Your draft hand: Heartwood (Light), joker Fire (Light)')
    expect(draft(1, 'de')).toEqual([
      'Spieler 1: 2 Karten der Lichtwelt',
      'Spieler 2: 1 Karte der Schattenwelt',
      'Spieler 3: 1 Karte der Lichtwelt',
      'Deine Karten zur Auswahl: Mossgate (Schatten)',
      'In den Stapeln: Schatten 29, Licht 27',
    ])
    chooseAs(match, 0, `card:${light('heartwood')}`)
    const line = 'Player 1 has chosen conflict card Heartwood (Light).'
    expect([0, 1, undefined].map((reader) => draft(reader).includes(line))).toEqual([true, false, false])
    chooseAs(match, 1, `card:${shadow('mossgate')}`)
    chooseAs(match, 2, `card:${light('crossfen')}`)
    // Player 3 has no group left and keeps the card unseen.
    expect(draft(1)).toEqual([
      'Player 1: 1 card of the Light world',
      'Player 2: 0 cards of the Shadow world',
      'Player 3: 0 cards of the Light world',
      'Your draft hand: nothing',
      line,
      'Player 2 has chosen conflict card Mossgate (Shadow).',
      'In the stacks: Shadow 29, Light 27',
    ])
  })

  it('names the winners at the end [IM-END-04]', () => {
    const t = tableOf({ phase: 'over', round: 7 })
    t.state.outcome = { kind: 'ranking', places: [[0, 2], [1]], scores: [5, 1, 5] }
    expect(boardOf('en', t, undefined)[0]).toMatchObject({ title: 'Round 7 of 7 · The game is over' })
    expect(boardOf('en', t, undefined)[0].lines[0]).toBe('Victory: Player 1 and Player 3.')
    expect(boardOf('de', t, undefined)[0].lines[0]).toBe('Sieg: Spieler 1 und Spieler 3.')
  })
})
