import { buyer } from './buyer.ts'
import { expect, test } from './store.fixture.ts'

test('a visitor buys internet, from the address to the confirmation, at one price', async ({ page, axe }) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  const { findsAddress, choosesGig, configures, givesDetails, paysWith, choosesVisit, orders, arriveAt } =
    buyer(page)

  await page.goto('/')
  await axe(page, 'landing')
  await findsAddress()
  await arriveAt('/buy/products')
  await axe(page, 'products')
  await choosesGig()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await axe(page, 'configure')
  await configures()
  await axe(page, 'checkout')
  await givesDetails()
  await axe(page, 'payment')
  await paysWith()
  await choosesVisit()
  await axe(page, 'schedule')

  const pay = page.getByRole('button', { name: /^Pagar/ })
  const dueToday = /\$[\d,.]+\d/.exec(await pay.innerText())?.[0] ?? ''
  const monthly = '$86.96'
  expect(dueToday).toBe('$155.86')
  await expect(page.getByRole('complementary', { name: 'Tu pedido' })).toContainText(monthly)
  await orders()

  await arriveAt('/automated-confirmation')
  await axe(page, 'confirmation')
  const main = page.getByRole('main')
  for (const fact of [
    'Tu pedido está hecho',
    dueToday,
    monthly,
    '$116.96',
    'Visa terminada en 1111',
  ])
    await expect(main).toContainText(fact)
  expect(problems).toEqual([])

  await page.reload()
  await expect(main).toContainText('Tu pedido está hecho')
  await page.goBack()
  await expect(main).toContainText('Tu pedido está hecho')
})

test('reload and Back keep the place and what was typed at every step', async ({ page }) => {
  const { findsAddress, choosesGig, configures, givesDetails, paysWith, arriveAt, choosesVisit } = buyer(page)
  const reloadsAt = async (path: string): Promise<void> => {
    await page.reload()
    await arriveAt(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await findsAddress()
  await arriveAt('/buy/products')
  await reloadsAt('/buy/products')
  await choosesGig()
  await reloadsAt('/buy/configure')
  await configures(3)
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Lucía')
  await reloadsAt('/buy/checkout')
  await expect(page.getByRole('textbox', { name: 'Nombre', exact: true })).toHaveValue('Lucía')
  await page.goBack()
  await arriveAt('/buy/configure')
  await expect(page.getByText('WiFi pod × 3')).toBeVisible()
  await page.goBack()
  await arriveAt('/buy/products')
  await page.goForward()
  await arriveAt('/buy/configure')
  await page.goForward()
  await arriveAt('/buy/checkout')
  await givesDetails()
  await reloadsAt('/pre-payment')
  await page.goBack()
  await arriveAt('/buy/checkout')
  await page.goForward()
  await arriveAt('/pre-payment')
  await paysWith()
  await choosesVisit()
  await reloadsAt('/buy/schedule-window')
  await expect(page.getByText('Tu visita')).toBeVisible()
  await page.goBack()
  await arriveAt('/pre-payment')
  await expect(page.getByRole('main')).toContainText('Visa terminada en 1111')
})

test('a place of the sale without its ground leads to the address, whatever is asked for', async ({
  page,
}) => {
  for (const path of [
    '/buy/products',
    '/buy/configure',
    '/buy/checkout',
    '/pre-payment',
    '/buy/schedule-window',
    '/automated-confirmation',
  ]) {
    await page.goto(path)
    await buyer(page).arriveAt('/address/localization')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('a card and its code are never in a request, a store of the browser or the page after they were given', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  const { findsAddress, choosesGig, configures, givesDetails, paysWith, arriveAt } = buyer(page)
  await findsAddress()
  await choosesGig()
  await configures(0)
  await givesDetails()
  await paysWith('5555 5555 5555 4444')
  await arriveAt('/buy/schedule-window')
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  )
  expect(sent.some((text) => text.includes('payment-validate'))).toBe(true)
  for (const text of [...sent, kept, await page.content()])
    expect(text.replace(/\D/g, '')).not.toContain('5555555555554444')
  expect(kept).not.toMatch(/session-[\w-]{8}/)
})
