import type { AffiliateId } from '../affiliate/affiliate.ts'
import type { Call } from './storefront-orchestrator.ts'

export const recaptchaResults = ['passed', 'failed'] as const
export type RecaptchaResult = (typeof recaptchaResults)[number]

/** The calls about a visitor: their affiliate, and whether they are a person. None needs a session. */
export type VisitorCalls = {
  /** Returns the affiliate for a parameter of the landing address; an unknown parameter is refused. */
  readonly affiliateId: Call<{ readonly vParam: string }, { readonly affiliateId: AffiliateId }>
  /** Returns a token to send back where the store verifies by itself; null where an external system gives tokens to the page. */
  readonly recaptchaChallenge: Call<void, { readonly recaptchaToken: string | null }>
  /** Checks whether a token shows a person. Each token passes once. */
  readonly validateRecaptcha: Call<{ readonly recaptchaToken: string }, { readonly result: RecaptchaResult }>
}
