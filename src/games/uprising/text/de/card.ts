import type { CardEvent, CardMessages } from '../../rules/card-words.ts'
import { NONE } from '../../rules/state.ts'
import type { EventTexts, MessageTexts, Words } from '../types.ts'

const priceWords = (
  w: Words,
  { salt, plunder, food, any, ap, bolts, vp, more }: CardMessages['card.price'],
): string => {
  const parts = [
    salt + plunder + food > 0 ? w.resources(salt, plunder, food) : '',
    any > 0 ? w.count(any, 'beliebige Ressource', 'beliebige Ressourcen') : '',
    ap > 0 ? w.ap(ap) : '',
    bolts > 0 ? w.symbol(2, bolts) : '',
    vp > 0 ? w.points(vp) : '',
    more > 0 ? 'was die Karte verlangt' : '',
  ].filter((part) => part !== '')
  return w.list(parts) || 'nichts'
}

export const cardMessagesDe: MessageTexts<CardMessages> = {
  'card.usePrompt': () => 'Eine Karte einsetzen?',
  'card.pass': () => 'Nichts einsetzen',
  'card.triggerPrompt': () => 'Was geschieht zuerst?',
  'card.card': (w, { source, of }) => w.source(source, of),
  'card.pricePrompt': (w, { source, of }) => `${w.source(source, of)}: Womit bezahlst du?`,
  'card.price': (w, price) => priceWords(w, price),
  'card.resourcePrompt': (w, { purpose, n }) => {
    const what = w.count(n, 'Ressource', 'Ressourcen')
    if (purpose === 'gain') return `Nimm ${what} deiner Wahl`
    if (purpose === 'lose') return `Gib ${what} deiner Wahl ab`
    return purpose === 'give' ? `Verschenke bis zu ${what}` : `Bezahle ${what} deiner Wahl`
  },
  'card.resource': (w, { kind }) => w.resource(kind, 1),
  'card.done': () => 'Fertig',
  'card.ownCardPrompt': (w, { purpose, n, owner, isOwn }) => {
    const cards = w.count(n, 'Karte', 'Karten')
    const whose = isOwn === 1 ? '' : ` von ${w.player(owner)}`
    if (purpose === 'flip') return `Drehe ${cards}${whose} um`
    if (purpose === 'unflip') return `Decke ${cards}${whose} wieder auf`
    return purpose === 'limit' ? `Zu viele Karten: Wirf ${cards} ab` : `Wirf ${cards}${whose} ab`
  },
  'card.playerPrompt': (w, { source, of }) => `${w.source(source, of)}: Welcher Spieler?`,
  'card.player': (w, { role }) => w.player(role),
  'card.mayPrompt': (w, { source, of, about }) => {
    if (about === 'pay') return `${w.source(source, of)}: Willst du bezahlen?`
    if (about === 'again') return `${w.source(source, of)}: Noch einmal?`
    return about === 'bottom' ? 'Diese Karte unter den Stapel legen?' : `${w.source(source, of)}: Ausführen?`
  },
  'card.yes': () => 'Ja',
  'card.no': () => 'Nein',
  'card.choosePrompt': (w, { source, of }) => `${w.source(source, of)}: Wähle`,
  'card.printed': (_w, { de }) => de,
  'card.doThis': () => 'Der erste Teil des Textes',
  'card.orElse': () => 'Der Teil nach „oder“',
  'card.hexOrderPrompt': () => 'Welches Hexfeld zuerst?',
  'card.hexPrompt': () => 'Wähle ein Hexfeld',
  'card.hex': (w, { space }) => w.hex(space),
  'card.anyOrder': () => 'In beliebiger Reihenfolge',
  'card.nemesisCardPrompt': () => 'Welche Legion oder Horde?',
  'card.nemesisCard': (w, { card }) => w.card(card),
}

export const cardEventsDe: EventTexts<CardEvent> = {
  abilityUsed: (w, { role, source, of, isForced }) =>
    role === NONE || isForced === 1
      ? `${w.source(source, of)} kommt zur Wirkung.`
      : `${w.player(role)} setzt ${w.source(source, of)} ein.`,
  cardFlipped: (w, { source, of }) => `${w.source(source, of)} wird umgedreht.`,
  cardDiscarded: (w, { role, source, of }) => `${w.player(role)} wirft ${w.source(source, of)} ab.`,
  questDiscarded: (w, { quest }) => `Die Quest ${w.quest(quest)} wird abgeworfen.`,
  apSpent: (w, { role, n }) => `${w.player(role)} gibt ${w.ap(n)} aus.`,
}
