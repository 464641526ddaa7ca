import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { untilAnswered } from './app.ts'

/** The same numbers in every run. */
export function dice(seed: number): (n: number) => number {
  let state = seed
  return (n) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 4_294_967_296) * n)
  }
}

/** Notes on the page which question of a game on this device was answered last. To be called before the page is opened. */
export async function noteAnswers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype
    Worker.prototype.postMessage = function (this: Worker, message: { question?: string }, ...rest: never[]) {
      if (message.question !== undefined) document.documentElement.dataset['answered'] = message.question
      return postMessage.call(this, message, ...rest)
    } as typeof postMessage
  })
}

/** Whether what was just done on the board answers the question; if so, waits until the next one is there. */
export async function isAnswer(page: Page, id: string): Promise<boolean> {
  // Boards react within the frame, however long that takes. Whoever is asked whether it is a slip means it.
  const answered = await page.evaluate(
    () =>
      new Promise<string | undefined>((done) =>
        requestAnimationFrame(() =>
          setTimeout(() => {
            document.querySelector<HTMLElement>('dialog[open] [data-slip]')?.click()
            done(document.documentElement.dataset['answered'])
          }),
        ),
      ),
  )
  if (answered !== id) return false
  await untilAnswered(page, id)
  return true
}

interface Stored {
  readonly log: readonly {
    readonly type: string
    readonly role?: number
    readonly auto?: boolean
    readonly option?: string
  }[]
}

function stored(name: string): Stored {
  const path = join(import.meta.dirname, '..', 'corpus', `${name}.walstatt.json`)
  const { hashes: _, ...file } = JSON.parse(readFileSync(path, 'utf8')) as Stored & { hashes?: unknown }
  return file
}

/** Where the first player answers. */
const answersIn = ({ log }: Stored): number[] =>
  log.flatMap(({ type, role, auto }, i) => (type === 'answer' && role === 0 && auto !== true ? [i] : []))

/** A game of the corpus without the last answers of its first player. */
function nearTheEnd(name: string, left: number): Stored {
  const file = stored(name)
  return { ...file, log: file.log.slice(0, answersIn(file).at(-left)) }
}

/** Opens a stored game in its middle, after a share of its first player's answers. */
export async function openMidway(page: Page, name: string, share: number): Promise<void> {
  const file = stored(name)
  const own = answersIn(file)
  await open(page, { ...file, log: file.log.slice(0, own[Math.floor(own.length * share)]) })
}

/** Opens a stored game before an answer of its first player, and says which it was. */
export async function openBefore(page: Page, name: string, answer: number): Promise<string> {
  const file = stored(name)
  const at = answersIn(file)[answer]
  await open(page, { ...file, log: file.log.slice(0, at) })
  return file.log[at].option!
}

async function open(page: Page, file: Stored): Promise<void> {
  await page.goto('/games')
  const buffer = Buffer.from(JSON.stringify(file))
  await page.locator('input[type="file"]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer })
  await page.waitForURL('**/local/*')
}

/** Opens a stored game shortly before its end: the first seat is ours, bots hold the others. */
export const openNearTheEnd = (page: Page, name: string, left: number): Promise<void> =>
  open(page, nearTheEnd(name, left))

/** Opens a stored game that is over. */
export const openEnded = (page: Page, name: string): Promise<void> => open(page, stored(name))
