import type { Problem } from '../../../engine/index.ts'
import { textFinder, withParts } from '../../../kit/content/problem-words.ts'
import type { BuilderLanguage } from './text.ts'

/** What checks of battlefields and scenarios say, with what varies in braces, and the same in German. */
const PROBLEMS: readonly (readonly [string, string])[] = [
  ['overlaps tiles[{}]', 'überdeckt Geländestein {}'],
  ['rests on nothing', 'liegt auf nichts'],
  ['water lies on water', 'Wasser liegt auf Wasser'],
  ['lies on water', 'liegt auf Wasser'],
  ['does not stand on level {}', 'steht nicht auf Ebene {}'],
  ['has no room beneath an overhang', 'hat unter einem Überhang keinen Platz'],
  ['stands in another ruin', 'steht in einer anderen Ruine'],
  ['these are not two neighbouring spaces', 'das sind keine zwei benachbarten Felder'],
  ['the battlefield falls into {} parts', 'das Schlachtfeld zerfällt in {} Stücke'],
  ['there is no space at {}, {} on level {}', 'bei {}, {} gibt es auf Ebene {} kein Feld'],
  ['belongs to zone {} already', 'gehört schon zur Zone {}'],
  ['a glyph that is not named lies symbol side up', 'ein unbenannter Glyph liegt mit der Symbolseite nach oben'],
  ['another glyph lies here', 'hier liegt schon ein Glyph'],
  ['another figure stands here', 'hier steht schon eine Figur'],
  [
    'its two spaces must be neighbours on the same level',
    'ihre beiden Felder müssen benachbart sein und auf derselben Ebene liegen',
  ],
  ['the zones have {} to {} spaces', 'die Zonen haben {} bis {} Felder'],
  ['there is no way on foot to zone {}', 'zur Zone {} führt kein Weg zu Fuß'],
  ['there is no such battlefield', 'dieses Schlachtfeld gibt es nicht'],
  ['the battlefield has no such layout', 'diese Aufstellung hat das Schlachtfeld nicht'],
  ['there is no such side', 'diese Seite gibt es nicht'],
  ['must name all players in seat order', 'muss alle Spieler in der Sitzordnung nennen'],
  ['must have {} entries', 'muss {} Einträge haben'],
  ['the layout has no such zone', 'diese Zone hat die Aufstellung nicht'],
  ['the Master game needs points and zones', 'das Masterspiel braucht Punkte und Zonen'],
  ['the Basic game has given cards and no points', 'das Grundspiel hat vorgegebene Karten und keine Punkte'],
  ['the Basic game gives everybody cards', 'im Grundspiel bekommt jeder Karten'],
  ['the Basic game has no rounds', 'das Grundspiel kennt keine Runden'],
  ['there is no such card', 'diese Karte gibt es nicht'],
  ['needs {} spaces', 'braucht {} Felder'],
  ['{} of {} figures are placed', '{} von {} Figuren sind aufgestellt'],
  ['this card is given twice', 'diese Karte ist zweimal vergeben'],
  ['player {} is not given {}', 'Spieler {} hat diese Karte nicht: {}'],
  ['{} glyphs for {} hidden places', '{} Glyphen für {} verborgene Plätze'],
  ['the glyph {} is used {} times', 'der Glyph {} kommt {}-mal vor'],
  ['needs a round limit', 'braucht eine Rundengrenze'],
  ['needs a scout', 'braucht einen Kundschafter'],
  ['needs a captive', 'braucht einen Gefangenen'],
  ['asks for more glyphs than there are', 'verlangt mehr Glyphen, als da sind'],
  ['these glyphs are not hidden', 'diese Glyphen sind nicht verborgen'],
  ['the glyph {} is not placed', 'der Glyph {} liegt nirgends'],
  ['each glyph {} needs an owner', 'jeder Glyph {} braucht einen Besitzer'],
  ['the captive has no place', 'der Gefangene hat keinen Platz'],
  ['holds no Virtualscape map', 'enthält keine Karte von Virtualscape'],
  ['this id occurs twice', 'dieser Name kommt zweimal vor'],
  ['and {} more problems', 'und {} weitere Fehler'],
]

const find = textFinder(PROBLEMS.map(([en]) => en))

/** A problem of a check in words; texts of a schema stay as they are. */
export function sayProblem(language: BuilderLanguage, { problem }: Problem): string {
  const found = language === 'en' ? undefined : find(problem)
  return found === undefined ? problem : withParts(PROBLEMS[found[0]][1], found[1])
}
