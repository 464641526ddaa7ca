import type { Language } from '../../../../protocol/board.ts'

/** A line of a table: what, how it goes, and the rule. */
export type Line = readonly [what: string, how: string, rule: string]

const lines = (...list: Line[]): readonly Line[] => list

const en = {
  basic: 'A turn of the Basic game',
  master: 'A round of the Master game',
  moving: 'Moving',
  movingLines: lines(
    ['Enter a space', '1', 'HS-MOV-02'],
    ['Each level up', '1 more; no more levels at once than the Height', 'HS-MOV-10'],
    ['Down', '1 like level ground; as deep as the Height 1 fall die, 10 deeper 2, into water none', 'HS-MOV-12'],
    ['Water, glyph', 'the move ends there', 'HS-MOV-16'],
    ['Own figures', 'pass through, if they are not engaged', 'HS-MOV-04'],
    ['Enemy figures', 'never through; beside them one is engaged', 'HS-ENG-01'],
    ['Leave an enemy', '1 die from it, each skull 1 wound', 'HS-ENG-10'],
    ['Flying', 'levels, water and figures below do not count', 'HS-POW-06'],
    ['Two spaces', 'ends on two spaces of one level', 'HS-MOV-20'],
  ),
  attacking: 'Attacking',
  attackingLines: lines(
    ['In range', 'spaces up to the Range; levels do not count', 'HS-RNG-05'],
    ['In sight', 'a straight line to any part of the hit zone', 'HS-LOS-06'],
    ['Engaged', 'only whoever it is engaged with', 'HS-ENG-13'],
    ['Standing higher', '1 die more, from 10 levels 2, for attack and defence', 'HS-ATT-11'],
    ['Wounds', 'skulls minus shields', 'HS-ATT-08'],
    ['Destroyed', 'with as many wounds as Life', 'HS-LIF-02'],
    ['Special attacks', 'dice as printed; they hit friends too', 'HS-RUL-56'],
  ),
  otherwise: 'Otherwise in the Basic game',
  otherwiseLines: lines(
    ['Hits', 'one skull too many destroys', 'HS-BAS-24'],
    ['Engagement, falls', 'none; nobody strikes at who leaves', 'HS-BAS-17'],
    ['Climbing', 'as many levels at once as the Move allows', 'HS-BAS-18'],
    ['Own figures', 'always pass through', 'HS-BAS-11'],
    ['In sight', 'needed beside the target, too', 'HS-RUL-50'],
    ['Height', '1 die more, never 2', 'HS-BAS-23'],
    ['Powers, markers, Life', 'none', 'HS-BAS-03'],
  ),
  values: 'Values',
  dice: (skulls: number, shields: number, blanks: number) =>
    `Combat die: ${skulls} skulls, ${shields} shields, ${blanks} blank.`,
  cards: 'Army cards',
  card: 'Card',
  glyphs: 'Glyphs',
  temporary: 'once',
  scenarios: 'Scenarios',
  players: 'Players',
  rounds: 'Rounds',
}

type Words = typeof en

const de: Words = {
  basic: 'Ein Zug des Grundspiels',
  master: 'Eine Runde des Masterspiels',
  moving: 'Bewegen',
  movingLines: lines(
    ['Ein Feld betreten', '1', 'HS-MOV-02'],
    ['Jede Ebene hinauf', '1 mehr; auf einmal höchstens so viele wie die Höhe', 'HS-MOV-10'],
    [
      'Hinab',
      '1 wie auf ebenem Boden; so tief wie die Höhe 1 Sturzwürfel, 10 tiefer 2, ins Wasser keiner',
      'HS-MOV-12',
    ],
    ['Wasser, Glyph', 'die Bewegung endet dort', 'HS-MOV-16'],
    ['Eigene Figuren', 'hindurch, wenn sie nicht gebunden sind', 'HS-MOV-04'],
    ['Gegner', 'nie hindurch; daneben ist man gebunden', 'HS-ENG-01'],
    ['Von Gegnern weg', '1 Würfel von ihnen, jeder Totenkopf 1 Wunde', 'HS-ENG-10'],
    ['Fliegen', 'Ebenen, Wasser und Figuren darunter zählen nicht', 'HS-POW-06'],
    ['Doppelfeld-Figur', 'endet auf zwei Feldern derselben Ebene', 'HS-MOV-20'],
  ),
  attacking: 'Angreifen',
  attackingLines: lines(
    ['In Reichweite', 'Felder bis zur Reichweite; Ebenen zählen nicht', 'HS-RNG-05'],
    ['In Sicht', 'gerade Linie zu einem Teil der Trefferzone', 'HS-LOS-06'],
    ['Gebunden', 'nur wen die Figur bindet', 'HS-ENG-13'],
    ['Höher', '1 Würfel mehr, ab 10 Ebenen 2, für Angriff und Verteidigung', 'HS-ATT-11'],
    ['Wunden', 'Totenköpfe minus Schilde', 'HS-ATT-08'],
    ['Vernichtet', 'mit so vielen Wunden wie Leben', 'HS-LIF-02'],
    ['Sonderangriffe', 'Würfel wie gedruckt; sie treffen auch Freunde', 'HS-RUL-56'],
  ),
  otherwise: 'Anders im Grundspiel',
  otherwiseLines: lines(
    ['Treffer', 'ein Totenkopf zu viel vernichtet', 'HS-BAS-24'],
    ['Bindung, Sturz', 'gibt es nicht; niemand schlägt hinterher', 'HS-BAS-17'],
    ['Klettern', 'auf einmal so viele Ebenen, wie die Bewegung reicht', 'HS-BAS-18'],
    ['Eigene Figuren', 'immer hindurch', 'HS-BAS-11'],
    ['In Sicht', 'auch direkt neben dem Ziel nötig', 'HS-RUL-50'],
    ['Höhe', '1 Würfel mehr, nie 2', 'HS-BAS-23'],
    ['Fähigkeiten, Marker, Leben', 'keine', 'HS-BAS-03'],
  ),
  values: 'Werte',
  dice: (skulls, shields, blanks) =>
    `Kampfwürfel: ${skulls} Totenköpfe, ${shields} Schilde, ${blanks === 1 ? '1 leere Seite' : `${blanks} leere Seiten`}.`,
  cards: 'Armeekarten',
  card: 'Karte',
  glyphs: 'Glyphen',
  temporary: 'einmal',
  scenarios: 'Szenarien',
  players: 'Spieler',
  rounds: 'Runden',
}

export const REFERENCE: Readonly<Record<Language, Words>> = { en, de }
