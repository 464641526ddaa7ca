import type { Language } from '../../../../protocol/board.ts'

/* Why each question is asked and what it decides, by its name. */

const en = {
  armyCard: 'Your army is made of the cards you take now; what you leave, others may take.',
  prepareArmy: 'You put your whole army together in secret; the points are all you have for the battle.',
  place: 'From here your figures set out: the first turns decide who takes the high ground and the glyphs.',
  scout: 'Only this hero can win the battle for you at the base, and nobody else knows who it is.',
  markerX: 'The X gives no turn: it only makes the others believe in one, so lay it where they would fear it.',
  marker: 'The markers fix now which card acts in each of your three turns, whatever happens until then.',
  card: 'Only the figures of this card move and attack in this turn, so choose who can do most now.',
  reinforce: 'A good roll brings more figures, and nothing is lost if it fails.',
  move: 'Choose on the battlefield who moves; all moves come before the first attack.',
  moveTo: 'Where the figure stops decides whom it can reach, how high it stands, and who can reach it.',
  moveOn: 'Something happened on the way; with what is left of its Move the figure may go on from here.',
  strike: 'An enemy turns its back on your figure: a free die, and each skull is a wound.',
  attack: 'Whoever has somebody in range and in sight attacks once; the order is yours, roll by roll.',
  fireLine: 'Everybody on the line that is in sight is hit, friends too, so the direction decides who.',
  explosion: 'The target and everybody adjacent to it are hit, friends too, so look who stands beside it.',
  grenade: 'Each grenade hits its target and everybody adjacent; the throw comes only once in the game.',
  chomp: 'A bite before the attack can destroy a figure at once; you choose whom he tries.',
  mindShackle: 'With a very high roll the whole card of this figure changes sides, so choose the one worth most.',
  spirit: 'The fallen hero strengthens one card for the rest of the game: choose one that will still fight for long.',
  dropTo: 'The soldiers land where you say, but not beside anybody; from there they act like all others.',
  cloneFrom: 'Each living Marro may roll to bring back a fallen one; on water it succeeds more often.',
  cloneTo: 'The Marro that returns stands beside the one that rolled, and fights again from the next turn.',
  putBack: 'A card goes out of play when all its figures have fallen, so you choose which one stays alive longer.',
  summoning: 'The glyph may bring any figure here: an own one closer to the fight, or an enemy into your reach.',
  summoningTo: 'The summoned figure stands beside the glyph; the space decides whom it meets there.',
  healing: 'The glyph removes all wounds of this figure, and leaves the game either way.',
}

type Words = typeof en
/** Every question of the game; the decoy among the order markers has a word of its own. */
export type Why = keyof Words

const de: Words = {
  armyCard: 'Aus den Karten, die du jetzt nimmst, besteht deine Armee; was du liegen lässt, können andere nehmen.',
  prepareArmy: 'Du stellst deine ganze Armee geheim zusammen; mehr als diese Punkte hast du in der Schlacht nicht.',
  place: 'Von hier brechen deine Figuren auf: Die ersten Züge entscheiden, wer Anhöhen und Glyphen besetzt.',
  scout: 'Nur dieser Held kann die Schlacht am Stützpunkt für dich gewinnen, und niemand sonst weiß, wer es ist.',
  markerX: 'Das X bringt keinen Zug: Es täuscht nur einen vor; leg es dorthin, wo die anderen ihn fürchten.',
  marker: 'Die Marker legen jetzt fest, welche Karte in jedem deiner drei Züge handelt, was bis dahin auch geschieht.',
  card: 'Nur die Figuren dieser Karte bewegen sich und greifen an: Nimm die, die jetzt am meisten ausrichten.',
  reinforce: 'Ein guter Wurf bringt neue Figuren, und ein schlechter kostet nichts.',
  move: 'Wähl auf dem Schlachtfeld, wer zieht; alle Bewegungen kommen vor dem ersten Angriff.',
  moveTo: 'Wo die Figur anhält, entscheidet, wen sie erreicht, wie hoch sie steht und wer sie erreicht.',
  moveOn: 'Unterwegs ist etwas geschehen; mit dem Rest ihrer Bewegung darf die Figur von hier weiterziehen.',
  strike: 'Ein Gegner kehrt deiner Figur den Rücken: ein Würfel umsonst, und jeder Totenkopf ist eine Wunde.',
  attack: 'Wer jemanden in Reichweite und in Sicht hat, greift einmal an; die Reihenfolge bestimmst du.',
  fireLine: 'Die Linie trifft alle, die darauf zu sehen sind, auch Freunde; die Richtung entscheidet also, wen.',
  explosion: 'Getroffen werden das Ziel und alle, die angrenzen, auch Freunde: Sieh nach, wer daneben steht.',
  grenade: 'Jede Granate trifft ihr Ziel und alle, die angrenzen; werfen kannst du nur einmal im Spiel.',
  chomp: 'Ein Biss vor dem Angriff kann eine Figur sofort vernichten; du wählst, bei wem er es versucht.',
  mindShackle:
    'Bei einem sehr hohen Wurf wechselt die ganze Karte dieser Figur die Seite: Nimm die, die am meisten wert ist.',
  spirit: 'Der gefallene Held stärkt eine Karte bis zum Ende des Spiels: Nimm eine, die noch lange kämpft.',
  dropTo: 'Die Soldaten landen, wo du willst, nur nicht neben jemandem; von dort handeln sie wie alle anderen.',
  cloneFrom: 'Jeder lebende Marro darf würfeln, um einen gefallenen zurückzuholen; auf Wasser gelingt es öfter.',
  cloneTo: 'Der zurückgeholte Marro steht neben dem, der gewürfelt hat, und kämpft ab dem nächsten Zug wieder mit.',
  putBack: 'Eine Karte ist aus dem Spiel, wenn alle ihre Figuren gefallen sind: Du wählst, welche länger bleibt.',
  summoning:
    'Der Glyph kann jede Figur herholen: eine eigene näher ans Gefecht oder eine gegnerische in deine Reichweite.',
  summoningTo: 'Die herbeigerufene Figur steht neben dem Glyphen; das Feld entscheidet, wem sie dort begegnet.',
  healing: 'Der Glyph nimmt dieser Figur alle Wunden und kommt so oder so aus dem Spiel.',
}

export const WHY: Readonly<Record<Language, Words>> = { en, de }
