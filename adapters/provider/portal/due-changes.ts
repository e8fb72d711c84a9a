import { servicesAfter } from '#core/portal/account-facts.ts'
import { closedChange, dueAtOf } from '#core/portal/change-due.ts'
import type { AccountId } from '#core/portal/portal-account.ts'
import type { ChangeId } from '#core/portal/service-change.ts'
import type { Engine } from '../call/call.ts'
import { forEachFound } from '../order/recovery.ts'
import { writeChangeMessage } from './change-messages.ts'
import { portalCallOf } from './portal-call.ts'

/** Applies a due change and confirms it by e-mail, in one transaction. Does nothing if it is closed or withdrawn. */
const applyChange = (
  engine: Engine,
  { accountId, changeId }: { readonly accountId: AccountId; readonly changeId: ChangeId },
): Promise<void> =>
  engine.store.transaction(async (tx) => {
    const account = await tx.lockPortalAccount(accountId)
    const change = await tx.changeOf(accountId, changeId)
    const now = engine.clock.now()
    if (account === null || change?.state !== 'pending' || dueAtOf(change.preview, account) > now) return
    const confirmed = closedChange(change, 'confirmed', now)
    const services = servicesAfter(account.services, change.preview)
    await tx.savePortalAccount({ ...account, services }, now)
    await tx.saveChange(accountId, confirmed)
    await writeChangeMessage(
      await portalCallOf(engine, tx, account, change.language),
      'changeDone',
      confirmed,
    )
  })

/**
 * Applies a batch of changes that are due: services end, options start (PTL-21). Runs at the start of a process and
 * every few seconds, also in several processes at once. A change is applied once. Never rejects.
 */
export const applyDueChanges = (engine: Engine): Promise<void> =>
  forEachFound(
    engine,
    () => engine.store.transaction((tx) => tx.dueChanges(engine.clock.now(), engine.config.recoveryBatch)),
    (found) => applyChange(engine, found),
  )
