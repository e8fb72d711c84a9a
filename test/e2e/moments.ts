import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { outcomePaths, paths } from '#core/routes/routes.ts'
import { checkoutWords } from '#ui/content/es/checkout.ts'
import { confirmationWords } from '#ui/content/es/confirmation.ts'
import { localizationWords } from '#ui/content/es/localization.ts'
import { scheduleWords } from '#ui/content/es/schedule.ts'
import type { Buyer } from './buyer.ts'
import { magnolia } from './buyer.ts'

/** A moment of a purchase: how the buyer comes to it, where that is, and what has to be there still after any move. */
export type Moment = {
  readonly name: string
  readonly path: string
  /** Where Back leads. */
  readonly before: string
  readonly reach: (page: Page, person: Buyer) => Promise<void>
  readonly kept: (page: Page) => Promise<void>
}

const holds =
  (...facts: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const fact of facts) await expect(page.getByRole('main')).toContainText(fact)
  }

const sendsAddress = async (page: Page, street: string, zip: string): Promise<void> => {
  await page.getByLabel(localizationWords.street).fill(street)
  await page.getByLabel(localizationWords.zip).fill(zip)
  await page.getByLabel(localizationWords.zip).press('Enter')
}

/** Does something and stays until the provider's answer holds it: what is not sent yet when a page is left was not chosen. */
const untilAnswered = async (page: Page, text: string, deed: () => Promise<unknown>): Promise<void> => {
  const answered = page.waitForResponse(
    async (response) => response.url().includes('/api/attos/') && (await response.text()).includes(text),
  )
  await deed()
  await answered
}

const typesAddress: Moment = {
  name: 'an address typed',
  path: paths.localization,
  before: paths.home,
  reach: async (page) => {
    await page.goto(paths.home)
    await page.goto(paths.localization)
    await page.getByLabel(localizationWords.street).fill('18 Camino Largo')
    await page.getByLabel(localizationWords.zip).fill('79936')
  },
  kept: async (page) => {
    await expect(page.getByLabel(localizationWords.street)).toHaveValue('18 Camino Largo')
    await expect(page.getByLabel(localizationWords.zip)).toHaveValue('79936')
  },
}

export const moments: readonly Moment[] = [
  typesAddress,
  {
    name: 'an outcome',
    path: outcomePaths.notServiceable,
    before: paths.localization,
    reach: (page) => page.getByLabel(localizationWords.zip).press('Enter'),
    kept: holds('18 Camino Largo'),
  },
  {
    name: 'the offers',
    path: paths.products,
    before: paths.localization,
    reach: async (page) => {
      await page.goBack()
      await sendsAddress(page, magnolia.street, magnolia.zip)
    },
    kept: holds('742 Magnolia Street', 'Internet Gig'),
  },
  {
    name: 'a plan chosen',
    path: paths.configure,
    before: paths.products,
    reach: (_, person) => person.choosesPlan(),
    kept: holds('Internet Gig', '$70.00'),
  },
  {
    name: 'television chosen',
    path: paths.configure,
    before: paths.products,
    reach: async (page, person) => {
      await person.adds('tv-stream')
      await untilAnswered(page, '"offerId":"disney-basic"', () => person.adds('disney-basic'))
    },
    kept: holds('TV Stream · Disney+ Basic', '$120.87'),
  },
  {
    name: 'telephone and mobile lines chosen',
    path: paths.configure,
    before: paths.products,
    reach: async (page, person) => {
      await person.adds('home-phone')
      await untilAnswered(page, '"offerId":"mobile-unlimited-plus","quantity":2', () =>
        person.adds('mobile-unlimited-plus', 2),
      )
    },
    kept: holds('Teléfono fijo', 'Línea móvil Unlimited Plus ×\u00A02', '$221.57'),
  },
  {
    name: 'a form typed',
    path: paths.checkout,
    before: paths.configure,
    reach: async (_, person) => {
      await person.continues()
      await person.saysWho()
    },
    kept: async (page) => {
      const { firstName, emailAddress } = checkoutWords.customer
      await expect(page.getByRole('textbox', { name: firstName, exact: true })).toHaveValue('María')
      await expect(page.getByRole('textbox', { name: emailAddress })).toHaveValue('maria@correo.example')
    },
  },
  {
    name: 'the risk question answered and an installation chosen',
    path: paths.checkout,
    before: paths.configure,
    reach: async (page, person) => {
      await person.answersRisk({ year: 'no', type: 'NONE' })
      await untilAnswered(page, '"offerId":"install-professional"', () =>
        person.choosesInstall('professional'),
      )
    },
    kept: async (page) => {
      await expect(
        page.getByRole('radio', { name: checkoutWords.risk.answers.no, exact: true }),
      ).toBeChecked()
      await expect(page.getByRole('radio', { name: checkoutWords.risk.types.NONE })).toBeChecked()
      await expect(
        page.getByRole('radio', { name: checkoutWords.install.kinds.professional.title }),
      ).toBeChecked()
    },
  },
  {
    name: 'the details given',
    path: paths.payment,
    before: paths.checkout,
    reach: async (_, person) => {
      await person.agrees()
      await person.sendsDetails()
    },
    kept: holds('Incluye $50.00 de depósito', '$340.47'),
  },
  {
    name: 'a visit held',
    path: paths.schedule,
    before: paths.payment,
    reach: async (_, person) => {
      await person.choosesAccount()
      await person.writesAccount()
      await person.pays()
      await person.choosesVisit()
    },
    kept: holds(scheduleWords.held.heading, '$340.47'),
  },
  {
    name: 'an account kept',
    path: paths.payment,
    before: paths.checkout,
    reach: (page) => page.goBack().then(() => undefined),
    kept: holds('Cuenta de cheques terminada en 6789'),
  },
  {
    name: 'an order placed',
    path: paths.confirmation,
    before: paths.confirmation,
    reach: (_, person) => person.orders(),
    kept: holds(confirmationWords.heading, '$340.47', 'Cuenta de cheques terminada en 6789'),
  },
]
