import type { Language } from '../../../protocol/board.ts'

type Share = readonly [needed: number, own: number]

const EN = {
  plan: (laid: number, of: number, [energy, ownEnergy]: Share, [gold, ownGold]: Share) =>
    `${laid} of ${of} laid · costs ${energy} of ${ownEnergy} energy, ${gold} of ${ownGold} gold`,
  turn: 'Its action follows at once; the others go on after you.',
  attack: 'Click the land you attack; your card decides whose side its residents take.',
  attackOrMove: 'Click the land you attack, or a land of yours from which armies march.',
  move: 'Click the land from which armies march.',
  land: 'Click a land that shines.',
  limbo: 'Click a limbo that shines.',
  way: 'How many go, and what comes of it.',
  group: 'The land is marked on the board.',
  draft: 'Your next army group goes into the land of the card.',
  emptyPlan:
    'Your plan is empty: this round you would only take compensations, one a turn while others go on. Ready all the same?',
  shortPlan: (laid: number, of: number) =>
    `Only ${laid} of ${of} spaces ${laid === 1 ? 'has' : 'have'} a card, and you hold more. Ready all the same?`,
  pass: (left: number) =>
    left === 1
      ? 'One of your cards could still do something. Passing takes it back to your hand for this round.'
      : `${left} of your cards could still do something. Passing takes them back to your hand for this round.`,
  reinforce: 'You could still bring armies out of limbo for nothing. Leave them there?',
}

const DE: typeof EN = {
  plan: (laid, of, [energy, ownEnergy], [gold, ownGold]) =>
    `${laid} von ${of} gelegt · kostet ${energy} von ${ownEnergy} Energie, ${gold} von ${ownGold} Gold`,
  turn: 'Ihre Aktion folgt sofort; danach sind die anderen dran.',
  attack: 'Klicke das Land an, das du angreifst; deine Karte entscheidet, zu wem seine Bewohner halten.',
  attackOrMove: 'Klicke das Land an, das du angreifst, oder ein eigenes, aus dem Armeen marschieren.',
  move: 'Klicke das Land an, aus dem Armeen marschieren.',
  land: 'Klicke ein leuchtendes Land an.',
  limbo: 'Klicke einen leuchtenden Limbus an.',
  way: 'Wie viele gehen, und was dabei herauskommt.',
  group: 'Das Land ist auf dem Spielplan markiert.',
  draft: 'Deine nächste Armeegruppe kommt in das Land der Karte.',
  emptyPlan:
    'Dein Plan ist leer: Du bekämst in dieser Runde nur Kompensationen, eine je Zug, solange andere weitermachen. Trotzdem fertig?',
  shortPlan: (laid, of) =>
    `Erst auf ${laid} von ${of} Feldern liegt eine Karte, und du hast noch mehr. Trotzdem fertig?`,
  pass: (left) =>
    left === 1
      ? 'Eine deiner Karten könnte noch etwas bewirken. Wer passt, nimmt sie für diese Runde zurück auf die Hand.'
      : `${left} deiner Karten könnten noch etwas bewirken. Wer passt, nimmt sie für diese Runde zurück auf die Hand.`,
  reinforce: 'Du könntest noch kostenlos Armeen aus dem Limbus holen. Sollen sie dort bleiben?',
}

export const ANSWERS: Readonly<Record<Language, typeof EN>> = { en: EN, de: DE }
