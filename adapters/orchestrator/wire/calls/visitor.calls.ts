import { AFFILIATE_CALL } from '#core/affiliate/affiliate.ts'
import { MARKETING_MAX } from '#core/affiliate/marketing-query.ts'
import { recaptchaResults } from '#core/ports/visitor-calls.ts'
import { nullable } from '../composite.shape.ts'
import { affiliateId } from '../entities/details.ts'
import { affiliateLimit, humanLimit } from '../limits.ts'
import { object } from '../object.shape.ts'
import type { Contract, RequestOf, ResponseOf } from '../record.ts'
import { STORE_CALL_MS, inBody, nothing } from '../record.ts'
import { literal, text } from '../shape.ts'

/** A token of an outside verifier can be long; it is one word. */
const recaptchaToken = text({ min: 1, max: 4_096, pattern: /^[A-Za-z0-9_.~-]{1,4096}$/ })

export const visitorCalls = {
  affiliateId: {
    summary: 'The affiliate behind the vParam of a landing address',
    method: 'POST',
    path: 'attos/affiliateId',
    session: 'none',
    timeoutMs: AFFILIATE_CALL.timeoutMs,
    retry: false,
    limit: affiliateLimit,
    refusals: ['NOT_FOUND'],
    request: inBody(object<RequestOf<'affiliateId'>>({ vParam: text({ min: 1, max: MARKETING_MAX }) })),
    response: object<ResponseOf<'affiliateId'>>({ affiliateId }),
  },

  recaptchaChallenge: {
    summary:
      'A token to send back where the store verifies by itself; null where an outside system gives tokens out',
    method: 'GET',
    path: 'misc/recaptcha-challenge',
    session: 'none',
    timeoutMs: STORE_CALL_MS,
    retry: true,
    limit: humanLimit,
    request: nothing,
    response: object<ResponseOf<'recaptchaChallenge'>>({ recaptchaToken: nullable(recaptchaToken) }),
  },

  validateRecaptcha: {
    summary: 'Whether a token shows a person; each passes once',
    method: 'POST',
    path: 'misc/recaptcha-validation',
    session: 'none',
    timeoutMs: STORE_CALL_MS,
    retry: false,
    limit: humanLimit,
    request: inBody(object<RequestOf<'validateRecaptcha'>>({ recaptchaToken })),
    response: object<ResponseOf<'validateRecaptcha'>>({ result: literal(...recaptchaResults) }),
  },
} satisfies Partial<Contract>
