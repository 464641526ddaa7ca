import type { Lesson } from '../../../lessons/lesson.ts'
import { battleTiles } from './draws.ts'
import type { Scene } from './scene.ts'

const scene: Scene = {
  map: 'twin-ford',
  factions: ['horseLords', 'hillFolk'],
  units: {
    0: [
      ['citadel', 23],
      ['cavalry', 30],
      ['swordsman', 30],
      ['leader', 30],
    ],
    1: [
      ['citadel', 20],
      ['shieldGuard', 36],
      ['raider', 36],
      ['archer', 40],
    ],
  },
  villages: {
    0: [
      [17, 2],
      [30, 1],
    ],
    1: [
      [36, 2],
      [26, 2],
    ],
  },
  hands: {
    0: ['archer', 'archer', 'cavalry', 'siegeEngine', 'castle', 'blank'],
    1: ['archer', 'archer', 'raider', 'shieldGuard'],
  },
  vp: { 0: 3, 1: 2 },
  round: 4,
  begins: 'actions',
}

export const battle: Lesson = {
  id: 'battle',
  title: { en: 'A battle', de: 'Ein Kampf' },
  about: {
    en: 'Bonuses, battle tiles and the tile from your hand that turns a battle.',
    de: 'Boni, Kampfplättchen und das Plättchen aus der Hand, das einen Kampf dreht.',
  },
  minutes: 6,
  scene,
  role: 0,
  seed: 'battle',
  habits: [{ question: 'action', key: 'end' }, { key: ['none', 'stay'] }],
  steps: [
    {
      say: {
        en: 'Some rounds later: the Hill Folk hold Twin Barns with a raider and a shield guard. Two villages stand there as well.',
        de: 'Einige Runden später: Das Hügelvolk hält die Zwillingsscheunen mit einem Räuber und einer Schildwache. Auch zwei Dörfer stehen dort.',
      },
      point: ['area:36'],
    },
    {
      say: {
        en: 'Your army is next door: cavalry, a swordsman and a leader. Units that enter an area with enemies must fight there this turn.',
        de: 'Nebenan steht deine Armee: Reiterei, ein Schwertkämpfer und ein Anführer. Wer ein Gebiet mit Feinden betritt, muss dort in diesem Zug kämpfen.',
      },
      point: ['area:30'],
    },
    {
      say: {
        en: 'The small number at an army is its bonus when attacked. Units add theirs depending on terrain and on who attacks.',
        de: 'Die kleine Zahl an einer Armee ist ihr Bonus, wenn sie angegriffen wird. Einheiten bringen ihn je nach Gelände und je nachdem, wer angreift.',
      },
      point: ['area:36', 'area:30'],
    },
    {
      do: {
        en: 'March all three to Twin Barns and pay with an archer. A leader takes one other unit along for free, so three units cost only 2 points.',
        de: 'Schick alle drei zu den Zwillingsscheunen und zahle mit einem Schützen. Ein Anführer nimmt eine andere Einheit umsonst mit, also kosten drei nur 2 Punkte.',
      },
      want: [
        { key: 'move:30' },
        { question: 'moveWhich', key: 'all' },
        { question: 'moveTo', key: '36' },
        { question: 'moveMore', key: 'pay' },
        { question: 'payPoints', key: 'archer' },
      ],
      point: ['area:30', 'area:36'],
      react: [
        {
          to: { question: 'moveWhich' },
          say: {
            en: 'Numbers win battles: whoever has more units draws one battle tile more. Take all three.',
            de: 'Zahlen gewinnen Kämpfe: Wer mehr Einheiten hat, zieht ein Kampfplättchen mehr. Nimm alle drei.',
          },
        },
        {
          to: { question: 'moveTo' },
          say: { en: 'The enemy stands in Twin Barns.', de: 'Der Feind steht bei den Zwillingsscheunen.' },
        },
        {
          to: { question: 'payPoints' },
          say: {
            en: 'Save the strong tiles for the battle. An archer is worth exactly 2.',
            de: 'Spar dir die starken Plättchen für den Kampf. Ein Schütze ist genau 2 wert.',
          },
        },
        {
          to: { question: 'action', starts: 'place:' },
          say: {
            en: 'Good units, but far from here. March first.',
            de: 'Gute Einheiten, aber weit weg von hier. Marschiere erst.',
          },
        },
        {
          to: { key: 'end' },
          say: {
            en: 'Stay a moment: two points are waiting over there.',
            de: 'Bleib noch: Dort drüben warten zwei Punkte.',
          },
        },
      ],
    },
    {
      say: {
        en: 'Now units of both sides stand in Twin Barns. You cannot end your actions before this battle is fought.',
        de: 'Jetzt stehen Einheiten beider Seiten bei den Zwillingsscheunen. Bevor dieser Kampf nicht ausgetragen ist, enden deine Aktionen nicht.',
      },
      point: ['area:36'],
    },
    {
      do: {
        en: 'Whoever is on turn is always the attacker. Click the swords and fight.',
        de: 'Wer am Zug ist, ist immer der Angreifer. Klick auf die Schwerter und kämpfe.',
      },
      want: [{ key: 'fight:36@1' }],
      point: ['area:36'],
      otherwise: {
        en: 'Later perhaps. First fight in Twin Barns.',
        de: 'Später vielleicht. Erst kämpfe bei den Zwillingsscheunen.',
      },
      draws: battleTiles([5, 3, 2, 2], [5, 4, 3]),
    },
    {
      say: {
        en: 'They may not retreat: for that a defender needs at least as much cavalry as the attacker, and they have none.',
        de: 'Zurückziehen dürfen sie sich nicht: Dafür braucht man mindestens so viel Reiterei wie der Angreifer, und sie haben keine.',
      },
      part: 'stage',
    },
    {
      say: {
        en: 'You drew four battle tiles because you have more units, they drew three. Of each side the three highest count.',
        de: 'Du hast vier Kampfplättchen gezogen, weil du mehr Einheiten hast, sie drei. Von jeder Seite zählen die drei höchsten.',
      },
      part: 'stage',
    },
    {
      say: {
        en: 'Your 5, 3 and 2 make 10. Cavalry in plains, swordsman and leader add 1 each: 13 in all.',
        de: 'Deine 5, 3 und 2 ergeben 10. Reiterei in der Ebene, Schwertkämpfer und Anführer geben je 1 dazu: zusammen 13.',
      },
      part: 'stage',
    },
    {
      say: {
        en: 'Their tiles are hidden; a shield guard adds 1 when defending and even wins ties. You may put one tile of your hand in the place of a battle tile.',
        de: 'Ihre Plättchen sind verdeckt; eine Schildwache gibt in der Verteidigung 1 und gewinnt sogar Gleichstände. Du darfst ein Kampfplättchen durch ein Handplättchen ersetzen.',
      },
      part: 'stage',
    },
    {
      do: {
        en: 'Replace a 2 by your castle: here it only counts for its 4 points, and is then discarded. Click it in your hand.',
        de: 'Ersetze eine 2 durch deine Burg: Hier zählt sie nur mit ihren 4 Punkten und wird dann abgeworfen. Klick sie in deiner Hand an.',
      },
      want: [{ question: 'replace', key: 'castle>2' }],
      react: [
        {
          to: { key: 'none' },
          say: {
            en: '13 may not be enough, and a lost battle costs more than a tile.',
            de: '13 reicht vielleicht nicht, und ein verlorener Kampf kostet mehr als ein Plättchen.',
          },
        },
        {
          to: { question: 'replace', starts: 'blank' },
          say: {
            en: 'That would be the strongest. But the castle will do; keep the 5 for a harder battle.',
            de: 'Das wäre das Stärkste. Aber die Burg genügt; heb die 5 für einen schwereren Kampf auf.',
          },
        },
        {
          to: { question: 'replace', starts: 'castle' },
          say: {
            en: 'Give away the lowest tile, a 2.',
            de: 'Gib das niedrigste Plättchen weg, eine 2.',
          },
        },
      ],
      otherwise: {
        en: 'That helps, but not enough. The castle brings 4.',
        de: 'Das hilft, aber zu wenig. Die Burg bringt 4.',
      },
      others: [
        { role: 1, question: 'replace', key: 'none' },
        { role: 1, question: 'lose', key: 'raider' },
        { role: 1, question: 'fleeTo', key: '40' },
      ],
    },
    {
      watch: {
        en: 'Both sides reveal. The losers destroy one of their units, and the rest flees.',
        de: 'Beide decken auf. Die Verlierer vernichten eine ihrer Einheiten, der Rest flieht.',
      },
      until: { asked: 'action' },
    },
    {
      say: {
        en: 'You: 5, 4, 3 and +3, that is 15. They: 5, 4, 3 and +1, that is 13 – without your castle it would have been a tie, and the shield guard would have won it.',
        de: 'Du: 5, 4, 3 und +3, das sind 15. Sie: 5, 4, 3 und +1, das sind 13 – ohne deine Burg ein Gleichstand, und den hätte die Schildwache gewonnen.',
      },
      part: 'stage',
    },
    {
      say: {
        en: 'You score 1 point for each enemy unit in the battle, whether it fell or fled: two points.',
        de: 'Du bekommst 1 Punkt für jede feindliche Einheit im Kampf, ob sie fiel oder floh: zwei Punkte.',
      },
      part: 'players',
    },
    {
      say: {
        en: 'They chose the raider as their loss, and the shield guard fled to Hop Garden. Units that have nowhere to go are destroyed.',
        de: 'Sie haben den Räuber geopfert, die Schildwache floh in den Hopfengarten. Wer nirgends hin kann, wird vernichtet.',
      },
      point: ['area:40'],
    },
    {
      say: {
        en: 'The villages stay, a battle does not touch them. At the start of your next turn you can capture them.',
        de: 'Die Dörfer bleiben, ein Kampf berührt sie nicht. Zu Beginn deines nächsten Zuges kannst du sie erobern.',
      },
      point: ['area:36'],
    },
    {
      do: {
        en: 'Your army could march and fight on, if you pay. Leave it there and end your actions.',
        de: 'Deine Armee könnte weiter marschieren und kämpfen, wenn du zahlst. Lass sie dort und beende deine Aktionen.',
      },
      want: [{ key: 'end' }],
      otherwise: {
        en: 'Not now. End your actions.',
        de: 'Jetzt nicht. Beende deine Aktionen.',
      },
    },
    {
      do: {
        en: 'You may build villages now. In this lesson skip it: next we capture.',
        de: 'Jetzt dürftest du Dörfer errichten. Lass es in dieser Lektion: Als Nächstes wird erobert.',
      },
      want: [{ question: 'buildTile', key: 'none' }],
      otherwise: {
        en: 'Not this time. Next we capture.',
        de: 'Diesmal nicht. Als Nächstes wird erobert.',
      },
    },
    {
      watch: {
        en: 'You draw, and the Hill Folk take a quiet turn.',
        de: 'Du ziehst, und das Hügelvolk hat einen stillen Zug.',
      },
      until: { asked: 'captureTile' },
    },
    {
      do: {
        en: 'Your turn begins with capturing: one tile pays for villages where your units stand, 1 point each in plains. Two points do – the other archer.',
        de: 'Dein Zug beginnt mit dem Erobern: Ein Plättchen zahlt für Dörfer, bei denen deine Einheiten stehen, in der Ebene je 1 Punkt. Zwei Punkte reichen – der andere Schütze.',
      },
      want: [
        { question: 'captureTile', key: 'archer' },
        { question: 'captureVillage', key: '36' },
      ],
      react: [
        {
          to: { question: 'captureTile', key: 'none' },
          say: {
            en: 'Those villages feed your enemy. Take them.',
            de: 'Diese Dörfer ernähren deinen Feind. Nimm sie dir.',
          },
        },
        {
          to: { question: 'captureVillage', key: 'stop' },
          say: { en: 'One more: it is paid for.', de: 'Noch eins: Bezahlt ist es schon.' },
        },
      ],
      otherwise: {
        en: 'That would do as well, but points you do not need are lost.',
        de: 'Das ginge auch, aber überzählige Punkte verfallen.',
      },
    },
    {
      say: {
        en: 'Captured villages leave the map and stay with you. Each is worth 1 point when the game ends, and their owner scores them no more.',
        de: 'Eroberte Dörfer verlassen die Karte und bleiben bei dir. Jedes zählt am Spielende 1 Punkt, und ihr Besitzer wertet sie nicht mehr.',
      },
      part: 'players',
    },
    {
      say: {
        en: 'One tile of your hand has won the battle, one the villages. That is the heart of this game: what is each tile worth to you, and where?',
        de: 'Ein Plättchen deiner Hand hat den Kampf gewonnen, eins die Dörfer. Das ist das Herz des Spiels: Was ist dir jedes Plättchen wert, und wo?',
      },
    },
  ],
}
