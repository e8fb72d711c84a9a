import { either as E, taskEither as TE } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OrderCode } from '#core/checkout/order-code.ts'
import { startAccountProof } from '#core/journeys/account-proof/account-proof.machine.ts'
import { runningQuote } from '#core/journeys/sale/sale.pricing.ts'
import type { CartOptionCalls } from '#core/ports/cart-option-calls.ts'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import { findOffer } from '#core/catalog/offer.ts'
import type { ProvenAccount } from '#core/ports/account-calls.ts'
import { proveInSale, sentAccountCode } from '#test/builders/account.builder.ts'
import { GIG, POD, buildProvider } from '#test/builders/provider.builder.ts'
import { answerIn, buildSale, cartIn, cartSaved, localized, returned } from '#test/builders/sale.builder.ts'
import { waitForState } from '#test/builders/actor-progress.ts'
import { forAllAsyncWith } from '#test/for-all.ts'

const RIGHT = '123456' as OrderCode
const proven = { account: { holdings: [], pastDue: 0 } } as unknown as ProvenAccount
const notFound: OrchestratorFailure = { _tag: 'Refused', code: 'NOT_FOUND', requestId: 'r1' }
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** A visitor at a provider with one valid code, which can be made to fail, or to be out of reach. */
const started = () => {
  const requests: string[] = []
  const accounts: ProvenAccount[] = []
  let silence: OrchestratorFailure | null = null
  let isOnline = true
  const calls = {
    requestAccountCode: () => {
      requests.push('code')
      return silence === null
        ? TE.right({ digits: 6, validForMs: 600_000, maskedEmail: 'c•••@•••' })
        : TE.left(silence)
    },
    proveAccount: ({ code }: { readonly code: OrderCode }) => {
      requests.push(code)
      if (silence !== null) return TE.left(silence)
      return code === RIGHT ? TE.right(proven) : TE.left(notFound)
    },
  } as unknown as CartOptionCalls
  const actor = startAccountProof({
    load: () => (isOnline ? Promise.resolve(calls) : Promise.reject(new Error('offline'))),
    whenSaved: () => Promise.resolve(),
    onProven: (account) => accounts.push(account),
  })
  const send = async (event: Parameters<typeof actor.send>[0]): Promise<void> => {
    actor.send(event)
    await settled()
  }
  const state = () => [actor.getSnapshot().value, actor.getSnapshot().context.failure] as const
  const disturb = (failure: OrchestratorFailure | null, online = true): void => {
    silence = failure
    isOnline = online
  }
  return { requests, accounts, send, state, disturb, context: () => actor.getSnapshot().context }
}

const request = { type: 'code.requested' } as const
const submit = (code: OrderCode) => ({ type: 'code.submitted', code }) as const

describe(startAccountProof, () => {
  it('goes from the request through the code to the account (ACC-01)', async () => {
    const visitor = started()
    await visitor.send(request)
    expect([visitor.state(), visitor.context().maskedEmail]).toEqual([['enteringCode', null], 'c•••@•••'])
    await visitor.send(submit(RIGHT))
    expect([visitor.state(), visitor.accounts]).toEqual([['proven', null], [proven]])
  })

  it('stays at the code after a wrong one, and can send another (ACC-04)', async () => {
    const visitor = started()
    await visitor.send(request)
    await visitor.send(submit('654321' as OrderCode))
    expect(visitor.state()).toEqual(['enteringCode', notFound])
    await visitor.send(request)
    expect(visitor.state()).toEqual(['enteringCode', null])
    expect(visitor.requests).toEqual(['code', '654321', 'code'])
  })

  it('reports a provider that is out of reach, where the visitor can retry', async () => {
    const visitor = started()
    const failure: OrchestratorFailure = { _tag: 'TimedOut' }
    visitor.disturb(null, false)
    await visitor.send(request)
    expect(visitor.state()).toEqual(['offering', { _tag: 'Unreachable' }])
    visitor.disturb(null)
    await visitor.send(request)
    visitor.disturb(failure)
    await visitor.send(request)
    expect([visitor.state(), visitor.context().maskedEmail]).toEqual([['enteringCode', failure], 'c•••@•••'])
    await visitor.send(submit(RIGHT))
    expect(visitor.state()).toEqual(['enteringCode', failure])
  })

  it('never reports an account without its code, for any sequence of events (ACC-01)', async () => {
    const events = fc.constantFrom(request, submit('000000' as OrderCode))
    await forAllAsyncWith({ numRuns: 200 }, fc.array(events, { maxLength: 12 }), async (sent) => {
      const visitor = started()
      for (const event of sent) await visitor.send(event)
      expect(visitor.accounts).toEqual([])
    })
  })
})

describe('a sale with a proven account', () => {
  const podLimit = (sale: Parameters<typeof cartIn>[0]) =>
    findOffer(sale.actor.getSnapshot().context.offers?.catalog.offers ?? [], POD)?.limit

  it('has the limits and the balance of the account, in the running total as in the saved price (ACC-02, PAY-08)', async () => {
    const { built, sale, orchestrator } = buildSale()
    await localized(sale, 'existingCustomer')
    sale.actor.send({ type: 'plan.chosen', offerId: GIG })
    await cartSaved(sale)
    expect([podLimit(sale), runningQuote(sale.actor.getSnapshot().context)?.pastDue]).toEqual([0, undefined])
    await proveInSale(built, sale, orchestrator)
    expect(answerIn(sale)?.sessionInfo?.account?.pastDue).toBe(4_520)
    expect(podLimit(sale)).toBe(2)
    const running = runningQuote(sale.actor.getSnapshot().context)
    expect(running?.pastDue).toBe(4_520)
    expect(cartIn(sale).saved?.quote).toEqual(running)
    sale.actor.send({ type: 'item.changed', offerId: POD, quantity: 2 })
    await cartSaved(sale)
    expect(cartIn(sale).saved?.quote).toEqual(runningQuote(sale.actor.getSnapshot().context))
    sale.stop()
  })

  it('still has it after a reload (ACC-01)', async () => {
    const built = buildProvider()
    const { sale, orchestrator, drafts } = buildSale({ built })
    await localized(sale, 'existingCustomer')
    await proveInSale(built, sale, orchestrator)
    sale.stop()
    const again = await returned({ built, orchestrator, drafts, step: 'products' })
    await waitForState(again.actor, ({ context }) => context.offers !== null)
    expect([answerIn(again)?.sessionInfo?.account?.pastDue, podLimit(again)]).toEqual([4_520, 2])
    again.stop()
  })

  it('sends the code to the account only (ACC-04)', async () => {
    const { built, sale, orchestrator } = buildSale()
    await localized(sale, 'existingCustomer')
    expect(E.isRight(await (orchestrator as never as CartOptionCalls).requestAccountCode()())).toBe(true)
    expect(await sentAccountCode(built)).toMatchObject({ email: 'carmen@correo.example' })
    sale.stop()
  })
})
