import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { PORTAL_COOKIE } from '#adapters/contract/record.ts'
import { embeddedClientIds } from '#adapters/server/identity/embedded-openid.ts'
import { FACTOR_TRIES } from '#adapters/identity/identity-config.ts'
import { ORDER_CODE, ORDER_CODE_MS } from '#core/checkout/order-code.ts'
import { PORTAL_KEY_PREFIX } from '#core/portal/storage-key.ts'
import { loginCallbackPath, mobileLoginPath, outsidePaths } from '#core/routes/outside-paths.ts'
import type { PortalStep } from '#core/routes/portal-steps.ts'
import { portalSteps } from '#core/routes/portal-steps.ts'
import { paths } from '#core/routes/routes.ts'
import { startIdentityProvider } from '#test/builders/identity-provider.builder.ts'
import { freePort } from '#adapters/server/free-port.ts'
import { accountOrdersWords } from '#ui/features/portal/services/account-orders.es.ts'
import { servicesWords } from '#ui/features/portal/services/es.ts'
import { accountChoiceWords, portalLoginWords } from '#ui/content/es/portal/entry.ts'
import { portalFrameWords } from '#ui/content/es/portal/portal-frame.ts'
import { portalTroubleWords } from '#ui/features/portal/portal-trouble/es.ts'
import { confirmationWords } from '#ui/features/sale/confirmation/es.ts'
import { factorProblems, factorWords, identityWords, signupWords } from '#ui/content/es/shared/identity.ts'
import {
  codeAfter,
  confirmByEmail,
  emailOf,
  enterFactor,
  enterPassword,
  logIn,
  logInByPassword,
  messagesTo,
  oneTimePassword,
} from './portal-login.ts'
import { openPlaced } from './saved-sale.ts'
import type { Started } from './store.fixture.ts'
import { expect, startStore, test } from './store.fixture.ts'

const { services } = portalSteps

const movableClock = new URL('movable-clock.ts', import.meta.url).href

const expectPath = (page: Page, path: string) => expect(page).toHaveURL(({ pathname }) => pathname === path)

const expectPage = async (page: Page, step: PortalStep): Promise<void> => {
  await expectPath(page, portalSteps[step].path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Returns the keys of the portal in the storage of a tab (PTL-08). */
const portalKeys = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    (prefix) =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.startsWith(prefix)),
    PORTAL_KEY_PREFIX,
  )

/** What only a customer who is signed in may see: names, streets, accounts. */
const PRIVATE = /CM-\d|Mateo|Vega|Julia|Ríos|Avenue|Street/

const expectNothingPrivate = async (page: Page): Promise<void> => {
  expect(await page.locator('body').innerText()).not.toMatch(PRIVATE)
}

/** Returns the answer to the call of the account summary, as the browser sends it. */
const summaryAnswer = (page: Page): Promise<string> =>
  page.evaluate(() => fetch('/api/cus/account-summary').then((answer) => answer.text()))

test('only the primary holder is let in: other roles read why, or are at the login again (F30)', async ({
  page,
  store,
  axe,
}) => {
  for (const name of ['admin', 'estandar']) {
    await page.context().clearCookies()
    await logInByPassword(page, store, name, services.path)
    await expectPage(page, 'nonAuthorizedUser')
    await expect(page.getByText(portalTroubleWords.screens.nonAuthorizedUser.body)).toBeVisible()
    await expectNothingPrivate(page)
    expect(await summaryAnswer(page)).toContain('NOT_AUTHORIZED')
  }
  await axe(page, 'another role')
  await page.context().clearCookies()
  await logInByPassword(page, store, 'sinrol', services.path)
  await expectPage(page, 'login')
  await expectNothingPrivate(page)
  await axe(page, 'no role')
})

test('the second factor cannot be skipped by an address (F31)', async ({ page, store, axe }) => {
  await logInByPassword(page, store, 'mateo', services.path)
  await expectPage(page, 'mfa')
  for (const step of ['services', 'balanceDetails', 'servicePending'] as const) {
    await page.goto(portalSteps[step].path)
    await expectPage(page, 'mfa')
    await expectNothingPrivate(page)
  }
  expect(await summaryAnswer(page)).toContain('MFA_REQUIRED')
  await axe(page, 'a second factor is missing')
})

test('wrong second factors lock the login, with a sentence and a telephone (F31)', async ({
  page,
  store,
  axe,
}) => {
  await page.goto(`${outsidePaths.existingCustomer}?step=mfa`)
  // A login that no other test confirms.
  const email = emailOf('sinrol')
  const right = await codeAfter(store, email, () => enterPassword(page, email))
  const wrong = right === '000000' ? '000001' : '000000'
  for (let tries = 1; tries < FACTOR_TRIES; tries += 1) {
    await enterFactor(page, wrong)
    await expect(page.getByText(factorProblems.wrong.title)).toBeVisible()
  }
  await enterFactor(page, wrong)
  await expect(page.getByText(factorProblems.locked.title)).toBeVisible()
  await enterFactor(page, right)
  await expect(page.getByText(factorProblems.locked.title)).toBeVisible()
  await expect(page.getByText(cometa.phones.service.shown).first()).toBeVisible()
  await axe(page, 'a locked login')
})

/** Starts a store whose clock moves ten minutes at a time, and runs a test in it. */
const inMovableTime = async (
  run: (store: Started, passTenMinutes: () => Promise<void>) => Promise<void>,
): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'escaparate-e2e-'))
  const store = await startStore(dataDir, { NODE_OPTIONS: `--import=${movableClock}` })
  let moves = 0
  await run(store, async () => {
    moves += 1
    store.signal('SIGUSR2')
    await expect.poll(store.output).toContain(`clock ${moves * ORDER_CODE_MS}`)
  })
  await store.stop()
  await rm(dataDir, { recursive: true, force: true })
}

test('a second factor that was used, or is older than ten minutes, is refused (F31)', async ({
  browser,
  axe,
}) => {
  // It starts a store of its own.
  test.setTimeout(120_000)
  await inMovableTime(async (store, passTenMinutes) => {
    const openFactor = async (email: string): Promise<Page> => {
      const page = await (await browser.newContext()).newPage()
      await page.goto(`${store.origin}${outsidePaths.existingCustomer}?step=mfa`)
      await enterPassword(page, email)
      await expect(page.getByRole('textbox', { name: identityWords.code })).toBeVisible()
      return page
    }
    const [first, second] = [await openFactor(emailOf('julia')), await openFactor(emailOf('julia'))]
    const password = oneTimePassword()
    await enterFactor(first, password)
    await expectPage(first, 'services')
    await enterFactor(second, password)
    await expect(second.getByText(factorProblems.expired.title)).toBeVisible()

    const email = emailOf('mateo')
    let late: Page | undefined
    const code = await codeAfter(store, email, async () => (late = await openFactor(email)))
    if (late === undefined) throw new Error('no page')
    await passTenMinutes()
    await enterFactor(late, code)
    await expect(late.getByText(factorProblems.expired.title)).toBeVisible()
    await axe(late, 'an expired code')
    const button = late.getByRole('button', { name: factorWords.again })
    const another = await codeAfter(store, email, () => button.click())
    expect(another).not.toBe(code)
    await enterFactor(late, code)
    await expect(late.getByText(factorProblems.wrong.title)).toBeVisible()
  })
})

test('after the sign-out, Back shows nothing private, and the tab stores nothing of the portal (F33)', async ({
  page,
  store,
  axe,
}) => {
  await logIn(page, store, 'mateo', services.path)
  await expectPage(page, 'services')
  await expect(page.locator('body')).toContainText('CM-100300')
  await page.getByRole('button', { name: portalFrameWords.signOut }).click()
  await expectPath(page, portalSteps.exit.path)
  await expect(page.locator('body')).not.toContainText('CM-100300')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNothingPrivate(page)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNothingPrivate(page)
  expect(await portalKeys(page)).toEqual([])
  await page.goto(services.path)
  await expectPage(page, 'login')
  await axe(page, 'login after the sign-out')
})

test('the buttons of the browser lead to the entry of the portal, with nothing selected (PTL-05)', async ({
  page,
  store,
}) => {
  await logIn(page, store, 'carmen', services.path)
  await page.getByRole('button', { name: servicesWords.services.cancel }).first().click()
  await expectPage(page, 'reasons')
  await page.goto(paths.orderStatus)
  await page.goBack()
  await expectPage(page, 'services')
  await page.goto(portalSteps.reasons.path)
  await expectPage(page, 'services')
})

test('a session that is over leads to the landing page, and nothing of it stays (PTL-04)', async ({
  page,
  store,
}) => {
  await logIn(page, store, 'mateo', services.path)
  await expectPage(page, 'services')
  await page.context().clearCookies({ name: PORTAL_COOKIE })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expectPath(page, paths.home)
  await expectNothingPrivate(page)
  expect(await portalKeys(page)).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a page of the portal shows the telephone to call', async ({ page }) => {
    await page.goto(services.path)
    const notice = page.locator('noscript')
    await expect(notice.locator('a[href^="tel:"]').first()).toBeVisible()
    // Playwright's text matchers skip what is in `noscript`.
    const texts = await notice.evaluateAll((elements) => elements.map(({ textContent }) => textContent))
    expect(texts.join()).toContain(cometa.phones.service.shown)
  })
})

test('the buyer of an order creates a login from its confirmation, and finds the order and its visit', async ({
  page,
  store,
  axe,
}) => {
  const { orderNumber, emailAddress } = await openPlaced(page, store.origin)
  await page.getByRole('link', { name: confirmationWords.signUp }).click()
  await expect(page.getByLabel(signupWords.order)).toHaveValue(orderNumber)
  await axe(page, 'new login: order')
  await page.getByLabel(identityWords.email).fill('maria@correo.example')
  expect(emailAddress).not.toBe('')
  const password = 'una frase de prueba larga'
  const code = await codeAfter(store, 'maria@correo.example', () =>
    page.getByRole('button', { name: signupWords.submit }).click(),
  )
  await page.getByRole('textbox', { name: identityWords.code }).fill(code)
  await page.getByRole('textbox', { name: signupWords.code.password }).fill(password)
  await axe(page, 'new login: code')
  await page.getByRole('button', { name: signupWords.code.submit, exact: true }).click()
  await expect(page.getByRole('heading', { name: signupWords.factor.title })).toBeVisible()
  await axe(page, 'new login: second factor')
  await page.getByRole('button', { name: signupWords.factor.email }).click()
  await enterPassword(page, 'maria@correo.example', undefined, password)
  await expectPage(page, 'mfa')
  await confirmByEmail(page, store, 'maria@correo.example')
  await expectPage(page, 'services')
  await expect(page.getByText(accountOrdersWords.order(orderNumber))).toBeVisible()
  await expect(page.getByRole('button', { name: accountOrdersWords.move })).toBeVisible()
  await expect(page.getByRole('button', { name: accountOrdersWords.cancel })).toBeVisible()
  await axe(page, 'services of a new login')
})

test('the link in the e-mail of an order leads its buyer to a new login', async ({ page, store }) => {
  const buyer = 'maria@correo.example'
  const { orderNumber } = await openPlaced(page, store.origin)
  let link: string | undefined
  await expect
    .poll(async () => {
      const links = (await messagesTo(store, buyer)).flatMap(
        (text) => text.match(/https?:\/\/[^\s"<>]+\/identity\/signup\?order=[\w-]+/g) ?? [],
      )
      link = links.find((url) => url.endsWith(orderNumber))
      return link
    })
    .toBeDefined()
  await page.goto(link ?? '')
  await expect(page.getByLabel(signupWords.order)).toHaveValue(orderNumber)
  await page.getByLabel(identityWords.email).fill(buyer)
  const code = await codeAfter(store, buyer, () =>
    page.getByRole('button', { name: signupWords.submit }).click(),
  )
  await expect(page.getByRole('heading', { name: signupWords.code.title })).toBeVisible()
  expect(code).toMatch(ORDER_CODE)
})

test('the mobile shop logs in with its own client, and is open again afterwards', async ({ page, store }) => {
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/identity/auth')
  await page.goto(mobileLoginPath)
  expect(new URL((await asked).url()).searchParams.get('client_id')).toBe(embeddedClientIds.mobile)
  await enterPassword(page, emailOf('mateo'))
  await expectPath(page, '/mobile')
  const { claim } = await page.evaluate(() => fetch('/api/cus/session').then((answer) => answer.json()))
  expect([claim, (await page.context().cookies(store.origin)).map(({ name }) => name)]).toEqual([
    { state: 'read', role: 'primary' },
    expect.arrayContaining([PORTAL_COOKIE]),
  ])
})

test('a provider of another site signs in, and its tokens never reach the browser (S20, S21)', async ({
  browser,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'escaparate-e2e-'))
  const port = String(await freePort())
  const callback = `http://127.0.0.1:${port}${loginCallbackPath}`
  const person = { identity_role: 'PRIMARY', account_ids: ['CM-100200', 'CM-100300'] }
  const provider = await startIdentityProvider(['portal', 'mobile'], callback, { julia: person }, 'localhost')
  const store = await startStore(dataDir, {
    PORT: port,
    OPENID_ISSUER: provider.issuer,
    OPENID_CLIENT_ID: 'portal',
    OPENID_MOBILE_CLIENT_ID: 'mobile',
    PORTAL_MFA: 'off',
  })
  const context = await browser.newContext()
  const page = await context.newPage()
  const seen: string[] = []
  page.on('response', async (response) => {
    seen.push(
      response.url(),
      JSON.stringify(await response.allHeaders()),
      await response.text().catch(() => ''),
    )
  })
  await page.goto(`${store.origin}${services.path}`)
  await page.getByRole('link', { name: portalLoginWords.act, exact: true }).click()
  await expect(page).toHaveURL(({ hostname }) => hostname === 'localhost')
  await page.locator('input[name="login"]').fill('julia')
  await page.locator('input[name="password"]').fill('julia')
  await page.locator('button[type="submit"]').click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(
    ({ host, pathname }) => host.endsWith(port) && pathname.startsWith('/customer-portal'),
  )
  await expect(page.getByRole('heading', { name: accountChoiceWords.title })).toBeVisible()
  const status = await page.evaluate(() => fetch('/api/cus/session').then((answer) => answer.json()))
  expect(status).toMatchObject({ claim: { state: 'read', role: 'PRIMARY' }, isAlive: true })
  const cookies = await context.cookies(store.origin)
  expect(cookies.find(({ name }) => name === PORTAL_COOKIE)).toMatchObject({
    sameSite: 'Strict',
    httpOnly: true,
    secure: true,
  })
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  )
  const inBrowser = [...seen, stored, JSON.stringify(await context.cookies())].join('\n')
  expect(provider.tokens().length).toBeGreaterThan(1)
  expect(provider.tokens().filter((token) => inBrowser.includes(token))).toEqual([])
  expect(inBrowser).not.toContain('access_token')
  await context.close()
  await provider.stop()
  await store.stop()
  await rm(dataDir, { recursive: true, force: true })
})
