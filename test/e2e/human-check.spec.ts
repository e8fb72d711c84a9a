import { once } from 'node:events'
import { createServer } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { HUMAN_CHECKS_MAX } from '#core/human/human-check.ts'
import { paths } from '#core/routes/routes.ts'
import { orderStatusWords as words } from '#ui/content/es/sale/order-status.ts'
import { errorWords } from '#ui/content/es/shared/common.ts'
import { expect, test } from './store.fixture.ts'
import { startStore } from './store.ts'

const NUMBER = '4K7MP-9QRTX'

const callsOf = (page: Page): string[] => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname.slice('/api/misc/'.length))
  })
  return calls
}

const askForCode = async (page: Page, origin = ''): Promise<void> => {
  await page.goto(`${origin}${paths.orderStatus}`)
  await page.getByRole('textbox', { name: words.number }).fill(NUMBER)
  await page.getByRole('button', { name: words.send }).click()
}

test('a worker solves the puzzle while the buyer types, and the code is sent with one click (HUM-03)', async ({
  page,
}) => {
  const calls = callsOf(page)
  await page.goto(paths.orderStatus)
  const started = page.waitForEvent('worker')
  await page.getByRole('textbox', { name: words.number }).fill(NUMBER)
  const worker = await started
  if (page.workers().includes(worker)) await worker.waitForEvent('close')
  expect(calls).toEqual(['recaptcha-challenge'])
  await page.getByRole('button', { name: words.send }).click()
  await expect(page.getByRole('heading', { name: words.codeTitle })).toBeFocused()
  expect(calls).toEqual(['recaptcha-challenge', 'recaptcha-validation', 'order-status/code'])
})

/** How the service answers for a token: it passes, it fails, or there is no answer. */
type Answering = 'passes' | 'fails' | 'silent'

/** The script of the widget, with the published interface. It gives a new token for each execution. */
const SCRIPT = `
let options
let tokens = 0
window.grecaptcha = {
  ready: (then) => then(),
  render: (place, given) => { options = given; place.dataset.hl = given.hl; return 0 },
  reset: () => undefined,
  execute: () => options.callback('token-' + (tokens += 1)),
}`

const openService = async () => {
  const seen: string[] = []
  let answering: Answering = 'passes'
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`)
    if (request.method === 'GET') {
      response.writeHead(200, {
        'content-type': 'text/javascript',
        'cross-origin-resource-policy': 'cross-origin',
      })
      return response.end(SCRIPT)
    }
    if (answering === 'silent') return response.writeHead(500).end()
    const body = {
      success: answering === 'passes',
      hostname: '127.0.0.1',
      challenge_ts: new Date().toISOString(),
    }
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    answer: (next: Answering) => {
      answering = next
    },
    close: () => server.close(),
  }
}

test('a configured reCAPTCHA checks in Spanish; a blocked script and a failed check lead to the error page, a silent one does not (HUM-04, HUM-06, F36)', async ({
  page,
}) => {
  const service = await openService()
  const dataDir = await mkdtemp(join(tmpdir(), 'escaparate-e2e-'))
  const store = await startStore(dataDir, {
    RECAPTCHA_URL: `${service.origin}/siteverify`,
    RECAPTCHA_SECRET: 'a-secret',
    RECAPTCHA_SITE_KEY: 'public-key',
    RECAPTCHA_HOSTS: '127.0.0.1',
    RECAPTCHA_SCRIPT: `${service.origin}/api.js`,
  })
  await page.goto(`${store.origin}/`)
  expect(service.seen).toEqual([])

  await askForCode(page, store.origin)
  await expect(page.getByRole('heading', { name: words.codeTitle })).toBeFocused()
  expect(service.seen).toEqual(['GET /api.js?render=explicit&hl=es', 'POST /siteverify'])
  await expect(page.locator('[data-hl="es"]')).toHaveCount(1)

  await page.route('**/api.js*', (route) => route.abort())
  await askForCode(page, store.origin)
  await expect(page.getByRole('heading', { name: errorWords.human.title })).toBeVisible()
  await page.unroute('**/api.js*')

  service.answer('silent')
  await askForCode(page, store.origin)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('intenta otra vez')
  await expect(alert.getByRole('link')).toHaveAttribute('href', /^tel:/)
  await expect(page.getByRole('textbox', { name: words.number })).toHaveValue(NUMBER)

  service.answer('fails')
  service.seen.splice(0)
  await page.getByRole('button', { name: words.send }).click()
  await expect(page.getByRole('heading', { name: errorWords.human.title })).toBeVisible()
  expect(service.seen.filter((line) => line.startsWith('POST'))).toHaveLength(HUMAN_CHECKS_MAX)
  await expect(page.getByRole('link', { name: cometa.phones.sales.shown }).first()).toBeVisible()

  await store.stop()
  service.close()
  await rm(dataDir, { recursive: true, force: true })
})
