import type { Clock } from '#core/ports/clock.ts'
import type { Database, OpenDatabase } from '../store/database.ts'
import { paymentsInDoubt, placesHeld } from '../store/gauge-counts.ts'
import type { Gauge } from './meters.ts'

export type StoreGaugesParts = {
  readonly db: Database
  readonly clock: Clock
  /** Age from which a pending payment is in doubt, in ms. */
  readonly doubtMs: number
  readonly poolUse?: OpenDatabase['poolUse']
  /** Returns the number of messages that wait to be sent; left out where no message is sent. */
  readonly outboxDepth?: () => Promise<number>
}

const poolGauges = (poolUse: NonNullable<OpenDatabase['poolUse']>): readonly Gauge[] =>
  (['used', 'idle', 'waiting'] as const).map((state) => ({
    name: `escaparate.database.connections.${state}`,
    description: `Database connections of this process: ${state}`,
    unit: '{connection}',
    read: () => poolUse()[state],
  }))

/**
 * Returns gauges of the database and the connection pool. All processes report the same database values: use one of
 * them, do not add them up. The pool is per process.
 */
export const storeGauges = ({
  db,
  clock,
  doubtMs,
  poolUse,
  outboxDepth,
}: StoreGaugesParts): readonly Gauge[] => [
  {
    name: 'escaparate.payments.in_doubt',
    description: 'Orders whose charge has an unknown state',
    unit: '{order}',
    read: () => paymentsInDoubt(db, clock.now(), doubtMs),
  },
  {
    name: 'escaparate.places.held',
    description: 'Places in installation windows held for sessions without an order',
    unit: '{place}',
    read: () => placesHeld(db, clock.now()),
  },
  ...(poolUse === undefined ? [] : poolGauges(poolUse)),
  ...(outboxDepth === undefined
    ? []
    : [
        {
          name: 'escaparate.outbox.depth',
          description: 'Messages that wait to be sent',
          unit: '{message}',
          read: outboxDepth,
        },
      ]),
]
