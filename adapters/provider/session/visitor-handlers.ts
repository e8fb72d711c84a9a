import { either as E } from 'fp-ts'
import type { Engine } from '../call/call.ts'
import { safely, refuse } from '../call/call.ts'
import type { ProviderHandlers } from '../call/handler.ts'
import { issuePass, spendChallenge } from './human-pass.ts'

type VisitorHandlers = Pick<ProviderHandlers, 'affiliateId' | 'recaptchaChallenge' | 'validateRecaptcha'>

export const visitorHandlers = (engine: Engine): VisitorHandlers => ({
  affiliateId: safely(engine, async (_context, { vParam }) => {
    const known = engine.affiliates.find((pair) => pair.vParam === vParam)
    return known === undefined ? refuse('NOT_FOUND') : E.right({ body: { affiliateId: known.affiliateId } })
  }),

  recaptchaChallenge: safely(engine, async () => {
    const challenge = await engine.humanVerification.challenge()
    if (E.isLeft(challenge)) return refuse('UNAVAILABLE')
    return E.right({
      body:
        challenge.right._tag === 'Puzzle'
          ? { recaptchaToken: challenge.right.text }
          : { recaptchaToken: null, widget: challenge.right.widget },
    })
  }),

  // Without an answer of the verifier nobody passes (S31).
  validateRecaptcha: safely(engine, async (context, { recaptchaToken: token }) => {
    const { clientAddress = null } = context
    const verified = await engine.humanVerification.verify({ token, clientAddress })()
    if (E.isLeft(verified)) return refuse('UNAVAILABLE')
    const isPassed = verified.right !== null && (await spendChallenge(engine, verified.right))
    const pass = isPassed ? await issuePass(engine, context) : null
    if (isPassed && pass === null) return refuse('UNAVAILABLE')
    return E.right({ body: pass === null ? { result: 'failed' } : { result: 'passed', pass } })
  }),
})
