import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OfferId } from '#core/catalog/offer.ts'
import { type AccountFacts, afterPending, optionsInstead, servicesAfter } from '#core/portal/account-facts.ts'
import { balanceOf } from '#core/portal/balance.ts'
import { billOf, billsUntil } from '#core/portal/bills.ts'
import { type ChangeFigures, previewOf, textOfFigures } from '#core/portal/change-preview.ts'
import { changeTimings } from '#core/portal/service-change.ts'
import type { ChangeId, ChangeRequest, ServiceChange } from '#core/portal/service-change.ts'
import type { ServiceId } from '#core/portal/portal-account.ts'
import { quoteServices } from '#core/portal/service-quote.ts'
import { ZERO, add, cents, subtract, sum } from '#core/shared/money.ts'
import { addDays, epochMs } from '#core/shared/plain-date.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { factsOf, heldAccount, heldCatalog } from '#test/arbitraries/portal-account.arbitrary.ts'
import { forAllWith } from '#test/for-all.ts'

const cancel = (
  ids: readonly string[],
  timing: (typeof changeTimings)[number] = 'endOfCycle',
): Extract<ChangeRequest, { readonly kind: 'cancel' }> => ({
  kind: 'cancel',
  serviceIds: ids as unknown as readonly [ServiceId, ...ServiceId[]],
  reason: null,
  timing,
  returnMethod: 'mail',
})

type Case = {
  readonly facts: AccountFacts
  readonly request: ReturnType<typeof cancel>
  readonly figures: ChangeFigures
}

/** A cancellation of some of the services of an account. */
const cancellation: fc.Arbitrary<Case> = heldAccount.chain((held) =>
  fc
    .tuple(
      fc.subarray(
        held.account.services.map(({ id }) => id),
        { minLength: 1 },
      ),
      fc.constantFrom(...changeTimings),
    )
    .map(([ids, timing]) => {
      const facts = factsOf(held)
      const request = cancel(ids, timing)
      return { facts, request, figures: accepted(previewOf(facts, request)) }
    }),
)

const pendingWith = (figures: ChangeFigures): ServiceChange => ({
  id: 'change-1' as ChangeId,
  number: '1',
  state: 'pending',
  language: 'es',
  requestedAt: epochMs(0),
  closedAt: null,
  preview: { ...figures, token: '' },
})

describe('previewOf', () => {
  it('divides the payment of the month, and returns nothing for used days of it (PTL-16)', () =>
    forAllWith({ numRuns: 100 }, cancellation, ({ request, figures }) => {
      const { proration } = figures
      if (proration === null) throw new Error('a cancellation is prorated')
      expect(add(proration.charged, proration.returned)).toBe(proration.paid)
      expect(proration.charged >= 0 && proration.returned >= 0).toBe(true)
      if (request.timing === 'endOfCycle') {
        expect(proration.returned).toBe(0)
        expect(figures.effectiveOn).toBe(figures.cycle.until)
      }
    }))

  it('owes afterwards what is unpaid and what falls due, less what is returned (PTL-19)', () =>
    forAllWith({ numRuns: 100 }, cancellation, ({ facts, figures }) => {
      const { account, today } = facts
      const { balance } = balanceOf(billsUntil(account, heldCatalog, today), account, today)
      expect(figures.unpaidBills).toBeGreaterThanOrEqual(balance)
      const owedThen = add(figures.unpaidBills, figures.instalmentsDue)
      expect(figures.balance).toBe(subtract(owedThen, figures.proration?.returned ?? ZERO))
    }))

  it('says what the next bill has of it, to the cent (PTL-14, PTL-19)', () =>
    forAllWith({ numRuns: 100 }, cancellation, ({ facts, figures }) => {
      const { account, today } = facts
      const ended = { ...account, services: servicesAfter(account.services, figures) }
      const ofKind = (kind: string) =>
        sum(
          (billOf(ended, heldCatalog, figures.cycle.nextBillOn)?.lines ?? [])
            .filter((line) => line.kind === kind && line.days !== null)
            .map(({ amount }) => amount),
        )
      expect(add(ofKind('unusedDays'), figures.proration?.returned ?? ZERO)).toBe(0)
      expect(billsUntil(ended, heldCatalog, today)).toEqual(billsUntil(account, heldCatalog, today))
    }))

  it('has the price of the next bill with and without the services, null without any (PTL-19)', () =>
    forAllWith({ numRuns: 100 }, cancellation, ({ facts, figures, request }) => {
      const { account } = facts
      const rest = account.services.filter(({ id }) => !request.serviceIds.includes(id))
      expect(figures.before).toEqual(quoteServices(account, heldCatalog, figures.cycle.nextBillOn))
      expect(figures.after).toEqual(
        quoteServices({ ...account, services: rest }, heldCatalog, figures.cycle.nextBillOn),
      )
      expect(figures.after === null).toBe(rest.length === 0)
    }))

  it('accepts each offered option at its price, and no other one (PTL-17, PTL-19)', () =>
    forAllWith({ numRuns: 30 }, heldAccount, (held) => {
      const facts = factsOf(held)
      const id = held.account.services[0]?.id ?? ('none' as ServiceId)
      for (const option of accepted(optionsInstead(facts, [id], null))) {
        const figures = accepted(
          previewOf(facts, { kind: 'acceptOption', optionId: option.id, reason: null }),
        )
        expect(figures.option).toEqual(option)
        expect(figures.after).toEqual(option.quote)
        expect(figures.effectiveOn).toBe(figures.cycle.nextBillOn)
        expect(figures.balance).toBe(figures.unpaidBills)
      }
      const optionId = `discount.${id}.other` as never
      expect(previewOf(facts, { kind: 'acceptOption', optionId, reason: null })).toEqual(
        E.left({ _tag: 'OptionGone', optionId }),
      )
    }))

  it('refuses a service with an obstacle, and one that the account does not have (PTL-20)', () =>
    forAllWith({ numRuns: 30 }, cancellation, ({ facts, request, figures }) => {
      const [serviceId] = request.serviceIds
      const blocked = (obstacle: string) => E.left({ _tag: 'ServiceBlocked', serviceId, obstacle })
      const services = facts.account.services.map((one) => ({ ...one, hold: 'fixedTerm' as const }))
      const unknown = cancel(['other'])
      expect(previewOf({ ...facts, openOrder: true }, request)).toEqual(blocked('openOrder'))
      expect(previewOf({ ...facts, account: { ...facts.account, services } }, request)).toEqual(
        blocked('fixedTerm'),
      )
      expect(previewOf({ ...facts, pending: [pendingWith(figures)] }, request)).toEqual(
        blocked('pendingChange'),
      )
      expect(previewOf(facts, unknown)).toEqual(E.left({ _tag: 'ServiceUnknown', serviceId: 'other' }))
    }))

  it('ends add-ons that were ordered later with the last plan that they need (PTL-19)', () =>
    forAllWith({ numRuns: 30 }, heldAccount, (held) => {
      const internet = held.account.services.find(({ id }) => id === 'internet')
      if (internet === undefined) return
      const later = {
        ...internet,
        id: 'internet-2' as ServiceId,
        lines: [{ offerId: 'wifi-pod' as OfferId, quantity: 1 }] as const,
      }
      const account = { ...held.account, services: [...held.account.services, later] }
      const { request } = accepted(previewOf(factsOf({ ...held, account }), cancel(['internet'])))
      expect(request).toEqual(cancel(['internet', 'internet-2']))
      const alone = accepted(previewOf(factsOf({ ...held, account }), cancel(['internet-2'])))
      expect(alone.request).toEqual(cancel(['internet-2']))
    }))
})

describe('afterPending', () => {
  it('ends the services of a pending cancellation on its day, and is undone with it (PTL-21)', () =>
    forAllWith({ numRuns: 100 }, cancellation, ({ facts, request, figures }) => {
      const after = afterPending({ ...facts, pending: [pendingWith(figures)] })
      for (const { id, until } of after.services)
        expect(until).toBe(request.serviceIds.includes(id) ? figures.effectiveOn : null)
      expect(afterPending(facts)).toEqual(facts.account)
    }))
})

describe('textOfFigures', () => {
  it('is the same for the same figures, also on a later day of the month, and another one for others (PTL-19)', () =>
    forAllWith({ numRuns: 100 }, cancellation, ({ facts, request, figures }) => {
      const text = accepted(textOfFigures(figures))
      const other = { ...figures, balance: add(figures.balance, cents(1)) }
      expect(accepted(textOfFigures(accepted(previewOf(facts, request))))).toBe(text)
      expect(accepted(textOfFigures(other))).not.toBe(text)
      const tomorrow = addDays(facts.today, 1)
      const isDueBoth =
        request.timing === 'endOfCycle' && tomorrow <= figures.cycle.until && facts.account.isAutoPay
      if (isDueBoth)
        expect(accepted(textOfFigures(accepted(previewOf({ ...facts, today: tomorrow }, request))))).toBe(
          text,
        )
    }))
})
