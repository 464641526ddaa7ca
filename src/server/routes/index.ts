import type { Services } from '../services.ts'
import { accountRoutes } from './accounts.ts'
import type { Route, Who } from './route.ts'
import { hostRoutes } from './hosting.ts'
import { programRoutes } from './programs.ts'
import { seatRoutes } from './seats.ts'
import { tableRoutes } from './tables.ts'
import { workRoutes } from './works.ts'

/** Every route there is: what is registered, described, and tried by every kind of caller. */
export const allRoutes = (own: Services): Route[] => [
  ...accountRoutes(own.people),
  ...tableRoutes(own),
  ...hostRoutes(own),
  ...seatRoutes(own),
  ...programRoutes(own),
  ...workRoutes({ store: own.store, making: own.matches.making }),
]

export interface Endpoint {
  readonly method: Route['method']
  readonly url: string
  readonly who: Who
}

/** What is served beside the routes. Who may do what on a socket is decided by each of its messages. */
export const otherEndpoints: readonly Endpoint[] = [
  { method: 'GET', url: '/health', who: 'anyone' },
  { method: 'GET', url: '/api/openapi.json', who: 'anyone' },
  { method: 'GET', url: '/api/socket', who: 'anyone' },
]
