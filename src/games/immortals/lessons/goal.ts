import type { Lesson } from '../../../lessons/lesson.ts'
import { cubes } from './chance.ts'
import type { Scene } from './scene.ts'
import { armies, at, attack, build, reveal, use, w } from './words.ts'

const scene: Scene = {
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
  cards: [[], ['land.highcrag'], ['land.anvil-ridge']],
  planned: [
    { gold: 'land.heartwood', energy: 'land.saltmere', build: 'land.treehome', attack: 'conflict.light.elderglade' },
    {
      gold: 'land.mountainhome',
      energy: 'conflict.shadow.highcrag',
      magic: 'magic.conflictOrMarker',
      magic2: 'magic.conflictsOrAwaken',
    },
    { gold: 'land.emberfall', energy: 'conflict.light.saltmere', magic: 'magic.conflictOrMarker' },
  ],
  tower: [2, 1, 1, 2],
  tray: [0, 0, 0, 1],
}

export const goal: Lesson = {
  id: 'goal',
  title: w('Two worlds, one aim', 'Zwei Welten, ein Ziel'),
  about: w(
    'How one wins, what brings points, and a first round with a plan that lies ready.',
    'Womit man gewinnt, was Punkte bringt, und eine erste Runde mit fertigem Plan.',
  ),
  minutes: 6,
  scene,
  role: 0,
  seed: 'immortals goal',
  habits: [
    { question: 'turn', starts: 'space:' },
    { question: 'act', starts: ['land:', 'draw'] },
    { question: 'compensation', key: 'compensation:energy' },
  ],
  steps: [
    {
      say: w(
        'Two worlds lie side by side, the Shadow world and the Light world. Both have the same 25 lands; the land of the same name in the other world is called the twin.',
        'Zwei Welten liegen nebeneinander, die Schattenwelt und die Lichtwelt. Beide haben dieselben 25 Länder; das gleichnamige Land der anderen Welt heißt Zwillingsland.',
      ),
      point: [at.land('shadow.heartwood'), at.land('light.heartwood')],
    },
    {
      say: w(
        'You are purple. Whoever has the most victory points after the last round wins; the large number on each plate counts them.',
        'Du bist Lila. Wer nach der letzten Runde die meisten Siegpunkte hat, gewinnt; die große Zahl auf jeder Tafel zählt sie.',
      ),
      part: 'players',
    },
    {
      say: w(
        'At the end of every round, each two lands you possess bring 1 point; both worlds are counted together. You possess three: Heartwood and Treehome in the Light world, Saltmere in the Shadow world.',
        'Am Ende jeder Runde bringen je zwei Länder, die du besitzt, 1 Punkt; beide Welten zählen zusammen. Dir gehören drei: Heartwood und Treehome in der Lichtwelt, Saltmere in der Schattenwelt.',
      ),
      point: [at.land('light.heartwood'), at.land('light.treehome'), at.land('shadow.saltmere')],
    },
    {
      say: w(
        'In each round everybody lays cards face down on action spaces, in secret. This once your plan lies ready: four cards on four spaces.',
        'In jeder Runde legen alle heimlich Karten verdeckt auf Aktionsfelder. Dieses eine Mal ist dein Plan schon fertig: vier Karten auf vier Feldern.',
      ),
      part: 'hand',
    },
    {
      do: w(
        'Then all take turns: one card is revealed, and its action is done. Begin with money: reveal Heartwood on “Earn gold”.',
        'Dann geht es reihum: Eine Karte wird aufgedeckt und ihre Aktion ausgeführt. Beginne mit Geld: Decke Heartwood auf „Gold verdienen“ auf.',
      ),
      want: [{ question: 'turn', key: reveal('gold') }],
      react: [
        {
          to: { key: 'pass' },
          say: w(
            'Passing would end your round at once, with four good cards unused. Reveal Heartwood.',
            'Wer passt, ist für die ganze Runde fertig, und vier gute Karten blieben ungenutzt. Decke Heartwood auf.',
          ),
        },
        {
          to: { key: reveal('build') },
          say: w(
            'Building costs gold and energy, and you have none yet. First the gold.',
            'Bauen kostet Gold und Energie, und du hast noch nichts davon. Erst das Gold.',
          ),
        },
      ],
      otherwise: w('Its turn will come. First the gold.', 'Die kommt noch dran. Erst das Gold.'),
    },
    {
      do: w(
        'You have armies in Heartwood in the Light world, and its coin shows a 5. Take the gold there.',
        'In Heartwood, in der Lichtwelt, stehen deine Armeen, und seine Münze zeigt eine 5. Nimm dort das Gold.',
      ),
      want: [{ question: 'act', key: use('light.heartwood') }],
      react: [
        {
          to: { starts: 'compensation:' },
          say: w(
            'That is the consolation when an action cannot or shall not happen: only 1. Heartwood brings 5.',
            'Das ist der Trost, wenn eine Aktion nicht geht oder nicht sein soll: nur 1. Heartwood bringt 5.',
          ),
        },
      ],
    },
    {
      say: w(
        '5 gold are yours; gold and energy lie open. The others go on, one card each.',
        '5 Gold gehören dir; Gold und Energie liegen offen. Die anderen sind dran, mit je einer Karte.',
      ),
      part: 'players',
    },
    {
      do: w(
        'Your turn again. Energy is the second money: reveal Saltmere on “Gain energy”.',
        'Du bist wieder dran. Energie ist das zweite Geld: Decke Saltmere auf „Energie erhalten“ auf.',
      ),
      want: [{ question: 'turn', key: reveal('energy') }],
      otherwise: w('Good, but for building you need energy first.', 'Gut, aber zum Bauen brauchst du erst Energie.'),
    },
    {
      do: w(
        'You stand in Saltmere in the Shadow world: the blue crystal there brings 4 energy.',
        'In Saltmere stehst du in der Schattenwelt: Der blaue Kristall dort bringt 4 Energie.',
      ),
      want: [{ question: 'act', key: use('shadow.saltmere') }],
    },
    {
      do: w(
        'Now make points of it: reveal Treehome on “Build”.',
        'Jetzt machen wir Punkte daraus: Decke Treehome auf „Bauen“ auf.',
      ),
      want: [{ question: 'turn', key: reveal('build') }],
      otherwise: w('In a moment. Build first.', 'Gleich. Erst bauen.'),
    },
    {
      do: w(
        'Three things can be built, and points come at once. Build a shrine in Treehome, for 2 energy and 2 gold.',
        'Dreierlei kannst du bauen, und alles bringt sofort Punkte. Baue in Treehome einen Schrein, für 2 Energie und 2 Gold.',
      ),
      want: [{ question: 'act', key: build('shrine', 'light.treehome') }],
      react: [
        {
          to: { key: build('portal', 'light.treehome') },
          say: w(
            'A portal leads into the other world; a lesson of its own shows that. Here a shrine pays better.',
            'Ein Portal führt in die andere Welt; das zeigt eine eigene Lektion. Hier lohnt ein Schrein mehr.',
          ),
        },
        {
          to: { key: build('capital', 'light.treehome') },
          say: w(
            'A capital brings 2 points at once, but costs more. A shrine will do here.',
            'Eine Hauptstadt bringt sofort 2 Punkte, kostet aber mehr. Hier reicht ein Schrein.',
          ),
        },
      ],
    },
    {
      say: w(
        'The shrine gave you 1 point at once, for good. At the end of every round it brings 1 more to whoever then possesses Treehome.',
        'Der Schrein gab dir sofort 1 Punkt, den dir niemand nimmt. Am Ende jeder Runde bringt er 1 weiteren, und zwar wem Treehome dann gehört.',
      ),
      point: [at.land('light.treehome')],
    },
    {
      say: w(
        'The five lands of one colour are a region. Whoever has three of them in one world scores 2 every round; Elderglade would be your third of the Forest.',
        'Die fünf Länder einer Farbe sind eine Region. Wer in einer Welt drei davon hat, bekommt jede Runde 2 Punkte; Elderglade wäre dein drittes Land des Waldes.',
      ),
      point: [at.land('light.heartwood'), at.land('light.treehome'), at.land('light.elderglade')],
    },
    {
      do: w(
        'One card is left: Elderglade on “Attack”. Even a land without armies is entered only by an attack: reveal it.',
        'Eine Karte bleibt: Elderglade auf „Angriff“. Auch ein Land ohne Armeen betritt man nur durch einen Angriff: Decke sie auf.',
      ),
      want: [{ question: 'turn', key: reveal('attack') }],
    },
    {
      say: w(
        'Every attack goes through the cube tower: the armies you send are thrown in, and those that fall out take the land. Some may get stuck, so send more than one.',
        'Jeder Angriff geht durch den Würfelturm: Deine Armeen werden eingeworfen, und wer herausfällt, nimmt das Land ein. Manche bleiben hängen, schick also mehr als eine.',
      ),
      point: [at.land('light.elderglade')],
    },
    {
      do: w(
        'Attack Elderglade in the Light world from Heartwood with 3 armies. One army always stays behind.',
        'Greife Elderglade in der Lichtwelt aus Heartwood an, mit 3 Armeen. Eine Armee bleibt immer zurück.',
      ),
      want: [
        { question: 'act', key: attack('light.heartwood', 'light.elderglade') },
        { question: 'attackArmies', key: armies(3) },
      ],
      react: [
        {
          to: { question: 'act', key: attack('light.treehome', 'light.elderglade') },
          say: w(
            'From Treehome only 1 army could go. Heartwood can send 3.',
            'Aus Treehome könnte nur 1 Armee gehen. Heartwood kann 3 schicken.',
          ),
        },
        {
          to: { question: 'act', starts: 'attack:' },
          say: w(
            'That would be possible, but your card suits Elderglade in the Light world best. Attack there.',
            'Möglich wäre das, aber deine Karte passt am besten zu Elderglade in der Lichtwelt. Greif dort an.',
          ),
        },
        {
          to: { question: 'attackArmies' },
          say: w(
            'Some may get stuck in the tower. Send 3 to be safe.',
            'Manche bleiben vielleicht im Turm stecken. Schick sicherheitshalber 3.',
          ),
        },
        {
          to: { starts: 'compensation:' },
          say: w('No, attack: a land is worth more.', 'Nein, greif an: Ein Land ist mehr wert.'),
        },
      ],
      draws: cubes('-- - - --  ++- +'),
      point: [at.land('light.heartwood'), at.land('light.elderglade')],
    },
    {
      say: w(
        'Your cubes went through the tower: 2 fell out and took Elderglade, 1 got stuck and may fall out in a later fight.',
        'Deine Würfel gingen durch den Turm: 2 fielen heraus und nahmen Elderglade ein, 1 blieb stecken und fällt vielleicht in einem späteren Kampf heraus.',
      ),
      point: [at.land('light.elderglade')],
    },
    {
      say: w(
        'The green cube is a resident. Your card keeps the people of this land from fighting you; in an empty land that is all they do for you.',
        'Der grüne Würfel ist ein Bewohner. Deine Karte sorgt dafür, dass die Leute des Landes nicht gegen dich kämpfen; mehr tun sie in einem leeren Land nicht.',
      ),
      part: 'stage',
    },
    {
      say: w(
        'With the land you got its land card into your hand. Next round you can plan with it.',
        'Mit dem Land kam seine Länderkarte auf deine Hand. In der nächsten Runde kannst du mit ihr planen.',
      ),
      part: 'hand',
    },
    {
      watch: w(
        'The others play their last cards. When nobody has any left, the round is scored.',
        'Die anderen spielen ihre letzten Karten. Wenn niemand mehr eine hat, wird gewertet.',
      ),
      until: { told: { type: 'scored', role: 0, lands: 2, shrines: 1, regions: 2, total: 5 } },
    },
    {
      say: w(
        'You scored 5: 2 for four lands, 1 for the shrine, and 2 because you have three of the five lands of the Forest in one world.',
        'Du hast 5 Punkte bekommen: 2 für vier Länder, 1 für den Schrein und 2, weil dir in einer Welt drei der fünf Länder des Waldes gehören.',
      ),
      point: [at.land('light.heartwood'), at.land('light.treehome'), at.land('light.elderglade')],
    },
    {
      say: w(
        'That is the whole game, seven rounds with three players: lands, shrines, capitals and regions bring points. Next you learn to plan yourself.',
        'Das ist das ganze Spiel, zu dritt sieben Runden: Länder, Schreine, Hauptstädte und Regionen bringen Punkte. Als Nächstes lernst du, selbst zu planen.',
      ),
      part: 'where',
    },
  ],
}
