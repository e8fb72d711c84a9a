import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Gauge } from './meters.ts'

const NANOSECONDS = 1e9
/** Sampling interval of the event loop delay, in ms. */
const RESOLUTION_MS = 20

export type ProcessGauges = { readonly gauges: readonly Gauge[]; readonly stop: () => void }

/** Returns gauges of the event loop delay and the memory of this process. */
export const processGauges = (): ProcessGauges => {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  return {
    gauges: [
      {
        name: 'nodejs.eventloop.delay.p99',
        description: 'Event loop delay since the last reading, 99th percentile',
        unit: 's',
        read: () => {
          const seconds = delay.percentile(99) / NANOSECONDS
          delay.reset()
          return seconds
        },
      },
      {
        name: 'nodejs.heap.used',
        description: 'Heap in use',
        unit: 'By',
        read: () => process.memoryUsage().heapUsed,
      },
      {
        name: 'process.memory.resident',
        description: 'Memory of the process',
        unit: 'By',
        read: () => process.memoryUsage.rss(),
      },
    ],
    stop: () => void delay.disable(),
  }
}
