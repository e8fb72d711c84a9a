import type { AffiliateId } from '../affiliate/affiliate.ts'
import type { Call } from './orchestrator.ts'

export const recaptchaResults = ['passed', 'failed'] as const
export type RecaptchaResult = (typeof recaptchaResults)[number]

/** The calls about whoever visits: who sent them, and whether they are a person. None needs a session. */
export type VisitorCalls = {
  /** The affiliate behind a parameter of the landing address; one that is not known is refused. */
  readonly affiliateId: Call<{ readonly vParam: string }, { readonly affiliateId: AffiliateId }>
  /** A token to send back where the store verifies by itself; null where an outside system gives tokens to the page. */
  readonly recaptchaChallenge: Call<void, { readonly recaptchaToken: string | null }>
  /** Whether a token shows a person; each passes once. */
  readonly validateRecaptcha: Call<{ readonly recaptchaToken: string }, { readonly result: RecaptchaResult }>
}
