import type { Advice, Language } from '../../../../protocol/board.ts'

/* What pays, in our own words. The percentages are those of the ruling about the battle bags. */

export const strategy: Readonly<Record<Language, readonly Advice[]>> = {
  en: [
    {
      text: 'Build early and in safe places. A village that stands at your first resupply scores at the later ones too, as long as your supply marker still moves.',
      rule: 'BS-DRW-10',
    },
    {
      text: 'Do not attack in doubt. With three tiles each, nothing replaced and equal bonuses you lose 42 % of the rounds, with a lead of 2 it is 14 %, with a lead of 3 only 6.5 %.',
      rule: 'BS-RUL-03',
    },
    {
      text: 'One unit more than the other side is a fourth battle tile. Send the cheap archer along, even where it adds nothing.',
      rule: 'BS-BAT-08',
    },
    {
      text: 'Keep a tile of value 5 in your hand while battles threaten. The other side does not know whether you have one.',
      rule: 'BS-BAT-12',
    },
    {
      text: 'Before you march, look where you would flee to. Without an area that is empty or yours, a lost battle costs the whole army.',
      rule: 'BS-RET-18',
    },
    {
      text: 'Cavalry is worth its cost in defence as well: with as much of it as the attacker you may still go.',
      rule: 'BS-RET-04',
    },
    {
      text: 'Ships are roads. A short chain of them brings a whole army to the far shore for the price of the landing, and villages may follow it.',
      rule: 'BS-SEA-04',
    },
    {
      text: 'A citadel holds a narrow place well and need not hide. Against Dragon Riders give it a castle for company.',
      rule: 'BS-TIL-27',
    },
    {
      text: 'Waste little. Pay marches with tiles that fit, and leave nobody in a desert when your turn ends.',
      rule: 'BS-MOV-03',
    },
    {
      text: 'Think of the last captures: at the end units take every enemy village in their areas for free, so stand where theirs are and guard your own.',
      rule: 'BS-END-06',
    },
  ],
  de: [
    {
      text: 'Bau früh und an sicheren Orten. Ein Dorf, das bei deinem ersten Nachschub steht, wertet auch bei den späteren, solange dein Nachschubmarker noch vorrückt.',
      rule: 'BS-DRW-10',
    },
    {
      text: 'Greif nicht im Zweifel an. Mit je drei Plättchen, ohne Ersatz und bei gleichem Bonus verlierst du 42 % der Runden, mit einem Vorsprung von 2 sind es 14 %, mit 3 nur 6,5 %.',
      rule: 'BS-RUL-03',
    },
    {
      text: 'Eine Einheit mehr als die andere Seite ist ein viertes Kampfplättchen. Schick den billigen Schützen mit, auch wo er nichts beiträgt.',
      rule: 'BS-BAT-08',
    },
    {
      text: 'Behalte ein Plättchen vom Wert 5 auf der Hand, solange Kämpfe drohen. Die andere Seite weiß nicht, ob du eins hast.',
      rule: 'BS-BAT-12',
    },
    {
      text: 'Sieh vor dem Marsch nach, wohin du fliehen würdest. Ohne ein Gebiet, das leer ist oder dir gehört, kostet ein verlorener Kampf die ganze Armee.',
      rule: 'BS-RET-18',
    },
    {
      text: 'Reiterei lohnt sich auch in der Verteidigung: Mit so viel davon wie der Angreifer darfst du noch gehen.',
      rule: 'BS-RET-04',
    },
    {
      text: 'Schiffe sind Straßen. Eine kurze Kette bringt eine ganze Armee zum Preis der Landung ans andere Ufer, und Dörfer dürfen ihr folgen.',
      rule: 'BS-SEA-04',
    },
    {
      text: 'Eine Zitadelle hält eine Engstelle gut und muss sich nicht verstecken. Gegen Drachenreiter gib ihr eine Burg zur Seite.',
      rule: 'BS-TIL-27',
    },
    {
      text: 'Verschwende wenig. Zahl Märsche mit passenden Plättchen, und lass am Ende deines Zuges niemanden in einer Wüste stehen.',
      rule: 'BS-MOV-03',
    },
    {
      text: 'Denk an die letzten Eroberungen: Am Ende nehmen Einheiten umsonst jedes gegnerische Dorf in ihrem Gebiet, also steh, wo ihre sind, und schütz deine.',
      rule: 'BS-END-06',
    },
  ],
}
