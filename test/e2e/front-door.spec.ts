import type { Page, Request } from '@playwright/test'
import { pathOfStep, paths } from '#core/routes/routes.ts'
import { screenBudgets } from '#test/bench/budgets.ts'
import { weighScreen } from '#test/bench/built-bytes.ts'
import { errorWords } from '#ui/content/es/common.ts'
import { buyer } from './buyer.ts'
import { keepSale, takeUp } from './kept-sale.ts'
import { toCheckout, toOffers, toPayment, toSchedule } from './sale-states.ts'
import { expectPlace, holdUp } from './screens.ts'
import { expect, test } from './store.fixture.ts'

/** Holds back the files whose name starts with `name` until the returned function lets them go. */
const holdBack = async (page: Page, name: string): Promise<() => void> => {
  let resolve = (): void => undefined
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  await page.route(`**/assets/${name}*`, async (route) => {
    await promise
    await route.continue()
  })
  return () => resolve()
}

const caretOf = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(() => {
    const field = document.activeElement
    return field instanceof HTMLInputElement ? [field.name, field.selectionStart, field.selectionEnd] : []
  })

/** Only what a screen needs, nothing ahead of it. */
const withoutFetchingAhead = (page: Page): Promise<unknown> =>
  page.addInitScript(() => void (window.requestIdleCallback = () => 0))

test('what is typed while the island is still on its way stays, with the field in use and the caret', async ({
  page,
}) => {
  const letGo = await holdBack(page, 'island.main')
  await page.goto(paths.home)
  await page.getByLabel('Código postal').fill('33130')
  const street = page.getByLabel('Calle y número')
  await street.click()
  await street.pressSequentially('742 Magnolia St')
  await expect(page.getByRole('textbox', { name: 'Calle y número' })).toHaveValue('742 Magnolia St')
  for (let step = 0; step < 4; step += 1) await street.press('ArrowLeft')
  const caret = await caretOf(page)
  letGo()
  const woken = page.getByRole('combobox', { name: 'Calle y número' })
  await expect(woken).toHaveValue('742 Magnolia St')
  await expect(page.getByLabel('Código postal')).toHaveValue('33130')
  expect(await caretOf(page)).toEqual(caret)
  await page.keyboard.type('x')
  await expect(woken).toHaveValue('742 Magnolixa St')
})

test('what is typed into the page of the server stays when the application takes its place', async ({
  page,
}) => {
  const letGo = await holdBack(page, 'app')
  await page.goto(paths.localization, { waitUntil: 'commit' })
  await page.getByLabel('Código postal').fill('33130')
  const street = page.getByLabel('Calle y número')
  await street.click()
  await street.pressSequentially('742 Mag')
  letGo()
  await expect(page.getByRole('combobox', { name: 'Calle y número' })).toHaveValue('742 Mag')
  await expect(page.getByRole('combobox', { name: 'Calle y número' })).toBeFocused()
  await expect(page.getByLabel('Código postal')).toHaveValue('33130')
})

/** Notes what moves from now on; answers with how much did in all. */
const watchMoves = async (page: Page): Promise<() => Promise<number>> => {
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

test('nothing moves at the front door, not when its form wakes either', async ({ page }) => {
  const moves = await watchMoves(page)
  await page.goto(paths.home, { waitUntil: 'networkidle' })
  await page.getByLabel('Calle y número').hover()
  await expect(page.getByRole('combobox', { name: 'Calle y número' })).toBeVisible()
  expect(await moves()).toBeLessThan(0.001)
})

for (const [step, carryOn, awaited] of [
  ['products', toOffers, 'getOffers'],
  ['checkout', toCheckout, 'install-option'],
  ['payment', toPayment, 'install-option'],
  ['schedule', toSchedule, 'installation-schedule'],
] as const)
  test(`nothing moves when the screen of ${step} comes in the place of its wait`, async ({
    page,
    testHost,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    const kept = await keepSale(testHost.origin, carryOn)
    kept.sale.stop()
    const moves = await watchMoves(page)
    const letGo = await holdUp(page, `/api/attos/${awaited}*`)
    await takeUp(page, testHost.origin, kept, pathOfStep(step, 'serviceable'))
    const wait = page.getByRole('main').locator('output:has(svg)').filter({ visible: true })
    await expect(wait).toBeVisible()
    await letGo()
    await expectPlace(page, step)
    await expect(wait).toHaveCount(0)
    expect(await moves()).toBeLessThan(0.01)
  })

test('a screen of the shop loads what its budget weighs, in one go', async ({ page }) => {
  await withoutFetchingAhead(page)
  const { findsAddress, choosesPlan } = buyer(page)
  await findsAddress()
  await choosesPlan()
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
    expect(new Set(loaded)).toEqual(new Set(weighScreen(sources).files.map(({ file }) => file)))
  }
})

test('the code of the next screen is there before the press', async ({ page }) => {
  const { findsAddress, arriveAt } = buyer(page)
  await findsAddress()
  await arriveAt(paths.products)
  await page.waitForLoadState('networkidle')
  const late: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') late.push(request.url())
  })
  await page.getByRole('button', { name: 'Elegir Internet Gig' }).click()
  await expect(page.getByRole('button', { name: 'Continuar' }).first()).toBeVisible()
  expect(late.filter((url) => url.includes('configure'))).toEqual([])
})

/** A tab from before a deploy: what it has not fetched yet is gone, and so is the script it started from. */
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

test('a tab from before a deploy loads itself again once, and keeps what was typed', async ({ page }) => {
  await withoutFetchingAhead(page)
  await page.goto(paths.localization)
  await page.getByRole('combobox', { name: 'Calle y número' }).fill('742 Magnolia Street')
  await page.getByLabel('Código postal').fill('33130')
  const documents = documentsOf(page)
  const renewed = await deploy(page)
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest())
  await page.getByRole('button', { name: 'Ver mis planes' }).click()
  await reloaded
  await renewed()
  await buyer(page).arriveAt(paths.products)
  await page.getByRole('link', { name: 'Cambiar dirección' }).click()
  await expect(page.getByRole('combobox', { name: 'Calle y número' })).toHaveValue('742 Magnolia Street')
  expect(documents).toHaveLength(1)
})

test('a tab whose scripts stay away loads itself again no more than once, and says so', async ({ page }) => {
  await withoutFetchingAhead(page)
  await page.goto(paths.localization)
  const documents = documentsOf(page)
  await deploy(page)
  await page.getByRole('combobox', { name: 'Calle y número' }).fill('742 Magnolia Street')
  await page.getByLabel('Código postal').fill('33130')
  await page.getByRole('button', { name: 'Ver mis planes' }).click()
  await expect(page.getByRole('heading', { name: errorWords.unexpected.title })).toBeVisible()
  await expect.poll(() => documents.length).toBe(1)
  await page.getByRole('button', { name: 'Intentar otra vez' }).click()
  await expect(page.getByRole('heading', { name: errorWords.unexpected.title })).toBeVisible()
  expect(documents).toHaveLength(1)
})

test('a screen that is out of reach is asked for again at the press, without loading the page', async ({
  page,
}) => {
  await withoutFetchingAhead(page)
  await page.goto(paths.localization)
  const documents = documentsOf(page)
  await page.route('**/assets/products*', (route) => route.abort('connectionrefused'))
  await page.getByRole('combobox', { name: 'Calle y número' }).fill('742 Magnolia Street')
  await page.getByLabel('Código postal').fill('33130')
  await page.getByRole('button', { name: 'Ver mis planes' }).click()
  await expect(page.getByRole('heading', { name: errorWords.unexpected.title })).toBeVisible()
  await page.unroute('**/assets/products*')
  await page.getByRole('button', { name: 'Intentar otra vez' }).click()
  await expect(page.getByRole('button', { name: 'Elegir Internet Gig' })).toBeVisible()
  expect(documents).toEqual([])
})
