import { either as E } from 'fp-ts'
import type { AddressForm } from '#core/address/address-form.ts'
import { parseAddressForm } from '#core/address/address-form.ts'
import type { Engine } from '../call/call.ts'
import type { FollowUpRecord } from '../store/store.follow-up.ts'
import type { MessageId } from '../store/store.outbox.ts'
import { checkAt } from './address-handlers.ts'

/** The number of notices that one transaction reads. */
const BATCH = 500

/** Returns the address of a notice in the spelling of the network, or null while it has no offers. */
const servedAddress = async (engine: Engine, { address }: FollowUpRecord): Promise<AddressForm | null> => {
  const parsed = parseAddressForm(address)
  const match = E.isRight(parsed) ? await engine.network.find(parsed.right) : null
  if (E.isLeft(parsed) || match?.kind !== 'found') return null
  const { reasonInfo } = await checkAt(engine, { channel: 'dotcom', address: parsed.right })
  if (reasonInfo !== null) return null
  const { street, unit, zip } = match.location
  return { street, unit, zip }
}

/** Writes a notice's message and deletes the notice in one transaction. Does nothing if it is already deleted. */
const send = async (engine: Engine, notice: FollowUpRecord): Promise<void> => {
  const address = await servedAddress(engine, notice)
  if (address === null) return
  const { email, language } = notice
  await engine.store.transaction(async (tx) => {
    if (!(await tx.deleteFollowUp(notice))) return
    await tx.insertMessage({
      id: engine.hash(`serviceAvailable:${engine.random.id()}`) as MessageId,
      writtenAt: engine.clock.now(),
      expiresAt: null,
      language,
      content: { kind: 'serviceAvailable', email, address },
    })
  })
}

const sendFrom = async (engine: Engine, after: FollowUpRecord | null): Promise<void> => {
  const notices = await engine.store.transaction((tx) => tx.followUpsAfter('notice', after, BATCH))
  for (const notice of notices) await send(engine, notice).catch(engine.report)
  const last = notices.at(-1)
  if (last !== undefined && notices.length === BATCH) await sendFrom(engine, last)
}

/** Writes once to all whose address now has offers. Reports failures; the next run retries. Never rejects (LOC-43). */
export const sendNotices = (engine: Engine): Promise<void> => sendFrom(engine, null).catch(engine.report)
