import type { Words } from '../content/words.ts'

const w = (en: string, de: string): Words => ({ en, de })

/** By question: why it is asked, and what it decides. */
export const WHY = {
  group: w(
    'Your armies come to the board in groups: a large group is safe here, a small one leaves the large ones for other lands.',
    'Deine Armeen kommen in Gruppen ins Spiel: Eine große ist hier sicher, eine kleine lässt die großen für andere Länder.',
  ),
  draft: w(
    'The card decides where your next group stands, and its land card will be yours to plan with: look for good yields, and lands of one region.',
    'Die Karte entscheidet, wo deine nächste Gruppe steht, und mit deren Länderkarte planst du später: Achte auf Ertrag und auf Länder einer Region.',
  ),
  draftLand: w(
    'The land is yours to choose: lands of the same region in one world score together.',
    'Das Land darfst du wählen: Länder derselben Region in einer Welt zählen zusammen.',
  ),
  split: w(
    'Armies come back only into the world of their limbo, and only 1 of every {per}: put them where you will need them.',
    'Armeen kommen nur in die Welt ihres Limbus zurück, und nur 1 von {per}: Lege sie dorthin, wo du sie brauchst.',
  ),
  reinforce: w(
    'These armies are free: they make a weak land safe, or a strong one ready to attack.',
    'Diese Armeen sind kostenlos: Sie sichern ein schwaches Land oder machen ein starkes bereit zum Angriff.',
  ),
  plan: w(
    'What you lay now is all you can do in this round; in which order, you decide later.',
    'Was du jetzt legst, ist alles, was du in dieser Runde tun kannst; die Reihenfolge bestimmst du später.',
  ),
  turn: w(
    'One card, one action, then the others go on: income first pays for the rest, an attack first surprises.',
    'Eine Karte, eine Aktion, dann sind die anderen dran: Einnahmen zuerst bezahlen den Rest, ein früher Angriff überrascht.',
  ),
  act: w(
    'The card is open: now you say what comes of it, or take a small compensation instead.',
    'Die Karte ist offen: Jetzt sagst du, was aus ihr wird, oder nimmst stattdessen eine kleine Kompensation.',
  ),
  attitude: w(
    'Your card allows several readings, and they decide whose side the residents take in the fight.',
    'Deine Karte lässt mehrere Deutungen zu, und davon hängt ab, zu wem die Bewohner im Kampf halten.',
  ),
  attackArmies: w(
    'More armies win more often, but those who leave no longer guard the land behind.',
    'Mehr Armeen gewinnen öfter, aber wer geht, hütet das Land dahinter nicht mehr.',
  ),
  moveArmies: w(
    'A march gathers armies where an attack is planned or feared; 1 stays so that the land remains yours.',
    'Ein Marsch sammelt Armeen, wo ein Angriff geplant ist oder droht; 1 bleibt, damit das Land deins bleibt.',
  ),
  awakenArmy: w(
    'Awakened armies stand at once: spread them thin to hold many lands, or gather them for an attack.',
    'Erweckte Armeen stehen sofort: Verteile sie, um viele Länder zu halten, oder sammle sie für einen Angriff.',
  ),
  compensation: w(
    'Without an action there is a small comfort: take what you will need to pay with.',
    'Ohne Aktion gibt es einen kleinen Trost: Nimm, womit du bald bezahlen musst.',
  ),
} as const satisfies Readonly<Record<string, Words>>

/** A revealed card, by the action of its space. */
export const WHY_ACT = {
  gold: w(
    'Gold pays for buildings and awakening: if you are present in both worlds, take the richer one.',
    'Gold bezahlt Gebäude und Erwecken: Stehst du in beiden Welten, nimm die reichere.',
  ),
  energy: w(
    'Energy pays for buildings and awakening: if you are present in both worlds, take the richer one.',
    'Energie bezahlt Gebäude und Erwecken: Stehst du in beiden Welten, nimm die reichere.',
  ),
  awaken: w(
    'Armies come back from limbo into the land of the card: there they hold it, or attack next.',
    'Armeen kommen aus dem Limbus ins Land der Karte: Dort halten sie es oder greifen als Nächstes an.',
  ),
  build: w(
    'A building brings points at once, and a shrine or capital again in each scoring as long as you hold the land.',
    'Ein Gebäude bringt sofort Punkte, Schrein und Hauptstadt auch in jeder Wertung, solange du das Land hältst.',
  ),
  attack: w(
    'The target is free to choose; your card decides whose side its residents take, and that often decides the fight.',
    'Das Ziel ist frei; deine Karte entscheidet, zu wem seine Bewohner halten, und das entscheidet oft den Kampf.',
  ),
  attackOrMove: w(
    'Attack for a new land, or gather armies: only an attack wins land, and the card decides about its residents.',
    'Greif an für neues Land oder sammle Armeen: Nur ein Angriff bringt Land, und die Karte entscheidet über die Bewohner.',
  ),
  shrine: w(
    'A shrine brings a point at once and one in each scoring to whoever holds the land: choose one you can keep.',
    'Ein Schrein bringt sofort einen Punkt und in jeder Wertung einen dem Besitzer: Nimm ein Land, das du halten kannst.',
  ),
  magic: w(
    'A magic card comes back to your hand afterwards: choose what helps most now.',
    'Eine Magiekarte kommt danach auf deine Hand zurück: Nimm, was jetzt am meisten hilft.',
  ),
} as const satisfies Readonly<Record<string, Words>>

/** Where nothing can come of the card. */
export const WHY_IMPOSSIBLE = w(
  'As things stand nothing can come of the card: you take the compensation and have it back in hand for the next round.',
  'So wie es steht, wird aus der Karte nichts: Du nimmst die Kompensation und hast sie in der nächsten Runde wieder auf der Hand.',
)

/** All army groups stand, or none can be placed: a card is only kept. */
export const WHY_KEEP = w(
  'No group is placed with it: the card goes to your hand in secret, to plan with later.',
  'Mit ihr kommt keine Gruppe ins Spiel: Die Karte geht geheim auf deine Hand, zum Planen.',
)
