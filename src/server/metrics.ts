import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** What an operator can watch, for Prometheus. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    steps: new Counter({ name: 'walstatt_steps_total', help: 'Steps stored', registers }),
    refused: new Counter({ name: 'walstatt_refused_total', help: 'Actions refused', registers }),
    stopped: new Counter({
      name: 'walstatt_stopped_total',
      help: 'Matches stopped by a fault of their rules',
      registers,
    }),
    messages: new Counter({ name: 'walstatt_messages_total', help: 'Socket messages received', registers }),
    connections: new Gauge({ name: 'walstatt_connections', help: 'Open sockets', registers }),
    commit: new Histogram({
      name: 'walstatt_commit_seconds',
      help: 'Time to store the steps of one turn of the event loop',
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.1, 1],
      registers,
    }),
    gauge: (name: string, help: string, value: () => number) =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(value())
        },
      }),
  }
}

export type Metrics = ReturnType<typeof createMetrics>

export interface MetricsListener {
  readonly address: string
  close(): Promise<void>
}

/** Serves the figures at an address of its own: they are for the operator, not for everybody. */
export async function serveMetrics(
  { registry }: Pick<Metrics, 'registry'>,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<MetricsListener> {
  const server = createServer((request, response) => {
    const isAsked = request.method === 'GET' && request.url === '/metrics'
    if (!isAsked) return void response.writeHead(404).end()
    return void registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen({ host, port }, done)
  })
  const { address, family, port: taken } = server.address() as AddressInfo
  return {
    address: `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}/metrics`,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
