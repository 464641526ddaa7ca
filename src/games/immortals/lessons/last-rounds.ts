import type { Answers, Lesson } from '../../../lessons/lesson.ts'
import { cubes, drawn } from './chance.ts'
import type { Scene } from './scene.ts'
import { armies, at, attack, build, into, lay, magicShrine, reveal, use, w } from './words.ts'

const scene: Scene = {
  at: 'round',
  round: 6,
  races: [
    ['humans', 'orcs'],
    ['elves', 'nightElves'],
    ['dwarves', 'necromancers'],
  ],
  armies: [
    { 'light.heartwood': 4, 'light.treehome': 2, 'light.saltmere': 2, 'shadow.saltmere': 3 },
    { 'light.borderland': 3, 'light.crossfen': 3, 'light.duskmoor': 2, 'shadow.heartwood': 3 },
    { 'light.emberfall': 3, 'light.anvil-ridge': 4, 'shadow.anvil-ridge': 2, 'shadow.emberfall': 2 },
  ],
  limbo: [
    { light: 6, shadow: 2 },
    { light: 1, shadow: 2 },
    { light: 2, shadow: 1 },
  ],
  cards: [
    ['land.heartwood', 'land.treehome', 'land.saltmere', 'conflict.light.elderglade'],
    ['land.borderland', 'land.crossfen', 'land.duskmoor'],
    ['land.emberfall', 'land.anvil-ridge'],
  ],
  planned: [
    {},
    { gold: 'land.borderland', energy: 'land.crossfen', build: 'land.duskmoor' },
    { gold: 'land.emberfall', attack: 'land.anvil-ridge', build: 'blank' },
  ],
  gold: [2, 3, 2],
  energy: [1, 2, 2],
  points: [26, 31, 31],
  tower: [2, 2, 2, 2],
  tray: [0, 0, 0, 1],
}

/** Cards as they are drawn: at once, by the magic of the first round, before the second. */
const DRAWN = drawn(
  scene,
  'joker.light.forest',
  'conflict.shadow.tidewatch',
  'conflict.light.cinderhold',
  'conflict.shadow.mistharbor',
  'conflict.light.gloomreach',
  'conflict.light.borderland',
  'joker.shadow.moor',
  'conflict.shadow.forge-fire',
)
const FIRST_CARDS = DRAWN.slice(0, 3)
const LATER_CARDS = DRAWN.slice(3)

/** Where nothing better is known: something that can be done rather than nothing. */
const ANYTHING: readonly Answers[] = [
  { question: 'turn', starts: 'space:' },
  { question: 'act', starts: ['land:', 'build:', 'takeOver:', 'awaken:', 'draw'] },
  { question: 'compensation', key: 'compensation:gold' },
  {},
]

const reinforcing: readonly Answers[] = [{ question: 'reinforce', key: into('light.heartwood') }, ...ANYTHING]

export const lastRounds: Lesson = {
  id: 'last-rounds',
  title: w('The last two rounds', 'Die letzten zwei Runden'),
  about: w(
    'Play the end of a game yourself, from reinforcement to the winner; hints come if you ask for them.',
    'Spiele das Ende einer Partie selbst, von der Verstärkung bis zum Sieg; Tipps bekommst du, wenn du fragst.',
  ),
  minutes: 8,
  scene,
  role: 0,
  seed: 'immortals last rounds',
  habits: [
    { question: 'plan', key: 'ready' },
    { question: 'reinforce', starts: 'land:' },
    { question: 'turn', starts: 'space:' },
    { question: 'act', starts: ['land:', 'draw'] },
    { question: 'compensation', key: 'compensation:gold' },
  ],
  steps: [
    {
      say: w(
        'A whole game has seven rounds with three players; here you play the last two of one. You are purple and lie 5 points behind, which two good rounds can make up for.',
        'Eine ganze Partie hat zu dritt sieben Runden; hier spielst du die letzten beiden. Du bist Lila und liegst 5 Punkte zurück, was zwei gute Runden aufholen können.',
      ),
      part: 'players',
      draws: FIRST_CARDS,
    },
    {
      say: w(
        'Black has three lands of the Moor in the Light world, 2 points in every scoring. You have two of the Forest: a third one would bring you the same.',
        'Schwarz hat in der Lichtwelt drei Länder des Moors, das sind 2 Punkte in jeder Wertung. Du hast zwei des Waldes: Ein drittes brächte dir dasselbe.',
      ),
      point: [at.land('light.borderland'), at.land('light.crossfen'), at.land('light.duskmoor')],
    },
    {
      play: w(
        'Two armies come back from the Light limbo. Put them where you will attack from: Heartwood lies beside Elderglade and Borderland.',
        'Zwei Armeen kommen aus dem Licht-Limbus zurück. Setze sie dorthin, von wo du angreifen willst: Heartwood liegt neben Elderglade und Borderland.',
      ),
      until: { asked: 'plan' },
      hint: reinforcing,
      point: [at.land('light.heartwood'), at.land('light.elderglade'), at.land('light.borderland')],
    },
    {
      play: w(
        'Plan your round: gold and energy, something to build, and Elderglade on “Attack”. Ask for a tip whenever you like, and say when you are ready.',
        'Plane deine Runde: Gold und Energie, etwas zu bauen und Elderglade auf „Angriff“. Frag nach einem Tipp, wann immer du magst, und sag, wenn du fertig bist.',
      ),
      until: { told: { type: 'planned', role: 0 } },
      hint: [
        { question: 'plan', key: lay('land.heartwood', 'gold') },
        { question: 'plan', key: lay('land.saltmere', 'energy') },
        { question: 'plan', key: lay('land.treehome', 'build') },
        { question: 'plan', key: lay('conflict.light.elderglade', 'attack') },
        { question: 'plan', key: lay('magic.conflictsOrAwaken', 'magic') },
        { question: 'plan', key: 'ready' },
        ...ANYTHING,
      ],
      part: 'hand',
    },
    {
      play: w(
        'Now play your cards, income before what costs something. A shrine in Treehome, the attack on Elderglade with two armies, new cards by magic: any order that you can pay for is right.',
        'Spiel jetzt deine Karten, Einkommen vor dem, was etwas kostet. Ein Schrein in Treehome, mit zwei Armeen nach Elderglade, neue Karten durch Magie: Jede Reihenfolge, die du bezahlen kannst, ist richtig.',
      ),
      until: { told: { type: 'scored', role: 0 } },
      hint: [
        { question: 'turn', key: [reveal('gold')] },
        { question: 'turn', key: [reveal('energy')] },
        { question: 'turn', key: [reveal('build')] },
        { question: 'turn', key: [reveal('attack')] },
        { question: 'turn', key: [reveal('magic')] },
        { question: 'act', key: [use('light.heartwood'), use('shadow.saltmere')] },
        { question: 'act', key: build('shrine', 'light.treehome') },
        { question: 'act', key: attack('light.heartwood', 'light.elderglade') },
        { question: 'act', key: 'draw' },
        { question: 'attackArmies', key: armies(2) },
        ...ANYTHING,
      ],
      others: [
        { role: 1, question: 'turn', key: reveal('gold') },
        { role: 1, question: 'turn', key: reveal('build') },
        { role: 1, question: 'act', key: build('shrine', 'light.duskmoor') },
        { role: 2, question: 'turn', key: reveal('gold') },
        { role: 2, question: 'turn', key: reveal('attack') },
        { role: 2, question: 'act', key: attack('light.anvil-ridge', 'light.tribute-pass') },
        { role: 2, question: 'attackArmies', key: armies(2) },
      ],
      draws: [...cubes('-- -- -- -- ++ +'), ...cubes('+- -- -- -- ++ +'), ...LATER_CARDS],
    },
    {
      say: w(
        'The round is scored, and the plates show where everybody stands. What you have won is yours for the last round, too: its land cards are on your hand.',
        'Die Runde ist gewertet, und die Tafeln zeigen, wo alle stehen. Was du erobert hast, hilft dir auch in der letzten Runde: Die Länderkarten sind auf deiner Hand.',
      ),
      part: 'players',
      others: [
        { role: 1, question: 'plan', key: lay('land.borderland', 'gold') },
        { role: 1, question: 'plan', key: lay('land.crossfen', 'build') },
        { role: 1, question: 'plan', key: lay('land.duskmoor', 'energy') },
        { role: 2, question: 'plan', key: lay('land.anvil-ridge', 'gold') },
        { role: 2, question: 'plan', key: lay('land.emberfall', 'build') },
      ],
    },
    {
      say: w(
        'In the last round gold, energy and cards are worth nothing afterwards. So spend them on points: a capital brings 2 at once, a shrine 1, and both 1 more in the scoring.',
        'Nach der letzten Runde sind Gold, Energie und Karten nichts mehr wert. Gib sie also für Punkte aus: Eine Hauptstadt bringt sofort 2, ein Schrein 1, und beide in der Wertung noch 1.',
      ),
    },
    {
      say: w(
        'And take points from others: without Borderland black has only two lands of the Moor. Whoever loses a land may also lose its card, even out of a plan, so attack early.',
        'Und nimm anderen Punkte weg: Ohne Borderland hat Schwarz nur noch zwei Länder des Moors. Mit dem Land geht oft auch die Länderkarte verloren, selbst aus dem Plan; greif also früh an.',
      ),
      point: [at.land('light.borderland')],
    },
    {
      play: w(
        'Reinforcement first, if you have three armies in a limbo. Heartwood needs them most.',
        'Zuerst die Verstärkung, wenn drei Armeen in einem Limbus sind. Heartwood braucht sie am meisten.',
      ),
      until: { asked: 'plan' },
      hint: reinforcing,
      point: [at.land('light.heartwood')],
    },
    {
      play: w(
        'Plan the last round: income, an attack on Borderland, best with its own card, something to build, and a shrine by magic. Say when you are ready.',
        'Plane die letzte Runde: Einkommen, einen Angriff auf Borderland, am besten mit seiner Karte, etwas zu bauen und einen Schrein durch Magie. Sag, wenn du fertig bist.',
      ),
      until: { told: { type: 'planned', role: 0 } },
      hint: [
        { question: 'plan', key: lay('conflict.light.borderland', 'attack') },
        { question: 'plan', key: lay('land.heartwood', 'gold') },
        { question: 'plan', key: lay('land.saltmere', 'energy') },
        { question: 'plan', key: lay('joker.light.forest', 'build') },
        { question: 'plan', key: lay('magic.shrineOrTakeover', 'magic') },
        { question: 'plan', key: 'ready' },
        ...ANYTHING,
      ],
      part: 'hand',
    },
    {
      play: w(
        'Play the last round to its end. The attack costs nothing and spoils black’s plan; gold and energy come before capital and shrine.',
        'Spiel die letzte Runde zu Ende. Der Angriff kostet nichts und durchkreuzt den Plan von Schwarz; Gold und Energie kommen vor Hauptstadt und Schrein.',
      ),
      until: { over: true },
      hint: [
        { question: 'turn', key: reveal('attack') },
        { question: 'turn', key: reveal('gold') },
        { question: 'turn', key: reveal('energy') },
        { question: 'turn', key: reveal('build') },
        { question: 'turn', key: reveal('magic') },
        { question: 'act', key: [use('light.heartwood'), use('shadow.saltmere')] },
        { question: 'act', key: attack('light.heartwood', 'light.borderland') },
        { question: 'act', key: [build('capital', 'light.elderglade'), build('capital', 'light.heartwood')] },
        { question: 'act', key: [magicShrine('light.heartwood'), magicShrine('light.elderglade')] },
        { question: 'attackArmies', key: armies(4) },
        { question: 'attackArmies', key: armies(3) },
        ...ANYTHING,
      ],
      others: [
        { role: 1, question: 'act', key: build('shrine', 'light.crossfen') },
        { role: 2, question: 'act', key: build('shrine', 'light.emberfall') },
      ],
      draws: cubes('- +- -- +- +++- ++- +'),
    },
    {
      say: w(
        'The game is over: the most points win, and in a tie the most armies on the board. Gold, cards and whoever waits in limbo count for nothing.',
        'Die Partie ist vorbei: Es gewinnt, wer die meisten Punkte hat, bei Gleichstand die meisten Armeen auf dem Spielplan. Gold, Karten und wer im Limbus wartet, zählen nichts.',
      ),
    },
    {
      say: w(
        'A real game begins earlier, with the start round in which you choose your lands. What comes then you know.',
        'Eine richtige Partie beginnt früher, mit der Startrunde, in der du deine Länder wählst. Was danach kommt, kennst du.',
      ),
    },
  ],
}
