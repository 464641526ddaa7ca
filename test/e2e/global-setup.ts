import { buildWeb } from '../../scripts/web.mjs'

/** The tests play the app as it is delivered. */
export default function globalSetup(): void {
  if (!buildWeb()) throw new Error('the web app does not build')
}
