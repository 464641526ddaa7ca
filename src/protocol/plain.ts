// Control characters, halves of characters, private and unassigned ones, and those that turn the direction of what follows.
const STRANGE = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u
const STRANGE_IN_LINES = /(?![\n\t])[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u

export const NOT_PLAIN = 'must not hold control characters'

/** Whether a name or a line shows as what it is. */
export const isPlain = (text: string): boolean => !STRANGE.test(text)

/** The same for a text of several lines. */
export const isPlainText = (text: string): boolean => !STRANGE_IN_LINES.test(text)
