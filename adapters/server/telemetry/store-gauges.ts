import type { Clock } from '#core/ports/clock.ts'
import type { Database, OpenDatabase } from '../store/database.ts'
import { paymentsInDoubt, placesHeld } from '../store/standing-counts.ts'
import type { Gauge } from './meters.ts'

export type StoreGaugesParts = {
  readonly db: Database
  readonly clock: Clock
  /** From when on a payment is in doubt, in ms. */
  readonly doubtMs: number
  readonly poolUse?: OpenDatabase['poolUse']
  /** Messages that wait to be sent; none where nothing sends any. */
  readonly outboxDepth?: () => Promise<number>
}

const poolGauges = (poolUse: NonNullable<OpenDatabase['poolUse']>): readonly Gauge[] =>
  (['used', 'idle', 'waiting'] as const).map((state) => ({
    name: `escaparate.database.connections.${state}`,
    description: `Connections of this process to its database: ${state}`,
    unit: '{connection}',
    read: () => poolUse()[state],
  }))

/** What stands in the database, as every process of it sees the same: read one of them, and do not add them up. The pool is each process's own. */
export const storeGauges = ({
  db,
  clock,
  doubtMs,
  poolUse,
  outboxDepth,
}: StoreGaugesParts): readonly Gauge[] => [
  {
    name: 'escaparate.payments.in_doubt',
    description: 'Orders whose charge is not known to have been taken or not',
    unit: '{order}',
    read: () => paymentsInDoubt(db, clock.now(), doubtMs),
  },
  {
    name: 'escaparate.places.held',
    description: 'Places of technicians held for sessions without an order',
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
