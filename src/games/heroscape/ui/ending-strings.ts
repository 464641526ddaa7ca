import type { Language } from '../../../protocol/board.ts'
import type { Ending } from '../rules/words/scenario-words.ts'

interface Told {
  readonly winners: string
  readonly isOne: boolean
  readonly losers: string
  readonly round: number
  /** Of the winners and of the best others, where points decided. */
  readonly points: readonly [number, number]
}

type Sentence = (told: Told) => string

const EN = {
  draw: 'Nobody wins: no figure is left on any side.',
  drawByScore: (points: number) => `Nobody wins: the points on the battlefield are equal, ${points} each.`,
  wins: ({ winners, isOne }: Pick<Told, 'winners' | 'isOne'>) => `${winners} ${isOne ? 'wins' : 'win'}`,
  why: {
    eliminate: ({ losers }) => `: no figure of ${losers} is left on the battlefield.`,
    score: ({ points }) => ` with ${points[0]} points on the battlefield against ${points[1]}.`,
    holdOut: ({ round, losers }) => `, having held out against ${losers} until the end of round ${round}.`,
    enterEnemyGlyph: ({ losers }) => ` with a figure on a glyph of ${losers}.`,
    collect: () => ' with all the glyphs that were needed.',
    scoutEnters: () => ': the secret scout has reached the goal.',
    scoutLost: ({ losers }) => `: the secret scout of ${losers} is lost.`,
    rescue: () => ': the captive is rescued.',
    holdGlyph: ({ round }) => ` by holding the glyph at the end of round ${round}.`,
  } satisfies Record<Ending, Sentence> as Record<Ending, Sentence>,
  course: 'Points on the battlefield over time',
  figuresCourse: 'Figures on the battlefield over time',
  round: (n: number) => `Round ${n}`,
  points: (n: number) => (n === 1 ? '1 point' : `${n} points`),
  glyphs: (n: number) => (n === 1 ? 'Holds 1 glyph' : `Holds ${n} glyphs`),
}

const DE: typeof EN = {
  draw: 'Niemand gewinnt: Auf keiner Seite steht noch eine Figur.',
  drawByScore: (points) => `Niemand gewinnt: Die Punkte auf dem Schlachtfeld sind gleich, je ${points}.`,
  wins: ({ winners, isOne }) => `${winners} ${isOne ? 'gewinnt' : 'gewinnen'}`,
  why: {
    eliminate: ({ losers }) => `: Von ${losers} steht keine Figur mehr auf dem Schlachtfeld.`,
    score: ({ points }) => ` mit ${points[0]} gegen ${points[1]} Punkten auf dem Schlachtfeld.`,
    holdOut: ({ round, losers }) => `: durchgehalten gegen ${losers} bis zum Ende von Runde ${round}.`,
    enterEnemyGlyph: ({ losers }) => ` mit einer Figur auf einem Glyphen von ${losers}.`,
    collect: () => ' mit allen nötigen Glyphen.',
    scoutEnters: () => ': Der geheime Kundschafter hat das Ziel erreicht.',
    scoutLost: ({ losers }) => `: Der geheime Kundschafter von ${losers} ist verloren.`,
    rescue: () => ': Der Gefangene ist befreit.',
    holdGlyph: ({ round }) => ` mit dem Glyphen am Ende von Runde ${round}.`,
  },
  course: 'Punkte auf dem Schlachtfeld im Lauf des Spiels',
  figuresCourse: 'Figuren auf dem Schlachtfeld im Lauf des Spiels',
  round: (n) => `Runde ${n}`,
  points: (n) => (n === 1 ? '1 Punkt' : `${n} Punkte`),
  glyphs: (n) => (n === 1 ? 'Hält 1 Glyphen' : `Hält ${n} Glyphen`),
}

export const ENDING: Readonly<Record<Language, typeof EN>> = { en: EN, de: DE }
