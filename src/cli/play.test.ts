import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { walstatt, type Ran } from './testing/terminal.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'walstatt-play-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const game = ['play', 'bloodstones', '--seed', 'test', '--bots', 'random', '--option', 'roundLimit=2']

function scripted(lines: readonly string[], ...more: string[]): Promise<Ran> {
  const path = join(folder, 'script.txt')
  writeFileSync(path, ['# a comment', '', ...lines].join('\n'))
  return walstatt([...game, ...more, '--script', path])
}

describe('a scripted game', () => {
  it('runs to the end and tells who won', async () => {
    const { code, out, err } = await scripted(['1', 'auto end'])
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('Which faction will you lead?')
    expect(out).toContain('Place 1: ')
  })

  it('is the same twice', async () => {
    expect(await scripted(['1', '1', 'auto end'])).toEqual(await scripted(['1', '1', 'auto end']))
  })

  it('can stop in the middle', async () => {
    const { code, out } = await scripted(['1', 'quit'])
    expect(code).toBe(0)
    expect(out).not.toContain('Place 1')
  })

  it.each<[string, string[], string]>([
    ['a number that is not offered', ['99'], '--script line 3'],
    ['a key that is not offered', ['1', '=nowhere'], '--script line 4'],
    ['a word that means nothing', ['dance'], '--script line 3'],
    ['undo before anything', ['undo'], '--script line 3'],
    ['redo before undo', ['redo'], '--script line 3'],
    ['a line after the end', ['auto end', '1'], '--script line 4'],
    ['a language that is not there', ['lang fr'], '--script line 3'],
    ['saving to nowhere', ['save /nowhere/at/all.json'], '--script line 3'],
  ])('fails on %s', async (_what, lines, place) => {
    const { code, err } = await scripted(lines)
    expect(code).toBe(2)
    expect(err).toContain(place)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
  })
})

describe('the terminal client', () => {
  it('explains itself, shows the board, reasons, chances and what happened', async () => {
    const { out } = await scripted(['help', 'board', 'odds', 'why hillFolk', 'log', 'log 1', '1', 'board', 'quit'])
    for (const word of ['undo / redo', 'Players', 'No chances', 'Player 1 draws', 'Your hand'])
      expect(out).toContain(word)
  })

  it('speaks German and switches at any time', async () => {
    const { out } = await scripted(['board', 'lang en', 'board', 'lang de', 'quit'], '--lang', 'de')
    expect(out).toContain('Welche Fraktion führst du an?')
    expect(out).toContain('Spieler 1')
    expect(out).toContain('Which faction will you lead?')
    expect(out).toContain('Also Deutsch.')
  })

  it('takes back and gives again', async () => {
    const { out } = await scripted(['1', '1', 'undo', 'redo', 'quit'])
    expect(out).toContain('Taken back.')
    expect(out).toContain('Given again.')
    const placed = out.split('\n').filter((line) => line.includes('Where does your citadel stand?'))
    expect(placed).toHaveLength(2)
  })

  it('asks bots to go back beyond what may be taken back alone: they agree', async () => {
    const { code, out } = await scripted(['auto 4', 'undo', 'quit'])
    expect(code).toBe(2)
    expect(out).not.toContain('Taken back.')
    const asked = await scripted(['auto 4', '1', 'request', 'board', 'quit'])
    expect(asked.code).toBe(0)
    expect(asked.out).toContain('Taken back.')
  })

  it('asks the other person at the screen, who may decline or agree', async () => {
    const two = ['--people', '2']
    const declined = await scripted(['1', '1', 'request', 'help', 'decline', 'quit'], ...two)
    expect(declined.out).toContain('asks to take back the last own answer')
    expect(declined.out).toContain('Declined: the game goes on.')
    expect(declined.out).not.toContain('Taken back.')
    const agreed = await scripted(['1', '1', 'request', 'agree', 'quit'], ...two, '--lang', 'de')
    expect(agreed.out).toContain('möchte die letzte eigene Antwort zurücknehmen')
    expect(agreed.out).toContain('Zurückgenommen.')
    const { code, err } = await scripted(['1', '1', 'request', '1'], ...two)
    expect(code).toBe(2)
    expect(err).toContain('Say "agree" or "decline" first.')
  })

  it('saves a game that can be loaded and played on', async () => {
    const path = join(folder, 'saved.walstatt.json')
    const { out } = await scripted(['1', '1', `save ${path}`, 'quit'])
    expect(out).toContain(`Saved as ${path}.`)
    expect((await walstatt(['verify', path])).out).toContain('not over yet')
    writeFileSync(join(folder, 'on.txt'), 'auto end\n')
    const on = await walstatt(['play', '--load', path, '--bots', 'random', '--script', join(folder, 'on.txt')])
    expect(on.code).toBe(0)
    expect(on.out).toContain('Place 1: ')
  })

  it('has standing offers, which can be taken back and given again', async () => {
    const path = join(folder, 'offers.txt')
    const play = (lines: readonly string[], lang: string): Promise<Ran> => {
      writeFileSync(path, lines.join('\n'))
      const uprising = ['play', 'uprising', '--seed', 'offers', '--people', '2', '--lang', lang]
      return walstatt([...uprising, '--script', path])
    }
    const before = ['offer', 'auto 12', 'offer']
    const { out, code } = await play([...before, 'offer 1', 'undo', 'redo', 'board', 'quit'], 'en')
    expect([code, out]).toEqual([0, expect.stringContaining('There is nothing else you may do now.')])
    expect(out.split('Given again.')).toHaveLength(2)
    expect((await play([...before, 'offer 99'], 'de')).err).toContain('99 ist nicht möglich.')
  })

  it('hands the screen over between people and shows a hand only to its owner', async () => {
    const { out } = await scripted(['auto 8', 'board', 'quit'], '--people', '2')
    expect(out).toMatch(/--- .+ ---/)
    expect(out).not.toContain('You drew')
  })

  it('understands what a person types, also nonsense, and ends with the input', async () => {
    const { code, out } = await walstatt(game, ['', 'dance', '77', 'hillFolk'])
    expect(code).toBe(0)
    expect(out).toContain('I do not understand "dance"')
    expect(out).toContain('77 is not on offer.')
    expect(out).toContain('leads the Hill Folk')
    expect(out.trimEnd().endsWith('Goodbye.')).toBe(true)
    expect(existsSync(join(folder, 'nothing'))).toBe(false)
  })
})
