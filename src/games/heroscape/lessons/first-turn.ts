import type { Lesson } from '../../../lessons/lesson.ts'
import { attack, card, dice, figure, ground } from './names.ts'
import type { Scene } from './scene-schema.ts'
import { words } from './words.ts'

/* The Basic game: how it is won, the three steps of a turn, an attack. */

const { at } = ground('table-of-the-giants')

const scene: Scene = {
  scenario: 'DAWN',
  name: words('A first skirmish', 'Ein erstes Gefecht'),
  armies: {
    0: { finn: [[7, 13]], thorgrim: [[3, 12]] },
    1: { 'izumi-samurai': [[11, 13]], 'ne-gok-sa': [[14, 14]] },
  },
  begin: 'turn',
}

const BESIDE = at(10, 13)

export const firstTurn: Lesson = {
  id: 'first-turn',
  title: words('The goal and a first turn', 'Das Ziel und ein erster Zug'),
  about: words(
    'You choose a card, move its figures, attack, and know how a battle is won.',
    'Du wählst eine Karte, bewegst ihre Figuren, greifst an und weißt, wie man gewinnt.',
  ),
  minutes: 5,
  scene,
  role: 0,
  seed: 'first-turn',
  steps: [
    {
      say: words(
        'Welcome to HeroScape! Heroes of all ages fight on a landscape of six-sided spaces, stacked into hills.',
        'Willkommen bei HeroScape! Helden aller Zeiten kämpfen in einer Landschaft aus sechseckigen Feldern, die zu Hügeln gestapelt sind.',
      ),
    },
    {
      say: words(
        'These two are yours: Finn and Thorgrim, champions of the Vikings.',
        'Diese beiden gehören dir: Finn und Thorgrim, Meister der Wikinger.',
      ),
      point: [figure('finn'), figure('thorgrim')],
    },
    {
      say: words(
        'And these two stand against you. You win as soon as the other side has no figure left.',
        'Und diese beiden sind gegen dich. Du gewinnst, sobald die andere Seite keine Figur mehr hat.',
      ),
      point: [figure('izumi-samurai'), figure('ne-gok-sa')],
    },
    {
      say: words(
        'The number beside each player counts the figures on the battlefield: two against two.',
        'Die Zahl bei jedem Spieler zählt die Figuren auf dem Schlachtfeld: zwei gegen zwei.',
      ),
      part: 'players',
    },
    {
      say: words(
        'A turn has three steps: choose a card, move its figures, attack with them. Then the other side has a turn.',
        'Ein Zug hat drei Schritte: eine Karte wählen, ihre Figuren bewegen, mit ihnen angreifen. Dann ist die andere Seite dran.',
      ),
      part: 'where',
    },
    {
      say: words(
        'Every figure belongs to an army card. The boot is Move: how many spaces the figure may go in a turn.',
        'Jede Figur gehört zu einer Armeekarte. Der Stiefel ist die Bewegung: so viele Felder darf die Figur in einem Zug gehen.',
      ),
      part: 'hand',
    },
    {
      say: words(
        'The target is Range, how far it can attack; 1 means the next space only. The sword is Attack and the shield Defence: so many dice it rolls.',
        'Die Zielscheibe ist die Reichweite; 1 heißt: nur das Feld daneben. Das Schwert ist der Angriff, der Schild die Verteidigung: so viele Würfel wirft sie.',
      ),
      part: 'hand',
    },
    {
      do: words('Finn is nearer to the enemy. Choose his card.', 'Finn ist näher am Gegner. Wähle seine Karte.'),
      want: [{ question: 'card', key: card('finn') }],
      react: [
        {
          to: { question: 'card', key: card('thorgrim') },
          say: words(
            'Thorgrim is too far away to reach anybody in this turn. Take Finn.',
            'Thorgrim ist zu weit weg, er erreicht in diesem Zug niemanden. Nimm Finn.',
          ),
        },
      ],
    },
    {
      do: words(
        'Now move him: click Finn, then the marked space beside the Samurai. It is three spaces away, and he may go five.',
        'Jetzt beweg ihn: Klick auf Finn und dann auf das markierte Feld neben dem Samurai. Es ist drei Felder weit weg, und er darf fünf gehen.',
      ),
      want: [
        { question: 'move', key: figure('finn') },
        { question: 'moveTo', key: BESIDE },
      ],
      point: [figure('finn'), BESIDE],
      react: [
        {
          to: { question: 'move', key: 'done' },
          say: words(
            'Finn may stay where he is, but then he reaches nobody. Move him first.',
            'Finn darf stehen bleiben, aber dann erreicht er niemanden. Beweg ihn zuerst.',
          ),
        },
      ],
      otherwise: words(
        'He could go there as well. For this lesson take the marked space right beside the Samurai.',
        'Dorthin könnte er auch. Nimm für diese Lektion das markierte Feld direkt neben dem Samurai.',
      ),
    },
    {
      say: words(
        'Now the dice. Three faces of each show a skull, two a shield, one nothing: the attacker wants skulls, the defender shields.',
        'Nun die Würfel. Drei Seiten zeigen einen Totenkopf, zwei einen Schild, eine nichts: Der Angreifer will Totenköpfe, der Verteidiger Schilde.',
      ),
      point: [figure('finn'), figure('izumi-samurai')],
    },
    {
      do: words(
        'Step three: attack. Choose Finn and the Samurai; before you roll you see the chances.',
        'Schritt drei: angreifen. Wähle Finn und den Samurai; vor dem Wurf siehst du die Chancen.',
      ),
      want: [{ question: 'attack', key: attack('finn', 'izumi-samurai') }],
      draws: dice('SS-', 'D-----'),
      react: [
        {
          to: { question: 'attack', key: 'done' },
          say: words(
            'Nobody has to attack. But here there is every reason to!',
            'Niemand muss angreifen. Aber hier spricht alles dafür!',
          ),
        },
      ],
    },
    {
      say: words(
        'Finn rolled three dice and got two skulls; the Samurai rolled six and got one shield. Each shield cancels a skull.',
        'Finn warf drei Würfel und bekam zwei Totenköpfe, der Samurai warf sechs und bekam einen Schild. Jeder Schild hebt einen Totenkopf auf.',
      ),
      part: 'stage',
    },
    {
      say: words(
        'One skull is left, and in this simple form of the game one is enough: the Samurai is gone. Only Ne-Gok-Sa is left.',
        'Ein Totenkopf bleibt, und in der einfachen Form des Spiels genügt das: Der Samurai ist fort. Nur Ne-Gok-Sa ist noch da.',
      ),
      point: [figure('ne-gok-sa')],
    },
    {
      watch: words('Now it is his turn. Watch what he does.', 'Jetzt ist er dran. Schau zu, was er tut.'),
      until: { asked: 'card' },
      others: [
        { role: 1, question: 'move', key: figure('ne-gok-sa') },
        { role: 1, question: 'moveTo', key: at(11, 13) },
        { role: 1, question: 'attack', key: attack('ne-gok-sa', 'finn') },
      ],
      draws: dice('SS--', 'DD----'),
    },
    {
      say: words(
        'Two skulls against two shields: blocked, and nothing happens. It takes more skulls than shields.',
        'Zwei Totenköpfe gegen zwei Schilde: geblockt, nichts geschieht. Es braucht mehr Totenköpfe als Schilde.',
      ),
      part: 'stage',
    },
    {
      do: words(
        'Your turn again. You may choose any card, also the same one: take Finn, he stands right beside his enemy.',
        'Wieder dein Zug. Du darfst jede Karte wählen, auch dieselbe: Nimm Finn, er steht direkt neben dem Gegner.',
      ),
      want: [{ question: 'card', key: card('finn') }],
      react: [
        {
          to: { question: 'card', key: card('thorgrim') },
          say: words(
            'Thorgrim would walk all turn long. Finn can strike at once.',
            'Thorgrim wäre den ganzen Zug unterwegs. Finn kann sofort zuschlagen.',
          ),
        },
      ],
    },
    {
      do: words(
        'He need not move. Say so in the ribbon at the bottom.',
        'Er muss sich nicht bewegen. Sag das unten in der Leiste.',
      ),
      want: [{ question: 'move', key: 'done' }],
      part: 'ribbon',
      otherwise: words(
        'He already stands where he wants to be. Let him stay there.',
        'Er steht schon, wo er stehen will. Lass ihn dort.',
      ),
    },
    {
      do: words('And now: attack Ne-Gok-Sa!', 'Und nun: Greif Ne-Gok-Sa an!'),
      want: [{ question: 'attack', key: attack('finn', 'ne-gok-sa') }],
      draws: dice('SSS', 'D-D----'),
      react: [
        {
          to: { question: 'attack', key: 'done' },
          say: words('He would only get another turn. Attack!', 'Dann bekäme er nur einen weiteren Zug. Greif an!'),
        },
      ],
    },
    {
      say: words(
        'Three skulls, two shields: the last enemy falls, and the battle is won. That was a whole turn, and the whole goal.',
        'Drei Totenköpfe, zwei Schilde: Der letzte Gegner fällt, und die Schlacht ist gewonnen. Das war ein ganzer Zug, und das ganze Ziel.',
      ),
      part: 'players',
    },
  ],
}
