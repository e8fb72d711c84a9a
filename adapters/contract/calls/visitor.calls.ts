import { AFFILIATE_CALL } from '#core/affiliate/affiliate-id.ts'
import { MARKETING_MAX } from '#core/affiliate/marketing-parameters.ts'
import { recaptchaResults } from '#core/ports/visitor-calls.ts'
import { nullable, optional } from '../../shape/composite.shape.ts'
import { affiliateId } from '../entities/localization.ts'
import { humanPass, humanWidget } from '../entities/human-check.ts'
import { affiliateLimit, humanLimit } from '../limits.ts'
import { object } from '../../shape/object.shape.ts'
import type { Contract, RequestOf, ResponseOf } from '../record.ts'
import { STORE_CALL_MS, inBody, nothing } from '../record.ts'
import { literal, text } from '../../shape/shape.ts'

/** The token of an external verifier can be long. It has no spaces. */
const recaptchaToken = text({ min: 1, max: 4_096, pattern: /^[A-Za-z0-9_.~-]{1,4096}$/ })

export const visitorCalls = {
  affiliateId: {
    summary: 'Returns the affiliate for the vParam of a landing address',
    method: 'POST',
    path: 'attos/affiliateId',
    session: 'none',
    extendsSession: false,
    timeoutMs: AFFILIATE_CALL.timeoutMs,
    retry: false,
    limit: affiliateLimit,
    refusals: ['NOT_FOUND'],
    request: inBody(object<RequestOf<'affiliateId'>>({ vParam: text({ min: 1, max: MARKETING_MAX }) })),
    response: object<ResponseOf<'affiliateId'>>({ affiliateId }),
  },

  recaptchaChallenge: {
    summary:
      'Returns a puzzle whose solution is the token to send back; null with the widget that issues tokens to the page',
    method: 'GET',
    path: 'misc/recaptcha-challenge',
    session: 'none',
    extendsSession: false,
    timeoutMs: STORE_CALL_MS,
    retry: true,
    limit: humanLimit,
    request: nothing,
    response: object<ResponseOf<'recaptchaChallenge'>>({
      recaptchaToken: nullable(recaptchaToken),
      widget: optional(humanWidget),
    }),
  },

  validateRecaptcha: {
    summary: 'Checks whether a token shows a person; each token passes once and earns a pass for one call',
    method: 'POST',
    path: 'misc/recaptcha-validation',
    session: 'none',
    extendsSession: false,
    timeoutMs: STORE_CALL_MS,
    retry: false,
    limit: humanLimit,
    request: inBody(object<RequestOf<'validateRecaptcha'>>({ recaptchaToken })),
    response: object<ResponseOf<'validateRecaptcha'>>({
      result: literal(...recaptchaResults),
      pass: optional(humanPass),
    }),
  },
} satisfies Partial<Contract>
