import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { AddressForm } from '#core/address/address-form.ts'
import type { Offer } from '#core/catalog/offer.ts'
import { findOffer } from '#core/catalog/offer.ts'
import type { InstallKind } from '#core/checkout/install-option.ts'
import type { IdentificationType } from '#core/risk/identification-type.ts'
import { paths } from '#core/routes/routes.ts'
import { checkoutWords } from '#ui/content/es/checkout.ts'
import { addOnWords, configureWords, purposeOf, serviceWords } from '#ui/content/es/configure.ts'
import { localizationWords } from '#ui/content/es/localization.ts'
import { paymentWords } from '#ui/content/es/payment.ts'
import { productsWords } from '#ui/content/es/products.ts'
import { onwardWords, serviceNames } from '#ui/content/es/sale-layout.ts'
import { scheduleWords } from '#ui/content/es/schedule.ts'
import type { Hands } from './hands.ts'
import { mouse } from './hands.ts'

export const magnolia: AddressForm = { street: '742 Magnolia Street', unit: '', zip: '33130' }

/** The answer to the risk question; without a number only how long the buyer has lived there counts. */
export type RiskAnswer = {
  readonly year: 'yes' | 'no'
  readonly type: IdentificationType
  readonly number?: string
}

export type Details = { readonly install?: InstallKind; readonly risk?: RiskAnswer }

/** A year at the address and no number given: no deposit. */
export const settled: RiskAnswer = { year: 'yes', type: 'NONE' }

const offerNamed = (id: string): Offer => {
  const offer = findOffer(cometa.catalog.offers, id as Offer['id'])
  if (offer === undefined) throw new Error(`${id} is not sold`)
  return offer
}

/** Offers one of which replaces another stand together as one question. */
const isOneOfSeveral = ({ id, choice }: Offer): boolean =>
  choice !== null && cometa.catalog.offers.some((other) => other.choice === choice && other.id !== id)

const plainly = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** How an offer beside internet is called on its card: its name, and then what it is for. */
const nameOf = ({ id, name }: Offer): RegExp =>
  new RegExp(`^${plainly(name)}\\s*${plainly(purposeOf(id) ?? '+$')}`)

/** The steps of a buyer as a person does them, with a mouse unless they have something else. */
export const buyer = (page: Page, hands: Hands = mouse(page)) => {
  const arriveAt = (path: string) => expect(page).toHaveURL((url) => url.pathname === path)
  const button = (name: string | RegExp): Locator => page.getByRole('button', { name })
  const field = (name: string): Locator => page.getByRole('textbox', { name, exact: true })
  const radio = (name: string | RegExp): Locator => page.getByRole('radio', { name })

  const pressTimes = async (target: Locator, count: number): Promise<void> => {
    for (let press = 0; press < count; press += 1) await hands.press(target)
  }

  /** The part of a line of business beside internet, opened. */
  const service = async (line: Exclude<Offer['lineOfBusiness'], 'Internet'>): Promise<Locator> => {
    const part = page
      .locator('details')
      .filter({ has: page.getByRole('heading', { name: serviceNames[line] }) })
    if ((await part.getAttribute('open')) === null) await hands.press(part.locator('summary'))
    return part
  }

  const addsBesideInternet = async (offer: Offer, quantity: number): Promise<void> => {
    if (offer.lineOfBusiness === 'Internet') return undefined
    const part = await service(offer.lineOfBusiness)
    if (offer.limit > 1)
      await pressTimes(part.getByRole('button', { name: serviceWords[offer.lineOfBusiness].more }), quantity)
    const role = isOneOfSeveral(offer) ? 'radio' : 'checkbox'
    return hands.pick(part.getByRole(role, { name: nameOf(offer) }))
  }

  const answersRisk = async ({ year, type, number }: RiskAnswer): Promise<void> => {
    const { answers, types, numbers } = checkoutWords.risk
    await hands.pick(page.getByRole('radio', { name: answers[year], exact: true }))
    await hands.pick(radio(types[type]))
    if (type !== 'NONE') await hands.write(field(numbers[type].label), number ?? '')
  }

  const pressesPlan = async (id = 'internet-gig'): Promise<void> => {
    await arriveAt(paths.products)
    await hands.press(button(productsWords.choose(offerNamed(id).name)))
  }

  const choosesPlan = async (id?: string): Promise<void> => {
    await pressesPlan(id)
    await arriveAt(paths.configure)
  }

  /** So many of something beside the internet plan. */
  const adds = async (id: string, quantity = 1): Promise<void> => {
    const offer = offerNamed(id)
    if (offer.lineOfBusiness !== 'Internet') return addsBesideInternet(offer, quantity)
    const words = addOnWords(offer.id, offer.name)
    if (offer.limit === 1) return hands.pick(radio(words.yes))
    return pressTimes(button(configureWords.more(words.one)), quantity)
  }

  const continues = async (): Promise<void> => {
    await hands.press(button(onwardWords.label))
    await arriveAt(paths.checkout)
  }

  const saysWho = async (): Promise<void> => {
    const words = checkoutWords.customer
    await hands.write(field(words.firstName), 'María')
    await hands.write(field(words.lastName), 'Ñúñez de la Peña')
    await hands.write(field(words.emailAddress), 'maria@correo.example')
    await hands.write(field(words.phoneNumber), '(305) 555-0134')
  }

  const agrees = async (): Promise<void> => {
    for (const box of await page.getByRole('checkbox').all())
      if (!(await box.isChecked())) await hands.pick(box)
  }

  const choosesInstall = async (install: InstallKind): Promise<void> => {
    await hands.pick(radio(checkoutWords.install.kinds[install].title))
    await expect(radio(checkoutWords.install.kinds[install].title)).toBeChecked()
  }

  /** The name and the zip of the card are those of the order, and are there already. */
  const writesCard = async (number = '4111 1111 1111 1111', cvv = '123'): Promise<void> => {
    const words = paymentWords.card
    await hands.write(field(words.number), number)
    await hands.write(field(words.expiry), '0431')
    await hands.write(field(words.cvv), cvv)
  }

  const pays = (): Promise<void> => hands.press(button(/^(Guardar la|Pagar \$)/))

  const fillsDetails = async ({ install = 'professional', risk = settled }: Details = {}): Promise<void> => {
    await saysWho()
    await answersRisk(risk)
    await choosesInstall(install)
    await agrees()
  }

  return {
    arriveAt,
    findsAddress: async ({ street, unit, zip }: AddressForm = magnolia) => {
      await page.goto(paths.home)
      await hands.write(page.getByLabel(localizationWords.street), street)
      if (unit !== '') await hands.write(page.getByLabel(localizationWords.unit), unit)
      await hands.write(page.getByLabel(localizationWords.zip), zip)
      await hands.press(button(localizationWords.submit))
    },
    pressesPlan,
    choosesPlan,
    choosesGig: () => choosesPlan(),
    adds,
    continues,
    configures: async (pods = 2) => {
      await adds('advanced-wifi')
      if (pods > 0) await adds('wifi-pod', pods)
      await continues()
    },
    saysWho,
    answersRisk,
    choosesInstall,
    agrees,
    sendsDetails: () => hands.press(button(checkoutWords.submit)),
    fillsDetails,
    givesDetails: async (details?: Details) => {
      await fillsDetails(details)
      await hands.press(button(checkoutWords.submit))
      await arriveAt(paths.payment)
    },
    writesCard,
    choosesAccount: () => hands.pick(radio(paymentWords.kinds.bank.tab)),
    writesAccount: async (number = '000123456789') => {
      const words = paymentWords.bank
      await hands.write(field(words.routing), '110000000')
      await hands.write(field(words.account), number)
    },
    pays,
    paysWith: async (number?: string) => {
      await writesCard(number)
      await pays()
    },
    choosesVisit: async () => {
      await arriveAt(paths.schedule)
      const free = page.getByRole('radio', { name: /m\. .*(Libre|Queda)/, disabled: false })
      await hands.pick(free.first())
      await expect(page.getByText(scheduleWords.held.heading, { exact: true })).toBeVisible()
    },
    orders: () => hands.press(button(/^Pagar \$/)),
  }
}

export type Buyer = ReturnType<typeof buyer>
