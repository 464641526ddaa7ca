import type { Lesson } from '../../../lessons/lesson.ts'
import type { Scene } from './scene.ts'

const scene: Scene = {
  map: 'twin-ford',
  factions: ['horseLords', 'hillFolk'],
  round: 3,
  units: {
    0: [
      ['citadel', 7],
      ['swordsman', 7],
      ['leader', 7],
      ['cavalry', 20],
      ['ship', 29],
    ],
    1: [
      ['citadel', 35],
      ['archer', 26],
    ],
  },
  villages: {
    0: [
      [13, 2],
      [3, 1],
    ],
    1: [
      [20, 2],
      [26, 1],
    ],
  },
  hands: {
    0: ['archer', 'archer', 'archer', 'swordsman', 'ship', 'castle', 'blank'],
    1: ['archer', 'swordsman', 'shieldGuard', 'raider', 'castle', 'blank'],
  },
}

export const landAndSea: Lesson = {
  id: 'land-and-sea',
  title: { en: 'Villages and far shores', de: 'Dörfer und ferne Ufer' },
  about: {
    en: 'Capturing villages, crossing the sea by ship, and building along a chain of units.',
    de: 'Dörfer erobern, mit Schiffen über die See setzen und entlang einer Kette von Einheiten bauen.',
  },
  minutes: 6,
  scene,
  role: 0,
  seed: 'land and sea',
  habits: [{ question: 'action', key: 'end' }, { key: 'none' }],
  steps: [
    {
      say: {
        en: 'Your cavalry stands alone in Bride’s Meadow, among two villages of the Hill Folk. Villages do not fight back.',
        de: 'Deine Reiterei steht allein auf der Brautwiese, mitten in zwei Dörfern des Hügelvolks. Dörfer wehren sich nicht.',
      },
      point: ['area:20'],
    },
    {
      say: {
        en: 'Each turn begins with capturing. You may discard one tile, and its points pay for enemy villages where you have a unit.',
        de: 'Jeder Zug beginnt mit dem Erobern. Du darfst ein Plättchen abwerfen, und seine Punkte zahlen für feindliche Dörfer, bei denen du eine Einheit hast.',
      },
      part: 'where',
    },
    {
      do: {
        en: 'A village costs 1 point in plains and forest, 2 in hills. Discard an archer for 2 points and take both.',
        de: 'Ein Dorf kostet 1 Punkt in Ebene und Wald, 2 in Hügeln. Wirf einen Schützen für 2 Punkte ab und nimm beide.',
      },
      want: [
        { question: 'captureTile', key: 'archer' },
        { question: 'captureVillage', key: '20' },
      ],
      react: [
        {
          to: { question: 'captureTile', key: 'none' },
          say: {
            en: 'Do not leave them: each is a point for you, and one less for the Hill Folk.',
            de: 'Lass sie nicht liegen: Jedes ist ein Punkt für dich und einer weniger fürs Hügelvolk.',
          },
        },
        {
          to: { question: 'captureVillage', key: 'stop' },
          say: { en: 'The second one is paid for already.', de: 'Das zweite ist schon bezahlt.' },
        },
      ],
      otherwise: {
        en: 'Points left over are lost. An archer is worth exactly 2.',
        de: 'Überzählige Punkte verfallen. Ein Schütze ist genau 2 wert.',
      },
    },
    {
      say: {
        en: 'Both now lie with you and score 1 point each when the game ends. They cannot be built again.',
        de: 'Beide liegen jetzt bei dir und bringen am Spielende je 1 Punkt. Gebaut werden sie nicht noch einmal.',
      },
      part: 'players',
    },
    {
      say: {
        en: 'Across the water lies good empty land. Units cannot swim, but ships carry them.',
        de: 'Jenseits des Wassers liegt gutes, leeres Land. Einheiten schwimmen nicht, aber Schiffe tragen sie.',
      },
      point: ['area:30', 'area:36'],
    },
    {
      say: {
        en: 'One ship of yours lies in Lower Mere, but it does not touch your citadel’s shore. With another in Upper Mere there is a bridge.',
        de: 'Ein Schiff hast du in der Untersee, aber es berührt nicht das Ufer deiner Zitadelle. Mit einem zweiten in der Obersee entsteht eine Brücke.',
      },
      point: ['area:29', 'area:14'],
    },
    {
      do: {
        en: 'Place your ship in Upper Mere and pay with an archer. Ships appear in the sea next to your citadel or villages.',
        de: 'Stell dein Schiff in die Obersee und zahle mit einem Schützen. Schiffe erscheinen auf See neben deiner Zitadelle oder deinen Dörfern.',
      },
      want: [{ key: 'place:ship' }, { question: 'placeWhere', key: '14' }, { question: 'payTiles', key: 'archer' }],
      react: [
        {
          to: { question: 'placeWhere' },
          say: {
            en: 'That sea does not touch your citadel’s shore. Upper Mere does.',
            de: 'Diese See berührt das Ufer deiner Zitadelle nicht. Die Obersee schon.',
          },
        },
        {
          to: { question: 'payTiles' },
          say: {
            en: 'Any one tile will do, so take the cheapest.',
            de: 'Ein beliebiges genügt, also nimm das billigste.',
          },
        },
      ],
      otherwise: { en: 'First the ship.', de: 'Erst das Schiff.' },
    },
    {
      do: {
        en: 'Send your leader and the swordsman from Tilled Shore to Cornflower Mead. Only the landing is paid, and the leader takes the swordsman along: 1 point for both.',
        de: 'Schick Anführer und Schwertkämpfer von der Ackerküste zur Kornblumenau. Nur die Landung kostet, und der Anführer nimmt den Schwertkämpfer mit: 1 Punkt für beide.',
      },
      want: [
        { key: 'move:7' },
        { question: 'moveWhich', key: 'all' },
        { question: 'moveTo', key: '30' },
        { question: 'moveMore', key: 'pay' },
        { question: 'payPoints', key: 'archer' },
      ],
      point: ['area:7', 'area:30'],
      react: [
        {
          to: { question: 'moveWhich' },
          say: { en: 'Both go for the price of one.', de: 'Beide gehen zum Preis von einem.' },
        },
        {
          to: { question: 'moveTo' },
          say: {
            en: 'Not bad, but Cornflower Mead is the better place: wide plains.',
            de: 'Nicht schlecht, aber die Kornblumenau ist besser: weite Ebene.',
          },
        },
        {
          to: { question: 'payPoints' },
          say: { en: 'The archer is enough.', de: 'Der Schütze genügt.' },
        },
        {
          to: { question: 'action', key: 'move:20' },
          say: {
            en: 'The cavalry stays on this shore. Now the two in Tilled Shore cross.',
            de: 'Die Reiterei bleibt auf dieser Seite. Jetzt setzen die zwei von der Ackerküste über.',
          },
        },
        {
          to: { question: 'action', key: ['move:29', 'move:14'] },
          say: {
            en: 'Leave those where they are: ships that stay are the bridge.',
            de: 'Lass sie, wo sie sind: Die Brücke sind Schiffe, die bleiben.',
          },
        },
      ],
      otherwise: { en: 'First across the sea.', de: 'Erst über die See.' },
    },
    {
      say: {
        en: 'One step, two seas, one point. A chain of ships may be as long as you like, but an enemy ship in it breaks it.',
        de: 'Ein Schritt, zwei Seen, ein Punkt. Eine Kette von Schiffen darf beliebig lang sein, aber ein feindliches Schiff darin unterbricht sie.',
      },
      point: ['area:14', 'area:29'],
    },
    {
      say: {
        en: 'Beside it lies Thirst, a desert. You may cross deserts, but most units that are still there when your turn ends are lost.',
        de: 'Daneben liegt Durst, eine Wüste. Durchqueren darfst du Wüsten, aber die meisten Einheiten, die am Ende deines Zuges noch dort sind, gehen verloren.',
      },
      point: ['area:41'],
    },
    {
      do: {
        en: 'Enough for today: end your actions.',
        de: 'Genug für heute: Beende deine Aktionen.',
      },
      want: [{ key: 'end' }],
      otherwise: {
        en: 'Your tiles are needed for building now.',
        de: 'Deine Plättchen brauchst du jetzt zum Bauen.',
      },
    },
    {
      do: {
        en: 'Now build with the blank tile: 5 points.',
        de: 'Jetzt bau mit dem Blanko: 5 Punkte.',
      },
      want: [{ question: 'buildTile', key: 'blank' }],
      otherwise: {
        en: 'The blank has most points and can never become a unit.',
        de: 'Das Blanko hat die meisten Punkte und kann nie eine Einheit werden.',
      },
    },
    {
      say: {
        en: 'You may build next to your citadel and villages – or next to a chain of your units that begins there. Your two ships are such a chain!',
        de: 'Bauen darfst du neben Zitadelle und Dörfern – oder neben einer Kette deiner Einheiten, die dort beginnt. Deine zwei Schiffe sind so eine Kette!',
      },
      point: ['area:14', 'area:29'],
    },
    {
      do: {
        en: 'Build two villages in Cornflower Mead and two in Twin Barns. Plains hold two each.',
        de: 'Errichte zwei Dörfer in der Kornblumenau und zwei bei den Zwillingsscheunen. In jeder Ebene ist Platz für zwei.',
      },
      want: [
        { question: 'buildVillage', key: ['30', '36'] },
        { question: 'buildVillage', key: ['30', '36'] },
        { question: 'buildVillage', key: ['30', '36'] },
        { question: 'buildVillage', key: ['30', '36'] },
      ],
      point: ['area:30', 'area:36'],
      otherwise: {
        en: 'There too, later. First the new shore, before somebody else comes.',
        de: 'Auch dort, später. Erst das neue Ufer, bevor jemand anderes kommt.',
      },
    },
    {
      play: {
        en: 'One point is left: build one more village where you like.',
        de: 'Ein Punkt ist übrig: Errichte noch ein Dorf, wo du magst.',
      },
      until: { told: { type: 'drew', role: 0 } },
      hint: [{ question: 'buildVillage', key: ['28', '15', '8', '2'] }, { question: 'buildVillage' }],
    },
    {
      say: {
        en: 'Five villages in one turn, four of them overseas. Where a village stands you can place new units, so the far shore is home now.',
        de: 'Fünf Dörfer in einem Zug, vier davon in Übersee. Wo ein Dorf steht, darfst du neue Einheiten platzieren, also ist das ferne Ufer jetzt Heimat.',
      },
      point: ['area:30', 'area:36'],
    },
    {
      say: {
        en: 'Every unit you leave without company is an invitation, though. Now you know all you need for a whole game.',
        de: 'Nur ist jede Einheit, die du allein lässt, eine Einladung. Jetzt weißt du alles, was du für ein ganzes Spiel brauchst.',
      },
    },
  ],
}
