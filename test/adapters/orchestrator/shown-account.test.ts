import { describe, expect, it } from 'vitest'
import { contract } from '#adapters/contract/contract.ts'
import { portalContract } from '#adapters/contract/portal-contract.ts'
import { PORTAL_ACCOUNT_HEADER } from '#adapters/contract/record.ts'
import { createClient } from '#adapters/orchestrator/client.ts'
import { shownAccountHeader } from '#adapters/orchestrator/shown-account.ts'
import type { AccountId } from '#core/portal/portal-account.ts'
import { refusal } from './scripted-client.builder.ts'

const sentHeaders = async (shownAccount?: () => AccountId | null) => {
  const sent: Request[] = []
  const client = createClient(
    { ...portalContract, sessionStatus: contract.sessionStatus },
    {
      baseUrl: 'http://store.example/api/',
      retryDelay: () => 0,
      fetch: async (request) => {
        sent.push(request)
        return refusal(404, 'NOT_FOUND')
      },
      ...(shownAccount && { headersOf: shownAccountHeader(shownAccount) }),
    },
  )
  await client.accountSummary()()
  await client.portalSession()()
  await client.sessionStatus()()
  return sent.map(({ headers }) => headers.get(PORTAL_ACCOUNT_HEADER))
}

describe('shownAccountHeader', () => {
  it('goes with every call of a portal session, and with no other call (F32)', async () => {
    expect(await sentHeaders(() => 'CM-100200' as AccountId)).toEqual(['CM-100200', null, null])
  })

  it('is left out before an account is shown', async () => {
    expect(await sentHeaders(() => null)).toEqual([null, null, null])
    expect(await sentHeaders()).toEqual([null, null, null])
  })

  it('is the one that is shown when the call is made', async () => {
    let shown = 'CM-100500' as AccountId
    const sent: (string | null)[] = []
    const client = createClient(portalContract, {
      baseUrl: 'http://store.example/api/',
      fetch: async ({ headers }) => {
        sent.push(headers.get(PORTAL_ACCOUNT_HEADER))
        return refusal(404, 'NOT_FOUND')
      },
      headersOf: shownAccountHeader(() => shown),
    })
    await client.accountSummary()()
    shown = 'CM-100600' as AccountId
    await client.accountSummary()()
    expect(sent).toEqual(['CM-100500', 'CM-100600'])
  })
})
