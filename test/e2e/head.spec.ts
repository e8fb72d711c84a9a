import type { Page } from '@playwright/test'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { paths } from '#core/routes/routes.ts'
import { labelPages } from '#core/label/label-facts.ts'
import { documentTitle } from '#ui/content/es/shared/common.ts'
import { stepNames } from '#ui/content/es/sale/step-names.ts'
import * as english from '#ui/content/en/sale/step-names.ts'
import { languageNames } from '#ui/content/language.ts'
import { usualPurchase } from '#test/builders/purchase.ts'
import { pageDriver } from './page-driver.ts'
import { expect, test } from './store.fixture.ts'

const headOf = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string, name: string) =>
      [...document.head.querySelectorAll(selector)].map((node) => node.getAttribute(name))
    return {
      titles: [...document.head.querySelectorAll('title')].map(({ textContent }) => textContent),
      canonical: all('link[rel=canonical]', 'href'),
      address: all('meta[property="og:url"]', 'content'),
      shared: all('meta[property="og:title"]', 'content'),
    }
  })

test('the head of the application follows its screens, each tag once (MET-07)', async ({ page }) => {
  const driver = pageDriver(page)
  await driver.findAddress(usualPurchase)
  for (const [step, next] of [
    ['products', () => driver.choosePlan(usualPurchase)],
    ['configure', () => page.goBack()],
    ['products', null],
  ] as const) {
    const title = documentTitle(stepNames[step].title, cometa.name)
    await expect(page).toHaveTitle(title)
    const address = `${new URL(page.url()).origin}${paths[step]}`
    await expect
      .poll(() => headOf(page))
      .toEqual({ titles: [title], canonical: [address], address: [address], shared: [title] })
    await next?.()
  }
})

/** Every element of the head that metadata writes, in order of their text. */
const metadataOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [
      'title',
      'meta[name=description]',
      'meta[name=robots]',
      'link[rel=canonical]',
      'link[rel=alternate]',
      'meta[property^="og:"]',
      'script[type="application/ld+json"]',
    ]
      .flatMap((selector) => [...document.head.querySelectorAll(selector)])
      .map(({ outerHTML }) => outerHTML)
      .toSorted(),
  )

test('a screen has the same head after a navigation as when its document is opened, in both languages (MET-07)', async ({
  page,
}) => {
  const driver = pageDriver(page)
  const expectHeadOfDocument = async (path: string): Promise<void> => {
    await expect(page).toHaveURL((url) => url.pathname === path)
    const address = `${new URL(page.url()).origin}${path}`
    const isWritten = () => expect.poll(async () => (await headOf(page)).canonical).toEqual([address])
    await isWritten()
    const navigated = await metadataOf(page)
    await page.reload()
    await isWritten()
    await expect.poll(() => metadataOf(page)).toEqual(navigated)
  }
  await driver.findAddress(usualPurchase)
  await expectHeadOfDocument(paths.products)
  await driver.choosePlan(usualPurchase)
  await expectHeadOfDocument(paths.configure)
  await page.getByRole('banner').getByRole('link', { name: languageNames.en }).click()
  await expect(page).toHaveTitle(documentTitle(english.stepNames.configure.title, cometa.name))
  await page.goBack()
  await expectHeadOfDocument(paths.products)
  await page.goForward()
  await expectHeadOfDocument(paths.configure)
})

test('the terms are linked from the landing page, and show the icon of the store', async ({ page, axe }) => {
  await page.goto(paths.home)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Condiciones' }).click()
  await expect(page).toHaveURL((url) => url.pathname === labelPages.terms)
  for (const { title } of cometa.agreements)
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
  await axe(page, 'terms')
  for (const href of await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel*=icon]')].map((link) => link.href),
  )) {
    const loads = await page.evaluate(
      (src) =>
        new Promise<boolean>((resolve) => {
          const image = new Image()
          image.addEventListener('load', () => resolve(image.naturalWidth > 0))
          image.addEventListener('error', () => resolve(false))
          image.src = src
        }),
      href,
    )
    expect([href, loads]).toEqual([href, true])
  }
})
