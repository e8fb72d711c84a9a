import type { IntentRecord, Store, StoreTransaction } from '#adapters/provider/store/store.ts'
import type { OrderEnding } from './meters.ts'
import type { Telemetry } from './telemetry.ts'

const ENDINGS: Partial<Record<IntentRecord['state'], OrderEnding>> = { paid: 'placed', failed: 'failed' }

/** Wraps a store: each transaction is a span. Counts orders after the transaction that ended them has committed. */
export const watchStore = (
  store: Store,
  { meters, tracing }: Pick<Telemetry, 'meters' | 'tracing'>,
): Store => {
  const transaction: Store['transaction'] = async (work) => {
    let endings: OrderEnding[] = []
    const answer = await store.transaction((tx) => {
      endings = []
      const saveIntentState: StoreTransaction['saveIntentState'] = async (owner, id, state) => {
        await tx.saveIntentState(owner, id, state)
        const ending = ENDINGS[state]
        if (ending !== undefined) endings.push(ending)
      }
      return work({ ...tx, saveIntentState })
    })
    for (const ending of endings) meters.orderEnded(ending)
    return answer
  }
  return {
    ...store,
    transaction:
      tracing === null ? transaction : (work) => tracing.inSpan('store transaction', () => transaction(work)),
  }
}
