import type { Language } from '../games/registry.ts'

/** Everything the terminal client says itself; the game's words come from its narrator. */
export interface PlayTexts {
  readonly welcome: (name: string, seats: string) => string
  readonly you: string
  readonly bot: (name: string) => string
  readonly handOver: (player: string) => string
  readonly choose: string
  readonly help: readonly string[]
  readonly unknown: (line: string) => string
  readonly notOffered: (line: string) => string
  readonly noUndo: string
  readonly undone: string
  readonly noRedo: string
  readonly redone: string
  readonly noOffers: string
  readonly asksToGoBack: (player: string) => string
  readonly agreeFirst: string
  readonly declined: string
  readonly noOdds: string
  readonly noReason: string
  readonly saved: (file: string) => string
  readonly notSaved: (file: string, why: string) => string
  readonly usage: (text: string) => string
  readonly languageIs: string
  readonly languages: string
  readonly bye: string
  readonly over: string
  readonly nothingYet: string
}

const en: PlayTexts = {
  welcome: (name, seats) => `${name}. ${seats}. Type a number to choose, "help" for everything else.`,
  you: 'you',
  bot: (name) => `bot ${name}`,
  handOver: (player) => `--- ${player} ---`,
  choose: '> ',
  help: [
    '<number>      choose the option with this number; several numbers answer the next questions too',
    '=<key>        choose an option by its key',
    'undo / redo   take back your last answer, as long as nothing new was seen / give it again',
    'request       ask all others to take back your last answer although something new was seen; bots agree',
    'agree / decline  what you say to such a request',
    'offer [n]     take the standing offer with this number; without one: list what you may do at any time',
    'board         what lies on the table',
    'odds          the chances behind this question',
    'why <key>     why something is not on offer, e.g. why area:12',
    'log [n]       the last n things that happened (default 20)',
    'auto [n|end]  let a bot choose for you, n times or to the end of the game',
    'lang en|de    language',
    'save <file>   write the game to a file',
    'quit          leave the game',
  ],
  unknown: (line) => `I do not understand ${line}. Try "help".`,
  notOffered: (line) => `${line} is not on offer.`,
  noUndo: 'There is nothing you may take back.',
  undone: 'Taken back.',
  noRedo: 'There is nothing to give again.',
  redone: 'Given again.',
  noOffers: 'There is nothing else you may do now.',
  asksToGoBack: (player) => `${player} asks to take back the last own answer. agree or decline?`,
  agreeFirst: 'Say "agree" or "decline" first.',
  declined: 'Declined: the game goes on.',
  noOdds: 'No chances to tell here.',
  noReason: 'No rule has anything to say about that.',
  saved: (file) => `Saved as ${file}.`,
  notSaved: (file, why) => `${file} cannot be written (${why}).`,
  usage: (text) => `Use it like this: ${text}`,
  languageIs: 'English it is.',
  languages: 'Languages: en, de.',
  bye: 'Goodbye.',
  over: 'The game is over.',
  nothingYet: 'Nothing has happened yet.',
}

const de: PlayTexts = {
  welcome: (name, seats) => `${name}. ${seats}. Wähle mit einer Zahl; „help“ erklärt alles andere.`,
  you: 'du',
  bot: (name) => `Bot ${name}`,
  handOver: (player) => `--- ${player} ---`,
  choose: '> ',
  help: [
    '<Zahl>        die Möglichkeit mit dieser Nummer wählen; mehrere Zahlen beantworten auch die nächsten Fragen',
    '=<Schlüssel>  eine Möglichkeit über ihren Schlüssel wählen',
    'undo / redo   die letzte Antwort zurücknehmen, solange nichts Neues zu sehen war / wieder geben',
    'request       alle anderen bitten, deine letzte Antwort zurückzunehmen, obwohl Neues zu sehen war; Bots stimmen zu',
    'agree / decline  einer solchen Bitte zustimmen / sie ablehnen',
    'offer [n]     das stehende Angebot mit dieser Nummer annehmen; ohne Nummer: zeigen, was jederzeit möglich ist',
    'board         was auf dem Tisch liegt',
    'odds          die Chancen hinter dieser Frage',
    'why <Was>     warum etwas nicht möglich ist, z. B. why area:12',
    'log [n]       die letzten n Ereignisse (sonst 20)',
    'auto [n|end]  einen Bot für dich wählen lassen, n-mal oder bis zum Ende des Spiels',
    'lang en|de    Sprache',
    'save <Datei>  das Spiel in eine Datei schreiben',
    'quit          das Spiel verlassen',
  ],
  unknown: (line) => `${line} verstehe ich nicht. „help“ hilft weiter.`,
  notOffered: (line) => `${line} ist nicht möglich.`,
  noUndo: 'Du kannst nichts zurücknehmen.',
  undone: 'Zurückgenommen.',
  noRedo: 'Es gibt nichts wieder zu geben.',
  redone: 'Wieder gegeben.',
  noOffers: 'Sonst kannst du jetzt nichts tun.',
  asksToGoBack: (player) => `${player} möchte die letzte eigene Antwort zurücknehmen. agree oder decline?`,
  agreeFirst: 'Sage zuerst „agree“ oder „decline“.',
  declined: 'Abgelehnt: Das Spiel geht weiter.',
  noOdds: 'Hier gibt es keine Chancen zu nennen.',
  noReason: 'Dazu sagt keine Regel etwas.',
  saved: (file) => `Gespeichert als ${file}.`,
  notSaved: (file, why) => `${file} lässt sich nicht schreiben (${why}).`,
  usage: (text) => `So geht es: ${text}`,
  languageIs: 'Also Deutsch.',
  languages: 'Sprachen: en, de.',
  bye: 'Auf Wiedersehen.',
  over: 'Das Spiel ist zu Ende.',
  nothingYet: 'Es ist noch nichts geschehen.',
}

export const playTexts: Readonly<Record<Language, PlayTexts>> = { en, de }
