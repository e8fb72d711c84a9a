import { either as E } from 'fp-ts'
import { withAutoPay, withoutAutoPay } from '#core/portal/auto-pay.ts'
import { cycleAt } from '#core/portal/billing-cycle.ts'
import { DUE_DAYS } from '#core/portal/bills.ts'
import type { PortalAccount } from '#core/portal/portal-account.ts'
import type { AutoPayMessageKind } from '#core/portal/portal-message.ts'
import type { AccountOverview } from '#core/ports/portal-calls.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { addDays } from '#core/shared/plain-date.ts'
import type { Answer, Engine } from '../call/call.ts'
import { refuse } from '../call/call.ts'
import type { ProviderHandlers } from '../call/handler.ts'
import type { MessageId } from '../store/store.outbox.ts'
import { overviewOf } from './overview-handlers.ts'
import type { PortalCall } from './portal-call.ts'
import { portalHandler } from './portal-call.ts'

/** Writes the copy of the change for the holder, in its transaction. */
const writeMessage = (
  { engine, tx, now, language, facts: { today } }: PortalCall,
  { holder, cycleDay, autoPayMethod }: PortalAccount,
  kind: AutoPayMessageKind,
): Promise<void> => {
  const { nextBillOn } = cycleAt(cycleDay, today)
  const { email, firstName } = holder
  return tx.insertMessage({
    id: engine.hash(`${kind}:${engine.random.id()}`) as MessageId,
    writtenAt: now,
    expiresAt: null,
    language,
    content: {
      kind,
      email,
      firstName,
      method: autoPayMethod ?? null,
      nextBillOn,
      dueOn: addDays(nextBillOn, DUE_DAYS),
    },
  })
}

/** Returns the account with automatic payments by the method on file; null without one. */
const startedAgain = (account: PortalAccount, today: PlainDate): PortalAccount | null =>
  account.autoPayMethod === undefined ? null : withAutoPay(account, account.autoPayMethod, today)

/** Ends or starts an account's automatic payments, with one e-mail to its holder. No change, no e-mail (PTL-32). */
const setAutoPay = async (call: PortalCall, isOn: boolean): Promise<Answer<AccountOverview>> => {
  const { tx, now, facts } = call
  const { account, today } = facts
  if (account.isAutoPay === isOn) return E.right(overviewOf(call))
  const changed = isOn ? startedAgain(account, today) : withoutAutoPay(account, today)
  if (changed === null) return refuse('CHANGE_BLOCKED')
  await tx.savePortalAccount(changed, now)
  await writeMessage(call, changed, isOn ? 'autoPayStarted' : 'autoPayEnded')
  return E.right(overviewOf({ ...call, facts: { ...facts, account: changed } }))
}

/** The automatic payments of an account. */
export const autoPayHandlers = (engine: Engine): Pick<ProviderHandlers, 'setAutoPay'> => ({
  setAutoPay: portalHandler(engine, async (call, { isOn }) => setAutoPay(call, isOn), true),
})
