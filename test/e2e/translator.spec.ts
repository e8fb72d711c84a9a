import type { Page } from '@playwright/test'
import { buy, type Purchase } from '#test/builders/purchase.ts'
import { pageDriver } from './page-driver.ts'
import { purchases } from './purchases.ts'
import { expect, test } from './store.fixture.ts'

/** Wraps every text node in two `font` elements after each change, as the translators of browsers do. */
const translate = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const skipped = 'font, script, style, noscript, textarea, option, title, svg'
    const wrapAll = (): void => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode() !== null) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        if (text.parentElement?.closest(skipped) !== null) continue
        const outer = document.createElement('font')
        outer.appendChild(document.createElement('font')).append(text.data)
        text.replaceWith(outer)
      }
    }
    new MutationObserver(() => {
      if (document.body !== null) wrapAll()
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

/** Another test of the store trades in the telephone of the purchase, which only one order may trade in (MOB-43). */
const OTHER_IMEI = '356938035643817'

const withOtherTradeIn = ({ mobileItems, ...purchase }: Purchase): Purchase =>
  mobileItems === undefined
    ? purchase
    : {
        ...purchase,
        mobileItems: mobileItems.map(({ productDetail, ...item }) => ({
          ...item,
          productDetail: {
            ...productDetail,
            servicePlans: productDetail.servicePlans.map((plan) =>
              plan.tradeInImei === null ? plan : { ...plan, tradeInImei: OTHER_IMEI },
            ),
          },
        })),
      }

for (const { name, device, context, purchase, channel } of purchases)
  test.describe(name, () => {
    test.use({ ...context, reducedMotion: 'reduce' })

    test('is bought on pages whose texts a translator replaces', { tag: '@rest' }, async ({ page }) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      await translate(page)
      await buy(pageDriver(page, device(page), channel), withOtherTradeIn(purchase))
      expect(errors).toEqual([])
      await expect(page.getByRole('main').locator('font').first()).toBeVisible()
    })
  })
