/** Lesson 3: combat. Two rounds, six colours of dice, three symbols, losses, cards and Druids. */
import type { Lesson } from '../../../lessons/lesson.ts'
import { at, numbered, rolled } from './laid.ts'
import { said } from './said.ts'
import type { Scene } from './scene.ts'

const HOME = at(0, -2)
const CAMP = at(0, -1)
const SKELETONS = at(1, -3)
const LEGION = at(1, -1)

const [RED_HAND, WANDERER] = ['red-hand', 'wanderer'].map((id) => `druid:${numbered('druids', id)}`)

const scene: Scene = {
  begin: { turn: 0 },
  options: { chapters: 2, difficulty: 'rebel' },
  heroes: ['khaal', 'yanny'],
  heroAt: { 0: CAMP },
  havens: { 0: [HOME, CAMP], 1: [at(0, 2)] },
  tiles: { [CAMP]: 'raufrost', [LEGION]: 'golgardei' },
  units: {
    [HOME]: ['tribesmen', 'tribesmen', 'vargs'],
    [CAMP]: ['deadeyes', 'vargs', 'trolls'],
    [at(0, 2)]: ['younglings', 'younglings'],
  },
  garrisons: { [at(0, 0)]: 3 },
  skeletons: { [SKELETONS]: 2, [at(0, 3)]: 1 },
  cards: { executioner: { at: LEGION, threat: 5, target: at(0, 2) } },
  events: ['solar-eclipse'],
  resources: { 0: [2, 2, 4], 1: [3, 3, 3] },
  druids: ['red-hand', 'wanderer', 'watcher', 'treemother'],
  market: ['xyxrit-leaves', 'abad-warpaint', 'flenser'],
  openQuests: ['the-frozen-vault', 'raise-the-banners', 'treaty-of-thorns'],
}

const LATER = said('That waits. Now it is about fighting.', 'Das wartet. Jetzt geht es ums Kämpfen.')

export const combat: Lesson = {
  id: 'combat',
  title: said('Steel and dice', 'Stahl und Würfel'),
  about: said(
    'You read dice and symbols, choose losses well, and bring down a Legion.',
    'Du liest Würfel und Symbole, wählst Verluste klug und bezwingst eine Legion.',
  ),
  minutes: 8,
  scene,
  role: 0,
  seed: 'combat',
  habits: [
    { question: 'action', key: ['done', 'pass'] },
    { question: 'action', key: 'action:trade' },
  ],
  steps: [
    {
      say: said(
        'Wherever enemies meet on a hex they fight, until one side is gone. Nobody retreats, so look first whom you attack.',
        'Wo Gegner auf einem Feld zusammentreffen, wird gekämpft, bis eine Seite fort ist. Rückzug gibt es nicht, also sieh vorher hin, wen du angreifst.',
      ),
    },
    {
      say: said(
        'Here 2 Skeletons of Chaos threaten your home. They have no bows, but each rolls a red die.',
        'Hier bedrohen 2 Skelette des Chaos deine Heimat. Bögen haben sie keine, aber jedes wirft einen roten Würfel.',
      ),
      point: [`hex:${SKELETONS}`],
    },
    {
      say: said(
        'Dice from weak to strong: white, yellow, blue, red, purple, black. White and blue show Shields as well, black and red hit hardest, purple shows the most Bolts.',
        'Würfel von schwach bis stark: Weiß, Gelb, Blau, Rot, Violett, Schwarz. Weiß und Blau zeigen auch Schilde, Schwarz und Rot treffen am härtesten, Violett zeigt die meisten Blitze.',
      ),
    },
    {
      do: said(
        'Command your home guard against them: Command, then the hex of the Skeletons. The number there is your chance to win.',
        'Kommandiere die Wache deiner Heimat gegen sie: Kommando, dann das Feld der Skelette. Die Zahl dort ist deine Chance zu gewinnen.',
      ),
      want: [
        { question: 'action', key: 'action:command' },
        { question: 'commandHex', key: `hex:${SKELETONS}` },
      ],
      react: [
        {
          to: { question: 'commandHex', key: `hex:${LEGION}` },
          say: said(
            'The Legion comes next. Practise on the Skeletons first.',
            'Die Legion kommt danach. Übe erst an den Skeletten.',
          ),
        },
        {
          to: { question: 'commandHex' },
          say: said(
            'Nobody waits for you there. Take the hex with the Skeletons.',
            'Dort wartet niemand auf dich. Nimm das Feld mit den Skeletten.',
          ),
        },
      ],
      otherwise: LATER,
    },
    {
      do: said(
        'Send both Tribesmen and the Varg, then begin.',
        'Schick beide Stammeskrieger und den Varg, dann beginne.',
      ),
      want: [
        { question: 'commandPiece', key: [`unit:0@${HOME}`, `unit:2@${HOME}`] },
        { question: 'commandPiece', key: [`unit:0@${HOME}`, `unit:2@${HOME}`] },
        { question: 'commandPiece', key: [`unit:0@${HOME}`, `unit:2@${HOME}`] },
        { question: 'commandPiece', key: 'done' },
      ],
      draws: rolled('white:SH', 'white:-', 'red:SS', 'red:SS', 'red:-'),
      react: [
        {
          to: { question: 'commandPiece', key: 'done' },
          say: said(
            'Take all three along: fewer dice mean fewer hits and more losses.',
            'Nimm alle drei mit: Weniger Würfel heißt weniger Treffer und mehr Verluste.',
          ),
        },
      ],
    },
    {
      say: said(
        'Your dice show 3 Skulls and 1 Shield. A Skull is a hit, a Shield stops one: the Skeletons take 3, you take 2 less 1.',
        'Deine Würfel zeigen 3 Schädel und 1 Schild. Ein Schädel trifft, ein Schild hält einen ab: Die Skelette nehmen 3, du nimmst 2 weniger 1.',
      ),
      part: 'stage',
    },
    {
      do: said(
        '1 hit, 1 Unit: give up a Tribesman, the cheapest you have.',
        '1 Treffer, 1 Einheit: Gib einen Stammeskrieger her, deine billigste.',
      ),
      want: [{ question: 'combatLoss', starts: 'unit:0@' }],
      react: [
        {
          to: { question: 'combatLoss' },
          say: said(
            'His red die is worth more than a white one. Let a Tribesman fall.',
            'Sein roter Würfel ist mehr wert als ein weißer. Lass einen Stammeskrieger fallen.',
          ),
        },
      ],
    },
    {
      say: said(
        "Both Skeletons are gone: 1 victory point for each. And because you have won, your card “Raiders' Share” brought 2 Plunder by itself.",
        'Beide Skelette sind fort: je 1 Siegpunkt. Und weil du gewonnen hast, brachte deine Karte „Anteil der Räuber“ von selbst 2 Beute.',
      ),
      part: 'hand',
    },
    {
      say: said(
        'Now the Executioner, a Legion of the Empire. Her Threat is 5: it is her strength and her life, and every hit lowers it.',
        'Nun die Scharfrichterin, eine Legion des Imperiums. Ihre Bedrohung ist 5: Das ist ihre Stärke und ihr Leben, und jeder Treffer senkt sie.',
      ),
      point: [`hex:${LEGION}`],
    },
    {
      say: said(
        'She stands on Badlands, where your riders shoot, too. Every terrain has its rule: look at a hex to see it.',
        'Sie steht im Ödland, wo auch deine Reiter schießen. Jedes Gelände hat seine Regel: Sieh dir ein Feld an, um sie zu lesen.',
      ),
      point: [`hex:${LEGION}`],
    },
    {
      do: said('Command the troops of Raufrost against her.', 'Kommandiere die Truppen von Raufrost gegen sie.'),
      want: [
        { question: 'action', key: 'action:command' },
        { question: 'commandHex', key: `hex:${LEGION}` },
      ],
      react: [
        {
          to: { question: 'commandHex' },
          say: said('She waits on the marked hex.', 'Sie wartet auf dem markierten Feld.'),
        },
      ],
      otherwise: LATER,
    },
    {
      do: said(
        "Send all three: Deadeye, Varg and Troll. Kha'al goes along, because some of his cards need him there.",
        "Schick alle drei: Scharfschütze, Varg und Troll. Kha'al geht mit, weil manche seiner Karten ihn dort brauchen.",
      ),
      want: [
        { question: 'commandPiece', starts: ['unit:', 'hero:'] },
        { question: 'commandPiece', starts: ['unit:', 'hero:'] },
        { question: 'commandPiece', starts: ['unit:', 'hero:'] },
        { question: 'commandPiece', starts: ['unit:', 'hero:'] },
        { question: 'commandPiece', key: 'done' },
      ],
      draws: rolled('white:S', 'red:SB', 'blue:H', 'white:S', 'white:-'),
      react: [
        {
          to: { question: 'commandPiece', key: 'done' },
          say: said('Nobody may stay behind against a Legion.', 'Gegen eine Legion bleibt niemand zurück.'),
        },
      ],
    },
    {
      say: said(
        'A combat begins with one Archery Round, where only archers and what else shoots here roll; after it comes Clash after Clash, hand to hand. Your red die shows a Bolt: it calls a Druid, an old power that helps whichever of you has a Bolt.',
        'Ein Kampf beginnt mit einer Fernkampfrunde, in der nur Schützen würfeln und wer hier sonst schießt; danach folgt Nahkampf auf Nahkampf. Dein roter Würfel zeigt einen Blitz: Er ruft einen Druiden, eine alte Macht, die jedem von euch mit einem Blitz hilft.',
      ),
      part: 'stage',
    },
    {
      do: said('Call the Red Hand: your Bolt becomes 2 Skulls.', 'Ruf die Rote Hand: Dein Blitz wird zu 2 Schädeln.'),
      want: [{ question: 'useAbility', target: RED_HAND }],
      react: [
        {
          to: { question: 'useAbility', target: WANDERER },
          say: said(
            'The Wanderer gives 2 Shields. That is good when many Skulls come your way, but now you want to hit.',
            'Der Wanderer gibt 2 Schilde. Das ist gut, wenn viele Schädel auf dich kommen, aber jetzt willst du treffen.',
          ),
        },
        {
          to: { question: 'useAbility', key: 'pass' },
          say: said(
            'A Bolt that is not used can only cancel a Shield. Skulls are better here.',
            'Ein ungenutzter Blitz hebt nur einen Schild auf. Schädel sind hier besser.',
          ),
        },
      ],
    },
    {
      do: said(
        'She has hit you once. Let the Deadeye fall: his white die is the weakest you have left.',
        'Sie hat dich einmal getroffen. Lass den Scharfschützen fallen: Sein weißer Würfel ist dein schwächster.',
      ),
      want: [{ question: 'combatLoss', starts: 'unit:1@' }],
      react: [
        {
          to: { question: 'combatLoss' },
          say: said(
            'In the Clash all of them roll, and that die is stronger than his white one.',
            'Im Nahkampf würfeln alle, und dieser Würfel ist stärker als sein weißer.',
          ),
        },
      ],
    },
    {
      do: said(
        'Her Threat is down to 2, so she rolls fewer dice. Now the Clash: pay 1 Food for the “War Cry” and one more red die.',
        'Ihre Bedrohung ist auf 2 gesunken, also wirft sie weniger Würfel. Nun der Nahkampf: Bezahl 1 Nahrung für den „Kriegsruf der Krowh“ und einen roten Würfel mehr.',
      ),
      draws: rolled('red:S', 'black:SS', 'red:-', 'black:B', 'purple:S'),
      want: [{ question: 'useAbility', starts: 'ability:' }],
      react: [
        {
          to: { question: 'useAbility', key: 'pass' },
          say: said('1 Food for a red die is cheap. Shout!', '1 Nahrung für einen roten Würfel ist billig. Brüll!'),
        },
      ],
    },
    {
      do: said(
        'One more hit on you. Lose the Varg rather than the Troll with his black die.',
        'Noch ein Treffer auf dich. Verlier lieber den Varg als den Troll mit seinem schwarzen Würfel.',
      ),
      want: [{ question: 'combatLoss', starts: 'unit:2@' }],
      react: [
        {
          to: { question: 'combatLoss' },
          say: said('The Troll is your best fighter. Keep him.', 'Der Troll ist dein bester Kämpfer. Behalte ihn.'),
        },
      ],
    },
    {
      say: said(
        'The Legion is destroyed, and her card gives you 3 victory points. Had she survived, the Clash would have gone on, round after round.',
        'Die Legion ist vernichtet, und ihre Karte gibt dir 3 Siegpunkte. Hätte sie überlebt, wäre der Nahkampf weitergegangen, Runde um Runde.',
      ),
    },
    {
      say: said(
        'Remember: count dice, look at the chance on the hex, and let the cheap ones fall first. Next you see what the enemy does when nobody stops it.',
        'Merk dir: Zähl die Würfel, sieh dir die Chance auf dem Feld an, und lass zuerst die Billigen fallen. Als Nächstes siehst du, was der Gegner tut, wenn ihn niemand aufhält.',
      ),
    },
  ],
}
