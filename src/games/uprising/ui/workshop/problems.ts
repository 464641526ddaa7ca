import { textFinder, withParts } from '../../../../kit/content/problem-words.ts'
import type { Language } from '../../../../protocol/board.ts'

/** What checks say, with what varies in braces; the same in plain English (empty: as it is) and in German. */
const PROBLEMS: readonly (readonly [said: string, en: string, de: string])[] = [
  ['unknown verb: {}', '', 'unbekanntes Verb: {}'],
  ['unknown rule: {}', '', 'unbekannte Regel: {}'],
  ['unknown cost: {}', '', 'unbekannte Kosten: {}'],
  ['unknown number: {}', '', 'unbekannte Zahl: {}'],
  ['unknown condition: {}', '', 'unbekannte Bedingung: {}'],
  ['verb is missing', 'the verb ("op") is missing', 'das Verb („op“) fehlt'],
  ['rule is missing', 'the rule ("rule") is missing', 'die Regel („rule“) fehlt'],
  ['cost is missing', 'the cost ("pay") is missing', 'die Kosten („pay“) fehlen'],
  ['condition is missing', 'the condition ("is") is missing', 'die Bedingung („is“) fehlt'],
  ['a number, or an object with a known "num"', '', 'eine Zahl oder ein Objekt mit einem bekannten „num“'],
  ['a hex has either "at" or "pick"', '', 'ein Hexfeld hat entweder „at“ oder „pick“'],
  ['a hex named by "at" has no other fields', '', 'ein Hexfeld mit „at“ hat keine anderen Felder'],
  [
    'windows of a combat round name their rounds, others do not',
    '',
    'Zeitpunkte einer Kampfrunde nennen ihre Runden („rounds“), andere nicht',
  ],
  ['unknown field', '', 'unbekanntes Feld'],
  ['Too small: expected number to be >={}', 'at least {}', 'mindestens {}'],
  ['Too big: expected number to be <={}', 'at most {}', 'höchstens {}'],
  ['Too small: expected string to have >=1 characters', 'must not be empty', 'darf nicht leer sein'],
  ['Too big: expected string to have <={} characters', 'at most {} characters', 'höchstens {} Zeichen'],
  ['Too small: expected array to have >={} items', 'at least {} entries', 'mindestens {} Einträge'],
  ['Too big: expected array to have <={} items', 'at most {} entries', 'höchstens {} Einträge'],
  ['Invalid input: expected int, received number', 'a whole number', 'eine ganze Zahl'],
  ['Invalid input: expected {}, received undefined', 'is missing', 'fehlt'],
  ['Invalid input: expected array, received {}', 'must be a list', 'muss eine Liste sein'],
  ['Invalid input: expected object, received {}', 'must be an object { … }', 'muss ein Objekt { … } sein'],
  ['Invalid input: expected number, received {}', 'must be a number', 'muss eine Zahl sein'],
  ['Invalid input: expected string, received {}', 'must be a text', 'muss ein Text sein'],
  ['Invalid input: expected {}', 'must be {}', 'muss {} sein'],
  ['Invalid option: expected one of {}', 'one of: {}', 'eines davon: {}'],
  ['Invalid input', 'not valid here', 'passt hier nicht'],
  ['control characters and the marks < and > are not allowed', '', 'Steuerzeichen und die Zeichen < und > gehen nicht'],
  ['only texts, numbers, lists and objects are allowed', '', 'nur Texte, Zahlen, Listen und Objekte sind erlaubt'],
  [
    'an id is made of small letters, digits and single hyphens',
    '',
    'eine Kennung besteht aus kleinen Buchstaben, Ziffern und einzelnen Bindestrichen',
  ],
  ['must have a row for each Threat, 1 to {}', '', 'braucht eine Reihe für jede Bedrohung, 1 bis {}'],
  ['a Godpower costs a Bolt', '', 'eine Gotteskraft kostet einen Blitz'],
  ['a Legion places its Target first', '', 'eine Legion platziert zuerst ihr Ziel'],
  ['must take or discard the Quest', '', 'muss die Quest nehmen oder abwerfen („takeThis“, „discardThis“)'],
  ['more than there are goals', '', 'mehr, als es Ziele gibt'],
  ['not the home hex of this faction', '', 'nicht das Heimat-Hexfeld dieser Fraktion'],
  ['a Hero of another faction', '', 'ein Held einer anderen Fraktion'],
  ['this id occurs twice', '', 'diese Kennung kommt zweimal vor'],
  ['more than there are Sea Towers', '', 'mehr, als es Seetürme gibt'],
  ['more than there are hexes', '', 'mehr, als es Hexfelder gibt'],
  ['and {} more problems', '', 'und {} weitere Fehler'],
  ['not JSON: line {}, column {}: {}', '', 'kein JSON: Zeile {}, Spalte {}: {}'],
  ['not JSON: {}', '', 'kein JSON: {}'],
  ['not a content pack of this game', '', 'kein Inhaltspaket dieses Spiels'],
  ['not a list of things with an id', '', 'keine Liste von Dingen mit einer Kennung („id“)'],
  ['an id occurs twice', '', 'eine Kennung kommt zweimal vor'],
  ['a name is missing', '', 'ein Name fehlt'],
  ['too large', '', 'zu groß'],
]

/** What is wrong with the syntax of a text. */
const SYNTAX: Readonly<Record<string, string>> = {
  'text after the end': 'Text nach dem Ende',
  'nested too deeply': 'zu tief verschachtelt',
  'a field name in double quotes is expected here': 'hier fehlt ein Feldname in Anführungszeichen',
  'a colon is expected here': 'hier fehlt ein Doppelpunkt',
  'a text may not contain a line break or control character': 'ein Text darf keinen Zeilenumbruch enthalten',
  'a text that is not closed': 'ein Text ohne Ende',
  'a comma or } is expected here': 'hier fehlt ein Komma oder }',
  'a comma or ] is expected here': 'hier fehlt ein Komma oder ]',
}

const find = textFinder(PROBLEMS.map(([said]) => said))

const withCommas = (list: string): string => list.replaceAll('"|"', ', ').replaceAll(/^"|"$/g, '')

export function sayProblem(language: Language, problem: string): string {
  const found = find(problem)
  if (found === undefined) return problem
  const [said, en, de] = PROBLEMS[found[0]]
  const parts = found[1].map((part) => withCommas(language === 'en' ? part : (SYNTAX[part] ?? part)))
  return withParts(language === 'en' ? en || said : de, parts)
}
