import { identity } from '#adapters/brand/identity.ts'
import { createPortalStore } from '#adapters/browser/portal-store.ts'
import { cryptoRandom } from '#adapters/browser/random.ts'
import { portalContract } from '#adapters/contract/portal-contract.ts'
import { createClient } from '#adapters/orchestrator/client.ts'
import { createRetryActivity } from '#adapters/orchestrator/retry-activity.ts'
import { shownAccountHeader } from '#adapters/orchestrator/shown-account.ts'
import type { PortalEntry } from '#core/journeys/portal/portal.context.ts'
import type { Portal } from '#core/journeys/portal/portal.ts'
import { createPortal } from '#core/journeys/portal/portal.ts'
import type { AccountId } from '#core/portal/portal-account.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { PortalStore } from '#core/ports/portal-draft.ts'
import type { Language } from '#core/shared/language.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import type { PortalAppContext } from '#ui/app/portal-context.ts'
import { log } from './page-log.ts'
import type { RunningSpeedTest, SpeedTest } from '#core/ports/speed-test.ts'

/** Creates a speed test whose code loads with its first start. If it can't be loaded, the server can't be reached. */
export const lazySpeedTest = (load: () => Promise<SpeedTest>): SpeedTest => ({
  start: (onProgress) => {
    let isCancelled = false
    let running: RunningSpeedTest | null = null
    const run = async (): ReturnType<() => RunningSpeedTest['result']> => {
      const loaded = await load().catch(() => null)
      if (loaded === null) return { _tag: 'Left', left: { _tag: 'SpeedTestUnreachable' } }
      if (isCancelled) return { _tag: 'Left', left: { _tag: 'SpeedTestCancelled' } }
      running = loaded.start(onProgress)
      return running.result
    }
    return {
      result: run(),
      cancel: () => {
        isCancelled = true
        running?.cancel()
      },
    }
  },
})

const clock: Clock = { now: () => epochMs(Date.now()) }

const chooseLanguage = async (language: Language): Promise<void> =>
  (await import('./document-language.ts')).chooseLanguage(language)

const speedTest = lazySpeedTest(async () => (await import('./page-speed-test.ts')).pageSpeedTest)

/** Connects the ports of the portal to the browser and the orchestrator, and starts the visit; called once per page. */
export const composePortal = (entry: PortalEntry): PortalAppContext & { readonly store: PortalStore } => {
  const store = createPortalStore(() => window.sessionStorage)
  const { retries, onRetry } = createRetryActivity()
  let portal: Portal | null = null
  const shownAccount = (): AccountId | null => {
    const { overview } = portal?.actor.getSnapshot().context ?? { overview: null }
    return (overview?.account.accountId ?? null) as AccountId | null
  }
  const orchestrator = createClient(portalContract, {
    baseUrl: '/api/',
    random: cryptoRandom,
    onRetry,
    headersOf: shownAccountHeader(shownAccount),
  })
  portal = createPortal({ orchestrator, store, random: cryptoRandom, clock, log }, entry)
  return { portal, brand: identity, speedTest, retries, log, chooseLanguage, store }
}
