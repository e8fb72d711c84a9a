/** The kind of a visit: an installation, or a site visit before it (SRO). */
export type VisitKind = 'installation' | 'siteVisit'

export type VisitFacts = {
  /** The GIS-blue flag of the store. */
  readonly isBlueOn: boolean
  readonly preWorkReady: boolean
  /** Whether the install option includes a technician. */
  readonly allowsSiteVisit: boolean
}

export type VisitDecision =
  | { readonly kind: 'siteVisit'; readonly reason: 'allAllow' }
  | {
      readonly kind: 'installation'
      readonly reason: 'blueFlagOff' | 'preWorkNotReady' | 'installOptionForbids'
    }

/** Decides the visit kind: site visit if flag, pre-work and install option allow it, else installation (SCH-03). */
export const decideVisitKind = ({ isBlueOn, preWorkReady, allowsSiteVisit }: VisitFacts): VisitDecision => {
  if (!isBlueOn) return { kind: 'installation', reason: 'blueFlagOff' }
  if (!preWorkReady) return { kind: 'installation', reason: 'preWorkNotReady' }
  return allowsSiteVisit
    ? { kind: 'siteVisit', reason: 'allAllow' }
    : { kind: 'installation', reason: 'installOptionForbids' }
}
