import type { CDPSession, Locator, Page } from '@playwright/test'
import type { InstallKind } from '#core/checkout/install-option.ts'
import { paths } from '#core/routes/routes.ts'
import type { ClearCard } from '#core/ports/card-encryption.ts'
import { customer } from '#stories/stage/buyer.ts'
import type { PurchaseStep } from '#test/builders/purchase.ts'
import { buy, planAlone, usualPurchase } from '#test/builders/purchase.ts'
import { checkoutWords } from '#ui/features/sale/checkout/es.ts'
import { localizationWords } from '#ui/content/es/sale/localization.ts'
import { paymentWords } from '#ui/features/sale/payment/es.ts'
import { productsWords } from '#ui/content/es/sale/products.ts'
import { onwardWords, summaryWords } from '#ui/content/es/sale/sale-layout.ts'
import { scheduleWords } from '#ui/features/sale/schedule/es.ts'
import { priceDetailsWords } from '#ui/content/es/shared/price-details.ts'
import { labelTexts } from '#ui/content/es/sale/label.ts'
import type { InputDevice } from './input-device.ts'
import { keyboard, touch } from './input-device.ts'
import { pageDriver, type PageDriver } from './page-driver.ts'
import { drawFrames } from './page-progress.ts'
import { expect, test as shared } from './store.fixture.ts'
import { openStore, type Store } from './store.ts'

/** In a store of its own: the proposed visit is accepted, and no purchase of another test takes its last place. */
const test = shared.extend<object, { readonly store: Store }>({
  store: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const { store, close } = await openStore()
      await provide(store)
      await close()
    },
    { scope: 'worker' },
  ],
})

/** The clicks and keystrokes of a purchase. */
type Effort = { readonly clicks: number; readonly keys: number }

/** The limits of each part of the purchase of a plan alone (docs/figures.md). */
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
      expect(await page.locator(selector).first().inputValue()).not.toBe('')
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

/** How the order names each installation. */
const installNames = { self: 'Autoinstalación', professional: 'Instalación profesional' } as const

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
  // The saved installation changes the lengths of the page: a press between two layouts would miss.
  await expect(page.getByRole('complementary', { name: summaryWords.title })).toContainText(
    installNames[install],
  )
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

/** The screens of the purchase of a plan alone, from its plans to its confirmation. */
const screens = ['products', 'configure', 'checkout', 'schedule', 'payment', 'confirmation'] as const
type ScreenName = (typeof screens)[number]

/** Buys a plan alone without autofill and accepts the first visit. `onScreen` runs on each screen before any input. */
const buyPlanAlone = async (
  page: Page,
  driver: PageDriver,
  onScreen: (screen: ScreenName) => Promise<void>,
): Promise<void> => {
  const then =
    (act: (purchase: typeof planAlone) => Promise<void>, screen: ScreenName) =>
    async (purchase: typeof planAlone): Promise<void> => {
      await act(purchase)
      await page.waitForLoadState('networkidle')
      await onScreen(screen)
    }
  const acceptVisit = async (): Promise<void> => {
    await driver.device.press(page.getByRole('button', { name: scheduleWords.confirm }))
    await driver.expectPath(paths.payment)
  }
  await buy(
    {
      ...driver,
      findAddress: then(driver.findAddress, 'products'),
      choosePlan: then(driver.choosePlan, 'configure'),
      addItems: () => Promise.resolve(),
      confirmCart: then(driver.confirmCart, 'checkout'),
      acceptAgreements: then(driver.acceptAgreements, 'schedule'),
      chooseVisit: then(acceptVisit, 'payment'),
      order: then(driver.order, 'confirmation'),
    },
    planAlone,
  )
}

type Reading = { readonly words: number; readonly labelWords: number; readonly screens: number }

/**
 * Counts the visible words of the main part, without folded or screen-reader text, those of broadband labels
 * separately, and the screens to scroll to its end.
 */
const readingOf = (page: Page): Promise<Reading> =>
  page.evaluate((label) => {
    const main = document.querySelector('main') ?? document.body
    const isClipped = (element: Element): boolean =>
      element.getBoundingClientRect().width <= 1 ||
      (element !== main && element.parentElement !== null && isClipped(element.parentElement))
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    let words = 0
    let labelWords = 0
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const shown = node.parentElement
      if (shown?.checkVisibility({ visibilityProperty: true }) !== true || isClipped(shown)) continue
      const count = (node.textContent ?? '').match(/[^\s]*[\p{L}\p{N}][^\s]*/gu)?.length ?? 0
      if (shown.closest(`section[aria-label^="${label}"]`) === null) words += count
      else labelWords += count
    }
    const end = main.getBoundingClientRect().bottom + window.scrollY
    return { words, labelWords, screens: Math.max(0, end / window.innerHeight - 1) }
  }, labelTexts.title)

/** The cost over five years is open where the order is put together and where it is placed, and one line elsewhere. */
const expectTotal = async (page: Page, screen: ScreenName): Promise<void> => {
  const name = priceDetailsWords.heading
  const fold = page.locator('details').filter({ has: page.getByRole('heading', { name }) })
  const isOpen = screen === 'configure' || screen === 'confirmation'
  await expect(isOpen ? page.getByRole('region', { name }) : fold).toHaveCount(1)
}

const sumOf = (readings: readonly Reading[], part: keyof Reading): number =>
  readings.reduce((sum, reading) => sum + reading[part], 0)

/**
 * The limits of buying a plan alone without autofill (docs/figures.md): words without those of the broadband labels,
 * and taps besides one into each field. The notice of the configuration is longer for some visitors.
 */
const most = { words: 1_160, screens: 11.9, taps: 11, keyboardKeys: 82 } as const

/** The height of the bar with the action, in px. */
const BAR_MAX = 96

test.describe('a plan alone on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('takes no more words, screens of scrolling and taps than recorded, and each step has its action in a low bar', async ({
    page,
  }) => {
    let taps = 0
    const finger = touch(page)
    const counted: InputDevice = {
      ...finger,
      press: (target) => {
        taps += 1
        return finger.press(target)
      },
      select: (target) => {
        taps += 1
        return finger.select(target)
      },
    }
    const readings: Reading[] = []
    await buyPlanAlone(page, pageDriver(page, counted), async (screen) => {
      await expect(page.getByRole('main').locator('output:has(svg)').filter({ visible: true })).toHaveCount(0)
      if (screen !== 'products') await expectTotal(page, screen)
      readings.push(await readingOf(page))
      if (screen === 'products' || screen === 'confirmation') return
      const bar = page.getByRole('button', { name: summaryWords.detail }).locator('xpath=..')
      await expect(bar.getByRole('button', { name: /^(?:Continuar|Pagar)/ })).toBeInViewport({ ratio: 1 })
      expect((await bar.boundingBox())?.height, screen).toBeLessThanOrEqual(BAR_MAX)
    })
    const found = JSON.stringify({ taps, readings })
    expect(taps, found).toBeLessThanOrEqual(most.taps)
    expect(sumOf(readings, 'words'), found).toBeLessThanOrEqual(most.words)
    expect(sumOf(readings, 'screens'), found).toBeLessThanOrEqual(most.screens)
  })
})

test.describe('a plan alone by keyboard', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('takes no more keys besides the text of its fields than recorded', async ({ page }) => {
    let keys = 0
    const press = page.keyboard.press.bind(page.keyboard)
    page.keyboard.press = (...pressed) => {
      keys += 1
      return press(...pressed)
    }
    await buyPlanAlone(page, pageDriver(page, keyboard(page)), () => Promise.resolve())
    expect(keys).toBeLessThanOrEqual(most.keyboardKeys)
  })
})
