import type { QuestionView, Role, Waiting } from '../../engine/index.ts'
import { capital } from '../../games/texts.ts'
import type { Language } from '../../protocol/board.ts'
import { listed } from '../i18n/format.ts'
import type { Catalogue } from '../i18n/index.ts'
import type { Words } from './words.ts'

interface Reader {
  readonly t: Catalogue
  readonly language: Language
  readonly words: Pick<Words, 'called' | 'deed'>
  nameOf(role: Role): string
}

/** The same person twice, as faction and by name, or once where both are the same. */
function whoIs({ words, nameOf }: Reader, role: Role, subject: string): string {
  const name = nameOf(role)
  return name === '' || name === words.called(role).name ? subject : `${subject} (${name})`
}

/** Who decides what, told to somebody who is not asked: never the question itself, which says "you" to another. */
export function waitingText(reader: Reader, waiting: readonly Waiting[]): string {
  const { t, language, words } = reader
  const [only] = waiting
  if (only === undefined) return t.app.loading
  if (waiting.length > 1) {
    const names = waiting.map(({ role }) => whoIs(reader, role, words.called(role).object))
    return t.table.waitFor(listed(language, names))
  }
  const called = words.called(only.role)
  const who = { ...called, subject: capital(whoIs(reader, only.role, called.subject)) }
  const deed = only.question === undefined ? undefined : words.deed(only.question)
  return deed === undefined ? t.table.isChoosing(who) : t.table.decides(who, deed)
}

/** The question to somebody here; who leads several sides is told for which. */
export function promptText(
  words: Pick<Words, 'say' | 'side'>,
  question: QuestionView,
  role: Role | undefined,
  roles: readonly Role[],
): string {
  const text = words.say(question.prompt)
  return role === undefined || roles.length < 2 ? text : `${words.side(role)}: ${text}`
}
