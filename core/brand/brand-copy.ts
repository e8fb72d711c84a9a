import type { Language } from '../shared/language.ts'

/** The texts in which a brand speaks in its own voice. They contain no price and no name of an offer. */
export type CopyTokens = {
  /** The headline of the landing page, in two lines. */
  readonly headline: readonly [string, string]
  /** The sentence under the address form of the landing page. */
  readonly promise: string
  readonly plansHeading: string
  readonly plansLead: string
  readonly stepsHeading: string
  readonly stepsLead: string
  readonly wifiHeading: string
  readonly leaveHeading: string
  readonly questionsHeading: string
}

export type BrandCopy = Readonly<Record<Language, CopyTokens>>
