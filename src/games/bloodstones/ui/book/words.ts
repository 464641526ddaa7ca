import type { Language } from '../../../../protocol/board.ts'

/** A part of the game in two minutes. */
interface Part {
  readonly title: string
  readonly text: string
}

interface Counts {
  readonly plains: number
  readonly forest: number
  readonly hills: number
}

const en = {
  goal: {
    title: 'The most points win',
    text: 'You lead a people in a land that others want as well. Points come from battles you win, from villages of your own and from villages and citadels you take; whoever has most at the end wins.',
  },
  tile: {
    title: 'A tile can be two things',
    text: 'On the map it is a unit, and you discard as many other tiles as it shows blocks. From the hand it is worth its points, for marching, villages and battles – never both. A blank is never a unit.',
  },
  turn: {
    title: 'A turn',
    text: 'Five phases, one after the other. The third is the heart: act as often as your tiles last, in any order.',
  },
  march: {
    title: 'Marching costs points',
    text: 'Each unit pays for every area it enters. A leader takes one unit along for free, and ships carry your units across the sea: only the landing is paid.',
  },
  battle: {
    title: 'Battles are counted',
    text: 'Whoever has more units draws four battle tiles, the other three; the best three count, and every unit adds its bonus. Each side may put one tile of its hand in the place of a battle tile. The winner scores a point for each enemy unit; the loser gives up one unit and flees with the rest.',
  },
  villages: {
    title: 'Villages score when your bag is empty',
    text: 'Villages stand beside what is yours. When you must draw and the bag is empty, your discarded tiles go back into it: this resupply moves your marker on, and each of your villages on the map scores.',
  },
  end: {
    title: 'The end',
    text: 'It comes when all supply markers have reached their last field. Open battles are fought, units capture the enemy villages in their areas for free, and all that was captured is counted.',
  },
  onMap: (n: number) => `a unit on the map, for ${n === 1 ? '1 other tile' : `${n} other tiles`}`,
  inHand: (n: number) => `or ${n} points from the hand`,
  costs: ({ plains, forest, hills }: Counts) =>
    `Into plains a unit pays ${plains}, into forest ${forest}, into hills ${hills}.`,
  pictures: {
    goal: 'A coast: the citadel and villages of the Horse Lords on the left, an army and villages of the Hill Folk on the right.',
    march: 'Two ways: over land through a forest, and over the sea by ship, each step with its cost.',
    villages: 'Three villages that score, a bag, and a supply marker on its track.',
  },
  battleNote: 'Framed: a tile from the hand. Struck out: not among the best three.',
  attacker: 'Attacker',
  defender: 'Defender',
  fromHand: (n: number) => `${n} from the hand`,
  ignored: (n: number) => `${n}, not counted`,
}

/** Every language has every text: a missing one does not compile. */
type Words = { readonly [Key in keyof typeof en]: (typeof en)[Key] extends Part ? Part : (typeof en)[Key] }

const de: Words = {
  goal: {
    title: 'Die meisten Punkte gewinnen',
    text: 'Du führst ein Volk in einem Land, das auch andere wollen. Punkte bringen gewonnene Kämpfe, eigene Dörfer und Dörfer und Zitadellen, die du anderen abnimmst; wer am Ende die meisten hat, gewinnt.',
  },
  tile: {
    title: 'Ein Plättchen kann zweierlei sein',
    text: 'Auf der Karte ist es eine Einheit, und du wirfst so viele andere Plättchen ab, wie es Klötzchen zeigt. Aus der Hand ist es seine Punkte wert, für Märsche, Dörfer und Kämpfe – nie beides. Ein Blanko ist nie eine Einheit.',
  },
  turn: {
    title: 'Ein Zug',
    text: 'Fünf Phasen nacheinander. Die dritte ist das Herz: Handle, so oft deine Plättchen reichen, in beliebiger Reihenfolge.',
  },
  march: {
    title: 'Märsche kosten Punkte',
    text: 'Jede Einheit zahlt für jedes Gebiet, das sie betritt. Ein Anführer nimmt eine Einheit umsonst mit, und Schiffe tragen deine Einheiten über die See: Bezahlt wird nur die Landung.',
  },
  battle: {
    title: 'Im Kampf wird gerechnet',
    text: 'Wer mehr Einheiten hat, zieht vier Kampfplättchen, der andere drei; die besten drei zählen, und jede Einheit bringt ihren Bonus. Jede Seite darf ein Kampfplättchen durch ein Plättchen aus der Hand ersetzen. Wer gewinnt, bekommt einen Punkt je gegnerischer Einheit; wer verliert, gibt eine Einheit auf und flieht mit dem Rest.',
  },
  villages: {
    title: 'Dörfer werten, wenn dein Beutel leer ist',
    text: 'Dörfer stehen neben dem, was dir gehört. Musst du ziehen und der Beutel ist leer, kommt dein Abwurfstapel hinein: Bei diesem Nachschub rückt dein Marker vor, und jedes deiner Dörfer auf der Karte bringt Punkte.',
  },
  end: {
    title: 'Das Ende',
    text: 'Es kommt, wenn alle Nachschubmarker ihr letztes Feld erreicht haben. Offene Kämpfe werden ausgetragen, Einheiten erobern umsonst die gegnerischen Dörfer in ihrem Gebiet, und alles Eroberte wird gezählt.',
  },
  onMap: (n) => `eine Einheit auf der Karte, für ${n === 1 ? '1 anderes Plättchen' : `${n} andere Plättchen`}`,
  inHand: (n) => `oder ${n} Punkte aus der Hand`,
  costs: ({ plains, forest, hills }) =>
    `In eine Ebene zahlt eine Einheit ${plains}, in einen Wald ${forest}, auf Hügel ${hills}.`,
  pictures: {
    goal: 'Eine Küste: links Zitadelle und Dörfer der Pferdeherren, rechts eine Armee und Dörfer des Hügelvolks.',
    march: 'Zwei Wege: über Land durch einen Wald und mit einem Schiff über die See, jeder Schritt mit seinen Kosten.',
    villages: 'Drei Dörfer, die werten, ein Beutel und ein Nachschubmarker auf seiner Leiste.',
  },
  battleNote: 'Umrandet: ein Plättchen aus der Hand. Durchgestrichen: nicht unter den besten dreien.',
  attacker: 'Angriff',
  defender: 'Verteidigung',
  fromHand: (n) => `${n} aus der Hand`,
  ignored: (n) => `${n}, zählt nicht`,
}

export const WORDS: Readonly<Record<Language, Words>> = { en, de }

/** The rule behind each part. */
export const RULES = {
  goal: 'BS-END-08',
  tile: 'BS-TIL-03',
  turn: 'BS-TRN-02',
  march: 'BS-MOV-02',
  battle: 'BS-BAT-05',
  villages: 'BS-DRW-10',
  end: 'BS-END-01',
} as const satisfies Partial<Record<keyof Words, string>>

export type PartName = keyof typeof RULES
