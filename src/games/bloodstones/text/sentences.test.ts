import { say } from '../rules/table/rules.ts'
import { describe, expect, it } from 'vitest'
import { fastSource, openMatch, prepare } from '../../../engine/index.ts'
import { UNIT_NAMES, type UnitName } from '../content/units.ts'
import { bloodstones } from '../index.ts'
import { mapOf, NONE } from '../rules/table/state.ts'
import { type Event } from '../rules/words/words.ts'
import { brief } from './brief.ts'
import { render, renderEvent, wordsFor } from './index.ts'

const prepared = prepare(bloodstones, 6, { map: 'two-inland-seas' })
if (!prepared.ok) throw new Error(prepared.problems[0].problem)
const { play } = openMatch(prepared.value, fastSource('sentences')).begin()

/** Roles 0 to 5 lead the factions in their order. */
const table = { state: { ...play.state, faction: [0, 1, 2, 3, 4, 5] }, content: play.content }
const before = { state: { ...play.state, faction: [0, 1, 2, 3, 4, 5].map(() => NONE) }, content: play.content }
const [DRAGONS, HORSES, HILLS, DEAD, CHAOS, CORSAIRS] = [0, 1, 2, 3, 4, 5]

const area = (name: string): number => mapOf(table).areaNames.findIndex(({ en }) => en === name)
const type = (name: UnitName): number => UNIT_NAMES.indexOf(name)
const list = (...tiles: [UnitName, number][]): string => tiles.map(([name, n]) => `${type(name)}*${n}`).join(',')

const WOOD = area('Resin Wood')
const HEDGE = area('Last Hedge')
const FIELD = area('Cuckoo Field')
const COVE = area('Turtle Cove')
const WELL = area('Dead Well')

const archer = type('archer')
const ship = type('ship')

type Told = readonly [event: Event, en: string, de: string]

const turns: Told[] = [
  [
    { type: 'startingHand', role: HORSES, count: 9 },
    'The Horse Lords draw nine tiles.',
    'Die Pferdeherren ziehen neun Plättchen.',
  ],
  [{ type: 'startingHand', role: HILLS, count: 1 }, 'The Hill Folk draw a tile.', 'Das Hügelvolk zieht ein Plättchen.'],
  [
    { type: 'factionChosen', role: 2, faction: 'hillFolk' },
    'Player 3 leads the Hill Folk.',
    'Spieler 3 führt das Hügelvolk an.',
  ],
  [
    { type: 'citadelPlaced', role: HILLS, area: WOOD },
    'The Hill Folk build their citadel in Resin Wood.',
    'Das Hügelvolk errichtet seine Zitadelle in Harzwald.',
  ],
  [
    { type: 'startChosen', role: CHAOS, area: HEDGE },
    'The Chaos Horde gathers in Last Hedge.',
    'Die Chaoshorde sammelt sich im Gebiet Letzte Hecke.',
  ],
  [
    { type: 'deployed', role: CORSAIRS, unit: ship, area: COVE },
    'The Corsairs deploy a ship in Turtle Cove.',
    'Die Freibeuter stellen ein Schiff im Seegebiet Schildkrötenbucht auf.',
  ],
  [
    { type: 'turnBegan', role: CHAOS, round: 3 },
    'Round 3: the Chaos Horde takes its turn.',
    'Runde 3: Nun ist die Chaoshorde am Zug.',
  ],
  [
    { type: 'phaseBegan', role: DRAGONS, phase: 'draw' },
    'The turn of the Dragon Riders comes to its end.',
    'Der Zug der Drachenreiter geht zu Ende.',
  ],
  [
    { type: 'phaseBegan', role: CHAOS, phase: 'reenter' },
    'The Chaos Horde may return to the map.',
    'Die Chaoshorde kann auf die Karte zurückkehren.',
  ],
  [
    { type: 'reentered', role: CHAOS, unit: type('horde'), area: WOOD },
    'The Chaos Horde returns to the map with a horde in Resin Wood.',
    'Die Chaoshorde kehrt mit einer Schar in Harzwald auf die Karte zurück.',
  ],
  [
    { type: 'cutiecornJoins', role: DEAD, area: FIELD },
    'The cutiecorn joins the Necromancers in Cuckoo Field.',
    'Das Cutiecorn schließt sich in Kuckucksfeld den Totenbeschwörern an.',
  ],
]

const moves: Told[] = [
  [
    { type: 'placed', role: HORSES, unit: type('swordsman'), area: FIELD },
    'The Horse Lords place a swordsman in Cuckoo Field.',
    'Die Pferdeherren platzieren einen Schwertkämpfer in Kuckucksfeld.',
  ],
  [
    { type: 'paidTiles', role: CHAOS, unit: type('leader'), tiles: list(['archer', 1], ['ship', 2]) },
    'The Chaos Horde pays for a leader with an archer and two ships.',
    'Die Chaoshorde bezahlt einen Anführer mit einem Schützen und zwei Schiffen.',
  ],
  [
    {
      type: 'moved',
      role: DEAD,
      units: list(['cavalry', 1], ['goblin', 3]),
      path: [WOOD, HEDGE, COVE, FIELD],
      cost: 1,
    },
    'The Necromancers move a cavalry unit and three goblins from Resin Wood via Last Hedge and Turtle Cove to Cuckoo Field for 1 point.',
    'Die Totenbeschwörer bewegen eine Reiterei-Einheit und drei Kobolde von Harzwald über das Gebiet Letzte Hecke und das Seegebiet Schildkrötenbucht nach Kuckucksfeld (1 Punkt).',
  ],
  [
    { type: 'moved', role: HILLS, units: list(['giant', 1]), path: [WOOD, 1, 2, 3, 4, 5, HEDGE], cost: 8 },
    'The Hill Folk move a giant from Resin Wood via five other areas to Last Hedge for 8 points.',
    'Das Hügelvolk bewegt einen Riesen von Harzwald über fünf andere Gebiete ins Gebiet Letzte Hecke (8 Punkte).',
  ],
  [
    { type: 'paidPoints', role: CORSAIRS, tiles: list(['axeThrower', 2], ['blank', 1]), points: 11, cost: 10 },
    'The Corsairs discard two axe throwers and a blank tile to pay 10 points for the move and waste 1.',
    'Die Freibeuter werfen zwei Axtwerfer und ein Blanko-Plättchen ab, um 10 Punkte für die Bewegung zu bezahlen; 1 verfällt.',
  ],
  [
    { type: 'undeadMoved', role: DEAD, path: [WOOD, FIELD] },
    'The Necromancers move an undead from Resin Wood to Cuckoo Field.',
    'Die Totenbeschwörer bewegen einen Untoten von Harzwald nach Kuckucksfeld.',
  ],
]

const end = { type: 'endTriggered', role: CHAOS } as const

const ends: Told[] = [
  [
    { ...end, by: 'supply', rule: 'BS-END-01' },
    'The Chaos Horde brings about the end of the game: every supply marker has reached the last field.',
    'Die Chaoshorde löst das Ende des Spiels aus: Alle Nachschubmarker haben das letzte Feld erreicht.',
  ],
  [
    { ...end, by: 'lockedOut', rule: 'BS-RUL-88' },
    'The Chaos Horde brings about the end of the game: every supply marker that can still move has reached the last field.',
    'Die Chaoshorde löst das Ende des Spiels aus: Alle Nachschubmarker, die noch vorrücken können, haben das letzte Feld erreicht.',
  ],
  [
    { ...end, by: 'roundLimit', rule: 'BS-RUL-71' },
    'The agreed number of rounds has been played: the end of the game begins.',
    'Die vereinbarte Zahl der Runden ist gespielt: Das Ende des Spiels beginnt.',
  ],
]

const flight = { from: WOOD, to: HEDGE, units: list(['undead', 2], ['leader', 1]) }

const battles: Told[] = [
  [
    { type: 'battleBegan', area: WOOD, attacker: HILLS, defender: CHAOS },
    'The Hill Folk attack the Chaos Horde in Resin Wood.',
    'Das Hügelvolk greift die Chaoshorde in Harzwald an.',
  ],
  [
    { type: 'stayed', role: CHAOS, area: WOOD },
    'The Chaos Horde stands and fights.',
    'Die Chaoshorde stellt sich dem Kampf.',
  ],
  [
    { type: 'retreated', role: DEAD, ...flight, overSea: true },
    'The Necromancers retreat by sea from Resin Wood to Last Hedge with two undead and a leader.',
    'Die Totenbeschwörer ziehen sich mit zwei Untoten und einem Anführer über See von Harzwald ins Gebiet Letzte Hecke zurück.',
  ],
  [
    { type: 'fled', role: HILLS, ...flight, units: list(['raider', 2]), overSea: false },
    'The Hill Folk flee from Resin Wood to Last Hedge with two raiders.',
    'Das Hügelvolk flieht mit zwei Räubern von Harzwald ins Gebiet Letzte Hecke.',
  ],
  [
    { type: 'leftAndDestroyed', role: CORSAIRS, area: WOOD, units: list(['castle', 1], ['citadel', 1]) },
    'With no way out, the Corsairs lose a castle and the citadel in Resin Wood.',
    'Ohne Ausweg verlieren die Freibeuter in Harzwald eine Burg und die Zitadelle.',
  ],
  [
    { type: 'replacementMade', role: HILLS, made: true },
    'The Hill Folk replace one of their battle tiles.',
    'Das Hügelvolk ersetzt eines seiner Kampfplättchen.',
  ],
  [
    {
      type: 'sideRevealed',
      role: DRAGONS,
      area: WOOD,
      isAttacker: true,
      tiles: [5, 4],
      replacement: archer,
      value: 2,
      modifiers: [
        { unit: type('dragon'), count: 1, each: 4, reasons: ['always'] },
        { unit: type('lizardman'), count: 2, each: 1, reasons: ['attacking'] },
      ],
      total: 17,
    },
    'The Dragon Riders reach 17: 5 + 4 + 2 (archer), plus 4 for a dragon and 2 for two lizardmen (attacking).',
    'Die Drachenreiter kommen auf 17: 5 + 4 + 2 (Schütze), dazu 4 für einen Drachen und 2 für zwei Echsenmenschen (Angriff).',
  ],
  [
    { type: 'shieldGuardsDecide', role: HILLS, area: WOOD, total: 11 },
    'Both sides reach 11, but the shield guards decide the battle for the Hill Folk.',
    'Beide Seiten kommen auf 11, doch die Schildwachen entscheiden den Kampf für das Hügelvolk.',
  ],
  [
    { type: 'battleWon', role: CHAOS, loser: HILLS, area: WOOD, vp: 3, units: 3, corsairs: 0, cutiecorn: 0 },
    'The Chaos Horde defeats the Hill Folk in Resin Wood and scores 3 VP for three enemy units.',
    'Die Chaoshorde besiegt das Hügelvolk in Harzwald und erhält 3 SP für drei gegnerische Einheiten.',
  ],
  [
    { type: 'battleWon', role: CORSAIRS, loser: DEAD, area: HEDGE, vp: 3, units: 1, corsairs: 1, cutiecorn: 1 },
    'The Corsairs defeat the Necromancers in Last Hedge and score 3 VP: 1 for an enemy unit, 1 as Corsairs and 1 for the cutiecorn.',
    'Die Freibeuter besiegen die Totenbeschwörer im Gebiet Letzte Hecke und erhalten 3 SP: 1 für eine gegnerische Einheit, 1 als Freibeuter und 1 für das Cutiecorn.',
  ],
  [
    { type: 'unitLost', role: HILLS, unit: type('citadel'), area: WOOD },
    'The Hill Folk lose their citadel in Resin Wood.',
    'Das Hügelvolk verliert in Harzwald seine Zitadelle.',
  ],
  [
    { type: 'citadelTaken', role: HORSES, loser: HILLS, area: WOOD },
    'The Horse Lords take the citadel of the Hill Folk.',
    'Die Pferdeherren erbeuten die Zitadelle des Hügelvolks.',
  ],
  [
    { type: 'undeadRaised', role: DEAD, area: WOOD, count: 1 },
    'The Necromancers raise an undead in Resin Wood.',
    'Die Totenbeschwörer erwecken in Harzwald einen Untoten.',
  ],
  [
    { type: 'dragonsLeave', role: DRAGONS, area: WOOD, count: 2 },
    'After the attack the Dragon Riders discard two dragons.',
    'Nach dem Angriff werfen die Drachenreiter zwei Drachen ab.',
  ],
]

const villages: Told[] = [
  [
    { type: 'captureTile', role: HILLS, unit: archer, value: 1 },
    'The Hill Folk discard an archer for 1 point to capture villages.',
    'Das Hügelvolk wirft einen Schützen für 1 Punkt ab, um Dörfer zu erobern.',
  ],
  [
    { type: 'villageCaptured', role: CHAOS, area: WOOD, owner: HILLS, cost: 2 },
    'The Chaos Horde captures a village of the Hill Folk in Resin Wood.',
    'Die Chaoshorde erobert ein Dorf des Hügelvolks in Harzwald.',
  ],
  [
    { type: 'desertLoss', role: HORSES, unit: type('cavalry'), area: WELL },
    'The Horse Lords lose a cavalry unit to the desert in Dead Well.',
    'Die Pferdeherren verlieren in der Wüste Toter Brunnen eine Reiterei-Einheit.',
  ],
  [
    { type: 'drew', role: CHAOS, count: 5, bag: 0 },
    'The Chaos Horde draws five tiles; its bag is empty now.',
    'Die Chaoshorde zieht fünf Plättchen; ihr Beutel ist jetzt leer.',
  ],
  [
    { type: 'resupply', role: HILLS, tiles: 29, field: 2, moved: 1 },
    'The Hill Folk return 29 tiles to their bag, and their supply marker moves to field 2.',
    'Das Hügelvolk legt 29 Plättchen in seinen Beutel zurück, und sein Nachschubmarker rückt auf Feld 2 vor.',
  ],
  [
    { type: 'villageScoring', role: DRAGONS, villages: 1, vp: 1, total: 6, rule: '' },
    'The Dragon Riders score 1 VP for one village on the map and now have 6 VP.',
    'Die Drachenreiter erhalten 1 SP für ein Dorf auf der Karte und haben jetzt 6 SP.',
  ],
  [
    { type: 'finalCapture', role: CORSAIRS, area: WOOD, owner: HILLS, villages: 2 },
    'As a final capture the Corsairs take two villages of the Hill Folk in Resin Wood.',
    'Als finale Eroberung nehmen die Freibeuter dem Hügelvolk in Harzwald zwei Dörfer ab.',
  ],
  [
    {
      type: 'finalScoring',
      role: CHAOS,
      before: 12,
      villages: 2,
      villagesVp: 4,
      citadels: 1,
      citadelsVp: 5,
      total: 21,
      rule: '',
    },
    'The Chaos Horde adds 4 VP for two captured villages and 5 VP for one captured citadel to its 12 VP and ends with 21 VP.',
    'Zu ihren 12 SP erhält die Chaoshorde 4 SP für zwei eroberte Dörfer und 5 SP für eine erbeutete Zitadelle und kommt auf 21 SP.',
  ],
  [
    { type: 'ranked', role: HILLS, place: 1, shared: 1, vp: 20, own: 1, captured: 0 },
    'The Hill Folk share first place with 20 VP.',
    'Das Hügelvolk teilt sich mit 20 SP den ersten Platz.',
  ],
  [
    { type: 'ranked', role: CORSAIRS, place: 3, shared: 0, vp: 8, own: 1, captured: 0 },
    'The Corsairs take third place with 8 VP.',
    'Die Freibeuter belegen mit 8 SP den dritten Platz.',
  ],
]

const messages = [
  [
    say('action.fight', { area: WOOD, role: HILLS }),
    'Attack the Hill Folk in Resin Wood',
    'Das Hügelvolk in Harzwald angreifen',
  ],
  [say('action.place', { unit: archer, cost: 0 }), 'Place an archer (free)', 'Einen Schützen platzieren (kostenlos)'],
  [
    say('pay.tilesAsk', { unit: type('cavalry'), count: 2 }),
    'Which two tiles do you discard to pay for the cavalry unit?',
    'Welche zwei Plättchen wirfst du ab, um die Reiterei-Einheit zu bezahlen?',
  ],
  [
    say('move.all', { units: list(['archer', 1], ['undead', 1]) }),
    'All of them: an archer and an undead',
    'Alle: ein Schütze und ein Untoter',
  ],
  [
    say('battle.retreatAsk', { area: WOOD, attacker: CHAOS }),
    'The Chaos Horde attacks you in Resin Wood. Do you fight or retreat?',
    'Die Chaoshorde greift dich in Harzwald an. Kämpfst du, oder ziehst du dich zurück?',
  ],
  [
    say('battle.fleeToAsk', { area: HEDGE }),
    'Your army flees from Last Hedge. Where to?',
    'Wohin flieht deine Armee aus dem Gebiet Letzte Hecke?',
  ],
  [
    say('move.countAsk', { unit: type('cutiecorn'), area: WOOD }),
    'Does the cutiecorn leave Resin Wood?',
    'Verlässt das Cutiecorn Harzwald?',
  ],
  [
    say('refuse.factionPlayers', { faction: 'chaosHorde', players: 4 }),
    'The Chaos Horde needs at least four players.',
    'Die Chaoshorde spielt erst ab vier Spielern mit.',
  ],
  [
    say('refuse.factionTaken', { faction: 'hillFolk' }),
    'The Hill Folk already have a player.',
    'Das Hügelvolk hat schon einen Spieler.',
  ],
  [
    say('refuse.citadelDistance', { area: HEDGE, role: HILLS }),
    'Last Hedge is too near to the citadel of the Hill Folk: two areas must lie between.',
    'Das Gebiet Letzte Hecke liegt zu nah an der Zitadelle des Hügelvolks: Dazwischen müssen zwei Gebiete liegen.',
  ],
  [
    say('refuse.notInHand', { unit: archer }),
    'You have no archer in your hand.',
    'Du hast keinen Schützen auf der Hand.',
  ],
  [
    say('refuse.moveContested', { area: COVE }),
    'There are enemies in Turtle Cove: nobody leaves before the battle.',
    'Im Seegebiet Schildkrötenbucht sind Gegner: Vor dem Kampf kommt niemand heraus.',
  ],
  [
    say('refuse.retreatCorsairs', { own: 1, needed: 3 }),
    'The Corsairs attack from their ships: to retreat you need a dragon or three cavalry units, and you have one.',
    'Die Freibeuter greifen von ihren Schiffen aus an: Für den Rückzug brauchst du einen Drachen oder drei Reiterei-Einheiten, und du hast nur eine.',
  ],
  [
    say('refuse.fleeFarAway', { area: COVE }),
    'Neither a border nor a chain of your ships leads to Turtle Cove.',
    'Weder eine Grenze noch eine Kette deiner Schiffe führt ins Seegebiet Schildkrötenbucht.',
  ],
] as const

describe('events are told in sentences', () => {
  it.each([...turns, ...moves, ...battles, ...villages, ...ends])('$0.type: $1', (event, en, de) => {
    expect([renderEvent('en', table, event), renderEvent('de', table, event)]).toEqual([en, de])
  })

  it('of players without a faction in the singular', () => {
    const event: Event = { type: 'startPlayerDraw', role: 1, tiles: [3, 5] }
    expect(renderEvent('en', before, event)).toBe('Player 2 draws a 3 and a 5 to find out who begins.')
    expect(renderEvent('de', before, event)).toBe('Spieler 2 zieht eine 3 und eine 5, um zu klären, wer beginnt.')
    expect([wordsFor('en', before).of(1), wordsFor('de', before).of(1)]).toEqual(['of Player 2', 'von Spieler 2'])
  })
})

describe('prompts, options and refusals', () => {
  it.each(messages)('$0.key: %s', (message, en, de) => {
    expect([render('en', table, message), render('de', table, message)]).toEqual([en, de])
  })
})

describe('in few words', () => {
  const told = (event: Event) => [brief('en', table, event), brief('de', table, event)]

  it('a march is where it ended', () => {
    const moved = (units: string) => told({ type: 'moved', role: DEAD, units, path: [WOOD, COVE, HEDGE], cost: 3 })
    expect(moved(list(['cavalry', 1], ['goblin', 3]))).toEqual([
      'The Necromancers move a cavalry unit and three goblins to Last Hedge.',
      'Die Totenbeschwörer bewegen eine Reiterei-Einheit und drei Kobolde ins Gebiet Letzte Hecke.',
    ])
    expect(moved(list(['cavalry', 1], ['goblin', 3], ['archer', 1]))).toEqual([
      'The Necromancers move five units to Last Hedge.',
      'Die Totenbeschwörer bewegen fünf Einheiten ins Gebiet Letzte Hecke.',
    ])
  })

  it('a battle is who attacks where, and what it brought', () => {
    expect(told({ type: 'battleBegan', area: WOOD, attacker: HILLS, defender: DEAD })).toEqual([
      'The Hill Folk attack in Resin Wood.',
      'Das Hügelvolk greift in Harzwald an.',
    ])
    const won = { role: DEAD, loser: HILLS, area: WOOD, vp: 2, units: 2, corsairs: 0, cutiecorn: 0 }
    expect(told({ type: 'battleWon', ...won })).toEqual([
      'The Necromancers defeat the Hill Folk in Resin Wood (2 VP).',
      'Die Totenbeschwörer besiegen das Hügelvolk in Harzwald (2 SP).',
    ])
  })

  it('anything else is told as always', () => {
    expect(told({ type: 'villageBuilt', role: HILLS, area: WOOD, cost: 1 })).toEqual([undefined, undefined])
  })
})
