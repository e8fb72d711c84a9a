import { either as E } from 'fp-ts'
import type { LocalizationAnswer } from '#core/ports/address-answers.ts'
import { expirationAfterUse, sessionStatusAt } from '#core/session/session.ts'
import type { Answer, Engine } from './call.ts'
import { handle, refuse } from './call.ts'
import type { CallContext, Provider, Reply } from './handler.ts'
import type { Asked } from './qualification.ts'
import { exactMatch, qualified, responseTo } from './qualification.ts'
import { endSession, openSession } from './session-handlers.ts'
import { ownerOf, sessionIdOf } from './session-names.ts'

/**
 * Opens a session about a place that is known. A new address is a new start: the session before it ends, whatever comes of the address. One
 * that can't be read doesn't keep its visitor from that: it dies of age (F44).
 */
const openAt = async (
  engine: Engine,
  context: CallContext,
  asked: Asked,
): Promise<Answer<Reply<LocalizationAnswer>>> => {
  const now = engine.clock.now()
  const brand = engine.brand()
  const response = responseTo(brand, asked, sessionStatusAt(now, expirationAfterUse(now, now), now))
  const opened =
    response.sessionInfo === null
      ? null
      : await engine.store.transaction((tx) => openSession(engine, tx, response, now))
  if (context.secret !== null) {
    const before = ownerOf(engine.hash, sessionIdOf(engine.hash, context.secret))
    await engine.store.transaction((tx) => endSession(tx, before, now)).catch(engine.report)
  }
  const body = { ...qualified(brand, asked, response, now), sessionId: opened?.sessionId ?? null }
  return E.right({ body, secret: opened?.secret ?? null })
}

type AddressCalls = Pick<
  Provider,
  'serviceabilityCheck' | 'addressSuggestions' | 'localize' | 'expressAddress'
>

export const addressHandlers = (engine: Engine): AddressCalls => ({
  serviceabilityCheck: handle(engine, async (_context, { channel, address }) => {
    const now = engine.clock.now()
    const asked = {
      request: { channel, address, returnNearbyMatch: true },
      match: engine.network.find(address),
    }
    const status = { isAlive: false, expirationTime: now, remainingMs: 0, lifetimeMs: 0 }
    const response = responseTo(engine.brand(), asked, status)
    return E.right({ body: qualified(engine.brand(), asked, response, now) })
  }),

  addressSuggestions: handle(engine, async (_context, { text, zip, unit }) => {
    const { streets, units } = engine.addressService
    const found = await (zip === undefined ? streets(text) : units(text, zip, unit ?? ''))()
    return E.isLeft(found) ? refuse('UNAVAILABLE') : E.right({ body: { suggestions: found.right } })
  }),

  localize: handle(engine, (context, request) =>
    openAt(engine, context, { request, match: engine.network.find(request.address) }),
  ),

  expressAddress: handle(engine, (context, { channel, address }) => {
    const request = { channel, address, returnNearbyMatch: false }
    return openAt(engine, context, { request, match: exactMatch(request, engine.network.find(address)) })
  }),
})
