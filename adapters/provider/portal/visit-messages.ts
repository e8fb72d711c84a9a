import type { VisitMessageKind } from '#core/portal/portal-message.ts'
import { visitInstants } from '#core/schedule/visit-instants.ts'
import type { InstallationWindow } from '#core/schedule/window.ts'
import type { MessageId } from '../store/store.outbox.ts'
import type { AccountOrder } from './account-orders.ts'
import type { PortalCall } from './portal-call.ts'

const SECOND_MS = 1_000

/** Writes an order's visit message with the next calendar revision, in the transaction that changes it (PTL-22). */
export const writeVisitMessage = (
  { engine, tx, now, language, facts: { account } }: PortalCall,
  kind: VisitMessageKind,
  { receipt }: Pick<AccountOrder, 'receipt'>,
  visit: InstallationWindow,
): Promise<void> => {
  const { holder, place, utcOffsetMinutes } = account
  const { orderNumber, placedAt, isSiteVisit } = receipt
  const sequence = Math.max(1, Math.floor((now - placedAt) / SECOND_MS))
  return tx.insertMessage({
    id: engine.hash(`${kind}:${orderNumber}:${sequence}:${visit.id}`) as MessageId,
    writtenAt: now,
    expiresAt: null,
    language,
    content: {
      kind,
      email: holder.email,
      firstName: holder.firstName,
      orderNumber,
      visit,
      ...(isSiteVisit === undefined ? {} : { isSiteVisit }),
      place,
      visitAt: visitInstants(visit, { state: place.state, utcOffsetMinutes }),
      sequence,
      toldAt: now,
    },
  })
}
