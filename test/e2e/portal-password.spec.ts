import { outsidePaths } from '#core/routes/outside-paths.ts'
import { portalSteps } from '#core/routes/portal-steps.ts'
import { portalMfaWords } from '#ui/content/es/portal/entry.ts'
import * as english from '#ui/content/en/shared/identity.ts'
import { identityWords, loginProblems, loginWords, resetWords } from '#ui/content/es/shared/identity.ts'
import { identityChangedMail } from '#ui/content/es/shared/mail.ts'
import { languageNames } from '#ui/content/es/shared/site.ts'
import {
  codeAfter,
  emailOf,
  enterFactor,
  enterPassword,
  messagesTo,
  oneTimePassword,
} from './portal-login.ts'
import { expect, test } from './store.fixture.ts'

const PASSWORD = 'otra frase de prueba larga'

/** A login that no other test uses. */
const email = emailOf('julia')

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a customer who forgot the password chooses another, and the second factor stays (S44)', async ({
    page,
    store,
    browser,
    axe,
  }) => {
    await page.goto(outsidePaths.existingCustomer)
    await page.getByLabel(identityWords.email).fill(email)
    await page.getByRole('button', { name: languageNames.en }).click()
    await expect(page.getByRole('heading', { name: english.loginWords.title })).toBeVisible()
    await expect(page.getByLabel(english.identityWords.email)).toHaveValue(email)
    await page.getByRole('button', { name: languageNames.es }).click()
    await page.getByRole('link', { name: loginWords.forgotten }).click()
    await expect(page.getByRole('heading', { name: resetWords.title })).toBeVisible()
    await page.getByLabel(identityWords.email).fill(email)
    const code = await codeAfter(store, email, () =>
      page.getByRole('button', { name: resetWords.submit }).click(),
    )
    await page.getByRole('textbox', { name: identityWords.code }).fill(code)
    await page.getByRole('textbox', { name: resetWords.code.password }).fill(PASSWORD)
    await page.getByRole('button', { name: resetWords.code.submit }).click()
    await expect(page.getByRole('heading', { name: resetWords.done.title })).toBeVisible()
    await expect
      .poll(async () => (await messagesTo(store, email)).join('\n'))
      .toContain(identityChangedMail.password.heading)

    await page.getByRole('link', { name: resetWords.done.login, exact: true }).click()
    await enterPassword(page, email)
    await expect(page.getByText(loginProblems.wrong.title)).toBeVisible()

    const scripted = await browser.newContext({ javaScriptEnabled: true })
    const portal = await scripted.newPage()
    await portal.goto(`${store.origin}${outsidePaths.existingCustomer}`)
    await enterPassword(portal, email, undefined, PASSWORD)
    await portal.getByRole('link', { name: portalMfaWords.act, exact: true }).click()
    await enterFactor(portal, oneTimePassword())
    await expect(portal).toHaveURL(({ pathname }) => pathname === portalSteps.services.path)
    await portal.goto(`${store.origin}/identity/reset`)
    await axe(portal, 'forgotten password')
    await scripted.close()
  })
})
