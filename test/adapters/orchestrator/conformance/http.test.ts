import { createClient } from '#adapters/orchestrator/client.ts'
import { contract } from '#adapters/contract/contract.ts'
import { shownAccountHeader } from '#adapters/orchestrator/shown-account.ts'
import { browserFetch } from '#test/adapters/orchestrator/contract-server.builder.ts'
import { stopCallLimits } from '#test/builders/call-limits.builder.ts'
import { portalFetch, signedInProvider } from '#test/builders/signed-in.builder.ts'
import { openServer } from '#test/builders/server.builder.ts'
import type { Harness } from './harness.ts'
import { describeConformance, sampledLaws } from './kit.ts'
import { providerHarness } from './provider.harness.ts'
import { solvingClient } from '#test/builders/solving-client.builder.ts'

/** The reference provider behind a listening host, called over HTTP by the client, without rate limits. */
const httpHarness = async (): Promise<Harness> => {
  const startCallLimits = stopCallLimits()
  const { harness, provider } = providerHarness()
  const signedIn = signedInProvider(provider)
  const app = await openServer({ provider: signedIn.provider })
  const baseUrl = `${await app.listen({ host: '127.0.0.1', port: 0 })}/api/`
  return {
    ...harness,
    visitor: () => solvingClient({ baseUrl, fetch: browserFetch(), retryDelay: () => 0 }),
    customer: (portal, shownAccount) =>
      solvingClient({
        baseUrl,
        fetch: portalFetch(browserFetch(), signedIn.signIn(portal)),
        retryDelay: () => 0,
        ...(shownAccount && { headersOf: shownAccountHeader(shownAccount) }),
      }),
    program: () => createClient(contract, { baseUrl, fetch: browserFetch(), retryDelay: () => 0 }),
    close: async () => {
      await app.close()
      startCallLimits()
    },
  }
}

describeConformance('the client over HTTP', httpHarness, { checked: sampledLaws })
