import { either as E } from 'fp-ts'
import type { IdempotencyKey } from '#core/checkout/order.ts'
import type { Engine } from './call.ts'
import { handle, refuse } from './call.ts'
import type { Provider } from './handler.ts'
import type { Owner } from './store.ts'

/** Under whose name the tokens that have passed are kept: no session's, for no session hashes to it. */
const PASSED_TOKENS = 'human-verification' as Owner

/** Whether a token passes now for the first time. Tokens are kept as hashes, for a day, which is longer than any lives. */
const isFirstPass = ({ store, clock, hash }: Engine, token: string): Promise<boolean> =>
  store.transaction(async (tx) => {
    const name = hash(token)
    const claim = await tx.claimKey(PASSED_TOKENS, name as IdempotencyKey, name, clock.now())
    return claim.state === 'claimed'
  })

type VisitorHandlers = Pick<Provider, 'affiliateId' | 'recaptchaChallenge' | 'validateRecaptcha'>

export const visitorHandlers = (engine: Engine): VisitorHandlers => ({
  affiliateId: handle(engine, async (_context, { vParam }) => {
    const known = engine.affiliates.find((pair) => pair.vParam === vParam)
    return known === undefined ? refuse('NOT_FOUND') : E.right({ body: { affiliateId: known.affiliateId } })
  }),

  recaptchaChallenge: handle(engine, async () => {
    const challenge = await engine.humanVerification.challenge()
    return E.isLeft(challenge)
      ? refuse('UNAVAILABLE')
      : E.right({ body: { recaptchaToken: challenge.right } })
  }),

  // A verifier that does not answer lets nobody pass (S31).
  validateRecaptcha: handle(engine, async ({ clientAddress = null }, { recaptchaToken: token }) => {
    const verified = await engine.humanVerification.verify({ token, clientAddress })()
    if (E.isLeft(verified)) return refuse('UNAVAILABLE')
    const isPassed = verified.right && (await isFirstPass(engine, token))
    return E.right({ body: { result: isPassed ? 'passed' : 'failed' } })
  }),
})
