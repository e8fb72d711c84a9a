import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { CartLine } from '#core/cart/cart.ts'
import type { Offer, OfferId } from '#core/catalog/offer.ts'
import { findOffer } from '#core/catalog/offer.ts'
import type { PaymentSubmission } from '#core/journeys/checkout/payment/payment.events.ts'
import type { MobileCartItem } from '#core/mobile/mobile-item.ts'
import { pathOfStep, paths } from '#core/routes/routes.ts'
import { steps } from '#core/routes/steps.ts'
import type { Channel } from '#core/session/session.ts'
import type { PurchaseDriver } from '#test/builders/purchase.ts'
import { confirmationOf } from '#test/builders/purchase.ts'
import { checkoutWords } from '#ui/features/sale/checkout/es.ts'
import { addOnWords, configureWords, purposeOf, serviceWords } from '#ui/features/sale/configure/es.ts'
import { localizationWords } from '#ui/content/es/sale/localization.ts'
import { paymentWords } from '#ui/features/sale/payment/es.ts'
import { productsWords } from '#ui/content/es/sale/products.ts'
import { onwardWords, serviceNames } from '#ui/content/es/sale/sale-layout.ts'
import { scheduleWords } from '#ui/features/sale/schedule/es.ts'
import type { InputDevice } from './input-device.ts'
import { mouse } from './input-device.ts'
import { lineDriver } from './line-driver.ts'
import { pageProgress, watchedDevice } from './page-progress.ts'

/** The part of a street that is typed before a suggestion is selected. */
const TYPED_LENGTH = 7

const offerOf = (id: OfferId): Offer => {
  const offer = findOffer(cometa.catalog.offers, id)
  if (offer === undefined) throw new Error(`${id} is not sold`)
  return offer
}

/** Offers that replace one another are one radio group. */
const isRadio = ({ id, choice }: Offer): boolean =>
  choice !== null && cometa.catalog.offers.some((other) => other.choice === choice && other.id !== id)

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The name of a card: the offer's name and its purpose. */
const cardNameOf = ({ id, name }: Offer): RegExp =>
  new RegExp(`^${escaped(name)}\\s*${escaped(purposeOf(id) ?? '+$')}`)

/** Drives a purchase on a page, with a mouse by default. Exposes parts of its steps for tests that need less. */
export const pageDriver = (page: Page, given: InputDevice = mouse(page), channel?: Channel) => {
  const until = pageProgress(page)
  const device = watchedDevice(given, until)
  const paymentPath = channel === 'express' ? steps.payment.pages['express-payment'] : paths.payment
  const front = channel === undefined ? paths.home : `${paths.localization}/${channel}`
  const expectPath = (path: string) => until(async () => new URL(page.url()).pathname === path, path)
  const expectVisible = (target: Locator) => until(() => target.isVisible(), String(target))
  const button = (name: string | RegExp): Locator => page.getByRole('button', { name })
  const field = (name: string): Locator => page.getByRole('textbox', { name, exact: true })
  const radio = (name: string | RegExp): Locator => page.getByRole('radio', { name })
  const payButton = button(/^Pagar \$/)

  const pressTimes = async (target: Locator, count: number): Promise<void> => {
    for (let press = 0; press < count; press += 1) await device.press(target)
  }

  /** The section of a line of business, opened. */
  const sectionOf = async (line: Exclude<Offer['lineOfBusiness'], 'Internet'>): Promise<Locator> => {
    const section = page
      .locator('details')
      .filter({ has: page.getByRole('heading', { name: serviceNames[line] }) })
    if ((await section.getAttribute('open')) === null) await device.press(section.locator('summary'))
    return section
  }

  /** Adds pods, which are offered only with the WiFi equipment. Removing the equipment later leaves the pods. */
  const addPods = async (more: Locator, quantity: number): Promise<void> => {
    if (await more.isVisible()) return pressTimes(more, quantity)
    const { yes, no } = addOnWords('advanced-wifi', '')
    await device.select(radio(yes))
    await expectVisible(more)
    await pressTimes(more, quantity)
    return device.select(radio(no))
  }

  const addItem = async ({ offerId, quantity }: CartLine): Promise<void> => {
    const offer = offerOf(offerId)
    if (offer.lineOfBusiness === 'Internet') {
      const words = addOnWords(offer.id, offer.name)
      if (offer.limit === 1) return device.select(radio(words.yes))
      return addPods(button(configureWords.more(words.one)), quantity)
    }
    const section = await sectionOf(offer.lineOfBusiness)
    if (offer.limit > 1)
      await pressTimes(
        section.getByRole('button', { name: serviceWords[offer.lineOfBusiness].more }),
        quantity,
      )
    return device.select(
      section.getByRole(isRadio(offer) ? 'radio' : 'checkbox', { name: cardNameOf(offer) }),
    )
  }

  /** Builds mobile lines on the page that the services lead to, and comes back. */
  const addMobileItems = async (items: readonly MobileCartItem[]): Promise<void> => {
    const lines = lineDriver(page, device)
    const section = await sectionOf('Mobile')
    await device.press(section.getByRole('link', { name: configureWords.customize }))
    await expectPath(paths.customize)
    await lines.addItems(items)
    await lines.leave()
    await expectPath(paths.configure)
  }

  const submitDetails = (): Promise<void> => device.press(button(checkoutWords.submit))

  /** The name and the zip of a payment are filled in already. */
  const enterPayment = async (payment: PaymentSubmission): Promise<void> => {
    if (payment.kind === 'card') {
      const { card } = paymentWords
      const [year = '', month = ''] = payment.card.expirationDate.split('-')
      await device.type(field(card.number), payment.card.number)
      await device.type(field(card.expiry), `${month}${year.slice(-2)}`)
      return device.type(field(card.cvv), payment.card.cvv)
    }
    const { bank, kinds } = paymentWords
    await device.select(radio(kinds.bank.tab))
    await device.type(field(bank.routing), payment.account.routing)
    return device.type(field(bank.account), payment.account.number)
  }

  const submitPayment = (): Promise<void> => device.press(payButton)

  const driver: PurchaseDriver = {
    findAddress: async ({ address: { street, unit, zip } }) => {
      await page.goto(front)
      await device.type(page.getByLabel(localizationWords.street), street.slice(0, TYPED_LENGTH))
      await device.select(page.getByRole('option').filter({ hasText: zip }).first())
      await expect(page.getByLabel(localizationWords.street)).toHaveValue(street)
      if (unit !== '') {
        const unitField = page.getByRole('combobox', { name: localizationWords.unit })
        await expect(unitField).toBeFocused()
        await device.type(unitField, unit)
        await device.select(page.getByRole('option', { name: unit }))
      }
      await expect(page.getByLabel(localizationWords.zip)).toHaveValue(zip)
      await device.press(button(localizationWords.submit))
      await expectPath(paths.products)
    },
    choosePlan: async ({ plan }) => {
      await device.press(button(productsWords.choose(offerOf(plan).name)))
      await expectPath(paths.configure)
    },
    addItems: async ({ items, mobileItems = [] }) => {
      for (const item of items) await addItem(item)
      if (mobileItems.length > 0) await addMobileItems(mobileItems)
      await expectVisible(page.getByText(configureWords.saved))
    },
    confirmCart: async () => {
      await device.press(button(onwardWords.label))
      await expectPath(paths.checkout)
      await expectVisible(button(checkoutWords.submit))
    },
    enterCustomer: async ({ customer }) => {
      const words = checkoutWords.customer
      for (const name of ['firstName', 'lastName', 'emailAddress', 'phoneNumber'] as const)
        await device.type(field(words[name]), customer[name])
    },
    answerRisk: async ({ risk }) => {
      if (risk === null) return
      const { answers, types, numbers } = checkoutWords.risk
      const { addressOneYear, identification } = risk
      await device.select(
        page.getByRole('radio', { name: answers[addressOneYear ? 'yes' : 'no'], exact: true }),
      )
      await device.select(radio(types[identification?.type ?? 'NONE']))
      if (identification !== null)
        await device.type(field(numbers[identification.type].label), identification.number)
    },
    chooseInstall: async ({ install }) => {
      const kind = radio(checkoutWords.install.kinds[install].title)
      await device.select(kind)
      await until(() => kind.isChecked(), install)
    },
    acceptAgreements: async ({ install }) => {
      const boxes = page.getByRole('checkbox', { name: checkoutWords.agreements.accept })
      for (const box of await boxes.all()) if (!(await box.isChecked())) await device.select(box)
      await submitDetails()
      await expectPath(install === 'self' ? paymentPath : paths.schedule)
    },
    pay: async ({ payment }) => {
      await enterPayment(payment)
      await submitPayment()
    },
    chooseVisit: async () => {
      // Purchases of other tests take the last places of a window, so one with many places comes first.
      const roomy = page.getByRole('radio', { name: /m\. .*Libre/, disabled: false })
      const scarce = page.getByRole('radio', { name: /m\. .*Queda/, disabled: false })
      await expectVisible(roomy.or(scarce).first())
      await device.select((await roomy.count()) > 0 ? roomy.first() : scarce.first())
      await expectVisible(page.getByText(scheduleWords.held.heading, { exact: true }))
      await device.press(button(scheduleWords.confirm))
      await expectPath(paymentPath)
    },
    order: (purchase) =>
      expectPath(pathOfStep('confirmation', 'serviceable', { confirmation: confirmationOf(purchase) })),
  }

  return { ...driver, device, expectPath, payButton, enterPayment, submitDetails, submitPayment }
}

export type PageDriver = ReturnType<typeof pageDriver>
