import { consentedAnalytics } from '#core/journeys/analytics/consented-analytics.ts'
import { observeSale } from '#core/journeys/analytics/observe-sale.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { browserConsent } from '#ui/features/shared/browser-consent.ts'
import { listenForHelp } from './listen-for-help.ts'
import { loadAnalytics } from './load-analytics.ts'

/** What the application needs only after its first screen: the help, and the events that are sent while the visitor accepts analytics. */
export const afterStart = (sale: Sale): void => {
  listenForHelp()
  observeSale(sale, consentedAnalytics(browserConsent, loadAnalytics))
}
