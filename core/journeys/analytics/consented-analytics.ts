import type { Consent } from '../../analytics/consent.ts'
import type { Analytics } from '../../ports/analytics.ts'

/**
 * Records events while the visitor accepts analytics. Before that nothing is loaded, stored or sent, and earlier events
 * are lost (ANL-02). `load` fetches the code that sends events; if that fails, the next event tries again.
 */
export const consentedAnalytics = (
  consent: Pick<Consent, 'read'>,
  load: () => Promise<Analytics>,
): Analytics => {
  const isAccepted = (): boolean => consent.read() === 'accepted'
  let loading: Promise<Analytics> | null = null
  const forget = (): void => {
    loading = null
  }
  return {
    record: (event) => {
      if (!isAccepted()) return
      loading ??= load()
      const send = ({ record }: Analytics): void => (isAccepted() ? record(event) : undefined)
      loading.then(send, forget)
    },
  }
}
