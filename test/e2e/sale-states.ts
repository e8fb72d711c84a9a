import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { waitFor } from 'xstate'
import type { OfferId } from '#core/catalog/offer.ts'
import { EMPTY_CUSTOMER_FORM } from '#core/checkout/customer-form.ts'
import type { SaleStep } from '#core/routes/sale-step.ts'
import { isSaved } from '#core/journeys/shopping/shopping.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { outcomePaths, paths } from '#core/routes/routes.ts'
import { answerOf } from '#test/builders/pocket.builder.ts'
import {
  atCheckout,
  configured,
  detailed,
  localized,
  ordered,
  paidFrom,
  paidWith,
  visitChosen,
} from '#test/builders/sale.builder.ts'
import { checkoutWords, riskOutlookWords } from '#ui/content/es/checkout.ts'
import { confirmationWords } from '#ui/content/es/confirmation.ts'
import { localizationWords } from '#ui/content/es/localization.ts'
import { paymentWords } from '#ui/content/es/payment.ts'
import { productsWords } from '#ui/content/es/products.ts'
import { scheduleWords } from '#ui/content/es/schedule.ts'
import { magnolia } from './buyer.ts'
import type { Started } from './kept-sale.ts'

/** A state of the sale at one of its places: how a buyer gets there, and what is seen when the place is opened again. */
export type KeptState = {
  readonly name: string
  readonly carryOn: (started: Started) => Promise<void>
  /** The path that is opened, where a place has several or leads elsewhere. */
  readonly path?: string
  /** The path it ends at, where that is another. */
  readonly lands?: string
  readonly shows: (page: Page) => Promise<void>
}

const main = (page: Page): Locator => page.getByRole('main')

const tells =
  (...facts: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const fact of facts) await expect(main(page)).toContainText(fact)
  }

export const toOffers = ({ sale }: Started): Promise<void> => localized(sale)

export const toCheckout = async ({ sale }: Started): Promise<void> => {
  await localized(sale)
  await configured(sale)
}

/** Lives there for less than a year and gives no number: pays a deposit. */
const newThere = { addressOneYear: false, identification: null }

export const toPayment = async (started: Started): Promise<void> => {
  await toCheckout(started)
  await detailed(started.sale)
}

const isAtSchedule = (sale: Sale) =>
  atCheckout(sale, (snapshot) => snapshot.matches({ filling: { schedule: 'choosing' } }))

export const toSchedule = async (started: Started): Promise<void> => {
  await toPayment(started)
  paidWith(started.sale)
  await isAtSchedule(started.sale)
}

export const toVisit = async (started: Started): Promise<void> => {
  await toSchedule(started)
  await visitChosen(started.sale)
}

export const toConfirmation = async (started: Started): Promise<void> => {
  await toVisit(started)
  await ordered(started.sale)
}

/** The whole range beside internet is in the cart. */
export const toServices = async ({ sale }: Started): Promise<void> => {
  await localized(sale)
  const wanted = [
    ['tv-stream', 1],
    ['disney-premium', 1],
    ['home-phone', 1],
    ['mobile-unlimited', 3],
  ] as const
  sale.shopping.send({ type: 'plan.chosen', offerId: 'internet-gig' as OfferId })
  for (const [offerId, quantity] of wanted)
    sale.shopping.send({ type: 'item.changed', offerId: offerId as OfferId, quantity })
  await waitFor(sale.shopping, ({ context }) => isSaved(context))
}

/** A card is on record when the buyer decides to do without a technician: only the order is missing. */
export const toSelfWithCard = async (started: Started): Promise<void> => {
  const { sale } = started
  await toSchedule(started)
  sale.request('checkout')
  sale.checkout.send({ type: 'installOption.chosen', kind: 'self' })
  await atCheckout(sale, ({ context }) => context.installKind === 'self')
}

/** Every place of the sale, and the states it can be found in again. */
export const saleStates: Readonly<Record<SaleStep, readonly KeptState[]>> = {
  address: [
    {
      name: 'with an address typed and not sent',
      carryOn: async ({ sale }) => sale.localization.send({ type: 'form.prefilled', form: magnolia }),
      shows: async (page) => {
        await expect(page.getByLabel(localizationWords.street)).toHaveValue(magnolia.street)
        await expect(page.getByLabel(localizationWords.zip)).toHaveValue(magnolia.zip)
      },
    },
    {
      name: 'after the session ended',
      path: paths.checkout,
      lands: paths.localization,
      carryOn: async (started) => {
        await toCheckout(started)
        await answerOf(started.orchestrator.deleteSession())
      },
      shows: async (page) => {
        await tells(localizationWords.sessionExpired.title)(page)
        await expect(page.getByLabel(localizationWords.street)).toHaveValue(magnolia.street)
      },
    },
  ],
  outcome: [
    {
      name: 'of a home that is connected already',
      path: outcomePaths.bundle,
      carryOn: ({ sale }) => localized(sale, 'bundle'),
      shows: tells('120 Avenida Las Flores'),
    },
    {
      name: 'of a building whose apartment was not said, which leads back to what was typed',
      path: outcomePaths.multipleUnits,
      lands: paths.localization,
      carryOn: ({ sale }) => localized(sale, 'multipleUnits'),
      shows: (page) => expect(page.getByLabel(localizationWords.street)).toHaveValue('900 Main Street'),
    },
    {
      name: 'of a street the network has not reached yet',
      path: outcomePaths.preSale,
      carryOn: ({ sale }) => localized(sale, 'preSale'),
      shows: tells('500 W 12th Avenue'),
    },
  ],
  products: [
    { name: 'with nothing chosen', carryOn: toOffers, shows: tells(productsWords.title(2)) },
    {
      name: 'with a plan in the cart',
      carryOn: toCheckout,
      shows: async (page) => {
        await tells(productsWords.chosen)(page)
        await expect(page.getByRole('button', { name: productsWords.keep('Internet Gig') })).toBeVisible()
      },
    },
  ],
  configure: [
    { name: 'with internet alone', carryOn: toCheckout, shows: tells('WiFi pod ×\u00A02') },
    {
      name: 'with television, telephone and lines',
      carryOn: toServices,
      shows: tells('TV Stream · Disney+ Premium', 'Teléfono fijo', 'Línea móvil Unlimited ×\u00A03'),
    },
  ],
  checkout: [
    {
      name: 'with a form half typed',
      carryOn: async (started) => {
        await toCheckout(started)
        const form = { ...EMPTY_CUSTOMER_FORM, firstName: 'Lucía', addressOneYear: 'no' }
        started.sale.checkout.send({ type: 'customer.typed', form })
      },
      shows: async (page) => {
        await expect(page.getByRole('textbox', { name: 'Nombre', exact: true })).toHaveValue('Lucía')
        await expect(page.getByRole('radio', { name: 'No', exact: true })).toBeChecked()
      },
    },
    {
      name: 'with the details and a deposit on record',
      carryOn: async (started) => {
        await toCheckout(started)
        await detailed(started.sale, 'self', newThere)
      },
      shows: async (page) => {
        const { record } = checkoutWords.risk
        await tells(record.no, record.without, riskOutlookWords.deposit('$50.00').title)(page)
        await expect(page.getByRole('radio', { name: checkoutWords.install.kinds.self.title })).toBeChecked()
      },
    },
  ],
  payment: [
    {
      name: 'with nothing to pay with yet',
      carryOn: toPayment,
      shows: async (page) => {
        await expect(page.getByLabel(paymentWords.card.number)).toHaveValue('')
        await expect(page.getByRole('button', { name: paymentWords.kinds.card.toVisit })).toBeVisible()
      },
    },
    {
      name: 'with a deposit in what is due',
      carryOn: async (started) => {
        await toCheckout(started)
        await detailed(started.sale, 'self', newThere)
      },
      shows: tells(paymentWords.deposit('$50.00')),
    },
    {
      name: 'with a card on record and nothing else missing',
      carryOn: toSelfWithCard,
      shows: async (page) => {
        await tells('Visa terminada en 1111')(page)
        await expect(page.getByRole('button', { name: /^Pagar \$/ })).toBeVisible()
      },
    },
    {
      name: 'with an account on record before the visit',
      carryOn: async (started) => {
        await toPayment(started)
        paidFrom(started.sale)
        await isAtSchedule(started.sale)
      },
      shows: async (page) => {
        await tells('Cuenta de cheques terminada en 6789')(page)
        await expect(page.getByRole('button', { name: paymentWords.keepToVisit })).toBeVisible()
      },
    },
    {
      name: 'after the bank declined',
      path: paths.schedule,
      lands: paths.payment,
      carryOn: async (started) => {
        const { sale } = started
        await toPayment(started)
        paidWith(sale, '4000000000000002')
        await isAtSchedule(sale)
        await visitChosen(sale)
        sale.checkout.send({ type: 'order.confirmed' })
        await atCheckout(sale, (snapshot) => snapshot.matches({ filling: 'payment' }))
      },
      shows: (page) => expect(page.getByLabel(paymentWords.card.number)).toHaveValue(''),
    },
  ],
  schedule: [
    {
      name: 'without a visit',
      carryOn: toSchedule,
      shows: (page) => expect(page.getByRole('radio', { name: /m\. .*(Libre|Queda)/ }).first()).toBeVisible(),
    },
    { name: 'with a visit held', carryOn: toVisit, shows: tells(scheduleWords.held.heading) },
  ],
  confirmation: [
    {
      name: 'with a visit',
      carryOn: toConfirmation,
      shows: async (page) => {
        await tells(confirmationWords.heading, 'Visa terminada en 1111')(page)
        const download = page.waitForEvent('download')
        await page.getByRole('button', { name: confirmationWords.calendar }).click()
        expect((await download).suggestedFilename()).toMatch(/^visita-[\w-]+\.ics$/)
      },
    },
    {
      name: 'without one, from an account and with a deposit',
      carryOn: async (started) => {
        await toCheckout(started)
        await detailed(started.sale, 'self', newThere)
        paidFrom(started.sale)
        await atCheckout(started.sale, (snapshot) => snapshot.matches('placed'))
      },
      shows: tells('Cuenta de cheques terminada en 6789', 'Depósito reembolsable', 'Lo conectas tú'),
    },
  ],
}
