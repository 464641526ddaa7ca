// A real Chromium from the npm package, unpacked once into `.cache/chromium`: nothing has to be installed on the machine.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), '.cache', 'chromium')

function writeFontsConf() {
  const conf = join(folder, 'fontconfig')
  mkdirSync(conf, { recursive: true })
  // The package's own file names a folder that is only there in its own surroundings; without fonts all text has no height.
  writeFileSync(
    join(conf, 'fonts.conf'),
    `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig>\n  <dir>${join(folder, 'fonts')}</dir>\n  <dir>/usr/share/fonts</dir>\n  <cachedir>${join(folder, 'font-cache')}</cachedir>\n</fontconfig>\n`,
  )
  return conf
}

const WEBGL = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist']

/** What Playwright needs to start it. Without WebGL flat pages are drawn many times faster. */
export async function chromiumLaunch({ webgl = false } = {}) {
  const stamp = join(folder, 'unpacked')
  if (!existsSync(stamp)) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const fontconfig = writeFontsConf()
  const { TMPDIR, AWS_LAMBDA_JS_RUNTIME } = process.env
  // The package unpacks into the temporary folder, with its libraries only where it believes to be in its own surroundings.
  process.env.TMPDIR = folder
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs20.x'
  process.env.FONTCONFIG_PATH = fontconfig
  const { default: chromium } = await import('@sparticuz/chromium')
  const executablePath = await chromium.executablePath()
  writeFileSync(stamp, '')
  if (TMPDIR === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = TMPDIR
  if (AWS_LAMBDA_JS_RUNTIME === undefined) delete process.env.AWS_LAMBDA_JS_RUNTIME
  return {
    executablePath,
    args: ['--no-sandbox', ...(webgl ? WEBGL : ['--disable-gpu'])],
    env: { ...process.env, FONTCONFIG_PATH: fontconfig },
  }
}
