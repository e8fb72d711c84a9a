import type { CDPSession, Locator, Page } from '@playwright/test'
import type { InstallKind } from '#core/checkout/install-option.ts'
import { paths } from '#core/routes/routes.ts'
import type { ClearCard } from '#core/ports/card-encryption.ts'
import { customer } from '#stories/stage/buyer.ts'
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

/** What the purchase of a plan alone takes, by its installation (docs/figures.md). */
const recorded: Readonly<Record<InstallKind, Effort>> = {
  self: { clicks: 12, keys: 8 },
  professional: { clicks: 13, keys: 8 },
}

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

for (const install of Object.keys(recorded) as readonly InstallKind[])
  test(`a plan with installation ${install} is bought with no more clicks and keystrokes than recorded`, async ({
    page,
    context,
  }) => {
    const { effort, click, autofill, press } = countedBuyer(page, await context.newCDPSession(page))
    const { payment } = usualPurchase
    if (payment.kind !== 'card') throw new Error('the usual purchase is not paid by card')
    const labelled = (text: string): Locator => page.getByText(text, { exact: true })

    await page.goto(paths.home)
    await autofill(page.getByLabel(localizationWords.street), { address: profile })
    await expect(page.getByLabel(localizationWords.zip)).toHaveValue(zip)
    await press('Enter')
    await expectPath(page, paths.products)
    await click(page.getByRole('button', { name: productsWords.choose('Internet Gig') }))
    await expectPath(page, paths.configure)
    await click(page.getByRole('button', { name: onwardWords.label }))

    await autofill(page.getByRole('textbox', { name: checkoutWords.customer.firstName, exact: true }), {
      address: profile,
    })
    await expect(page.getByRole('textbox', { name: checkoutWords.customer.emailAddress })).toHaveValue(
      emailAddress,
    )
    await click(labelled(checkoutWords.risk.answers.yes))
    await click(labelled(checkoutWords.risk.types.NONE))
    await click(labelled(checkoutWords.install.kinds[install].title))
    await click(page.getByRole('checkbox', { name: checkoutWords.agreements.accept }))
    await press('Enter')

    if (install === 'professional') {
      await expectPath(page, paths.schedule)
      await click(page.getByRole('button', { name: scheduleWords.confirm }))
    }
    await expectPath(page, paths.payment)
    await autofill(page.getByRole('textbox', { name: paymentWords.card.number, exact: true }), {
      card: storedCard(payment.card),
    })
    await press('Tab', 'Tab', ...Array.from(payment.card.cvv), 'Enter')
    await expectPath(page, paths.confirmation)

    expect(effort.clicks, JSON.stringify(effort)).toBeLessThanOrEqual(recorded[install].clicks)
    expect(effort.keys, JSON.stringify(effort)).toBeLessThanOrEqual(recorded[install].keys)
  })
