import { either as E } from 'fp-ts'
import { FOLLOW_UP_MAILS, FOLLOW_UP_MAILS_MS } from '#core/follow-up/follow-up.ts'
import type { FollowUpRequest } from '#core/follow-up/follow-up.ts'
import type { FollowUpMessage } from '#core/follow-up/follow-up-message.ts'
import type { Language } from '#core/shared/language.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { foldText } from '#core/shared/text.ts'
import type { Engine } from '../call/call.ts'
import { safely } from '../call/call.ts'
import type { ProviderHandlers } from '../call/handler.ts'
import type { FollowUpId, FollowUpRecord } from '../store/store.follow-up.ts'
import type { MessageId } from '../store/store.outbox.ts'
import type { StoreTransaction } from '../store/store.ts'
import { expectedOn } from '../facts/qualification.ts'

/** Returns the request as it is stored. An address with other capitals, accents or blanks is the same address. */
const recordOf = (engine: Engine, request: FollowUpRequest, language: Language): FollowUpRecord => {
  const { kind, address } = request
  const { street, unit, zip } = address
  const email = request.emailAddress.toLowerCase()
  const name = JSON.stringify([kind, foldText(street), foldText(unit), zip, email])
  return {
    id: engine.hash(`follow-up:${name}`) as FollowUpId,
    kind,
    email,
    address: { street, unit, zip },
    statement: request.kind === 'dispute' ? request.statement : null,
    requestedAt: engine.clock.now(),
    language,
  }
}

const messageOf = async (
  engine: Engine,
  { kind, address, emailAddress }: FollowUpRequest,
): Promise<FollowUpMessage> => {
  const match = await engine.network.find(address)
  const location = match.kind === 'found' ? match.location : null
  return {
    kind: 'followUpReceived',
    email: emailAddress,
    followUp: kind,
    address: location && { street: location.street, unit: location.unit, zip: location.zip },
    expectedOn: location && expectedOn(location, engine.clock.now()),
  }
}

/**
 * Stores a request with its confirmation. A repeated request sends no second message, and a mailbox over its limit gets
 * none. Every request runs the same statements (LOC-40, LOC-41).
 */
const store = async (
  engine: Engine,
  tx: StoreTransaction,
  request: FollowUpRequest,
  language: Language,
): Promise<void> => {
  const record = recordOf(engine, request, language)
  const { email, requestedAt } = record
  const earlier = await tx.countFollowUps(email, epochMs(requestedAt - FOLLOW_UP_MAILS_MS))
  const isNew = await tx.saveFollowUp(record)
  await tx.insertMessage({
    id: engine.hash(`followUpReceived:${engine.random.id()}`) as MessageId,
    writtenAt: requestedAt,
    expiresAt: null,
    language,
    content: isNew && earlier < FOLLOW_UP_MAILS ? await messageOf(engine, request) : null,
  })
}

export const followUpHandlers = (engine: Engine): Pick<ProviderHandlers, 'requestFollowUp'> => ({
  requestFollowUp: safely(engine, async ({ language = 'es' }, request) => {
    await engine.store.transaction((tx) => store(engine, tx, request, language))
    return E.right({ body: { requested: true } })
  }),
})
