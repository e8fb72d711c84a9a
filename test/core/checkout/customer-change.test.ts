import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedCustomer, type CustomerChange, UNTOUCHED_BILLING } from '#core/checkout/customer-change.ts'
import type { Customer, EmailAddress, PersonName, PhoneNumber } from '#core/checkout/customer.ts'
import { phoneTypes } from '#core/checkout/customer.ts'
import { forAll } from '#test/for-all.ts'

const customer: fc.Arbitrary<Customer> = fc.record({
  firstName: fc.string().map((text) => text as PersonName),
  lastName: fc.string().map((text) => text as PersonName),
  emailAddress: fc.string().map((text) => text as EmailAddress),
  phoneNumber: fc.string().map((text) => text as PhoneNumber),
  phoneType: fc.constantFrom(...phoneTypes),
})

const billing = fc.record({ paperlessBilling: fc.boolean(), monthlyBillingNotification: fc.boolean() })

const standing = fc.record({ customer, billing })

const change: fc.Arbitrary<CustomerChange> = fc
  .tuple(standing, fc.array(fc.string()), fc.infiniteStream(fc.boolean()))
  .map(([{ customer: whole, billing: wishes }, , picks]) => {
    const entries = Object.entries({ ...whole, ...wishes })
    return Object.fromEntries(entries.filter(() => picks.next().value === true))
  })

describe('changedCustomer', () => {
  it('prefers the new values and preserves the current ones elsewhere (CHK-18)', () =>
    forAll(standing, change, (before, given) => {
      const after = changedCustomer(before, given)
      expect({ ...after.customer, ...after.billing }).toEqual({
        ...before.customer,
        ...before.billing,
        ...given,
      })
      expect(Object.keys(after.customer)).toEqual(Object.keys(before.customer))
      expect(Object.keys(after.billing)).toEqual(Object.keys(before.billing))
    }))

  it('changes nothing without new values, and is idempotent (CHK-18)', () =>
    forAll(standing, change, (before, given) => {
      expect(changedCustomer(before, {})).toEqual(before)
      const once = changedCustomer(before, given)
      expect(changedCustomer(once, given)).toEqual(once)
    }))

  it('selects neither paper nor electronic bill before a choice (CHK-18)', () => {
    expect(UNTOUCHED_BILLING).toEqual({ paperlessBilling: false, monthlyBillingNotification: false })
  })
})
