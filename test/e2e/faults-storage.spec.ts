import type { Page } from '@playwright/test'
import { DRAFT_KEY } from '#adapters/browser/draft-store.ts'
import { paths } from '#core/routes/routes.ts'
import { checkoutWords } from '#ui/content/es/checkout.ts'
import { buyer } from './buyer.ts'
import { expect, orderNumberIn, test, wayOut } from './gate.ts'

/** What is done to the stores of the browser, in each page before anything of it runs. */
const faults: Readonly<Record<string, () => void>> = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
  denied: () => {
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  },
}

for (const [fault, make] of Object.entries(faults)) {
  test(`with a ${fault} store everything can be bought, and the order is found again (F19, I9, I15)`, async ({
    page,
    enter,
    made,
  }) => {
    await enter(page, 'products')
    await page.addInitScript(make)
    await page.reload()
    const person = buyer(page)
    await person.choosesGig()
    await person.continues()
    await person.givesDetails()
    await page.reload()
    await person.arriveAt(paths.payment)
    await person.paysWith()
    await person.choosesVisit()
    await person.orders()
    const number = await orderNumberIn(page)
    await page.reload()
    expect(await orderNumberIn(page)).toBe(number)
    expect(await made()).toEqual({ orders: 1, captured: 1 })
  })
}

const draft = (parts: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({
    version: 2,
    addressForm: { street: 'Planted Street 1', unit: '', zip: '33130' },
    customerForm: {
      firstName: 'Planted',
      lastName: '',
      emailAddress: '',
      phoneNumber: '',
      phoneType: 'Mobile',
      addressOneYear: '',
      identificationType: '',
    },
    orderKey: null,
    ...parts,
  })

const foreign: Readonly<Record<string, string>> = {
  'no JSON': '{"version":2,',
  'an empty text': '',
  'a number': '7',
  'a list': '[]',
  null: 'null',
  'a later version': draft({ version: 3 }),
  'a version that is a text': draft({ version: '2' }),
  'a key too many': draft({ more: true }),
  'a street that is a list': draft({ addressForm: { street: [], unit: '', zip: '' } }),
  'a key of an order that is none': draft({ orderKey: '<script>' }),
  'a prototype': `{"__proto__":{"planted":true},${draft({}).slice(1)}`,
  'a prototype within': draft({}).replace('"street"', '"__proto__":{"planted":true},"street"'),
  'a constructor': draft({ constructor: { prototype: { planted: true } } }),
  'more than fits': draft({ addressForm: { street: 'x'.repeat(20_000), unit: '', zip: '' } }),
}

const plant = (page: Page, text: string): Promise<void> =>
  page.evaluate(
    ([key, planted]) => {
      sessionStorage.setItem(key, planted)
      sessionStorage.setItem('buyflow.left-build', planted)
      localStorage.setItem(key, planted)
    },
    [DRAFT_KEY, text] as const,
  )

test('a draft that this store has not written counts as none, plants nothing and stops nobody (F19, I9)', async ({
  page,
  enter,
}) => {
  await enter(page, 'checkout')
  const firstName = page.getByRole('textbox', { name: checkoutWords.customer.firstName, exact: true })
  for (const [what, text] of Object.entries(foreign)) {
    await plant(page, text)
    await page.reload()
    await expect(firstName, what).toHaveValue('')
    expect(await page.evaluate(() => Reflect.get({}, 'planted')), what).toBeUndefined()
    await buyer(page).arriveAt(paths.checkout)
  }
  await plant(page, draft({}))
  await page.reload()
  await expect(firstName, 'its own').toHaveValue('Planted')
})

test('what is typed after a draft that could not be read is kept again (F19, I9)', async ({
  page,
  enter,
}) => {
  await enter(page, 'checkout')
  await plant(page, foreign['a prototype'] ?? '')
  await page.reload()
  await buyer(page).saysWho()
  await page.reload()
  const { firstName } = checkoutWords.customer
  await expect(page.getByRole('textbox', { name: firstName, exact: true })).toHaveValue('María')
})

test.describe('a screen that can not be fetched', () => {
  test.use({ known: /did not come/ })

  test('is told with a retry where the store is denied, too (F19, F42, I9)', async ({ page, enter }) => {
    await enter(page, 'payment')
    await page.addInitScript(faults['denied'] ?? (() => undefined))
    await page.route('**/assets/schedule*', (route) => route.fulfill({ status: 404, body: '' }))
    await page.reload()
    await buyer(page).paysWith()
    const retry = await wayOut(page)
    await page.unroute('**/assets/schedule*')
    await retry.click()
    await buyer(page).choosesVisit()
  })
})
