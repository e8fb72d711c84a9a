import { createClient } from '#adapters/orchestrator/client/client.ts'
import { contract } from '#adapters/orchestrator/wire/contract.ts'
import { browserFetch } from '#test/adapters/orchestrator/client/contract-server.builder.ts'
import { openServer } from '#test/builders/server.builder.ts'
import type { Harness } from './harness.ts'
import { describeConformance } from './kit.ts'
import { pocketHarness } from './pocket.harness.ts'

/** The pocket provider behind the host that listens, spoken to by the client; no limits on how often. */
const httpHarness = async (): Promise<Harness> => {
  const { harness, provider } = pocketHarness()
  const app = await openServer({ provider })
  const baseUrl = `${await app.listen({ host: '127.0.0.1', port: 0 })}/api/`
  return {
    ...harness,
    visitor: () => createClient(contract, { baseUrl, fetch: browserFetch(), retryDelay: () => 0 }),
    close: () => app.close(),
  }
}

describeConformance('the client over HTTP', httpHarness)
