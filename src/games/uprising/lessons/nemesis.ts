/** Lesson 4: what the Nemesis does and why. An Event, a Target, activations, production and scoring. */
import type { Lesson } from '../../../lessons/lesson.ts'
import { at, rolled } from './laid.ts'
import { said } from './said.ts'
import type { Scene } from './scene.ts'

const HOME = at(0, -2)
const CAMP = at(0, -1)
const CAPITAL = at(0, 0)
const WYRM = at(3, 0)

const scene: Scene = {
  begin: { phase: 'events' },
  options: { chapters: 2, difficulty: 'rebel' },
  heroes: ['khaal', 'yanny'],
  startFeats: false,
  heroAt: { 0: CAMP },
  featDecks: { 0: [], 1: [] },
  havens: { 0: [HOME, CAMP], 1: [at(0, 2)] },
  tiles: { [CAMP]: 'raufrost' },
  units: {
    [HOME]: ['trolls', 'vargs', 'tribesmen'],
    [CAMP]: ['tribesmen', 'deadeyes'],
    [at(0, 2)]: ['younglings', 'younglings', 'oathsworn'],
  },
  garrisons: { [CAPITAL]: 2, [at(-1, 0)]: 1 },
  skeletons: { [at(0, 3)]: 1 },
  curses: [at(3, -1)],
  cards: { bloodwyrm: { at: WYRM, threat: 3 } },
  nextEvent: 'solar-eclipse',
  nextLegions: ['executioner'],
  resources: { 0: [2, 2, 1], 1: [0, 0, 2] },
  ap: { 0: 1, 1: 0 },
  vp: { 0: 5, 1: 6, 4: 4, 5: 3 },
  druids: ['wanderer', 'watcher', 'treemother'],
  market: ['xyxrit-leaves', 'abad-warpaint', 'flenser'],
  openQuests: ['the-frozen-vault', 'raise-the-banners', 'treaty-of-thorns'],
}

export const nemesis: Lesson = {
  id: 'nemesis',
  title: said('What the Nemesis does', 'Was die Nemesis tut'),
  about: said(
    'You foresee where Legions and Hordes go, hold a Haven, and know what scores.',
    'Du siehst voraus, wohin Legionen und Horden ziehen, hältst eine Zuflucht und weißt, was Punkte bringt.',
  ),
  minutes: 8,
  scene,
  role: 0,
  seed: 'nemesis',
  habits: [
    { question: 'build', key: 'done' },
    { question: 'convert', key: 'done' },
    { question: 'action', key: ['done', 'pass'] },
  ],
  steps: [
    {
      say: said(
        'Every Chapter the Nemesis grows first. In the Events Phase each card of theirs in play gains 2 Threat, and so did the Bloodwyrm: from 3 to 5.',
        'In jedem Kapitel wächst zuerst die Nemesis. In der Ereignisphase erhält jede ihrer Karten im Spiel 2 Bedrohung, so auch der Blutwyrm: von 3 auf 5.',
      ),
      point: [`hex:${WYRM}`],
    },
    {
      say: said(
        'Then an Event is revealed: a Solar Eclipse, and the Executioner stands in the Capital, a Legion with Threat 4. Legions serve the Empire, Hordes like the Wyrm serve Chaos.',
        'Dann wird ein Ereignis aufgedeckt: eine Sonnenfinsternis, und in der Hauptstadt steht die Scharfrichterin, eine Legion mit Bedrohung 4. Legionen dienen dem Imperium, Horden wie der Wyrm dem Chaos.',
      ),
      point: [`hex:${CAPITAL}`],
    },
    {
      do: said(
        'Every Legion hunts a Haven, its Target. You are the first player, so you decide whose: take it on yourself, for Yanny has no AP left to prepare.',
        'Jede Legion jagt eine Zuflucht, ihr Ziel. Du hast den Startspielermarker, also bestimmst du, wessen: Nimm es auf dich, denn Yanny hat keine AP mehr, um sich vorzubereiten.',
      ),
      want: [{ question: 'targetFaction', key: 'role:0' }],
      react: [
        {
          to: { question: 'targetFaction', key: 'role:1' },
          say: said(
            'Yanny could only watch her come. You have a Troll and time to build.',
            'Yanny könnte nur zusehen. Du hast einen Troll und Zeit zum Bauen.',
          ),
        },
      ],
    },
    {
      say: said(
        'The Target went to Raufrost, the weakest of your Havens. And half of your Salt is gone: that is what her card does when she comes.',
        'Das Ziel fiel auf Raufrost, die schwächste deiner Zufluchten. Und dein halbes Salz ist weg: Das tut ihre Karte, wenn sie kommt.',
      ),
      point: [`hex:${CAMP}`],
    },
    {
      say: said(
        'Both cards got an Activation Token: for each one they act once in the Nemesis Phase. The plates of Empire and Chaos tell where they will go.',
        'Beide Karten bekamen einen Aktivierungsmarker: Für jeden handeln sie in der Nemesisphase einmal. Die Tafeln von Imperium und Chaos sagen, wohin sie ziehen werden.',
      ),
      part: 'players',
    },
    {
      do: said(
        'So prepare. Build a Tower and a Wall on Raufrost, then be done: your last Food is for a Command.',
        'Also bereite dich vor. Baue auf Raufrost einen Turm und einen Wall, dann bist du fertig: Deine letzte Nahrung ist für ein Kommando.',
      ),
      want: [
        { question: 'build', key: [`tower@${CAMP}`, `wall@${CAMP}`] },
        { question: 'build', key: [`tower@${CAMP}`, `wall@${CAMP}`] },
        { question: 'build', key: 'done' },
      ],
      react: [
        {
          to: { question: 'build', starts: 'unit:0@' },
          say: said(
            'A Tribesman for the last Food? Then nobody could be commanded to Raufrost.',
            'Ein Stammeskrieger für die letzte Nahrung? Dann könntest du niemanden nach Raufrost kommandieren.',
          ),
        },
        {
          to: { question: 'build', key: [`tower@${HOME}`, `wall@${HOME}`] },
          say: said('She comes to Raufrost. Build there.', 'Sie kommt nach Raufrost. Baue dort.'),
        },
      ],
      otherwise: said('First a Tower and a Wall on Raufrost.', 'Erst Turm und Wall auf Raufrost.'),
    },
    {
      do: said(
        'You have 1 AP left. Command troops to Raufrost.',
        'Du hast noch 1 AP. Kommandiere Truppen nach Raufrost.',
      ),
      want: [
        { question: 'action', key: 'action:command' },
        { question: 'commandHex', key: `hex:${CAMP}` },
      ],
      react: [
        {
          to: { question: 'commandHex', key: `hex:${CAPITAL}` },
          say: said(
            'Brave, but there she has 2 Garrisons at her side. Let her come to your Wall.',
            'Mutig, aber dort hat sie 2 Garnisonen bei sich. Lass sie zu deinem Wall kommen.',
          ),
        },
        {
          to: { question: 'commandHex' },
          say: said('Raufrost needs them: the marked hex.', 'Raufrost braucht sie: das markierte Feld.'),
        },
      ],
      otherwise: said('Your last AP should bring help to Raufrost.', 'Dein letzter AP sollte Raufrost Hilfe bringen.'),
    },
    {
      do: said(
        'Send the Varg and the Troll. The Tribesman stays and holds your home, for a Haven without Units falls to any enemy who enters.',
        'Schick den Varg und den Troll. Der Stammeskrieger bleibt und hält die Heimat, denn eine Zuflucht ohne Einheiten fällt jedem Gegner zu, der sie betritt.',
      ),
      want: [
        { question: 'commandPiece', key: [`unit:2@${HOME}`, `unit:3@${HOME}`] },
        { question: 'commandPiece', key: [`unit:2@${HOME}`, `unit:3@${HOME}`] },
        { question: 'commandPiece', key: 'done' },
      ],
      draws: rolled('white:S', 'white:S', 'blue:-', 'white:-', 'purple:S'),
      react: [
        {
          to: { question: 'commandPiece', starts: 'unit:0@' },
          say: said('Leave him as a guard at home.', 'Lass ihn als Wache zu Hause.'),
        },
        {
          to: { question: 'commandPiece', key: 'done' },
          say: said('Varg and Troll are both needed.', 'Varg und Troll werden beide gebraucht.'),
        },
      ],
    },
    {
      say: said(
        'Nobody has AP left, so the Nemesis Phase began. The Executioner left a Garrison behind, as every Legion does, and went the shortest way to her Target.',
        'Niemand hat mehr AP, also begann die Nemesisphase. Die Scharfrichterin ließ eine Garnison zurück, wie jede Legion, und ging den kürzesten Weg zu ihrem Ziel.',
      ),
      part: 'log',
    },
    {
      do: said(
        'Deadeye and Tower have taken 2 Threat from her, and she hits you once. Let the Tribesman fall: he is the cheapest you have.',
        'Scharfschütze und Turm haben ihr 2 Bedrohung genommen, und sie trifft dich einmal. Lass den Stammeskrieger fallen: Er ist dein billigster.',
      ),
      want: [{ question: 'combatLoss', starts: 'unit:0@' }],
      draws: rolled('white:H', 'red:S', 'black:SS', 'blue:H', 'white:-', 'black:SS', 'purple:S', 'purple:-'),
      react: [
        {
          to: { question: 'combatLoss' },
          say: said(
            'Archers roll in the Clash as well, so the Tribesman is the cheaper loss.',
            'Schützen würfeln auch im Nahkampf; der Stammeskrieger ist der billigere Verlust.',
          ),
        },
      ],
    },
    {
      do: said(
        'The Clash: she takes 3 hits and had 2 Threat left. Shields of Wall and Deadeye hold her 3 Skulls down to 1 hit: lose the Deadeye.',
        'Der Nahkampf: Sie nimmt 3 Treffer und hatte noch 2 Bedrohung. Schilde von Wall und Scharfschütze lassen von ihren 3 Schädeln 1 Treffer übrig: Verlier den Scharfschützen.',
      ),
      want: [{ question: 'combatLoss', starts: 'unit:1@' }],
      react: [
        {
          to: { question: 'combatLoss' },
          say: said(
            'A Deadeye costs 2 Salt, the others 5 goods and more.',
            'Ein Scharfschütze kostet 2 Salz, die anderen 5 Güter und mehr.',
          ),
        },
      ],
    },
    {
      say: said(
        'She is destroyed: 3 victory points for you, and the Target is gone. Now the Bloodwyrm acts, for a low initiative number goes first: hers was 20, his is 21.',
        'Sie ist vernichtet: 3 Siegpunkte für dich, und das Ziel ist weg. Nun handelt der Blutwyrm, denn die niedrigere Initiative kommt zuerst: Ihre war 20, seine ist 21.',
      ),
      point: [`hex:${WYRM}`],
    },
    {
      say: said(
        'A Horde first lays a Curse on its hex. Nobody can build a Haven there, the hex gives nothing any more, and Chaos scores for it.',
        'Eine Horde legt zuerst einen Fluch auf ihr Feld. Dort kann niemand eine Zuflucht errichten, das Feld gibt nichts mehr, und das Chaos wertet ihn.',
      ),
      point: [`hex:${WYRM}`],
    },
    {
      do: said(
        'Now it looks for fights, but never farther from the Capital. Two hexes are equally good, and then you choose: keep it away from Yanny.',
        'Nun sucht sie Streit, aber nie weiter weg von der Hauptstadt. Zwei Felder sind gleich gut, und dann wählst du: Halt sie von Yanny fern.',
      ),
      want: [{ question: 'nemesisPath', key: `hex:${at(2, 0)}` }],
      react: [
        {
          to: { question: 'nemesisPath' },
          say: said(
            'From there it is one step to the hexes around Yanny. Take the other one.',
            'Von dort ist es ein Schritt zu den Feldern um Yanny. Nimm das andere.',
          ),
        },
      ],
    },
    {
      say: said(
        'After the Nemesis comes Production: every Haven brings the goods of its hex, and your board more, the more Havens you have.',
        'Nach der Nemesis kommt die Produktion: Jede Zuflucht bringt die Güter ihres Feldes, und deine Übersicht umso mehr, je mehr Zufluchten du hast.',
      ),
      part: 'hand',
    },
    {
      say: said(
        'Then everybody scores. The Empire got 2 for two hexes with Garrisons and 2 because fallen Krowh lie in its Graveyard; Chaos got 2 for Curses and 1 for its Horde.',
        'Dann werten alle. Das Imperium bekam 2 für zwei Felder mit Garnisonen und 2, weil gefallene Krowh auf seinem Friedhof liegen; das Chaos bekam 2 für Flüche und 1 für seine Horde.',
      ),
      part: 'log',
    },
    {
      say: said(
        'You got 2 for each Haven and 1 for your home hex. It stands 13 and 9 for you two against 8 and 6: were this the end, you would have won together.',
        'Du bekamst 2 je Zuflucht und 1 für dein Heimatfeld. Es steht 13 und 9 für euch gegen 8 und 6: Wäre das das Ende, hättet ihr gemeinsam gewonnen.',
      ),
      part: 'players',
    },
    {
      say: said(
        'Now you may turn 5 goods into 1 victory point, for yourself or for Yanny if she lags behind. Early on goods are worth more as Units.',
        'Jetzt darfst du 5 Güter in 1 Siegpunkt verwandeln, für dich oder für Yanny, falls sie zurückliegt. Am Anfang sind Güter als Einheiten mehr wert.',
      ),
    },
    {
      say: said(
        'So the Nemesis is no mystery: it grows, it marches on what it can reach, and it scores what you leave standing. In the next lesson you play a whole last Chapter yourself.',
        'Die Nemesis ist also kein Rätsel: Sie wächst, sie marschiert auf das los, was sie erreicht, und wertet, was ihr stehen lasst. In der nächsten Lektion spielst du ein ganzes letztes Kapitel selbst.',
      ),
    },
  ],
}
