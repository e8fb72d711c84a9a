import type { BrowserContext } from '@playwright/test'
import { outcomePaths, paths } from '#core/routes/routes.ts'
import { localizationWords } from '#ui/content/es/localization.ts'
import { addressLeadingTo } from '#test/builders/pocket.builder.ts'
import { buyer } from './buyer.ts'
import { expect, test } from './store.fixture.ts'

/** Every answer that says that something failed, and every error in a console. */
const failuresIn = (context: BrowserContext): readonly string[] => {
  const failures: string[] = []
  context.on('response', (response) => {
    if (response.status() >= 400) failures.push(`${response.status()} ${response.url()}`)
  })
  context.on('console', (message) => {
    if (message.type() === 'error') failures.push(message.text())
  })
  context.on('weberror', (thrown) => failures.push(String(thrown.error())))
  return failures
}

test('a purchase from a misspelled address to its confirmation meets no failed call and no error in the console', async ({
  page,
  context,
}) => {
  const failures = failuresIn(context)
  const person = buyer(page)
  await person.findsAddress(addressLeadingTo('addressNotFound'))
  await person.arriveAt(outcomePaths.addressNotFound)
  // As a link of a document, before the script has taken it over.
  const nearby = page.getByRole('main').getByRole('link', { name: 'Sí, es esta' })
  await page.goto((await nearby.getAttribute('href')) ?? 'no link')
  await person.arriveAt(paths.products)
  await person.choosesGig()
  await person.configures(0)
  await person.givesDetails()
  await person.paysWith()
  await person.choosesVisit()
  await page.reload()
  await person.arriveAt(paths.schedule)
  await person.orders()
  await person.arriveAt(paths.confirmation)
  await page.reload()
  await person.arriveAt(paths.confirmation)
  expect(failures).toEqual([])
})

const shopPaths = [
  ...new Set([
    paths.products,
    paths.configure,
    paths.checkout,
    paths.payment,
    paths.schedule,
    paths.confirmation,
    ...Object.values(outcomePaths),
  ]),
]

test('no page of the shop that is opened without a session asks for what is known to be refused', async ({
  page,
  context,
}) => {
  const failures = failuresIn(context)
  for (const path of shopPaths) {
    await page.goto(path)
    await expect(page.getByLabel(localizationWords.street), path).toBeVisible()
    expect(failures, path).toEqual([])
  }
})
