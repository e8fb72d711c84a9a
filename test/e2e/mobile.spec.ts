import type { Page } from '@playwright/test'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { DRAFT_KEY } from '#adapters/browser/draft-store.ts'
import { SESSION_MARK_KEY } from '#adapters/browser/session-mark.ts'
import { DEVICES_PATH } from '#adapters/contract/device-path.ts'
import { MARKETING_DEFAULTS } from '#core/guards/mobile-guard.ts'
import { pathOfDevice, soldDevices } from '#core/mobile/device-pages.ts'
import { paths } from '#core/routes/routes.ts'
import { usualPurchase } from '#test/builders/purchase.ts'
import { deviceWords } from '#ui/content/es/site/device-words.ts'
import { configureWords } from '#ui/features/sale/configure/es.ts'
import { customizeWords } from '#ui/features/sale/customize/es.ts'
import { linkedDeviceWords } from '#ui/content/es/sale/linked-device.ts'
import { localizationWords } from '#ui/content/es/sale/localization.ts'
import { languageNames } from '#ui/content/language.ts'
import { expect, test } from './store.fixture.ts'

const soldOut = cometa.site.devices
  .flatMap((device) => device.variants.map((variant) => ({ device, variant })))
  .find(({ device, variant }) => !variant.inStock && device.variants.some(({ inStock }) => inStock))

const never = (): never => {
  throw new Error('no device of the catalogue is sold out in one variant')
}

const expectPath = (page: Page, path: string) => expect(page).toHaveURL(({ pathname }) => pathname === path)
const marketing = new URLSearchParams(MARKETING_DEFAULTS).toString()
/** The amounts of the page. Sentences about coupons come later than the cart. */
const amounts = (page: Page) =>
  page
    .locator('main aside, main')
    .getByText(/^\$\d+\.\d\d$/)
    .allInnerTexts()

const submitAddress = async (page: Page): Promise<void> => {
  const { street, zip } = usualPurchase.address
  await page.getByLabel(localizationWords.street).fill(street)
  await page.keyboard.press('Escape')
  await page.getByLabel(localizationWords.zip).fill(zip)
  await page.getByRole('button', { name: localizationWords.submit }).click()
}

test('a device is bought from its page: the address comes first, and a reload adds it no second time (MOB-36)', async ({
  page,
}) => {
  await page.goto('/mobile/products/phones')
  await page.getByRole('list').locator('[data-device] [data-name]').first().click()
  await page
    .getByRole('link', { name: /^Comprar/ })
    .first()
    .click()
  await expectPath(page, paths.localization)
  await expect(page.getByText(linkedDeviceWords.address.device)).toBeVisible()
  await page.reload()
  await expect(page.getByText(linkedDeviceWords.address.device)).toBeVisible()
  await submitAddress(page)
  await expectPath(page, paths.customize)
  await expect(page.getByText(customizeWords.saved(1))).toBeVisible()
  await expect(page).toHaveURL(({ search }) => search === '')
  await page.getByRole('button', { name: customizeWords.remove(customizeWords.line(1)) }).click()
  await expect(page.getByText(customizeWords.empty.title)).toBeVisible()
  await expect(page.getByText(customizeWords.saved(0))).toBeVisible()
  await page.reload()
  await expect(page.getByText(customizeWords.empty.title)).toBeVisible()
})

test('the page of a device has the stock of now (MOB-37)', async ({ page }) => {
  const { device, variant } = soldOut ?? never()
  const answerWith = (isInStock: (sku: string) => boolean) =>
    page.route(`**/api/${DEVICES_PATH}*`, async (route) => {
      const variants = device.variants.map((one) => ({ ...one, inStock: isInStock(one.sku) }))
      await route.fulfill({ json: { devices: [{ ...device, variants }] } })
    })
  const main = page.getByRole('main')
  const buy = main.getByRole('link', { name: /^Comprar/ })
  const notice = (text: string) => main.getByText(text)
  const [color] = device.colors.filter(({ name }) => name === variant.color.name)
  const path = pathOfDevice(device, color ?? never())
  await answerWith(() => true)
  await page.goto(path)
  await expect(buy).toHaveCount(
    device.variants.filter(({ color: of }) => of.name === variant.color.name).length,
  )
  await answerWith((sku) =>
    device.variants.some((one) => one.sku === sku && one.color.name !== variant.color.name),
  )
  await page.goto(path)
  await expect(notice(deviceWords.soldOutHere)).toBeVisible()
  await expect(buy.filter({ visible: true })).toHaveCount(0)
  await answerWith(() => false)
  await page.goto(path)
  await expect(main.getByRole('link', { name: deviceWords.seeOthers })).toBeVisible()
  await expect(notice(deviceWords.soldOutHere)).toBeHidden()
})

test('a cart with internet is unchanged after the pages of the mobile shop (GRD-10)', async ({
  page,
  openAfter,
}) => {
  await openAfter(page, 'confirmCart', paths.configure)
  await expect(page.getByText(configureWords.saved)).toBeVisible()
  const before = await amounts(page)
  expect(before).not.toEqual([])
  await page.getByRole('link', { name: cometa.name }).first().click()
  await expectPath(page, '/')
  for (const path of ['/mobile', '/mobile/products/phones', '/mobile/plans']) {
    const link = page.locator(`a[href="${path}"]`).first()
    await link.evaluate((element: HTMLAnchorElement) => element.click())
    await expectPath(page, path)
    await expect(page).toHaveURL(({ search }) => search === `?${marketing}`)
    if (path.endsWith('phones')) {
      await page.locator('[data-device] [data-name]').first().click()
      await expect(page.getByText(deviceWords.inStock).first()).toBeVisible()
      await expect(page).toHaveURL(({ search }) => search === `?${marketing}`)
      const canonical = page.locator('link[rel="canonical"]')
      await expect(canonical).toHaveAttribute('href', new RegExp(`${new URL(page.url()).pathname}$`))
    }
  }
  const marks = () =>
    page.evaluate(
      ([mark, draft]) => [localStorage.getItem(mark) !== null, sessionStorage.getItem(draft) !== null],
      [SESSION_MARK_KEY, DRAFT_KEY] as const,
    )
  expect(await marks()).toEqual([true, true])
  await page.goto(paths.configure)
  await expect(page.getByText(configureWords.saved)).toBeVisible()
  expect(await amounts(page)).toEqual(before)
  // A link from outside begins a new session.
  await page.goto('about:blank')
  await page.goto('/mobile/plans?cmp=verano')
  await expect(page).toHaveURL(({ search }) => search === '?cmp=verano&affpn=web&customerstatus=prospect')
  expect(await marks()).toEqual([false, false])
  await page.goto(paths.configure)
  await expectPath(page, paths.localization)
})

test('the other language answers the same search of devices (SES-09)', async ({ page }) => {
  await page.goto(`/mobile/products/phones?marca=apple&${marketing}`)
  const apple = soldDevices(cometa.site.devices).filter(
    ({ category, brand }) => category === 'DEVICE' && brand === 'Apple',
  )
  await expect(page.locator('[data-device]:visible')).toHaveCount(apple.length)
  await page.getByRole('link', { name: languageNames.en }).first().click()
  await expectPath(page, '/en/mobile/products/phones')
  await expect(page.locator('[data-device]:visible')).toHaveCount(apple.length)
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('marca') === 'apple')
})
