import type { Lesson } from '../../../lessons/lesson.ts'
import type { Scene } from './scene.ts'

const scene: Scene = {
  map: 'twin-ford',
  factions: ['horseLords', 'hillFolk'],
  units: {
    0: [['citadel', 5]],
    1: [
      ['citadel', 38],
      ['giant', 38],
    ],
  },
  villages: {
    1: [
      [39, 1],
      [43, 2],
    ],
  },
  hands: {
    0: ['archer', 'archer', 'swordsman', 'shieldGuard', 'leader', 'ship', 'blank'],
    1: ['archer', 'swordsman', 'shieldGuard', 'raider', 'castle', 'blank'],
  },
  bags: { 0: ['cavalry', 'cavalry'] },
}

export const firstTurn: Lesson = {
  id: 'first-turn',
  title: { en: 'Your first turn', de: 'Dein erster Zug' },
  about: {
    en: 'What wins the game, what a tile can be, and a whole turn from placing to drawing.',
    de: 'Was das Spiel gewinnt, was ein Plättchen sein kann, und ein ganzer Zug vom Platzieren bis zum Ziehen.',
  },
  minutes: 6,
  scene,
  role: 0,
  seed: 'first turn',
  habits: [{ question: 'action', key: 'end' }, { key: 'none' }],
  steps: [
    {
      say: {
        en: 'You lead the Horse Lords, and this is your citadel. Here your realm begins.',
        de: 'Du führst die Pferdeherren, und das ist deine Zitadelle. Hier beginnt dein Reich.',
      },
      point: ['area:5'],
    },
    {
      say: {
        en: 'Whoever has the most victory points at the end wins. The large number on each plate counts them.',
        de: 'Wer am Ende die meisten Siegpunkte hat, gewinnt. Die große Zahl auf jeder Tafel zählt sie.',
      },
      part: 'players',
    },
    {
      say: {
        en: 'Points come from battles you win, from villages of your own, and from villages and citadels you take from others.',
        de: 'Punkte gibt es für gewonnene Kämpfe, für eigene Dörfer und für Dörfer und Zitadellen, die du anderen abnimmst.',
      },
    },
    {
      say: {
        en: 'A turn has phases, and the dots show where you are. Nothing can be captured yet, so you begin with your actions.',
        de: 'Ein Zug hat Phasen, und die Punkte zeigen, wo du bist. Erobern kannst du noch nichts, also geht es mit den Aktionen los.',
      },
      part: 'where',
    },
    {
      say: {
        en: 'These tiles are all you have. Each but the blank can become a unit, or you spend it – never both.',
        de: 'Diese Plättchen sind alles, was du hast. Jedes außer dem Blanko kann eine Einheit werden, oder du gibst es aus – nie beides.',
      },
      part: 'hand',
    },
    {
      say: {
        en: 'Blocks at the upper left are the cost: so many other tiles you discard to place the unit. The number below is what the tile is worth as points.',
        de: 'Die Klötzchen oben links sind die Kosten: So viele andere Plättchen wirfst du ab, um die Einheit zu platzieren. Die Zahl unten ist der Wert in Punkten.',
      },
      part: 'hand',
    },
    {
      do: {
        en: 'An archer has no blocks, so it is free. Click one to place it in the area of your citadel.',
        de: 'Ein Schütze hat keine Klötzchen, er ist also kostenlos. Klick einen an und stell ihn zu deiner Zitadelle.',
      },
      want: [{ key: 'place:archer' }],
      react: [
        {
          to: { question: 'action', starts: 'place:' },
          say: {
            en: 'That one has blocks and costs other tiles. Begin with the free archer.',
            de: 'Das hat Klötzchen und kostet andere Plättchen. Fang mit dem kostenlosen Schützen an.',
          },
        },
        {
          to: { key: 'end' },
          say: {
            en: 'Not yet: a citadel without an army is an easy prey.',
            de: 'Noch nicht: Eine Zitadelle ohne Armee ist leichte Beute.',
          },
        },
      ],
    },
    {
      say: {
        en: 'There stands your archer. New units appear where you have a citadel or a village.',
        de: 'Da steht dein Schütze. Neue Einheiten erscheinen dort, wo du eine Zitadelle oder ein Dorf hast.',
      },
      point: ['unit:archer@5', 'area:5'],
    },
    {
      do: {
        en: 'Now the swordsman: one block, so it costs one other tile. Give the second archer, it is worth the fewest points.',
        de: 'Jetzt der Schwertkämpfer: ein Klötzchen, also kostet er ein anderes Plättchen. Gib den zweiten Schützen, er ist am wenigsten Punkte wert.',
      },
      want: [{ key: 'place:swordsman' }, { question: 'payTiles', key: 'archer' }],
      react: [
        {
          to: { question: 'payTiles' },
          say: {
            en: 'Allowed: here only the number of tiles counts, not their points. But dear tiles will serve you better in a moment – give the archer.',
            de: 'Erlaubt: Hier zählt nur die Anzahl, nicht der Wert. Aber wertvolle Plättchen brauchst du gleich noch – gib den Schützen.',
          },
        },
        {
          to: { question: 'action' },
          say: { en: 'First the swordsman.', de: 'Erst den Schwertkämpfer.' },
        },
      ],
    },
    {
      say: {
        en: 'The archer you gave lies face up on your discard pile. Discarded tiles come back later, so spend them boldly.',
        de: 'Der abgegebene Schütze liegt offen auf deinem Abwurfstapel. Abgeworfenes kommt später zurück, also gib es beherzt aus.',
      },
    },
    {
      do: {
        en: 'Next, march: click your army, then Flax Field, and pay. Plains cost 1 point for each unit, so 2 points in all – the shield guard will do.',
        de: 'Jetzt marschieren: Klick deine Armee an, dann das Flachsfeld, und zahle. Ebene kostet 1 Punkt je Einheit, zusammen also 2 – dafür genügt die Schildwache.',
      },
      want: [
        { key: 'move:5' },
        { question: 'moveWhich', key: 'all' },
        { question: 'moveTo', key: '1' },
        { question: 'moveMore', key: 'pay' },
        { question: 'payPoints', key: 'shieldGuard' },
      ],
      point: ['area:5', 'area:1'],
      react: [
        {
          to: { question: 'moveTo' },
          say: {
            en: 'Allowed: plains cost 1 for each unit, forest 2, hills 3. For this lesson take Flax Field.',
            de: 'Das ginge: Ebene kostet 1 je Einheit, Wald 2, Hügel 3. Nimm für diese Lektion das Flachsfeld.',
          },
        },
        {
          to: { question: 'moveWhich' },
          say: { en: 'Take both along this time.', de: 'Nimm diesmal beide mit.' },
        },
        {
          to: { question: 'payPoints' },
          say: {
            en: 'That pays, but wastes more. The shield guard loses just 1 point.',
            de: 'Das reicht, verschwendet aber mehr. Mit der Schildwache verfällt nur 1 Punkt.',
          },
        },
        {
          to: { question: 'action', starts: 'place:' },
          say: { en: 'Keep that tile for now and march.', de: 'Behalte das Plättchen noch und marschiere.' },
        },
      ],
    },
    {
      say: {
        en: 'The shield guard brought 3 points for a march of 2; what is too much is lost. Tiles that fit well are worth a thought.',
        de: 'Die Schildwache brachte 3 Punkte für einen Marsch von 2; der Rest verfällt. Es lohnt sich, passend zu zahlen.',
      },
    },
    {
      do: {
        en: 'You could place and march on as long as your tiles last. But keep some for villages: end your actions.',
        de: 'Du könntest weiter platzieren und marschieren, solange die Plättchen reichen. Heb aber welche für Dörfer auf: Beende deine Aktionen.',
      },
      want: [{ key: 'end' }],
      otherwise: {
        en: 'Save these tiles. End your actions now.',
        de: 'Spar dir diese Plättchen. Beende jetzt deine Aktionen.',
      },
    },
    {
      do: {
        en: 'Now you may discard one tile and build villages for its points. Take the blank one: never a unit, but worth 5.',
        de: 'Jetzt darfst du ein Plättchen abwerfen und für seine Punkte Dörfer errichten. Nimm das Blanko: nie eine Einheit, aber 5 wert.',
      },
      want: [{ question: 'buildTile', key: 'blank' }],
      react: [
        {
          to: { question: 'buildTile', key: 'none' },
          say: {
            en: 'Villages are points. Build while nobody disturbs you.',
            de: 'Dörfer sind Punkte. Bau, solange dich keiner stört.',
          },
        },
      ],
      otherwise: {
        en: 'That could still become a unit. The blank tile cannot, so spend it here.',
        de: 'Das könnte noch eine Einheit werden. Das Blanko nicht, also gib es hier aus.',
      },
    },
    {
      do: {
        en: 'A village costs 1 point in plains or forest and 2 in hills. Build two in Flax Field: plains have room for two.',
        de: 'Ein Dorf kostet 1 Punkt in Ebene oder Wald und 2 in Hügeln. Errichte zwei im Flachsfeld: In einer Ebene ist Platz für zwei.',
      },
      want: [
        { question: 'buildVillage', key: '1' },
        { question: 'buildVillage', key: '1' },
      ],
      point: ['area:1'],
      otherwise: {
        en: 'That place is good too, you will get to it. First two in Flax Field.',
        de: 'Auch ein guter Platz, der kommt noch. Erst zwei im Flachsfeld.',
      },
    },
    {
      play: {
        en: 'Three points are left. Build wherever a number glows: next to your citadel or to a village of yours.',
        de: 'Drei Punkte sind übrig. Bau, wo eine Zahl leuchtet: neben deiner Zitadelle oder einem deiner Dörfer.',
      },
      until: { told: { type: 'drew', role: 0 } },
      hint: [{ question: 'buildVillage', key: ['0', '4', '11', '10', '6'] }, { question: 'buildVillage' }],
      others: [
        { role: 1, question: 'action', key: 'place:archer' },
        { role: 1, question: 'placeWhere', key: '38' },
        { role: 1, question: 'action', key: 'end' },
        { role: 1, question: 'buildTile', key: 'none' },
      ],
    },
    {
      say: {
        en: 'Your turn ends with drawing up to seven tiles. Your bag ran empty while you drew, so your discarded tiles went back into it: a resupply.',
        de: 'Dein Zug endet mit dem Ziehen auf sieben Plättchen. Dabei wurde dein Beutel leer, also kam der Abwurfstapel hinein: ein Nachschub.',
      },
      part: 'hand',
    },
    {
      say: {
        en: 'A resupply moves your supply marker on, and each of your villages on the map scores 1 point. Those are your first!',
        de: 'Beim Nachschub rückt dein Nachschubmarker vor, und jedes deiner Dörfer auf der Karte bringt 1 Punkt. Das sind deine ersten!',
      },
      part: 'players',
    },
    {
      watch: {
        en: 'Now the Hill Folk take their turn.',
        de: 'Jetzt ist das Hügelvolk am Zug.',
      },
      until: { cell: 'turn', path: [1], atLeast: 2 },
    },
    {
      say: {
        en: 'With two players the game ends when both supply markers stand on field 3. Who spends quickly scores quickly – and ends the game sooner.',
        de: 'Zu zweit endet das Spiel, wenn beide Nachschubmarker auf Feld 3 stehen. Wer schnell ausgibt, wertet schnell – und das Spiel endet früher.',
      },
    },
    {
      say: {
        en: 'That was a whole turn: actions, villages, new tiles. Next you learn what the swords are for.',
        de: 'Das war ein ganzer Zug: Aktionen, Dörfer, neue Plättchen. Als Nächstes lernst du, wozu die Schwerter da sind.',
      },
    },
  ],
}
