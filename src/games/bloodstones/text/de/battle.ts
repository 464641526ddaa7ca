import { DRAGON, UNDEAD } from '../../content/units.ts'
import type { BattleEvent, BattleMessages, ModifierLine, ModifierReason } from '../../rules/battle-words.ts'
import { NONE } from '../../rules/state.ts'
import type { EventTexts, MessageTexts, Words } from '../types.ts'

const VERDECKT = ' (das verdeckte Plättchen des Gegners kann jedes sein, das er haben könnte)'

export const battleMessagesDe: MessageTexts<BattleMessages> = {
  'battle.retreatAsk': (a, w) =>
    `Angriff auf dich in ${w.area(a.area)} (${w.player(a.attacker)}): kämpfen oder Rückzug?`,
  'battle.stay': () => 'Bleiben und kämpfen',
  'battle.retreat': () => 'Rückzug mit der ganzen Armee',
  'battle.retreatToAsk': (a, w) => `Wohin zieht sich die Armee zurück aus: ${w.area(a.area)}?`,
  'battle.fleeToAsk': (a, w) => `Wohin fliehen deine Einheiten aus: ${w.area(a.area)}?`,
  'battle.destination': (a, w) => w.area(a.area),
  'battle.destinationOverSea': (a, w) => `${w.area(a.area)} (über See)`,
  'battle.leftToDie': (a, w) => `Kann nicht mit und wird vernichtet: ${w.tiles(a.units)}.`,
  'battle.followedByBattle': (a, w) => `In ${w.area(a.area)} sind Gegner: Dort folgt ein weiterer Kampf.`,
  'battle.replaceAsk': (a, w) =>
    `Kampf in ${w.area(a.area)}, Gegner: ${w.player(a.opponent)}. Ein Kampfplättchen durch eines von deiner Hand ersetzen?`,
  'battle.replaceAskShown': (a, w) =>
    `Kampf in ${w.area(a.area)}: Der Gegner (${w.player(a.opponent)}) hat ${a.total}. Ein Kampfplättchen ersetzen?`,
  'battle.keepTiles': (a) => `Nichts ersetzen (Plättchen: ${a.sum})`,
  'battle.replace': (a, w) => `${w.unit(a.unit)} (${a.value}) statt einer ${a.tile}`,
  'battle.replaceSum': (a) => `Plättchen ${a.sum}, zusammen ${a.total}.`,
  'battle.loseAsk': (a, w) => `Du hast den Kampf in ${w.area(a.area)} verloren. Welche Einheit wird vernichtet?`,
  'battle.lose': (a, w) => `Verlieren: ${w.units(a.unit, 1)}`,
  'battle.loseCitadel': (a, w) => `Der Sieger behält sie: ${w.player(a.winner)}.`,
  'battle.raiseAsk': (a, w) => `Wie viele Untote erheben sich in ${w.area(a.area)}? Höchstens ${a.most}.`,
  'battle.raise': (a, w) => (a.count === 0 ? 'Keine' : `Erheben: ${w.units(UNDEAD, a.count)}`),
  'odds.battle': (a, w) => `Kampf in ${w.area(a.area)}, Gegner: ${w.player(a.opponent)}, ohne Ersatzplättchen`,
  'odds.asDrawn': (a) => `Mit deinen Plättchen, wie sie sind (${a.sum})${a.hidden === 1 ? VERDECKT : ''}`,
  'odds.withReplacement': (a, w) =>
    `Mit Ersatz: ${w.unit(a.unit)} statt einer ${a.tile} (${a.sum})${a.hidden === 1 ? VERDECKT : ''}`,
  'odds.win': () => 'Sieg',
  'odds.tie': () => 'Gleichstand',
  'odds.loss': () => 'Niederlage',
  'refuse.noBattleHere': (a, w) => `Hier hast du keine Einheiten: ${w.area(a.area)}.`,
  'refuse.notInBattle': (a, w) => `Keine Einheiten dieses Gegners in ${w.area(a.area)}: ${w.player(a.role)}.`,
  'refuse.retreatAttacker': () => 'Nur der Verteidiger kann sich zurückziehen, nie der Spieler am Zug.',
  'refuse.retreatNotNow': () => 'Ein Rückzug ist nur möglich, bevor Kampfplättchen gezogen werden.',
  'refuse.retreatAgain': () => 'Nach einem Gleichstand wird ohne neue Möglichkeit zum Rückzug weitergekämpft.',
  'refuse.retreatFortress': (a, w) =>
    `Aus einem Gebiet mit eigener Burg oder Zitadelle gibt es keinen Rückzug: ${w.area(a.area)}.`,
  'refuse.retreatDragon': (a, w) => `Vor einem Drachen gibt es keinen Rückzug (Angreifer: ${w.player(a.role)}).`,
  'refuse.retreatCavalry': (a) => `Zu wenig Reiterei für einen Rückzug: ${a.own} gegen ${a.enemy}.`,
  'refuse.retreatCorsairs': (a) =>
    `Freibeuter greifen von ihren Schiffen aus an: Für den Rückzug brauchst du ${a.needed}-mal Reiterei oder einen Drachen, du hast ${a.own}.`,
  'refuse.retreatNowhere': () => 'Es gibt kein Gebiet, in das sich die Armee zurückziehen könnte.',
  'refuse.fleeFarAway': (a, w) =>
    `${w.area(a.area)} ist weder benachbart noch über eine Kette deiner Schiffe erreichbar.`,
  'refuse.fleeEnemy': (a, w) => `Dort sind nur gegnerische Einheiten oder Dörfer: ${w.area(a.area)}.`,
  'refuse.fleeAgain': (a, w) => `Von dort bist du in diesem Zug schon geflohen: ${w.area(a.area)}.`,
  'refuse.fleeTerrain': (a, w) => `Keine dieser Einheiten kann dieses Gebiet betreten: ${w.area(a.area)}.`,
  'refuse.fleeTogether': (a, w) =>
    `Ein anderes Gebiet nimmt die ganze Armee auf; nach ${w.area(a.area)} könnten nicht mit: ${w.tiles(a.units)}.`,
  'refuse.fleeLandCavalry': (a, w) =>
    `Über Land nach ${w.area(a.area)} fehlt dir Reiterei (${a.own} gegen ${a.enemy}); nur der Weg über See ist frei.`,
  'refuse.fleeBattleArea': (a, w) => `Hier wird gekämpft, die Armee muss fort: ${w.area(a.area)}.`,
  'refuse.replaceNotDrawn': (a) => `Eine ${a.tile} hast du nicht gezogen.`,
  'refuse.replaceOnce': () => 'Über deinen Ersatz hast du schon entschieden.',
  'refuse.loseCutiecorn': () => 'Das Cutiecorn kann nicht der Verlust sein: Es wechselt die Seite.',
  'refuse.loseNotThere': (a, w) => `Im Gebiet ${w.area(a.area)} hast du das nicht: ${w.unit(a.unit)}.`,
  'refuse.raiseTooMany': (a, w) => `Erheben können sich höchstens ${a.most} ${w.unit(UNDEAD, 2)}.`,
}

const GRÜNDE: Readonly<Record<ModifierReason, string>> = {
  always: '',
  forest: 'Wald',
  plains: 'Ebene',
  attacking: 'Angriff',
  defending: 'Verteidigung',
  againstFortress: 'gegen Mauern',
  sea: 'auf See',
}

function modifier(line: ModifierLine, w: Words): string {
  const who = line.unit === NONE ? 'Freibeuter' : `${line.count} ${w.unit(line.unit, line.count)}`
  const why = line.reasons.map((reason) => GRÜNDE[reason]).filter((word) => word !== '')
  return `${who} +${line.count * line.each}${why.length > 0 ? ` (${why.join(', ')})` : ''}`
}

function side(e: Extract<BattleEvent, { type: 'sideRevealed' }>, w: Words): string {
  const tiles = [...e.tiles.map(String), ...(e.value > 0 ? [`${e.value} (${w.unit(e.replacement)})`] : [])].join(' + ')
  const lines = e.modifiers.filter((line) => line.each > 0).map((line) => modifier(line, w))
  return `${tiles}${lines.length > 0 ? `, ${lines.join(', ')}` : ''} = ${e.total}`
}

const punkte = (e: Extract<BattleEvent, { type: 'battleWon' }>): string =>
  [
    `${e.units} für Einheiten`,
    ...(e.corsairs > 0 ? [`${e.corsairs} als Freibeuter`] : []),
    ...(e.cutiecorn > 0 ? [`${e.cutiecorn} für das Cutiecorn`] : []),
  ].join(', ')

export const battleEventsDe: EventTexts<BattleEvent> = {
  battleBegan: (e, w) => `Kampf in ${w.area(e.area)}: ${w.player(e.attacker)} gegen ${w.player(e.defender)}.`,
  stayed: (e, w) => `${w.player(e.role)}: kein Rückzug.`,
  retreated: (e, w) =>
    `${w.player(e.role)}: zieht ${w.tiles(e.units)} von ${w.area(e.from)}${e.overSea ? ' über See' : ''} nach ${w.area(e.to)} zurück.`,
  fled: (e, w) =>
    `${w.player(e.role)}: rettet auf der Flucht von ${w.area(e.from)}${e.overSea ? ' über See' : ''} nach ${w.area(e.to)} ${w.tiles(e.units)}.`,
  leftAndDestroyed: (e, w) => `${w.player(e.role)}: verliert in ${w.area(e.area)} ohne Ausweg ${w.tiles(e.units)}.`,
  battleTiles: (e, w) => `${w.player(e.role)}: ${e.count} Kampfplättchen gezogen.`,
  battleTilesSeen: (e) => `Deine Kampfplättchen: ${e.tiles.join(', ')}.`,
  replacementMade: (e, w) => `${w.player(e.role)}: ${e.made ? 'ein Plättchen ersetzt' : 'kein Plättchen ersetzt'}.`,
  replacementSeen: (e, w) => `Du ersetzt eine ${e.tile} durch ${w.units(e.unit, 1)}.`,
  sideRevealed: (e, w) => `${w.player(e.role)}: ${side(e, w)}.`,
  battleTied: (e) => `Gleichstand bei ${e.total}: Es geht in eine neue Runde.`,
  shieldGuardsDecide: (e, w) =>
    `Gleichstand bei ${e.total}: Die Schildwachen entscheiden für den Verteidiger (${w.player(e.role)}).`,
  battleWon: (e, w) => `Sieg in ${w.area(e.area)}, ${w.player(e.role)}: ${w.vp(e.vp)} (${punkte(e)}).`,
  unitLost: (e, w) => `${w.player(e.role)}: verliert ${w.units(e.unit, 1)} (${w.area(e.area)}).`,
  citadelTaken: (e, w) => `Zitadelle erobert: ${w.player(e.role)} von ${w.player(e.loser)}.`,
  undeadRaised: (e, w) => `${w.player(e.role)}: erweckt ${w.units(UNDEAD, e.count)} in ${w.area(e.area)}.`,
  dragonsLeave: (e, w) => `${w.player(e.role)}: wirft nach dem Angriff ${w.units(DRAGON, e.count)} ab.`,
  replacementDiscarded: (e, w) => `${w.player(e.role)}: wirft ${w.units(e.unit, 1)} ab.`,
  battleEnded: (e, w) => `Der Kampf in ${w.area(e.area)} ist zu Ende.`,
}
