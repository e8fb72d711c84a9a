import { paths } from '#core/routes/routes.ts'
import { buy, usualPurchase } from '#test/builders/purchase.ts'
import { pageDriver } from './page-driver.ts'
import { expectScreen } from './screens.ts'
import { test } from './store.fixture.ts'

test('with denied storage every offer can be bought, and a reload restores the step and the order (F19, I9, I15)', async ({
  page,
  openAfter,
}) => {
  await openAfter(page, 'findAddress', paths.products)
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  })
  await page.reload()
  const driver = pageDriver(page)
  await buy(driver, usualPurchase, { from: 'choosePlan', through: 'chooseVisit' })
  await page.reload()
  await expectScreen(page, 'payment')
  await buy(driver, usualPurchase, { from: 'pay' })
  await page.reload()
  await expectScreen(page, 'confirmation')
})
