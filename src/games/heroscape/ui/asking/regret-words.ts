import type { Language } from '../../../../protocol/board.ts'

const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

const en = {
  leave: (who: string, dice: number, isDeadly: boolean) =>
    `${who} may strike after it with ${counted(dice, 'die', 'dice')}: each skull is a wound${isDeadly ? ', enough to destroy it' : ''}. It need not leave to attack.`,
  fall: (dice: number, isDeadly: boolean) =>
    `That is a fall: ${counted(dice, 'die', 'dice')}, each skull is a wound${isDeadly ? ', enough to destroy it' : ''}. Smaller steps down do no harm.`,
  farFall: 'That is an extreme fall: a bad roll of the 20-sided die destroys the figure.',
  glyph: (glyph: string, power: string) =>
    `The figure leaves the ${glyph}: ${power} is gone for your army until somebody of yours stands there again.`,
  idle: (card: string) => `${card}: from here nobody is in reach, so without a move this turn passes unused.`,
  waiting: (card: string) => `${card}: not on the battlefield in this round, so a turn of this card has no effect.`,
  oneCard: (card: string) =>
    `All three turns would belong to one figure (${card}): if it falls in this round, the rest of them are lost.`,
  friends: (who: string) => `Your own side would be hit as well: ${who}.`,
  grenade: 'The grenades come only once in the game, and this card makes no other attack in this turn.',
  unused: {
    'scenario.dontHeal': 'The glyph leaves the game in any case: healing costs nothing.',
    'scenario.summonNobody': 'The glyph leaves the game in any case: summoning somebody costs nothing.',
    'reinforce.no': 'The roll costs nothing: if it fails, you may roll again after the next round.',
    'move.spare': 'The strike costs you nothing: your figure may still do all that it could do before.',
  },
}

type Words = typeof en
export type Unused = keyof Words['unused']

const de: Words = {
  leave: (who, dice, isDeadly) =>
    `${who}: hinterherschlagen mit ${dice === 1 ? '1 Würfel' : `${dice} Würfeln`}, jeder Totenkopf ist eine Wunde${isDeadly ? ' und kann die Figur vernichten' : ''}. Zum Angreifen muss sie nicht weg.`,
  fall: (dice, isDeadly) =>
    `Das ist ein Sturz: ${dice} Würfel, jeder Totenkopf ist eine Wunde${isDeadly ? ' und kann die Figur vernichten' : ''}. Kleinere Stufen hinab schaden nicht.`,
  farFall: 'Das ist ein extremer Sturz: Ein schlechter Wurf mit dem 20-seitigen Würfel vernichtet die Figur.',
  glyph: (glyph, power) =>
    `Die Figur verlässt den Glyphen (${glyph}): ${power} fehlt deiner Armee, bis wieder jemand von dir dort steht.`,
  idle: (card) => `${card}: Von hier ist niemand zu erreichen; ohne Bewegung verstreicht der Zug ungenutzt.`,
  waiting: (card) => `${card}: in dieser Runde nicht auf dem Schlachtfeld; ein Zug dieser Karte bewirkt nichts.`,
  oneCard: (card) =>
    `Alle drei Züge gehörten einer einzigen Figur (${card}): Fällt sie in dieser Runde, sind die übrigen verloren.`,
  friends: (who) => `Auch deine eigene Seite würde getroffen: ${who}.`,
  grenade: 'Granaten gibt es nur einmal im Spiel, und diese Karte greift in diesem Zug sonst nicht an.',
  unused: {
    'scenario.dontHeal': 'Der Glyph kommt so oder so aus dem Spiel: Heilen kostet nichts.',
    'scenario.summonNobody': 'Der Glyph kommt so oder so aus dem Spiel: Jemanden zu holen kostet nichts.',
    'reinforce.no': 'Der Wurf kostet nichts: Misslingt er, darfst du nach der nächsten Runde wieder würfeln.',
    'move.spare': 'Hinterherschlagen kostet dich nichts: Deine Figur kann danach alles, was sie vorher konnte.',
  },
}

export const REGRETS: Readonly<Record<Language, Words>> = { en, de }
