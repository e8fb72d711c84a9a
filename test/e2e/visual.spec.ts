import { readFile, writeFile } from 'node:fs/promises'
import type { Page, TestInfo } from '@playwright/test'
import { smallNetwork } from '#adapters/orchestrator/pocket/network/small-seed.ts'
import type { OutcomeKind } from '#core/localization/outcome.ts'
import { localizationHref, paths } from '#core/routes/routes.ts'
import { SESSION_IDLE_MS, SESSION_WARNING_MS } from '#core/session/session.ts'
import { START_OF_TESTS } from '#test/builders/clock.builder.ts'
import type { TestHost } from '#test/builders/test-host.builder.ts'
import { startTestHost } from '#test/builders/test-host.builder.ts'
import { checkoutWords } from '#ui/content/es/checkout.ts'
import { orderWords, paymentWords } from '#ui/content/es/payment.ts'
import { scheduleWords } from '#ui/content/es/schedule.ts'
import { sessionWords } from '#ui/content/es/session.ts'
import { buyer } from './buyer.ts'
import { indexedPng } from './indexed-png.ts'
import type { Started } from './kept-sale.ts'
import { keepSale, takeUp } from './kept-sale.ts'
import { toCheckout, toConfirmation, toOffers, toPayment, toServices, toVisit } from './sale-states.ts'
import { expect, test as base } from './store.fixture.ts'

/**
 * A pixel counts when its colour differs by more than a fifth of what the eye tells apart (pixelmatch's default): the edges of letters,
 * which another version of the rasterizer smooths in another way, and the pictures' palettes stay under it, as the fonts are our own.
 * One pixel in five hundred may count: less than the smallest thing that is looked at here, a line of text or a button of a phone's
 * screen, and more than a glyph that fell on another half pixel.
 */
const TOLERANCE = { threshold: 0.2, maxDiffPixelRatio: 0.002 } as const

const HEIGHT = 900

/** The edges of the breakpoints, and in the dark the narrowest and the widest. */
const views = [
  { width: 360, colorScheme: 'light' },
  { width: 769, colorScheme: 'light' },
  { width: 991, colorScheme: 'light' },
  { width: 1440, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'dark' },
] as const

/** A provider on whose clock it is always the same day. */
const withStillHost = async (provide: (host: TestHost) => Promise<void>): Promise<void> => {
  const host = await startTestHost({ isSiteBuilt: true, clockAheadMs: START_OF_TESTS - Date.now() })
  await provide(host)
  await host.stop()
}

/** `own` is for screens that take a visit, move a price or let time go by: nothing of it is seen on another. */
const test = base.extend<{ readonly own: TestHost }, { readonly shared: TestHost }>({
  // oxlint-disable-next-line no-empty-pattern
  shared: [async ({}, provide) => withStillHost(provide), { scope: 'worker', timeout: 60_000 }],
  // oxlint-disable-next-line no-empty-pattern
  own: async ({}, provide) => withStillHost(provide),
})

test.setTimeout(120_000)
test.use({ baseURL: undefined, reducedMotion: 'reduce' })

type Opened = { readonly page: Page; readonly host: TestHost }

type Screen = {
  readonly name: string
  /** Leads to it. */
  readonly enter: (opened: Opened) => Promise<unknown>
  /** It leaves traces at the provider. */
  readonly leavesTraces?: boolean
  /** It covers the window and is seen through it; the others are seen whole. */
  readonly isOver?: boolean
}

/** The address an outcome is found by. */
const outcomeHref = (outcome: OutcomeKind): string => {
  const sample = smallNetwork()
    .samples()
    .find((known) => known.outcome === outcome)
  if (sample === undefined) throw new Error(`no address leads to ${outcome}`)
  return localizationHref(sample.address)
}

const open =
  (path: string) =>
  ({ page, host }: Opened) =>
    page.goto(`${host.origin}${path}`)

/** Opens a place in the midst of a sale that was led there without a browser. */
const takenUp =
  (carryOn: (started: Started) => Promise<void>, path: string) =>
  async ({ page, host }: Opened): Promise<void> => {
    const kept = await keepSale(host.origin, carryOn)
    kept.sale.stop()
    await takeUp(page, host.origin, kept, path)
    await buyer(page).arriveAt(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }

const openDetails = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })

const atVisit = takenUp(toVisit, paths.schedule)

/** The number of an order is drawn by lot. */
const withOneNumber = (page: Page): Promise<unknown> =>
  page.route('**/api/attos/**', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.replace(/"[A-Z0-9]{5}-[A-Z0-9]{5}"/g, '"C0M3T-A2026"') })
  })

const passMinutes = async ({ page, host }: Opened, minutes: number): Promise<void> => {
  for (let minute = 0; minute < minutes; minute += 1) await host.tell('passMinute')
  await page.clock.fastForward(minutes * 60_000)
}

const screens: readonly Screen[] = [
  { name: 'landing', enter: open(paths.home) },
  { name: 'address', enter: open(paths.localization) },
  { name: 'outcome-units', enter: open(outcomeHref('multipleUnits')) },
  { name: 'outcome-nearby', enter: open(outcomeHref('addressNotFound')) },
  { name: 'outcome-included', enter: open(outcomeHref('bulkIncluded')) },
  { name: 'outcome-none', enter: open(outcomeHref('notServiceable')) },
  { name: 'outcome-connected', enter: open(outcomeHref('bundle')) },
  { name: 'products', enter: takenUp(toOffers, paths.products) },
  { name: 'configure', enter: takenUp(toCheckout, paths.configure) },
  {
    name: 'configure-open',
    enter: async (opened) => {
      await takenUp(toServices, paths.configure)(opened)
      await openDetails(opened.page)
    },
  },
  { name: 'checkout', enter: takenUp(toCheckout, paths.checkout) },
  {
    name: 'checkout-errors',
    enter: async (opened) => {
      await takenUp(toCheckout, paths.checkout)(opened)
      await opened.page.getByRole('button', { name: checkoutWords.submit }).click()
      await expect(opened.page.getByRole('alert').first()).toBeVisible()
    },
  },
  { name: 'payment-card', enter: takenUp(toPayment, paths.payment) },
  {
    name: 'payment-bank',
    enter: async (opened) => {
      await takenUp(toPayment, paths.payment)(opened)
      await buyer(opened.page).choosesAccount()
      await expect(opened.page.getByLabel(paymentWords.bank.routing)).toBeVisible()
    },
  },
  {
    name: 'schedule',
    leavesTraces: true,
    enter: async (opened) => {
      await atVisit(opened)
      await expect(opened.page.getByText(scheduleWords.held.heading, { exact: true })).toBeVisible()
    },
  },
  {
    name: 'price-moved',
    leavesTraces: true,
    enter: async (opened) => {
      await atVisit(opened)
      await opened.host.tell('raisePrices')
      await buyer(opened.page).orders()
      await expect(opened.page.getByRole('heading', { name: orderWords.priceMoved.heading })).toBeVisible()
    },
  },
  {
    name: 'confirmation',
    leavesTraces: true,
    enter: async (opened) => {
      await withOneNumber(opened.page)
      await takenUp(toConfirmation, paths.confirmation)(opened)
    },
  },
  { name: 'error', enter: open(paths.error) },
  { name: 'not-found', enter: open(paths.notFound) },
  {
    name: 'session-ending',
    leavesTraces: true,
    isOver: true,
    enter: async (opened) => {
      await opened.page.clock.install({ time: START_OF_TESTS })
      await takenUp(toPayment, paths.payment)(opened)
      await passMinutes(opened, (SESSION_IDLE_MS - SESSION_WARNING_MS) / 60_000)
      await expect(opened.page.getByRole('alertdialog', { name: sessionWords.title })).toBeVisible()
    },
  },
]

/** Lays out at once what waits until it is scrolled to, so that the page has its height. */
const layOutWhole = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })

/** Gives the window a size and stays until the page is laid out and drawn in it: it hears of its new size some time after it was set. */
const resize = async (page: Page, width: number, height: number): Promise<void> => {
  await page.setViewportSize({ width, height })
  await page.waitForFunction(
    ([wide, high]) => {
      const { clientWidth, clientHeight } = document.documentElement
      return clientWidth === wide && clientHeight === high && window.innerHeight === high
    },
    [width, height] as const,
  )
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Frames in which the height of a page has to be the same: units of the window's height follow it some frames later. */
const STILL_FRAMES = 8

const heightOf = (page: Page): Promise<number> =>
  page.evaluate(async (still) => {
    const heights: number[] = []
    while (heights.length < still || new Set(heights.slice(-still)).size > 1) {
      await new Promise(requestAnimationFrame)
      heights.push(document.documentElement.scrollHeight)
    }
    return heights.at(-1) ?? 0
  }, STILL_FRAMES)

/** Makes the window as high as the page: taken in one piece, Chromium's capture loses large numerals and moves what is sticky. */
const fitWindow = async (page: Page, width: number): Promise<void> => {
  await resize(page, width, HEIGHT)
  await resize(page, width, await heightOf(page))
}

const expectPicture = async (page: Page, name: string, info: TestInfo): Promise<void> => {
  await expect(page).toHaveScreenshot(name, {
    ...TOLERANCE,
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
  })
  if (!['all', 'changed'].includes(info.config.updateSnapshots)) return
  const file = info.snapshotPath(name, { kind: 'screenshot' })
  await writeFile(file, indexedPng(await readFile(file)))
}

const expectPictures = async (
  { name, enter, isOver = false }: Screen,
  opened: Opened,
  info: TestInfo,
): Promise<void> => {
  const { page } = opened
  if (!isOver) await page.clock.setFixedTime(START_OF_TESTS)
  await page.setViewportSize({ width: 1440, height: HEIGHT })
  await enter(opened)
  await page.waitForLoadState('networkidle')
  await layOutWhole(page)
  for (const { width, colorScheme } of views) {
    await page.emulateMedia({ colorScheme })
    if (isOver) await resize(page, width, HEIGHT)
    else await fitWindow(page, width)
    await expectPicture(page, `${name}-${width}${colorScheme === 'dark' ? '-dark' : ''}.png`, info)
  }
}

for (const screen of screens) {
  const law = `${screen.name} looks as it is kept`
  if (screen.leavesTraces === true)
    test(law, ({ page, own }, info) => expectPictures(screen, { page, host: own }, info))
  else test(law, ({ page, shared }, info) => expectPictures(screen, { page, host: shared }, info))
}
