import type { OrderCode } from '#core/checkout/order-code.ts'
import type { OrderMessage } from '#core/checkout/order-message.ts'
import { startAccountProof } from '#core/journeys/account-proof/account-proof.machine.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { whenSaved } from '#core/journeys/sale/when-saved.ts'
import type { AccountCalls, ProvenAccount } from '#core/ports/account-calls.ts'
import type { StorefrontOrchestrator } from '#core/ports/storefront-orchestrator.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import type { RenderedMessage } from '#core/ports/message-sender.ts'
import { answerOf, type BuiltProvider, localizeAt } from './provider.builder.ts'
import { waitForState } from '#test/builders/actor-progress.ts'

/** A provider with the messages that it has sent. */
type Sending = {
  readonly visitor: () => Orchestrator
  readonly messages: () => Promise<readonly Pick<RenderedMessage, 'text'>[]>
}

/** Requests a code for the account of the visitor's session, and reads it as the holder does. */
export const accountCodeFor = async (
  { messages }: Pick<Sending, 'messages'>,
  visitor: Orchestrator,
): Promise<OrderCode> => {
  await answerOf(visitor.requestAccountCode())
  return (/\b\d{6}\b/.exec((await messages()).at(-1)?.text ?? '')?.[0] ?? '') as OrderCode
}

/** An existing customer with a proven account, at the sample address. */
export const provenCustomer = async (provider: Sending): Promise<Orchestrator> => {
  const visitor = provider.visitor()
  await localizeAt(visitor, 'existingCustomer')
  await answerOf(visitor.proveAccount({ code: await accountCodeFor(provider, visitor) }))
  return visitor
}

/** Reads the last message with an account code from the outbox of a provider in memory. */
export const sentAccountCode = async ({
  store,
  clock,
}: Pick<BuiltProvider, 'store' | 'clock'>): Promise<
  Extract<OrderMessage, { readonly kind: 'accountCode' }>
> => {
  const now = clock.now()
  const claimed = await store.transaction((tx) => tx.claimMessages(now, now, 100))
  const content = claimed
    .map((message) => message.content)
    .findLast((message) => message?.kind === 'accountCode')
  if (content?.kind !== 'accountCode') throw new Error('no code was sent')
  return content
}

/** Proves the account of a visitor's session by calls, with the code from the outbox. */
export const proveAccountOf = async (built: BuiltProvider, visitor: AccountCalls): Promise<ProvenAccount> => {
  await answerOf(visitor.requestAccountCode())
  return answerOf(visitor.proveAccount({ code: (await sentAccountCode(built)).code }))
}

/** Proves the account in a running sale, through its journey. */
export const proveInSale = async (
  built: BuiltProvider,
  sale: Sale,
  orchestrator: StorefrontOrchestrator,
): Promise<void> => {
  const actor = startAccountProof({
    load: () => Promise.resolve(orchestrator as Orchestrator),
    whenSaved: () => whenSaved(sale.actor),
    onProven: (proven) => sale.actor.send({ type: 'account.proven', ...proven }),
  })
  actor.send({ type: 'code.requested' })
  await waitForState(actor, (snapshot) => snapshot.matches('enteringCode'))
  actor.send({ type: 'code.submitted', code: (await sentAccountCode(built)).code })
  await waitForState(actor, (snapshot) => snapshot.matches('proven'))
}
