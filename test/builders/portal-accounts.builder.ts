import { providerOrchestrator } from '#adapters/provider/provider-orchestrator.ts'
import type { OutgoingMessage } from '#core/ports/message-sender.ts'
import type { PortalCredentials } from '#core/portal/credentials.ts'
import type { AccountId } from '#core/portal/portal-account.ts'
import type { Language } from '#core/shared/language.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { buildProvider, type BuiltProvider } from './provider.builder.ts'

/** The demo accounts by their holders. */
export const demoIds = {
  carmen: 'CM-100100',
  julia: 'CM-100200',
  mateo: 'CM-100300',
  rosa: 'CM-100400',
  tomas: 'CM-100500',
  tomasToo: 'CM-100600',
} as Readonly<Record<'carmen' | 'julia' | 'mateo' | 'rosa' | 'tomas' | 'tomasToo', AccountId>>

/** A primary holder with a confirmed second factor. */
export const holderOf = (
  accountId: AccountId,
  change: Partial<PortalCredentials> = {},
): PortalCredentials => ({
  claim: { state: 'read', role: 'primary' },
  isMfaConfirmed: true,
  accountId,
  accounts: [accountId],
  expiresAt: epochMs(Number.MAX_SAFE_INTEGER),
  ...change,
})

/** Reads the messages of the outbox that wait, oldest first. */
export const waitingMessages = async ({
  store,
  clock,
}: Pick<BuiltProvider, 'store' | 'clock'>): Promise<readonly OutgoingMessage[]> => {
  const claimed = await store.transaction((tx) => tx.claimMessages(clock.now(), clock.now(), 1_000))
  return claimed.flatMap(({ content }) => content ?? [])
}

/** A provider in memory with the demo accounts, and a visitor signed in to one of them. */
export const buildPortal = async (parts: Parameters<typeof buildProvider>[0] = {}) => {
  const built = buildProvider(parts)
  await built.provider.insertDemoAccounts()
  return {
    ...built,
    signedIn: (
      accountId: AccountId,
      change: Partial<PortalCredentials> & { readonly language?: Language } = {},
    ) => {
      const { language = 'es', ...credentials } = change
      return providerOrchestrator(built.provider, { portal: holderOf(accountId, credentials), language })
    },
    messages: () => waitingMessages(built),
  }
}

export type BuiltPortal = Awaited<ReturnType<typeof buildPortal>>
