import type { Language } from '../../../../protocol/board.ts'
import type { Action } from '../../content/names.ts'
import { actionsDe } from '../../text/de/action.ts'
import { actionsEn } from '../../text/en/action.ts'

export const SECTIONS = ['land', 'goal', 'chapter', 'turn', 'explore', 'combat', 'nemesis'] as const
export type Section = (typeof SECTIONS)[number]

interface SectionWords {
  readonly title: string
  readonly text: string
  /** What the picture shows, for ears. */
  readonly picture: string
}

/** Where to read on. */
export const RULES: Readonly<Record<Section, string>> = {
  land: 'UP-NEM-01',
  goal: 'UP-WIN-02',
  chapter: 'UP-PHS-01',
  turn: 'UP-ACT-04',
  explore: 'UP-HAV-10',
  combat: 'UP-CMB-12',
  nemesis: 'UP-NEM-02',
}

const EN = {
  sections: {
    land: {
      title: 'A frozen land, two enemies',
      text: 'You lead the last free peoples, all on one side. The Empire sits in the middle with Garrisons and Legions; Chaos creeps in from the ice with Skeletons, Hordes and Curses. Nobody plays these two: rules and cards move them, against you and against each other.',
      picture:
        'A map of hexes: the Capital with Garrisons in the middle, a Haven with a fire below it, a Horde on cursed ice.',
    },
    goal: {
      title: 'Win together, or not at all',
      text: 'Everybody collects victory points, the enemies too. When the last Chapter is over, every single one of your factions must have more than the Empire and more than Chaos. If one of you is behind, all of you lose.',
      picture: 'Bars of points: two factions reach beyond a line that the stronger enemy draws.',
    },
    chapter: {
      title: 'Two to four Chapters, seven Phases each',
      text: 'Cards and points of action come back, an Event happens, you build, you act in turns, the Nemesis strikes, your land brings goods, and everybody scores.',
      picture: 'The seven Phases in a row: Refresh, Event, Build, Actions, Nemesis, Production, Scoring.',
    },
    turn: {
      title: 'Your turn: spend Action Points',
      text: 'You have 8 for a whole Chapter. Move your Hero and Trade as often as you like; Command, Explore, Haven, Market or Quest ends the turn. Then the others go, and you come round again.',
      picture: 'Eight Action Points, and the seven Actions: two let you go on, five end the turn.',
    },
    explore: {
      title: 'Move, explore, fight, settle',
      text: 'Your Hero walks ahead and turns over an unknown hex. Command your Units there and beat what guards it; then build a Haven. Havens bring goods and points every Chapter and are where new Units appear.',
      picture: 'A face-down hex is turned over, a Garrison on it is beaten, and a Haven stands there.',
    },
    combat: {
      title: 'Combat: both sides roll at once',
      text: 'Each Unit rolls a die of its colour. Skulls hit, a Shield cancels a Skull, a Bolt cancels a Shield or pays for something special. Archers shoot once before the Clash and roll again in it; it goes on until one side is gone.',
      picture: 'Dice of two sides: three Skulls against one Shield leave two damage.',
    },
    nemesis: {
      title: 'The enemies keep their habits',
      text: 'For each Activation Token a Legion leaves a Garrison behind and marches towards the Haven it hunts; a Horde leaves a Curse and never moves away from the Capital. You can see beforehand where they will go.',
      picture: 'A Legion leaves a Garrison and heads for a Haven; a Horde leaves a Curse.',
    },
  } satisfies Record<Section, SectionWords> as Readonly<Record<Section, SectionWords>>,
  turnGoesOn: 'go on',
  turnEnds: 'ends the turn',
  damage: 'damage',
  reference: {
    chapter: 'A Chapter',
    turn: 'Your turn',
    combat: 'Combat',
    dice: 'Dice',
    average: 'average per roll',
    productionHead: 'Production by number of Havens',
    die: 'Die',
    price: 'Price',
    count: 'Number',
    dieNumber:
      'The number on a die is its strength, from 1 (white) to 6 (black); how many are rolled, you see from the dice.',
    units: 'Units',
    attributes: 'Hero Dice',
    terrain: 'Terrain',
    enemies: 'What enemies roll',
    garrison: (n: number) => (n === 1 ? '1 Garrison' : `${n} Garrisons`),
    scoring: 'Points',
    limits: 'Limits',
    activation: 'Nemesis Phase',
    perHaven: 'each Haven, and what its hex shows',
    destroyed: 'each Garrison or Skeleton you destroy, at once',
    convert: (n: number) => `for ${n} resources, in Scoring`,
    empire: 'Empire: each hex with Garrisons, each Legion',
    chaos: 'Chaos: each Curse, each Horde',
    graveyard: 'Empire and Chaos: each faction in their Graveyard',
    limitUnits: (n: number) => `${n} Units of one faction`,
    limitOthers: (garrisons: number, skeletons: number) =>
      `1 Haven with 1 Wall and 1 Tower, 1 Curse, ${garrisons} Garrisons, ${skeletons} Skeletons`,
    limitCards: (n: number) => `${n} Feats and Items together`,
    limitHex: 'On a hex',
    legion: 'Legion: place a Garrison, go 1 hex closer to the Target, fight, remove an undefended Haven.',
    horde: 'Horde: place a Curse, go 1 hex, never farther from the Capital, fight, remove an undefended Haven.',
    priority: 'Which hex: with a Haven, else with the fewest enemies, else empty, else any; ties are yours.',
  },
}

const DE: typeof EN = {
  sections: {
    land: {
      title: 'Ein vereistes Land, zwei Gegner',
      text: 'Ihr führt die letzten freien Völker, alle auf derselben Seite. In der Mitte sitzt das Imperium mit Garnisonen und Legionen; aus dem Eis kriecht das Chaos mit Skeletten, Horden und Flüchen. Die beiden spielt niemand: Regeln und Karten bewegen sie, gegen euch und gegeneinander.',
      picture:
        'Eine Karte aus Hexfeldern: in der Mitte die Hauptstadt mit Garnisonen, darunter eine Zuflucht mit Feuer, eine Horde auf verfluchtem Eis.',
    },
    goal: {
      title: 'Gemeinsam gewinnen oder gar nicht',
      text: 'Alle sammeln Siegpunkte, auch die Gegner. Nach dem letzten Kapitel muss jede einzelne eurer Fraktionen mehr haben als das Imperium und mehr als das Chaos. Bleibt eine zurück, verliert ihr alle.',
      picture: 'Punktebalken: Zwei Fraktionen reichen über eine Linie hinaus, die der stärkere Gegner zieht.',
    },
    chapter: {
      title: 'Zwei bis vier Kapitel zu je sieben Phasen',
      text: 'Karten und Aktionspunkte kommen zurück, ein Ereignis tritt ein, ihr baut, ihr handelt reihum, die Nemesis schlägt zu, euer Land bringt Güter, und alle werten.',
      picture:
        'Die sieben Phasen in einer Reihe: Auffrischung, Ereignis, Bauen, Aktionen, Nemesis, Produktion, Auswertung.',
    },
    turn: {
      title: 'Dein Zug: Aktionspunkte ausgeben',
      text: 'Du hast 8 für ein ganzes Kapitel. Bewege deinen Helden und handle, so oft du willst; Kommando, Erkunden, Zuflucht, Markt oder Quest beendet den Zug. Dann sind die anderen dran, und du kommst wieder.',
      picture: 'Acht Aktionspunkte und die sieben Aktionen: Nach zweien geht es weiter, fünf beenden den Zug.',
    },
    explore: {
      title: 'Vorangehen, erkunden, kämpfen, siedeln',
      text: 'Dein Held geht voran und dreht ein unbekanntes Hexfeld um. Kommandiere deine Einheiten dorthin und schlage, was es bewacht; dann baue eine Zuflucht. Zufluchten bringen in jedem Kapitel Güter und Punkte, und bei ihnen erscheinen neue Einheiten.',
      picture:
        'Ein verdecktes Hexfeld wird umgedreht, eine Garnison darauf geschlagen, und dann steht dort eine Zuflucht.',
    },
    combat: {
      title: 'Kampf: Beide Seiten würfeln zugleich',
      text: 'Jede Einheit wirft einen Würfel ihrer Farbe. Schädel treffen, ein Schild hebt einen Schädel auf, ein Blitz einen Schild, oder er bezahlt etwas Besonderes. Schützen schießen einmal vor dem Nahkampf und würfeln darin wieder mit; er dauert, bis eine Seite weg ist.',
      picture: 'Würfel zweier Seiten: Drei Schädel gegen einen Schild ergeben zwei Schaden.',
    },
    nemesis: {
      title: 'Die Gegner bleiben sich treu',
      text: 'Für jeden Aktivierungsmarker lässt eine Legion eine Garnison zurück und rückt auf die Zuflucht vor, die sie jagt; eine Horde lässt einen Fluch zurück und entfernt sich nie von der Hauptstadt. Ihr seht vorher, wohin sie gehen.',
      picture:
        'Eine Legion lässt eine Garnison zurück und geht auf eine Zuflucht los; eine Horde lässt einen Fluch zurück.',
    },
  },
  turnGoesOn: 'weiter',
  turnEnds: 'beendet den Zug',
  damage: 'Schaden',
  reference: {
    chapter: 'Ein Kapitel',
    turn: 'Dein Zug',
    combat: 'Kampf',
    dice: 'Würfel',
    average: 'im Schnitt je Wurf',
    productionHead: 'Produktion nach Zahl der Zufluchten',
    die: 'Würfel',
    price: 'Preis',
    count: 'Anzahl',
    dieNumber:
      'Die Zahl auf einem Würfel ist seine Stärke, von 1 (weiß) bis 6 (schwarz); wie viele geworfen werden, siehst du an den Würfeln.',
    units: 'Einheiten',
    attributes: 'Heldenwürfel',
    terrain: 'Gelände',
    enemies: 'Was Gegner werfen',
    garrison: (n) => (n === 1 ? '1 Garnison' : `${n} Garnisonen`),
    scoring: 'Punkte',
    limits: 'Grenzen',
    activation: 'Nemesisphase',
    perHaven: 'jede Zuflucht, dazu was ihr Hexfeld zeigt',
    destroyed: 'jede Garnison und jedes Skelett, das ihr zerstört, sofort',
    convert: (n) => `für ${n} Ressourcen, in der Auswertung`,
    empire: 'Imperium: jedes Hexfeld mit Garnisonen, jede Legion',
    chaos: 'Chaos: jeder Fluch, jede Horde',
    graveyard: 'Imperium und Chaos: jede Fraktion auf ihrem Friedhof',
    limitUnits: (n) => `${n} Einheiten einer Fraktion`,
    limitOthers: (garrisons, skeletons) =>
      `1 Zuflucht mit 1 Wall und 1 Turm, 1 Fluch, ${garrisons} Garnisonen, ${skeletons} Skelette`,
    limitCards: (n) => `${n} Fähigkeiten und Items zusammen`,
    limitHex: 'Auf einem Hexfeld',
    legion: 'Legion: Garnison platzieren, 1 Hexfeld näher ans Ziel, kämpfen, Zuflucht ohne Verteidiger entfernen.',
    horde:
      'Horde: Fluch platzieren, 1 Hexfeld ziehen, nie weiter weg von der Hauptstadt, kämpfen, Zuflucht ohne Verteidiger entfernen.',
    priority:
      'Welches Hexfeld: mit Zuflucht, sonst mit den wenigsten Gegnern, sonst leer, sonst irgendeines; bei Gleichstand ihr.',
  },
}

export const BOOK: Readonly<Record<Language, typeof EN>> = { en: EN, de: DE }

interface ActionWords {
  readonly names: Readonly<Record<Action, string>>
  readonly does: Readonly<Record<Action, string>>
}

export const ACTION_WORDS: Readonly<Record<Language, ActionWords>> = { en: actionsEn, de: actionsDe }
