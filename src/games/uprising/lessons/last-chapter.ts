/** Lesson 5: a last Chapter from building to the end of the game, played freely with hints. */
import type { Lesson } from '../../../lessons/lesson.ts'
import { at, numbered } from './laid.ts'
import { said } from './said.ts'
import type { Scene } from './scene.ts'

const HOME = at(0, -2)
const CAMP = at(0, -1)
const GUARD = at(1, -1)
const PARTNER = at(0, 2)

const ENDLESS = `feat:${numbered('feats', 'khaal-endless-tribes')}`

/** Cards that cost no more than they bring, the cheapest Units first. */
const combatHints = [
  { question: 'useAbility', starts: 'ability:' },
  { question: 'combatLoss', starts: 'unit:0@' },
  { question: 'combatLoss', starts: 'unit:1@' },
]

/** Where nothing better is known. */
const anything = [{}]

const scene: Scene = {
  begin: { phase: 'build' },
  options: { chapters: 2, difficulty: 'rebel' },
  chapter: 2,
  heroes: ['khaal', 'yanny'],
  heroAt: { 0: CAMP },
  havens: { 0: [HOME, CAMP], 1: [PARTNER, at(1, 1)] },
  tiles: { [CAMP]: 'raufrost', [GUARD]: 'golgardei', [at(1, 1)]: 'torment' },
  units: {
    [HOME]: ['tribesmen', 'tribesmen'],
    [CAMP]: ['deadeyes', 'tribesmen', 'vargs', 'vargs'],
    [PARTNER]: ['younglings', 'younglings'],
    [at(1, 1)]: ['younglings', 'oathsworn'],
  },
  garrisons: { [at(0, 0)]: 2, [GUARD]: 1 },
  skeletons: { [at(0, -3)]: 1 },
  curses: [at(3, -1)],
  cards: {
    'imperial-guard': { at: at(-1, 0), threat: 2, tokens: 2, target: HOME },
    siren: { at: at(3, -3), threat: 4, tokens: 2 },
  },
  events: ['the-god-touched', 'the-dead-walk'],
  resources: { 0: [4, 4, 6], 1: [3, 3, 3] },
  ap: { 0: 5, 1: 3 },
  vp: { 0: 9, 1: 10, 4: 8, 5: 7 },
  nextTiles: ['trollward'],
  nextFeats: { 0: ['khaal-endless-tribes', 'khaal-nothing-wasted'], 1: ['yanny-song-of-spears', 'yanny-veil-of-snow'] },
  druids: ['red-hand', 'wanderer', 'watcher', 'treemother'],
  market: ['xyxrit-leaves', 'abad-warpaint', 'flenser'],
  openQuests: ['the-frozen-vault', 'raise-the-banners', 'treaty-of-thorns'],
}

export const lastChapter: Lesson = {
  id: 'last-chapter',
  title: said('The last Chapter', 'Das letzte Kapitel'),
  about: said(
    'You play a last Chapter freely, with hints, until the game is won or lost.',
    'Du spielst ein letztes Kapitel frei, mit Hinweisen, bis die Partie gewonnen oder verloren ist.',
  ),
  minutes: 8,
  scene,
  role: 0,
  seed: 'last-chapter',
  habits: [
    { question: 'keepFeat' },
    { question: 'build', key: 'done' },
    { question: 'useAbility', key: 'pass' },
    { question: 'convert', key: 'done' },
    { question: 'action', key: ['done', 'pass'] },
    { question: 'action', key: 'action:trade' },
  ],
  steps: [
    {
      say: said(
        'The last Chapter of a short game has begun. You have 9 points and Yanny 10, against 8 for the Empire and 7 for Chaos: close, and both enemies will score once more.',
        'Das letzte Kapitel einer kurzen Partie hat begonnen. Du hast 9 Punkte und Yanny 10, gegen 8 fürs Imperium und 7 fürs Chaos: knapp, und beide Gegner werten noch einmal.',
      ),
      part: 'players',
    },
    {
      say: said(
        'The Imperial Guard marches on your home past Raufrost, and in the far corner the Siren waits, a Horde. In the last Chapter each of them has 2 Activation Tokens and acts twice.',
        'Die Imperiale Garde marschiert über Raufrost auf deine Heimat, und in der fernen Ecke wartet die Sirene, eine Horde. Im letzten Kapitel haben beide 2 Aktivierungsmarker und handeln zweimal.',
      ),
      point: [`hex:${at(-1, 0)}`, `hex:${at(3, -3)}`],
    },
    {
      say: said(
        'Five Phases are left: Build, Actions, Nemesis, Production and Scoring. After that everything counts once, and it is over.',
        'Fünf Phasen bleiben: Bauen, Aktionen, Nemesis, Produktion und Auswertung. Danach wird einmal gewertet, und es ist vorbei.',
      ),
      part: 'where',
    },
    {
      play: said(
        'Play as you like; where you see no way, take what is suggested. First keep a Feat and build: a Troll and a Wall on Raufrost are sound, but keep 1 Food for a Command and 3 Plunder for a Haven.',
        'Spiel, wie du magst; wo du nicht weiterweißt, nimm den Vorschlag. Behalte zuerst eine Fähigkeit und baue: Ein Troll und ein Wall auf Raufrost sind gut, aber behalte 1 Nahrung für ein Kommando und 3 Beute für eine Zuflucht.',
      ),
      until: { told: { type: 'phaseBegan', phase: 'actions' } },
      hint: [
        { question: 'keepFeat', key: ENDLESS },
        { question: 'keepFeat' },
        { question: 'build', key: `wall@${CAMP}` },
        { question: 'build', key: `unit:3@${CAMP}` },
        { question: 'build', key: 'done' },
        { question: 'buildPayment' },
      ],
    },
    {
      say: said(
        'You have 5 AP for the rest of the game. Each Garrison you destroy is 1 point, each new Haven 2, and Golgardei shows 1 more.',
        'Du hast 5 AP für den Rest der Partie. Jede Garnison, die du vernichtest, ist 1 Punkt, jede neue Zuflucht 2, und Golgardei zeigt noch 1.',
      ),
      point: [`hex:${GUARD}`],
    },
    {
      play: said(
        "Command your Vargs and Kha'al against the Garrison on Golgardei, but leave the others on Raufrost, for the Guard is coming. Then build a Haven on Golgardei, and spend the AP that are left as you like.",
        "Kommandiere deine Varge und Kha'al gegen die Garnison auf Golgardei, aber lass die anderen auf Raufrost, denn die Garde kommt. Errichte dann auf Golgardei eine Zuflucht, und gib die restlichen AP aus, wie du magst.",
      ),
      until: { told: { type: 'phaseBegan', phase: 'nemesis' } },
      hint: [
        ...combatHints,
        { question: 'action', key: 'action:haven' },
        { question: 'action', key: 'action:command' },
        { question: 'commandHex', key: `hex:${GUARD}` },
        { question: 'commandPiece', starts: `unit:2@${CAMP}` },
        { question: 'commandPiece', starts: 'hero' },
        { question: 'commandPiece', key: 'done' },
        { question: 'action', starts: 'ability:' },
        { question: 'action', key: ['done', 'pass'] },
        { question: 'action', key: 'action:trade' },
        ...anything,
      ],
    },
    {
      play: said(
        'Now the Nemesis acts. Choose your losses, and where the rules leave you a choice, send it where it harms least.',
        'Jetzt handelt die Nemesis. Wähle deine Verluste, und wo die Regeln dir die Wahl lassen, schick sie dorthin, wo sie am wenigsten schadet.',
      ),
      until: { told: { type: 'phaseBegan', phase: 'scoring' } },
      hint: [...combatHints, ...anything],
    },
    {
      say: said(
        'Everybody has scored. Look at the plates: each of you must be above the Empire and above Chaos.',
        'Alle haben gewertet. Sieh auf die Tafeln: Jeder von euch muss über dem Imperium und über dem Chaos liegen.',
      ),
      part: 'players',
    },
    {
      play: said(
        'It is the end, so goods are worth nothing but points now: 5 of them for 1. Give points to whoever of you needs them.',
        'Das ist das Ende, also sind Güter jetzt nur noch Punkte wert: 5 davon 1. Gib die Punkte dem von euch, der sie braucht.',
      ),
      until: { over: true },
      hint: [{ question: 'convert', key: 'role:0' }, { question: 'convert', key: 'done' }, ...anything],
    },
    {
      say: said(
        'That was a game of Uprising. If you have won, you know the way; if not, you know why: the weakest of you counts.',
        'Das war eine Partie Uprising. Wenn ihr gewonnen habt, kennst du den Weg; wenn nicht, weißt du, warum: Der Schwächste von euch zählt.',
      ),
    },
    {
      say: said(
        'For your first game take two Chapters at the easiest level, as the lobby suggests. A second Hero can be led by you as well, or by a bot.',
        'Nimm für deine erste Partie zwei Kapitel auf der leichtesten Stufe, wie die Lobby es vorschlägt. Einen zweiten Helden kannst auch du führen, oder ein Bot.',
      ),
    },
  ],
}
