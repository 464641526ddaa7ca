import type { Lesson } from '../../../lessons/lesson.ts'
import { cubes } from './chance.ts'
import type { Scene } from './scene.ts'
import { armies, at, attack, build, magicShrine, reveal, takeOverIn, use, w } from './words.ts'

const scene: Scene = {
  round: 3,
  races: [
    ['humans', 'orcs'],
    ['elves', 'nightElves'],
    ['dwarves', 'necromancers'],
  ],
  armies: [
    { 'light.tribute-pass': 5, 'light.mountainhome': 2, 'light.emberfall': 4 },
    { 'shadow.emberfall': 2, 'light.heartwood': 4, 'shadow.treehome': 3 },
    { 'shadow.anvil-ridge': 4, 'light.saltmere': 3, 'shadow.saltmere': 2 },
  ],
  limbo: [
    { shadow: 5, light: 1 },
    { shadow: 2, light: 2 },
    { shadow: 1, light: 2 },
  ],
  cards: [
    ['land.mountainhome'],
    ['land.emberfall', 'land.heartwood', 'land.treehome'],
    ['land.anvil-ridge', 'land.saltmere'],
  ],
  planned: [
    {
      build: 'conflict.light.tribute-pass',
      attack: 'joker.shadow.mountains',
      awaken: 'conflict.shadow.tribute-pass',
      energy: 'land.tribute-pass',
      magic: 'magic.shrineOrTakeover',
    },
    {
      gold: 'land.heartwood',
      energy: 'land.treehome',
      awaken: 'blank',
      build: 'blank',
      attack2: 'land.emberfall',
      magic: 'magic.conflictOrMarker',
      magic2: 'magic.conflictsOrAwaken',
    },
    {
      gold: 'land.anvil-ridge',
      energy: 'land.saltmere',
      magic: 'magic.conflictOrMarker',
      magic2: 'magic.conflictsOrAwaken',
    },
  ],
  gold: [5, 3, 3],
  energy: [5, 1, 2],
  points: [12, 14, 11],
  tower: [2, 2, 2, 2],
  tray: [0, 0, 0, 1],
}

export const worlds: Lesson = {
  id: 'worlds',
  title: w('Between the worlds', 'Zwischen den Welten'),
  about: w(
    'Open the other world with a portal, awaken your fallen and take over a land card.',
    'Mit einem Portal die andere Welt öffnen, Gefallene erwecken und eine Länderkarte übernehmen.',
  ),
  minutes: 7,
  scene,
  role: 0,
  seed: 'immortals worlds',
  habits: [
    { question: 'turn', starts: 'space:' },
    { question: 'act', starts: ['land:', 'draw'] },
    { question: 'compensation', key: 'compensation:gold' },
  ],
  steps: [
    {
      say: w(
        'Whoever falls in one world waits in the limbo of the other. Five of your armies are in the Shadow limbo.',
        'Wer in der einen Welt fällt, wartet im Limbus der anderen. Fünf deiner Armeen sind im Schatten-Limbus.',
      ),
      point: [at.limbo('shadow')],
    },
    {
      say: w(
        'They can enter only a Shadow land in which you already have an army, and you have none there. A portal opens the way.',
        'Von dort kommen sie nur in ein Schattenland, in dem schon eine deiner Armeen steht, und du hast keines. Ein Portal öffnet den Weg.',
      ),
      point: [at.land('light.tribute-pass'), at.land('shadow.tribute-pass')],
    },
    {
      do: w(
        'Reveal Tribute Pass on “Build” and build a portal there. For you as humans it costs 2 energy and 2 gold.',
        'Decke Tribute Pass auf „Bauen“ auf und baue dort ein Portal. Dich als Menschen kostet es 2 Energie und 2 Gold.',
      ),
      want: [
        { question: 'turn', key: reveal('build') },
        { question: 'act', key: build('portal', 'light.tribute-pass') },
      ],
      react: [
        {
          to: { key: [build('shrine', 'light.tribute-pass'), build('capital', 'light.tribute-pass')] },
          say: w(
            'Good for points, but it opens no way. Build the portal.',
            'Gut für Punkte, aber es öffnet keinen Weg. Baue das Portal.',
          ),
        },
        {
          to: { key: reveal('attack') },
          say: w(
            'Without a portal you could only attack neighbours in the Light world. Build first.',
            'Ohne Portal könntest du nur Nachbarn in der Lichtwelt angreifen. Erst bauen.',
          ),
        },
      ],
      otherwise: w('First the portal in Tribute Pass.', 'Erst das Portal in Tribute Pass.'),
    },
    {
      say: w(
        'A portal brings 1 point at once and leads one way: from here into the twin, never back. Anybody who stands here may use it.',
        'Ein Portal bringt sofort 1 Punkt und führt in eine Richtung: von hier ins Zwillingsland, nie zurück. Jeder, der hier steht, darf es benutzen.',
      ),
      point: [at.land('light.tribute-pass')],
    },
    {
      do: w(
        'Reveal the joker of the Mountains of the Shadow and attack the twin, Tribute Pass in the Shadow world, with 3 armies. The joker wins its residents over.',
        'Decke den Schatten-Joker des Gebirges auf und greife das Zwillingsland, Tribute Pass im Schatten, mit 3 Armeen an. Der Joker gewinnt seine Bewohner.',
      ),
      want: [
        { question: 'turn', key: reveal('attack') },
        { question: 'act', key: attack('light.tribute-pass', 'shadow.tribute-pass') },
        { question: 'attackArmies', key: armies(3) },
      ],
      react: [
        {
          to: { question: 'act', starts: 'attack:' },
          say: w(
            'That stays in the Light world. Attack Tribute Pass in the Shadow world, through the portal.',
            'Das bliebe in der Lichtwelt. Greife durch das Portal Tribute Pass im Schatten an.',
          ),
        },
        {
          to: { question: 'attackArmies' },
          say: w('Send 3: 2 then stay behind as guards.', 'Schick 3: 2 bleiben dann als Wache zurück.'),
        },
      ],
      otherwise: w('Now the joker on “Attack”.', 'Jetzt der Joker auf „Angriff“.'),
      draws: cubes('-- -- -- --  ++- +'),
    },
    {
      say: w(
        'You stand in the Shadow world. From now on your Shadow limbo is no prison: reinforcements come from it, and you can awaken armies.',
        'Du stehst in der Schattenwelt. Von nun an ist dein Schatten-Limbus kein Gefängnis mehr: Aus ihm kommt Verstärkung, und du kannst Armeen erwecken.',
      ),
      point: [at.land('shadow.tribute-pass'), at.limbo('shadow')],
    },
    {
      do: w(
        'Reveal Tribute Pass (Shadow) on “Awaken 3” and awaken there: for 2 energy and 1 gold, 3 armies come out of the Shadow limbo.',
        'Decke Tribute Pass (Schatten) auf „Erwecken 3“ auf und erwecke dort: Für 2 Energie und 1 Gold kommen 3 Armeen aus dem Schatten-Limbus.',
      ),
      want: [
        { question: 'turn', key: reveal('awaken') },
        { question: 'act', key: use('shadow.tribute-pass') },
      ],
      otherwise: w('First awaken the three.', 'Erst die drei erwecken.'),
    },
    {
      do: w(
        'You stand in Tribute Pass in both worlds now. Reveal its land card on “Gain energy” and choose the world that brings more.',
        'Du stehst jetzt in beiden Welten in Tribute Pass. Decke seine Länderkarte auf „Energie erhalten“ auf und wähle die Welt, die mehr bringt.',
      ),
      want: [
        { question: 'turn', key: reveal('energy') },
        { question: 'act', key: use('shadow.tribute-pass') },
      ],
      react: [
        {
          to: { question: 'act', key: use('light.tribute-pass') },
          say: w(
            'In the Light world it is only 2. The Shadow gives 6.',
            'In der Lichtwelt sind es nur 2. Der Schatten gibt 6.',
          ),
        },
      ],
      otherwise: w('First the energy: you need it for the magic.', 'Erst die Energie: Du brauchst sie für die Magie.'),
    },
    {
      say: w(
        'Last your magic. You have 4 armies in Emberfall, but black has had its land card since taking the twin, where 2 armies stand.',
        'Zuletzt deine Magie. In Emberfall hast du 4 Armeen, aber Schwarz hat die Länderkarte seit der Eroberung des Zwillingslands, in dem 2 Armeen stehen.',
      ),
      point: [at.land('light.emberfall'), at.land('shadow.emberfall')],
    },
    {
      do: w(
        'Reveal the magic card and take over the land card Emberfall. It works because you have more armies in the land than black has in its twin.',
        'Decke die Magiekarte auf und übernimm die Länderkarte Emberfall. Das gelingt, weil du im Land mehr Armeen hast als Schwarz im Zwillingsland.',
      ),
      want: [
        { question: 'turn', key: reveal('magic') },
        { question: 'act', key: takeOverIn('light.emberfall') },
      ],
      react: [
        {
          to: { question: 'act', starts: magicShrine('light.emberfall').split(':')[0] },
          say: w(
            'A shrine without a card of the land, also good. But now take over the card.',
            'Ein Schrein ganz ohne Karte des Landes, auch gut. Aber übernimm jetzt die Karte.',
          ),
        },
      ],
      otherwise: w('Take over Emberfall with the magic card.', 'Übernimm mit der Magiekarte Emberfall.'),
    },
    {
      say: w(
        'Black had even planned it: now that space is empty, and black gets a compensation. Taken plans hurt, and every conquest does the same.',
        'Schwarz hatte sie sogar verplant: Das Feld ist jetzt leer, und Schwarz bekommt eine Kompensation. Geraubte Pläne tun weh, und jede Eroberung bewirkt dasselbe.',
      ),
      part: 'players',
    },
    {
      say: w(
        'Regions count in each world for themselves, twins as two lands. So look at both worlds before every attack.',
        'Regionen zählen in jeder Welt für sich, Zwillingsländer als zwei. Sieh dir also vor jedem Angriff beide Welten an.',
      ),
      point: [at.land('light.tribute-pass'), at.land('shadow.tribute-pass')],
    },
  ],
}
