import { say } from '../rules/table/rules.ts'
import { describe, expect, it } from 'vitest'
import type { Message } from '../../../engine/index.ts'
import type { RoundEvent } from '../rules/words/round-words.ts'
import { landCard, light, magic, shadow, tableOf } from '../testing/position.ts'
import { roundMessagesDe } from './de/round.ts'
import { roundMessagesEn } from './en/round.ts'
import { render, renderEvent } from './index.ts'

const t = tableOf({})
const [HEARTWOOD, TWIN] = [light('heartwood'), shadow('heartwood')]
const CARD = landCard('heartwood')

const both = (message: Message): string[] => [render('en', t, message), render('de', t, message)]
const told = (event: RoundEvent): string[] => [renderEvent('en', t, event), renderEvent('de', t, event)]

describe('the words of the round', () => {
  it('count what may still be reinforced, world by world [IM-REI-03]', () => {
    expect(both(say('reinforce.ask', { shadow: 1, light: 2 }))).toEqual([
      'Reinforcement: still 1 army into the Shadow world and 2 armies into the Light world. Where to?',
      'Verstärkung: noch 1 Armee in die Schattenwelt und 2 Armeen in die Lichtwelt. Wohin?',
    ])
    expect(both(say('reinforce.ask', { shadow: 0, light: 1 }))[0]).toContain('still 1 army into the Light world. Where')
    expect(both(say('reinforce.ask', { shadow: 3, light: 0 }))[1]).toContain(
      'noch 3 Armeen in die Schattenwelt. Wohin?',
    )
  })

  it('name card and space [IM-PLN-01]', () => {
    const args = { role: 0, space: 0, card: CARD }
    expect(both(say('plan.place', args))).toEqual([
      'Land card Heartwood on Earn gold',
      'Länderkarte Heartwood auf Gold verdienen',
    ])
    expect(both(say('turn.space', { ...args, space: 4, card: HEARTWOOD }))).toEqual([
      'Attack (space 5): Heartwood (Light)',
      'Angriff (Feld 5): Heartwood (Licht)',
    ])
  })

  it('say why there is a compensation [IM-ACT-04]', () => {
    const prompts = ['blank', 'passed', 'robbed', 'inactive'].map((why) => both(say('compensation.ask', { why })))
    expect(new Set(prompts.flat()).size).toBe(8)
    expect(prompts[1]).toEqual([
      'You pass. Which compensation do you take?',
      'Du passt. Welche Kompensation nimmst du?',
    ])
    expect(both(say('compensation.gold', { gold: 1 }))).toEqual(['1 gold', '1 Gold'])
    expect(both(say('compensation.energy', { energy: 1 }))).toEqual(['1 energy', '1 Energie'])
  })

  it('tell what a card would bring [IM-PLN-10]', () => {
    expect(both(say('does.gold', { lands: `${TWIN},${HEARTWOOD}`, amounts: '3,5' }))).toEqual([
      '3 gold in Heartwood (Shadow) or 5 gold in Heartwood (Light)',
      '3 Gold in Heartwood (Schatten) oder 5 Gold in Heartwood (Licht)',
    ])
    expect(both(say('does.awaken', { lands: `${TWIN}`, amounts: '1', energy: 2, gold: 1 }))).toEqual([
      'Awakens 1 army in Heartwood (Shadow); costs 2 energy and 1 gold',
      'Erweckt 1 Armee in Heartwood (Schatten); kostet 2 Energie und 1 Gold',
    ])
    const prices = { buildings: '0,1', energies: '4,1', golds: '0,2' }
    expect(both(say('does.build', { lands: `${TWIN},${HEARTWOOD}`, ...prices }))).toEqual([
      'Builds Portal (4 energy) or Shrine (1 energy and 2 gold) in Heartwood (Shadow) or Heartwood (Light)',
      'Baut Portal (4 Energie) oder Schrein (1 Energie und 2 Gold) in Heartwood (Schatten) oder Heartwood (Licht)',
    ])
    expect(both(say('does.attack', { attacks: 1, helped: 0, neutral: 0, energy: 2, gold: 1 }))).toEqual([
      '1 land can be attacked for 2 energy and 1 gold (residents against you)',
      '1 Land angreifbar (kostet 2 Energie und 1 Gold; Bewohner gegen dich)',
    ])
    expect(both(say('does.attack', { attacks: 5, helped: 1, neutral: 2, energy: 0, gold: 0 }))).toEqual([
      '5 lands can be attacked (residents for you in 1 land, neutral in 2 lands, otherwise against you)',
      '5 Länder angreifbar (Bewohner in 1 Land für dich, in 2 Ländern neutral, sonst gegen dich)',
    ])
    expect(both(say('does.attack', { attacks: 2, helped: 0, neutral: 2, energy: 0, gold: 0 }))).toEqual([
      '2 lands can be attacked (residents neutral)',
      '2 Länder angreifbar (Bewohner neutral)',
    ])
    const moving = { helped: 0, neutral: 0, energy: 0, gold: 0, moves: 2, moveEnergy: 0, moveGold: 1 }
    expect(both(say('does.attackOrMove', { attacks: 0, ...moving }))).toEqual([
      'Armies can move to 2 lands for 1 gold; nothing can be attacked',
      'Armeen können in 2 Länder ziehen (kostet 1 Gold); nichts ist angreifbar',
    ])
    expect(both(say('does.attackOrMove', { attacks: 3, ...moving }))[0]).toBe(
      '3 lands can be attacked (residents against you), or armies can move to 2 lands for 1 gold',
    )
    expect(both(say('does.magic', { effects: 'draw,awaken', armies: 2, cards: 1, energy: 0, gold: 2 }))).toEqual([
      'Draw 1 conflict card or awaken 2 armies; costs 2 gold',
      '1 Konfliktkarte ziehen oder 2 Armeen erwecken; kostet 2 Gold',
    ])
    const rest = { effects: 'shrine,takeOver', armies: 0, cards: 0, energy: 2, gold: 2 }
    expect(both(say('does.magic', rest))).toEqual([
      'Build a shrine or take over a land card; costs 2 energy and 2 gold',
      'Einen Schrein bauen oder eine Länderkarte übernehmen; kostet 2 Energie und 2 Gold',
    ])
  })

  it('tell a scoring part by part, and the points as one number beyond the track [IM-SCO-09] [IM-RUL-76]', () => {
    const scored: RoundEvent = {
      type: 'scored', role: 1, lands: 5, shrines: 1, capitals: 1, regions: 4, total: 11, points: 63, laps: 1, field: 3,
    } // prettier-ignore
    expect(told(scored)).toEqual([
      'Player 2 scores 11 victory points (5 for lands, 1 for shrines, 1 for capitals, 4 for regions) and has 63 victory points.',
      'Spieler 2 erhält 11 Siegpunkte (5 für Länder, 1 für Schreine, 1 für Hauptstädte, 4 für Regionen) und hat 63 Siegpunkte.',
    ])
    expect(told({ ...scored, total: 1, points: 1, laps: 0, field: 1 })[0]).toMatch(/has 1 victory point\.$/)
  })

  it('tell what happens in a round [IM-RND-01]', () => {
    const events: RoundEvent[] = [
      { type: 'roundBegan', round: 2, rounds: 7, startPlayer: 0 },
      { type: 'conflictCardDrawn', role: 0 },
      { type: 'conflictCardSeen', role: 0, card: HEARTWOOD },
      { type: 'discardShuffled', cards: 2 },
      { type: 'nothingToDraw', role: 0 },
      { type: 'reinforced', role: 0, land: HEARTWOOD },
      { type: 'reinforcementForgone', role: 0, armies: 1 },
      { type: 'planningBegan' },
      { type: 'planned', role: 0, cards: 1 },
      { type: 'cardRevealed', role: 0, space: 8, card: magic('awaken') },
      { type: 'cardReturned', role: 0, space: 8, card: magic('awaken') },
      { type: 'cardDiscarded', role: 0, space: 4, card: HEARTWOOD },
      { type: 'compensated', role: 0, gold: 0, energy: 1 },
      { type: 'passed', role: 0, cards: 3 },
      { type: 'gameEnded', winners: '0,2', points: 40 },
    ]
    const sentences = events.map(told)
    expect(sentences[0]).toEqual(['Round 2 of 7. Player 1 begins.', 'Runde 2 von 7. Spieler 1 beginnt.'])
    expect(sentences[8]).toEqual(['Player 1 has planned 1 card.', 'Spieler 1 hat 1 Karte geplant.'])
    expect(sentences[12][0]).toBe('Player 1 takes 1 energy as compensation.')
    expect(sentences[14]).toEqual([
      'Player 1 and Player 3 won with 40 victory points.',
      'Spieler 1 und Spieler 3: Sieg mit 40 Siegpunkten.',
    ])
    expect(new Set(sentences.flat()).size).toBe(2 * events.length)
    for (const one of sentences.flat()) expect(one).toMatch(/^[A-ZÄÖÜ].*[.]$/)
  })

  it('exist for every message, each different from the others [IM-ACT-03]', () => {
    const numbers = { shadow: 1, light: 2, land: 3, armies: 4, role: 0, space: 1, card: 61, gold: 1, energy: 2 }
    const lists = { lands: '3', amounts: '4', buildings: '1', energies: '1', golds: '2', effects: 'draw', why: 'blank' }
    const more = {
      attacks: 2,
      helped: 0,
      neutral: 1,
      cards: 2,
      moves: 3,
      moveEnergy: 0,
      moveGold: 1,
      ownEnergy: 0,
      ownGold: 0,
      world: 1,
      limbo: 2,
      per: 3,
    }
    const args = { ...numbers, ...lists, ...more, blanks: 4 }
    for (const language of ['en', 'de'] as const) {
      const keys = Object.keys(language === 'en' ? roundMessagesEn : roundMessagesDe)
      const sentences = keys.map((key) => render(language, t, { key, args }))
      for (const one of sentences) expect(one).not.toMatch(/undefined|NaN|\$\{/)
      expect(new Set(sentences).size).toBe(keys.length)
    }
  })
})
