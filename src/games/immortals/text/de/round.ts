import { numbersIn } from '../../../../kit/counting.ts'
import type { RoundEvent, RoundMessages } from '../../rules/words/round-words.ts'
import type { EventTexts, MessageTexts, Words } from '../types.ts'

export const roundMessagesDe: MessageTexts<RoundMessages> = {
  'reinforce.ask': ({ shadow, light }, w) =>
    `Verstärkung: noch ${w.list([
      ...(shadow > 0 ? [`${w.armies(shadow)} in die Schattenwelt`] : []),
      ...(light > 0 ? [`${w.armies(light)} in die Lichtwelt`] : []),
    ])}. Wohin?`,
  'reinforce.land': ({ land }, w) => w.land(land),
  'reinforce.detail': ({ armies }, w) => `jetzt ${w.armies(armies)} dort`,
  'reinforce.done': () => 'Im Limbus lassen',
  'plan.ask': () => 'Plane deine Runde',
  'plan.ready': () => 'Fertig',
  'plan.back': ({ role, space, card }, w) => `${w.cardName(card)} von „${w.spaceInList(role, space)}“ zurücknehmen`,
  'plan.place': ({ role, space, card }, w) => `${w.cardName(card)} auf ${w.spaceInList(role, space)}`,
  'turn.ask': () => 'Welche deiner Karten deckst du auf?',
  'turn.space': ({ role, space, card }, w) => `${w.spaceInList(role, space)}: ${w.cardName(card)}`,
  'turn.pass': () => 'Für diese Runde passen',
  'turn.passDetail': () => 'Du nimmst jetzt eine Kompensation und alle deine Karten zurück auf die Hand.',
  'compensation.ask': ({ why }) => `${WHY[why]} Welche Kompensation nimmst du?`,
  'compensation.gold': ({ gold }, w) => w.gold(gold),
  'compensation.energy': ({ energy }, w) => w.energy(energy),
  'does.blank': () => 'keine Aktion: nur eine Kompensation',
  'does.gold': ({ lands, amounts }, w) => each(lands, amounts, w, (n) => w.gold(n)),
  'does.energy': ({ lands, amounts }, w) => each(lands, amounts, w, (n) => w.energy(n)),
  'does.awaken': ({ lands, amounts, energy, gold }, w) =>
    `erweckt ${each(lands, amounts, w, (n) => w.armies(n))}; kostet ${w.price(energy, gold)}`,
  'does.build': ({ lands, buildings, energies, golds }, w) =>
    `baut ${priced(buildings, energies, golds, w).join(' oder ')} in ${either(lands, w)}`,
  'does.shrine': ({ lands, energy, gold }, w) =>
    `baut einen Schrein in ${either(lands, w)}; kostet ${w.price(energy, gold)}`,
  'does.attack': (args, w) => attackable(args, w),
  'does.attackOrMove': ({ moves, moveEnergy, moveGold, ...args }, w) =>
    args.attacks === 0
      ? `Armeen können in ${targets(moves, w)} ziehen${fee(moveEnergy, moveGold, w)}; nichts ist angreifbar`
      : `${attackable(args, w)}, oder Armeen ziehen in ${targets(moves, w)}${fee(moveEnergy, moveGold, w)}`,
  'does.magic': ({ effects, armies, cards, energy, gold }, w) =>
    `${effects
      .split(',')
      .map(
        (effect) =>
          EFFECTS[effect] ?? (effect === 'draw' ? `${w.conflictCards(cards)} ziehen` : `${w.armies(armies)} erwecken`),
      )
      .join(' oder ')}; kostet ${w.price(energy, gold)}`,
  'does.absent': ({ card }, w) =>
    `Wäre jetzt unmöglich: Du hast keine Armee in einem Land, für das deine Karte gilt: ${w.card(card)}.`,
  'does.tooDear': ({ energy, gold, ownEnergy, ownGold }, w) =>
    `Wäre jetzt unmöglich: Es kostet ${w.price(energy, gold)}, und du hast ${w.energy(ownEnergy)} und ${w.gold(ownGold)}.`,
  'does.noAttack': () =>
    'Wäre jetzt unmöglich: Kein Land von dir mit mindestens 2 Armeen grenzt an ein Land, das du angreifen könntest.',
  'does.emptyLimbo': () => 'Wäre jetzt unmöglich: Der Limbus dieser Welt ist leer.',
  'does.noBuilding': () => 'Wäre jetzt unmöglich: Dort kannst du nichts bauen, was erlaubt und bezahlbar ist.',
  'does.noMagic': () => 'Wäre jetzt unmöglich: Nichts von dem, was die Karte erlaubt, geht.',
  'refuse.over': () => 'Das Spiel ist zu Ende: Nach der letzten Wertung geschieht nichts mehr.',
  'refuse.waitStart': ({ role }, w) =>
    `${w.player(role)} besetzt gerade das Startland; du bist noch nicht an der Reihe.`,
  'refuse.waitDraft': () => 'Du hast deine Karte gewählt. Aufgedeckt wird, wenn alle gewählt haben.',
  'refuse.waitPlacing': ({ role }, w) =>
    `${w.player(role)} setzt gerade eine Armeegruppe ein; es geht im Uhrzeigersinn.`,
  'refuse.waitFilling': ({ role }, w) => `${w.player(role)} verteilt gerade die herausgefallenen Armeen auf die Limbi.`,
  'refuse.waitReinforce': ({ role }, w) =>
    `${w.player(role)} setzt gerade Verstärkung ein; es geht ab dem Startspieler im Uhrzeigersinn.`,
  'refuse.waitPlan': () =>
    'Dein Plan steht. Die anderen planen noch; bis sie fertig sind, kannst du ihn wieder zurücknehmen.',
  'refuse.waitTurn': ({ role }, w) => `${w.player(role)} ist an der Reihe.`,
  'refuse.waitAction': ({ role, space, card }, w) =>
    `${w.player(role)} handelt gerade, aufgedeckt ist: ${w.card(card)} auf „${w.space(role, space)}“.`,
  'refuse.reinforceFirst': () => 'Setze erst deine Verstärkung ein, oder verzichte auf den Rest.',
  'refuse.reinforceWhere': ({ world }, w) =>
    `Wähle das Land in der ${w.world(world)}, in das die Armee aus dem ${w.limbo(world)} kommt.`,
  'refuse.reinforceAbsent': ({ world }, w) =>
    `Du hast keine Armee in der ${w.world(world)}, also kommt auch keine Verstärkung hinein.`,
  'refuse.reinforceTooFew': ({ world, limbo, per }, w) =>
    `Je ${w.armies(per)} in einem Limbus bringen 1 Verstärkung; im ${w.limbo(world)} hast du nur ${limbo}.`,
  'refuse.reinforceUsed': ({ world }, w) => `Du hast alle Verstärkungen für die ${w.world(world)} schon eingesetzt.`,
  'refuse.reinforceForeign': ({ land, role }, w) =>
    `${w.land(land)} gehört ${w.player(role)}: Verstärkung kommt nur dorthin, wo du schon stehst.`,
  'refuse.reinforceUnoccupied': ({ land }, w) => `${w.land(land)} ist unbesetzt: Dorthin führt nur ein Angriff.`,
  'refuse.planFirst': () => 'Jetzt planen alle: Lege Karten auf dein Tableau, oder melde, dass dein Plan steht.',
  'refuse.planNotYours': ({ card }, w) => `Diese Karte hast du nicht: ${w.card(card)}.`,
  'refuse.planHeld': ({ card, role }, w) => `${w.card(card)} ist bei ${w.player(role)}.`,
  'refuse.planInStack': ({ card }, w) => `${w.card(card)} liegt im Vorrat: Niemand hat sie.`,
  'refuse.planLies': ({ card, role, space }, w) => `${w.card(card)} liegt schon auf „${w.space(role, space)}“.`,
  'refuse.planNoBlank': ({ blanks }, w) =>
    `Alle deine ${w.count(blanks, 'Blankokarte', 'Blankokarten')} liegen schon auf dem Tableau.`,
  'refuse.planArmySpace': ({ role, space }, w) =>
    `„${w.space(role, space)}“ ist ein Armeefeld: Magiekarten gehören auf Magiefelder.`,
  'refuse.planMagicSpace': () => 'Auf einem Magiefeld dürfen nur Magiekarten und Blankokarten liegen.',
  'refuse.planJoker': ({ role, space }, w) =>
    `Ein Joker darf nicht auf „${w.space(role, space)}“ liegen: Er zeigt keine Einnahme.`,
  'refuse.planTaken': ({ role, space }, w) =>
    `Auf „${w.space(role, space)}“ liegt schon eine Karte: Nimm sie erst zurück, jedes Feld fasst nur eine.`,
  'refuse.planEmpty': ({ role, space }, w) => `Auf „${w.space(role, space)}“ liegt keine Karte.`,
  'refuse.planNoSpace': ({ card }, w) => `Alle Felder sind belegt, auf denen diese Karte liegen darf: ${w.card(card)}.`,
  'refuse.turnEmpty': ({ role, space }, w) =>
    `Auf „${w.space(role, space)}“ liegt keine Karte: Diese Aktion ist nicht geplant.`,
  'refuse.turnOnlyBlanks': () => 'Auf deinem Tableau liegen nur noch Blankokarten, also musst du passen.',
  'refuse.turnNotPlanned': ({ card }, w) =>
    `${w.card(card)} ist auf deiner Hand und kann frühestens in der nächsten Planung gelegt werden.`,
  'refuse.turnNotYours': ({ card }, w) => `${w.card(card)} liegt nicht auf deinem Tableau.`,
  'refuse.turnPlanned': () =>
    'Die Planung ist vorbei: Die Karten bleiben liegen, bis sie aufgedeckt werden oder du passt.',
  'refuse.turnReveal': () => 'Decke erst eine deiner Karten auf (oder passe); was sie kann, wird dann gefragt.',
  'refuse.compensation': ({ why }) => `${WHY[why]} Du wählst nur zwischen Gold und Energie.`,
}

/** "5 Gold in Heartwood (Licht) oder 3 Gold in Heartwood (Schatten)". */
function each(lands: string, amounts: string, w: Words, amount: (n: number) => string): string {
  const numbers = numbersIn(amounts)
  return numbersIn(lands)
    .map((land, i) => `${amount(numbers[i])} in ${w.land(land)}`)
    .join(' oder ')
}

const either = (lands: string, w: Words): string =>
  numbersIn(lands)
    .map((land) => w.land(land))
    .join(' oder ')

/** "Portal (4 Energie)". */
function priced(buildings: string, energies: string, golds: string, w: Words): string[] {
  const [energy, gold] = [numbersIn(energies), numbersIn(golds)]
  return numbersIn(buildings).map((building, i) => `${w.building(building)} (${w.price(energy[i], gold[i])})`)
}

const fee = (energy: number, gold: number, w: Words): string =>
  energy + gold === 0 ? '' : ` (kostet ${w.price(energy, gold)})`

/** "20 Länder angreifbar (Bewohner in 1 Land für dich, sonst gegen dich)". */
function attackable({ attacks, helped, neutral, energy, gold }: RoundMessages['does.attack'], w: Words): string {
  const where = (n: number): string => (n === attacks ? '' : `in ${w.count(n, 'Land', 'Ländern')} `)
  const sides: string[] = []
  if (helped > 0) sides.push(`${where(helped)}für dich`)
  if (neutral > 0) sides.push(`${where(neutral)}neutral`)
  if (helped + neutral < attacks) sides.push(sides.length === 0 ? 'gegen dich' : 'sonst gegen dich')
  const costs = energy + gold === 0 ? '' : `kostet ${w.price(energy, gold)}; `
  return `${targets(attacks, w)} angreifbar (${costs}Bewohner ${sides.join(', ')})`
}

const targets = (n: number, w: Words): string => w.count(n, 'Land', 'Länder')

const EFFECTS: Readonly<Record<string, string>> = {
  marker: 'den Startspielermarker nehmen',
  shrine: 'einen Schrein bauen',
  takeOver: 'eine Länderkarte übernehmen',
}

const WHY: Readonly<Record<string, string>> = {
  blank: 'Eine Blankokarte: Du verzichtest auf die Aktion.',
  passed: 'Du passt.',
  robbed: 'Eine Karte, die du verplant hattest, wurde dir genommen.',
  inactive: 'Du hast keine Aktionen mehr, während andere weitermachen.',
}

export const roundEventsDe: EventTexts<RoundEvent> = {
  roundBegan: ({ round, rounds, startPlayer }, w) => `Runde ${round} von ${rounds}. ${w.player(startPlayer)} beginnt.`,
  conflictCardDrawn: ({ role }, w) => `${w.player(role)} zieht eine Konfliktkarte.`,
  conflictCardSeen: ({ card }, w) => `Du hast gezogen: ${w.card(card)}.`,
  discardShuffled: ({ cards }, w) => `Der Ablagestapel (${w.conflictCards(cards)}) wird zum neuen Nachziehstapel.`,
  nothingToDraw: ({ role }, w) => `Für ${w.player(role)} ist keine Konfliktkarte mehr da.`,
  reinforced: ({ role, land }, w) => `${w.player(role)} verstärkt ${w.land(land)} um 1 Armee.`,
  reinforcementForgone: ({ role, armies }, w) =>
    `${w.player(role)} lässt ${w.armies(armies)} der Verstärkung im Limbus.`,
  planningBegan: () => 'Alle planen verdeckt.',
  planned: ({ role, cards }, w) => `${w.player(role)} hat ${w.count(cards, 'Karte', 'Karten')} geplant.`,
  cardRevealed: ({ role, space, card }, w) =>
    `${w.player(role)} deckt auf: ${w.card(card)} auf „${w.space(role, space)}“.`,
  cardReturned: ({ role, card }, w) => `${w.card(card)} geht zurück auf die Hand von ${w.player(role)}.`,
  cardDiscarded: ({ card }, w) => `${w.card(card)} kommt auf den Ablagestapel.`,
  compensated: ({ role, gold, energy }, w) => `${w.player(role)} nimmt ${w.price(energy, gold)} als Kompensation.`,
  passed: ({ role, cards }, w) =>
    `${w.player(role)} passt und nimmt ${w.count(cards, 'Karte', 'Karten')} zurück auf die Hand.`,
  scored: ({ role, lands, shrines, capitals, regions, total, points }, w) =>
    `${w.player(role)} erhält ${w.points(total)} (${lands} für Länder, ${shrines} für Schreine, ${capitals} für Hauptstädte, ${regions} für Regionen) und hat ${w.points(points)}.`,
  gameEnded: ({ winners, points }, w) =>
    `${w.players(winners)}: Sieg mit ${w.count(points, 'Siegpunkt', 'Siegpunkten')}.`,
}
