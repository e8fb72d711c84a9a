import { deviceListParameters } from '#core/query/tool-parameters.ts'
import type { Browser, Page } from '@playwright/test'
import { orderValues } from '#core/mobile/device-search.ts'
import { startTestHost } from '#test/builders/test-host.builder.ts'
import { openPhone, SETTLE_MS, slowDown } from './page-load.ts'
import { median, row, say } from './report.ts'

/** The number of measured searches, each from the full list. */
const ROUNDS = 7

/** From the change of a field to the paint of the list, in ms. */
const ANSWER_MS = 100

/** The number of devices in the measured list. */
const DEVICES = 100

const PATH = '/mobile/products/phones'

const CARD = /<li [^>]*data-device="[^"]*".*?<\/label><\/div><\/li>/gs

/** Returns the page of a list with more devices: copies of its cards, each a device of its own. */
const withDevices = (html: string, count: number): string => {
  const cards = html.match(CARD) ?? []
  const copies = Array.from({ length: count - cards.length }, (_, at) => {
    const slug = `device-${String(at)}`
    return (cards[at % cards.length] ?? '')
      .replace(/data-device="[^"]*"/, `data-device="${slug}"`)
      .replace(/value="[^"]*"/, `value="${slug}"`)
  })
  const last = cards.at(-1) ?? ''
  return html.replace(last, () => [last, ...copies].join(''))
}

/** Changes a search field. Returns the time to the next paint, in ms, and the number of devices found. */
const search = (page: Page, name: string, value: string) =>
  page.evaluate(
    async ([field, wanted]) => {
      const select = document.querySelector<HTMLSelectElement>(`select[name="${field}"]`)
      if (select === null) throw new Error(`no field ${field}`)
      await new Promise(requestAnimationFrame)
      const from = performance.now()
      select.value = wanted
      select.dispatchEvent(new Event('change', { bubbles: true }))
      await new Promise(requestAnimationFrame)
      await new Promise((painted) => setTimeout(painted))
      const found = document.querySelectorAll('[data-device]:not([hidden])').length
      return { ms: performance.now() - from, found }
    },
    [name, value] as const,
  )

const searches = [
  [deviceListParameters.brand, 'apple'],
  [deviceListParameters.monthly, '20'],
  [deviceListParameters.order, orderValues.priceLowToHigh],
] as const

/** Times the search in a list of 100 devices on the slow phone. */
export const benchDeviceList = async (browser: Browser): Promise<void> => {
  const host = await startTestHost({ isSiteBuilt: true })
  say(`\nA search in a list of ${String(DEVICES)} devices on the slow phone, to its paint`)
  try {
    const { context, page } = await openPhone(browser, { isEager: true })
    await slowDown(page, { hasCache: true })
    await page.route(`**${PATH}`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: withDevices(await response.text(), DEVICES) })
    })
    await page.goto(`${host.origin}${PATH}`, { waitUntil: 'networkidle' })
    await page.locator(`select[name="${deviceListParameters.brand}"]`).focus()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(SETTLE_MS)
    for (const [name, value] of searches) {
      const answers: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        const { ms, found } = await search(page, name, value)
        if (found === 0) throw new Error(`${name}=${value} finds nothing`)
        answers.push(ms)
        const cleared = await search(
          page,
          name,
          name === deviceListParameters.order ? orderValues.featured : '',
        )
        if (cleared.found !== DEVICES) throw new Error(`${String(cleared.found)} devices in the full list`)
      }
      row(median(answers).toFixed(0), `ms of ${String(ANSWER_MS)}: ${name}=${value}`)
    }
    await context.close()
  } finally {
    await host.stop()
  }
}
