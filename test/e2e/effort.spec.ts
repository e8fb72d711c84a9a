import type { CDPSession, Locator, Page } from '@playwright/test'
import type { InstallKind } from '#core/checkout/install-option.ts'
import { paths } from '#core/routes/routes.ts'
import type { ClearCard } from '#core/ports/card-encryption.ts'
import { customer } from '#stories/stage/buyer.ts'
import type { PurchaseStep } from '#test/builders/purchase.ts'
import { usualPurchase } from '#test/builders/purchase.ts'
import { checkoutWords } from '#ui/features/sale/checkout/es.ts'
import { localizationWords } from '#ui/content/es/sale/localization.ts'
import { paymentWords } from '#ui/features/sale/payment/es.ts'
import { productsWords } from '#ui/content/es/sale/products.ts'
import { onwardWords } from '#ui/content/es/sale/sale-layout.ts'
import { scheduleWords } from '#ui/features/sale/schedule/es.ts'
import { drawFrames } from './page-progress.ts'
import { expect, test } from './store.fixture.ts'

/** The clicks and keystrokes of a purchase. */
type Effort = { readonly clicks: number; readonly keys: number }

/** What each part of the purchase of a plan alone takes (docs/figures.md). */
const recorded = {
  plan: { clicks: 4, keys: 1 },
  details: { clicks: 6, keys: 1 },
  visit: { clicks: 1, keys: 0 },
  payment: { clicks: 2, keys: 6 },
} as const satisfies Readonly<Record<string, Effort>>

const { street, zip } = usualPurchase.address
const { firstName, lastName, emailAddress, phoneNumber } = customer

/** The address of a profile, in the words of the browser. */
const profile = {
  fields: Object.entries({
    NAME_FIRST: firstName,
    NAME_LAST: lastName,
    EMAIL_ADDRESS: emailAddress,
    PHONE_HOME_WHOLE_NUMBER: phoneNumber,
    ADDRESS_HOME_LINE1: street,
    ADDRESS_HOME_ZIP: zip,
    ADDRESS_HOME_COUNTRY: 'US',
  }).map(([name, value]) => ({ name, value })),
}

/** A card of a profile. A browser stores a security code only with explicit consent. */
const storedCard = ({ number, expirationDate }: ClearCard) => {
  const [expiryYear = '', expiryMonth = ''] = expirationDate.split('-')
  return { number, expiryMonth, expiryYear, name: `${firstName} ${lastName}`, cvc: '' }
}

/** The frames in which a browser fills in a field. */
const FRAMES = 8

/** A buyer at a browser that fills in addresses and cards, whose clicks and keystrokes are counted. */
const countedBuyer = (page: Page, session: CDPSession) => {
  const effort = { clicks: 0, keys: 0 }
  const click = async (target: Locator): Promise<void> => {
    effort.clicks += 1
    await target.click()
  }
  /** Clicks a field, and then the suggestion of the browser. */
  const autofill = async (
    field: Locator,
    data: Omit<Parameters<typeof session.send<'Autofill.trigger'>>[1] & object, 'fieldId'>,
  ): Promise<void> => {
    await click(field)
    effort.clicks += 1
    const selector = `[name="${await field.getAttribute('name')}"]`
    // The browser knows a form a moment after it appears, and a form that has just been hydrated anew.
    await expect(async () => {
      const { root } = await session.send('DOM.getDocument')
      const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
      const { node } = await session.send('DOM.describeNode', { nodeId })
      await session.send('Autofill.trigger', { fieldId: node.backendNodeId, ...data })
      await drawFrames(page, FRAMES)
      expect(await field.inputValue()).not.toBe('')
    }).toPass()
  }
  const press = async (...keys: readonly string[]): Promise<void> => {
    effort.keys += keys.length
    for (const key of keys) await page.keyboard.press(key)
  }
  return { effort, click, autofill, press }
}

const expectPath = (page: Page, path: string) => expect(page).toHaveURL((url) => url.pathname === path)

type Buyer = Omit<ReturnType<typeof countedBuyer>, 'effort'>

const labelled = (page: Page, text: string): Locator => page.getByText(text, { exact: true })

const choosePlan = async (page: Page, { click, autofill, press }: Buyer): Promise<void> => {
  await page.goto(paths.home)
  await autofill(page.getByLabel(localizationWords.street), { address: profile })
  await expect(page.getByLabel(localizationWords.zip)).toHaveValue(zip)
  await press('Enter')
  await expectPath(page, paths.products)
  await click(page.getByRole('button', { name: productsWords.choose('Internet Gig') }))
  await expectPath(page, paths.configure)
  await click(page.getByRole('button', { name: onwardWords.label }))
  await expectPath(page, paths.checkout)
}

const enterDetails = async (
  page: Page,
  { click, autofill, press }: Buyer,
  install: InstallKind,
): Promise<void> => {
  await autofill(page.getByRole('textbox', { name: checkoutWords.customer.firstName, exact: true }), {
    address: profile,
  })
  await expect(page.getByRole('textbox', { name: checkoutWords.customer.emailAddress })).toHaveValue(
    emailAddress,
  )
  await click(labelled(page, checkoutWords.risk.answers.yes))
  await click(labelled(page, checkoutWords.risk.types.NONE))
  await click(labelled(page, checkoutWords.install.kinds[install].title))
  await click(page.getByRole('checkbox', { name: checkoutWords.agreements.accept }))
  await press('Enter')
  await expectPath(page, install === 'professional' ? paths.schedule : paths.payment)
}

const confirmVisit = async (page: Page, { click }: Buyer): Promise<void> => {
  await click(page.getByRole('button', { name: scheduleWords.confirm }))
  await expectPath(page, paths.payment)
}

const pay = async (page: Page, { autofill, press }: Buyer): Promise<void> => {
  const { payment } = usualPurchase
  if (payment.kind !== 'card') throw new Error('the usual purchase is not paid by card')
  await autofill(page.getByRole('textbox', { name: paymentWords.card.number, exact: true }), {
    card: storedCard(payment.card),
  })
  await press('Tab', 'Tab', ...Array.from(payment.card.cvv), 'Enter')
  await expectPath(page, paths.confirmation)
}

type Part = {
  readonly name: keyof typeof recorded
  readonly after?: readonly [PurchaseStep, path: string]
  readonly install?: InstallKind
  readonly act: (page: Page, buyer: Buyer) => Promise<void>
}

const parts: readonly Part[] = [
  { name: 'plan', act: choosePlan },
  ...(['self', 'professional'] as const).map((install): Part => ({
    name: 'details',
    after: ['confirmCart', paths.checkout],
    install,
    act: (page, buyer) => enterDetails(page, buyer, install),
  })),
  { name: 'visit', after: ['acceptAgreements', paths.schedule], act: confirmVisit },
  { name: 'payment', after: ['chooseVisit', paths.payment], act: pay },
]

for (const { name, after, install = 'professional', act } of parts)
  test(`the ${name} of a purchase, installation ${install}, takes no more clicks and keystrokes than recorded`, async ({
    page,
    context,
    openAfter,
  }) => {
    const { effort, ...buyer } = countedBuyer(page, await context.newCDPSession(page))
    if (after !== undefined) await openAfter(page, ...after)
    await act(page, buyer)
    expect(effort.clicks, JSON.stringify(effort)).toBeLessThanOrEqual(recorded[name].clicks)
    expect(effort.keys, JSON.stringify(effort)).toBeLessThanOrEqual(recorded[name].keys)
  })
