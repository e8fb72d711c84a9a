import { consentedAnalytics } from '#core/journeys/analytics/consented-analytics.ts'
import { observeSale } from '#core/journeys/analytics/observe-sale.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { browserConsent } from '#ui/features/shared/browser-consent.ts'
import { cleanPastes } from '#ui/features/shared/clean-pastes.ts'
import { listenForHelp } from './listen-for-help.ts'
import { loadAnalytics } from './load-analytics.ts'

/** What loads after the first screen: help, cleaning of pasted text, and analytics events of visitors who accept. */
export const afterStart = (sale: Sale): void => {
  listenForHelp()
  cleanPastes()
  observeSale(sale, consentedAnalytics(browserConsent, loadAnalytics))
}
