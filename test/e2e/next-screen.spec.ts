import { paths } from '#core/routes/routes.ts'
import { configureWords } from '#ui/features/sale/configure/es.ts'
import { stepNames } from '#ui/content/es/sale/step-names.ts'
import { expect, test } from './store.fixture.ts'

type Seen = { readonly heading: string; readonly hasOrder: boolean; readonly current: string }

test('the screen after a plan replaces the plans in one change, with its place on the trail and its order', async ({
  page,
  openAfter,
}) => {
  await openAfter(page, 'findAddress', paths.products)
  const plan = page.getByRole('button', { name: /^Elegir/ }).first()
  await expect(plan).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const seen: Seen[] = []
    Object.assign(globalThis, { seenScreens: seen })
    const look = (): void => {
      seen.push({
        heading: document.querySelector('main h1')?.textContent ?? '',
        hasOrder: document.querySelector('main aside') !== null,
        current: document.querySelector('[aria-current="step"]')?.textContent ?? '',
      })
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  })
  await plan.click()
  await expect(page.getByRole('heading', { level: 1, name: configureWords.title })).toBeVisible()
  const seen = await page.evaluate(() => (globalThis as unknown as { seenScreens: Seen[] }).seenScreens)
  const arrival = seen.find(({ heading }) => heading === configureWords.title)
  expect(arrival).toMatchObject({
    hasOrder: true,
    current: expect.stringContaining(stepNames.configure.label),
  })
})
