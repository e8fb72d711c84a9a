import type { VisitInstants } from '#core/schedule/visit-instants.ts'
import { visitInstants } from '#core/schedule/visit-instants.ts'
import type { Engine } from '../call/call.ts'
import { homeTimeOf } from '../facts/home-time.ts'
import type { IntentRecord, SessionRecord, StoreTransaction } from '../store/store.ts'
import type { MessageId } from '../store/store.outbox.ts'

const visitAtOf = (session: SessionRecord | null, { receipt }: IntentRecord): VisitInstants | null => {
  const time = homeTimeOf(session)
  return receipt.visit === null || time === null ? null : visitInstants(receipt.visit, time)
}

/** Returns the id of a message of a kind for an intent. It is the same in every process and attempt. */
const idFor = (engine: Engine, kind: string, intent: IntentRecord): MessageId =>
  engine.hash(`${kind}:${intent.id}`) as MessageId

/** Writes the order confirmation, in the transaction that places the order (MSG-01). */
export const writeConfirmed = async (
  engine: Engine,
  tx: StoreTransaction,
  intent: IntentRecord,
): Promise<void> => {
  const { receipt, owner } = intent
  const session = await tx.sessionOf(owner)
  await tx.insertMessage({
    id: idFor(engine, 'orderConfirmed', intent),
    writtenAt: engine.clock.now(),
    expiresAt: null,
    language: intent.language,
    content: {
      kind: 'orderConfirmed',
      email: receipt.emailAddress,
      firstName: session?.customer?.firstName ?? null,
      receipt,
      place: placeOf(session),
      visitAt: visitAtOf(session, intent),
    },
  })
}

const placeOf = (session: SessionRecord | null) => {
  const address = session?.localization.sessionInfo?.serviceAddress
  if (address === undefined) return null
  const { street, unit, city, state, zip } = address
  return { street, unit, city, state, zip }
}

/** Writes the message that an order in doubt has failed, in the transaction that ends it (MSG-01). */
export const writeDeclined = async (
  engine: Engine,
  tx: StoreTransaction,
  intent: IntentRecord,
): Promise<void> => {
  const session = await tx.sessionOf(intent.owner)
  await tx.insertMessage({
    id: idFor(engine, 'orderDeclined', intent),
    writtenAt: engine.clock.now(),
    expiresAt: null,
    language: intent.language,
    content: {
      kind: 'orderDeclined',
      email: intent.receipt.emailAddress,
      firstName: session?.customer?.firstName ?? null,
      dueToday: intent.totals.dueToday,
    },
  })
}
