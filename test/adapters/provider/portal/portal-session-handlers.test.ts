import { describe, expect, it } from 'vitest'
import type { CallContext } from '#adapters/provider/call/handler.ts'
import type { PortalCredentials } from '#core/portal/credentials.ts'
import type { AccountId } from '#core/portal/portal-account.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { accountIdOf, accountNamed } from '#test/adapters/provider/store/portal-records.ts'
import { START_OF_TESTS } from '#test/builders/clock.builder.ts'
import { buildProvider } from '#test/builders/provider.builder.ts'

const JULIA = accountIdOf('julia')
const UNKNOWN = 'CM-unknown' as AccountId

const open = async () => {
  const { provider, store } = buildProvider()
  await store.transaction((tx) => tx.insertPortalAccount(accountNamed('julia'), START_OF_TESTS))
  return provider.handlers
}

const contextOf = (given: Partial<PortalCredentials> = {}): CallContext => ({
  sessionId: null,
  secret: null,
  portal: {
    claim: { state: 'read', role: 'primary' },
    isMfaConfirmed: true,
    accountId: null,
    accounts: [JULIA, UNKNOWN],
    expiresAt: epochMs(START_OF_TESTS + 1),
    ...given,
  },
})

describe('portalSessionHandlers', () => {
  it('names each account of the login by its street, and one that the store does not have by its id', async () => {
    const { portalSession } = await open()
    const { street, unit } = accountNamed('julia').place
    expect(await portalSession(contextOf(), undefined)()).toMatchObject({
      right: {
        body: {
          accountId: null,
          accounts: [
            { accountId: JULIA, label: `${street} ${unit}`.trim() },
            { accountId: UNKNOWN, label: UNKNOWN },
          ],
          isAlive: true,
          expiresAt: START_OF_TESTS + 1,
        },
      },
    })
  })
})
