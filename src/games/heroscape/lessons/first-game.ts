import type { Answers, Lesson, Scripted } from '../../../lessons/lesson.ts'
import { across, landscape } from './field.ts'
import { card, dice, figure, ground } from './names.ts'
import type { Scene } from './scene-schema.ts'
import { words } from './words.ts'

/* A whole small game of three rounds, with hints. The others come to the hill by what is written here and attack whom they reach. */

/** A hill between two plains; the crest looks east. */
const field = {
  heaps: landscape(
    '1111111111111',
    '1112421111w11',
    '1112332111111',
    '1112332111111',
    '1112332111111',
    '11w122111w111',
    '1ww1111ww1111',
  ),
}
const { at: spaceAt } = ground(field)
const at = (column: number, line: number): string => spaceAt(...across(column, line))

const AGENTS = 'krav-maga-agents'
const SAMURAI = 'izumi-samurai'
const WARLORD = 'ne-gok-sa'

const GERDA = at(5, 3)
/** Where the Agents shoot from. */
const HILL = [at(5, 2), at(5, 4), at(4, 3)]

const scene: Scene = {
  field,
  name: words('The hill', 'Der Hügel'),
  goal: words(
    'You win as soon as the other side has no figures left. At the end of round 3 the most points on the battlefield win.',
    'Du gewinnst, sobald die andere Seite keine Figuren mehr hat. Am Ende von Runde 3 gewinnen die meisten Punkte auf dem Schlachtfeld.',
  ),
  goals: [{ goal: 'eliminate' }, { goal: 'score' }],
  rounds: 3,
  glyphs: [{ glyph: 'gerda', at: [...across(5, 3)] }],
  armies: {
    0: {
      [AGENTS]: [[...across(1, 2)], [...across(1, 4)], [...across(0, 3)]],
      finn: [[...across(2, 3)]],
    },
    1: {
      [SAMURAI]: [[...across(11, 2)], [...across(11, 4)], [...across(12, 3)]],
      [WARLORD]: [[...across(12, 4)]],
    },
  },
  begin: 'round',
}

type Others = NonNullable<Scripted['others']>

const THREE = [0, 1, 2]
const ANY_SAMURAI = THREE.map((n) => figure(SAMURAI, n))
const ANY_AGENT = THREE.map((n) => figure(AGENTS, n))

const lay = (...ids: readonly string[]): Others => ids.map((id) => ({ role: 1, question: 'marker', key: card(id) }))
/** These set out, so many of them; where to is their habit, or one of these places. */
const come = (who: readonly string[], count: number, where?: readonly string[]): Others =>
  Array.from({ length: count }, () => [
    { role: 1, question: 'move', key: who },
    ...(where === undefined ? [] : [{ role: 1, question: 'moveTo', key: where }]),
  ]).flat()

const EAST_FOOT = [at(8, 2), at(8, 3), at(8, 4), at(7, 3)]
/** Around the glyph first, then closer to it. */
const AT_THE_HILL = [
  GERDA,
  at(6, 3),
  at(6, 2),
  at(6, 4),
  at(5, 1),
  at(5, 5),
  at(4, 2),
  at(4, 4),
  at(7, 2),
  at(7, 3),
  at(7, 4),
]

// What the coach suggests

const marks = (...ids: readonly string[]): Answers[] => ids.map((id) => ({ question: 'marker', key: card(id) }))
const ATTACK: Answers[] = [
  { question: 'attack', starts: 'attack:' },
  { question: 'attack', key: 'done' },
]
const STAY: Answers = { question: 'move', key: 'done' }
const ELSE: Answers[] = [{ question: 'strike', key: 'strike' }, { question: 'spirit', key: card(AGENTS) }, {}]
const toPlaces = (...places: readonly string[]): Answers[] => places.map((key) => ({ question: 'moveTo', key }))

export const firstGame: Lesson = {
  id: 'first-game',
  title: words('Your first small game', 'Deine erste kleine Partie'),
  about: words(
    'You play a whole small battle of three rounds on your own, with hints.',
    'Du spielst eine ganze kleine Schlacht über drei Runden selbst, mit Hinweisen.',
  ),
  minutes: 8,
  scene,
  role: 0,
  seed: 'first-game',
  habits: [
    { question: 'marker', key: card(SAMURAI) },
    ...AT_THE_HILL.map((key): Answers => ({ question: 'moveTo', key })),
    { question: 'attack', starts: 'attack:' },
    { question: ['move', 'attack'], key: 'done' },
    { question: 'strike', key: 'strike' },
  ],
  steps: [
    {
      say: words(
        'A whole battle, and you lead it: three Krav Maga Agents, who shoot 7 spaces far, and Finn. That is 100 and 80 points.',
        'Eine ganze Schlacht, und du führst: drei Krav Maga-Agenten, die 7 Felder weit schießen, und Finn. Das sind 100 und 80 Punkte.',
      ),
      point: [figure('finn'), ...ANY_AGENT],
      others: lay(SAMURAI, WARLORD, SAMURAI, WARLORD),
    },
    {
      say: words(
        'From the east come three Samurai and Ne-Gok-Sa, a warlord: 60 and 90 points. They must come up to you to strike.',
        'Von Osten kommen drei Samurai und Ne-Gok-Sa, ein Kriegsherr: 60 und 90 Punkte. Sie müssen an dich heran, um zuzuschlagen.',
      ),
      point: [...ANY_SAMURAI, figure(WARLORD)],
    },
    {
      say: words(
        'Whoever has nobody left has lost. Otherwise every card with a figure left brings its full points after round 3, so even one Agent is worth 100.',
        'Wer niemanden mehr hat, hat verloren. Sonst bringt nach Runde 3 jede Karte, von der noch jemand steht, ihre vollen Punkte, auch ein einziger Agent ist also 100 wert.',
      ),
      part: 'players',
    },
    {
      say: words(
        'Between you lies a hill with the Glyph of Gerda: as long as somebody of yours stands on it, all of yours defend with 1 die more.',
        'Zwischen euch liegt ein Hügel mit dem Glyphen von Gerda: Solange jemand von dir darauf steht, verteidigen sich alle deine mit 1 Würfel mehr.',
      ),
      point: [GERDA],
    },
    {
      play: words(
        'Plan round 1. Sound would be the Agents first and second: they climb, then they shoot.',
        'Plan Runde 1. Gut wäre: zuerst und als Zweites die Agenten. Sie steigen hinauf, dann schießen sie.',
      ),
      until: { answers: 2 },
      hint: [...marks(AGENTS), {}],
      part: 'hand',
    },
    {
      play: words(
        'Then Finn third, when the enemy is near. The X may lie anywhere.',
        'Dann Finn als Dritter, wenn der Gegner nah ist. Das X darf überall stehen.',
      ),
      until: { told: { type: 'initiativeWon' } },
      hint: [...marks('finn'), {}],
      draws: dice(14, 6),
      part: 'hand',
    },
    {
      play: words(
        'You won the initiative. Bring up whom you have chosen; the Agents reach the marked spaces on the hill.',
        'Du hast die Initiative. Zieh mit denen, die du gewählt hast; die Agenten erreichen die markierten Felder am Hügel.',
      ),
      until: { cell: 'round', path: [1], is: 1 },
      hint: [...ATTACK, ...ANY_AGENT.map((key): Answers => ({ question: 'move', key })), ...toPlaces(...HILL), ...ELSE],
      point: HILL,
      others: come(ANY_SAMURAI, 3, EAST_FOOT),
    },
    {
      play: words(
        'The Samurai are at the foot of the hill. Whoever stands higher rolls 1 die more: shoot, and leave nobody alone in front.',
        'Die Samurai stehen am Fuß des Hügels. Wer höher steht, würfelt mit 1 Würfel mehr: Schieß, und lass niemanden allein vorn.',
      ),
      until: { cell: 'round', path: [1], is: 2 },
      hint: [...ATTACK, STAY, ...ELSE],
      point: ANY_SAMURAI,
      others: come([figure(WARLORD)], 1, [at(8, 2), at(8, 3), at(8, 4), at(9, 3)]),
    },
    {
      play: words(
        'The last turn of the round. Finn could take the glyph and stand before the Agents; a Samurai strikes back at whoever is beside it where shields are left over, so attack with many dice.',
        'Der letzte Zug der Runde. Finn könnte den Glyphen nehmen und sich vor die Agenten stellen; ein Samurai schlägt gegen Angreifer neben sich zurück, wo Schilde übrig bleiben, also greif mit vielen Würfeln an.',
      ),
      until: { cell: 'round', path: [0], is: 2 },
      hint: [...ATTACK, { question: 'move', key: figure('finn') }, ...toPlaces(GERDA, at(5, 5)), STAY, ...ELSE],
      point: [GERDA],
      others: come(ANY_SAMURAI, 2),
    },
    {
      play: words(
        'Plan round 2. Who can attack at once, and who would be missed most if he fell before his turn?',
        'Plan Runde 2. Wer kann sofort angreifen, und wer würde am meisten fehlen, wenn er vor seinem Zug fiele?',
      ),
      until: { answers: 2 },
      hint: [...marks(AGENTS), {}],
      part: 'hand',
      others: lay(WARLORD, SAMURAI, WARLORD, SAMURAI),
    },
    {
      play: words(
        'And the 3 and the X. A marker on a card that falls is a turn lost, so do not put all on one.',
        'Und die 3 und das X. Ein Marker auf einer Karte, die fällt, ist ein verlorener Zug, also setz nicht alles auf eine.',
      ),
      until: { told: { type: 'initiativeWon' } },
      hint: [...marks('finn'), {}],
      draws: dice(11, 9),
      part: 'hand',
    },
    {
      play: words(
        'Three turns for you. An engaged Agent may attack only who stands beside him, and whoever leaves is struck after.',
        'Drei Züge für dich. Ein gebundener Agent darf nur angreifen, wer neben ihm steht, und wer weggeht, dem wird hinterhergeschlagen.',
      ),
      until: { cell: 'round', path: [0], is: 3 },
      hint: [...ATTACK, STAY, ...ELSE],
      others: [...come([figure(WARLORD)], 1), ...come(ANY_SAMURAI, 1)],
    },
    {
      play: words(
        'Plan the last round. Count the points first: who is ahead may wait, who is behind must strike.',
        'Plan die letzte Runde. Zähl zuerst die Punkte: Wer vorn liegt, darf warten, wer zurückliegt, muss zuschlagen.',
      ),
      until: { answers: 2 },
      hint: [...marks(AGENTS), {}],
      part: 'hand',
      others: lay(WARLORD, SAMURAI, WARLORD, SAMURAI),
    },
    {
      play: words('The other two markers.', 'Die anderen zwei Marker.'),
      until: { told: { type: 'initiativeWon' } },
      hint: [...marks('finn'), {}],
      draws: dice(8, 12),
      part: 'hand',
    },
    {
      play: words(
        'The last three turns, and this time the other side goes first. Play on until it is decided.',
        'Die letzten drei Züge, und diesmal ist die andere Seite zuerst dran. Spiel, bis es entschieden ist.',
      ),
      until: { over: true },
      hint: [...ATTACK, STAY, ...ELSE],
      others: [...come([figure(WARLORD)], 1), ...come(ANY_SAMURAI, 1)],
    },
    {
      say: words(
        'That was a whole game. Won or lost, the plates show who still brings how many points, and the chronicle how it came to that.',
        'Das war eine ganze Partie. Ob gewonnen oder verloren, die Tafeln zeigen, wer noch wie viele Punkte bringt, und die Chronik, wie es dazu kam.',
      ),
      part: 'players',
    },
    {
      say: words(
        'At your own table you first choose an army by points, or take a scenario with armies that are set. "Attack at Dawn" in the Basic game is a fine beginning.',
        'An deinem eigenen Tisch wählst du zuerst eine Armee nach Punkten, oder du nimmst ein Szenario mit festen Armeen. „Angriff in der Dämmerung“ im Grundspiel ist ein guter Anfang.',
      ),
    },
  ],
}
