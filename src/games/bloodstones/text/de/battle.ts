import { CAVALRY, CITADEL, DRAGON, UNDEAD } from '../../content/units.ts'
import type { BattleEvent, BattleMessages, ModifierLine, ModifierReason } from '../../rules/words/battle-words.ts'
import { NONE } from '../../rules/table/state.ts'
import type { EventTexts, MessageTexts, Words } from '../types.ts'

const hidden = (a: { hidden: number }): string =>
  a.hidden === 1 ? ' (das verdeckte Plättchen des Gegners kann jedes sein, das er haben könnte)' : ''

export const battleMessagesDe: MessageTexts<BattleMessages> = {
  'battle.retreatAsk': (a, w) =>
    `${w.the(a.attacker)} ${w.does(a.attacker, 'greift', 'greifen')} dich ${w.in(a.area)} an. Kämpfst du, oder ziehst du dich zurück?`,
  'battle.stay': () => 'Bleiben und kämpfen',
  'battle.retreat': () => 'Mit der ganzen Armee zurückziehen',
  'battle.retreatToAsk': (a, w) => `Wohin zieht sich deine Armee ${w.from(a.area)} zurück?`,
  'battle.fleeToAsk': (a, w) => `Wohin flieht deine Armee ${w.from(a.area)}?`,
  'battle.destination': (a, w) => w.area(a.area),
  'battle.destinationOverSea': (a, w) => `${w.area(a.area)} (über See)`,
  'battle.leftToDie': (a, w) => `Du müsstest ${w.tiles(a.units)} der Vernichtung überlassen.`,
  'battle.leftToDieBeforeBattle': (a, w) =>
    `Du müsstest ${w.tiles(a.units)} der Vernichtung überlassen, und ein weiterer Kampf folgt: ${w.in(a.area)} sind Gegner.`,
  'battle.followedByBattle': (a, w) => `${w.in(a.area)} sind Gegner: Dort folgt ein weiterer Kampf.`,
  'battle.replaceAsk': (a, w) =>
    `Kampf ${w.in(a.area)} gegen ${w.the(a.opponent, 'acc')}: Ersetzt du ein Kampfplättchen?`,
  'battle.replaceAskShown': (a, w) =>
    `${w.the(a.opponent)} ${w.does(a.opponent, 'kommt', 'kommen')} ${w.in(a.area)} auf ${a.total}. Ersetzt du eines deiner Kampfplättchen?`,
  'battle.keepTiles': (a) => `Behalten: zusammen ${a.total}`,
  'battle.replace': (a, w) => `${w.units(a.unit, 1)} (${a.value}) statt einer ${a.tile} einsetzen`,
  'battle.replaceSum': (a) => `Deine Plättchen ergeben dann ${a.sum}, zusammen hast du ${a.total}.`,
  'battle.loseAsk': (a, w) => `Du hast den Kampf ${w.in(a.area)} verloren. Welche deiner Einheiten wird vernichtet?`,
  'battle.lose': (a, w) => `${w.units(a.unit, 1)} verlieren`,
  'battle.loseCitadel': (a, w) => `${w.the(a.winner)} ${w.does(a.winner, 'behält', 'behalten')} sie für immer.`,
  'battle.raiseAsk': (a, w) =>
    `Wie viele Untote erweckst du ${w.in(a.area)}? Höchstens ${a.most === 1 ? 'einer ist' : `${w.count(a.most)} sind`} möglich.`,
  'battle.raise': (a, w) => (a.count === 0 ? 'Keine' : `${w.units(UNDEAD, a.count)} erwecken`),
  'odds.battle': (a, w) => `Ein Kampf gegen ${w.the(a.opponent, 'acc')} ${w.in(a.area)}, ohne Ersatzplättchen`,
  'odds.asDrawn': (a) => `Mit deinen Plättchen, wie sie sind: ${a.sum}${hidden(a)}`,
  'odds.withReplacement': (a, w) => `Mit ${w.units(a.unit, 1, 'dat')} statt einer ${a.tile}: ${a.sum}${hidden(a)}`,
  'odds.win': () => 'Sieg',
  'odds.tie': () => 'Gleichstand',
  'odds.loss': () => 'Niederlage',
  'refuse.noBattleHere': (a, w) => `Du hast keine Einheiten ${w.in(a.area)}.`,
  'refuse.notInBattle': (a, w) => `${w.the(a.role)} ${w.does(a.role, 'hat', 'haben')} keine Einheiten ${w.in(a.area)}.`,
  'refuse.retreatAttacker': () => 'Nur der Verteidiger kann sich zurückziehen, und du bist am Zug.',
  'refuse.retreatNotNow': () => 'Zurückziehen konntest du dich nur, bevor Kampfplättchen gezogen wurden.',
  'refuse.retreatAgain': () => 'Nach einem Gleichstand geht der Kampf weiter, und niemand kann sich mehr zurückziehen.',
  'refuse.retreatFortress': (a, w) => `Deine Burg oder Zitadelle ${w.in(a.area)} hält deine Armee dort fest.`,
  'refuse.retreatDragon': (a, w) => `Dem Drachen ${w.of(a.role)} entkommt niemand.`,
  'refuse.retreatCavalry': (a) => `Für einen Rückzug hast du zu wenig Reiterei: ${a.own} gegen ${a.enemy}.`,
  'refuse.retreatCorsairs': (a, w) =>
    `Die Freibeuter greifen von ihren Schiffen aus an: Für den Rückzug brauchst du einen Drachen oder ${w.units(CAVALRY, a.needed)}, ` +
    `und du hast ${a.own === 1 ? 'nur eine' : w.count(a.own)}.`,
  'refuse.retreatNowhere': () => 'Es gibt kein Gebiet, in das sich deine Armee zurückziehen könnte.',
  'refuse.fleeFarAway': (a, w) => `Weder eine Grenze noch eine Kette deiner Schiffe führt ${w.to(a.area)}.`,
  'refuse.fleeEnemy': (a, w) => `${w.in(a.area)} sind nur gegnerische Einheiten oder Dörfer.`,
  'refuse.fleeAgain': (a, w) => `Du bist in diesem Zug schon ${w.from(a.area)} geflohen.`,
  'refuse.fleeTerrain': (a, w) => `Keine dieser Einheiten kann ${w.place(a.area)} betreten.`,
  'refuse.fleeTogether': (a, w) =>
    `Auf dem Weg ${w.to(a.area)} müsstest du ${w.tiles(a.units)} zurücklassen, und ein anderes Gebiet nimmt deine ganze Armee auf.`,
  'refuse.fleeLandCavalry': (a, w) =>
    `Für den Landweg ${w.to(a.area)} hast du zu wenig Reiterei (${a.own} gegen ${a.enemy}): Nur der Weg über See ist frei.`,
  'refuse.fleeBattleArea': (a, w) => `Der Kampf tobt ${w.in(a.area)}: Deine Armee muss von dort fort.`,
  'refuse.replaceNotDrawn': (a) => `Du hast keine ${a.tile} gezogen.`,
  'refuse.replaceOnce': () => 'Über deinen Ersatz hast du schon entschieden.',
  'refuse.loseCutiecorn': () => 'Das Cutiecorn kann nicht vernichtet werden: Es wechselt die Seite.',
  'refuse.loseNotThere': (a, w) => `Du hast ${w.in(a.area)} ${w.noUnit(a.unit)}.`,
  'refuse.raiseTooMany': (a, w) => `Du kannst höchstens ${w.units(UNDEAD, a.most)} erwecken.`,
}

const REASONS: Readonly<Record<ModifierReason, string>> = {
  always: '',
  forest: 'Wald',
  plains: 'Ebene',
  attacking: 'Angriff',
  defending: 'Verteidigung',
  againstFortress: 'gegen Mauern',
  sea: 'auf See',
}

function modifier(line: ModifierLine, w: Words): string {
  const who = line.unit === NONE ? 'Freibeuter' : w.units(line.unit, line.count)
  const why = line.reasons.map((reason) => REASONS[reason]).filter((word) => word !== '')
  return `${line.count * line.each} für ${who}${why.length > 0 ? ` (${why.join(', ')})` : ''}`
}

/** What a total is made of. */
function sum(e: Extract<BattleEvent, { type: 'sideRevealed' }>, w: Words): string {
  const tiles = [...e.tiles.map(String), ...(e.value > 0 ? [`${e.value} (${w.unit(e.replacement)})`] : [])].join(' + ')
  const lines = e.modifiers.filter((line) => line.each > 0).map((line) => modifier(line, w))
  return `${tiles}${lines.length > 0 ? `, dazu ${w.list(lines)}` : ''}`
}

function points(e: Extract<BattleEvent, { type: 'battleWon' }>, w: Words): string {
  const enemies = e.units === 1 ? 'eine gegnerische Einheit' : `${w.count(e.units)} gegnerische Einheiten`
  if (e.corsairs + e.cutiecorn === 0) return `${w.vp(e.vp)} für ${enemies}`
  const parts = [
    `${e.units} für ${enemies}`,
    ...(e.corsairs > 0 ? [`${e.corsairs} als Freibeuter`] : []),
    ...(e.cutiecorn > 0 ? [`${e.cutiecorn} für das Cutiecorn`] : []),
  ]
  return `${w.vp(e.vp)}: ${w.list(parts)}`
}

const overSea = (sea: boolean): string => (sea ? ' über See' : '')

export const battleEventsDe: EventTexts<BattleEvent> = {
  battleBegan: (e, w) =>
    `${w.the(e.attacker)} ${w.does(e.attacker, 'greift', 'greifen')} ${w.the(e.defender, 'acc')} ${w.in(e.area)} an.`,
  stayed: (e, w) => `${w.the(e.role)} ${w.does(e.role, 'stellt', 'stellen')} sich dem Kampf.`,
  retreated: (e, w) =>
    `${w.the(e.role)} ${w.does(e.role, 'zieht', 'ziehen')} sich mit ${w.tiles(e.units, 'dat')}${overSea(e.overSea)} ${w.way([e.from, e.to])} zurück.`,
  fled: (e, w) =>
    `${w.the(e.role)} ${w.does(e.role, 'flieht', 'fliehen')} mit ${w.tiles(e.units, 'dat')}${overSea(e.overSea)} ${w.way([e.from, e.to])}.`,
  leftAndDestroyed: (e, w) =>
    `Ohne Ausweg ${w.does(e.role, 'verliert', 'verlieren')} ${w.the(e.role)} ${w.in(e.area)} ${w.tiles(e.units)}.`,
  battleTiles: (e, w) => `${w.the(e.role)} ${w.does(e.role, 'zieht', 'ziehen')} ${w.count(e.count)} Kampfplättchen.`,
  battleTilesSeen: (e, w) => `Deine Kampfplättchen sind ${w.list(e.tiles.map(String))}.`,
  replacementMade: (e, w) =>
    e.made
      ? `${w.the(e.role)} ${w.does(e.role, 'ersetzt', 'ersetzen')} eines ${w.their(e.role)}er Kampfplättchen.`
      : `${w.the(e.role)} ${w.does(e.role, 'behält', 'behalten')} ${w.their(e.role)}e Kampfplättchen.`,
  replacementSeen: (e, w) => `Du ersetzt eine ${e.tile} durch ${w.units(e.unit, 1)}.`,
  sideRevealed: (e, w) => `${w.the(e.role)} ${w.does(e.role, 'kommt', 'kommen')} auf ${e.total}: ${sum(e, w)}.`,
  battleTied: (e) => `Beide Seiten kommen auf ${e.total}, und der Kampf geht weiter.`,
  shieldGuardsDecide: (e, w) =>
    `Beide Seiten kommen auf ${e.total}, doch die Schildwachen entscheiden den Kampf für ${w.the(e.role, 'acc')}.`,
  battleWon: (e, w) =>
    `${w.the(e.role)} ${w.does(e.role, 'besiegt', 'besiegen')} ${w.the(e.loser, 'acc')} ${w.in(e.area)} ` +
    `und ${w.does(e.role, 'erhält', 'erhalten')} ${points(e, w)}.`,
  unitLost: (e, w) =>
    `${w.the(e.role)} ${w.does(e.role, 'verliert', 'verlieren')} ${w.in(e.area)} ${e.unit === CITADEL ? `${w.their(e.role)}e Zitadelle` : w.units(e.unit, 1)}.`,
  citadelTaken: (e, w) => `${w.the(e.role)} ${w.does(e.role, 'erbeutet', 'erbeuten')} die Zitadelle ${w.of(e.loser)}.`,
  undeadRaised: (e, w) =>
    `${w.the(e.role)} ${w.does(e.role, 'erweckt', 'erwecken')} ${w.in(e.area)} ${w.units(UNDEAD, e.count)}.`,
  dragonsLeave: (e, w) =>
    `Nach dem Angriff ${w.does(e.role, 'wirft', 'werfen')} ${w.the(e.role)} ${w.units(DRAGON, e.count)} ab.`,
  replacementDiscarded: (e, w) =>
    `${w.the(e.role)} ${w.does(e.role, 'wirft', 'werfen')} das eingesetzte Plättchen ab, ${w.units(e.unit, 1)}.`,
  battleEnded: (e, w) => `Der Kampf ${w.in(e.area)} ist zu Ende.`,
}
