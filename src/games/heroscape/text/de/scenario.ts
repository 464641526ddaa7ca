import { numbersIn } from '../../../../kit/counting.ts'
import type { Ending, ScenarioEvent, ScenarioMessages } from '../../rules/words/scenario-words.ts'
import type { EventTexts, MessageTexts, Words } from '../types.ts'

export const scenarioMessagesDe: MessageTexts<ScenarioMessages> = {
  'scenario.healAsk': (a, w) =>
    `${w.figure(a.figure)} hat mit ${w.wounds(a.wounds)} auf dem Glyphen von Kelda angehalten. Heilst du?`,
  'scenario.heal': (a) => (a.wounds === 1 ? 'Den Wundenmarker entfernen' : `Alle ${a.wounds} Wundenmarker entfernen`),
  'scenario.dontHeal': () => 'Nicht heilen (der Glyph wird trotzdem entfernt)',
  'scenario.summonAsk': (a, w) =>
    `${w.figure(a.figure)} hat auf dem Glyphen von Erland angehalten. Wen rufst du herbei?`,
  'scenario.summon': (a, w) => `${w.figure(a.figure)} (${w.player(a.role)})`,
  'scenario.summonNobody': () => 'Niemanden herbeirufen',
  'scenario.summonToAsk': (a, w) => `Auf welches Feld neben dem Glyphen kommt ${w.figure(a.figure)}?`,
  'scenario.summonTo': (a, w) => w.space(a.space),
  'scenario.summonOnto': (a, w) => `Vorderseite auf ${w.space(a.front)}, Hinterseite auf ${w.space(a.rear)}`,
  'scenario.landsOnGlyph': (a, w) => `Dort liegt der ${w.glyph(a.glyph)}.`,
  'scenario.landsOnHiddenGlyph': () => 'Dort liegt ein verdeckter Glyph, der umgedreht wird.',
  'refuse.summonSelf': (a, w) =>
    `${w.figure(a.figure)} steht auf dem Glyphen: Herbeirufen kannst du nur eine andere Figur.`,
  'refuse.summonCaptive': (a, w) => `${w.figure(a.figure)} gehört niemandem und kann nicht herbeigerufen werden.`,
  'refuse.summonAbsent': (a, w) => `${w.figure(a.figure)} ist nicht auf dem Schlachtfeld.`,
  'refuse.summonNoRoom': (a, w) => `Neben dem Glyphen ist kein freier Platz, auf den ${w.figure(a.figure)} passt.`,
  'refuse.summonFar': (a, w) => `${w.space(a.space)} liegt nicht neben dem Glyphen.`,
  'refuse.summonOccupied': (a, w) => `Dort steht ${w.figure(a.figure)}.`,
  'refuse.summonRoof': (a, w) => `Zwischen dem Glyphen und ${w.space(a.space)} liegt ein Überhang.`,
  'refuse.summonTall': (a, w) =>
    `${w.figure(a.figure)} hat Höhe ${a.height}, und unter dem Überhang ${a.room === 1 ? 'ist' : 'sind'} nur ${w.levels(a.room)} frei.`,
  'refuse.summonKelda': (a, w) =>
    `${w.figure(a.figure)} hat keine Wunde und darf nicht auf dem Glyphen von Kelda anhalten.`,
  'refuse.summonUneven': (a, w) =>
    `${w.figure(a.figure)} braucht zwei freie benachbarte Felder derselben Ebene, eines davon neben dem Glyphen.`,
}

const win = (winners: string, w: Words): string =>
  `${w.players(winners)} ${winners.includes(',') ? 'gewinnen' : 'gewinnt'}`

const WON: Readonly<Record<Exclude<Ending, 'score'>, string>> = {
  eliminate: 'Die andere Seite hat keine Figuren mehr auf dem Schlachtfeld.',
  holdOut: 'Die letzte Runde ist vorbei.',
  enterEnemyGlyph: 'Eine Figur steht auf der Tauchausrüstung des Gegners.',
  collect: 'Genug der gesuchten Glyphen sind gefunden.',
  scoutEnters: 'Der Kundschafter hat den Stützpunkt erreicht.',
  scoutLost: 'Der Kundschafter ist verloren.',
  rescue: 'Eine Figur ist dem Gefangenen zu Hilfe gekommen.',
  holdGlyph: 'Am Ende der Runde steht eine Figur auf dem Artefakt.',
}

export const scenarioEventsDe: EventTexts<ScenarioEvent> = {
  glyphTurned: (e, w) => `${w.figure(e.figure)} dreht auf ${w.space(e.space)} einen Glyphen um: ${w.glyph(e.glyph)}.`,
  glyphRemoved: (e, w) => `Der ${w.glyph(e.glyph)} kommt aus dem Spiel.`,
  glyphTaken: (e, w) => `${w.player(e.role)} nimmt den ${accusative(w.glyph(e.glyph))} (${e.count} von ${e.needed}).`,
  healed: (e, w) => `${w.figure(e.figure)} wird von ${w.wounds(e.wounds)} geheilt.`,
  notHealed: (e, w) => `${w.figure(e.figure)} wird nicht geheilt.`,
  summoned: (e, w) => `${w.player(e.role)} ruft ${w.figure(e.figure)} nach ${w.space(e.to)} herbei.`,
  nobodySummoned: (e, w) => `${w.player(e.role)} ruft niemanden herbei.`,
  cursed: (e, w) =>
    e.doomed === ''
      ? `Der schwere Fluch verschont alle (gewürfelt: ${spaced(e.rolls)}).`
      : `Der schwere Fluch vernichtet ${w.figures(e.doomed)} (gewürfelt: ${spaced(e.rolls)}).`,
  // Who stands in it is told with the wounds.
  mistRose: (e) =>
    `Der Nebel bedeckt alles Wasser und alles bis Ebene ${e.level}.` +
    (e.figures === '' ? ' Niemand steht darin.' : ''),
  scoutShown: (e, w) =>
    `${w.card(e.card)} ${w.agree(e.card, 'ist', 'sind')} ${e.isScout === 1 ? '' : 'nicht '}der geheime Kundschafter.`,
  truceBroken: (e, w) =>
    `${w.player(e.role)} greift ${w.player(e.attacked)} an: Der Waffenstillstand ist für immer vorbei.`,
  scored: (e, w) => `Auf dem Schlachtfeld: ${w.list(scores(e.points, w).map(([n, who]) => `${n} für ${who}`))}.`,
  battleWon: (e, w) =>
    e.by === 'score'
      ? `${win(e.winners, w)} mit den meisten Punkten auf dem Schlachtfeld.`
      : `${win(e.winners, w)}: ${WON[e.by]}`,
  battleDrawn: (e) =>
    e.by === 'score'
      ? 'Niemand gewinnt: Die Punkte sind gleich.'
      : 'Niemand gewinnt: Keine Seite hat noch Figuren auf dem Schlachtfeld.',
}

/** "Glyph von Kelda" in the accusative. */
const accusative = (name: string): string => name.replace(/^Glyph\b/, 'Glyphen')

/** By role: points and player. */
const scores = (points: string, w: Words): [string, string][] =>
  numbersIn(points).map((n, role) => [w.points(n), w.player(role)])

const spaced = (list: string): string => list.split(',').join(', ')
