import type { Lesson } from '../../../lessons/lesson.ts'
import { cubes, drawn } from './chance.ts'
import type { Scene } from './scene.ts'
import { armies, at, attack, build, into, lay, reveal, use, w } from './words.ts'

const scene: Scene = {
  at: 'round',
  round: 2,
  races: [
    ['humans', 'orcs'],
    ['elves', 'nightElves'],
    ['dwarves', 'necromancers'],
  ],
  armies: [
    { 'light.heartwood': 4, 'light.treehome': 2, 'shadow.saltmere': 3 },
    { 'light.mountainhome': 3, 'shadow.mountainhome': 2, 'shadow.highcrag': 3 },
    { 'light.emberfall': 4, 'light.saltmere': 2, 'shadow.anvil-ridge': 3 },
  ],
  limbo: [
    { light: 4, shadow: 1 },
    { light: 2, shadow: 2 },
    { light: 2, shadow: 1 },
  ],
  cards: [
    ['land.heartwood', 'land.saltmere', 'joker.light.forest'],
    ['land.mountainhome', 'land.highcrag'],
    ['land.emberfall', 'land.anvil-ridge', 'conflict.light.saltmere'],
  ],
  planned: [
    {},
    { gold: 'land.mountainhome', energy: 'land.highcrag', awaken: 'blank', magic: 'blank' },
    { gold: 'land.emberfall', energy: 'conflict.light.saltmere', awaken: 'blank' },
  ],
  gold: [1, 2, 2],
  energy: [0, 1, 2],
  points: [6, 4, 3],
  tower: [2, 2, 2, 2],
  tray: [0, 0, 0, 1],
}

export const plan: Lesson = {
  id: 'plan',
  title: w('Planning a round', 'Eine Runde planen'),
  about: w(
    'Fetch reinforcements, lay your cards in secret and reveal them in a good order.',
    'Verstärkung holen, Karten heimlich legen und in guter Reihenfolge aufdecken.',
  ),
  minutes: 8,
  scene,
  role: 0,
  seed: 'immortals plan',
  habits: [
    { question: 'plan', key: 'ready' },
    { question: 'turn', starts: 'space:' },
    { question: 'act', starts: 'land:' },
    { question: 'compensation', key: 'compensation:energy' },
  ],
  steps: [
    {
      say: w(
        'A round has four parts: reinforcement, planning, actions, scoring. This sign always shows where you are.',
        'Eine Runde hat vier Teile: Verstärkung, Planung, Aktionen, Wertung. Dieses Zeichen zeigt immer, wo du gerade bist.',
      ),
      part: 'where',
      draws: drawn(scene, 'conflict.light.borderland', 'conflict.shadow.tidewatch', 'conflict.light.cinderhold'),
    },
    {
      say: w(
        'Reinforcement first: everybody has drawn a conflict card. Yours is Borderland of the Light world.',
        'Erst die Verstärkung: Alle haben eine Konfliktkarte gezogen. Deine ist Borderland in der Lichtwelt.',
      ),
      point: [at.card('conflict.light.borderland')],
    },
    {
      do: w(
        'Fallen armies wait in two limbos, and of every full three in one of them one comes back for nothing. Four wait in your Light limbo: put one of them into a land of yours in the Light world.',
        'Gefallene Armeen warten in zwei Limbi, und von je vollen drei in einem kommt eine kostenlos zurück. In deinem Licht-Limbus warten vier: Setze eine davon in eines deiner Länder der Lichtwelt.',
      ),
      want: [{ question: 'reinforce', key: [into('light.heartwood'), into('light.treehome')] }],
      react: [
        {
          to: { key: 'done' },
          say: w('It costs nothing: do bring it.', 'Sie kostet nichts: Hol sie ruhig.'),
        },
      ],
    },
    {
      say: w(
        'Now everybody plans at once. The space says what is done, the card says in which land; eight spaces take land and conflict cards, two take magic.',
        'Jetzt planen alle zugleich. Das Feld sagt, was getan wird, die Karte, in welchem Land; acht Felder nehmen Länder- und Konfliktkarten, zwei nehmen Magie.',
      ),
      part: 'hand',
    },
    {
      do: w(
        'Lay the land card Heartwood on “Earn gold”: it brings 5 there.',
        'Lege die Länderkarte Heartwood auf „Gold verdienen“: Dort bringt sie 5.',
      ),
      want: [{ question: 'plan', key: lay('land.heartwood', 'gold') }],
      react: [
        {
          to: { question: 'plan', key: lay('land.saltmere', 'gold') },
          say: w('Saltmere gives only 3 gold. Take Heartwood.', 'Saltmere bringt nur 3 Gold. Nimm Heartwood.'),
        },
        {
          to: { key: 'ready' },
          say: w(
            'With an empty plan you could only watch. Lay cards first.',
            'Mit leerem Plan könntest du nur zusehen. Lege erst Karten.',
          ),
        },
      ],
      otherwise: w(
        'Later perhaps. First Heartwood on “Earn gold”.',
        'Später vielleicht. Erst Heartwood auf „Gold verdienen“.',
      ),
    },
    {
      say: w(
        'A land card works in the world in which you have armies there, and returns to your hand every time. So it earns round after round.',
        'Eine Länderkarte gilt in der Welt, in der du dort Armeen hast, und kommt jedes Mal auf die Hand zurück. So bringt sie Runde für Runde etwas ein.',
      ),
      point: [at.space('gold')],
    },
    {
      do: w(
        'Energy, too: lay the land card Saltmere on “Gain energy”.',
        'Auch Energie: Lege die Länderkarte Saltmere auf „Energie erhalten“.',
      ),
      want: [{ question: 'plan', key: lay('land.saltmere', 'energy') }],
      otherwise: w('First Saltmere on “Gain energy”.', 'Erst Saltmere auf „Energie erhalten“.'),
    },
    {
      do: w(
        'Lay the conflict card Borderland on “Attack”: when you attack that land, its residents will not be against you.',
        'Lege die Konfliktkarte Borderland auf „Angriff“: Wenn du dieses Land angreifst, sind seine Bewohner nicht gegen dich.',
      ),
      want: [
        {
          question: 'plan',
          key: [lay('conflict.light.borderland', 'attack'), lay('conflict.light.borderland', 'attack2')],
        },
      ],
      react: [
        {
          to: { starts: [lay('conflict.light.borderland', 'gold'), lay('conflict.light.borderland', 'build')] },
          say: w(
            'For that you would need an army in Borderland, and you have none there yet.',
            'Dazu bräuchtest du eine Armee in Borderland, und noch hast du dort keine.',
          ),
        },
      ],
      otherwise: w('Borderland belongs on “Attack” now.', 'Borderland gehört jetzt auf „Angriff“.'),
    },
    {
      say: w(
        'A conflict card counts for one land in one world and is discarded after use. Keep it for what no land card can do.',
        'Eine Konfliktkarte gilt für ein Land in einer Welt und wird nach Gebrauch abgelegt. Heb sie dir für das auf, was keine Länderkarte kann.',
      ),
      point: [at.card('conflict.light.borderland')],
    },
    {
      do: w(
        'The joker counts for any land of the Forest in the Light world, but never for income. Lay it on “Build”.',
        'Der Joker gilt für jedes Land des Waldes in der Lichtwelt, aber nie für Einkommen. Lege ihn auf „Bauen“.',
      ),
      want: [{ question: 'plan', key: lay('joker.light.forest', 'build') }],
      otherwise: w('The joker belongs on “Build” now.', 'Der Joker gehört jetzt auf „Bauen“.'),
    },
    {
      do: w(
        'Four magic cards are always yours; each names its price. Lay “Conflict card or start marker” on a magic space.',
        'Vier Magiekarten hast du immer; jede nennt ihren Preis. Lege „Konfliktkarte oder Startspielermarker“ auf ein Magiefeld.',
      ),
      want: [
        {
          question: 'plan',
          key: [lay('magic.conflictOrMarker', 'magic'), lay('magic.conflictOrMarker', 'magic2')],
        },
      ],
      react: [
        {
          to: { question: 'plan', starts: lay('magic.awaken', 'magic') },
          say: w(
            'That one costs 4 energy and 1 gold; you could not pay for it and build as well.',
            'Die kostet 4 Energie und 1 Gold; dann reicht es nicht mehr zum Bauen.',
          ),
        },
      ],
      otherwise: w('The card with the marker is meant.', 'Gemeint ist die Karte mit dem Marker.'),
      point: [at.card('magic.conflictOrMarker')],
    },
    {
      do: w(
        'The others see only how many cards lie where. Lay a blank card on “Awaken”: a bluff that hides what you forgo.',
        'Die anderen sehen nur, wie viele Karten wo liegen. Lege eine Blankokarte auf „Erwecken“: ein Bluff, der verbirgt, worauf du verzichtest.',
      ),
      want: [{ question: 'plan', key: lay('blank', 'awaken') }],
      otherwise: w('The blank card, on “Awaken”.', 'Die Blankokarte, auf „Erwecken“.'),
    },
    {
      do: w(
        'Prices are paid only when a card is revealed, so income of this round counts, too. Say that your plan is ready.',
        'Bezahlt wird erst beim Aufdecken; was diese Runde einbringt, zählt also mit. Sag, dass dein Plan fertig ist.',
      ),
      want: [{ question: 'plan', key: 'ready' }],
      otherwise: w('The plan is good as it is.', 'Der Plan ist gut, wie er ist.'),
    },
    {
      do: w(
        'You reveal in any order. Income first: reveal Heartwood on “Earn gold” and take it.',
        'Du deckst in beliebiger Reihenfolge auf. Erst das Einkommen: Decke Heartwood auf „Gold verdienen“ auf und nimm es.',
      ),
      want: [
        { question: 'turn', key: reveal('gold') },
        { question: 'act', key: use('light.heartwood') },
      ],
      react: [
        {
          to: { key: [reveal('build'), reveal('magic'), reveal('magic2')] },
          say: w(
            'You cannot pay for that yet: then you would get a mere compensation, 1 gold or 1 energy.',
            'Das kannst du noch nicht bezahlen: Dann gäbe es nur eine Kompensation, 1 Gold oder 1 Energie.',
          ),
        },
      ],
      otherwise: w('First the gold.', 'Erst das Gold.'),
    },
    {
      do: w('Then the energy of Saltmere.', 'Dann die Energie aus Saltmere.'),
      want: [
        { question: 'turn', key: reveal('energy') },
        { question: 'act', key: use('shadow.saltmere') },
      ],
      otherwise: w('First the energy.', 'Erst die Energie.'),
    },
    {
      do: w(
        'Reveal the joker on “Build” and build a shrine in Heartwood or Treehome.',
        'Decke den Joker auf „Bauen“ auf und baue einen Schrein in Heartwood oder Treehome.',
      ),
      want: [
        { question: 'turn', key: reveal('build') },
        { question: 'act', key: [build('shrine', 'light.heartwood'), build('shrine', 'light.treehome')] },
      ],
      otherwise: w('A shrine is meant: 2 energy and 2 gold.', 'Gemeint ist ein Schrein: 2 Energie und 2 Gold.'),
    },
    {
      do: w(
        'Reveal Borderland and attack it from Heartwood. Send 3: with the residents not against you that will do.',
        'Decke Borderland auf und greife es aus Heartwood an. Schicke 3: Wenn die Bewohner nicht gegen dich sind, reicht das.',
      ),
      want: [
        { question: 'turn', key: [reveal('attack'), reveal('attack2')] },
        { question: 'act', key: attack('light.heartwood', 'light.borderland') },
        { question: 'attackArmies', key: armies(3) },
      ],
      otherwise: w(
        'The attack on Borderland, from Heartwood, with 3.',
        'Der Angriff auf Borderland, aus Heartwood, mit 3.',
      ),
      draws: cubes('-- -- -- --  ++- +'),
    },
    {
      do: w(
        'Borderland is yours. Now the blank card: reveal it and take the compensation for an action forgone, 1 gold or 1 energy.',
        'Borderland gehört dir. Nun die Blankokarte: Decke sie auf und nimm die Kompensation für die verschenkte Aktion, 1 Gold oder 1 Energie.',
      ),
      want: [
        { question: 'turn', key: reveal('awaken') },
        { question: 'compensation', starts: 'compensation:' },
      ],
      react: [
        {
          to: { key: [reveal('magic'), reveal('magic2')] },
          say: w('That one last: the blank card first.', 'Die zuletzt: Erst die Blankokarte.'),
        },
        {
          to: { key: 'pass' },
          say: w(
            'Whoever passes takes all other cards back unused. You still have magic.',
            'Wer passt, nimmt alle anderen Karten ungenutzt zurück. Du hast noch Magie.',
          ),
        },
      ],
    },
    {
      do: w(
        'Last the magic, for 1 gold: draw 1 conflict card. The other choice would be the start player marker, whose holder begins the next round; it is yours already.',
        'Zuletzt die Magie, für 1 Gold: Ziehe 1 Konfliktkarte. Zur Wahl stünde sonst der Startspielermarker, mit dem man die nächste Runde beginnt; den hast du schon.',
      ),
      want: [
        { question: 'turn', key: [reveal('magic'), reveal('magic2')] },
        { question: 'act', key: 'draw' },
      ],
      react: [
        {
          to: { starts: 'compensation:' },
          say: w('A card is worth more than 1 gold here.', 'Eine Karte ist hier mehr wert als 1 Gold.'),
        },
      ],
    },
    {
      say: w(
        'Land cards, magic and blanks are back in your hand; Borderland and the joker are discarded. You can plan a round now.',
        'Länderkarten, Magie und Blankokarte sind wieder auf deiner Hand; Borderland und der Joker sind abgelegt. Jetzt kannst du eine Runde planen.',
      ),
      part: 'hand',
    },
  ],
}
