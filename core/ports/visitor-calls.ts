import type { AffiliateId } from '../affiliate/affiliate-id.ts'
import type { HumanPass, HumanWidget } from '../human/human-check.ts'
import type { Call } from './orchestrator.failure.ts'

export const recaptchaResults = ['passed', 'failed'] as const
export type RecaptchaResult = (typeof recaptchaResults)[number]

/** The calls about a visitor: their affiliate, and whether they are a person. None needs a session. */
export type VisitorCalls = {
  /** Returns the affiliate for a parameter of the landing address; an unknown parameter is refused. */
  readonly affiliateId: Call<{ readonly vParam: string }, { readonly affiliateId: AffiliateId }>
  /** Returns a puzzle whose solution is the token; null with a widget that gives tokens to the page (HUM-01). */
  readonly recaptchaChallenge: Call<
    void,
    { readonly recaptchaToken: string | null; readonly widget?: HumanWidget }
  >
  /** Checks whether a token shows a person. Each passes once and earns one pass for its visitor (HUM-02). */
  readonly validateRecaptcha: Call<
    { readonly recaptchaToken: string },
    { readonly result: RecaptchaResult; readonly pass?: HumanPass }
  >
}
