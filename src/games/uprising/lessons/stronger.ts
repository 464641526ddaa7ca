/** Lesson 2: the Build Phase, Trade, the market, Feats and Quests. */
import type { Lesson } from '../../../lessons/lesson.ts'
import { at, numbered, rolled } from './laid.ts'
import { said } from './said.ts'
import type { Scene } from './scene.ts'

const HOME = at(0, -2)

const scene: Scene = {
  begin: { phase: 'build' },
  options: { chapters: 2, difficulty: 'rebel' },
  chapter: 1,
  heroes: ['khaal', 'yanny'],
  startFeats: false,
  havens: { 0: [HOME, at(0, -1)], 1: [at(0, 2)] },
  tiles: { [at(0, -1)]: 'raufrost' },
  units: { [HOME]: ['tribesmen'], [at(0, -1)]: ['tribesmen', 'deadeyes'], [at(0, 2)]: ['younglings', 'younglings'] },
  garrisons: { [at(0, 0)]: 3, [at(1, -1)]: 1 },
  skeletons: { [at(0, 3)]: 1, [at(0, -3)]: 1, [at(2, -1)]: 1 },
  resources: { 0: [3, 2, 3], 1: [3, 3, 3] },
  nextFeats: { 0: ['khaal-endless-tribes', 'khaal-nothing-wasted'], 1: ['yanny-song-of-spears', 'yanny-veil-of-snow'] },
  druids: ['red-hand', 'wanderer', 'watcher', 'treemother'],
  market: ['whip-of-thorns', 'abad-warpaint', 'flenser'],
  nextItems: ['xyxrit-leaves'],
  openQuests: ['the-frozen-vault', 'raise-the-banners', 'treaty-of-thorns'],
  events: ['solar-eclipse'],
}

const feat = (id: string): string => `feat:${numbered('feats', id)}`
const item = (id: string): string => `item:${numbered('items', id)}`
const quest = (id: string): string => `quest:${numbered('quests', id)}`

export const stronger: Lesson = {
  id: 'stronger',
  title: said('Growing stronger', 'Stärker werden'),
  about: said(
    'You build, trade, buy, use a Feat and roll for a Quest.',
    'Du baust, handelst, kaufst, nutzt eine Fähigkeit und würfelst um eine Quest.',
  ),
  minutes: 7,
  scene,
  role: 0,
  seed: 'stronger',
  habits: [
    { question: 'keepFeat' },
    { question: 'build', key: 'done' },
    { question: 'action', key: ['done', 'pass'] },
    { question: 'action', key: 'action:trade' },
  ],
  steps: [
    {
      say: said(
        'A Chapter begins with new cards and an Event; then comes the Build Phase, where you are now. Everybody builds at the same time.',
        'Ein Kapitel beginnt mit neuen Karten und einem Ereignis; dann kommt die Bauphase, in der du jetzt bist. Alle bauen gleichzeitig.',
      ),
      part: 'where',
    },
    {
      say: said(
        'First you draw two Feats, the special arts of your Hero. One you keep for the rest of the game, the other goes under your deck.',
        'Zuerst ziehst du zwei Fähigkeiten, die besonderen Künste deines Helden. Eine behältst du für den Rest der Partie, die andere kommt unter dein Deck.',
      ),
      part: 'hand',
    },
    {
      do: said(
        'Keep “Endless Tribes”: it will bring you fighters for nothing.',
        'Behalte „Endlose Stämme“: Das bringt dir Kämpfer umsonst.',
      ),
      want: [{ question: 'keepFeat', key: feat('khaal-endless-tribes') }],
      react: [
        {
          to: { question: 'keepFeat' },
          say: said(
            'A good card as well, once you destroy many Garrisons. Here take the other one.',
            'Auch eine gute Karte, wenn du viele Garnisonen vernichtest. Nimm hier die andere.',
          ),
        },
      ],
    },
    {
      say: said(
        'Now you buy Units at your Havens, the camps: at most 5 on a hex. Cheap ones roll a white die, dear ones red or even black, and those hit harder.',
        'Jetzt kaufst du Einheiten bei deinen Zufluchten, den Lagern: höchstens 5 je Feld. Billige werfen einen weißen Würfel, teure einen roten oder gar schwarzen, und die treffen härter.',
      ),
      part: 'hand',
    },
    {
      do: said(
        'Recruit a Varg, 3 Salt and 2 Food for a red die: choose the Varg below, then your home hex.',
        'Wirb einen Varg an, 3 Salz und 2 Nahrung für einen roten Würfel: Wähle unten den Varg, dann dein Heimatfeld.',
      ),
      want: [{ question: 'build', key: `unit:2@${HOME}` }],
      react: [
        {
          to: { question: 'build', starts: 'unit:2@' },
          say: said(
            'At this camp he would stand right beside the Capital. Put him on your home hex.',
            'In diesem Lager stünde er direkt neben der Hauptstadt. Stell ihn auf dein Heimatfeld.',
          ),
        },
        {
          to: { question: 'build', starts: 'unit:0@' },
          say: said(
            'Tribesmen come next. First the Varg, so that the Food suffices.',
            'Stammeskrieger kommen gleich. Erst der Varg, damit die Nahrung reicht.',
          ),
        },
        {
          to: { question: 'build', key: 'done' },
          say: said(
            'Not yet: what you do not build now has to wait a whole Chapter.',
            'Noch nicht: Was du jetzt nicht baust, muss ein ganzes Kapitel warten.',
          ),
        },
      ],
      otherwise: said('That comes in a moment. First the Varg.', 'Das kommt gleich. Erst der Varg.'),
    },
    {
      do: said(
        'Raufrost lies beside the Capital. Build a Wall there and a Tower, 1 Plunder each.',
        'Raufrost liegt neben der Hauptstadt. Baue dort einen Wall und einen Turm, je 1 Beute.',
      ),
      want: [
        { question: 'build', key: [`wall@${at(0, -1)}`, `tower@${at(0, -1)}`] },
        { question: 'build', key: [`wall@${at(0, -1)}`, `tower@${at(0, -1)}`] },
      ],
      react: [
        {
          to: { question: 'build', key: [`wall@${HOME}`, `tower@${HOME}`] },
          say: said(
            'Your home hex lies further back. Guard Raufrost.',
            'Dein Heimatfeld liegt weiter hinten. Schütze Raufrost.',
          ),
        },
        {
          to: { question: 'build', key: 'done' },
          say: said(
            'You still have 2 Plunder, and Raufrost needs shelter.',
            'Du hast noch 2 Beute, und Raufrost braucht Schutz.',
          ),
        },
      ],
      otherwise: said('First the Wall and the Tower.', 'Erst Wall und Turm.'),
    },
    {
      say: said(
        'A Tower adds a white die for whoever defends here, a Wall a blue one as soon as it comes to blows. Neither can be hit, but without defenders the Haven falls, and they with it.',
        'Ein Turm bringt allen, die hier verteidigen, einen weißen Würfel, ein Wall einen blauen, sobald es zum Handgemenge kommt. Treffen kann man sie nicht, doch ohne Verteidiger fällt die Zuflucht und sie mit ihr.',
      ),
      point: [`hex:${at(0, -1)}`],
    },
    {
      do: said(
        'Use your last Food for a Tribesman at home, then be done.',
        'Nimm deine letzte Nahrung für einen Stammeskrieger in der Heimat, dann bist du fertig.',
      ),
      want: [
        { question: 'build', key: `unit:0@${HOME}` },
        { question: 'build', key: 'done' },
      ],
      react: [
        {
          to: { question: 'build', key: 'done' },
          say: said(
            'Not before the Tribesman: next Chapter he may be too late.',
            'Nicht vor dem Stammeskrieger: Im nächsten Kapitel kommt er vielleicht zu spät.',
          ),
        },
      ],
      otherwise: said(
        'At home, please: there he is close to the Varg.',
        'In der Heimat, bitte: Dort ist er beim Varg.',
      ),
    },
    {
      say: said(
        'The Actions Phase begins, and you have 8 AP. Your chest is empty, so look at two ways to fill it.',
        'Die Aktionsphase beginnt, und du hast 8 AP. Deine Truhe ist leer, also sieh dir zwei Wege an, sie zu füllen.',
      ),
      part: 'hand',
    },
    {
      do: said(
        'Trade: 1 AP for 1 Salt. Like Move it does not end your turn.',
        'Handle: 1 AP für 1 Salz. Wie die Bewegung beendet das deinen Zug nicht.',
      ),
      want: [{ question: 'action', key: 'action:trade' }],
      otherwise: said(
        'Without Salt that is no use yet. Trade first.',
        'Ohne Salz bringt das noch nichts. Handle zuerst.',
      ),
    },
    {
      say: said(
        'The other way is the bank beside your AP: at any time 3 goods of a kind become 1 of another, for no AP. And Heroes on the same hex may give each other things while one of them trades.',
        'Der andere Weg ist die Bank bei deinen AP: Jederzeit werden 3 gleiche Güter zu 1 anderen, ohne AP. Und wer beim Handeln auf demselben Feld steht, darf einander etwas geben.',
      ),
      part: 'hand',
    },
    {
      do: said(
        "Spend the Salt on the market: Abad Warpaint adds a red die, once, where Kha'al is with his fighters.",
        "Gib das Salz auf dem Markt aus: Die Abad-Kriegsbemalung bringt einmal einen roten Würfel, wo Kha'al bei seinen Kämpfern ist.",
      ),
      want: [
        { question: 'action', key: 'action:market' },
        { question: 'buyItem', key: item('abad-warpaint') },
      ],
      react: [
        {
          to: { question: 'action', key: 'action:trade' },
          say: said('1 Salt is enough for what you want.', '1 Salz genügt für das, was du willst.'),
        },
      ],
      otherwise: said('Later. First to the market.', 'Später. Erst auf den Markt.'),
    },
    {
      say: said(
        "The other Items were grey: Heroes differ in Might, Magic, Leadership and Guile, and those two ask for more than Kha'al has. Buying ended your turn; Yanny has traded.",
        "Die anderen Items waren grau: Helden haben verschieden viel Macht, Magie, Charisma und List, und diese beiden verlangen mehr, als Kha'al hat. Der Kauf hat deinen Zug beendet; Yanny hat gehandelt.",
      ),
    },
    {
      do: said(
        'Use your Feat: click “Endless Tribes” beside the Actions. Cards like this cost no AP and do not end your turn.',
        'Nutze deine Fähigkeit: Klicke neben den Aktionen auf „Endlose Stämme“. Solche Karten kosten keine AP und beenden deinen Zug nicht.',
      ),
      want: [{ question: 'action', starts: 'ability:' }],
      otherwise: said('First the card: it is free.', 'Erst die Karte: Sie ist umsonst.'),
    },
    {
      say: said(
        'Two Tribesmen have joined you, and the card lies face-down now. The next Chapter turns it up again.',
        'Zwei Stammeskrieger sind zu dir gestoßen, und die Karte ist umgedreht. Das nächste Kapitel deckt sie wieder auf.',
      ),
      point: [`hex:${HOME}`],
    },
    {
      do: said(
        'Now try the Quest “Raise the Banners”. It wants two of three goals: 2 Skulls, 1 Shield, 1 Bolt.',
        'Versuch jetzt die Quest „Erhebt die Banner“. Sie verlangt zwei von drei Zielen: 2 Schädel, 1 Schild, 1 Blitz.',
      ),
      want: [
        { question: 'action', key: 'action:quest' },
        { question: 'chooseQuest', key: quest('raise-the-banners') },
      ],
      draws: rolled('red:SS', 'red:-', 'red:S', 'blue:H', 'white:-'),
      react: [
        {
          to: { question: 'chooseQuest' },
          say: said(
            'The card shows your chance: this one is harder. Take “Raise the Banners”.',
            'Die Karte zeigt deine Chance: Diese ist schwerer. Nimm „Erhebt die Banner“.',
          ),
        },
      ],
      otherwise: said('That would do, too. Today try a Quest.', 'Das ginge auch. Versuch heute eine Quest.'),
    },
    {
      say: said(
        "Kha'al rolls one die for each point of his attributes: 3 Might gave red dice, 1 Leadership a blue one. The white die is a bonus of this Quest, because your Units are with him.",
        "Kha'al wirft für jeden Punkt seiner Attribute einen Würfel: 3 Macht gaben rote, 1 Charisma einen blauen. Der weiße ist ein Bonus dieser Quest, weil Einheiten von dir bei ihm sind.",
      ),
      part: 'stage',
    },
    {
      say: said(
        'Skulls and Shield were enough: the Quest is yours and pays for every goal you met. Had you failed, the Empire would have gained a point.',
        'Schädel und Schild haben gereicht: Die Quest gehört dir und belohnt jedes erreichte Ziel. Wärst du gescheitert, hätte das Imperium einen Punkt erhalten.',
      ),
    },
    {
      say: said(
        'So you grow: build with all you have, buy what your Hero can use, and try Quests with a good chance. Next you learn to fight.',
        'So wächst du: Baue mit allem, was du hast, kaufe, was dein Held nutzen kann, und versuche Quests mit guter Chance. Als Nächstes lernst du zu kämpfen.',
      ),
    },
  ],
}
