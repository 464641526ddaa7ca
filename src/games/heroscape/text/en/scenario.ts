import { numbersIn } from '../../../../kit/counting.ts'
import type { Ending, ScenarioEvent, ScenarioMessages } from '../../rules/words/scenario-words.ts'
import type { EventTexts, MessageTexts, Words } from '../types.ts'

export const scenarioMessagesEn: MessageTexts<ScenarioMessages> = {
  'scenario.healAsk': (a, w) =>
    `${w.figure(a.figure)} has stopped on the Glyph of Kelda with ${w.wounds(a.wounds)}. Do you heal?`,
  'scenario.heal': (a) => (a.wounds === 1 ? 'Remove the wound marker' : `Remove all ${a.wounds} wound markers`),
  'scenario.dontHeal': () => 'Do not heal (the glyph is removed all the same)',
  'scenario.summonAsk': (a, w) => `${w.figure(a.figure)} has stopped on the Glyph of Erland. Whom do you summon?`,
  'scenario.summon': (a, w) => `${w.figure(a.figure)} (${w.player(a.role)})`,
  'scenario.summonNobody': () => 'Summon nobody',
  'scenario.summonToAsk': (a, w) => `Where does ${w.figure(a.figure)} appear next to the glyph?`,
  'scenario.summonTo': (a, w) => w.space(a.space),
  'scenario.summonOnto': (a, w) => `Front on ${w.space(a.front)}, rear on ${w.space(a.rear)}`,
  'scenario.landsOnGlyph': (a, w) => `The ${w.glyph(a.glyph)} lies there.`,
  'scenario.landsOnHiddenGlyph': () => 'A hidden glyph lies there and is turned over.',
  'refuse.summonSelf': (a, w) => `${w.figure(a.figure)} stands on the glyph: only another figure can be summoned.`,
  'refuse.summonCaptive': (a, w) => `${w.figure(a.figure)} is nobody’s and cannot be summoned.`,
  'refuse.summonAbsent': (a, w) => `${w.figure(a.figure)} is not on the battlefield.`,
  'refuse.summonNoRoom': (a, w) => `There is no free place next to the glyph where ${w.figure(a.figure)} fits.`,
  'refuse.summonFar': (a, w) => `${w.space(a.space)} is not next to the glyph.`,
  'refuse.summonOccupied': (a, w) => `${w.figure(a.figure)} stands there.`,
  'refuse.summonRoof': (a, w) => `An overhang lies between the glyph and ${w.space(a.space)}.`,
  'refuse.summonTall': (a, w) =>
    `${w.figure(a.figure)} has Height ${a.height}, and there ${a.room === 1 ? 'is' : 'are'} only ${w.levels(a.room)} under the overhang.`,
  'refuse.summonKelda': (a, w) => `${w.figure(a.figure)} has no wound and may not stop on the Glyph of Kelda.`,
  'refuse.summonUneven': (a, w) =>
    `${w.figure(a.figure)} needs two free neighbouring spaces of the same level, one of them next to the glyph.`,
}

const wins = (winners: string, w: Words): string => `${w.players(winners)} ${winners.includes(',') ? 'win' : 'wins'}`

const WON: Readonly<Record<Exclude<Ending, 'score'>, string>> = {
  eliminate: 'the other side has no figures left on the battlefield.',
  holdOut: 'the last round is over.',
  enterEnemyGlyph: 'a figure stands on the enemy’s deep-dive device.',
  collect: 'enough of the glyphs that were looked for have been found.',
  scoutEnters: 'the scout has reached the base.',
  scoutLost: 'the scout is lost.',
  rescue: 'a figure has come to the captive’s rescue.',
  holdGlyph: 'a figure stands on the artefact at the end of the round.',
}

export const scenarioEventsEn: EventTexts<ScenarioEvent> = {
  glyphTurned: (e, w) => `${w.figure(e.figure)} turns over a glyph on ${w.space(e.space)}: the ${w.glyph(e.glyph)}.`,
  glyphRemoved: (e, w) => `The ${w.glyph(e.glyph)} is removed from the game.`,
  glyphTaken: (e, w) => `${w.player(e.role)} takes the ${w.glyph(e.glyph)} (${e.count} of ${e.needed}).`,
  healed: (e, w) => `${w.figure(e.figure)} is healed of ${w.wounds(e.wounds)}.`,
  notHealed: (e, w) => `${w.figure(e.figure)} is not healed.`,
  summoned: (e, w) => `${w.player(e.role)} summons ${w.figure(e.figure)} to ${w.space(e.to)}.`,
  nobodySummoned: (e, w) => `${w.player(e.role)} summons nobody.`,
  cursed: (e, w) =>
    e.doomed === ''
      ? `The massive curse spares everybody (rolls: ${spaced(e.rolls)}).`
      : `The massive curse destroys ${w.figures(e.doomed)} (rolls: ${spaced(e.rolls)}).`,
  // Who stands in it is told with the wounds.
  mistRose: (e) =>
    `The mist covers all water and everything up to level ${e.level}.` +
    (e.figures === '' ? ' Nobody stands in it.' : ''),
  scoutShown: (e, w) =>
    `${w.card(e.card)} ${w.agree(e.card, 'is', 'are')} ${e.isScout === 1 ? '' : 'not '}the secret scout.`,
  truceBroken: (e, w) => `${w.player(e.role)} attacks ${w.player(e.attacked)}: the truce is over for good.`,
  scored: (e, w) => `On the battlefield: ${w.list(scores(e.points, w).map(([n, who]) => `${n} for ${who}`))}.`,
  battleWon: (e, w) =>
    e.by === 'score'
      ? `${wins(e.winners, w)} with the most points on the battlefield.`
      : `${wins(e.winners, w)}: ${WON[e.by]}`,
  battleDrawn: (e) =>
    e.by === 'score' ? 'Nobody wins: the points are equal.' : 'Nobody wins: there are no figures left on any side.',
}

/** By role: points and player. */
const scores = (points: string, w: Words): [string, string][] =>
  numbersIn(points).map((n, role) => [w.points(n), w.player(role)])

const spaced = (list: string): string => list.split(',').join(', ')
