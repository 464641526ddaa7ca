import type { Lesson } from '../../../lessons/lesson.ts'
import { attack, card, dice, figure, ground } from './names.ts'
import type { Scene } from './scene-schema.ts'
import { words } from './words.ts'

/* The Master game: order markers, a whole round, wounds, a special power, a lost turn. */

const { at } = ground('table-of-the-giants')

const MARRO = 'marro-warriors'

const scene: Scene = {
  scenario: 'FRONT',
  name: words('One round', 'Eine Runde'),
  special: [],
  glyphs: [],
  armies: {
    0: { syvarris: [[1, 13]], finn: [[3, 12]] },
    1: {
      'agent-carr': [[8, 13]],
      [MARRO]: [
        [7, 12],
        [9, 14],
        [10, 13],
      ],
    },
  },
  begin: 'round',
}

const BESIDE_CARR = at(7, 13)
const BETWEEN = at(9, 13)

export const orderMarkers: Lesson = {
  id: 'order-markers',
  title: words('Order markers and a whole round', 'Ablaufmarker und eine ganze Runde'),
  about: words(
    'You plan a round of the Master game, play its three turns, and know wounds and a lost turn.',
    'Du planst eine Runde des Masterspiels, spielst ihre drei Züge und kennst Wunden und einen verlorenen Zug.',
  ),
  minutes: 7,
  scene,
  role: 0,
  seed: 'order-markers',
  habits: [{ question: ['move', 'attack'], key: 'done' }],
  steps: [
    {
      say: words(
        'So far you chose a card each turn: that was the Basic game. In the Master game you plan three turns ahead, and these three turns are a round.',
        'Bisher hast du in jedem Zug eine Karte gewählt: Das war das Grundspiel. Im Masterspiel planst du drei Züge voraus, und diese drei Züge sind eine Runde.',
      ),
      part: 'where',
      // All plan at the same time.
      others: [
        { role: 1, question: 'marker', key: card('agent-carr') },
        { role: 1, question: 'marker', key: card('agent-carr') },
        { role: 1, question: 'marker', key: card(MARRO) },
        { role: 1, question: 'marker', key: card(MARRO) },
      ],
    },
    {
      say: words(
        'You lead Syvarris, an archer, and Finn. Against you stand Agent Carr and three Marro Warriors.',
        'Du führst Syvarris, einen Bogenschützen, und Finn. Gegen dich stehen Agent Carr und drei Marro-Krieger.',
      ),
      point: [figure('syvarris'), figure('finn'), figure('agent-carr'), figure(MARRO)],
    },
    {
      say: words(
        'Everybody has four order markers: 1, 2, 3 and X. The card under the 1 acts in your first turn, and so on; the others see that markers lie there, but not which.',
        'Jeder hat vier Ablaufmarker: 1, 2, 3 und X. Die Karte unter der 1 handelt in deinem ersten Zug und so weiter; die anderen sehen, dass Marker dort stehen, aber nicht, welche.',
      ),
      part: 'hand',
    },
    {
      do: words(
        'Put the 1 on Syvarris: he shoots 9 spaces far and reaches somebody at once.',
        'Stell die 1 auf Syvarris: Er schießt 9 Felder weit und erreicht sofort jemanden.',
      ),
      want: [{ question: 'marker', key: card('syvarris') }],
      part: 'hand',
      react: [
        {
          to: { question: 'marker', key: card('finn') },
          say: words(
            'Finn would only walk in his first turn. Syvarris can shoot at once.',
            'Finn wäre im ersten Zug nur unterwegs. Syvarris kann sofort schießen.',
          ),
        },
      ],
    },
    {
      do: words(
        'Now the 2 and the 3, both on Finn. A card may act several times in a round.',
        'Jetzt die 2 und die 3, beide auf Finn. Eine Karte darf in einer Runde mehrmals handeln.',
      ),
      want: [
        { question: 'marker', key: card('finn') },
        { question: 'marker', key: card('finn') },
      ],
      part: 'hand',
      otherwise: words(
        'That could be done. But for what follows Finn must be near twice: put both on him.',
        'Das ginge. Aber für das Folgende muss Finn zweimal ran: Stell beide auf ihn.',
      ),
    },
    {
      do: words(
        'The X gives no turn, it only deceives. Put it on Syvarris: two markers there look like two turns of the archer.',
        'Das X bringt keinen Zug, es täuscht nur. Stell es auf Syvarris: Zwei Marker dort sehen nach zwei Zügen des Schützen aus.',
      ),
      want: [{ question: 'marker', key: card('syvarris') }],
      part: 'hand',
      draws: dice(15, 8),
      otherwise: words(
        'Three markers on Finn would tell too much. Syvarris is the better place for the X.',
        'Drei Marker auf Finn verrieten zu viel. Für das X ist Syvarris der bessere Ort.',
      ),
    },
    {
      say: words(
        'Then both rolled the 20-sided die for initiative: 15 against 8, so each turn you go first. Your 1 was turned up, and it is Syvarris’ turn.',
        'Dann warfen beide den 20-seitigen Würfel um die Initiative: 15 gegen 8, also bist du in jedem Zug zuerst dran. Deine 1 wurde aufgedeckt, und Syvarris ist am Zug.',
      ),
      part: 'where',
    },
    {
      do: words(
        'The turn itself is as before: move, then attack. He stands well, so let him stay.',
        'Der Zug selbst geht wie bisher: bewegen, dann angreifen. Er steht gut, also lass ihn stehen.',
      ),
      want: [{ question: 'move', key: 'done' }],
      part: 'ribbon',
      otherwise: words(
        'From where he stands he can shoot already. Closer up they could hit him as well.',
        'Von hier aus kann er schon schießen. Weiter vorn könnten sie auch ihn treffen.',
      ),
    },
    {
      do: words(
        'Attack the Marro Warrior in front: 3 dice against 3.',
        'Greif den vordersten Marro-Krieger an: 3 Würfel gegen 3.',
      ),
      want: [{ question: 'attack', key: attack('syvarris', MARRO) }],
      draws: dice('SS-', 'D--'),
      react: [
        {
          to: { question: 'attack', key: attack('syvarris', 'agent-carr') },
          say: words(
            'Carr is next. Take the Marro first: it stands in Finn’s way.',
            'Carr kommt gleich dran. Nimm zuerst den Marro: Er steht Finn im Weg.',
          ),
        },
        {
          to: { question: 'attack', key: 'done' },
          say: words('This turn does not come again. Shoot!', 'Dieser Zug kommt nicht wieder. Schieß!'),
        },
      ],
    },
    {
      say: words(
        '2 skulls, 1 shield: in the Master game every skull that gets through is a wound. A figure falls when its wounds reach the Life on its card, and a Marro’s Life is 1.',
        '2 Totenköpfe, 1 Schild: Im Masterspiel ist jeder Totenkopf, der durchkommt, eine Wunde. Eine Figur fällt, wenn ihre Wunden das Leben auf ihrer Karte erreichen, und ein Marro hat 1 Leben.',
      ),
      part: 'stage',
    },
    {
      say: words(
        'His turn is not over, for Syvarris has a special power: Double Attack. Most cards have powers; the i on a card shows them, and they go before the general rules.',
        'Sein Zug ist nicht vorbei, denn Syvarris hat eine Sonderfähigkeit: Doppelangriff. Fast jede Karte hat welche; das i auf der Karte zeigt sie, und sie gehen den allgemeinen Regeln vor.',
      ),
      part: 'hand',
    },
    {
      do: words('Use his second attack: shoot at Agent Carr.', 'Nutz seinen zweiten Angriff: Schieß auf Agent Carr.'),
      want: [{ question: 'attack', key: attack('syvarris', 'agent-carr') }],
      draws: dice('SSS', 'D---'),
      react: [
        {
          to: { question: 'attack', key: 'done' },
          say: words('The second attack costs nothing. Use it!', 'Der zweite Angriff kostet nichts. Nutz ihn!'),
        },
      ],
    },
    {
      say: words(
        '2 wounds, but she is a hero and has 4 Life: she stays. Her wounds remain until they are healed.',
        '2 Wunden, aber sie ist eine Heldin und hat 4 Leben: Sie bleibt stehen. Ihre Wunden behält sie, bis sie geheilt werden.',
      ),
      point: [figure('agent-carr')],
    },
    {
      watch: words(
        'Now the other side has its first turn and turns up its 1.',
        'Jetzt hat die andere Seite ihren ersten Zug und deckt ihre 1 auf.',
      ),
      until: { asked: 'move' },
      others: [{ role: 1, question: 'attack', key: attack('agent-carr', 'finn') }],
      draws: dice('S-', '----'),
    },
    {
      say: words(
        'Carr shot: Finn has 1 wound of his 4 Life. Now your 2 is up, and Finn acts.',
        'Carr hat geschossen: Finn hat 1 Wunde bei 4 Leben. Jetzt ist deine 2 dran, und Finn handelt.',
      ),
      point: [figure('finn')],
    },
    {
      do: words(
        'Run to Carr: the marked space beside her is just 5 spaces away.',
        'Lauf zu Carr: Das markierte Feld neben ihr ist genau 5 Felder weit weg.',
      ),
      want: [
        { question: 'move', key: figure('finn') },
        { question: 'moveTo', key: BESIDE_CARR },
      ],
      point: [figure('finn'), BESIDE_CARR],
      react: [
        {
          to: { question: 'move', key: 'done' },
          say: words('From here his sword reaches nobody. Run!', 'Von hier erreicht sein Schwert niemanden. Lauf!'),
        },
      ],
      otherwise: words(
        'There he would not reach Carr. Take the marked space.',
        'Dort würde er Carr nicht erreichen. Nimm das markierte Feld.',
      ),
    },
    {
      do: words(
        'Attack her. She has 2 Life left, so 2 wounds would be enough.',
        'Greif sie an. Sie hat noch 2 Leben, also würden 2 Wunden genügen.',
      ),
      want: [{ question: 'attack', key: attack('finn', 'agent-carr') }],
      draws: dice('SSS', 'D---'),
      react: [
        {
          to: { question: 'attack', key: 'done' },
          say: words('She would strike back. Attack first!', 'Sie würde zurückschlagen. Greif zuerst an!'),
        },
      ],
    },
    {
      say: words(
        'Carr is destroyed, and with her goes a turn: a marker on a card that is out of play is lost. Her 2 lay there, so you are on at once again.',
        'Carr ist vernichtet, und mit ihr ein Zug: Ein Marker auf einer Karte, die aus dem Spiel ist, verfällt. Ihre 2 stand dort, also bist du gleich wieder dran.',
      ),
      part: 'log',
    },
    {
      do: words(
        'Your 3: Finn again. Run between the last two Marro Warriors.',
        'Deine 3: wieder Finn. Lauf zwischen die letzten zwei Marro-Krieger.',
      ),
      want: [
        { question: 'move', key: figure('finn') },
        { question: 'moveTo', key: BETWEEN },
      ],
      point: [figure('finn'), BETWEEN],
      otherwise: words(
        'Between them both are in reach, and neither can shoot at anybody else. Take the marked space.',
        'Zwischen ihnen sind beide in Reichweite, und keiner kann auf andere schießen. Nimm das markierte Feld.',
      ),
    },
    {
      do: words('Attack one of the two.', 'Greif einen der beiden an.'),
      want: [{ question: 'attack', key: [attack('finn', MARRO, 0, 1), attack('finn', MARRO, 0, 2)] }],
      draws: dice('SS-', '---'),
      react: [
        {
          to: { question: 'attack', key: 'done' },
          say: words('You came for this. Attack!', 'Dafür bist du gekommen. Greif an!'),
        },
      ],
    },
    {
      watch: words(
        'One Marro is left, and their 3 lies on its card. Watch the last turn of the round.',
        'Ein Marro ist übrig, und ihre 3 steht auf seiner Karte. Schau dir den letzten Zug der Runde an.',
      ),
      until: { told: { type: 'roundBegan', round: 2 } },
      others: [{ role: 1, question: 'attack', key: [attack(MARRO, 'finn', 1), attack(MARRO, 'finn', 2)] }],
      draws: dice('SS', 'DD--'),
    },
    {
      say: words(
        'Blocked. The round is over: all take their markers back unseen and plan the next one.',
        'Geblockt. Die Runde ist vorbei: Alle nehmen ihre Marker verdeckt zurück und planen die nächste.',
      ),
      part: 'where',
    },
    {
      say: words(
        'So it goes until one side has nobody left, or until the last round: then every card with a figure left brings its points, and the most points win. Your markers are the plan, and the X is the lie in it.',
        'So geht es, bis eine Seite niemanden mehr hat, oder bis zur letzten Runde: Dann bringt jede Karte, von der noch jemand steht, ihre Punkte, und die meisten gewinnen. Deine Marker sind der Plan, und das X ist die Lüge darin.',
      ),
    },
  ],
}
