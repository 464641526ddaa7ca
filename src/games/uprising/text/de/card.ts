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
  'card.card': ({ source, of }, w) => w.source(source, of),
  'card.pricePrompt': ({ source, of }, w) => `${w.source(source, of)}: Womit bezahlst du?`,
  'card.price': (price, w) => priceWords(w, price),
  'card.resourcePrompt': ({ purpose, n }, w) => {
    const what = w.count(n, 'Ressource', 'Ressourcen')
    if (purpose === 'gain') return `Nimm ${what} deiner Wahl`
    if (purpose === 'lose') return `Gib ${what} deiner Wahl ab`
    return purpose === 'give' ? `Verschenke bis zu ${what}` : `Bezahle ${what} deiner Wahl`
  },
  'card.resource': ({ kind }, w) => w.resource(kind, 1),
  'card.done': () => 'Fertig',
  'card.ownCardPrompt': ({ purpose, n, owner, isOwn }, w) => {
    const cards = w.count(n, 'Karte', 'Karten')
    const whose = isOwn === 1 ? '' : ` von ${w.player(owner)}`
    if (purpose === 'flip') return `Drehe ${cards}${whose} um`
    if (purpose === 'unflip') return `Decke ${cards}${whose} wieder auf`
    return purpose === 'limit' ? `Zu viele Karten: Wirf ${cards} ab` : `Wirf ${cards}${whose} ab`
  },
  'card.playerPrompt': ({ source, of }, w) => `${w.source(source, of)}: Welcher Spieler?`,
  'card.player': ({ role }, w) => w.player(role),
  'card.mayPrompt': ({ source, of, about }, w) => {
    if (about === 'pay') return `${w.source(source, of)}: Willst du bezahlen?`
    if (about === 'again') return `${w.source(source, of)}: Noch einmal?`
    return about === 'bottom' ? 'Diese Karte unter den Stapel legen?' : `${w.source(source, of)}: Ausführen?`
  },
  'card.yes': () => 'Ja',
  'card.no': () => 'Nein',
  'card.choosePrompt': ({ source, of }, w) => `${w.source(source, of)}: Wähle`,
  'card.printed': ({ de }) => de,
  'card.doThis': () => 'Der erste Teil des Textes',
  'card.orElse': () => 'Der Teil nach „oder“',
  'card.hexOrderPrompt': () => 'Welches Hexfeld zuerst?',
  'card.hexPrompt': () => 'Wähle ein Hexfeld',
  'card.hex': ({ space }, w) => w.hex(space),
  'card.anyOrder': () => 'In beliebiger Reihenfolge',
  'card.nemesisCardPrompt': () => 'Welche Legion oder Horde?',
  'card.nemesisCard': ({ card }, w) => w.card(card),
}

export const cardEventsDe: EventTexts<CardEvent> = {
  abilityUsed: ({ role, source, of, isForced }, w) =>
    role === NONE || isForced === 1
      ? `${w.source(source, of)} kommt zur Wirkung.`
      : `${w.player(role)} setzt ${w.source(source, of)} ein.`,
  cardFlipped: ({ source, of }, w) => `${w.source(source, of)} wird umgedreht.`,
  cardDiscarded: ({ role, source, of }, w) => `${w.player(role)} wirft ${w.source(source, of)} ab.`,
  questDiscarded: ({ quest }, w) => `Die Quest ${w.quest(quest)} wird abgeworfen.`,
  apSpent: ({ role, n }, w) => `${w.player(role)} gibt ${w.ap(n)} aus.`,
}
