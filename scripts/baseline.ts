// What pages may use: everything that Safari 17 and Firefox 128 know. Looked up in MDN's compatibility data; the build translates syntax and adds
// prefixes (`vite.config.ts`), but it makes no property, selector or function that a browser does not have.

/** As the build's targets are called. */
export const BASELINE = { safari: 17, firefox: 128 } as const

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Known to both for so long that nothing has to be said. */
export const PROPERTIES = words(`
  r
  accent-color align-content align-items align-self all animation animation-delay animation-direction animation-duration
  animation-fill-mode animation-iteration-count animation-name animation-play-state animation-timing-function appearance
  aspect-ratio backface-visibility background background-attachment background-blend-mode background-clip background-color
  background-image background-origin background-position background-repeat background-size block-size border border-block
  border-bottom border-bottom-color border-bottom-left-radius border-bottom-right-radius border-bottom-style
  border-bottom-width border-collapse border-color border-image border-inline border-inline-end border-inline-start border-left
  border-left-color border-left-style border-left-width border-radius border-right border-right-color border-right-style
  border-right-width border-spacing border-style border-top border-top-color border-top-left-radius border-top-right-radius
  border-top-style border-top-width border-width bottom box-decoration-break box-shadow box-sizing break-after break-before
  break-inside caption-side caret-color clear clip-path clip-rule color color-scheme column-count column-gap column-rule
  column-span column-width columns contain container container-name container-type content counter-increment counter-reset
  cursor direction display dominant-baseline empty-cells fill fill-opacity fill-rule filter flex flex-basis flex-direction
  flex-flow flex-grow flex-shrink flex-wrap float font font-display font-family font-feature-settings font-kerning font-size
  font-stretch font-style font-synthesis font-variant font-variant-caps font-variant-ligatures font-variant-numeric font-weight
  gap grid grid-area grid-auto-columns grid-auto-flow grid-auto-rows grid-column grid-column-end grid-column-start grid-row
  grid-row-end grid-row-start grid-template grid-template-areas grid-template-columns grid-template-rows height hyphens
  image-rendering inline-size inset inset-block inset-inline inset-inline-end inset-inline-start isolation justify-content
  justify-items justify-self left letter-spacing line-break line-height list-style list-style-position list-style-type margin
  margin-block margin-block-end margin-block-start margin-bottom margin-inline margin-inline-end margin-inline-start margin-left
  margin-right margin-top marker-end marker-start mask mask-clip mask-composite mask-image mask-mode mask-origin mask-position
  mask-repeat mask-size max-block-size max-height max-inline-size max-width min-block-size min-height min-inline-size min-width
  mix-blend-mode object-fit object-position offset-anchor offset-distance offset-path offset-rotate opacity order orphans outline
  outline-color outline-offset outline-style outline-width overflow overflow-wrap overflow-x overflow-y overscroll-behavior
  overscroll-behavior-x overscroll-behavior-y padding padding-block padding-block-end padding-block-start padding-bottom
  padding-inline padding-inline-end padding-inline-start padding-left padding-right padding-top paint-order perspective
  perspective-origin place-content place-items place-self pointer-events position print-color-adjust quotes resize right rotate
  row-gap scale scroll-behavior scroll-margin scroll-margin-block scroll-margin-bottom scroll-margin-inline scroll-margin-top
  scroll-padding scroll-padding-block scroll-padding-bottom scroll-padding-inline scroll-padding-top scroll-snap-align
  scroll-snap-stop scroll-snap-type shape-rendering size src stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset
  stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width tab-size table-layout text-align text-align-last
  text-anchor text-decoration text-decoration-color text-decoration-line text-decoration-skip-ink text-decoration-style
  text-decoration-thickness text-indent text-overflow text-rendering text-shadow text-transform text-underline-offset
  text-underline-position top touch-action transform transform-box transform-origin transform-style transition
  transition-behavior transition-delay transition-duration transition-property transition-timing-function translate unicode-bidi
  unicode-range vector-effect vertical-align visibility white-space widows width will-change word-break word-spacing
  writing-mode z-index zoom
  -webkit-box-orient -webkit-line-clamp -webkit-text-size-adjust -webkit-user-select -webkit-overflow-scrolling
  -webkit-tap-highlight-color
`)

/** Missing in one of them, and nothing is lost without: each with what it looks like then, or who helps. */
export const PROGRESSIVE: Readonly<Record<string, string>> = {
  'user-select': 'the build adds the prefix for Safari',
  'backdrop-filter': 'the build adds the prefix for Safari 17',
  'hyphenate-limit-chars': 'short ends of words may stand alone',
  'text-wrap': 'lines of a heading are of unlike length',
  'scrollbar-color': 'the scrollbar has the system’s colours',
  'scrollbar-width': 'the scrollbar has the system’s width',
  'scrollbar-gutter': 'the page moves by a scrollbar’s width',
  'content-visibility': 'what is out of sight is laid out all the same',
}

/** Selectors with one or two colons. */
export const SELECTORS = words(`
  :active :any-link :checked :default :defined :dir :disabled :empty :enabled :first-child :first-of-type :focus :focus-visible
  :focus-within :fullscreen :has :hover :indeterminate :invalid :is :lang :last-child :last-of-type :link :modal :not :nth-child
  :nth-last-child :nth-last-of-type :nth-of-type :only-child :only-of-type :optional :out-of-range :placeholder-shown :popover-open
  :read-only :read-write :required :root :target :user-invalid :user-valid :valid :visited :where :autofill
  ::after ::backdrop ::before ::file-selector-button ::first-letter ::first-line ::marker ::placeholder ::selection
  ::-webkit-inner-spin-button ::-webkit-outer-spin-button ::-webkit-scrollbar ::-webkit-search-cancel-button
`)

export const FUNCTIONS = words(`
  attr abs blur brightness calc circle clamp color-mix conic-gradient contrast counter cubic-bezier drop-shadow ellipse env
  fit-content format grayscale hsl hue-rotate inset invert linear-gradient local matrix matrix3d max min minmax mod oklab oklch
  opacity path perspective polygon radial-gradient ray rem repeat repeating-conic-gradient repeating-linear-gradient
  repeating-radial-gradient rgb rotate rotate3d rotateX rotateY rotateZ round saturate scale scale3d scaleX scaleY sepia sign skew
  skewX skewY steps translate translate3d translateX translateY translateZ url var
`)

export const AT_RULES = words(
  '@charset @container @font-face @import @keyframes @layer @media @namespace @page @property @supports',
)

/** What types and markup allow, but one of them has not: by a pattern in a source, with the version that has it. */
export const MISSING: readonly (readonly [pattern: RegExp, name: string, since: string])[] = [
  [/\bstartViewTransition\b/, 'view transitions', 'Safari 18, Firefox 144'],
  [/\b(?:request|cancel)IdleCallback\b/, 'requestIdleCallback', 'no Safari'],
  [/\bscheduler\s*\.\s*(?:postTask|yield)\b/, 'scheduler', 'no Safari'],
  [/\bcaretPositionFromPoint\b/, 'caretPositionFromPoint', 'Safari 18.4'],
  [/\bcheckVisibility\s*\(/, 'checkVisibility', 'Safari 17.4'],
  [/\bAbortSignal\s*\.\s*any\b/, 'AbortSignal.any', 'Safari 17.4'],
  [/\bPromise\s*\.\s*(?:withResolvers|try)\b/, 'Promise.withResolvers, Promise.try', 'Safari 17.4, 18.2'],
  [/\b(?:Object|Map)\s*\.\s*groupBy\b/, 'groupBy', 'Safari 17.4'],
  [/\bIterator\s*\.\s*from\b/, 'iterator helpers', 'Safari 18.4, Firefox 131'],
  [/\bRegExp\s*\.\s*escape\b/, 'RegExp.escape', 'Safari 18.2, Firefox 134'],
  [/\bIntl\s*\.\s*DurationFormat\b/, 'Intl.DurationFormat', 'Firefox 136'],
  [/\bFloat16Array\b/, 'Float16Array', 'Safari 18.2, Firefox 129'],
  [/\bCSS\s*\.\s*highlights\b/, 'the highlight API', 'Safari 17.2, Firefox 140'],
  [/\bdevicePixelContentBox|device-pixel-content-box\b/, 'device pixels of a box', 'no Safari'],
  [/['"]scrollend['"]|\bonScrollEnd\b/, 'scrollend', 'Safari 26.2'],
  [/\bmoveBefore\s*\(/, 'moveBefore', 'no Safari'],
  [/\bshowOpenFilePicker|showSaveFilePicker\b/, 'file pickers', 'neither'],
  [/<details[^>]*\sname=/, 'details with a name', 'Safari 17.2, Firefox 130'],
  [/\s(?:closedby|commandfor|interestfor)=/i, 'commands of markup', 'Safari 26, Firefox 141'],
  [/\bfield-sizing\b|\bfieldSizing\b/, 'field-sizing', 'Safari 26'],
]
