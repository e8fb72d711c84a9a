/** What a technician comes for: to install, or to look at the site before (SRO). */
export type VisitKind = 'installation' | 'siteVisit'

export type VisitFacts = {
  /** The GIS-blue flag of the store. */
  readonly isBlueOn: boolean
  readonly preWorkReady: boolean
  /** Whether the install option sends somebody. */
  readonly allowsSiteVisit: boolean
}

export type VisitDecision =
  | { readonly kind: 'siteVisit'; readonly reason: 'allAllow' }
  | {
      readonly kind: 'installation'
      readonly reason: 'blueFlagOff' | 'preWorkNotReady' | 'installOptionForbids'
    }

/** A site visit in place of an installation, when flag, pre-work and install option all allow it (SCH-03). */
export const decideVisitKind = ({ isBlueOn, preWorkReady, allowsSiteVisit }: VisitFacts): VisitDecision => {
  if (!isBlueOn) return { kind: 'installation', reason: 'blueFlagOff' }
  if (!preWorkReady) return { kind: 'installation', reason: 'preWorkNotReady' }
  return allowsSiteVisit
    ? { kind: 'siteVisit', reason: 'allAllow' }
    : { kind: 'installation', reason: 'installOptionForbids' }
}
