import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, Response } from '@playwright/test'
import { PORTAL_COOKIE } from '#adapters/contract/record.ts'
import { PORTAL_KEY_PREFIX } from '#core/portal/storage-key.ts'
import { loginCallbackPath } from '#core/routes/external-paths.ts'
import type { PortalStep } from '#core/routes/portal-steps.ts'
import { portalSteps } from '#core/routes/portal-steps.ts'
import { startIdentityProvider } from '#test/builders/identity-provider.builder.ts'
import { freePort } from '#adapters/server/free-port.ts'
import { moveVisitWords } from '#ui/features/shared/visit-choice/move-visit.es.ts'
import { accountOrdersWords } from '#ui/features/portal/services/account-orders.es.ts'
import { accountChoiceWords } from '#ui/content/es/portal/entry.ts'
import { portalFrameWords } from '#ui/content/es/portal/portal-frame.ts'
import { confirmationWords } from '#ui/features/sale/confirmation/es.ts'
import { identityWords, loginWords, signupWords } from '#ui/content/es/shared/identity.ts'
import { codeAfter, emailOf, enterBothFactors, logIn } from './portal-login.ts'
import { openPlaced } from './saved-sale.ts'
import { expect, test } from './store.fixture.ts'
import { startStore } from './store.ts'

const { services } = portalSteps

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

/** The data that only a signed-in customer may see: names, streets, accounts. */
const PRIVATE = /CM-\d|Carmen|Avenue|Street/

const expectNothingPrivate = async (page: Page): Promise<void> => {
  expect(await page.locator('body').innerText()).not.toMatch(PRIVATE)
}

test(
  'a holder logs in; after the sign-out, Back shows nothing private, and the tab stores no data of the portal (F33)',
  { tag: '@quick' },
  async ({ page, store }) => {
    await logIn(page, store, 'carmen', services.path)
    await expectPage(page, 'services')
    await expect(page.locator('body')).toContainText('CM-100100')
    await page.getByRole('button', { name: portalFrameWords.signOut }).click()
    await expectPath(page, portalSteps.exit.path)
    await expect(page.locator('body')).not.toContainText('CM-100100')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNothingPrivate(page)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNothingPrivate(page)
    expect(await portalKeys(page)).toEqual([])
    await page.goto(services.path)
    await expect(page.getByLabel(loginWords.password)).toBeVisible()
  },
)

test('the buyer of an order creates a login from its confirmation, and finds the order and its visit', async ({
  page,
  store,
}) => {
  const buyer = emailOf('isabel')
  const { orderNumber } = await openPlaced(page, store.origin, buyer)
  await page.getByRole('link', { name: confirmationWords.signUp }).click()
  await expect(page.getByLabel(signupWords.order)).toHaveValue(orderNumber)
  await page.getByLabel(identityWords.email).fill(buyer)
  const password = 'una frase de prueba larga'
  const code = await codeAfter(store, buyer, () =>
    page.getByRole('button', { name: signupWords.submit }).click(),
  )
  await page.getByRole('textbox', { name: identityWords.code }).fill(code)
  await page.getByRole('textbox', { name: signupWords.code.password }).fill(password)
  await page.getByRole('button', { name: signupWords.code.submit, exact: true }).click()
  await expect(page.getByRole('heading', { name: signupWords.factor.title })).toBeVisible()
  await page.getByRole('button', { name: signupWords.factor.email }).click()
  await enterBothFactors(page, store, buyer, password)
  await expectPage(page, 'services')
  await expect(page.getByText(accountOrdersWords.order(orderNumber))).toBeVisible()
  await expect(page.getByRole('button', { name: moveVisitWords.move })).toBeVisible()
  await expect(page.getByRole('button', { name: accountOrdersWords.cancel })).toBeVisible()
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
  const seen: Promise<string>[] = []
  const see = (response: Response): void => {
    const headers = response.allHeaders().then((all) => JSON.stringify(all))
    seen.push(
      headers,
      response.text().catch(() => ''),
    )
    seen.push(Promise.resolve(response.url()))
  }
  page.on('response', see)
  await page.goto(`${store.origin}${services.path}`)
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
  page.off('response', see)
  const inBrowser = [...(await Promise.all(seen)), stored, JSON.stringify(await context.cookies())].join('\n')
  expect(provider.tokens().length).toBeGreaterThan(1)
  expect(provider.tokens().filter((token) => inBrowser.includes(token))).toEqual([])
  expect(inBrowser).not.toContain('access_token')
  await context.close()
  await provider.stop()
  await store.stop()
  await rm(dataDir, { recursive: true, force: true })
})
