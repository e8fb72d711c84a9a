import { describe, expect, it } from 'vitest'
import { withSignInProof } from '#adapters/provider/holdings/account.ts'
import { sampleAccounts } from '#adapters/provider/holdings/sample-accounts.ts'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { CallContext } from '#adapters/provider/call/handler.ts'
import type { PortalCredentials } from '#core/portal/credentials.ts'
import type { AccountId } from '#core/portal/portal-account.ts'
import type { SessionId } from '#core/session/session.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { START_OF_TESTS } from '#test/builders/clock.builder.ts'
import { buildProvider, addressWithOutcome } from '#test/builders/provider.builder.ts'

const CARMEN = 'CM-100100' as AccountId

const credentials = (given: Partial<PortalCredentials> = {}): PortalCredentials => ({
  claim: { state: 'read', role: 'primary' },
  isMfaConfirmed: true,
  accountId: CARMEN,
  accounts: [CARMEN],
  expiresAt: epochMs(START_OF_TESTS + 60_000),
  ...given,
})

/** Opens a session at an address, and returns the past due amount of one of its calls. */
const owedAt = async (
  outcome: 'existingCustomer' | 'serviceable',
  portal: PortalCredentials | undefined,
): Promise<string | null> => {
  const { provider } = buildProvider()
  const caller: CallContext = { sessionId: null, secret: null }
  const opened = await provider.handlers.localize(caller, {
    channel: 'dotcom',
    address: addressWithOutcome(outcome),
  } as never)()
  if (opened._tag === 'Left') throw new Error(opened.left.code)
  const { body, secret = null } = opened.right
  const sessionId = (body as { readonly sessionId?: SessionId }).sessionId ?? null
  const context = { sessionId, secret, ...(portal && { portal }) }
  const cart = await provider.handlers.cart(context, undefined)()
  if (cart._tag === 'Left') throw new Error(cart.left.code)
  return JSON.stringify(cart.right.body).includes('pastDue') ? 'past due' : null
}

describe(withSignInProof, () => {
  const session = (place: string) =>
    ({
      localization: { sessionInfo: { newCustomer: false, serviceAddress: { locationId: place } } },
    }) as Parameters<typeof withSignInProof>[0]['session']
  const engine = { accounts: sampleAccounts, config: { isMfaOn: true } }
  const HOME = 'fl-33012-215-jose-marti-avenue'
  const provenAt = (place: string, portal: PortalCredentials | undefined) =>
    withSignInProof({ engine, brand: cometa, session: session(place) }, portal, START_OF_TESTS)
      .accountProvenAt

  it('proves the account of a signed-in holder at the address of the sale (ACC-01)', () => {
    expect(provenAt(HOME, credentials())).toBe(START_OF_TESTS)
  })

  it('proves nothing elsewhere, to others, or before the second factor', () => {
    expect(provenAt('fl-33012-another', credentials())).toBeUndefined()
    for (const portal of [
      undefined,
      credentials({ accounts: ['CM-100200' as AccountId] }),
      credentials({ isMfaConfirmed: false }),
      credentials({ claim: { state: 'read', role: 'standard' } }),
    ])
      expect(provenAt(HOME, portal)).toBeUndefined()
  })

  it('shows its balance in the sale without a code', async () => {
    expect(await owedAt('existingCustomer', undefined)).toBeNull()
    expect(await owedAt('existingCustomer', credentials())).toBe('past due')
    expect(await owedAt('serviceable', credentials())).toBeNull()
  })
})
