import { describe, expect, it } from 'vitest'
import { EMPTY_ADDRESS_FORM } from '#core/address/address-form.ts'
import { resumeVisit } from '#ui/app/resume-visit.ts'
import { addressWithOutcome } from '#test/builders/provider.builder.ts'
import {
  buildSale,
  configured,
  detailed,
  localized,
  ordered,
  paidWith,
  visitChosen,
} from '#test/builders/sale.builder.ts'

describe('resumeVisit', () => {
  it('continues at the mapped page with offers, for no address and for that of the session (LOC-22)', async () => {
    for (const [outcome, step] of [
      ['serviceable', 'products'],
      ['bundle', 'outcome'],
      ['preSale', 'outcome'],
    ] as const)
      for (const given of [EMPTY_ADDRESS_FORM, addressWithOutcome(outcome)]) {
        const { sale } = buildSale()
        await localized(sale, outcome)
        sale.request('address')
        expect(resumeVisit(sale, given)).toBe(true)
        expect(sale.step()).toBe(step)
        sale.stop()
      }
  })

  it('shows the form for another address, an incomplete one, and without offers or a session (LOC-22)', async () => {
    const fresh = buildSale().sale
    expect(resumeVisit(fresh, EMPTY_ADDRESS_FORM)).toBe(false)
    const { sale } = buildSale()
    await localized(sale)
    sale.request('address')
    for (const given of [addressWithOutcome('bundle'), { street: 'Main', unit: '', zip: '123' }])
      expect(resumeVisit(sale, given)).toBe(false)
    expect(sale.step()).toBe('address')
    const closed = buildSale().sale
    await localized(closed, 'bulk')
    expect(resumeVisit(closed, EMPTY_ADDRESS_FORM)).toBe(false)
  })

  it('shows the form after an order (LOC-22)', async () => {
    const { sale } = buildSale()
    await localized(sale)
    await configured(sale)
    await detailed(sale)
    paidWith(sale)
    await visitChosen(sale)
    await ordered(sale)
    expect(resumeVisit(sale, EMPTY_ADDRESS_FORM)).toBe(false)
  })
})
