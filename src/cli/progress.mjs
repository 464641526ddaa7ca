// Plain JavaScript, so that scripts can use it before anything is compiled.
const WIDTH = 24
const EVERY_MS = 100
const TICK_MS = 1000
const CLEAR = '\r\u001B[K'

/** What people watch: the error stream, if it is a terminal. */
export function terminal(stream = process.stderr) {
  return {
    isShown: stream.isTTY === true,
    write: (text) => void stream.write(text),
    columns: () => stream.columns || 80,
    now: () => performance.now(),
    tick(run) {
      const timer = setInterval(run, TICK_MS)
      timer.unref()
      return () => clearInterval(timer)
    },
  }
}

function lasting(seconds) {
  if (seconds < 60) return `${Math.ceil(seconds)} s`
  if (seconds < 3600) return `${Math.round(seconds / 60)} min`
  return `${Math.floor(seconds / 3600)} h ${Math.round((seconds % 3600) / 60)} min`
}

function remaining({ total, done, started, reached, guess }, now) {
  if (done === 0 && guess === undefined) return ''
  const each = done === 0 ? guess * 1000 : (reached - started) / done
  return `${lasting(Math.max(0, each * (total - done) - (now - reached)) / 1000)} left`
}

function lineOf(state, now, columns) {
  const share = state.total === 0 ? 1 : Math.min(1, state.done / state.total)
  const filled = Math.round(WIDTH * share)
  const bar = `[${'█'.repeat(filled)}${'·'.repeat(WIDTH - filled)}] ${String(Math.floor(share * 100)).padStart(3)} %`
  const parts = [bar, lasting((now - state.started) / 1000), remaining(state, now), state.note]
  return parts
    .filter((part) => part !== '')
    .join('  ')
    .slice(0, columns - 1)
}

/** A line drawn over itself; silent where nobody watches. */
export function startProgress(screen, total, guess) {
  const started = screen.now()
  const state = { total, guess, started, reached: started, done: 0, note: '' }
  let drawnAt = -Infinity
  function draw(isUrgent) {
    const now = screen.now()
    if (!screen.isShown || (!isUrgent && now - drawnAt < EVERY_MS)) return
    drawnAt = now
    screen.write(`\r${lineOf(state, now, screen.columns())}\u001B[K`)
  }
  const clear = () => {
    if (drawnAt !== -Infinity) screen.write(CLEAR)
    drawnAt = -Infinity
  }
  const stop = screen.isShown ? screen.tick(() => draw(true)) : () => undefined
  return {
    at(done, note = '') {
      if (done !== state.done) state.reached = screen.now()
      Object.assign(state, { done, note })
      draw(done >= total || done === 0)
    },
    above(print) {
      clear()
      print()
      draw(true)
    },
    end() {
      stop()
      clear()
    },
  }
}
