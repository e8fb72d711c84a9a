import { paths } from '#core/routes/routes.ts'
import { paymentWords } from '#ui/features/sale/payment/es.ts'
import { holdRequests } from './screens.ts'
import { expect, test } from './store.fixture.ts'

/** The most that the text below the form may move when the form appears, in px. It moved by 620. */
const MOST_PX = 8

test('the form of a bank account reserves its height while its code loads: nothing moves', async ({
  page,
  openAfter,
}) => {
  await openAfter(page, 'chooseVisit', paths.payment)
  const release = await holdRequests(page, '/assets/bank*')
  const foot = page.getByText(paymentWords.kinds.bank.cipher)
  await page.getByText(paymentWords.kinds.bank.tab, { exact: true }).click()
  await expect(page.getByText(paymentWords.opening)).toBeVisible()
  const tops: number[] = []
  const heightAt = async (width: number): Promise<number> => {
    await page.setViewportSize({ width, height: 900 })
    return foot.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY))
  }
  const widths = [360, 412, 600, 768, 1024, 1440]
  for (const width of widths) tops.push(await heightAt(width))
  await release()
  await expect(page.getByLabel(paymentWords.bank.routing)).toBeVisible()
  const moved: number[] = []
  for (const [index, width] of widths.entries())
    moved.push(Math.abs((await heightAt(width)) - (tops[index] ?? 0)))
  console.log(`the form of a bank account moved what is below it by at most ${Math.max(...moved)} px`)
  expect(moved.filter((px) => px > MOST_PX)).toEqual([])
})
