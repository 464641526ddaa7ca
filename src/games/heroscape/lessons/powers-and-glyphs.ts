import type { Lesson } from '../../../lessons/lesson.ts'
import { attack, dice, figure, ground, idOf } from './names.ts'
import type { Scene } from './scene-schema.ts'
import { LAST_STANDING, words } from './words.ts'

/* The heart of the Master game: special powers, engagements and leaving them, glyphs. The others only strike after. */

const { at } = ground('table-of-the-giants')

const VIKINGS = 'tarn-viking-warriors'
const MARRO = 'marro-warriors'

const ASTRID = at(8, 13)
const KELDA = at(7, 13)
const BESIDE_MARROS = at(5, 13)

const scene: Scene = {
  scenario: 'FRONT',
  name: words('Powers and glyphs', 'Fähigkeiten und Glyphen'),
  goal: LAST_STANDING,
  goals: [{ goal: 'eliminate' }],
  rounds: 0,
  glyphs: [
    { glyph: 'astrid', at: [8, 13] },
    { glyph: 'kelda', at: [7, 13] },
  ],
  armies: {
    0: {
      grimnak: [
        [
          [2, 13],
          [1, 13],
        ],
      ],
      syvarris: [[13, 13]],
      finn: [[3, 12]],
    },
    1: {
      [MARRO]: [
        [6, 13],
        [6, 12],
      ],
      [VIKINGS]: [
        [14, 13],
        [15, 14],
        [14, 15],
      ],
    },
  },
  wounds: { finn: [3] },
  markers: { 0: ['grimnak', 'syvarris', 'finn', 'finn'] },
  begin: 'turn',
}

export const powersAndGlyphs: Lesson = {
  id: 'powers-and-glyphs',
  title: words('Powers, engagements, glyphs', 'Fähigkeiten, Bindungen, Glyphen'),
  about: words(
    'You use a special power, know what it costs to leave an enemy, and what glyphs are good for.',
    'Du setzt eine Fähigkeit ein, weißt, was es kostet, einen Gegner stehen zu lassen, und wozu Glyphen gut sind.',
  ),
  minutes: 6,
  scene,
  role: 0,
  seed: 'powers-and-glyphs',
  habits: [
    { question: 'strike', key: 'strike' },
    { question: ['move', 'attack'], key: 'done' },
  ],
  steps: [
    {
      say: words(
        'Three turns, three lessons; the others wait meanwhile. Your markers lie on Grimnak, Syvarris and Finn.',
        'Drei Züge, drei Lektionen; die anderen warten so lange. Deine Marker stehen auf Grimnak, Syvarris und Finn.',
      ),
      part: 'hand',
    },
    {
      say: words(
        'Grimnak rides a dinosaur that takes up two spaces, which must be of the same level when he stops. His power is Chomp: it swallows an adjacent small or medium figure of a squad without a roll.',
        'Grimnak reitet einen Saurier, der zwei Felder braucht; wo er anhält, müssen sie auf derselben Ebene liegen. Seine Fähigkeit heißt Zuschnappen: Sie verschlingt eine angrenzende kleine oder mittlere Figur einer Truppe ohne Wurf.',
      ),
      point: [figure('grimnak')],
    },
    {
      do: words(
        'Bring him beside the two Marro Warriors, with one of his spaces on the marked one.',
        'Bring ihn neben die zwei Marro-Krieger, mit einem seiner Felder auf das markierte.',
      ),
      want: [
        { question: 'move', key: figure('grimnak') },
        { question: 'moveTo', target: BESIDE_MARROS },
      ],
      point: [figure('grimnak'), BESIDE_MARROS],
      react: [
        {
          to: { question: 'move', key: 'done' },
          say: words(
            'From here his jaws reach nobody. Move him first.',
            'Von hier erreicht sein Maul niemanden. Beweg ihn zuerst.',
          ),
        },
      ],
      otherwise: words(
        'He fits there, too. But from the marked space he reaches both Marro Warriors.',
        'Auch dort hätte er Platz. Aber vom markierten Feld aus erreicht er beide Marro-Krieger.',
      ),
    },
    {
      do: words(
        'Before the attack a power like this may be used: choose Chomp, then a Marro.',
        'Vor dem Angriff darf so eine Fähigkeit eingesetzt werden: Wähle Zuschnappen, dann einen Marro.',
      ),
      want: [
        { question: 'attack', key: `use:chomp/${idOf('grimnak')}` },
        { question: 'chomp', key: [figure(MARRO), figure(MARRO, 1)] },
      ],
      part: 'ribbon',
      react: [
        {
          to: { question: 'attack', starts: 'attack:' },
          say: words(
            'After his attack it would be too late for Chomp. First the power, then the attack.',
            'Nach seinem Angriff wäre es fürs Zuschnappen zu spät. Erst die Fähigkeit, dann der Angriff.',
          ),
        },
        {
          to: { question: 'attack', key: 'done' },
          say: words('Without a bite? Use Chomp first.', 'Ohne Biss? Setz erst Zuschnappen ein.'),
        },
      ],
    },
    {
      do: words(
        'Gone without a roll. And he still has his attack: 2 dice against the other Marro.',
        'Fort, ganz ohne Wurf. Und sein Angriff bleibt ihm: 2 Würfel gegen den anderen Marro.',
      ),
      want: [{ question: 'attack', starts: 'attack:' }],
      draws: dice('SS', 'D--'),
      react: [
        {
          to: { question: 'attack', key: 'done' },
          say: words(
            'The power did not cost him his attack. Go on!',
            'Die Fähigkeit hat den Angriff nicht gekostet. Los!',
          ),
        },
      ],
    },
    {
      say: words(
        'Two at one stroke. Read the powers of your cards before each battle: they decide more than the dice.',
        'Zwei auf einen Streich. Lies vor jeder Schlacht die Fähigkeiten deiner Karten: Sie entscheiden mehr als die Würfel.',
      ),
      part: 'hand',
    },
    {
      say: words(
        'Now it is Syvarris’ turn. A Viking stands right beside him, so the two are engaged: Syvarris may attack only him, for all his Range of 9.',
        'Jetzt ist Syvarris dran. Ein Wikinger steht direkt neben ihm, also sind die beiden gebunden: Syvarris darf nur ihn angreifen, trotz Reichweite 9.',
      ),
      point: [figure('syvarris'), figure(VIKINGS)],
    },
    {
      say: words(
        'Whoever leaves an engaged enemy is struck after: one die for each such enemy, no defence, and a skull is a wound. But two more Vikings are coming, and with Defence 2 he must not wait for them.',
        'Wer einen gebundenen Gegner stehen lässt, dem schlägt der hinterher: ein Würfel je Gegner, keine Verteidigung, und ein Totenkopf ist eine Wunde. Aber zwei weitere Wikinger kommen, und mit Verteidigung 2 darf er sie nicht abwarten.',
      ),
      point: [figure(VIKINGS, 1), figure(VIKINGS, 2)],
    },
    {
      do: words(
        'So flee, and with a purpose: the marked space 5 spaces west holds a glyph. The table shows beforehand that the Viking may strike.',
        'Also flieh, und zwar mit Ziel: Auf dem markierten Feld 5 Felder westlich liegt ein Glyph. Der Tisch zeigt vorher an, dass der Wikinger hinterherschlagen darf.',
      ),
      want: [
        { question: 'move', key: figure('syvarris') },
        { question: 'moveTo', key: ASTRID },
      ],
      point: [figure('syvarris'), ASTRID],
      draws: dice('S'),
      react: [
        {
          to: { question: 'move', key: 'done' },
          say: words(
            'To stay and fight is often right. Not here: next turn three swords would stand around him.',
            'Bleiben und kämpfen ist oft richtig. Hier nicht: Im nächsten Zug stünden drei Schwerter um ihn herum.',
          ),
        },
      ],
      otherwise: words(
        'If he must take the blow, let it be worth it: go to the glyph.',
        'Wenn er den Schlag schon einsteckt, soll es sich lohnen: Geh zum Glyphen.',
      ),
    },
    {
      watch: words('The Viking strikes after him.', 'Der Wikinger schlägt hinterher.'),
      until: { asked: 'moveOn' },
    },
    {
      do: words(
        'A skull: 1 wound of 4. After a blow you may choose the rest of the way anew; go on to the glyph.',
        'Ein Totenkopf: 1 Wunde von 4. Nach einem Schlag darfst du den Rest des Weges neu wählen; geh weiter zum Glyphen.',
      ),
      want: [{ question: 'moveOn', key: ASTRID }],
      point: [ASTRID],
      otherwise: words(
        'Not halfway: the glyph is what he took the blow for.',
        'Nicht auf halbem Weg: Für den Glyphen hat er den Schlag eingesteckt.',
      ),
    },
    {
      say: words(
        'This is the Glyph of Astrid. As long as somebody of yours stands there, each of your figures rolls 1 attack die more.',
        'Das ist der Glyph von Astrid. Solange jemand von dir dort steht, würfelt jede deiner Figuren mit 1 Angriffswürfel mehr.',
      ),
      point: [ASTRID],
    },
    {
      do: words(
        'He is free now. Shoot at the Viking who struck him: 3 dice and 1 for the glyph.',
        'Er ist jetzt frei. Schieß auf den Wikinger, der zugeschlagen hat: 3 Würfel und 1 für den Glyphen.',
      ),
      want: [{ question: 'attack', key: attack('syvarris', VIKINGS) }],
      draws: dice('SSS-', 'D---'),
      react: [
        {
          to: { question: 'attack', key: 'done' },
          say: words('Four dice, twice! Shoot.', 'Vier Würfel, zweimal! Schieß.'),
        },
      ],
    },
    {
      do: words(
        'Hit. And once more, for he has Double Attack: take the next Viking.',
        'Getroffen. Und noch einmal, denn er hat den Doppelangriff: Nimm den nächsten Wikinger.',
      ),
      want: [{ question: 'attack', starts: 'attack:' }],
      draws: dice('SS--', 'DD--'),
      react: [
        {
          to: { question: 'attack', key: 'done' },
          say: words('One shot is left. Use it!', 'Ein Schuss ist übrig. Nutz ihn!'),
        },
      ],
    },
    {
      say: words(
        'Blocked, but he is out of danger. Now Finn: he has 3 wounds of 4, one more and he falls.',
        'Geblockt, aber er ist außer Gefahr. Jetzt Finn: Er hat 3 Wunden von 4, noch eine und er fällt.',
      ),
      point: [figure('finn')],
    },
    {
      do: words(
        'Beside Syvarris lies the Glyph of Kelda, which heals whoever stops there. Send Finn onto it.',
        'Neben Syvarris liegt der Glyph von Kelda; er heilt, wer dort anhält. Schick Finn darauf.',
      ),
      want: [
        { question: 'move', key: figure('finn') },
        { question: 'moveTo', key: KELDA },
      ],
      point: [figure('finn'), KELDA],
      react: [
        {
          to: { question: 'move', key: 'done' },
          say: words(
            'With 3 wounds he should not wait. The glyph is near.',
            'Mit 3 Wunden sollte er nicht warten. Der Glyph ist nah.',
          ),
        },
      ],
      otherwise: words(
        'The healing glyph lies on the marked space. Go there.',
        'Der heilende Glyph liegt auf dem markierten Feld. Geh dorthin.',
      ),
    },
    {
      do: words('Click Finn and let the glyph heal him.', 'Klick auf Finn und lass ihn vom Glyphen heilen.'),
      want: [{ question: 'healing', key: 'yes' }],
      otherwise: words(
        'There is no better time: it works once only, and he needs it.',
        'Besser wird es nicht: Er wirkt nur einmal, und Finn braucht es.',
      ),
    },
    {
      say: words(
        'All wounds are gone, and so is the glyph: it was a temporary one and works once. Astrid is permanent and stays; whoever steps on a glyph must stop there.',
        'Alle Wunden sind fort, und der Glyph auch: Er war ein vorübergehender und wirkt einmal. Astrid ist dauerhaft und bleibt liegen; wer auf einen Glyphen tritt, muss dort anhalten.',
      ),
      point: [ASTRID],
    },
    {
      say: words(
        'Remember: first the power, then the attack; think before you leave an enemy; and glyphs are worth a way.',
        'Merk dir: erst die Fähigkeit, dann der Angriff; überleg, bevor du einen Gegner stehen lässt; und Glyphen sind einen Weg wert.',
      ),
    },
  ],
}
