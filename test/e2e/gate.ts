import type { BrowserContext, Locator, Page, Request } from '@playwright/test'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { InstallKind } from '#core/checkout/install-option.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { paths } from '#core/routes/routes.ts'
import {
  atCheckout,
  configured,
  detailed,
  localized,
  paidWith,
  visitChosen,
} from '#test/builders/sale.builder.ts'
import type { TestHostCount } from '#test/faults/test-host.ts'
import { commonWords } from '#ui/content/es/common.ts'
import { confirmationWords } from '#ui/content/es/confirmation.ts'
import { keepSale, takeUp } from './kept-sale.ts'
import { expect, test as base } from './store.fixture.ts'

/** How long a visitor waits at most for a result, a retry or a way out, in ms (I9). */
export const PATIENCE_MS = 15_000

/** How far a sale is led: each stage has what the ones before it ask for; `ready` lacks nothing but the order. */
export type Stage = 'products' | 'configure' | 'checkout' | 'payment' | 'schedule' | 'ready'

export const pathOf: Readonly<Record<Stage, string>> = {
  products: paths.products,
  configure: paths.configure,
  checkout: paths.checkout,
  payment: paths.payment,
  schedule: paths.schedule,
  ready: paths.schedule,
}

const leadTo = async (sale: Sale, stage: Stage, kind: InstallKind): Promise<void> => {
  await localized(sale)
  if (stage === 'products') return
  await configured(sale)
  if (stage === 'configure' || stage === 'checkout') return
  await detailed(sale, kind)
  if (stage === 'payment') return
  paidWith(sale)
  await atCheckout(sale, (snapshot) => snapshot.matches({ filling: 'schedule' }))
  if (stage === 'ready') await visitChosen(sale)
}

/** What a browser writes to the console by itself, however well the page takes it. */
const isOfNetwork = (text: string): boolean => text.startsWith('Failed to load resource')

/** What goes wrong in the pages of a context without anybody being told: errors, unhandled rejections, breaches of the policy. */
export const troubleIn = (context: BrowserContext): readonly string[] => {
  const trouble: string[] = []
  context.on('weberror', (thrown) => trouble.push(String(thrown.error())))
  context.on('console', (message) => {
    if (message.type() === 'error' && !isOfNetwork(message.text())) trouble.push(message.text())
  })
  return trouble
}

const callOf = (request: Request): string =>
  `${request.method()} ${new URL(request.url()).pathname.replace(/^\/api\/(attos\/)?/, '')}`

/** The calls by which a page changes something, in their order. */
export const writesOf = (page: Page): readonly string[] => {
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/')) writes.push(callOf(request))
  })
  return writes
}

/** The keys under which a page orders. */
export const orderKeysOf = (page: Page): ReadonlySet<string | undefined> => {
  const keys = new Set<string | undefined>()
  page.on('request', (request) => {
    if (request.url().endsWith('/api/attos/order')) keys.add(request.headers()['idempotency-key'])
  })
  return keys
}

/** The button that pays. */
export const payButton = (page: Page): Locator => page.getByRole('button', { name: /^Pagar \$/ })

/** The amount a button asks for. */
export const amountOn = async (button: Locator): Promise<string> =>
  /\$[\d,.]+\d/.exec(await button.innerText())?.[0] ?? 'no amount'

/** The number of the order, once its confirmation is shown. */
export const orderNumberIn = async (page: Page): Promise<string> => {
  await expect(page).toHaveURL((url) => url.pathname === paths.confirmation)
  await expect(page.getByRole('heading', { name: confirmationWords.heading })).toBeVisible()
  return /\b[A-Z\d]{5}-[A-Z\d]{5}\b/.exec(await page.getByRole('main').innerText())?.[0] ?? 'no number'
}

/** Words for what happened, a telephone, and a button that tries again, before the visitor's patience ends (I9). Answers with the button. */
export const wayOut = async (page: Page): Promise<Locator> => {
  const main = page.getByRole('main')
  const retry = main.getByRole('button', { name: commonWords.retry })
  await expect(retry).toBeVisible({ timeout: PATIENCE_MS })
  await expect(
    main
      .getByRole('alert')
      .or(main.getByRole('heading', { level: 1 }))
      .first(),
  ).not.toBeEmpty()
  await expect(main.locator(`a[href="tel:${cometa.phones.sales.dial}"]`).first()).toBeVisible()
  return retry
}

type Gate = {
  /** What the browser has against the pages once the test is over; more than `known` fails it. */
  readonly trouble: readonly string[]
  /** Errors that are caught and told, and written to the console all the same. */
  readonly known: RegExp
  /** Leads a sale to a stage without a screen, and opens the place of that stage. */
  readonly enter: (page: Page, stage: Stage, kind?: InstallKind) => Promise<void>
  /** What the books of the provider have more than when the test began. */
  readonly made: () => Promise<Pick<TestHostCount, 'orders' | 'captured'>>
}

const NOTHING = /(?!)/

/** Tests against the host with hooks. Whatever fault they make, no error goes unhandled and no policy is breached (I9). */
export const test = base.extend<Gate>({
  baseURL: async ({ testHost }, provide) => provide(testHost.origin),
  known: [NOTHING, { option: true }],
  trouble: [
    async ({ context, known }, provide) => {
      const trouble = troubleIn(context)
      await provide(trouble)
      expect(trouble.filter((text) => !known.test(text))).toEqual([])
    },
    { auto: true },
  ],
  enter: async ({ testHost }, provide) => {
    const sales: Sale[] = []
    await provide(async (page, stage, kind = 'professional') => {
      const kept = await keepSale(testHost.origin, ({ sale }) => leadTo(sale, stage, kind))
      sales.push(kept.sale)
      await takeUp(page, testHost.origin, kept, pathOf[stage])
      await expect(page).toHaveURL((url) => url.pathname === pathOf[stage])
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    })
    sales.forEach((sale) => sale.stop())
  },
  made: async ({ testHost }, provide) => {
    const before = await testHost.count()
    await provide(async () => {
      const now = await testHost.count()
      return { orders: now.orders - before.orders, captured: now.captured - before.captured }
    })
  },
})

export { expect }
