import { EMPIRE, NONE } from '../../rules/table/state.ts'
import type { CombatEvent, CombatMessages } from '../../rules/words/combat-words.ts'
import type { EventTexts, MessageTexts, Words } from '../types.ts'

/** „Einheiten von Ronja“, „die Garnisonen“, der Name der Legion. */
function group(w: Words, side: number, card: number): string {
  if (card !== NONE) return w.card(card)
  if (side < EMPIRE) return `die Einheiten von ${w.player(side)}`
  return side === EMPIRE ? 'die Garnisonen' : 'die Skelette'
}

const roller = (w: Words, side: number, card: number): string => (side < EMPIRE ? w.player(side) : group(w, side, card))

/** Nach „von“: „von den Garnisonen“. */
function of(w: Words, side: number, card: number): string {
  if (card !== NONE) return `von ${w.card(card)}`
  if (side < EMPIRE) return `von ${w.player(side)}`
  return side === EMPIRE ? 'der Garnisonen' : 'der Skelette'
}

const isOne = (side: number, card: number): boolean => card !== NONE || side < EMPIRE
const verb = (side: number, card: number, one: string, many: string): string => (isOne(side, card) ? one : many)

function symbols(w: Words, skulls: number, shields: number, bolts: number): string {
  const shown = [skulls, shields, bolts].flatMap((n, symbol) => (n > 0 ? [w.symbol(symbol, n)] : []))
  return shown.length === 0 ? 'nichts' : w.list(shown)
}

const WHAT: Readonly<Record<string, string>> = {
  bolts: 'keine Blitze',
  shields: 'keine Schilde',
  cards: 'weder Fähigkeiten noch Items',
  druids: 'keine Gotteskräfte der Druiden',
  godpower: 'die eigene Gotteskraft nicht',
}

export const combatMessagesDe: MessageTexts<CombatMessages> = {
  'combat.losePrompt': ({ n, space }, w) =>
    `Wähle ${w.count(n, 'Einheit', 'Einheiten')}, die du auf ${w.hex(space)} verlierst`,
  'combat.loseUnit': ({ role, type }, w) => w.unit(role, type),
  'combat.unitsThere': ({ n, die }, w) => `Noch ${n} da; je ${w.dice(die)}`,
  'combat.dieLosePrompt': ({ n }) => `Wähle ${n} Würfel, auf ${n === 1 ? 'den' : 'die'} du verzichtest`,
  'combat.dieKeepPrompt': ({ n }) => `Wähle ${n} Würfel, ${n === 1 ? 'den' : 'die'} du wirfst`,
  'combat.heroDieConvertPrompt': ({ n }, w) => `Wähle ${w.count(n, 'Würfel', 'Würfel')} des Wurfs zum Tauschen`,
  'combat.dieConvertPrompt': ({ n, side, card }, w) =>
    `Wähle ${w.count(n, 'Würfel', 'Würfel')} ${of(w, side, card)} zum Tauschen`,
  'combat.dieRerollPrompt': ({ n }, w) => `Wähle bis zu ${w.count(n, 'Würfel', 'Würfel')}, um neu zu würfeln`,
  'combat.dieRerollAnyPrompt': () => 'Wähle beliebige Würfel, um neu zu würfeln',
  'combat.dieTurnPrompt': ({ n, symbol }, w) =>
    `Wähle ${w.count(n, 'Würfel', 'Würfel')}; gedreht auf: ${w.symbol(symbol, 1)}`,
  'combat.dieIgnorePrompt': ({ n, symbol }, w) =>
    `Wähle ${w.count(n, 'Würfel', 'Würfel')}, bei ${n === 1 ? 'dem' : 'denen'} ${w.symbol(symbol, 2).slice(2)} nicht zählen`,
  'combat.die': ({ dice }, w) => w.dice(dice),
  'combat.dieShowing': ({ dice, skulls, shields, bolts }, w) =>
    `${w.dice(dice)}: ${symbols(w, skulls, shields, bolts)}`,
  'combat.dieDone': () => 'Den Rest behalten',
  'combat.colourPrompt': () => 'Wähle die Farbe des Würfels',
  'combat.boltsPrompt': ({ bolts, shields }, w) =>
    `Du hast ${w.symbol(2, bolts)}, die Gegenseite hat ${w.symbol(1, shields)}. Wie viele Blitze behältst du für „nach dem Schaden“?`,
  'combat.boltsKept': ({ kept, used }, w) => `${w.symbol(2, kept)} behalten, ${w.symbol(1, used)} aufheben`,
  'combat.whyLossType': ({ role, type, space }, w) =>
    `Von deinen Einheiten dieser Art (${w.unit(role, type, 0)}) ist auf ${w.hex(space)} keine mehr zu verlieren.`,
  'combat.whyLossElsewhere': ({ space }, w) => `Nur Einheiten, die auf ${w.hex(space)} kämpfen, können verloren gehen.`,
  'combat.whyNoDamage': () => 'Helden, Wälle und Türme nehmen keinen Schaden.',
  'combat.whyNoRetreat': ({ space }, w) =>
    `Der Kampf auf ${w.hex(space)} dauert, bis eine Seite vernichtet ist; Rückzug gibt es nicht.`,
  'combat.whyDieGone': () => 'Dieser Würfel ist schon gewählt.',
  'combat.whyDieShows': () => 'Was dieser Würfel zeigt, lässt das nicht zu.',
  'combat.whyDieEnemy': () => 'Neu würfeln kannst du nur deine eigenen Würfel.',
  'combat.whyAllDice': () => 'Es müssen so viele Würfel gewählt werden wie verlangt.',
  'combat.whyMustChoose': () => 'Der ganze Schaden muss genommen werden.',
  'combat.whyBolts': ({ bolts }, w) => `Behalten kannst du ${w.symbol(2, bolts)}.`,
  'combat.whyBoltsCursed': ({ space }, w) => `Auf dem Fluch auf ${w.hex(space)} kann nur das Chaos Blitze nutzen.`,
  'combat.whyGodpowerOutside': () => 'Gotteskräfte der Druiden gibt es nur im Kampf.',
  'combat.oddsCombat': ({ side, card, space }, w) =>
    `Kampf auf ${w.hex(space)} gegen ${group(w, side, card)}, ohne Karten`,
  'combat.oddsNemeses': ({ space }, w) => `Kampf des Imperiums gegen das Chaos auf ${w.hex(space)}`,
  'combat.oddsWin': ({ left }, w) => `Du gewinnst, es ${left === 1 ? 'bleibt' : 'bleiben'} ${w.units(left)}`,
  'combat.oddsSideWins': ({ side, card }, w) => `${group(w, side, card)} ${verb(side, card, 'gewinnt', 'gewinnen')}`,
  'combat.oddsLose': ({ side, card }, w) =>
    `Deine Einheiten fallen, ${group(w, side, card)} ${verb(side, card, 'bleibt', 'bleiben')}`,
  'combat.oddsBoth': () => 'Beide Seiten fallen',
  'combat.oddsHorde': () => 'Die Skelette werden zur Horde',
  'combat.oddsQuest': ({ quest, dice }, w) => `${w.quest(quest)}, Wurf: ${w.dice(dice)}`,
  'combat.oddsGoals': ({ goals, of: all, isSolved }, w) =>
    `${isSolved === 1 ? 'Gelöst' : 'Gescheitert'}: ${goals} von ${w.count(all, 'Ziel', 'Zielen')}`,
}

export const combatEventsDe: EventTexts<CombatEvent> = {
  combatBegan: ({ side, card, other, otherCard, space, terrain }, w) =>
    `Kampf auf ${w.hex(space)} (${w.terrain(terrain)}): ${group(w, side, card)} gegen ${group(w, other, otherCard)}.`,
  combatRound: ({ part, n }) => (part === 'archery' ? 'Fernkampfrunde.' : `${n}. Nahkampfrunde.`),
  diceAdded: ({ side, card, dice }, w) =>
    `Für ${roller(w, side, card)} ${dice.includes(',') ? 'kommen' : 'kommt'} ${w.dice(dice)} dazu.`,
  diceTaken: ({ side, card, dice }, w) =>
    `${w.dice(dice)} ${of(w, side, card)} ${dice.includes(',') ? 'entfallen' : 'entfällt'}.`,
  diceCopied: ({ side, card, dice }, w) =>
    `${roller(w, side, card)} ${verb(side, card, 'kopiert', 'kopieren')} die Würfel der Gegenseite: ${dice === '' ? 'keine' : w.dice(dice)}.`,
  diceConverted: ({ side, card, n, to }, w) =>
    `${w.count(n, 'Würfel', 'Würfel')} ${of(w, side, card)}: jetzt ${w.dice(to)}.`,
  diceRolled: ({ side, card, dice, skulls, shields, bolts }, w) =>
    `${roller(w, side, card)} ${verb(side, card, 'würfelt', 'würfeln')} (${w.dice(dice)}): ${symbols(w, skulls, shields, bolts)}.`,
  diceRerolled: ({ side, card, dice, skulls, shields, bolts, wasSkulls, wasShields, wasBolts }, w) => {
    const rolls = `${roller(w, side, card)} ${verb(side, card, 'würfelt', 'würfeln')} neu`
    const was = symbols(w, wasSkulls, wasShields, wasBolts)
    return `${rolls} (${w.dice(dice)}, vorher ${was}): ${symbols(w, skulls, shields, bolts)}.`
  },
  extraRolled: ({ side, card, dice, skulls }, w) =>
    `${roller(w, side, card)} ${verb(side, card, 'würfelt', 'würfeln')} zusätzlich (${w.dice(dice)}): ${w.symbol(0, skulls)}.`,
  dieTurned: ({ side, card, die, symbol }, w) =>
    `${w.dice(die)} ${of(w, side, card)} wird gedreht: ${w.symbol(symbol, 1)}.`,
  symbolsAdded: ({ side, card, symbol, n }, w) =>
    `${roller(w, side, card)} ${verb(side, card, 'bekommt', 'bekommen')} ${w.symbol(symbol, n)} dazu.`,
  symbolsCancelled: ({ side, card, symbol, n }, w) => `${w.symbol(symbol, n)} ${of(w, side, card)} aufgehoben.`,
  symbolsIgnored: ({ side, card, symbol, n }, w) =>
    `${w.symbol(symbol, n)} auf einem Würfel ${of(w, side, card)} ${n === 1 ? 'zählt' : 'zählen'} nicht.`,
  useForbidden: ({ side, card, what, scope }, w) =>
    `${roller(w, side, card)} ${verb(side, card, 'kann', 'können')} für den Rest ${scope === 'round' ? 'der Runde' : 'des Kampfs'} ${WHAT[what] ?? what} nutzen.`,
  archerySkipped: () => 'Es gibt keine Fernkampfrunde.',
  boltsCancel: ({ side, card, n }, w) =>
    `${w.symbol(2, n)} ${of(w, side, card)} ${n === 1 ? 'hebt' : 'heben'} ${w.symbol(1, n)} auf.`,
  boltsReserved: ({ side, card, n }, w) =>
    `${roller(w, side, card)} ${verb(side, card, 'behält', 'behalten')} ${w.symbol(2, n)} für die Gotteskraft nach dem Schaden.`,
  combatDamage: ({ side, card, n, skulls, shields }, w) =>
    `${group(w, side, card)} ${card === NONE ? 'nehmen' : 'nimmt'} ${n} Schaden (${w.symbol(0, skulls)}, ${w.symbol(1, shields)}).`,
  combatStalled: () => 'Keine Seite hat einen Würfel: Beide nehmen 1 Schaden.',
  skeletonsTurned: ({ n }, w) => `${w.skeletons(n)} ${n === 1 ? 'würfelt' : 'würfeln'} für die Spieler.`,
  combatWonBy: ({ side, card, space }, w) =>
    `${roller(w, side, card)} ${verb(side, card, 'gewinnt', 'gewinnen')} den Kampf auf ${w.hex(space)}.`,
  combatLeft: ({ card, space }, w) => `${w.card(card)} verlässt den Kampf auf ${w.hex(space)}.`,
  combatUndecided: ({ space, fell }, w) =>
    fell === 1
      ? `Die letzte Einheit gegen die Skelette auf ${w.hex(space)} fällt; aus ihnen ist eine Horde geworden.`
      : `Die Skelette werden zur Horde; auf ${w.hex(space)} hat niemand gewonnen.`,
  combatBothFell: ({ space }, w) => `Vom Kampf auf ${w.hex(space)} bleibt niemand übrig.`,
}
