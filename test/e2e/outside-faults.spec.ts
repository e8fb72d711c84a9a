import type { Page } from '@playwright/test'
import { AFFILIATE_CALL } from '#core/affiliate/affiliate.ts'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { contract } from '#adapters/contract/contract.ts'
import { paths } from '#core/routes/routes.ts'
import { CALL_RETRIES } from '#core/session/retry-limit.ts'
import { buy, usualPurchase } from '#test/builders/purchase.ts'
import { consentWords } from '#ui/content/es/shared/consent.ts'
import { errorWords } from '#ui/content/es/shared/common.ts'
import { localizationWords } from '#ui/content/es/sale/localization.ts'
import { pageDriver } from './page-driver.ts'
import { expectScreen } from './screens.ts'
import { expect, test } from './store.fixture.ts'

const urlOf = (call: keyof typeof contract): string => `**/api/${contract[call].path}*`

const submitAddress = async (page: Page): Promise<void> => {
  await page.getByLabel(localizationWords.street).fill(usualPurchase.address.street)
  await page.getByLabel(localizationWords.zip).fill(usualPurchase.address.zip)
  await page.getByRole('button', { name: localizationWords.submit }).click()
}

/** Collects what the page throws, and the events of the log entries that it sends. */
const watch = (page: Page) => {
  const thrown: string[] = []
  const logged: string[] = []
  page.on('pageerror', ({ message }) => thrown.push(message))
  page.on('request', (request) => {
    if (!request.url().endsWith(contract.recordLog.path)) return
    const { entries } = request.postDataJSON() as { readonly entries: readonly { readonly event: string }[] }
    logged.push(...entries.map(({ event }) => event))
  })
  return { thrown, logged }
}

const never = (): Promise<void> => new Promise(() => undefined)

test('analytics that do not answer and a log that is down change nothing: a visitor who accepts analytics buys, past a part that fails once (F39, I9)', async ({
  page,
  openAfter,
}) => {
  test.slow()
  const { thrown, logged } = watch(page)
  const counted = page.waitForRequest(urlOf('recordEvents'))
  await page.route(urlOf('recordEvents'), never)
  await page.route(urlOf('recordLog'), (route) => route.abort())
  await openAfter(page, 'findAddress', paths.products)
  await page.getByRole('button', { name: consentWords.choices.accepted }).click()
  await page.route(urlOf('installOptions'), (route) => route.fulfill({ status: 500 }), {
    times: 1 + CALL_RETRIES,
  })
  await buy(pageDriver(page), usualPurchase, { from: 'choosePlan' })
  await expectScreen(page, 'confirmation')
  await counted
  expect(logged).toContain('LoadCartFailed')
  expect(thrown).toEqual([])
})

test('a retail visit whose partner can’t be looked up gets the error page and a log entry, after one attempt (F35, AFF-02, AFF-03)', async ({
  page,
}) => {
  const { thrown, logged } = watch(page)
  let calls = 0
  await page.route(urlOf('affiliateId'), (route) => {
    calls += 1
    return route.fulfill({ status: 500 })
  })
  await page.goto(`${paths.localization}/etail?vParam=retail-mercado-central`)
  await expect(page).toHaveURL((url) => url.pathname === paths.error)
  await expect(page.getByRole('heading', { name: errorWords.affiliate.title })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /1-800-555/ })).toBeVisible()
  await expect.poll(() => logged).toEqual(['AffiliateMissing'])
  expect([calls, thrown]).toEqual([1, []])
})

test('any other visit goes on with the pair of the site when its partner does not answer in three seconds (F35, AFF-02, AFF-04)', async ({
  page,
}) => {
  const { thrown } = watch(page)
  let calls = 0
  await page.route(urlOf('affiliateId'), () => {
    calls += 1
    return never()
  })
  const asked = page.waitForRequest(urlOf('affiliateId'))
  await page.clock.install()
  await page.goto(`${paths.localization}?vParam=radio-amanecer`)
  await asked
  await page.clock.runFor(AFFILIATE_CALL.timeoutMs)
  const localized = page.waitForRequest(urlOf('localize'))
  await submitAddress(page)
  expect((await localized).postDataJSON()).toMatchObject({ vParam: cometa.affiliateFallbacks.dotcom.vParam })
  await expectScreen(page, 'products')
  expect([calls, thrown]).toEqual([1, []])
})
