import { either as E } from 'fp-ts'
import type { LocalizationResponse } from '#core/localization/localization.ts'
import { outcomeOf } from '#core/localization/outcome.ts'
import type { LocalizationAnswer } from '#core/ports/address-answers.ts'
import { expirationAfterUse, sessionStatusAt } from '#core/session/session.ts'
import type { Answer, Engine } from '../call/call.ts'
import { safely, refuse } from '../call/call.ts'
import type { CallContext, ProviderHandlers, Reply } from '../call/handler.ts'
import type { MatchedRequest } from './qualification.ts'
import { exactMatch, qualified, responseTo } from './qualification.ts'
import { endSession, openSession } from '../session/session-handlers.ts'
import { ownerOf, sessionIdOf } from '../session/session-names.ts'

/** Returns the answer with the variant of the service selection, which the session keeps while the configuration changes (RTE-03). */
const inExperiment = (
  { config: { serviceSelection } }: Engine,
  response: LocalizationResponse,
): LocalizationResponse =>
  response.sessionInfo !== null && outcomeOf(response).kind === 'serviceSelection'
    ? { ...response, sessionInfo: { ...response.sessionInfo, serviceSelection } }
    : response

/**
 * Opens a session for a known place. A new address always starts anew: the previous session ends, whatever the answer is. A previous
 * session that cannot be read does not block the new one: it expires by age (F44).
 */
const openAt = async (
  engine: Engine,
  context: CallContext,
  matched: MatchedRequest,
): Promise<Answer<Reply<LocalizationAnswer>>> => {
  const now = engine.clock.now()
  const brand = engine.brand()
  const status = sessionStatusAt(now, expirationAfterUse(now, now), now)
  const response = inExperiment(engine, responseTo(brand, matched, status))
  const opened =
    response.sessionInfo === null
      ? null
      : await engine.store.transaction((tx) => openSession(engine, tx, response, now))
  if (context.secret !== null) {
    const before = ownerOf(engine.hash, sessionIdOf(engine.hash, context.secret))
    await engine.store.transaction((tx) => endSession(tx, before, now)).catch(engine.report)
  }
  const body = { ...qualified(brand, matched, response, now), sessionId: opened?.sessionId ?? null }
  return E.right({ body, secret: opened?.secret ?? null })
}

type AddressCalls = Pick<
  ProviderHandlers,
  'serviceabilityCheck' | 'addressSuggestions' | 'localize' | 'expressAddress'
>

export const addressHandlers = (engine: Engine): AddressCalls => ({
  serviceabilityCheck: safely(engine, async (_context, { channel, address }) => {
    const now = engine.clock.now()
    const matched = {
      request: { channel, address, returnNearbyMatch: true },
      match: engine.network.find(address),
    }
    const status = { isAlive: false, expirationTime: now, remainingMs: 0, lifetimeMs: 0 }
    const response = responseTo(engine.brand(), matched, status)
    return E.right({ body: qualified(engine.brand(), matched, response, now) })
  }),

  addressSuggestions: safely(engine, async (_context, { text, zip, unit }) => {
    const { streets, units } = engine.addressService
    const found = await (zip === undefined ? streets(text) : units(text, zip, unit ?? ''))()
    if (E.isRight(found)) return E.right({ body: { suggestions: found.right } })
    const { samples } = found.left
    return samples === undefined
      ? refuse('UNAVAILABLE')
      : E.right({ body: { suggestions: samples, areSamples: true } })
  }),

  localize: safely(engine, (context, request) =>
    openAt(engine, context, { request, match: engine.network.find(request.address) }),
  ),

  expressAddress: safely(engine, (context, { channel, address }) => {
    const request = { channel, address, returnNearbyMatch: false }
    return openAt(engine, context, { request, match: exactMatch(request, engine.network.find(address)) })
  }),
})
