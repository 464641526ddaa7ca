import type { Answers, Lesson } from '../../../lessons/lesson.ts'
import type { Scene } from './scene.ts'

const scene: Scene = {
  map: 'twin-ford',
  factions: ['horseLords', 'hillFolk'],
  roundLimit: 3,
  units: {
    1: [
      ['citadel', 40],
      ['shieldGuard', 40],
      ['archer', 24],
      ['raider', 25],
    ],
  },
  villages: {
    1: [
      [24, 1],
      [25, 1],
      [36, 1],
    ],
  },
  hands: {
    0: ['cavalry', 'swordsman', 'leader', 'archer', 'archer', 'shieldGuard', 'ship', 'castle', 'blank'],
    1: ['archer', 'swordsman', 'shieldGuard', 'raider', 'castle', 'blank'],
  },
  bags: {
    0: ['archer', 'shieldGuard', 'swordsman', 'siegeEngine', 'ship', 'cavalry', 'blank', 'swordsman'],
    1: ['raider', 'archer', 'shieldGuard', 'cavalry', 'ship'],
  },
  begins: { deploy: 0 },
}

/** What is sound wherever nothing else is said: cheap tiles are given away, a good one is kept for battles. */
const SOUND: readonly Answers[] = [
  { question: 'action', starts: 'fight:' },
  { question: 'payPoints' },
  { question: 'payTiles' },
  { question: 'moveMore', key: 'pay' },
  { question: 'replace', key: 'none' },
  { question: 'action', key: 'end' },
  { question: 'captureVillage', target: ['area:24', 'area:25', 'area:36', 'area:40'] },
  { question: 'captureTile', key: ['archer', 'shieldGuard', 'cavalry', 'siegeEngine', 'ship', 'swordsman', 'blank'] },
  { question: 'buildTile', key: 'blank' },
  { question: 'buildTile', key: ['ship', 'shieldGuard', 'cavalry', 'castle', 'siegeEngine', 'archer'] },
  { question: 'buildVillage', key: ['24', '17', '25', '16', '33', '32', '15', '8'] },
  {},
]

export const firstGame: Lesson = {
  id: 'first-game',
  title: { en: 'A first small game', de: 'Ein erstes kleines Spiel' },
  about: {
    en: 'Three rounds against the Hill Folk, from the first tile to the winner, with hints.',
    de: 'Drei Runden gegen das Hügelvolk, vom ersten Plättchen bis zum Sieg, mit Tipps.',
  },
  minutes: 8,
  scene,
  role: 0,
  seed: 'first game',
  habits: [
    { question: 'captureTile', key: 'none' },
    { question: 'action', starts: 'fight:' },
    { question: 'action', key: ['place:raider', 'place:archer'] },
    { question: 'placeWhere', key: '40' },
    { question: 'action', key: 'end' },
    {
      question: 'buildTile',
      key: ['shieldGuard', 'archer', 'raider', 'cavalry', 'ship', 'castle', 'swordsman', 'blank'],
    },
    { key: 'none' },
    { key: 'stay' },
  ],
  steps: [
    {
      say: {
        en: 'Now a whole game, but a short one: three rounds, and whoever has most points then wins. The bags hold few tiles, so villages score soon.',
        de: 'Jetzt ein ganzes Spiel, aber ein kurzes: drei Runden, und wer dann die meisten Punkte hat, gewinnt. Die Beutel sind fast leer, also werten Dörfer bald.',
      },
    },
    {
      say: {
        en: 'The Hill Folk have set up already. Two lone guards with a village each stand at Beech Hall and Heather Tops.',
        de: 'Das Hügelvolk steht schon bereit. Zwei einsame Wachen mit je einem Dorf stehen in der Buchenhalle und auf den Heidekuppen.',
      },
      point: ['area:24', 'area:25'],
    },
    {
      do: {
        en: 'First you choose where your citadel stands. Take Beacon Field, right beside them.',
        de: 'Zuerst wählst du, wo deine Zitadelle steht. Nimm das Leuchtfeuerfeld, gleich neben ihnen.',
      },
      want: [{ question: 'placeCitadel', key: '23' }],
      otherwise: {
        en: 'A possible place. In this game Beacon Field lies best.',
        de: 'Ein möglicher Platz. In diesem Spiel liegt das Leuchtfeuerfeld am besten.',
      },
    },
    {
      say: {
        en: 'Nine tiles are your start. Any but a blank may begin on the map, free of charge, as long as their blocks add up to 5 at most.',
        de: 'Neun Plättchen sind dein Anfang. Alle außer Blankos dürfen kostenlos auf der Karte beginnen, solange ihre Klötzchen zusammen höchstens 5 sind.',
      },
      part: 'hand',
    },
    {
      do: {
        en: 'Deploy cavalry (2), leader (2), swordsman (1) and both archers (0), in any order.',
        de: 'Stell Reiterei (2), Anführer (2), Schwertkämpfer (1) und beide Schützen (0) auf, in beliebiger Reihenfolge.',
      },
      want: Array.from({ length: 5 }, () => ({
        question: 'deployUnit',
        key: ['cavalry', 'leader', 'swordsman', 'archer'],
      })),
      react: [
        {
          to: { question: 'deployUnit', key: 'done' },
          say: {
            en: 'There is room for more, and it costs nothing now.',
            de: 'Es ist noch Platz, und jetzt kostet es nichts.',
          },
        },
      ],
      otherwise: {
        en: 'That would use up blocks that an attacker needs. Take the ones I named.',
        de: 'Das verbraucht Klötzchen, die ein Angreifer braucht. Nimm die genannten.',
      },
    },
    {
      do: {
        en: 'That makes 5. Keep the rest in your hand for paying: finish.',
        de: 'Das macht 5. Behalte den Rest zum Bezahlen auf der Hand: fertig.',
      },
      want: [{ question: 'deployUnit', key: 'done' }],
    },
    {
      play: {
        en: 'Round 1: march on Beech Hall and beat the archer there. Leave your own archers as a guard; forest costs 2 points for each unit, and the leader takes one along.',
        de: 'Runde 1: Zieh zur Buchenhalle und schlag den Schützen dort. Lass deine Schützen als Wache zurück; Wald kostet 2 Punkte je Einheit, und der Anführer nimmt eine mit.',
      },
      until: { told: { type: 'battleEnded' } },
      hint: [
        { question: 'action', starts: 'fight:' },
        { question: 'action', key: 'move:23' },
        { question: 'moveWhich', key: 'pick' },
        { question: 'moveCount', key: '0', target: 'unit:archer@23' },
        { question: 'moveCount', key: '1' },
        { question: 'moveTo', key: '24' },
        ...SOUND,
      ],
      point: ['area:23', 'area:24'],
    },
    {
      play: {
        en: 'Then end your actions and build villages with a tile that you can spare. After that the Hill Folk have their turn.',
        de: 'Beende dann deine Aktionen und errichte Dörfer mit einem Plättchen, das du entbehren kannst. Danach ist das Hügelvolk am Zug.',
      },
      until: { cell: 'turn', path: [1], atLeast: 2 },
      hint: SOUND,
    },
    {
      say: {
        en: 'Round 2. A unit of yours stands in the area of a village of theirs: you can capture it now with a small tile.',
        de: 'Runde 2. Bei einem ihrer Dörfer steht eine Einheit von dir: Du kannst es jetzt mit einem kleinen Plättchen erobern.',
      },
      point: ['area:24'],
    },
    {
      play: {
        en: 'Capture, then march on Heather Tops if you can pay it: hills cost 3 for each unit. Build with what is left.',
        de: 'Erobere, dann zieh auf die Heidekuppen, wenn du es bezahlen kannst: Hügel kosten 3 je Einheit. Bau mit dem, was bleibt.',
      },
      until: { cell: 'turn', path: [1], atLeast: 3 },
      hint: [
        { question: 'captureTile', key: ['archer', 'shieldGuard', 'cavalry', 'siegeEngine', 'swordsman'] },
        { question: 'action', starts: 'fight:' },
        { question: 'action', key: 'move:24' },
        { question: 'moveWhich', key: 'all' },
        { question: 'moveTo', key: '25' },
        ...SOUND,
      ],
      point: ['area:24', 'area:25'],
    },
    {
      say: {
        en: 'The last round. Ask yourself what still becomes points: villages captured now, a battle you will win, villages before a resupply.',
        de: 'Die letzte Runde. Frag dich, was noch Punkte wird: Dörfer, die du jetzt eroberst, ein Kampf, den du gewinnst, Dörfer vor einem Nachschub.',
      },
      part: 'players',
    },
    {
      play: {
        en: 'Play it as you think best. A hint is there if you want one.',
        de: 'Spiel sie, wie du es für richtig hältst. Ein Tipp ist da, wenn du ihn willst.',
      },
      until: { over: true },
      hint: [
        { question: 'action', starts: 'fight:' },
        { question: 'action', key: ['place:archer', 'place:swordsman'] },
        { question: 'placeWhere', key: ['23'] },
        ...SOUND,
      ],
    },
    {
      say: {
        en: 'The game is over: enemy villages in the areas of your units were captured for free, and all that is captured has scored. The table shows where every point came from.',
        de: 'Das Spiel ist aus: Feindliche Dörfer bei deinen Einheiten wurden umsonst erobert, und alles Eroberte hat gezählt. Der Tisch zeigt, woher jeder Punkt kam.',
      },
      part: 'players',
    },
    {
      say: {
        en: 'In a full game the end comes when all supply markers have reached their last field. You are ready for it!',
        de: 'In einem vollen Spiel kommt das Ende, wenn alle Nachschubmarker ihr letztes Feld erreicht haben. Du bist bereit!',
      },
    },
  ],
}
