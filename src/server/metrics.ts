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
