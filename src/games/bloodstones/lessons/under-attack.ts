import type { Lesson } from '../../../lessons/lesson.ts'
import { battleTiles } from './draws.ts'
import type { Scene } from './scene.ts'

const scene: Scene = {
  map: 'twin-ford',
  factions: ['horseLords', 'hillFolk'],
  active: 1,
  round: 6,
  units: {
    0: [
      ['citadel', 23],
      ['cavalry', 36],
      ['archer', 36, 2],
      ['castle', 37],
      ['shieldGuard', 37],
      ['archer', 37],
    ],
    1: [
      ['citadel', 20],
      ['giant', 40],
      ['cavalry', 40],
      ['raider', 40, 2],
      ['giant', 38],
      ['siegeEngine', 38],
      ['raider', 38, 2],
    ],
  },
  villages: {
    0: [
      [30, 1],
      [17, 2],
    ],
    1: [
      [26, 2],
      [35, 2],
      [43, 2],
    ],
  },
  hands: {
    0: ['swordsman', 'swordsman', 'shieldGuard', 'cavalry', 'ship', 'castle', 'blank'],
    1: ['castle', 'blank', 'shieldGuard', 'archer'],
  },
  vp: { 0: 9, 1: 7 },
  supply: { 0: 1, 1: 1 },
  begins: 'actions',
}

export const underAttack: Lesson = {
  id: 'under-attack',
  title: { en: 'Under attack', de: 'Unter Angriff' },
  about: {
    en: 'When you may retreat, what a castle is good for, and how to lose a battle well.',
    de: 'Wann du dich zurückziehen darfst, wozu eine Burg gut ist und wie man einen Kampf gut verliert.',
  },
  minutes: 6,
  scene,
  role: 0,
  seed: 'under attack',
  habits: [{ question: 'action', key: 'end' }, { key: 'none' }],
  steps: [
    {
      say: {
        en: 'It is the Hill Folk’s turn, and two of their armies stand before your land. Now you learn to defend.',
        de: 'Das Hügelvolk ist am Zug, und zwei seiner Armeen stehen vor deinem Land. Jetzt lernst du verteidigen.',
      },
      point: ['area:40', 'area:38'],
    },
    {
      watch: {
        en: 'The first army marches from Hop Garden to Twin Barns, where three of your units stand.',
        de: 'Die erste Armee marschiert vom Hopfengarten zu den Zwillingsscheunen, wo drei deiner Einheiten stehen.',
      },
      until: { asked: 'retreat' },
      others: [
        { role: 1, key: 'move:40' },
        { role: 1, question: 'moveWhich', key: 'all' },
        { role: 1, question: 'moveTo', key: '36' },
        { role: 1, question: 'moveMore', key: 'pay' },
        { role: 1, question: 'payPoints', key: 'castle' },
        { role: 1, key: 'fight:36@0' },
      ],
    },
    {
      say: {
        en: 'A giant, cavalry and two raiders attack your three. Whoever has more units draws four battle tiles instead of three, and a giant alone adds 2.',
        de: 'Ein Riese, Reiterei und zwei Räuber greifen deine drei an. Wer mehr Einheiten hat, zieht vier Kampfplättchen statt drei, und ein Riese allein bringt 2.',
      },
      point: ['area:36'],
    },
    {
      say: {
        en: 'Before anything is drawn a defender may retreat with the whole army. You need as much cavalry as the attacker: one against one, that is enough.',
        de: 'Bevor gezogen wird, darf sich ein Verteidiger mit der ganzen Armee zurückziehen. Du brauchst so viel Reiterei wie der Angreifer: eine gegen eine, das reicht.',
      },
      point: ['area:36'],
    },
    {
      do: {
        en: 'Retreat, and go to Cornflower Mead. You may go into a neighbouring area that is empty, without any villages, or where something of yours stands, such as your village there.',
        de: 'Zieh dich zurück, und zwar zur Kornblumenau. Du darfst in ein Nachbargebiet, das leer ist, auch ohne Dörfer, oder in dem etwas von dir steht, wie dort dein Dorf.',
      },
      want: [
        { question: 'retreat', key: 'retreat' },
        { question: 'retreatTo', key: '30' },
      ],
      react: [
        {
          to: { key: 'stay' },
          say: {
            en: 'Brave, but three points for them if it goes wrong – and it probably does.',
            de: 'Tapfer, aber drei Punkte für sie, wenn es schiefgeht – und das tut es wohl.',
          },
        },
        {
          to: { question: 'retreatTo', key: '41' },
          say: {
            en: 'That is desert: whoever is still there at the end of your own turn dies. Better Cornflower Mead.',
            de: 'Das ist Wüste: Wer am Ende deines eigenen Zuges noch dort ist, stirbt. Besser die Kornblumenau.',
          },
        },
        {
          to: { question: 'retreatTo' },
          say: {
            en: 'Allowed, nobody is there. But your village at Cornflower Mead is worth guarding.',
            de: 'Erlaubt, dort ist niemand. Aber dein Dorf in der Kornblumenau braucht Schutz.',
          },
        },
      ],
    },
    {
      say: {
        en: 'Nothing was drawn, nobody lost a unit, nobody scored. A good retreat costs only ground.',
        de: 'Nichts wurde gezogen, niemand verlor eine Einheit, niemand bekam Punkte. Ein guter Rückzug kostet nur Boden.',
      },
      point: ['area:30'],
    },
    {
      say: {
        en: 'Now look at Kestrel Ridge: your castle adds 3 when defending, a citadel even 5. But nobody retreats from their own castle or citadel.',
        de: 'Sieh nun zum Turmfalkengrat: Deine Burg gibt in der Verteidigung 3, eine Zitadelle sogar 5. Aber von der eigenen Burg oder Zitadelle zieht sich niemand zurück.',
      },
      point: ['area:37'],
    },
    {
      watch: {
        en: 'The second army climbs Kestrel Ridge.',
        de: 'Die zweite Armee steigt auf den Turmfalkengrat.',
      },
      until: { asked: 'replace' },
      others: [
        { role: 1, key: 'move:38' },
        { role: 1, question: 'moveWhich', key: 'all' },
        { role: 1, question: 'moveTo', key: '37' },
        { role: 1, question: 'moveMore', key: 'pay' },
        { role: 1, question: 'payPoints', key: 'shieldGuard+blank' },
        { role: 1, key: 'fight:37@0' },
        { role: 1, question: 'replace', key: 'none' },
      ],
      draws: battleTiles([5, 4, 3, 2], [4, 3, 2]),
    },
    {
      say: {
        en: 'They add 6: giant 2, two raiders attacking 1 each, and the siege engine 2, because there are walls. You add 4: castle 3 and shield guard 1.',
        de: 'Sie bekommen 6 dazu: Riese 2, zwei angreifende Räuber je 1, das Belagerungsgerät 2, weil es Mauern gibt. Du bekommst 4: Burg 3 und Schildwache 1.',
      },
      part: 'stage',
    },
    {
      do: {
        en: 'You drew 4, 3 and 2, and they hold four tiles. Even your best tile would rarely win this: keep your hand and take the loss.',
        de: 'Du hast 4, 3 und 2 gezogen, sie halten vier Plättchen. Selbst dein bestes würde das selten gewinnen: Behalte deine Hand und nimm die Niederlage hin.',
      },
      want: [{ question: 'replace', key: 'none' }],
      otherwise: {
        en: 'A dear tile for a small chance – and defenders draw no new one after a battle. Keep it.',
        de: 'Ein teures Plättchen für eine kleine Chance – und Verteidiger ziehen nach dem Kampf nicht nach. Behalte es.',
      },
    },
    {
      say: {
        en: 'They win and score 3 points: one for each unit of yours in the battle, the castle included.',
        de: 'Sie gewinnen und bekommen 3 Punkte: einen für jede deiner Einheiten im Kampf, auch für die Burg.',
      },
      part: 'stage',
    },
    {
      do: {
        en: 'Now you choose one unit that is destroyed. Castles cannot flee and are lost in any case, so name the castle and save the others.',
        de: 'Jetzt wählst du eine Einheit, die vernichtet wird. Burgen können nicht fliehen und sind ohnehin verloren, also nimm die Burg und rette die anderen.',
      },
      want: [{ question: 'lose', key: 'castle' }],
      otherwise: {
        en: 'Then you would lose two: that unit, and the castle besides.',
        de: 'Dann verlörst du zwei: diese Einheit und die Burg dazu.',
      },
    },
    {
      do: {
        en: 'The others must flee, together and free of charge. Send them to Cornflower Mead too.',
        de: 'Die anderen müssen fliehen, gemeinsam und kostenlos. Schick auch sie zur Kornblumenau.',
      },
      want: [{ question: 'fleeTo', key: '30' }],
      react: [
        {
          to: { question: 'fleeTo', key: '41' },
          say: {
            en: 'Into the desert? They would not live there for long.',
            de: 'In die Wüste? Dort leben sie nicht lange.',
          },
        },
      ],
      otherwise: {
        en: 'Possible, but alone there they are the next prey.',
        de: 'Möglich, aber allein sind sie dort die nächste Beute.',
      },
    },
    {
      watch: {
        en: 'The Hill Folk end their turn.',
        de: 'Das Hügelvolk beendet seinen Zug.',
      },
      until: { asked: 'action' },
    },
    {
      say: {
        en: 'Look what you kept: five units at Cornflower Mead and all seven tiles in your hand, while the Hill Folk spent theirs to march.',
        de: 'Sieh, was du behalten hast: fünf Einheiten in der Kornblumenau und alle sieben Handplättchen, während das Hügelvolk seine fürs Marschieren ausgab.',
      },
      point: ['area:30'],
      part: 'hand',
    },
    {
      do: {
        en: 'New units may march at once. But today you fortify: place the second castle at Cornflower Mead and pay with a shield guard and cavalry.',
        de: 'Neue Einheiten dürfen sofort marschieren. Heute aber befestigst du: Stell die zweite Burg in die Kornblumenau und zahle mit Schildwache und Reiterei.',
      },
      want: [
        { key: 'place:castle' },
        { question: 'placeWhere', key: '30' },
        { question: 'payTiles', key: 'shieldGuard+cavalry' },
      ],
      react: [
        {
          to: { question: 'placeWhere' },
          say: {
            en: 'The threatened place is Cornflower Mead.',
            de: 'Bedroht ist die Kornblumenau.',
          },
        },
        {
          to: { question: 'payTiles' },
          say: {
            en: 'Any two tiles pay for it. Shield guard and cavalry are worth least.',
            de: 'Zwei beliebige Plättchen genügen. Schildwache und Reiterei sind am wenigsten wert.',
          },
        },
      ],
      otherwise: {
        en: 'Another time. First the castle.',
        de: 'Ein andermal. Erst die Burg.',
      },
    },
    {
      say: {
        en: 'Five units and a castle, +5 when attacked: whoever comes now will think twice. You know how to defend.',
        de: 'Fünf Einheiten und eine Burg, +5 in der Verteidigung: Wer jetzt kommt, überlegt es sich zweimal. Du weißt, wie man verteidigt.',
      },
      point: ['area:30'],
    },
  ],
}
