/**
 * What does not show as itself: control and format characters, halves of characters, private and unassigned ones, separators of
 * lines, letters that are empty. Of the joiners only those are left that emoji and Arabic letters need.
 */
const STRANGE = [
  String.raw`[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u2028\u2029\u115f\u1160\u3164\uffa0]`,
  String.raw`(?![\u200c\u200d])\p{Cf}`,
  // An empty sign, and marks that nobody sees.
  String.raw`[\u2800\u034f\u17b4\u17b5]`,
  String.raw`(?<!\p{Emoji})[\ufe00-\ufe0f]`,
  String.raw`(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d`,
  String.raw`(?<!\p{Script=Arabic})\u200c`,
].join('|')
const strange = new RegExp(STRANGE, 'u')
const strangeInLines = new RegExp(String.raw`(?![\n\t])(?:${STRANGE})`, 'u')
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

export const NOT_PLAIN = 'must not hold control characters'

/** A line, or a text of several, without what does not show. */
export const plainLine = (text: string): string => text.replaceAll(new RegExp(strange, 'gu'), '')
export const plainText = (text: string): string => text.replaceAll(new RegExp(strangeInLines, 'gu'), '')

/** Whether a line shows as what it is. */
export const isPlain = (text: string): boolean => !strange.test(text)

/** Whether a name does, and shows at all. */
export const isPlainName = (text: string): boolean => isPlain(text) && visible.test(text)

/** The same as for a line, for a text of several. */
export const isPlainText = (text: string): boolean => !strangeInLines.test(text)
