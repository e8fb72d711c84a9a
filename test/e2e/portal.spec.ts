import type { Page } from '@playwright/test'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { cents } from '#core/shared/money.ts'
import { languageNames } from '#ui/content/language.ts'
import { accountOrdersWords } from '#ui/features/portal/services/account-orders.es.ts'
import { accountChoiceWords, portalLoginWords, portalMfaWords } from '#ui/content/es/portal/entry.ts'
import { portalFrameWords, portalTitles } from '#ui/content/es/portal/portal-frame.ts'
import { portalNotices } from '#ui/content/es/portal/portal-app.ts'
import { changesWords, servicesWords } from '#ui/features/portal/services/es.ts'
import * as englishServices from '#ui/features/portal/services/en.ts'
import * as englishBalance from '#ui/features/portal/balance-details/en.ts'
import * as englishDisclosures from '#ui/content/en/portal/disclosures.ts'
import * as englishEntry from '#ui/content/en/portal/entry.ts'
import * as englishFrame from '#ui/content/en/portal/portal-frame.ts'
import * as englishReasons from '#ui/content/en/portal/reasons.ts'
import * as englishOptions from '#ui/content/en/portal/retention-options.ts'
import * as englishSwitching from '#ui/content/en/portal/switching.ts'
import * as englishIdentity from '#ui/content/en/shared/identity.ts'
import type { PortalStep } from '#core/routes/portal-steps.ts'
import { portalSteps } from '#core/routes/portal-steps.ts'
import { billingCycleWords } from '#ui/content/es/portal/billing-cycle.ts'
import { cancelReviewWords, pendingWords } from '#ui/content/es/portal/change-review.ts'
import { decisionWords } from '#ui/content/es/portal/change.ts'
import { reasonWords, reasonsWords } from '#ui/content/es/portal/reasons.ts'
import { portalTroubleWords } from '#ui/features/portal/portal-trouble/es.ts'
import { disclosuresWords } from '#ui/content/es/portal/disclosures.ts'
import { identityWords, loginWords } from '#ui/content/es/shared/identity.ts'
import { visitMail } from '#ui/content/es/shared/portal-mail.ts'
import { documentTitle } from '#ui/content/es/shared/common.ts'
import { emailOf, enterFactor, enterPassword, logIn, messagesTo, oneTimePassword } from './portal-login.ts'
import { expect, test } from './store.fixture.ts'

const english = {
  ...englishServices,
  ...englishBalance,
  ...englishDisclosures,
  ...englishEntry,
  ...englishFrame,
  ...englishReasons,
  ...englishOptions,
  ...englishSwitching,
  ...englishIdentity,
}

const title = (step: PortalStep, titles = portalTitles) => documentTitle(titles[step], cometa.name)

/** A page of the portal has its path, its title, a heading and the telephone. */
const expectPage = async (page: Page, step: PortalStep, titles = portalTitles): Promise<void> => {
  await expect(page).toHaveURL(({ pathname }) => pathname === portalSteps[step].path)
  await expect(page).toHaveTitle(title(step, titles))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText(cometa.phones.service.shown)
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()

/** Returns to a tab. The test runner hides none, so no browser says that it is visible again. */
const returnTo = async (page: Page): Promise<void> => {
  await page.bringToFront()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/** Notes each page of the portal that is shown from now on. */
const notePages = (page: Page): readonly string[] => {
  const shown: string[] = []
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url())
    if (shown.at(-1) !== pathname) shown.push(pathname)
  })
  return shown
}

test.describe('at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the holder of an account cancels a service within six pages and undoes it', async ({
    page,
    store,
    axe,
  }) => {
    const wanted = `${portalSteps.services.path}?x=1`
    await page.goto(wanted)
    await expectPage(page, 'login')
    await axe(page, 'login of the portal')
    await page.getByRole('link', { name: portalLoginWords.act, exact: true }).click()
    await expect(page.getByLabel(loginWords.password)).toBeVisible()
    await axe(page, 'password')
    await enterPassword(page, 'julia@correo.example')
    await expectPage(page, 'mfa')
    await axe(page, 'page of the second factor')
    await page.getByRole('link', { name: portalMfaWords.act, exact: true }).click()
    await expect(page.getByRole('textbox', { name: identityWords.code })).toBeVisible()
    await axe(page, 'second factor')
    await enterFactor(page, oneTimePassword())
    await expectPage(page, 'services')
    await expect(page).toHaveURL(({ search }) => search === '?x=1')
    await axe(page, 'services')

    const shown = notePages(page)
    await page.getByRole('button', { name: /^Cancelar este servicio: .*(?:fijo|casa|Teléfono)/i }).click()
    await expectPage(page, 'reasons')
    await axe(page, 'reasons')
    await press(page, decisionWords.continue)
    await expectPage(page, 'billingCycle')
    await axe(page, 'end date')
    await press(page, billingCycleWords.continue)
    await expectPage(page, 'disclosures')
    await press(page, disclosuresWords.continue)
    await axe(page, 'unread disclosures')
    const points = page.getByRole('list', { name: disclosuresWords.legend }).getByRole('checkbox')
    for (const point of await points.all()) await point.check()
    await press(page, disclosuresWords.continue)
    await expectPage(page, 'serviceConfirmation')
    await axe(page, 'review of a cancellation')
    await press(page, cancelReviewWords.confirm)
    await expectPage(page, 'servicePending')
    const walked = [
      'reasons',
      'billingCycle',
      'disclosures',
      'serviceConfirmation',
      'servicePending',
    ] as const
    expect(shown).toEqual(walked.map((step) => portalSteps[step].path))
    await axe(page, 'pending cancellation')
    const number = await page
      .getByText(pendingWords.number, { exact: true })
      .locator('xpath=following-sibling::*')
      .innerText()
    await expect
      .poll(() => messagesTo(store, 'julia@correo.example').then((all) => all.join()))
      .toContain(number)
    await page.reload()
    await expectPage(page, 'servicePending')
    await expect(page.getByText(number).first()).toBeVisible()
    await press(page, pendingWords.services)
    await expect(page.getByText(changesWords.number(number))).toBeVisible()
    await page.getByRole('button', { name: /^Deshacer: / }).click()
    await expect(page.getByRole('heading', { name: changesWords.earlier })).toBeVisible()
    await expect(page.getByRole('button', { name: servicesWords.services.cancel })).toHaveCount(3)
    await axe(page, 'undone cancellation')
  })
})

test.describe('at 360 px in English', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a holder who owes money sees what is past due, and accepts an option instead of cancelling', async ({
    page,
    store,
    axe,
  }) => {
    const { services, balanceDetails } = portalSteps
    const expectEnglish = (step: PortalStep) => expectPage(page, step, english.portalTitles)
    await page.goto(services.path)
    await page.getByRole('link', { name: languageNames.en }).filter({ visible: true }).first().click()
    await expectEnglish('login')
    await axe(page, 'login in English')
    await logIn(page, store, 'carmen', services.path, english)
    await expectEnglish('services')
    await axe(page, 'services in English')
    await page.getByRole('link', { name: english.balanceSummaryWords.details }).click()
    await expectEnglish('balanceDetails')
    await expect(page.getByText(english.balanceWords.pastDue(cents(45_20)))).toBeVisible()
    await axe(page, 'balance in English')
    await page.goto(balanceDetails.path)
    await expectEnglish('balanceDetails')
    await page.getByRole('link', { name: english.portalFrameWords.back }).click()
    await page.getByRole('button', { name: english.servicesWords.services.cancel }).first().click()
    await expectEnglish('reasons')
    await page.getByRole('radio', { name: english.reasonWords.price.title }).check()
    await press(page, english.reasonsWords.continue)
    await expectEnglish('switching')
    await axe(page, 'comparison in English')
    await press(page, english.switchingWords.options)
    await expectEnglish('options')
    await axe(page, 'options in English')
    await page.getByRole('button', { name: english.optionsWords.choose }).first().click()
    await expectEnglish('optionAccept')
    await axe(page, 'option in English')
    const points = page.getByRole('list', { name: english.disclosuresWords.legend }).getByRole('checkbox')
    for (const point of await points.all()) await point.check()
    await press(page, english.acceptWords.accept)
    await expectEnglish('acceptPending')
    await axe(page, 'accepted option in English')
  })
})

test('a holder moves a visit, adds it to the calendar, and cancels it', async ({ page, store, axe }) => {
  await logIn(page, store, 'mateo', portalSteps.services.path)
  await expectPage(page, 'services')
  await axe(page, 'services with an open order')
  const words = accountOrdersWords
  await press(page, words.move)
  const dialog = page.getByRole('dialog', { name: words.moving.title })
  await expect(dialog.getByRole('radio', { disabled: false }).first()).toBeVisible()
  await axe(page, 'move a visit')
  await dialog.getByRole('radio', { disabled: false, checked: false }).last().check()
  await dialog.getByRole('button', { name: /^Cambiar al / }).click()
  await expect(page.getByText(portalNotices.visitMoved)).toBeVisible()
  await expect(dialog).toBeHidden()
  const saved = page.waitForEvent('download')
  await press(page, words.calendar)
  expect((await saved).suggestedFilename()).toMatch(/^visita-.*\.ics$/)
  await press(page, words.cancel)
  const question = page.getByRole('alertdialog', { name: words.cancelling.title })
  await expect(question).toBeVisible()
  await axe(page, 'cancel a visit')
  await question.getByRole('button', { name: words.cancelling.confirm }).click()
  await expect(page.getByText(portalNotices.visitCancelled)).toBeVisible()
  await expect(question).toBeHidden()
  await expect(page.getByRole('button', { name: words.move })).toHaveCount(0)
  await axe(page, 'services with a cancelled visit')
  const sent = () => messagesTo(store, emailOf('mateo')).then((all) => all.join())
  await expect.poll(sent).toContain(visitMail.visitCancelled.heading.toUpperCase())
})

test('services that cannot be cancelled online say why and how else (PTL-06)', async ({
  page,
  store,
  axe,
}) => {
  await logIn(page, store, 'rosa', portalSteps.services.path)
  await expectPage(page, 'services')
  await expect(page.getByText(servicesWords.ineligible.noneCancelable.title)).toBeVisible()
  await expect(page.getByText(servicesWords.obstacles.bulkContract.title)).toBeVisible()
  await expect(page.getByText(servicesWords.obstacles.fixedTerm.title)).toBeVisible()
  await expect(page.getByRole('button', { name: servicesWords.services.cancel })).toHaveCount(0)
  await axe(page, 'services that cannot be cancelled')
})

test('another account chosen in a second tab is shown in the first one, which says so (F32)', async ({
  page,
  store,
  axe,
}) => {
  await logIn(page, store, 'tomas', portalSteps.services.path)
  const choice = page.getByRole('heading', { name: accountChoiceWords.title })
  await expect(choice).toBeVisible()
  await axe(page, 'choice of an account')
  await page.getByRole('button', { name: /CM-100500/ }).click()
  await expectPage(page, 'services')
  const footer = (tab: Page) => tab.getByRole('contentinfo')
  await expect(footer(page)).toContainText('CM-100500')
  const other = await page.context().newPage()
  await other.goto(portalSteps.services.path)
  await expect(footer(other)).toContainText('CM-100500')
  // The header of a telephone has it too.
  await other.setViewportSize({ width: 360, height: 800 })
  const otherAccount = other.getByRole('banner').getByRole('button', { name: portalFrameWords.otherAccount })
  await expect(otherAccount).toBeInViewport({ ratio: 1 })
  await otherAccount.click()
  await other.getByRole('button', { name: /CM-100600/ }).click()
  await expect(footer(other)).toContainText('CM-100600')
  await returnTo(page)
  await expect(page.getByText(portalNotices.accountChanged)).toBeVisible()
  await expect(footer(page)).toContainText('CM-100600')
  await axe(page, 'another account')
})

test('each page that keeps a service leads on with one press, and none is a dead end', async ({
  page,
  store,
  axe,
}) => {
  await logIn(page, store, 'tomas', portalSteps.services.path)
  await page.getByRole('button', { name: /CM-100500/ }).click()
  await expectPage(page, 'services')
  await page.getByRole('button', { name: servicesWords.services.cancel }).first().click()
  await page.getByRole('radio', { name: reasonWords.quality.title }).check()
  await press(page, reasonsWords.continue)
  await expectPage(page, 'troubleshooting')
  await axe(page, 'repair')
  await page.goto(portalSteps.reasons.path)
  await expectPage(page, 'reasons')
  await page.getByRole('radio', { name: reasonWords.notUsed.title }).check()
  await press(page, reasonsWords.continue)
  await expectPage(page, 'options')
  await page.getByRole('button', { name: /^Ver \d opci/ }).click()
  await expectPage(page, 'additionalOption')
  await axe(page, 'other options')
  await press(page, decisionWords.continue)
  await expectPage(page, 'billingCycle')
  await press(page, decisionWords.agent)
  await expectPage(page, 'agent')
  await axe(page, 'a person')
  await page.getByRole('link', { name: portalFrameWords.back }).click()
  await expectPage(page, 'services')
})

test('an account that does not answer is asked again on the page that says so', async ({
  page,
  store,
  axe,
}) => {
  await logIn(page, store, 'rosa', portalSteps.services.path)
  await expectPage(page, 'services')
  await page.route('**/api/cus/account-summary', (route) => route.abort())
  await page.reload()
  await expectPage(page, 'somethingWentWrong')
  await axe(page, 'an account that does not answer')
  await page.unroute('**/api/cus/account-summary')
  await press(page, portalTroubleWords.screens.somethingWentWrong.act)
  await expectPage(page, 'services')
  for (const step of ['error', 'exit'] as const) {
    await page.goto(portalSteps[step].path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await axe(page, step)
  }
})
