// Runs before the first paint, so that nobody sees the wrong theme or language flash by.
const root = document.documentElement
let kept = {}
try {
  kept = Object(JSON.parse(localStorage.getItem('walstatt.settings') ?? '{}'))
} catch {
  // Without storage the defaults hold.
}
const isLight = matchMedia('(prefers-color-scheme: light)').matches
root.dataset.theme = kept.theme === 'night' || kept.theme === 'day' ? kept.theme : isLight ? 'day' : 'night'
const known = [kept.language, ...navigator.languages].map((tag) => (typeof tag === 'string' ? tag.slice(0, 2) : ''))
root.lang = known.find((tag) => tag === 'de' || tag === 'en') ?? 'en'
