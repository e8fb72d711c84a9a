import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localizationHref } from '#core/routes/localization-link.ts'
import { outcomePaths, paths, preSalePath } from '#core/routes/routes.ts'
import { bridgeJourney } from '#ui/app/journey-bridge.ts'
import { isAt, stepAt } from '#ui/app/journey-paths.ts'
import {
  cartSaved,
  configured,
  buildSale,
  detailed,
  localized,
  ordered,
  paidWith,
  visitChosen,
  atCheckout,
} from '#test/builders/sale.builder.ts'
import { GIG, POD, addressWithOutcome } from '#test/builders/provider.builder.ts'
import { forAllAsyncWith } from '#test/for-all.ts'
import { browserAt, settled } from './navigator.builder.ts'

const visitor = (href: string = paths.localization) => {
  const { sale } = buildSale()
  const browser = browserAt(href)
  bridgeJourney(browser.navigator, sale)
  return { sale, browser }
}

const buyer = async () => {
  const found = visitor()
  await localized(found.sale)
  await settled()
  return found
}

const atPayment = async () => {
  const found = await buyer()
  await configured(found.sale)
  await detailed(found.sale)
  await settled()
  await visitChosen(found.sale)
  await settled()
  return found
}

describe('bridgeJourney', () => {
  it('navigates from the address to its offers, and preserves the form in the history', async () => {
    const { sale, browser } = await buyer()
    expect(browser.history()).toEqual([paths.localization, paths.products])
    browser.back()
    expect(sale.step()).toBe('address')
    browser.forward()
    expect(sale.step()).toBe('products')
    await settled()
    expect(browser.navigations).toEqual([{ path: paths.products, replace: false }])
  })

  it('navigates once, after its pause, so that a press is painted before the next screen', async () => {
    const { sale } = buildSale()
    const browser = browserAt(paths.localization)
    let finish = (): void => undefined
    bridgeJourney(
      browser.navigator,
      sale,
      () =>
        new Promise((resolve) => {
          finish = resolve
        }),
    )
    await localized(sale)
    await settled()
    expect(sale.step()).toBe('products')
    expect(browser.path()).toBe(paths.localization)
    finish()
    await settled()
    expect(browser.navigations).toEqual([{ path: paths.products, replace: false }])
  })

  it('preserves no address in the history that would be submitted again', async () => {
    const { sale, browser } = visitor(localizationHref(addressWithOutcome('serviceable')))
    await localized(sale)
    await settled()
    expect(browser.history()).toEqual([paths.products])
  })

  it('navigates to the page of every outcome', async () => {
    for (const outcome of ['bulk', 'webLead', 'multipleUnits', 'addressNotFound'] as const) {
      const { sale, browser } = visitor()
      await localized(sale, outcome)
      await settled()
      expect(browser.path()).toBe(outcomePaths[outcome])
    }
  })

  it('goes back one page from a pre-sale page that was opened inside the store, else to the bundle (LOC-19)', async () => {
    const { sale, browser } = visitor()
    await localized(sale, 'preSale')
    await settled()
    expect(browser.history()).toEqual([paths.localization, outcomePaths.bundle])
    browser.opens(preSalePath)
    await settled()
    expect(browser.path()).toBe(outcomePaths.bundle)
    expect(sale.step()).toBe('bundle')
  })

  it('never goes back to a form that submits itself (LOC-19)', async () => {
    const { sale, browser } = visitor()
    await localized(sale, 'preSale')
    await settled()
    browser.opens(localizationHref(addressWithOutcome('preSale')))
    await settled()
    browser.opens(preSalePath)
    await settled()
    expect(browser.path()).toBe(outcomePaths.bundle)
    expect(browser.navigations.at(-1)).toEqual({ path: outcomePaths.bundle, replace: true })
  })

  it('stays on the page of an outcome while another address is resolved, then removes it from the history', async () => {
    const { sale, browser } = visitor()
    await localized(sale, 'multipleUnits')
    await settled()
    const looking = localized(sale)
    await settled()
    await looking
    await settled()
    expect(browser.history()).toEqual([paths.localization, paths.products])
  })

  it('never lets Back leave a placed order', async () => {
    const { sale, browser } = await atPayment()
    paidWith(sale)
    await ordered(sale)
    await settled()
    expect(browser.path()).toBe(paths.confirmation)
    browser.back()
    await settled()
    expect(sale.step()).toBe('confirmation')
    expect(browser.path()).toBe(paths.confirmation)
  })

  it('replaces a navigation to a step that is not permitted with the current step', async () => {
    const { sale, browser } = await buyer()
    await configured(sale)
    browser.opens(paths.payment)
    await settled()
    expect(sale.step()).toBe('checkout')
    expect(browser.path()).toBe(paths.checkout)
  })

  it('leads from the checkout without a plan to the address, which says so, and resets nothing (CHK-12, LOC-24)', async () => {
    for (const path of [paths.checkout, paths.payment, paths.schedule]) {
      const { sale, browser } = await buyer()
      const { answer, offers } = sale.actor.getSnapshot().context
      browser.opens(path)
      await settled()
      expect([sale.step(), browser.path()]).toEqual(['address', paths.localization])
      expect(sale.localization.getSnapshot().context.notice).toBe('planMissing')
      expect(sale.actor.getSnapshot().context).toMatchObject({ answer, offers })
      sale.request('products')
      await settled()
      expect(browser.path()).toBe(paths.products)
      sale.request('address')
      expect(sale.localization.getSnapshot().context.notice).toBeNull()
    }
  })

  it('says on the address form that a redirected checkout has no plan (CHK-12)', async () => {
    const { sale, browser } = await buyer()
    browser.opens(paths.localization, 'checkout')
    await settled()
    expect([sale.step(), browser.path()]).toEqual(['address', paths.localization])
    expect(sale.localization.getSnapshot().context.notice).toBe('planMissing')
  })

  it('ignores pages outside the sale', async () => {
    const { sale, browser } = visitor()
    browser.opens(paths.error)
    await localized(sale)
    await settled()
    expect(browser.path()).toBe(paths.error)
    expect(browser.navigations).toEqual([])
  })

  it('navigates to the address when the session is lost', async () => {
    const { sale, browser } = await buyer()
    sale.actor.send({ type: 'plan.chosen', offerId: GIG })
    await settled()
    sale.localization.send({ type: 'session.expired' })
    sale.request('address')
    await settled()
    expect(browser.path()).toBe(paths.localization)
  })

  it('has URL and step in agreement on any walk through the shop', async () => {
    const steps = ({ sale, browser }: Awaited<ReturnType<typeof buyer>>) => ({
      back: () => browser.back(),
      forward: () => browser.forward(),
      plan: () => sale.actor.send({ type: 'plan.chosen', offerId: GIG }),
      pod: () => sale.actor.send({ type: 'item.changed', offerId: POD, quantity: 1 }),
      continue: () => sale.actor.send({ type: 'configuration.confirmed' }),
      products: () => browser.opens(paths.products),
      configure: () => browser.opens(paths.configure),
      payment: () => browser.opens(paths.payment),
      outcome: () => browser.opens(outcomePaths.bulk),
      address: () => void sale.request('address'),
    })
    const name = fc.constantFrom<keyof ReturnType<typeof steps>>(
      ...([
        'back',
        'forward',
        'plan',
        'pod',
        'continue',
        'products',
        'configure',
        'payment',
        'outcome',
        'address',
      ] as const),
    )
    await forAllAsyncWith(
      { numRuns: 60, examples: [[['plan', 'continue', 'payment']]] },
      fc.array(name, { maxLength: 12 }),
      async (walk) => {
        const found = await buyer()
        for (const taken of walk) {
          steps(found)[taken]()
          await settled()
          expect(stepAt(found.browser.path())).not.toBeNull()
        }
        await cartSaved(found.sale)
        await atCheckout(found.sale, (snapshot) => !snapshot.matches('loading'))
        await settled()
        expect(isAt(found.sale, found.browser.path())).toBe(true)
      },
    )
  })
})
