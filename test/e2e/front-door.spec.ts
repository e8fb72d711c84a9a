import type { Page, Request } from '@playwright/test'
import { pathOfStep, paths } from '#core/routes/routes.ts'
import { screenBudgets } from '#test/bench/budgets.ts'
import { readBuilt, weighScreen } from '#test/bench/built-bytes.ts'
import { buy, usualPurchase } from '#test/builders/purchase.ts'
import { drawFrames } from './page-progress.ts'
import { pageDriver } from './page-driver.ts'
import { expectScreen, holdRequests } from './screens.ts'
import { expect, test } from './store.fixture.ts'

const caretOf = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(() => {
    const field = document.activeElement
    return field instanceof HTMLInputElement ? [field.name, field.selectionStart, field.selectionEnd] : []
  })

/** Disables prefetching. */
const withoutPrefetch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => void (window.requestIdleCallback = () => 0))

test('text typed before the island loads stays, with the focused field and the caret', async ({ page }) => {
  const release = await holdRequests(page, '/assets/address-form.island*')
  await page.goto(paths.home)
  await page.getByLabel('Código postal').fill('33130')
  const street = page.getByLabel('Calle y número')
  await street.click()
  await street.pressSequentially('742 Magnolia St')
  await expect(page.getByRole('textbox', { name: 'Calle y número' })).toHaveValue('742 Magnolia St')
  for (let step = 0; step < 4; step += 1) await street.press('ArrowLeft')
  const caret = await caretOf(page)
  await release()
  const woken = page.getByRole('combobox', { name: 'Calle y número' })
  await expect(woken).toHaveValue('742 Magnolia St')
  await expect(page.getByLabel('Código postal')).toHaveValue('33130')
  expect(await caretOf(page)).toEqual(caret)
  await page.keyboard.type('x')
  await expect(woken).toHaveValue('742 Magnolixa St')
})

test('text typed into the static page stays when the application replaces it', async ({ page }) => {
  const release = await holdRequests(page, '/assets/app*')
  await page.goto(paths.localization, { waitUntil: 'commit' })
  await page.getByLabel('Código postal').fill('33130')
  const street = page.getByLabel('Calle y número')
  await street.click()
  await street.pressSequentially('742 Mag')
  await release()
  await expect(page.getByRole('combobox', { name: 'Calle y número' })).toHaveValue('742 Mag')
  await expect(page.getByRole('combobox', { name: 'Calle y número' })).toBeFocused()
  await expect(page.getByLabel('Código postal')).toHaveValue('33130')
})

/** Records layout shifts from the next page on; the returned function adds them up. */
const recordShifts = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    const moved: number[] = []
    Object.assign(globalThis, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    const moved = await page.evaluate(() => (globalThis as unknown as { moved: number[] }).moved)
    return moved.reduce((sum, shift) => sum + shift, 0)
  }
}

test('nothing moves on the landing page, when its form is hydrated and when its typefaces arrive', async ({
  page,
}) => {
  const moves = await recordShifts(page)
  const release = await holdRequests(page, '/*.woff2')
  await page.goto(paths.home, { waitUntil: 'domcontentloaded' })
  await page.getByLabel('Calle y número').hover()
  await expect(page.getByRole('combobox', { name: 'Calle y número' })).toBeVisible()
  expect(await moves()).toBeLessThan(0.001)
  await release()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await drawFrames(page, 2)
  expect(await moves()).toBeLessThan(0.001)
})

for (const [step, through, awaited] of [
  ['products', 'findAddress', 'getOffers'],
  ['checkout', 'confirmCart', 'install-option'],
  ['schedule', 'acceptAgreements', 'installation-schedule'],
  ['payment', 'chooseVisit', 'install-option'],
] as const)
  test(`nothing moves when the screen of ${step} replaces its loading state`, async ({ page, openAfter }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    const moves = await recordShifts(page)
    const release = await holdRequests(page, `/api/attos/${awaited}*`)
    await openAfter(page, through, pathOfStep(step, 'serviceable'))
    const loading = page.getByRole('main').locator('output:has(svg)').filter({ visible: true })
    await expect(loading).toBeVisible()
    await release()
    await expectScreen(page, step)
    await expect(loading).toHaveCount(0)
    expect(await moves()).toBeLessThan(0.01)
  })

/** The manifest entries that the shop loads after its screen. The visitor code is one script without a source file. */
const loadedLater = (): readonly string[] => [
  'adapters/contract/calls/template.calls.ts',
  'ui/features/sale/products/assistance.connected.tsx',
  'ui/features/shared/label-and-terms.view.tsx',
  'ui/features/sale/shared/page-notices.connected.tsx',
  'ui/features/sale/shared/price-details.view.tsx',
  ...Object.keys(readBuilt()).filter((entry) => entry.startsWith('_visitor-')),
]

test('a shop screen loads within its budget, in one batch', async ({ page }) => {
  await withoutPrefetch(page)
  await buy(pageDriver(page), usualPurchase, { through: 'choosePlan' })
  for (const { path, sources } of [screenBudgets.products, screenBudgets.configure]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name }) => new URL(name).pathname.slice(1)),
    )
    const filesOf = (parts: readonly string[]) => weighScreen(parts).files.map(({ file }) => file)
    expect(loaded).toEqual(expect.arrayContaining(filesOf(sources)))
    const known = new Set(filesOf([...sources, ...loadedLater()]))
    expect(loaded.filter((file) => !known.has(file))).toEqual([])
  }
})

test('the code of the next screen is prefetched before the press', async ({ page }) => {
  const prefetched = page.waitForResponse('**/assets/configure*.js')
  await buy(pageDriver(page), usualPurchase, { through: 'findAddress' })
  await (await prefetched).finished()
  const late: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') late.push(request.url())
  })
  await page.getByRole('button', { name: 'Elegir Internet Gig' }).click()
  await expect(page.getByRole('button', { name: 'Continuar' }).first()).toBeVisible()
  expect(late.filter((url) => url.includes('configure'))).toEqual([])
})

/** Simulates a page from before a deploy: its entry script and all files not yet loaded are missing. */
const deploy = async (page: Page): Promise<() => Promise<void>> => {
  const gone = (request: Request): boolean =>
    request.method() === 'HEAD' || /products|configure/.test(request.url())
  await page.route('**/assets/*.js', (route) =>
    gone(route.request()) ? route.fulfill({ status: 404, body: '404' }) : route.continue(),
  )
  return () => page.unroute('**/assets/*.js')
}

const documentsOf = (page: Page): readonly string[] => {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  return documents
}

test('a tab from before a deploy reloads once, and preserves the typed text (F42)', async ({ page }) => {
  await withoutPrefetch(page)
  await page.goto(paths.localization)
  await page.getByRole('combobox', { name: 'Calle y número' }).fill('742 Magnolia Street')
  await page.getByLabel('Código postal').fill('33130')
  const documents = documentsOf(page)
  const renewed = await deploy(page)
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest())
  await page.getByRole('button', { name: 'Ver mis planes' }).click()
  await reloaded
  await renewed()
  await pageDriver(page).expectPath(paths.products)
  await page.getByRole('link', { name: 'Cambiar dirección' }).click()
  await expect(page.getByRole('combobox', { name: 'Calle y número' })).toHaveValue('742 Magnolia Street')
  expect(documents).toHaveLength(1)
})

test('the cents of a small price do not touch its period', async ({ page }) => {
  await page.goto(paths.home)
  const gaps = await page.locator('li [aria-hidden] > span > span + span').evaluateAll((periods) =>
    periods.map((period) => {
      const cents = period.previousElementSibling?.getBoundingClientRect().bottom ?? 0
      return period.getBoundingClientRect().top - cents
    }),
  )
  expect(gaps.length).toBeGreaterThan(5)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2)
})
