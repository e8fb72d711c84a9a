import { demoAccounts } from '#adapters/provider/portal/demo-accounts.ts'
import { providerOrchestrator } from '#adapters/provider/provider-orchestrator.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import type { PortalCalls } from '#core/ports/portal-calls.ts'
import type { Random } from '#core/ports/random.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { openEmbeddedProvider } from './embedded-provider.ts'
import type { PortalLogin } from './portal-sign-in.ts'

/** What a visit to the portal needs of a store. */
export type PortalVisitPorts = {
  readonly orchestrator: PortalCalls
  readonly clock: Clock
  readonly random: Random
  readonly origin: string
}

/** A store that a journey runs against. */
export type HeadlessStore = {
  /** Returns the calls of a page of one visitor. Each page finds the session that another page has opened. */
  readonly openCalls: () => Orchestrator
  readonly clock: Clock
  readonly random: Random
  /** Reads the code of the message about an order. Null without one. */
  readonly readStatusCode: () => Promise<string | null>
  /** Signs in to the portal; a sentence if refused. The embedded store has demo logins and checks no password. */
  readonly openPortal: (login: PortalLogin) => Promise<PortalVisitPorts | string>
}

const PORTAL_SESSION_MS = 15 * 60_000
const EMBEDDED_ORIGIN = 'http://127.0.0.1'
const DEMO_LOGINS = [...new Set(demoAccounts.map(({ email }) => email))]

/**
 * Opens the reference provider here, with the selected brand and the small network, in memory. Its clock starts at
 * `startedAt` and its ids have a fixed seed, so runs from one instant are the same.
 */
export const openEmbeddedStore = (startedAt: EpochMs): HeadlessStore => {
  const opened = performance.now()
  const clock: Clock = { now: () => epochMs(startedAt + Math.floor(performance.now() - opened)) }
  const { provider, random, takeMessages } = openEmbeddedProvider({
    clock,
    later: (ms, work) => void setTimeout(() => void work(), ms).unref(),
    report: (error) => void process.stderr.write(`${String(error)}\n`),
  })
  const calls = providerOrchestrator(provider)
  return {
    openPortal: async ({ email }) => {
      await provider.insertDemoAccounts()
      const accounts = demoAccounts.filter((demo) => demo.email === email).map(({ accountId }) => accountId)
      if (accounts.length === 0)
        return `no demo login is called ${email}; logins are ${DEMO_LOGINS.join(', ')}`
      const portal = {
        claim: { state: 'read' as const, role: 'primary' },
        isMfaConfirmed: true,
        accountId: accounts.length === 1 ? (accounts[0] ?? null) : null,
        accounts,
        expiresAt: epochMs(clock.now() + PORTAL_SESSION_MS),
      }
      return {
        orchestrator: providerOrchestrator(provider, { portal }),
        clock,
        random,
        origin: EMBEDDED_ORIGIN,
      }
    },
    openCalls: () => calls,
    clock,
    random,
    readStatusCode: async () => {
      const codes = await takeMessages()
      return codes.find((content) => content.kind === 'statusCode')?.code ?? null
    },
  }
}
