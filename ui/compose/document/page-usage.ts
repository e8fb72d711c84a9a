import { consentedAnalytics } from '#core/journeys/analytics/consented-analytics.ts'
import { plainPath } from '#core/routes/plain-path.ts'
import { browserConsent } from '#ui/features/shared/browser-consent.ts'
import { loadAnalytics } from '../browser/load-analytics.ts'
import { consentWords } from '#ui/content/es/shared/consent.ts'
import { offerConsent } from '#ui/site/islands/consent.ts'

/** Offers the choice about analytics on a public page, and counts the view of the page once the visitor accepts. */
export const observePage = (place: HTMLElement): void => {
  const analytics = consentedAnalytics(browserConsent, loadAnalytics)
  let isCounted = false
  const count = (): void => {
    if (isCounted || browserConsent.read() !== 'accepted') return
    isCounted = true
    analytics.record({ name: 'page.viewed', at: plainPath(window.location.pathname), variants: {} })
  }
  offerConsent(place, browserConsent, consentWords.chosen, count)
  count()
}
