/** Worked examples of what comes to the map: Garrisons, Skeletons, Legions and Hordes. */
import { attachedCell } from '../../rules/table/cells.ts'
import { CHAOS, EMPIRE } from '../../rules/table/state.ts'
import { at, card, numbered, rolled } from '../laid.ts'
import { said } from '../said.ts'
import { after, ap, canChoose, goods, onCard, onHex, points, pool, type Worked } from './expected.ts'

const CAPITAL = at(0, 0)
const HOME = at(0, -2)
const FAR_HOME = at(0, 2)
const HERE = at(0, -1)
const CORNER = at(3, 0)

/** It is the last turn of the Chapter: when this AP is spent, the Nemesis Phase begins. */
const lastTrade = [{ question: 'action', key: 'action:trade' }]

export const placing: readonly Worked[] = [
  {
    id: 'UP-EX-27',
    scene: {
      begin: { turn: 0 },
      startFeats: false,
      heroes: ['ronja', 'khaal'],
      heroAt: { 0: HERE },
      ap: { 1: 0 },
      havens: { 0: [HOME, at(1, -1)], 1: [FAR_HOME, at(0, 1)] },
      tiles: {
        [at(1, -1)]: 'raufrost',
        [at(0, 1)]: 'torment',
        [at(1, -2)]: 'black-ice',
        [at(1, 0)]: 'golgardei',
      },
      units: {
        [HOME]: ['sellswords'],
        [at(1, -1)]: ['sellswords', 'berserkers'],
        [at(1, -2)]: ['hunters'],
        [FAR_HOME]: ['tribesmen'],
        [at(0, 1)]: ['tribesmen', 'vargs'],
      },
      garrisons: { [CAPITAL]: 3, [HERE]: 1, [at(1, 0)]: 2, [at(-1, 0)]: 1, [at(2, 0)]: 1 },
      skeletons: { [at(-1, -1)]: 1, [at(-2, 0)]: 2 },
      curses: [at(-1, 1), at(-1, 2)],
      nextTiles: ['rigga'],
    },
    role: 0,
    seed: 'UP-EX-27',
    task: said(
      'Explore the hex with the Garrison: it is Rigga, and only one hex is empty.',
      'Erkunde das Hexfeld mit der Garnison: Es ist Rigga, und nur ein Hexfeld ist leer.',
    ),
    line: [
      { question: 'action', key: 'action:explore' },
      { question: 'orientation', key: 'option:0' },
    ],
    draws: [0],
    expect: [
      ...after(1, { asked: 'orientation' }, { told: { type: 'garrisonPlaced', space: at(1, 1), rule: 'UP-PLC-04' } }),
      ...onHex(HERE, { garrison: 2 }),
      ...onHex(at(1, 1), { garrison: 1 }),
    ],
    result: said(
      'Rigga is reinforced to level 2, and the other Garrison must go to the one empty hex; without it, it would join a Garrison, on Rigga as well.',
      'Rigga wird auf Stufe 2 verstärkt, und die andere Garnison muss auf das eine leere Hexfeld; gäbe es keins, käme sie zu einer Garnison, auch auf Rigga.',
    ),
  },
  {
    id: 'UP-EX-28',
    scene: {
      begin: { turn: 0 },
      startFeats: false,
      heroes: ['syndra', 'khaal'],
      heroAt: { 0: HERE },
      ap: { 1: 0 },
      units: { [HOME]: ['swordsisters'], [FAR_HOME]: ['tribesmen'] },
      resources: { 0: [0, 0, 0] },
      skeletons: { [HERE]: 1, [CORNER]: 1 },
      nextTiles: ['grim-fangs'],
      nextHordes: ['bloodwyrm'],
      events: ['solar-eclipse'],
    },
    role: 0,
    seed: 'UP-EX-28',
    task: said(
      'Explore Grim Fangs, where a Skeleton stands; put the first extra Skeleton on the other hex, the second here.',
      'Erkunde Grim Fangs, wo ein Skelett steht; stell das erste weitere Skelett auf das andere Hexfeld, das zweite hierher.',
    ),
    line: [
      { question: 'action', key: 'action:explore' },
      { question: 'placeWhere', key: `hex:${CORNER}` },
      { question: 'placeWhere', key: `hex:${HERE}` },
    ],
    draws: [0],
    expect: [
      ...after(1, ...onHex(HERE, { skeletons: 2 }), goods(0, 2, 0, 0)),
      ...canChoose('placeWhere', [`hex:${HERE}`, `hex:${CORNER}`], [`hex:${at(1, 0)}`], 1),
      ...after(2, ...onHex(CORNER, { skeletons: 2 })),
      ...onHex(HERE, { skeletons: 0 }),
      ...onHex(CORNER, { skeletons: 2 }),
      ...onCard('bloodwyrm', { at: HERE, threat: 4 }),
    ],
    result: said(
      'The hex is reinforced to 2 Skeletons, the other one gets its second; the third here sends all three back, and a Horde stands on Grim Fangs.',
      'Das Hexfeld wird auf 2 Skelette verstärkt, das andere erhält sein zweites; das dritte hier schickt alle drei zurück, und auf Grim Fangs steht eine Horde.',
    ),
  },
  {
    id: 'UP-EX-29',
    scene: {
      begin: { phase: 'events' },
      options: { ninthLegion: true },
      startFeats: false,
      heroes: ['syndra', 'yanny'],
      units: { [FAR_HOME]: ['younglings', 'younglings'] },
      walls: [HOME],
      towers: [HOME],
      resources: { 0: [5, 1, 5], 1: [5, 7, 5] },
      nextEvent: 'solar-eclipse',
      nextLegions: ['butcher'],
    },
    role: 0,
    seed: 'UP-EX-29',
    task: said(
      'The Butcher has come to the Capital: give his Target to your own faction.',
      'Der Schlächter ist in die Hauptstadt gekommen: Gib sein Ziel deiner eigenen Fraktion.',
    ),
    line: [{ question: 'targetFaction', key: 'role:0' }],
    expect: [
      ...canChoose('targetFaction', ['role:0', 'role:1'], [], 0),
      { told: { type: 'nemesisPlaced', card: card('butcher'), space: CAPITAL, threat: 4 } },
      ...onCard('butcher', { at: CAPITAL, threat: 4, target: HOME }),
      goods(0, 5, 1, 5),
      goods(1, 5, 4, 5),
    ],
    result: said(
      'He stands on the Capital with Threat 4, his Target on your home hex; Yanny falls from 7 Plunder to 4, you keep your 1.',
      'Er steht mit Bedrohung 4 auf der Hauptstadt, sein Ziel auf deinem Heimat-Hexfeld; Yanny fällt von 7 Beute auf 4, du behältst deine 1.',
    ),
  },
  {
    id: 'UP-EX-30',
    scene: {
      begin: { phase: 'events' },
      startFeats: false,
      heroes: ['khaal', 'yanny'],
      units: { [HOME]: ['tribesmen', 'tribesmen'], [FAR_HOME]: ['younglings'] },
      nextEvent: 'three-bloody-comets',
      nextHordes: ['counter-of-omens'],
    },
    role: 0,
    seed: 'UP-EX-30',
    task: said(
      'Place the Counter of Omens in the Fog Grave: you are the first player.',
      'Platziere den Boten des Untergangs im Nebelgrab: Du hast den Startspielermarker.',
    ),
    line: [{ question: 'placeWhere', key: `hex:${CORNER}` }],
    expect: [
      ...canChoose(
        'placeWhere',
        [`hex:${CORNER}`, `hex:${at(2, 1)}`],
        [at(1, 1), at(1, 2), at(0, 3), at(-3, 0)].map((space) => `hex:${space}`),
        0,
      ),
      ...onCard('counter-of-omens', { at: CORNER, threat: 4 }),
      ...onHex(CORNER, { skeletons: 2 }),
    ],
    result: said(
      'He stands on an empty hex of the Fog Grave that is not beside a home hex, with Threat 4 and 2 Skeletons.',
      'Er steht auf einem leeren Hexfeld des Nebelgrabs, das nicht an ein Heimat-Hexfeld grenzt, mit Bedrohung 4 und 2 Skeletten.',
    ),
  },
  {
    id: 'UP-EX-35',
    scene: {
      begin: { phase: 'events' },
      startFeats: false,
      heroes: ['khaal', 'yanny'],
      units: { [HOME]: ['tribesmen', 'tribesmen'], [FAR_HOME]: ['younglings'] },
      curses: [at(2, -1), at(-3, 0), at(-1, 3)],
      nextEvent: 'three-bloody-comets',
      nextHordes: ['lich-queen'],
    },
    role: 0,
    seed: 'UP-EX-35',
    task: said(
      'Place the Lich Queen: 3 Curses are on the map.',
      'Platziere die Lichkönigin: 3 Flüche sind auf dem Spielfeld.',
    ),
    line: [{ question: 'placeWhere', key: `hex:${CORNER}` }],
    expect: [...onCard('lich-queen', { at: CORNER, threat: 4 }), ...onHex(CORNER, { curse: 1 }), points(CHAOS, 5)],
    result: said(
      'First 1 Curse lies on her hex, which makes 4; that is fewer than 5, so Chaos gains 5 VP.',
      'Zuerst liegt 1 Fluch auf ihrem Hexfeld, das macht 4; das sind weniger als 5, also erhält das Chaos 5 SP.',
    ),
  },
  {
    id: 'UP-EX-36',
    scene: {
      begin: { phase: 'events' },
      startFeats: false,
      featDecks: { 0: [], 1: [] },
      heroes: ['khaal', 'yanny'],
      units: { [HOME]: ['tribesmen'], [at(2, 0)]: ['deadeyes'], [FAR_HOME]: ['younglings'] },
      tiles: { [at(2, 0)]: 'dawngaard' },
      cards: { executioner: { at: at(-1, 0), threat: 5, target: HOME } },
      nextEvent: 'three-bloody-comets',
      nextHordes: ['oda-the-fallen'],
    },
    role: 0,
    seed: 'UP-EX-36',
    habits: [
      { question: 'build', key: 'done' },
      { question: 'action', key: ['done', 'pass'] },
      { question: 'action', key: 'action:trade' },
    ],
    task: said(
      'Place Oda, then command your Deadeye against him.',
      'Platziere Oda, dann kommandiere deinen Scharfschützen gegen ihn.',
    ),
    line: [
      { question: 'placeWhere', key: `hex:${CORNER}` },
      { question: 'build', key: 'done' },
      { question: 'action', key: 'action:command' },
      { question: 'commandHex', key: `hex:${CORNER}` },
      { question: 'commandPiece', key: `unit:1@${at(2, 0)}` },
      { question: 'commandPiece', key: 'done' },
    ],
    expect: [
      { told: { type: 'threatChanged', card: card('oda-the-fallen'), change: 2, threat: 6 } },
      ...after(1, ...onCard('oda-the-fallen', { at: CORNER, threat: 6 }), ...onCard('executioner', { threat: 7 })),
      { ...points(EMPIRE, 1), after: 1 },
      { told: { type: 'archerySkipped', space: CORNER, rule: 'UP-DRU-10' } },
      { told: { type: 'diceRolled', side: 0, dice: pool('w') } },
      points(EMPIRE, 1),
    ],
    result: said(
      'Oda rises from 4 to 6, the Executioner stays at 7, and the Empire gains 1 VP; against Oda there is no Archery Round, so the Deadeye rolls in the Clash alone.',
      'Oda steigt von 4 auf 6, die Scharfrichterin bleibt bei 7, und das Imperium erhält 1 SP; gegen Oda gibt es keinen Fernkampf, also würfelt der Scharfschütze nur im Nahkampf.',
    ),
  },
  {
    id: 'UP-EX-38',
    scene: {
      begin: { phase: 'events' },
      startFeats: false,
      featDecks: { 0: [], 1: [] },
      heroes: ['yanny', 'khaal'],
      heroAt: { 0: at(2, 0) },
      units: { [HOME]: ['younglings'], [at(2, 0)]: ['koloth', 'younglings'], [FAR_HOME]: ['tribesmen'] },
      tiles: { [at(2, 0)]: 'dawngaard' },
      items: { 0: ['abad-warpaint'] },
      feats: { 0: ['yanny-younglings'] },
      nextEvent: 'three-bloody-comets',
      nextHordes: ['coven-of-yssat'],
    },
    role: 0,
    seed: 'zirkel',
    habits: [
      { question: 'build', key: 'done' },
      { question: 'action', key: 'action:trade' },
      { question: 'convert', key: 'done' },
    ],
    task: said(
      'Place the Coven, attack it without using the Warpaint, and Trade with all other AP until the next Chapter.',
      'Platziere den Zirkel, greif ihn ohne die Kriegsbemalung an und handle mit allen übrigen AP bis zum nächsten Kapitel.',
    ),
    line: [
      { question: 'placeWhere', key: `hex:${CORNER}` },
      { question: 'build', key: 'done' },
      { question: 'action', key: 'action:command' },
      { question: 'commandHex', key: `hex:${CORNER}` },
      { question: 'commandPiece', key: `unit:3@${at(2, 0)}` },
      { question: 'commandPiece', key: `unit:0@${at(2, 0)}` },
      { question: 'commandPiece', key: 'hero:0' },
      { question: 'commandPiece', key: 'done' },
      { question: 'useAbility', key: 'pass' },
      ...Array.from({ length: 6 }, () => lastTrade[0]),
      { question: 'nemesisPath', key: `hex:${at(2, 1)}` },
      { question: 'convert', key: 'done' },
    ],
    draws: rolled('yellow:-', 'yellow:-', 'blue:-', 'black:B', 'purple:SB', 'blue:S', 'blue:-', 'blue:-', 'white:-'),
    expect: [
      ...after(1, ap(0, 7), ap(1, 7), { cell: attachedCell.key(card('coven-of-yssat')), path: ['ap'], is: [1, 1] }),
      { told: { type: 'cardFlipped', role: 0, of: numbered('items', 'abad-warpaint') } },
      { told: { type: 'cardFlipped', role: 0, of: numbered('feats', 'yanny-younglings') } },
      { told: { type: 'apRefreshed' } },
      ap(0, 7),
      ap(1, 7),
    ],
    result: said(
      'Everybody lays 1 AP on the card and has only 7, after the next Refresh as well; the Bolt of the Coven flips all Feats and Items unused, before damage.',
      'Jeder legt 1 AP auf die Karte und hat so nur 7, auch nach der nächsten Auffrischung; der Blitz des Zirkels dreht vor dem Schaden alle Fähigkeiten und Items um.',
    ),
  },
]
