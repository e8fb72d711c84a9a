import { describe, expect, it } from 'vitest'
import { proveAccountOf } from '#test/builders/account.builder.ts'
import { buildPortal, type BuiltPortal, demoIds } from '#test/builders/portal-accounts.builder.ts'
import { GIG, POD, answerOf, codeSent, portDriver, readyBuyer } from '#test/builders/provider.builder.ts'
import { addressWithOutcome, buy, usualPurchase } from '#test/builders/purchase.ts'
import { priceDueToday } from '#core/pricing/past-due.ts'

const DAY_MS = 86_400_000

const ordered = async (portal: BuiltPortal, installKind: 'professional' | 'self' = 'professional') => {
  const { order } = await readyBuyer(portal, { installKind })
  const answer = await answerOf(order())
  if (answer.state !== 'placed') throw new Error('no order')
  return answer.receipt
}

describe('accountOfOrder', () => {
  it('makes the account of an order once, and finds order and visit in it (PTL-23)', async () => {
    const portal = await buildPortal()
    const receipt = await ordered(portal)
    const { orderNumber, emailAddress, visit } = receipt
    const email = emailAddress.toUpperCase()
    const ids = await Promise.all(
      Array.from({ length: 5 }, () => portal.provider.accountOfOrder(orderNumber, email)),
    )
    expect(new Set(ids).size).toBe(1)
    const [accountId] = ids
    expect(accountId).toMatch(/^CM-\d{9}$/)
    const buyer = portal.signedIn(accountId ?? demoIds.julia)
    const { orders, services, bills, openOrder } = await answerOf(buyer.accountSummary())
    expect(orders).toMatchObject([{ orderNumber, visit: { id: visit?.id }, mayChangeVisit: true }])
    expect(services).toMatchObject([
      { id: 'internet', lines: [{ offerId: GIG, quantity: 1 }], since: visit?.date, obstacle: 'openOrder' },
    ])
    expect([openOrder, bills.length]).toEqual([true, 0])
  })

  it('bills the price of the order, whose first month is paid, and can be cancelled after the visit (PTL-23)', async () => {
    const portal = await buildPortal()
    const receipt = await ordered(portal)
    const accountId = await portal.provider.accountOfOrder(receipt.orderNumber, receipt.emailAddress)
    const buyer = portal.signedIn(accountId ?? demoIds.julia)
    portal.clock.advance(15 * DAY_MS)
    const { bills, balance, services, quote } = await answerOf(buyer.accountSummary())
    const installation = receipt.quote.oneTime.total
    expect(bills[0]?.total).toBe(priceDueToday(receipt.quote) - installation)
    expect(balance).toBe(0)
    expect(quote?.later).toEqual(receipt.quote.later.filter(({ fromMonth }) => fromMonth < 60))
    expect(services.map(({ cancelable }) => cancelable)).toEqual([true])
  })

  it('begins a service that the buyer installs with the order (PTL-23)', async () => {
    const portal = await buildPortal()
    const { orderNumber, emailAddress } = await ordered(portal, 'self')
    const accountId = await portal.provider.accountOfOrder(orderNumber, emailAddress)
    const { services } = await answerOf(portal.signedIn(accountId ?? demoIds.julia).accountSummary())
    expect(services[0]?.since).toBe('2026-11-18')
  })

  it.each([true, undefined])('has the automatic payments of its order: %s (PAY-10)', async (isAutoPay) => {
    const portal = await buildPortal()
    const visitor = portal.visitor()
    await buy(portDriver(portal, visitor), { ...usualPurchase, install: 'self', isAutoPay })
    const { receipt } = await answerOf(visitor.sessionInfo())
    if (receipt === null) throw new Error('no order')
    const accountId = await portal.provider.accountOfOrder(receipt.orderNumber, receipt.emailAddress)
    const { account, orders } = await answerOf(portal.signedIn(accountId ?? demoIds.julia).accountSummary())
    expect(receipt.isAutoPay).toBe(isAutoPay)
    expect(orders[0]?.isAutoPay).toBe(isAutoPay)
    expect(account.isAutoPay).toBe(isAutoPay ?? false)
    expect(account.autoPayMethod).toEqual(isAutoPay && receipt.payment)
  })

  it('begins nothing while the installation is not agreed, and bills nothing (PTL-22, PTL-23)', async () => {
    const portal = await buildPortal()
    const { orderNumber, emailAddress } = await ordered(portal)
    const accountId = await portal.provider.accountOfOrder(orderNumber, emailAddress)
    const buyer = portal.signedIn(accountId ?? demoIds.julia)
    await answerOf(buyer.cancelVisit({ orderNumber }))
    portal.clock.advance(90 * DAY_MS)
    const { services, bills, quote, openOrder } = await answerOf(buyer.accountSummary())
    expect([services, bills, quote, openOrder]).toEqual([[], [], null, true])
  })

  it('begins with the visit that is agreed after a cancelled one (PTL-23, PTL-27)', async () => {
    const portal = await buildPortal()
    const { orderNumber, emailAddress } = await ordered(portal)
    const accountId = await portal.provider.accountOfOrder(orderNumber, emailAddress)
    const buyer = portal.signedIn(accountId ?? demoIds.julia)
    const before = await answerOf(buyer.accountSummary())
    await answerOf(buyer.cancelVisit({ orderNumber }))
    const { windows } = await answerOf(buyer.visitWindows({ orderNumber }))
    const last = windows.at(-1)
    if (last === undefined) throw new Error('no window')
    await answerOf(buyer.moveVisit({ orderNumber, windowId: last.id }))
    const { services, cycle } = await answerOf(buyer.accountSummary())
    expect(services).toEqual(before.services.map((one) => ({ ...one, since: last.date })))
    expect(cycle.from.slice(8)).toBe(String(Math.min(28, Number(last.date.slice(8)))).padStart(2, '0'))
  })

  it('has the visit that its buyer moved by the code of the order, before and after the account was made (MSG-11, PTL-22)', async () => {
    const portal = await buildPortal()
    const { orderNumber, emailAddress } = await ordered(portal)
    const moveFrom = async (day: string | undefined): Promise<string> => {
      const visitor = portal.visitor()
      await answerOf(visitor.requestOrderCode({ orderNumber, channel: 'email' }))
      const code = await codeSent(portal)
      const { proof } = await answerOf(visitor.lookUpOrder({ orderNumber, code }))
      if (proof === undefined) throw new Error('no proof')
      const { windows } = await answerOf(visitor.orderVisitWindows({ orderNumber, proof }))
      const last = windows.findLast(({ date }) => date !== day)
      if (last === undefined) throw new Error('no window')
      await answerOf(visitor.moveOrderVisit({ orderNumber, proof, windowId: last.id }))
      return last.date
    }
    const first = await moveFrom(undefined)
    const accountId = await portal.provider.accountOfOrder(orderNumber, emailAddress)
    const buyer = portal.signedIn(accountId ?? demoIds.julia)
    expect(new Set((await answerOf(buyer.accountSummary())).services.map(({ since }) => since))).toEqual(
      new Set([first]),
    )
    const second = await moveFrom(first)
    expect(second).not.toBe(first)
    const { services, orders } = await answerOf(buyer.accountSummary())
    expect(new Set(services.map(({ since }) => since))).toEqual(new Set([second]))
    expect(orders[0]?.visit?.date).toBe(second)
  })

  it('is null for another address and for an unknown order (S24, PTL-23)', async () => {
    const portal = await buildPortal()
    const { orderNumber, emailAddress } = await ordered(portal)
    expect(await portal.provider.accountOfOrder(orderNumber, 'other@correo.example')).toBe(null)
    expect(await portal.provider.accountOfOrder('AAAAA-AAAAA', emailAddress)).toBe(null)
  })

  it('adds an order of a proven holder to the account that it is of, with what it settles and its automatic payments (PAY-08, PAY-10, PTL-23)', async () => {
    const portal = await buildPortal()
    const visitor = portal.visitor()
    const driver = portDriver(portal, visitor)
    const purchase = {
      ...usualPurchase,
      address: addressWithOutcome('existingCustomer'),
      items: [{ offerId: POD, quantity: 1 }],
      isAutoPay: true,
    }
    await buy(driver, purchase, { through: 'findAddress' })
    await proveAccountOf(portal, visitor)
    await buy(driver, purchase, { from: 'choosePlan' })
    const carmen = await answerOf(portal.signedIn(demoIds.carmen).accountSummary())
    expect(carmen.orders).toHaveLength(1)
    expect(carmen.pastDue).toBe(0)
    expect(carmen.account).toMatchObject({ isAutoPay: true, autoPayMethod: { lastFour: '1111' } })
    expect(carmen.services.map(({ id, obstacle }) => [id, obstacle])).toEqual([
      ['internet', 'ending'],
      ['mobile', 'openOrder'],
      ['internet-2', 'openOrder'],
      ['internet-3', 'openOrder'],
    ])
    expect(carmen.services.find(({ id }) => id === 'internet-2')?.lines).toEqual([
      { offerId: GIG, quantity: 1 },
      { offerId: POD, quantity: 1 },
    ])
    const [order] = carmen.orders
    expect(
      await portal.provider.accountOfOrder(order?.orderNumber ?? '', purchase.customer.emailAddress),
    ).toBe(null)
  })
})
