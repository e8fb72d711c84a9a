import { either as E } from 'fp-ts'
import type { IdempotencyKey } from '#core/checkout/order.ts'
import type { Engine } from '../call/call.ts'
import { safely, refuse } from '../call/call.ts'
import type { ProviderHandlers } from '../call/handler.ts'
import type { Owner } from '../store/store.ts'

/** The owner of used tokens. No session has it, because no session id hashes to it. */
const PASSED_TOKENS = 'human-verification' as Owner

/** Checks whether a token passes for the first time. Token hashes are stored for a day, which is longer than any token is valid. */
const isFirstPass = ({ store, clock, hash }: Engine, token: string): Promise<boolean> =>
  store.transaction(async (tx) => {
    const name = hash(token)
    const claim = await tx.claimKey(PASSED_TOKENS, name as IdempotencyKey, name, clock.now())
    return claim.state === 'claimed'
  })

type VisitorHandlers = Pick<ProviderHandlers, 'affiliateId' | 'recaptchaChallenge' | 'validateRecaptcha'>

export const visitorHandlers = (engine: Engine): VisitorHandlers => ({
  affiliateId: safely(engine, async (_context, { vParam }) => {
    const known = engine.affiliates.find((pair) => pair.vParam === vParam)
    return known === undefined ? refuse('NOT_FOUND') : E.right({ body: { affiliateId: known.affiliateId } })
  }),

  recaptchaChallenge: safely(engine, async () => {
    const challenge = await engine.humanVerification.challenge()
    return E.isLeft(challenge)
      ? refuse('UNAVAILABLE')
      : E.right({ body: { recaptchaToken: challenge.right } })
  }),

  // Without an answer of the verifier nobody passes (S31).
  validateRecaptcha: safely(engine, async ({ clientAddress = null }, { recaptchaToken: token }) => {
    const verified = await engine.humanVerification.verify({ token, clientAddress })()
    if (E.isLeft(verified)) return refuse('UNAVAILABLE')
    const isPassed = verified.right && (await isFirstPass(engine, token))
    return E.right({ body: { result: isPassed ? 'passed' : 'failed' } })
  }),
})
