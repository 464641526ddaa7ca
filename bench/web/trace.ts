import type { Browser, Page } from '@playwright/test'

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds. */
  readonly ts: number
  readonly dur?: number
  readonly args?: { readonly name?: string; readonly data?: { readonly type?: string } }
}

/** A stretch of the page's main thread, in milliseconds. */
export interface Stretch {
  readonly at: number
  readonly took: number
}

export interface Traced {
  readonly tasks: readonly Stretch[]
  /** Pointer and click handlers, in the order in which they began. */
  readonly inputs: readonly Stretch[]
  /** When a drawing was handed over to be shown. */
  readonly shown: readonly number[]
}

const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata']
const INPUTS = /^(pointer|mouse)(down|up)$|^click$/

/** The page's thread is the one of all that draw on which most time is spent. */
function busiest(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const on = threads.map(({ pid, tid }) => events.filter((event) => event.pid === pid && event.tid === tid))
  const busy = (list: readonly TraceEvent[]): number => list.reduce((sum, { dur = 0 }) => sum + dur, 0)
  return on.toSorted((a, b) => busy(b) - busy(a))[0] ?? []
}

/** What the main thread did meanwhile, by Chromium's own tracing. */
export async function traced(browser: Browser, page: Page, work: () => Promise<void>): Promise<Traced> {
  await browser.startTracing(page, { categories: CATEGORIES })
  await work()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const events = busiest(traceEvents).toSorted((a, b) => a.ts - b.ts)
  const stretch = ({ ts, dur = 0 }: TraceEvent): Stretch => ({ at: ts / 1000, took: dur / 1000 })
  return {
    // `ThreadControllerImpl::RunTask` is the same task once more.
    tasks: events.filter(({ name, ph }) => name === 'RunTask' && ph === 'X').map(stretch),
    inputs: events
      .filter(({ name, args }) => name === 'EventDispatch' && INPUTS.test(args?.data?.type ?? ''))
      .map(stretch),
    shown: events.filter(({ name }) => name === 'Commit').map(({ ts }) => ts / 1000),
  }
}

const LONG = 50

export function longTasks({ tasks }: Traced): { count: number; longest: number; sum: number } {
  const long = tasks.filter(({ took }) => took > LONG)
  return {
    count: long.length,
    longest: tasks.reduce((most, { took }) => Math.max(most, took), 0),
    sum: long.reduce((sum, { took }) => sum + took, 0),
  }
}

/** Work of the main thread from the first input until the drawing after the last one is handed over. */
export function workOf({ tasks, inputs, shown }: Traced): number {
  const [first, last] = [inputs[0], inputs.at(-1)]
  if (first === undefined || last === undefined) return Number.NaN
  const end = shown.find((at) => at >= last.at + last.took) ?? Infinity
  const within = ({ at, took }: Stretch): number => Math.max(0, Math.min(at + took, end) - Math.max(at, first.at))
  return tasks.reduce((sum, task) => sum + within(task), 0)
}
