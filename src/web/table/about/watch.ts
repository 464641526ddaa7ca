import type { Spot } from '../../../boardkit/map/camera.ts'

export type By = 'pointer' | 'focus' | 'touch'

/** What a watcher asks of the page. */
export interface Watched {
  /** Whether there is something to say about it. */
  has(mark: Element): boolean
  show(mark: Element, by: By, at: Spot, focused?: Element): void
  pin(mark: Element, at: Spot): void
  hide(): void
  /** What is shown just now. */
  shown(): { readonly mark: Element; readonly by: By; readonly isPinned: boolean } | undefined
}

/** Milliseconds that a pointer rests; less while another bubble is open. */
const REST = 450
const WARM = 120
/** A finger. */
const LONG = 480
/** In pixels: a finger that went farther means something else. */
const SLOP = 9

const WALKS = /^(Tab|Arrow|Home|End|b$)/
const FIELDS = /^(INPUT|TEXTAREA|SELECT)$/

/** Looks where pointer, keys and fingers are, and says when something explains itself. */
export class AboutWatch {
  private readonly page: Watched
  private timer = 0
  private mark: Element | undefined
  private at: Spot = { x: 0, y: 0 }
  /** Until what is pointed at explains itself; no more once that has begun. */
  private delay: number | undefined
  private pressed = ''
  private isLong = false
  private isWalking = false

  constructor(page: Watched) {
    this.page = page
  }

  /** From the inside out: the first that explains itself. */
  private markOf(target: EventTarget | null): Element | undefined {
    let at = target instanceof Element ? target.closest('[data-about]') : null
    while (at !== null && !this.page.has(at)) at = at.parentElement?.closest('[data-about]') ?? null
    return at ?? undefined
  }

  /** A board that tells it in its own way is not told over. */
  private isTold(mark: Element): boolean {
    return mark.hasAttribute('data-told')
  }

  private stop(): void {
    clearTimeout(this.timer)
  }

  private soon(delay: number, act: () => void): void {
    this.stop()
    this.timer = window.setTimeout(act, delay)
  }

  private isBubble(by: By): boolean {
    const shown = this.page.shown()
    return shown !== undefined && !shown.isPinned && shown.by === by
  }

  pointed = ({ target, clientX: x, clientY: y, pointerType }: PointerEvent): void => {
    if (pointerType === 'touch') return
    this.at = { x, y }
    const mark = this.markOf(target)
    if (mark === this.mark) return
    this.mark = mark
    this.stop()
    this.delay = mark === undefined || this.isTold(mark) ? undefined : this.isBubble('pointer') ? WARM : REST
    if (this.isBubble('pointer')) this.page.hide()
  }

  /** Something that only comes to lie under a pointer was not pointed at: it takes a move. */
  moved = ({ clientX: x, clientY: y, pointerType }: PointerEvent): void => {
    if (pointerType === 'touch') {
      if (Math.hypot(x - this.at.x, y - this.at.y) > SLOP) this.stop()
      return
    }
    this.at = { x, y }
    const { mark, delay } = this
    if (mark === undefined || delay === undefined || this.page.shown()?.isPinned === true) return
    this.delay = undefined
    this.soon(delay, () => this.page.show(mark, 'pointer', this.at))
  }

  down = ({ target, clientX: x, clientY: y, pointerType }: PointerEvent): void => {
    this.stop()
    this.isLong = false
    this.pressed = pointerType
    this.at = { x, y }
    if (target instanceof Element && target.closest('.about-pinned') !== null) return
    const mark = this.markOf(target)
    const shown = this.page.shown()
    const isSame = shown !== undefined && shown.mark === mark && !shown.isPinned
    if (pointerType !== 'touch') return this.page.hide()
    if (!isSame) this.page.hide()
    if (mark === undefined || this.isTold(mark)) return
    this.soon(LONG, () => {
      this.isLong = true
      if (isSame) this.page.pin(mark, this.at)
      else this.page.show(mark, 'touch', this.at)
    })
  }

  up = ({ pointerType }: PointerEvent): void => {
    if (pointerType !== 'touch') return
    this.stop()
    if (!this.isLong && this.isBubble('touch')) this.page.hide()
  }

  /** The tap that ends a long press means nothing more. */
  clicked = (event: MouseEvent): void => {
    if (!this.isLong) return
    this.isLong = false
    event.preventDefault()
    event.stopPropagation()
  }

  /** The right button, which some boards use themselves. */
  menu = (event: MouseEvent): void => {
    if (event.defaultPrevented) return
    const mark = this.markOf(event.target)
    if (mark === undefined) return
    event.preventDefault()
    if (this.pressed !== 'touch') this.page.pin(mark, { x: event.clientX, y: event.clientY })
  }

  focused = ({ target }: FocusEvent): void => {
    if (!this.isWalking || !(target instanceof Element)) return
    const mark = this.markOf(target)
    if (mark === undefined || this.isTold(mark) || this.page.shown()?.isPinned === true) return
    const { left, bottom } = target.getBoundingClientRect()
    this.soon(REST, () => this.page.show(mark, 'focus', { x: left, y: bottom }, target))
  }

  blurred = (): void => {
    this.stop()
    if (this.isBubble('focus')) this.page.hide()
  }

  key = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, target } = event
    this.isWalking = WALKS.test(key)
    const shown = this.page.shown()
    if (key === 'Escape') {
      this.stop()
      if (shown === undefined) return
      event.preventDefault()
      event.stopPropagation()
      return this.page.hide()
    }
    if (key !== 'i' || ctrlKey || metaKey || altKey || FIELDS.test((target as HTMLElement).tagName)) return
    if (shown?.isPinned === true) return this.page.hide()
    const { activeElement } = document
    const focused = activeElement?.matches(':focus-visible') === true ? this.markOf(activeElement) : undefined
    const mark = shown?.mark ?? focused ?? this.mark
    if (mark === undefined) return
    this.stop()
    this.page.pin(mark, this.at)
  }

  /** Whatever was pointed at lies somewhere else now. */
  scrolled = (): void => {
    this.stop()
    if (this.page.shown()?.isPinned === false) this.page.hide()
  }

  /** Begins to look; gives back how to end it. */
  begin(): () => void {
    const capture = { capture: true }
    const heard: readonly (readonly [string, (event: never) => void, AddEventListenerOptions?])[] = [
      ['pointerover', this.pointed],
      ['pointermove', this.moved],
      ['pointerdown', this.down, capture],
      ['pointerup', this.up],
      ['pointercancel', this.up],
      ['click', this.clicked, capture],
      ['contextmenu', this.menu],
      ['focusin', this.focused],
      ['focusout', this.blurred],
      ['keydown', this.key, capture],
      ['wheel', this.scrolled, { passive: true }],
    ]
    for (const [type, hear, options] of heard) addEventListener(type, hear as EventListener, options)
    return () => {
      this.stop()
      for (const [type, hear, options] of heard) removeEventListener(type, hear as EventListener, options)
    }
  }
}
