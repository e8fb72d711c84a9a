import { either as E } from 'fp-ts'
import type { LocalizationRequest, LocalizationResponse } from '#core/localization/localization.ts'
import { visitAffiliate } from '#core/localization/visit-affiliate.ts'
import { responseCodes } from '#core/localization/response-code.ts'
import { bucketOf, targetingKeyOf } from '#core/experiments/bucket.ts'
import type { LocalizationAnswer } from '#core/ports/address-answers.ts'
import { expirationAfterUse, sessionStatusAt } from '#core/session/session.ts'
import type { Answer, Engine } from '../call/call.ts'
import { safely, refuse } from '../call/call.ts'
import type { CallContext, ProviderHandlers, Reply } from '../call/handler.ts'
import type { MatchedRequest } from '../facts/qualification.ts'
import { exactMatch, qualified, responseTo } from '../facts/qualification.ts'
import { endSession, openSession } from '../session/session-handlers.ts'
import { ownerOf, sessionIdOf } from '../call/session-names.ts'

/** Reads the bucket of the caller's previous session; null without one, or if it can't be read. */
const previousBucket = async (
  { hash, store, report }: Engine,
  { secret }: CallContext,
): Promise<number | null> => {
  if (secret === null) return null
  const owner = ownerOf(hash, sessionIdOf(hash, secret))
  const session = await store.transaction((tx) => tx.sessionOf(owner)).catch(report)
  return session?.localization.sessionInfo?.bucket ?? null
}

/** Returns the answer with whether homes unknown to billing can buy. Fixed for the session (LOC-07). */
const withSetting = (
  { config: { sellsNotInBiller } }: Engine,
  response: LocalizationResponse,
): LocalizationResponse =>
  response.sessionInfo !== null && response.responseCode === responseCodes.gisGreenNotInBiller
    ? { ...response, sessionInfo: { ...response.sessionInfo, sellsNotInBiller } }
    : response

/** Returns the answer with the partner that the visit is credited to (LOC-36). */
const withAffiliate = (
  { affiliates, brand }: Engine,
  { channel, vParam }: MatchedRequest['request'],
  response: LocalizationResponse,
): LocalizationResponse => {
  const id = visitAffiliate(channel, vParam ?? null, brand().affiliateFallbacks, affiliates)
  const { sessionInfo } = response
  return sessionInfo === null
    ? response
    : { ...response, sessionInfo: { ...sessionInfo, affiliateInformation: { id } } }
}

/** Returns the answer with the experiment variants, which are fixed for the session (EXP-02, RTE-03). */
const inExperiments = async (
  engine: Engine,
  context: CallContext,
  response: LocalizationResponse,
): Promise<LocalizationResponse> => {
  if (response.sessionInfo === null) return response
  const bucket = (await previousBucket(engine, context)) ?? bucketOf(engine.random.id())
  const variants = await engine.flags.variantsOf(targetingKeyOf(bucket))()
  return { ...response, sessionInfo: { ...response.sessionInfo, ...variants, bucket } }
}

/**
 * Opens a session for a known place. A new address always starts anew: the previous session ends, whatever the answer
 * is. A previous session that cannot be read does not block the new one: it expires by age (F44).
 */
const openAt = async (
  engine: Engine,
  context: CallContext,
  matched: MatchedRequest,
): Promise<Answer<Reply<LocalizationAnswer>>> => {
  const now = engine.clock.now()
  const brand = engine.brand()
  const status = sessionStatusAt(now, expirationAfterUse(now, now), now)
  const credited = withAffiliate(engine, matched.request, responseTo(brand, matched, status))
  const settled = withSetting(engine, credited)
  const response = await inExperiments(engine, context, settled)
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

/** Returns the full answer for an address, without a session. */
export const checkAt = async (
  engine: Engine,
  { channel, address }: Pick<LocalizationRequest, 'channel' | 'address'>,
): Promise<LocalizationAnswer> => {
  const now = engine.clock.now()
  const matched = {
    request: { channel, address, returnNearbyMatch: true },
    match: await engine.network.find(address),
  }
  const status = { isAlive: false, expirationTime: now, remainingMs: 0, lifetimeMs: 0 }
  const credited = withAffiliate(engine, matched.request, responseTo(engine.brand(), matched, status))
  const response = withSetting(engine, credited)
  return qualified(engine.brand(), matched, response, now)
}

type AddressCalls = Pick<
  ProviderHandlers,
  'serviceabilityCheck' | 'addressSuggestions' | 'localize' | 'expressAddress'
>

export const addressHandlers = (engine: Engine): AddressCalls => ({
  serviceabilityCheck: safely(engine, async (_context, request) =>
    E.right({ body: await checkAt(engine, request) }),
  ),

  addressSuggestions: safely(engine, async (_context, { text, zip, unit }) => {
    const { streets, units } = engine.addressService
    const found = await (zip === undefined ? streets(text) : units(text, zip, unit ?? ''))()
    if (E.isRight(found)) return E.right({ body: { suggestions: found.right } })
    const { samples } = found.left
    return samples === undefined
      ? refuse('UNAVAILABLE')
      : E.right({ body: { suggestions: samples, areSamples: true } })
  }),

  localize: safely(engine, async (context, request) =>
    openAt(engine, context, { request, match: await engine.network.find(request.address) }),
  ),

  expressAddress: safely(engine, async (context, express) => {
    const request = { ...express, returnNearbyMatch: false }
    return openAt(engine, context, {
      request,
      match: exactMatch(request, await engine.network.find(request.address)),
    })
  }),
})
