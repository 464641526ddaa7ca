/** Lesson 1: what it is about, Action Points, moving, exploring, commanding, a Haven. */
import type { Lesson } from '../../../lessons/lesson.ts'
import { at, rolled } from './laid.ts'
import { said } from './said.ts'
import type { Scene } from './scene.ts'

const HOME = at(0, -2)
const NEXT = at(0, -1)
const TOWERS = [at(-2, 0), at(2, 0)].map((space) => `hex:${space}`)
const PARTNER = [at(1, 0), at(0, 1), at(-1, 1), at(1, 1), at(-1, 2)].map((space) => `hex:${space}`)
const [TRIBESMAN, VARG] = [`unit:0@${HOME}`, `unit:2@${HOME}`]

const scene: Scene = {
  begin: { turn: 0 },
  options: { chapters: 2, difficulty: 'rebel' },
  heroes: ['khaal', 'yanny'],
  startFeats: false,
  units: { [HOME]: ['tribesmen', 'tribesmen', 'vargs'], [at(0, 2)]: ['younglings', 'younglings'] },
  garrisons: { [at(0, 0)]: 3 },
  skeletons: { [at(0, 3)]: 1, [at(0, -3)]: 1, [at(2, -1)]: 1 },
  resources: { 0: [2, 4, 4], 1: [3, 3, 3] },
  nextTiles: ['raufrost'],
  druids: ['red-hand', 'wanderer', 'watcher', 'treemother'],
  market: ['xyxrit-leaves', 'abad-warpaint', 'flenser'],
  openQuests: ['the-smugglers-road', 'raise-the-banners', 'treaty-of-thorns'],
}

const NOT_YET = said(
  'That is an Action, too, and its turn will come. First do what is marked.',
  'Auch das ist eine Aktion, sie kommt noch dran. Mach zuerst, was markiert ist.',
)

export const firstTurns: Lesson = {
  id: 'first-turns',
  title: said('Your first turns', 'Deine ersten Züge'),
  about: said(
    'You know how you win together, and take the Actions that carry every game.',
    'Du weißt, wie ihr gemeinsam gewinnt, und beherrschst die Aktionen, die jede Partie tragen.',
  ),
  minutes: 7,
  scene,
  role: 0,
  seed: 'first-turns',
  habits: [
    { question: 'action', key: ['done', 'pass'] },
    { question: 'action', key: 'action:trade' },
  ],
  steps: [
    {
      say: said(
        "You are Kha'al and lead the Krowh, a people from the frozen north. Yanny leads another one, and you two play together.",
        "Du bist Kha'al und führst die Krowh an, ein Volk aus dem vereisten Norden. Yanny führt ein anderes an, und ihr spielt zusammen.",
      ),
      point: [`hex:${HOME}`],
    },
    {
      say: said(
        'Your enemies play by themselves: the Empire in the middle, and Chaos that rises from the ice. Together they are called the Nemesis.',
        'Eure Gegner spielen von selbst: das Imperium in der Mitte und das Chaos, das aus dem Eis steigt. Zusammen heißen sie Nemesis.',
      ),
      point: [`hex:${at(0, 0)}`, `hex:${at(0, -3)}`],
    },
    {
      say: said(
        'Everybody collects victory points, the enemies as well. You win if in the end each of you two has more than the Empire and more than Chaos.',
        'Alle sammeln Siegpunkte, auch die Gegner. Ihr gewinnt, wenn am Ende jeder von euch beiden mehr hat als das Imperium und mehr als das Chaos.',
      ),
      part: 'players',
    },
    {
      say: said(
        'A game lasts up to four Chapters, and each runs through the same seven Phases. Now it is the Actions Phase, where you do most.',
        'Eine Partie dauert bis zu vier Kapitel, und jedes läuft durch dieselben sieben Phasen. Jetzt ist die Aktionsphase, in der ihr das meiste tut.',
      ),
      part: 'where',
    },
    {
      say: said(
        'You have 8 Action Points for the whole Chapter, short AP. Every Action costs 1, some cost goods besides: Salt, Plunder or Food.',
        'Du hast 8 Aktionspunkte für das ganze Kapitel, kurz AP. Jede Aktion kostet 1, manche dazu noch Güter: Salz, Beute oder Nahrung.',
      ),
      part: 'hand',
    },
    {
      do: said(
        "Move Kha'al to the dark hex south-east of home: nobody has seen it yet. Choose Move, then the hex.",
        "Bewege Kha'al auf das dunkle Feld südöstlich der Heimat: Noch niemand hat es gesehen. Wähle Bewegung, dann das Feld.",
      ),
      want: [
        { question: 'action', key: 'action:move' },
        { question: 'moveTo', key: `hex:${NEXT}` },
      ],
      react: [
        {
          to: { question: 'moveTo' },
          say: said(
            'He could go there as well. For this lesson take the marked hex next to the Capital.',
            'Auch dorthin könnte er gehen. Nimm hier das markierte Feld neben der Hauptstadt.',
          ),
        },
        {
          to: { question: 'action', key: 'action:command' },
          say: said(
            'Command sends your Units, and you need them in a moment. First look where to.',
            'Ein Kommando schickt deine Einheiten los, und die brauchst du gleich. Sieh erst nach, wohin.',
          ),
        },
      ],
      otherwise: NOT_YET,
    },
    {
      say: said(
        'That was 1 AP. Moving never ends your turn, so you may go on.',
        'Das war 1 AP. Eine Bewegung beendet deinen Zug nie, du darfst also weitermachen.',
      ),
      part: 'hand',
    },
    {
      do: said('Explore the hex that you stand on.', 'Erkunde das Feld, auf dem du stehst.'),
      want: [{ question: 'action', key: 'action:explore' }],
      draws: [0],
      react: [
        {
          to: { key: 'action:move' },
          say: said(
            'One more step would leave this hex in the dark. Explore it first.',
            'Noch ein Schritt, und dieses Feld bliebe im Dunkeln. Erkunde es zuerst.',
          ),
        },
        {
          to: { key: 'done' },
          say: said(
            'You could stop here and save your AP for later in this Chapter. But look first what lies here.',
            'Du könntest hier aufhören und deine AP für später in diesem Kapitel sparen. Aber sieh erst nach, was hier liegt.',
          ),
        },
      ],
      otherwise: NOT_YET,
    },
    {
      say: said(
        'This is Raufrost, and you found 2 Salt. But the noise woke the Empire: a Garrison has come, its soldiers, and another one is on its way.',
        'Das ist Raufrost, und du hast 2 Salz gefunden. Aber der Lärm hat das Imperium geweckt: Eine Garnison ist da, seine Soldaten, und eine weitere ist unterwegs.',
      ),
      point: [`hex:${NEXT}`],
    },
    {
      do: said(
        'The explorer decides where it goes. Put it on a Sea Tower at the far west or east, where it hurts least.',
        'Wer erkundet, entscheidet, wohin sie kommt. Stell sie auf einen Seeturm ganz im Westen oder Osten, wo sie am wenigsten stört.',
      ),
      want: [{ question: 'placeWhere', target: TOWERS }],
      point: TOWERS,
      react: [
        {
          to: { question: 'placeWhere', target: PARTNER },
          say: said(
            'That is right before Yanny. You win together or not at all, so spare her.',
            'Das ist direkt vor Yanny. Ihr gewinnt zusammen oder gar nicht, also verschone sie.',
          ),
        },
        {
          to: { question: 'placeWhere' },
          say: said(
            'That is close to your own home. Take a tower at the edge.',
            'Das ist nah an deiner Heimat. Nimm einen Turm am Rand.',
          ),
        },
      ],
    },
    {
      say: said(
        'Exploring ended your turn, and Yanny traded: 1 AP for 1 Salt. So it goes round until nobody has AP left.',
        'Das Erkunden hat deinen Zug beendet, und Yanny hat gehandelt: 1 AP für 1 Salz. So geht es reihum, bis niemand mehr AP hat.',
      ),
      part: 'log',
    },
    {
      do: said(
        'Now drive the Garrison out. Choose Command and the hex: it costs 1 AP and 1 Food.',
        'Jetzt vertreib die Garnison. Wähle Kommando und das Feld: Das kostet 1 AP und 1 Nahrung.',
      ),
      want: [
        { question: 'action', key: 'action:command' },
        { question: 'commandHex', key: `hex:${NEXT}` },
      ],
      react: [
        {
          to: { question: 'commandHex' },
          say: said(
            'The Garrison stands on the other hex, the marked one.',
            'Die Garnison steht auf dem anderen Feld, dem markierten.',
          ),
        },
      ],
      otherwise: NOT_YET,
    },
    {
      do: said(
        'Send all Units, both Tribesmen and the Varg, your rider on a wolf. Alone they would be weak.',
        'Schick alle Einheiten, beide Stammeskrieger und den Varg, deinen Wolfsreiter. Allein wären sie schwach.',
      ),
      want: [
        { question: 'commandPiece', key: [TRIBESMAN, VARG] },
        { question: 'commandPiece', key: [TRIBESMAN, VARG] },
        { question: 'commandPiece', key: [TRIBESMAN, VARG] },
        { question: 'commandPiece', key: 'done' },
      ],
      draws: rolled('white:-', 'white:S', 'white:-', 'red:S', 'blue:S', 'white:-'),
      react: [
        {
          to: { question: 'commandPiece', key: 'done' },
          say: said(
            'Not yet: in a fight everybody counts. Whoever stays behind cannot help.',
            'Noch nicht: Im Kampf zählt jeder. Wer zurückbleibt, kann nicht helfen.',
          ),
        },
      ],
    },
    {
      say: said(
        'Unfold the fight to see the dice: every Unit rolled one, and each Skull is a hit. So the Garrison falls and brings you 1 victory point, but it has hit you as well.',
        'Klapp den Kampf auf und sieh dir die Würfel an: Jede Einheit hat einen geworfen, und jeder Schädel ist ein Treffer. Die Garnison fällt also und bringt dir 1 Siegpunkt, aber auch sie hat dich getroffen.',
      ),
      part: 'stage',
    },
    {
      do: said(
        'You choose whom you lose. Give up a Tribesman: his white die is weaker than the red one of the Varg.',
        'Wen du verlierst, bestimmst du. Gib einen Stammeskrieger her: Sein weißer Würfel ist schwächer als der rote des Vargs.',
      ),
      want: [{ question: 'combatLoss', starts: 'unit:0@' }],
      react: [
        {
          to: { question: 'combatLoss', starts: 'unit:2@' },
          say: said(
            'The Varg costs 5 goods, a Tribesman 1. Keep the better fighter.',
            'Der Varg kostet 5 Güter, ein Stammeskrieger 1. Behalte den besseren Kämpfer.',
          ),
        },
      ],
    },
    {
      say: said(
        'The fallen lie in a Graveyard until the end of the Chapter. Then each people in it gives that enemy 2 victory points, however many lie there.',
        'Gefallene liegen bis zum Ende des Kapitels auf einem Friedhof. Dann bringt jedes Volk darauf diesem Gegner 2 Siegpunkte, egal wie viele dort liegen.',
      ),
    },
    {
      do: said(
        'Raufrost is free now. Build a Haven, a camp of your people: 1 AP and 3 Plunder.',
        'Raufrost ist jetzt frei. Errichte eine Zuflucht, ein Lager deines Volkes: 1 AP und 3 Beute.',
      ),
      want: [{ question: 'action', key: 'action:haven' }],
      otherwise: NOT_YET,
    },
    {
      say: said(
        'Every Haven gives you 2 victory points in each Chapter, and the goods that its hex shows: here 2 Salt. New Units start there, too.',
        'Jede Zuflucht bringt dir in jedem Kapitel 2 Siegpunkte und die Güter, die ihr Feld zeigt: hier 2 Salz. Auch neue Einheiten beginnen dort.',
      ),
      point: [`hex:${NEXT}`],
    },
    {
      say: said(
        'That is the pulse of the game: explore, drive out, settle. You have spent 4 of your 8 AP; next you learn where fighters and cards come from.',
        'Das ist der Puls des Spiels: erkunden, vertreiben, siedeln. Du hast 4 deiner 8 AP ausgegeben; als Nächstes lernst du, woher Kämpfer und Karten kommen.',
      ),
    },
  ],
}
