import type { Words } from '../content/words.ts'

const w = (en: string, de: string): Words => ({ en, de })

/** By question: why it is asked, and what it decides. Short, for it stands in the ribbon. */
export const WHY = {
  group: w(
    'A large group is safe here; a small one leaves the large ones for other lands.',
    'Eine große Gruppe ist hier sicher, eine kleine lässt die großen für andere Länder.',
  ),
  draft: w(
    'Your next group goes into the card’s land, with its land card, if it is still free: mind yield and region.',
    'Ins Land der Karte kommt deine nächste Gruppe, mit dessen Länderkarte, falls noch frei: Achte auf Ertrag und Region.',
  ),
  draftLand: w(
    'The land is yours to choose: lands of one region in one world score together.',
    'Das Land darfst du wählen: Länder derselben Region in einer Welt zählen zusammen.',
  ),
  split: w(
    'Armies return only to the world of their limbo, and only 1 of every {per} for nothing.',
    'Armeen kommen nur in die Welt ihres Limbus zurück, und umsonst nur 1 von {per}.',
  ),
  reinforce: w(
    'These armies are free: make a weak land safe, or a strong one ready to attack.',
    'Diese Armeen sind kostenlos: Sichere ein schwaches Land, oder mach ein starkes angriffsbereit.',
  ),
  plan: w(
    'What you lay now is all you can do this round; the order you choose later.',
    'Was du jetzt legst, ist alles, was du in dieser Runde tun kannst; die Reihenfolge wählst du später.',
  ),
  turn: w(
    'One card, one action, then the others go on: income first pays for the rest.',
    'Eine Karte, eine Aktion, dann die anderen: Einnahmen zuerst bezahlen den Rest.',
  ),
  act: w(
    'The card is open: say what comes of it, or take a small compensation instead.',
    'Die Karte ist offen: Sag, was aus ihr wird, oder nimm eine kleine Kompensation.',
  ),
  attitude: w(
    'Your card can be read in two ways, and that decides whose side the residents take.',
    'Deine Karte lässt zwei Deutungen zu; davon hängt ab, zu wem die Bewohner halten.',
  ),
  attackArmies: w(
    'More armies win more often, but those who leave no longer guard the land.',
    'Mehr Armeen gewinnen öfter, aber wer geht, hütet das Land nicht mehr.',
  ),
  moveArmies: w(
    'Gather armies where you want to attack or fear an attack; 1 army keeps the land.',
    'Sammle Armeen, wo du angreifen willst oder ein Angriff droht; 1 Armee hält das Land.',
  ),
  awakenArmy: w(
    'Spread them to hold many lands, or gather them for an attack.',
    'Verteile sie, um viele Länder zu halten, oder sammle sie für einen Angriff.',
  ),
  compensation: w(
    'A small comfort for an action that does not happen: take what you will need.',
    'Ein kleiner Trost für eine Aktion, die ausfällt: Nimm, was du bald brauchst.',
  ),
} as const satisfies Readonly<Record<string, Words>>

/** A revealed card, by the action of its space. */
export const WHY_ACT = {
  gold: w(
    'Gold pays for buildings and awakening; with a land card, and present in both worlds, take the richer one.',
    'Gold bezahlt Gebäude und Erwecken; mit einer Länderkarte und in beiden Welten nimm die reichere.',
  ),
  energy: w(
    'Energy pays for buildings and awakening; with a land card, and present in both worlds, take the richer one.',
    'Energie bezahlt Gebäude und Erwecken; mit einer Länderkarte und in beiden Welten nimm die reichere.',
  ),
  awaken: w(
    'Armies return from limbo into the card’s land: to hold it, or to attack from it next.',
    'Armeen kehren aus dem Limbus ins Land der Karte zurück: um es zu halten oder anzugreifen.',
  ),
  build: w(
    'Points at once, and for a shrine or a capital again each round you hold the land.',
    'Punkte sofort, für Schrein und Hauptstadt auch in jeder Runde, in der du das Land hältst.',
  ),
  attack: w(
    'You choose the target; your card decides whose side its residents take.',
    'Das Ziel wählst du; deine Karte entscheidet, zu wem seine Bewohner halten.',
  ),
  attackOrMove: w(
    'Only an attack wins land, a movement gathers armies; your card decides about the residents.',
    'Nur ein Angriff bringt Land, eine Bewegung sammelt Armeen; über die Bewohner entscheidet deine Karte.',
  ),
  shrine: w(
    'A point at once and one each round for whoever holds the land: choose one you can keep.',
    'Ein Punkt sofort und einer je Runde für den Besitzer: Nimm ein Land, das du halten kannst.',
  ),
  magic: w(
    'A magic card comes back to your hand: choose what helps most now.',
    'Eine Magiekarte kommt auf die Hand zurück: Nimm, was jetzt am meisten hilft.',
  ),
} as const satisfies Readonly<Record<string, Words>>

/** Where nothing can come of the card. */
export const WHY_IMPOSSIBLE = w(
  'Nothing can come of this card now: take the compensation, and the card returns to your hand.',
  'Aus dieser Karte wird jetzt nichts: Nimm die Kompensation, und sie kommt auf die Hand zurück.',
)

/** All army groups stand, or none can be placed: a card is only kept. */
export const WHY_KEEP = w(
  'No group goes with it: you keep the card in secret, to plan with later.',
  'Mit ihr kommt keine Gruppe ins Spiel: Du behältst die Karte geheim, zum Planen.',
)
