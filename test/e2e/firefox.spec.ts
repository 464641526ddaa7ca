import { expect, test } from './app.ts'
import { Firefox, firefoxPath } from './firefox.ts'

test('the Firefox of the machine shows the shelf and asks the first question', async ({ server }, info) => {
  const path = firefoxPath()
  if (path === undefined) {
    info.annotations.push({ type: 'no Firefox', description: 'none is installed on this machine' })
    console.log('No Firefox is installed: nothing was tried in it.')
    return
  }
  const firefox = await Firefox.start(path)
  try {
    await firefox.open(server.address)
    await firefox.until(`document.querySelectorAll('.box svg').length > 0`)
    await firefox.until(`(document.querySelector('.box-actions .primary').click(), true)`)
    expect(await firefox.until(`document.querySelector('[data-question]')?.dataset.question`)).toBeTruthy()
    await firefox.until(`document.querySelector('[data-board]') !== null`)
    expect(firefox.errors).toEqual([])
  } finally {
    firefox.close()
  }
})
