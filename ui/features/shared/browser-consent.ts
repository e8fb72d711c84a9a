import { createConsent } from '#core/analytics/consent.ts'

/** The choice of the visitor about analytics, which all tabs of the browser share. */
export const browserConsent = createConsent(() => window.localStorage)
