import { nameOfService } from '#core/portal/subscribed-service.ts'
import type { ChangeMessageKind } from '#core/portal/portal-message.ts'
import type { ServiceChange } from '#core/portal/service-change.ts'
import { servicesOfChange } from '#core/portal/service-obstacle.ts'
import type { MessageId } from '../store/store.outbox.ts'
import type { PortalCall } from './portal-call.ts'

/** Writes a change's message in the transaction that makes the change. One message per kind and change (PTL-21). */
export const writeChangeMessage = (
  { engine, tx, now, facts: { account, catalog } }: PortalCall,
  kind: ChangeMessageKind,
  change: ServiceChange,
): Promise<void> => {
  const ids = servicesOfChange(change)
  return tx.insertMessage({
    id: engine.hash(`${kind}:${change.id}`) as MessageId,
    writtenAt: now,
    expiresAt: null,
    language: change.language,
    content: {
      kind,
      email: account.holder.email,
      firstName: account.holder.firstName,
      change,
      serviceNames: account.services
        .filter(({ id }) => ids.includes(id))
        .map((service) => nameOfService(service, catalog.offers)),
    },
  })
}
