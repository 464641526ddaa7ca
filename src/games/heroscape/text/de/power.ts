import type { PowerEvent, PowerMessages } from '../../rules/words/power-words.ts'
import { dative } from './cases.ts'
import type { EventTexts, MessageTexts, Words } from '../types.ts'

const DIRECTIONS = ['Osten', 'Südosten', 'Südwesten', 'Westen', 'Nordwesten', 'Nordosten']

const besides = (target: number, affected: string, w: Words): string => {
  const others = affected
    .split(',')
    .filter((one) => one !== String(target))
    .join()
  return others === '' ? '' : ` Auch betroffen: ${w.figures(others)}.`
}

const outcome = (success: number, yes: string, no: string): string => (success === 1 ? yes : no)

const ONLY_FRIENDS = 'Träfe jetzt nur Figuren der eigenen Seite.'

export const powerMessagesDe: MessageTexts<PowerMessages> = {
  'power.use': (a, w) => `${w.power(a.power)} (${w.figure(a.figure)})`,
  'power.useCard': (a, w) => `${w.power(a.power)} (${w.card(a.card)})`,
  'power.dice': (a) =>
    `Ein Sonderangriff mit ${a.dice === 1 ? 'einem Würfel' : `${a.dice} Würfeln`} statt des normalen Angriffs.`,
  'power.onlyFriends': () => ONLY_FRIENDS,
  'power.chance': (a) => `Gelingt ${a.d20 === 20 ? 'nur bei einer 20' : `ab ${a.d20}`} (${a.percent} %).`,
  'power.grenadeGivesUp': (a) =>
    `Nur einmal im Spiel: Alle Figuren der Karte werfen, statt normal anzugreifen.${a.onlyFriends === 1 ? ` ${ONLY_FRIENDS}` : ''}`,
  'power.cloneGivesUp': () => 'In diesem Zug darf dann keine Figur der Karte angreifen.',
  'power.fireLineAsk': (a, w) => `In welcher Linie speit ${w.figure(a.figure)} Feuer?`,
  'power.fireLine': (a, w) => `Von ${w.hex(a.space)} nach ${DIRECTIONS[a.direction]}: ${w.figures(a.figures)}`,
  'power.explosionAsk': (a, w) => `Auf welche Figur zielt ${w.figure(a.figure)} mit der Explosion?`,
  'power.grenadeAsk': (a, w) => `Auf welche Figur wirft ${w.figure(a.figure)} die Granate?`,
  'power.target': (a, w) => w.figure(a.figure),
  'power.alsoAffected': (a, w) => `Auch betroffen: ${w.figures(a.figures)}.`,
  'power.chompAsk': (a, w) => `Nach welcher Figur schnappt ${w.figure(a.figure)}?`,
  'power.chompSure': () => 'Die Figur einer Truppe wird ohne Wurf vernichtet.',
  'power.shackleAsk': (a, w) => `Wessen Geist will ${w.figure(a.figure)} fesseln?`,
  'power.shackle': (a, w) => `${w.figure(a.figure)} (Armeekarte ${w.card(a.card)})`,
  'power.spiritAsk': (a, w) =>
    `${w.figure(a.figure)} ist gefallen. Auf welche Armeekarte geht der Geist über? Sie bekommt bis zum Ende des Spiels ${a.attack > 0 ? `Angriff +${a.attack}` : `Verteidigung +${a.defense}`}.`,
  'power.spiritCard': (a, w) => `${w.card(a.card)} (${w.player(a.role)})`,
  'power.spiritNone': () => 'Auf keine Karte',
  'power.cloneFromAsk': (a, w) => `${w.card(a.card)}: Wer würfelt als Nächstes für einen Klon?`,
  'power.cloneDone': () => 'Keine weiteren Klone',
  'power.cloneToAsk': (a, w) => `Der Wurf für ${w.figure(a.figure)} ist gelungen. Wo erscheint der Klon?`,
  'power.space': (a, w) => w.space(a.space),
  'power.dropAsk': (a, w) => `Wo landet ${w.figure(a.figure)}?`,
  'power.dropWait': (a, w) => `${w.card(a.card)}: noch nicht abspringen`,
  'refuse.powerNone': (a, w) => `${w.power(a.power)} gilt in diesem Szenario nicht.`,
  'refuse.powerNotActive': (a, w) =>
    `Nur die aktive Armeekarte handelt, und ${w.card(a.card)} ${w.agree(a.card, 'hat', 'haben')} die Fähigkeit ${w.power(a.power)} nicht.`,
  'refuse.powerAfterAttack': (a, w) => `${w.power(a.power)} geht nur vor dem ersten Angriff des Zuges.`,
  'refuse.powerUsed': (a, w) => `${w.power(a.power)} hast du in diesem Zug schon eingesetzt.`,
  'refuse.powerAttacked': (a, w) => `${w.figure(a.figure)} hat in diesem Zug schon angegriffen.`,
  'refuse.powerNoGrenade': () => 'Der Granatenmarker ist weg: Granaten werden nur einmal im Spiel geworfen.',
  'refuse.powerNobody': (a, w) => `${w.power(a.power)} würde jetzt niemanden treffen.`,
  'refuse.powerGone': (a, w) => `${w.figure(a.figure)} steht nicht auf dem Schlachtfeld.`,
  'refuse.powerNobodys': (a, w) => `${w.figure(a.figure)} nimmt nicht an der Schlacht teil.`,
  'refuse.powerSelf': (a, w) => `${w.figure(a.figure)} kann nicht sich selbst wählen.`,
  'refuse.powerNotAdjacent': (a, w) => `${w.figure(a.target)} grenzt nicht an ${w.figure(a.figure)} an.`,
  'refuse.powerTooBig': (a, w) => `${w.figure(a.target)} ist zu groß.`,
  'refuse.powerOwn': (a, w) => `${w.figure(a.target)} gehorcht dir schon.`,
  'refuse.powerNotUnique': (a, w) => `${w.figure(a.target)} gehört nicht zu einer einzigartigen Armeekarte.`,
  'refuse.powerTooFar': (a, w) =>
    `${w.figure(a.target)} ist ${w.spaces(a.distance)} von ${dative(w.figure(a.figure))} entfernt, möglich sind höchstens ${a.range}.`,
  'refuse.powerNoWay': (a, w) =>
    `Über das Schlachtfeld führt kein Weg von ${dative(w.figure(a.figure))} zu ${dative(w.figure(a.target))}.`,
  'refuse.powerEngaged': (a, w) =>
    `${w.figure(a.figure)} ist gebunden und muss sich gegen eine dieser Figuren wenden: ${w.figures(a.engaged)}.`,
  'refuse.powerHidden': (a, w) => `${w.figure(a.figure)} sieht ${w.figure(a.target)} nicht.`,
  'refuse.powerTooHigh': (a, w) =>
    `Der Wurf auf ${w.figure(a.target)} müsste ${w.levels(a.height)} hoch gehen, möglich sind höchstens ${a.lob}.`,
  'refuse.powerNotOnLine': (a, w) =>
    `${w.figure(a.target)} steht auf keiner geraden Linie von ${a.length === 1 ? 'einem Feld' : `${a.length} Feldern`} ab ${dative(w.figure(a.figure))}.`,
  'refuse.powerLineEmpty': () => 'Diese Linie würde niemanden treffen.',
  'refuse.powerLineOwn': (a, w) => `Die Linie darf nicht durch ${w.figure(a.figure)} selbst gehen.`,
  'refuse.powerOccupied': (a, w) => `Auf ${w.space(a.space)} steht ${w.figure(a.figure)}.`,
  'refuse.powerGlyph': (a, w) => `Der Glyph auf ${w.space(a.space)} lässt das nicht zu.`,
  'refuse.powerNoRoom': (a, w) => `Unter dem Überhang über ${w.space(a.space)} ist nicht genug Platz.`,
  'refuse.powerBeside': (a, w) => `${w.space(a.space)} grenzt an ${w.figures(a.figures)} an.`,
  'refuse.powerNotBeside': (a, w) => `${w.space(a.space)} liegt nicht neben ${dative(w.figure(a.figure))}.`,
  'refuse.powerOtherLevel': (a, w) => `${w.space(a.space)} liegt nicht auf Ebene ${a.level}.`,
  'refuse.powerRuinBetween': (a, w) => `Vor ${w.space(a.space)} steht eine Ruine.`,
  'refuse.powerOtherCard': (a, w) => `${w.figure(a.figure)} gehört nicht zur Karte ${w.card(a.card)}.`,
  'refuse.powerRolled': (a, w) =>
    `Für ${w.figure(a.figure)} wurde schon gewürfelt, oder die Figur ist gerade erst zurück.`,
  'refuse.powerNoSpaceBeside': (a, w) => `Neben ${dative(w.figure(a.figure))} ist auf derselben Ebene kein Feld frei.`,
  'refuse.powerCardGone': (a, w) => `${w.card(a.card)} ${w.agree(a.card, 'ist', 'sind')} nicht im Spiel.`,
  'refuse.powerCardNotUnique': (a, w) => `${w.card(a.card)} ${w.agree(a.card, 'ist', 'sind')} nicht einzigartig.`,
}

export const powerEventsDe: EventTexts<PowerEvent> = {
  fireLine: (e, w) => `${w.figure(e.figure)} speit nach ${DIRECTIONS[e.direction]} Feuer auf ${w.figures(e.affected)}.`,
  explosion: (e, w) =>
    `${w.figure(e.figure)} zielt mit einer Explosion auf ${w.figure(e.target)}.${besides(e.target, e.affected, w)}`,
  grenade: (e, w) =>
    `${w.figure(e.figure)} wirft eine Granate auf ${w.figure(e.target)}.${besides(e.target, e.affected, w)}`,
  chomped: (e, w) =>
    e.roll === 0
      ? `${w.figure(e.figure)} verschlingt ${w.figure(e.target)}.`
      : `${w.figure(e.figure)} schnappt nach ${dative(w.figure(e.target))} und würfelt eine ${e.roll} (nötig: ${e.d20}): ${outcome(e.success, 'verschlungen', 'entkommen')}.`,
  shackled: (e, w) =>
    `${w.figure(e.figure)} greift nach dem Geist von ${dative(w.figure(e.target))} und würfelt eine ${e.roll} (nötig: ${e.d20}): ${outcome(e.success, 'gefesselt', 'ohne Erfolg')}.`,
  takenOver: (e, w) =>
    `${w.card(e.card)} ${w.agree(e.card, 'gehorcht', 'gehorchen')} jetzt ${w.player(e.role)}, nicht mehr ${w.player(e.from)}. Die Ablaufmarker auf der Karte sind verloren.`,
  charged: (e, w) =>
    `${w.power('berserkerCharge')}: eine ${e.roll} (nötig: ${e.d20}). ${w.card(e.card)} ${outcome(e.success, w.agree(e.card, 'darf sich noch einmal bewegen.', 'dürfen sich noch einmal bewegen.'), w.agree(e.card, 'bleibt stehen.', 'bleiben stehen.'))}`,
  spiritJoined: (e, w) =>
    `Der Geist von ${dative(w.figure(e.figure))} geht auf ${w.card(e.card)} über: ${e.attack > 0 ? `Angriff +${e.attack}` : `Verteidigung +${e.defense}`}.`,
  cloneRolled: (e, w) =>
    `${w.figure(e.figure)} würfelt für einen Klon eine ${e.roll} (nötig: ${e.d20}): ${outcome(e.success, 'gelungen', 'misslungen')}.`,
  cloned: (e, w) => `${w.figure(e.figure)} kehrt auf ${w.space(e.space)} neben ${dative(w.figure(e.from))} zurück.`,
  dropRolled: (e, w) =>
    `${w.player(e.role)} würfelt für den Absprung eine ${e.roll} (nötig: ${e.d20}): ${w.card(e.card)} ${outcome(e.success, w.agree(e.card, 'darf landen', 'dürfen landen'), w.agree(e.card, 'wartet noch', 'warten noch'))}.`,
  dropped: (e, w) => `${w.figure(e.figure)} landet auf ${w.space(e.space)}.`,
  dropPutOff: (e, w) => `${w.player(e.role)} lässt ${w.card(e.card)} noch nicht abspringen.`,
  dropNoRoom: (e, w) => `Für ${w.card(e.card)} ist kein Feld zum Landen mehr frei.`,
}
