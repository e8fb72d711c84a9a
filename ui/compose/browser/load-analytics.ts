import type { Analytics } from '#core/ports/analytics.ts'

/** Loads what sends events. Pages load it after consent only. */
export const loadAnalytics = async (): Promise<Analytics> =>
  (await import('./usage-client.ts')).pageAnalytics()
