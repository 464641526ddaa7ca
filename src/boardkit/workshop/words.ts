import type { Language } from '../../protocol/board.ts'

const en = {
  open: 'Open',
  saved: 'Saved',
  noneSaved: 'Nothing is saved yet.',
  inBrowser: 'in this browser',
  inAccount: 'in the account',
  fromFile: 'From a file',
  chooseFile: 'Choose a file',
  delete: (name: string) => `Delete ${name}`,
  deleteSure: (name: string) => `Delete ${name} for good?`,
  save: 'Save',
  saveHere: 'Save in this browser',
  saveAccount: 'Save in the account',
  savedNow: 'Saved.',
  share: 'Share by link',
  close: 'Close',
  cancel: 'Cancel',
  yes: 'Delete',
  notOpened: 'This file cannot be opened.',
  undo: 'Undo (Ctrl+Z)',
  redo: 'Redo (Ctrl+Y)',
  show: 'Show it',
}

const de: typeof en = {
  open: 'Öffnen',
  saved: 'Gespeichert',
  noneSaved: 'Noch ist nichts gespeichert.',
  inBrowser: 'in diesem Browser',
  inAccount: 'im Konto',
  fromFile: 'Aus einer Datei',
  chooseFile: 'Datei wählen',
  delete: (name) => `${name} löschen`,
  deleteSure: (name) => `${name} endgültig löschen?`,
  save: 'Speichern',
  saveHere: 'In diesem Browser speichern',
  saveAccount: 'Im Konto speichern',
  savedNow: 'Gespeichert.',
  share: 'Per Link teilen',
  close: 'Schließen',
  cancel: 'Abbrechen',
  yes: 'Löschen',
  notOpened: 'Diese Datei lässt sich nicht öffnen.',
  undo: 'Rückgängig (Strg+Z)',
  redo: 'Wiederholen (Strg+Y)',
  show: 'Zeigen',
}

/** What every workshop says alike; a workshop begins its own words with these. */
export const shellWords: Readonly<Record<Language, typeof en>> = { en, de }

/** What the shell says, with what each workshop calls its own things. */
export type ShellWords = typeof en & {
  readonly title: string
  readonly openTitle: string
  readonly fromFileHint: string
  readonly signIn: string
  readonly play: string
  readonly playWhyNot: string
  readonly drop: string
}
