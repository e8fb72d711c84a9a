import { expect } from 'vitest'
import type { Customer } from '#core/checkout/customer.ts'
import { missingParts } from '#core/checkout/readiness.ts'
import type { SalesChannel } from '#core/ports/details-calls.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import { type Channel, channels } from '#core/session/session.ts'
import {
  GIG,
  answerOf,
  fillDetails,
  localizeAt,
  localizeUnsold,
  maria,
  payWith,
  readyBuyer,
  refusalOf,
} from '#test/builders/provider.builder.ts'
import { provenCustomer } from '#test/builders/account.builder.ts'
import type { Harness, Laws } from '../harness.ts'

const shopper = async (
  harness: Harness,
  outcome: Parameters<typeof localizeAt>[1] = 'serviceable',
  channel?: Channel,
): Promise<Orchestrator> => {
  const visitor = harness.visitor()
  await localizeAt(visitor, outcome, channel)
  return visitor
}

const nobody = { referralCode: null, customerReferralId: null }
const friend = { referralCode: 'AMIGA-7', customerReferralId: null }

const changes: readonly Partial<Customer>[] = [
  { firstName: 'Lucía' as Customer['firstName'] },
  { emailAddress: 'lucia@correo.example' as Customer['emailAddress'], phoneType: 'Home' },
  {},
]

const asksNothing = async (visitor: Orchestrator) => {
  const { progress, customer, visit } = await answerOf(visitor.sessionInfo())
  return { progress, customer, visit, priced: await answerOf(visitor.cart()) }
}

export const detailsLaws: Laws = {
  'changes only the given fields of a customer (CHK-18)': async (harness) => {
    const visitor = await shopper(harness)
    expect(await refusalOf(visitor.updateCustomer({ phoneType: 'Work' }))).toBe('STEP_MISSING')
    await answerOf(visitor.addCustomer(maria))
    let expected = maria
    for (const change of changes) {
      expected = { ...expected, ...change }
      const answer = await answerOf(visitor.updateCustomer(change))
      expect(answer.customer).toEqual(expected)
      expect((await answerOf(visitor.sessionInfo())).customer).toEqual(expected)
    }
    const billed = await answerOf(visitor.updateCustomer({ paperlessBilling: true }))
    expect(billed.billing).toEqual({ paperlessBilling: true, monthlyBillingNotification: false })
    const noticed = await answerOf(visitor.updateCustomer({ monthlyBillingNotification: true }))
    expect(noticed).toMatchObject({ billing: { paperlessBilling: true, monthlyBillingNotification: true } })
    expect(noticed.customer).toEqual(expected)
  },
  'returns the accepted agreements with their instant and the caller’s own id (CHK-19)': async (harness) => {
    const visitor = await shopper(harness)
    const { cart } = await answerOf(visitor.addOffer({ offerId: GIG }))
    const { agreements } = await answerOf(visitor.getAgreements({ id: cart.id }))
    const versions = agreements.map(({ id, version }) => ({ id, version }))
    expect((await answerOf(visitor.checkout({}))).acceptance).toBeNull()
    for (const transactionId of ['e-sign-1', undefined, 'e-sign-2']) {
      harness.clock.advance(1_000)
      const named = transactionId === undefined ? {} : { transactionId }
      await answerOf(visitor.acceptAgreements({ agreements: versions, ...named }))
      expect((await answerOf(visitor.checkout({}))).acceptance).toEqual({
        agreements: versions,
        acceptedAt: harness.clock.now(),
        transactionId: transactionId ?? null,
      })
    }
    const refused = visitor.acceptAgreements({ agreements: [], transactionId: 'e-sign-3' })
    expect(await refusalOf(refused)).toBe('AGREEMENTS_INCOMPLETE')
    expect((await answerOf(visitor.checkout({}))).acceptance?.transactionId).toBe('e-sign-2')
  },
  'offers at least one installation option, or refuses (CHK-16)': async (harness) => {
    for (const outcome of ['serviceable', 'bundle', 'preSale', 'serviceSelection', 'bulkIncluded'] as const) {
      const { installation } = await answerOf((await shopper(harness, outcome)).installOptions())
      expect(installation.length).toBeGreaterThan(0)
    }
    const unsold = harness.visitor()
    await localizeUnsold(unsold)
    expect(await refusalOf(unsold.installOptions())).toBe('STEP_MISSING')
    const { visitor, visit } = await readyBuyer(harness)
    const kept = await answerOf(visitor.chooseInstallOption({ kind: 'professional' }))
    expect(kept.installWindow?.id).toBe(visit?.id)
    const alone = await answerOf(visitor.chooseInstallOption({ kind: 'self' }))
    expect(alone.installWindow).toBeUndefined()
  },
  'returns the same checkout summary as the later order, and changes nothing (CHK-06, CHK-12)': async (
    harness,
  ) => {
    const visitor = await shopper(harness)
    const early = await answerOf(visitor.checkout({}))
    expect(early.missing[0]).toBe('plan')
    expect(early.page).toBeNull()
    await fillDetails(visitor)
    await payWith(harness, visitor)
    const before = await asksNothing(visitor)
    const standing = await answerOf(visitor.checkout({}))
    expect(standing.missing).toEqual(missingParts(before.progress))
    expect(standing.missing).toEqual(['visit'])
    expect(standing.complete).not.toContain('visit')
    expect(standing.quote).toEqual(before.priced.quote)
    expect(standing.page?.installationOptions.length).toBeGreaterThan(0)
    expect(standing).toMatchObject({ failed: [], checkpoint: harness.clock.now() })
    expect(await asksNothing(visitor)).toEqual(before)
    const buyer = await readyBuyer(harness)
    expect((await answerOf(buyer.visitor.checkout({}))).missing).toEqual([])
    expect(await answerOf(buyer.order())).toMatchObject({ state: 'placed' })
    expect(await refusalOf(buyer.visitor.checkout({}))).toBe('CART_ORDERED')
  },
  'sends the express channel to its own page, and checks any balance other than 0.00 (PAY-06, PAY-07)':
    async (harness) => {
      const visitor = await shopper(harness)
      await answerOf(visitor.addCustomer(maria))
      const usual = (await answerOf(visitor.checkout({}))).prePayment
      expect(usual).toMatchObject({ page: 'pre-payment', checksBalance: false, owed: 0 })
      const express = (await answerOf(visitor.checkout({ channel: 'express' }))).prePayment
      expect(express).toMatchObject({ page: 'express-payment', checksBalance: false })
      const owing = (await answerOf((await provenCustomer(harness)).checkout({}))).prePayment
      expect(owing.checksBalance).toBe(true)
      expect(owing.owed).toBeGreaterThan(0)
    },
  'credits the referrer with the current or next order of a session (REF-05)': async (harness) => {
    const { visitor, order } = await readyBuyer(harness)
    expect(await refusalOf(visitor.orderDetails(nobody))).toBe('BAD_REQUEST')
    expect(await refusalOf(visitor.orderDetails({ ...nobody, referralCode: ' ' }))).toBe('BAD_REQUEST')
    expect(await answerOf(visitor.orderDetails(friend))).toMatchObject({
      orderNumber: null,
      referral: friend,
    })
    expect((await answerOf(visitor.checkout({}))).referral).toEqual(friend)
    const placed = await answerOf(order())
    if (placed.state !== 'placed') throw new Error('not placed')
    const other = { referralCode: null, customerReferralId: 'cliente-9' }
    const credited = await answerOf(visitor.orderDetails(other))
    expect(credited).toMatchObject({ orderNumber: placed.receipt.orderNumber, referral: other })
    const stranger = await shopper(harness)
    expect((await answerOf(stranger.orderDetails(friend))).orderNumber).toBeNull()
  },
  'names a sale by its session’s channel (SES-07)': async (harness) => {
    const names: Readonly<Record<Channel, SalesChannel>> = {
      dotcom: 'resiCom',
      etail: 'resiEtail',
      express: 'resiCom',
    }
    for (const channel of channels) {
      const visitor = await shopper(harness, 'serviceable', channel)
      expect((await answerOf(visitor.orderDetails(friend))).salesChannel).toBe(names[channel])
    }
  },
}
