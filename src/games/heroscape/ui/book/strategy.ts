import type { Advice, Language } from '../../../../protocol/board.ts'

const en: readonly Advice[] = [
  {
    text: 'Gather a balanced army: somebody who shoots, somebody who holds the line beside them, and a hero or two for the rest.',
    rule: 'HS-DRF-05',
  },
  {
    text: 'Take the high ground and make the others climb: one level is a die more in every normal attack and every defence.',
    rule: 'HS-ATT-10',
  },
  {
    text: 'Lay markers for a plan that survives a loss: if all figures of a card fall, its turns of this round are gone. Three on one hero is a bet.',
    rule: 'HS-RND-14',
  },
  { text: 'Let the X lie where it frightens: the others count it as a turn of your best card.', rule: 'HS-RND-05' },
  {
    text: 'Walk up to shooters. Whoever is engaged may attack only those beside it, however far it could reach.',
    rule: 'HS-ENG-13',
  },
  {
    text: 'Stay, or walk around: moving is free as long as each space lies beside the same enemy. Only breaking away costs a strike.',
    rule: 'HS-ENG-08',
  },
  {
    text: 'End your move where few can see you. Who is completely hidden behind ground or a ruin cannot be shot at, only grenades reach it; the ruler shows the sight to a space beforehand.',
    rule: 'HS-LOS-03',
  },
  {
    text: 'Finish what you have begun. A wounded hero fights like a fresh one, and several figures may attack the same target.',
    rule: 'HS-ATT-03',
  },
  {
    text: 'Post somebody on a glyph that lasts: it helps all your figures, and nobody else gets it meanwhile.',
    rule: 'HS-GLY-07',
  },
  {
    text: 'Where points decide, keep the last figure of each squad alive: the card counts in full as long as one stands.',
    rule: 'HS-END-04',
  },
]

const de: readonly Advice[] = [
  {
    text: 'Stell eine ausgewogene Armee zusammen: jemanden, der schießt, jemanden, der davor die Reihe hält, und dazu ein oder zwei Helden.',
    rule: 'HS-DRF-05',
  },
  {
    text: 'Nimm die Anhöhe und lass die anderen klettern: Eine Ebene ist ein Würfel mehr, bei jedem normalen Angriff und jeder Verteidigung.',
    rule: 'HS-ATT-10',
  },
  {
    text: 'Leg die Marker so, dass der Plan einen Verlust übersteht: Fallen alle Figuren einer Karte, sind ihre Züge dieser Runde weg. Drei auf einem Helden sind eine Wette.',
    rule: 'HS-RND-14',
  },
  {
    text: 'Leg das X dorthin, wo es Angst macht: Die anderen rechnen mit einem Zug deiner besten Karte.',
    rule: 'HS-RND-05',
  },
  {
    text: 'Geh an Schützen heran. Wer gebunden ist, darf nur angreifen, wer daneben steht, so weit er sonst auch reicht.',
    rule: 'HS-ENG-13',
  },
  {
    text: 'Bleib stehen oder geh herum: Solange jedes Feld an denselben Gegner angrenzt, kostet das nichts. Nur wer sich löst, dem wird hinterhergeschlagen.',
    rule: 'HS-ENG-08',
  },
  {
    text: 'Beende deine Bewegung, wo dich wenige sehen. Wer hinter Gelände oder einer Ruine ganz verdeckt ist, kann nicht beschossen werden, nur Granaten erreichen ihn; das Maßband zeigt die Sicht auf ein Feld vorher.',
    rule: 'HS-LOS-03',
  },
  {
    text: 'Bring zu Ende, was du angefangen hast. Ein verwundeter Held kämpft wie ein frischer, und mehrere Figuren dürfen dasselbe Ziel angreifen.',
    rule: 'HS-ATT-03',
  },
  {
    text: 'Stell jemanden auf einen Glyphen, der bleibt: Er hilft all deinen Figuren, und solange hat ihn niemand sonst.',
    rule: 'HS-GLY-07',
  },
  {
    text: 'Wo Punkte entscheiden, halte die letzte Figur jeder Truppe am Leben: Die Karte zählt voll, solange eine steht.',
    rule: 'HS-END-04',
  },
]

export const strategy: Readonly<Record<Language, readonly Advice[]>> = { en, de }
