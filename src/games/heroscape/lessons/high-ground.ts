import type { Lesson } from '../../../lessons/lesson.ts'
import { attack, dice, figure, ground } from './names.ts'
import type { Scene } from './scene-schema.ts'
import { LAST_STANDING, words } from './words.ts'

/* The landscape: climbing, water, sight, range, height. The others stand still, so three turns follow one another. */

const { at } = ground('forsaken-waters')

const scene: Scene = {
  scenario: 'WINTER',
  name: words('Hills and water', 'Hügel und Wasser'),
  goal: LAST_STANDING,
  goals: [{ goal: 'eliminate' }],
  rounds: 0,
  special: [],
  glyphs: [],
  armies: {
    0: { 'krav-maga-agents': [[6, 7]], finn: [[9, 8]] },
    1: {
      'marro-warriors': [
        [10, 8],
        [11, 8],
        [7, 12],
      ],
    },
  },
  markers: { 0: ['krav-maga-agents', 'finn', 'finn', 'krav-maga-agents'] },
  begin: 'turn',
}

const TOP = at(8, 6)

export const highGround: Lesson = {
  id: 'high-ground',
  title: words('Hills, water and line of sight', 'Hügel, Wasser und Sicht'),
  about: words(
    'You climb, wade, shoot from above, and know whom a figure can see.',
    'Du kletterst, watest, schießt von oben und weißt, wen eine Figur sieht.',
  ),
  minutes: 6,
  scene,
  role: 0,
  seed: 'high-ground',
  steps: [
    {
      say: words(
        'The landscape decides battles. Every space has a level: the number of tiles stacked there; a water tile adds none.',
        'Das Gelände entscheidet Schlachten. Jedes Feld hat eine Ebene: die Zahl der Teile, die dort gestapelt sind; ein Wasserteil erhöht nichts.',
      ),
    },
    {
      say: words(
        'Your Agent shoots up to seven spaces far. He stands on level 2, and the rock beside him rises to level 6.',
        'Dein Agent schießt bis zu sieben Felder weit. Er steht auf Ebene 2, und der Fels neben ihm reicht bis Ebene 6.',
      ),
      point: [figure('krav-maga-agents'), TOP],
    },
    {
      say: words(
        'Going up costs 1 for the space and 1 more for every level. So to level 3 he pays 2, and from there to level 6 he pays 4: exactly his Move of 6.',
        'Hinauf kostet ein Feld 1 und jede Ebene 1 dazu. Auf Ebene 3 zahlt er also 2, von dort auf Ebene 6 noch 4: genau seine Bewegung von 6.',
      ),
      point: [at(7, 6), TOP],
    },
    {
      do: words(
        'Send the Agent up to the marked space. The number on a space is what the way there costs.',
        'Schick den Agenten auf das markierte Feld hinauf. Die Zahl auf einem Feld sagt, was der Weg kostet.',
      ),
      want: [
        { question: 'move', key: figure('krav-maga-agents') },
        { question: 'moveTo', key: TOP },
      ],
      point: [figure('krav-maga-agents'), TOP],
      react: [
        {
          to: { question: 'move', key: 'done' },
          say: words('From down here he sees little. Climb first.', 'Von hier unten sieht er wenig. Klettere zuerst.'),
        },
      ],
      otherwise: words(
        'That is within his reach too. But up on level 6 he sees more: take the marked space.',
        'Auch dorthin kommt er. Aber oben auf Ebene 6 sieht er mehr: Nimm das markierte Feld.',
      ),
    },
    {
      say: words(
        'Nobody climbs more levels in one step than his Height, which is 4 for him. Down costs 1 like level ground; but a drop of his Height or more means a die, and a skull on it hurts.',
        'Niemand steigt in einem Schritt mehr Ebenen als seine Höhe, bei ihm 4. Hinab kostet 1 wie auf ebenem Boden; nach einem Sturz so tief wie die eigene Höhe oder tiefer wird aber gewürfelt, und ein Totenkopf tut weh.',
      ),
      point: [at(9, 7)],
    },
    {
      say: words(
        'To shoot he needs two things: the target in range, counted in spaces without levels, and a straight line from his aim point to its hit zone.',
        'Zum Schießen braucht er zweierlei: das Ziel in Reichweite, in Feldern ohne Ebenen gezählt, und eine gerade Linie von seinem Zielpunkt zu dessen Trefferzone.',
      ),
      point: [figure('marro-warriors')],
    },
    {
      say: words(
        'This Marro is only 6 spaces away, yet safe: the rocks hide it. Click somebody you cannot attack, and the table tells you why.',
        'Dieser Marro ist nur 6 Felder weit weg und doch sicher: Die Felsen verdecken ihn. Klick auf jemanden, den du nicht angreifen kannst, und der Tisch sagt dir, warum.',
      ),
      point: [figure('marro-warriors', 2)],
    },
    {
      do: words(
        'Shoot at the Marro beside Finn. You stand higher, so you roll one die more: four instead of three.',
        'Schieß auf den Marro neben Finn. Du stehst höher und wirfst deshalb einen Würfel mehr: vier statt drei.',
      ),
      want: [{ question: 'attack', key: attack('krav-maga-agents', 'marro-warriors') }],
      draws: dice('SSD-', 'D--'),
      react: [
        {
          to: { question: 'attack', starts: 'attack:' },
          say: words(
            'You could hit that one too. Take the one beside Finn first; it is in his way.',
            'Den könntest du auch treffen. Nimm zuerst den neben Finn; er steht ihm im Weg.',
          ),
        },
        {
          to: { question: 'attack', key: 'done' },
          say: words('You have a clear shot. Use it!', 'Du hast freie Schussbahn. Nutz sie!'),
        },
      ],
    },
    {
      say: words(
        'Two skulls, one shield: that is one wound. A Marro has one Life and is destroyed; heroes have more, as their cards say.',
        'Zwei Totenköpfe, ein Schild: Das ist eine Wunde. Ein Marro hat ein Leben und ist vernichtet; Helden haben mehr, es steht auf ihren Karten.',
      ),
      part: 'stage',
    },
    {
      say: words(
        'In this lesson the others wait, and you have another turn at once: Finn’s. Below him flows water.',
        'In dieser Lektion warten die anderen, und du hast gleich den nächsten Zug: den von Finn. Unter ihm fließt Wasser.',
      ),
      point: [figure('finn'), at(9, 9)],
    },
    {
      do: words(
        'Whoever steps into water must stop there. Try it: send Finn into the water below him.',
        'Wer ins Wasser tritt, muss dort anhalten. Probier es: Schick Finn in das Wasser unter ihm.',
      ),
      want: [
        { question: 'move', key: figure('finn') },
        { question: 'moveTo', key: at(9, 9) },
      ],
      point: [figure('finn'), at(9, 9)],
      otherwise: words(
        'A fine way as well. But try the water: it is the marked space.',
        'Auch ein guter Weg. Aber probier das Wasser aus: Es ist das markierte Feld.',
      ),
      free: [{ question: 'attack', key: 'done' }],
    },
    {
      say: words(
        'He stopped, though four of his five spaces were left. Water costs time, and whoever stands low is easier to hit.',
        'Er hielt an, obwohl vier seiner fünf Felder übrig waren. Wasser kostet Zeit, und wer tief steht, ist leichter zu treffen.',
      ),
      point: [figure('finn')],
    },
    {
      do: words(
        'Your third turn, Finn again. Climb out to level 2, beside the Marro: 1 for the space and 2 for the levels.',
        'Dein dritter Zug, wieder Finn. Steig hinaus auf Ebene 2 neben den Marro: 1 für das Feld und 2 für die Ebenen.',
      ),
      want: [
        { question: 'move', key: figure('finn') },
        { question: 'moveTo', key: at(10, 8) },
      ],
      point: [figure('finn'), at(10, 8)],
      otherwise: words(
        'From the marked space he stands higher than the Marro. That is worth a die.',
        'Auf dem markierten Feld steht er höher als der Marro. Das ist einen Würfel wert.',
      ),
    },
    {
      do: words(
        'One level higher is enough for the extra die: attack!',
        'Eine Ebene höher genügt für den zusätzlichen Würfel: Greif an!',
      ),
      want: [{ question: 'attack', key: attack('finn', 'marro-warriors', 0, 1) }],
      draws: dice('SS--', '---'),
      react: [
        {
          to: { question: 'attack', key: 'done' },
          say: words('He is right beside you. Attack!', 'Er steht direkt neben dir. Greif an!'),
        },
      ],
    },
    {
      say: words(
        'Gone. Remember: climb early, shoot down, and do not end a turn in the water.',
        'Fort. Merk dir: früh hinauf, von oben schießen und keinen Zug im Wasser beenden.',
      ),
    },
    {
      say: words(
        'The eye and the ruler among the tools show at any time what a figure sees and how far something is.',
        'Auge und Maßband bei den Werkzeugen zeigen jederzeit, was eine Figur sieht und wie weit etwas entfernt ist.',
      ),
      part: 'tools',
    },
  ],
}
