import type { Lesson } from '../../../lessons/lesson.ts'
import { cubes } from './chance.ts'
import type { Scene } from './scene.ts'
import { armies, at, attack, reveal, w } from './words.ts'

const scene: Scene = {
  races: [
    ['humans', 'orcs'],
    ['elves', 'nightElves'],
    ['dwarves', 'necromancers'],
  ],
  armies: [
    { 'light.heartwood': 6, 'light.treehome': 2, 'shadow.saltmere': 2 },
    { 'light.borderland': 3, 'light.crossfen': 2, 'shadow.heartwood': 3 },
    { 'light.emberfall': 4, 'shadow.anvil-ridge': 3 },
  ],
  cards: [[], ['land.borderland', 'land.crossfen'], ['land.anvil-ridge']],
  planned: [
    { attack: 'land.heartwood', attack2: 'conflict.light.borderland', gold: 'land.saltmere' },
    { gold: 'land.crossfen', attack: 'joker.light.moor', awaken: 'blank' },
    { gold: 'land.emberfall', energy: 'land.anvil-ridge', awaken: 'blank' },
  ],
  gold: [4, 3, 3],
  energy: [4, 3, 3],
  tower: [2, 1, 1, 2],
  tray: [0, 0, 0, 1],
}

export const fight: Lesson = {
  id: 'fight',
  title: w('The fight and the tower', 'Der Kampf und der Turm'),
  about: w(
    'Attack, count out what falls from the tower, and know where the lost armies go.',
    'Angreifen, auszählen, was aus dem Turm fällt, und wissen, wohin verlorene Armeen gehen.',
  ),
  minutes: 7,
  scene,
  role: 0,
  seed: 'immortals fight',
  habits: [
    { question: 'turn', starts: 'space:' },
    { question: 'act', starts: 'land:' },
    { question: 'compensation', key: 'compensation:energy' },
  ],
  steps: [
    {
      say: w(
        'An attack goes from a land where you have at least two armies into a neighbouring land that is empty or somebody else’s. On the “Attack” spaces it costs nothing.',
        'Ein Angriff geht aus einem Land, in dem du mindestens zwei Armeen hast, in ein Nachbarland, das leer ist oder jemand anderem gehört. Auf den Feldern „Angriff“ kostet er nichts.',
      ),
      point: [at.land('light.heartwood')],
    },
    {
      say: w(
        'The card does not aim; it decides what the residents do, the green cubes. Conflict card or joker of the attacked land: they help you (its land card does not).',
        'Die Karte zielt nicht; sie entscheidet, was die Bewohner tun, die grünen Würfel. Konfliktkarte oder Joker des angegriffenen Landes: Sie helfen dir (seine Länderkarte nicht).',
      ),
      point: [at.card('conflict.light.borderland'), at.land('light.borderland')],
    },
    {
      say: w(
        'Card of the land you come from, in its own world: they stay out of it. Any other card: they fight against you.',
        'Karte des Landes, aus dem du kommst, in seiner Welt: Sie halten sich heraus. Jede andere Karte: Sie kämpfen gegen dich.',
      ),
      point: [at.card('land.heartwood'), at.land('light.heartwood')],
    },
    {
      do: w(
        'First something easy: an empty land. Reveal your Heartwood card on the first “Attack”.',
        'Erst etwas Leichtes: ein leeres Land. Decke deine Karte Heartwood auf dem ersten „Angriff“ auf.',
      ),
      want: [{ question: 'turn', key: reveal('attack') }],
      react: [
        {
          to: { key: reveal('attack2') },
          say: w(
            'That card is for Borderland, where black stands. First the empty land.',
            'Diese Karte ist für Borderland, wo Schwarz steht. Erst das leere Land.',
          ),
        },
        {
          to: { key: 'pass' },
          say: w('Passing would end your round. Attack!', 'Passen würde deine Runde beenden. Greif an!'),
        },
      ],
      otherwise: w('Gold can wait. Attack first.', 'Das Gold kann warten. Erst der Angriff.'),
    },
    {
      do: w(
        'Attack Elderglade from Heartwood with 2 armies. Its residents stay out of it, because your card is that of Heartwood.',
        'Greife aus Heartwood mit 2 Armeen Elderglade an. Die Bewohner halten sich heraus, denn deine Karte ist die von Heartwood.',
      ),
      want: [
        { question: 'act', key: attack('light.heartwood', 'light.elderglade') },
        { question: 'attackArmies', key: armies(2) },
      ],
      react: [
        {
          to: { question: 'attackArmies' },
          say: w(
            'Send 2 here: the rest is needed for Borderland.',
            'Schick hier 2: Den Rest brauchst du für Borderland.',
          ),
        },
        {
          to: { question: 'act', key: attack('light.heartwood', 'light.borderland') },
          say: w(
            'Black has three armies there, and with this card nobody helps you. Elderglade first.',
            'Dort hat Schwarz drei Armeen, und mit dieser Karte hilft dir niemand. Erst Elderglade.',
          ),
        },
      ],
      otherwise: w('Not this one. Attack Elderglade from Heartwood.', 'Nicht das. Greife aus Heartwood Elderglade an.'),
      draws: cubes('-- - - --  ++ +'),
      point: [at.land('light.heartwood'), at.land('light.elderglade')],
    },
    {
      say: w(
        'Into the tower went your 2 armies and the green cube that lay in the tray below it. Of each three thrown cubes about two fall through, the third gets stuck.',
        'In den Turm kamen deine 2 Armeen und der grüne Würfel, der in der Schale darunter lag. Von drei geworfenen Würfeln fallen etwa zwei durch, der dritte bleibt stecken.',
      ),
      part: 'stage',
    },
    {
      say: w(
        'Both of yours fell out, and nobody was against you: both move in. One would have been enough.',
        'Deine beiden fielen heraus, und niemand war gegen dich: Beide ziehen ein. Eine hätte gereicht.',
      ),
      point: [at.land('light.elderglade')],
    },
    {
      do: w(
        'Now a real fight. Reveal the conflict card Borderland on the second “Attack”.',
        'Jetzt ein richtiger Kampf. Decke die Konfliktkarte Borderland auf dem zweiten „Angriff“ auf.',
      ),
      want: [{ question: 'turn', key: reveal('attack2') }],
      otherwise: w('First the attack on Borderland.', 'Erst der Angriff auf Borderland.'),
    },
    {
      do: w(
        'Attack black’s Borderland from Heartwood with 3 armies. All 3 defenders must fight, too.',
        'Greife aus Heartwood mit 3 Armeen das Borderland von Schwarz an. Auch alle 3 Verteidiger müssen kämpfen.',
      ),
      want: [
        { question: 'act', key: attack('light.heartwood', 'light.borderland') },
        { question: 'attackArmies', key: armies(3) },
      ],
      react: [
        {
          to: { question: 'act', key: attack('light.treehome', 'light.borderland') },
          say: w(
            'From Treehome only 1 could go. Attack from Heartwood.',
            'Aus Treehome könnte nur 1 gehen. Greife aus Heartwood an.',
          ),
        },
        {
          to: { question: 'attackArmies' },
          say: w(
            'Look at the chance to win: it grows with every army. Send all 3.',
            'Sieh dir die Siegchance an: Sie wächst mit jeder Armee. Schick alle 3.',
          ),
        },
      ],
      otherwise: w(
        'Your card wins over the residents of Borderland: attack there.',
        'Deine Karte gewinnt die Bewohner von Borderland: Greife dort an.',
      ),
      draws: cubes('+- - + --  ++- ++- +'),
      point: [at.land('light.heartwood'), at.land('light.borderland')],
    },
    {
      say: w(
        'Only what lies in the tray counts: 3 of yours, 2 black ones, 1 green one. One of yours had been stuck from an earlier fight: the tower remembers.',
        'Nur was in der Schale liegt, zählt: 3 von dir, 2 schwarze, 1 grüner. Einer von deinen steckte seit einem früheren Kampf fest: Der Turm vergisst nichts.',
      ),
      part: 'stage',
    },
    {
      say: w(
        'The green one fights for you: 4 against 2. The yellow one belongs to nobody here and stays in the tray.',
        'Der grüne kämpft für dich: 4 gegen 2. Der gelbe gehört hier zu niemandem und bleibt in der Schale.',
      ),
      part: 'stage',
    },
    {
      say: w(
        'Both sides lose as many as the weaker had: 2. Black loses both; you lose the resident first and then 1 army, so that 2 move in.',
        'Beide verlieren so viele, wie die schwächere Seite hatte: 2. Schwarz verliert beide; du erst den Bewohner und dann 1 Armee, sodass 2 einziehen.',
      ),
      point: [at.land('light.borderland')],
    },
    {
      say: w(
        'Lost armies are not gone: from the Light world they go into the Shadow limbo. And the land card Borderland is yours now.',
        'Verlorene Armeen sind nicht weg: Aus der Lichtwelt gehen sie in den Schatten-Limbus. Und die Länderkarte Borderland gehört jetzt dir.',
      ),
      point: [at.limbo('shadow')],
    },
    {
      watch: w(
        'Black wants Borderland back and attacks from Crossfen. Watch: the joker of the Moor wins the residents over for black.',
        'Schwarz will Borderland zurück und greift aus Crossfen an. Schau zu: Der Joker des Moors gewinnt die Bewohner für Schwarz.',
      ),
      until: {
        told: { type: 'fightDecided', winner: 'tie', attackers: 2, defenders: 2, attackerLost: 2, defenderLost: 2 },
      },
      others: [
        { role: 1, question: 'turn', key: reveal('attack') },
        { role: 1, question: 'act', key: attack('light.crossfen', 'light.borderland') },
      ],
      draws: cubes('-- +- --  ++ + + -'),
    },
    {
      say: w(
        '2 against 2, because one black cube came loose inside. In a tie all of both sides are lost, and Borderland is empty again.',
        '2 gegen 2, denn im Turm löste sich ein schwarzer Würfel. Bei Gleichstand verlieren beide alles, und Borderland ist wieder leer.',
      ),
      point: [at.land('light.borderland')],
    },
    {
      say: w(
        'Its land card went back to the stack, where the next to take the land gets it. Your three fallen armies wait in the Shadow limbo.',
        'Die Länderkarte ging auf den Stapel zurück; wer das Land als Nächstes nimmt, bekommt sie. Deine drei gefallenen Armeen warten im Schatten-Limbus.',
      ),
      point: [at.limbo('shadow')],
    },
    {
      say: w(
        'Remember: the card before the armies. With residents on your side two armies often do what four cannot do against them.',
        'Merke dir: erst die Karte, dann die Armeen. Mit den Bewohnern schaffen zwei Armeen oft, was vier gegen sie nicht schaffen.',
      ),
    },
  ],
}
