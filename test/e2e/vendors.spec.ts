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
import { commonWords } from '#ui/content/es/shared/common.ts'
import { errorWords } from '#ui/content/es/shared/error-words.ts'
import { helpWords } from '#ui/content/es/shared/help.ts'
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

/** The script of the chat, with its published interface. It writes its commands into the document. */
const CHAT = `window.ASAPP = (command) => { document.documentElement.dataset.chat = command }`

/** The script of the widget, with the published interface. It gives a new token for each execution. */
const WIDGET = `
let options
let tokens = 0
window.grecaptcha = {
  ready: (then) => then(),
  render: (place, given) => { options = given; place.dataset.hl = given.hl; return 0 },
  reset: () => undefined,
  execute: () => options.callback('token-' + (tokens += 1)),
}`

/** A vendor of a chat and of a human check. */
const openVendor = async () => {
  const seen: string[] = []
  let answering: Answering = 'passes'
  let hasChat = true
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`)
    if (request.method === 'GET') {
      const isChat = request.url === '/sdk.js'
      response.writeHead(isChat && !hasChat ? 404 : 200, {
        'content-type': 'text/javascript',
        'cross-origin-resource-policy': 'cross-origin',
      })
      return response.end(isChat ? CHAT : WIDGET)
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
    closeChat: () => {
      hasChat = false
    },
    close: () => server.close(),
  }
}

const openStoreOfVendor = async () => {
  // The chat has an origin of its own: only public pages admit it.
  const [vendor, chat] = await Promise.all([openVendor(), openVendor()])
  const dataDir = await mkdtemp(join(tmpdir(), 'escaparate-e2e-'))
  const store = await startStore(dataDir, {
    CHAT_SCRIPT_URL: `${chat.origin}/sdk.js`,
    CHAT_APP_ID: 'store',
    RECAPTCHA_URL: `${vendor.origin}/siteverify`,
    RECAPTCHA_SECRET: 'a-secret',
    RECAPTCHA_SITE_KEY: 'public-key',
    RECAPTCHA_HOSTS: '127.0.0.1',
    RECAPTCHA_SCRIPT: `${vendor.origin}/api.js`,
  })
  const stop = async (): Promise<void> => {
    await store.stop()
    vendor.close()
    chat.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { vendor, chat, store, stop }
}

test.describe('with the scripts of a vendor', () => {
  test.describe.configure({ mode: 'default' })
  let opened: Awaited<ReturnType<typeof openStoreOfVendor>>
  test.beforeAll(async () => {
    opened = await openStoreOfVendor()
  })
  test.afterAll(() => opened.stop())

  test('a configured reCAPTCHA checks in Spanish; a blocked script and a failed check lead to the error page, a silent one does not (HUM-04, HUM-06, F36)', async ({
    page,
  }) => {
    const { vendor, store } = opened
    await page.goto(`${store.origin}/`)
    expect(vendor.seen).toEqual([])

    await askForCode(page, store.origin)
    await expect(page.getByRole('heading', { name: words.codeTitle })).toBeFocused()
    expect(vendor.seen).toEqual(['GET /api.js?render=explicit&hl=es', 'POST /siteverify'])
    await expect(page.locator('[data-hl="es"]')).toHaveCount(1)

    await page.route('**/api.js*', (route) => route.abort())
    await askForCode(page, store.origin)
    await expect(page.getByRole('heading', { name: errorWords.human.title })).toBeVisible()
    await page.unroute('**/api.js*')

    vendor.answer('silent')
    await askForCode(page, store.origin)
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('intenta otra vez')
    await expect(alert.getByRole('link')).toHaveAttribute('href', /^tel:/)
    await expect(page.getByRole('textbox', { name: words.number })).toHaveValue(NUMBER)

    vendor.answer('fails')
    vendor.seen.splice(0)
    await page.getByRole('button', { name: words.send }).click()
    await expect(page.getByRole('heading', { name: errorWords.human.title })).toBeVisible()
    expect(vendor.seen.filter((line) => line.startsWith('POST'))).toHaveLength(HUMAN_CHECKS_MAX)
    await expect(page.getByRole('link', { name: cometa.phones.sales.shown }).first()).toBeVisible()
  })

  test('a public page runs the chat of a vendor within its content policy; without its script the embedded help opens; the application does not admit it (F37, S1)', async ({
    page,
  }) => {
    const { chat, store } = opened
    const policyOf = async (path: string): Promise<string> => {
      const response = await page.goto(`${store.origin}${path}`)
      return response?.headers()['content-security-policy'] ?? ''
    }
    const help = page.getByRole('link', { name: commonWords.help }).first()
    const panel = page.getByRole('dialog', { name: helpWords.title })

    expect(await policyOf(paths.home)).toContain(chat.origin)
    await help.click()
    await expect(page.locator('html')).toHaveAttribute('data-chat', 'show')
    await expect(panel).toBeHidden()

    chat.closeChat()
    await policyOf(paths.home)
    await help.click()
    await expect(panel).toBeVisible()

    expect(await policyOf(paths.localization)).not.toContain(chat.origin)
  })
})
